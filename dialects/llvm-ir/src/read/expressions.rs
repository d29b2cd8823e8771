//! Constant expressions, and those that LLVM folds while it reads them.

use rtblgen_dialects::llvm::LLVMPointerType;
use rtblgen_runtime::Type;

use super::{Read, Reader};
use crate::constants::{Constant, ConstantId, GepFlags, INBOUNDS, NUSW, NUW};

/// Binary expressions: the keyword with its flags.
const BINARY: [(&str, [&str; 4]); 3] = [
    ("add", ["add", "add nuw", "add nsw", "add nuw nsw"]),
    ("sub", ["sub", "sub nuw", "sub nsw", "sub nuw nsw"]),
    ("xor", ["xor", "xor", "xor", "xor"]),
];

const CASTS: [&str; 5] = ["trunc", "ptrtoint", "inttoptr", "bitcast", "addrspacecast"];

impl<'c> Reader<'_, 'c> {
    /// Whether the next token starts an expression with an address.
    pub(super) fn is_expression(&self) -> bool {
        self.word().is_some_and(|word| word == "getelementptr" || CASTS.contains(&word))
    }

    pub(super) fn expression(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        let word = self.spelling();
        if word == "getelementptr" {
            return self.gep_expression();
        }
        if let Some(cast) = CASTS.iter().find(|cast| **cast == word) {
            return self.cast_expression(cast);
        }
        if let Some((_, words)) = BINARY.iter().find(|(known, _)| *known == word) {
            return self.binary_expression(words);
        }
        if matches!(word, "extractelement" | "insertelement" | "shufflevector") {
            return self.vector_expression();
        }
        const REMOVED: [&str; 22] = [
            "mul",
            "shl",
            "udiv",
            "sdiv",
            "urem",
            "srem",
            "lshr",
            "ashr",
            "and",
            "or",
            "fadd",
            "fsub",
            "fmul",
            "fdiv",
            "frem",
            "fneg",
            "icmp",
            "fcmp",
            "zext",
            "sext",
            "extractvalue",
            "insertvalue",
        ];
        if REMOVED.contains(&word) {
            return Err(self.fail(format!("LLVM has no constant expressions of '{word}' any longer")));
        }
        const OTHERS: [&str; 2] = ["ptrtoaddr", "select"];
        match OTHERS.contains(&word) {
            true => Err(self.fail(format!("constant expressions of '{word}' cannot be read"))),
            false => Err(self.expected(&format!("a constant of type '{ty}'"))),
        }
    }

    /// `inbounds`, `nusw` and `nuw`.
    pub(super) fn gep_flags(&mut self) -> GepFlags {
        let mut flags = 0;
        loop {
            flags |= match self.word() {
                Some("inbounds") => INBOUNDS | NUSW,
                Some("nusw") => NUSW,
                Some("nuw") => NUW,
                _ => return flags,
            };
            self.advance();
        }
    }

    fn gep_expression(&mut self) -> Read<ConstantId> {
        let position = self.position();
        self.advance();
        let mut flags = self.gep_flags();
        let range = self.position();
        let has_range = self.eat_word("inrange");
        if has_range {
            self.note_dropped(range, "the range 'inrange' of a constant");
            self.expect(b'(')?;
            for _ in 0..2 {
                self.advance();
                self.eat(b',');
            }
            self.expect(b')')?;
            flags |= self.gep_flags();
        }
        self.expect(b'(')?;
        let element = self.ty()?;
        let mut parts = Vec::new();
        while self.eat(b',') {
            parts.push(self.typed_constant()?);
        }
        self.expect(b')')?;
        let constants = &mut self.module.constants;
        let Some(base) = parts.first().copied().filter(|base| is_pointer(constants.ty(*base))) else {
            return Err(self.at(position, "'getelementptr' needs a pointer"));
        };
        if parts[1..].iter().any(|index| !constants.ty(*index).element_type_or_self().is_any_integer()) {
            return Err(self.at(position, "an index of 'getelementptr' is no integer"));
        }
        let ty = constants.ty(base);
        let vector = parts.iter().map(|part| constants.ty(*part)).find(|ty| ty.is_vector());
        let result = match vector {
            Some(vector) if !ty.is_vector() => self.like_vector(vector, ty),
            _ => ty,
        };
        let constants = &mut self.module.constants;
        if constants.is_poison(base) || constants.is_undef(base) {
            let any = constants.get(base).clone();
            return Ok(constants.add(result, any));
        }
        let is_any = |id: ConstantId| constants.is_undef(id) || constants.is_poison(id);
        let is_nothing = parts[1..].iter().all(|index| constants.is_zero(*index) || is_any(*index));
        if is_nothing && !has_range {
            return Ok(if result == ty { base } else { constants.splat(result, base) });
        }
        if result.is_vector() {
            self.vector_indices(element, result, &mut parts[1..]);
        }
        Ok(self.module.constants.add(result, Constant::Gep(flags, element, parts.into())))
    }

    fn cast_expression(&mut self, word: &'static str) -> Read<ConstantId> {
        let position = self.position();
        self.advance();
        // Flags of `trunc` have no meaning in a constant.
        self.flag_words(&[("nuw", 1), ("nsw", 2)]);
        self.expect(b'(')?;
        let value = self.typed_constant()?;
        self.expect_word("to")?;
        let to = self.ty()?;
        self.expect(b')')?;
        let from = self.module.constants.ty(value);
        if !is_cast(word, from, to) {
            return Err(self.at(position, format!("'{word}' cannot make a '{to}' of a '{from}'")));
        }
        Ok(self.module.constants.read_cast(word, value, to))
    }

    fn binary_expression(&mut self, words: &[&'static str; 4]) -> Read<ConstantId> {
        let position = self.position();
        self.advance();
        let flags = self.flag_words(&[("nuw", 1), ("nsw", 2)]) as usize;
        self.expect(b'(')?;
        let lhs = self.typed_constant()?;
        self.expect(b',')?;
        let rhs = self.typed_constant()?;
        self.expect(b')')?;
        let constants = &mut self.module.constants;
        let ty = constants.ty(lhs);
        if ty != constants.ty(rhs) || !ty.element_type_or_self().is_any_integer() {
            return Err(self.at(position, "the operands are no integers of the same type"));
        }
        Ok(constants.read_binary((words[0], words[flags]), lhs, rhs))
    }
}

fn is_pointer(ty: Type<'_>) -> bool {
    ty.element_type_or_self().is::<LLVMPointerType<'_>>()
}

/// Whether a cast between types is valid.
pub(super) fn is_cast(word: &str, from: Type<'_>, to: Type<'_>) -> bool {
    let shape = |ty: Type<'_>| ty.is_vector().then(|| (ty.shape().to_vec(), ty.is_scalable_vector()));
    let (source, target) = (from.element_type_or_self(), to.element_type_or_self());
    let is_float = |ty: Type<'_>| ty.is_float() || ty.is_a("llvm.ppc_fp128");
    let bits = |ty: Type<'_>| ty.int_or_float_bit_width().unwrap_or(128);
    let (is_int, to_int) = (source.is_any_integer(), target.is_any_integer());
    if word == "bitcast" {
        let is_scalar =
            |ty: Type<'_>| ty.is_any_integer() || is_float(ty) || is_pointer(ty) || ty.is_a("llvm.x86_amx");
        return is_scalar(source) && is_scalar(target) && is_pointer(source) == is_pointer(target);
    }
    let fits = match word {
        "trunc" => is_int && to_int && bits(source) > bits(target),
        "zext" | "sext" => is_int && to_int && bits(source) < bits(target),
        "fptrunc" | "fpext" => is_float(source) && is_float(target),
        "fptosi" | "fptoui" => is_float(source) && to_int,
        "sitofp" | "uitofp" => is_int && is_float(target),
        "ptrtoint" => is_pointer(source) && to_int,
        "inttoptr" => is_int && is_pointer(target),
        "addrspacecast" => is_pointer(source) && is_pointer(target) && source != target,
        _ => false,
    };
    fits && shape(from) == shape(to)
}
