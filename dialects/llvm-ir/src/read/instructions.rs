//! Instructions except calls and memory accesses.

use rtblgen_dialects::llvm::LLVMPointerType;
use rtblgen_runtime::Type;
use rustc_hash::FxHashSet;

use super::expressions::is_cast;
use super::lexer::Kind;
use super::tree::{Instruction, InstructionKind};
use super::{Read, Reader};
use crate::constants::Val;
use crate::translate::Flags;
use crate::words;

/// An instruction without its result and metadata: the kind, the operands, and the type of the result.
pub(super) type Parsed<'c> = (InstructionKind<'c>, Vec<Val>, Type<'c>);

/// Flags of integer instructions, by their bits in the dialect.
const OVERFLOW: [(&str, u32); 2] = [("nsw", 1), ("nuw", 2)];

/// Instructions that mlir-translate does not import either.
const UNKNOWN: [&str; 7] =
    ["callbr", "cleanupret", "catchret", "catchpad", "cleanuppad", "catchswitch", "ptrtoaddr"];

impl<'c> Reader<'_, 'c> {
    pub(super) fn instruction(&mut self) -> Read<Instruction<'c>> {
        let position = self.position();
        let token = match (self.kind(), self.ahead(1).kind) {
            (Kind::Local, Kind::Punctuation(b'=')) => {
                let token = self.advance();
                self.advance();
                Some(token)
            }
            _ => None,
        };
        let (kind, operands, ty) = self.parsed()?;
        let result = match ty == self.void() {
            true if token.is_some() => {
                return Err(self.at(position, "an instruction without a result cannot have a name"));
            }
            true => None,
            false => Some(self.define_value(token, ty, position)?),
        };
        let mut metadata = self.attachments(true)?;
        let location =
            metadata.iter().position(|(name, _)| name == "dbg").map(|place| metadata.remove(place).1);
        Ok(Instruction { kind, operands, ty, result, metadata, location, records: Vec::new(), position })
    }

    fn parsed(&mut self) -> Read<Parsed<'c>> {
        let Some(word) = self.word() else { return Err(self.expected("an instruction")) };
        if let Some((name, _, flags)) = words::BINARY.iter().find(|(_, known, _)| *known == word) {
            return self.binary(name, *flags);
        }
        if let Some((name, flags)) = words::CASTS.iter().find(|(known, _)| *known == word) {
            return self.cast(name, *flags);
        }
        if UNKNOWN.contains(&word) {
            return Err(self.fail(format!("instructions of '{word}' cannot be imported")));
        }
        match word {
            "call" | "tail" | "musttail" | "notail" => return self.call(),
            "invoke" => return self.invoke(),
            _ => {}
        }
        let known = self.arithmetic(word)?;
        if let Some(parsed) = known {
            return Ok(parsed);
        }
        if let Some(parsed) = self.memory_instruction(word)? {
            return Ok(parsed);
        }
        match self.terminator(word)? {
            Some(parsed) => Ok(parsed),
            None => Err(self.expected("an instruction")),
        }
    }

    fn arithmetic(&mut self, word: &str) -> Read<Option<Parsed<'c>>> {
        let read: fn(&mut Self) -> Read<Parsed<'c>> = match word {
            "fneg" => Self::negation,
            "icmp" => Self::integer_comparison,
            "fcmp" => Self::float_comparison,
            "select" => Self::select,
            "freeze" => Self::freeze,
            "extractelement" => Self::extract_element,
            "insertelement" => Self::insert_element,
            "shufflevector" => Self::shuffle,
            "extractvalue" => Self::extract_value,
            "insertvalue" => Self::insert_value,
            "phi" => Self::phi,
            "landingpad" => Self::landing_pad,
            _ => return Ok(None),
        };
        self.advance();
        read(self).map(Some)
    }

    fn flags(&mut self, flags: Flags) -> u32 {
        match flags {
            Flags::None => 0,
            Flags::Overflow => self.flag_words(&OVERFLOW),
            Flags::Exact => self.flag_words(&[("exact", 1)]),
            Flags::Disjoint => self.flag_words(&[("disjoint", 1)]),
            Flags::NonNegative => self.flag_words(&[("nneg", 1)]),
            Flags::Fast => self.fast_math(),
        }
    }

    fn is_integer(ty: Type<'c>) -> bool {
        ty.element_type_or_self().is_any_integer()
    }

    fn is_floating(ty: Type<'c>) -> bool {
        ty.element_type_or_self().is_float() || ty.element_type_or_self().is_a("llvm.ppc_fp128")
    }

    fn binary(&mut self, name: &'static str, flags: Flags) -> Read<Parsed<'c>> {
        self.advance();
        let bits = self.flags(flags);
        let position = self.position();
        let (ty, lhs) = self.typed_value()?;
        let fits = if flags == Flags::Fast { Self::is_floating(ty) } else { Self::is_integer(ty) };
        if !fits {
            return Err(self.at(position, format!("'{name}' cannot have operands of type '{ty}'")));
        }
        self.expect(b',')?;
        let rhs = self.value(ty)?;
        Ok((InstructionKind::Binary(name, flags, bits), vec![lhs, rhs], ty))
    }

    fn cast(&mut self, name: &'static str, flags: Flags) -> Read<Parsed<'c>> {
        let position = self.position();
        self.advance();
        let bits = self.flags(flags);
        self.dropped_fast_math("a cast");
        let (from, value) = self.typed_value()?;
        self.expect_word("to")?;
        let to = self.ty()?;
        match is_cast(name, from, to) {
            true => Ok((InstructionKind::Cast(name, flags, bits), vec![value], to)),
            false => Err(self.at(position, format!("'{name}' cannot make a '{to}' of a '{from}'"))),
        }
    }

    /// Reads the flags of an instruction whose operation has none.
    fn dropped_fast_math(&mut self, of: &str) {
        let position = self.position();
        if self.fast_math() != 0 {
            self.note_dropped(position, &format!("a fast-math flag of {of}"));
        }
    }

    fn negation(&mut self) -> Read<Parsed<'c>> {
        let flags = self.fast_math();
        let position = self.position();
        let (ty, value) = self.typed_value()?;
        match Self::is_floating(ty) {
            true => Ok((InstructionKind::Negation(flags), vec![value], ty)),
            false => Err(self.at(position, format!("'fneg' cannot have operands of type '{ty}'"))),
        }
    }

    /// The type of a comparison's result.
    fn truth_type(&self, ty: Type<'c>) -> Type<'c> {
        let bool = self.context.i1_type();
        match ty.is_vector() {
            true if ty.is_scalable_vector() => self.context.scalable_vector_type(ty.shape(), &[true], bool),
            true => self.context.vector_type(ty.shape(), bool),
            false => bool,
        }
    }

    fn integer_comparison(&mut self) -> Read<Parsed<'c>> {
        let flag = self.position();
        if self.eat_word("samesign") {
            self.note_dropped(flag, "the flag 'samesign'");
        }
        let Some(predicate) = self.table_word(&words::INTEGER_PREDICATES) else {
            return Err(self.expected("a predicate of 'icmp'"));
        };
        let position = self.position();
        let (ty, lhs) = self.typed_value()?;
        if !Self::is_integer(ty) && !ty.element_type_or_self().is::<LLVMPointerType<'c>>() {
            return Err(self.at(position, format!("'icmp' cannot have operands of type '{ty}'")));
        }
        self.expect(b',')?;
        let rhs = self.value(ty)?;
        Ok((InstructionKind::IntegerComparison(predicate as u32), vec![lhs, rhs], self.truth_type(ty)))
    }

    fn float_comparison(&mut self) -> Read<Parsed<'c>> {
        let flags = self.fast_math();
        let Some(predicate) = self.table_word(&words::FLOAT_PREDICATES) else {
            return Err(self.expected("a predicate of 'fcmp'"));
        };
        let position = self.position();
        let (ty, lhs) = self.typed_value()?;
        if !Self::is_floating(ty) {
            return Err(self.at(position, format!("'fcmp' cannot have operands of type '{ty}'")));
        }
        self.expect(b',')?;
        let rhs = self.value(ty)?;
        Ok((InstructionKind::FloatComparison(predicate as u32, flags), vec![lhs, rhs], self.truth_type(ty)))
    }

    fn select(&mut self) -> Read<Parsed<'c>> {
        let flags = self.fast_math();
        let position = self.position();
        let (condition, chosen) = self.typed_value()?;
        self.expect(b',')?;
        let (ty, first) = self.typed_value()?;
        self.expect(b',')?;
        let (other, second) = self.typed_value()?;
        if ty != other || condition != self.context.i1_type() && condition != self.truth_type(ty) {
            return Err(self.at(position, "'select' needs a condition and two values of one type"));
        }
        Ok((InstructionKind::Select(flags), vec![chosen, first, second], ty))
    }

    fn freeze(&mut self) -> Read<Parsed<'c>> {
        let (ty, value) = self.typed_value()?;
        Ok((InstructionKind::Freeze, vec![value], ty))
    }

    /// Reads a vector type and a value of the type.
    fn vector(&mut self) -> Read<(Type<'c>, Val)> {
        let position = self.position();
        let (ty, value) = self.typed_value()?;
        match ty.is_vector() {
            true => Ok((ty, value)),
            false => Err(self.at(position, format!("expected a vector, found a value of type '{ty}'"))),
        }
    }

    fn lane(&mut self) -> Read<Val> {
        self.expect(b',')?;
        let position = self.position();
        let (ty, value) = self.typed_value()?;
        match ty.is_any_integer() {
            true => Ok(value),
            false => Err(self.at(position, "the number of an element is an integer")),
        }
    }

    fn extract_element(&mut self) -> Read<Parsed<'c>> {
        let (ty, vector) = self.vector()?;
        let lane = self.lane()?;
        Ok((InstructionKind::ExtractElement, vec![vector, lane], ty.element_type()))
    }

    fn insert_element(&mut self) -> Read<Parsed<'c>> {
        let (ty, vector) = self.vector()?;
        self.expect(b',')?;
        let position = self.position();
        let (element, value) = self.typed_value()?;
        if element != ty.element_type() {
            return Err(self.at(position, format!("'{ty}' has no elements of type '{element}'")));
        }
        let lane = self.lane()?;
        Ok((InstructionKind::InsertElement, vec![vector, value, lane], ty))
    }

    fn shuffle(&mut self) -> Read<Parsed<'c>> {
        let (ty, first) = self.vector()?;
        self.expect(b',')?;
        let position = self.position();
        let (other, second) = self.vector()?;
        if ty != other {
            return Err(self.at(position, "'shufflevector' needs two vectors of one type"));
        }
        self.expect(b',')?;
        let position = self.position();
        let (mask_type, mask) = self.typed_value()?;
        let is_scalable = ty.is_scalable_vector();
        let is_mask = mask_type.is_vector()
            && mask_type.element_type() == self.context.i32_type()
            && mask_type.is_scalable_vector() == is_scalable;
        let numbers = match (is_mask, mask) {
            (true, Val::Constant(mask)) => self.mask(mask),
            _ => None,
        };
        let Some(numbers) = numbers else {
            return Err(self.at(position, "this is no mask of 'shufflevector'"));
        };
        let limit = 2 * ty.shape()[0];
        if numbers.iter().any(|number| i64::from(*number) >= limit) {
            return Err(self.at(position, "this mask names elements that do not exist"));
        }
        let result = match is_scalable {
            true => self.context.scalable_vector_type(mask_type.shape(), &[true], ty.element_type()),
            false => self.context.vector_type(mask_type.shape(), ty.element_type()),
        };
        Ok((InstructionKind::Shuffle(numbers), vec![first, second], result))
    }

    /// The numbers of a mask; -1 is an undefined or poison element.
    fn mask(&mut self, mask: crate::constants::ConstantId) -> Option<Vec<i32>> {
        let constants = &mut self.module.constants;
        let ty = constants.ty(mask);
        if ty.is_scalable_vector() {
            let count = usize::try_from(ty.shape()[0]).ok()?;
            return match constants.is_zero(mask) {
                true => Some(vec![0; count]),
                false => constants
                    .is_undef(mask)
                    .then(|| vec![-1; count])
                    .or_else(|| constants.is_poison(mask).then(|| vec![-1; count])),
            };
        }
        let parts = constants.parts(mask)?;
        let number = |part| match constants.as_int(part) {
            Some(value) => i32::try_from(value.unsigned()).ok(),
            None => (constants.is_undef(part) || constants.is_poison(part)).then_some(-1),
        };
        parts.into_iter().map(number).collect()
    }

    fn extract_value(&mut self) -> Read<Parsed<'c>> {
        let position = self.position();
        let (ty, value) = self.typed_value()?;
        let indices = self.indices()?;
        let part = self.part_type(ty, &indices, position)?;
        Ok((InstructionKind::ExtractValue(indices), vec![value], part))
    }

    fn insert_value(&mut self) -> Read<Parsed<'c>> {
        let position = self.position();
        let (ty, container) = self.typed_value()?;
        self.expect(b',')?;
        let (own, value) = self.typed_value()?;
        let indices = self.indices()?;
        let part = self.part_type(ty, &indices, position)?;
        match part == own {
            true => Ok((InstructionKind::InsertValue(indices), vec![container, value], ty)),
            false => Err(self.at(position, format!("the place is for a '{part}', not a '{own}'"))),
        }
    }

    fn phi(&mut self) -> Read<Parsed<'c>> {
        self.dropped_fast_math("'phi'");
        let ty = self.ty()?;
        let (mut values, mut blocks) = (Vec::new(), Vec::new());
        loop {
            self.expect(b'[')?;
            values.push(self.value(ty)?);
            self.expect(b',')?;
            blocks.push(self.block_name()?);
            self.expect(b']')?;
            if self.ahead(1).kind != Kind::Punctuation(b'[') || !self.eat(b',') {
                return Ok((InstructionKind::Phi(blocks), values, ty));
            }
        }
    }

    fn landing_pad(&mut self) -> Read<Parsed<'c>> {
        let ty = self.ty()?;
        let is_cleanup = self.eat_word("cleanup");
        let mut clauses = Vec::new();
        while self.is_word("catch") || self.is_word("filter") {
            self.advance();
            clauses.push(self.typed_value()?.1);
        }
        Ok((InstructionKind::LandingPad(is_cleanup), clauses, ty))
    }

    fn terminator(&mut self, word: &str) -> Read<Option<Parsed<'c>>> {
        let void = self.void();
        let parsed = match word {
            "ret" => {
                self.advance();
                let position = self.position();
                if self.eat_word("void") {
                    self.check_result(position, void)?;
                    (InstructionKind::Return, Vec::new(), void)
                } else {
                    let (ty, value) = self.typed_value()?;
                    self.check_result(position, ty)?;
                    (InstructionKind::Return, vec![value], void)
                }
            }
            "unreachable" => {
                self.advance();
                (InstructionKind::Unreachable, Vec::new(), void)
            }
            "resume" => {
                self.advance();
                (InstructionKind::Resume, vec![self.typed_value()?.1], void)
            }
            "br" => self.branch()?,
            "switch" => self.switch()?,
            "indirectbr" => self.indirect_branch()?,
            _ => return Ok(None),
        };
        Ok(Some(parsed))
    }

    fn branch(&mut self) -> Read<Parsed<'c>> {
        self.advance();
        if self.is_word("label") {
            let target = self.label()?;
            return Ok((InstructionKind::Branch(vec![target]), Vec::new(), self.void()));
        }
        let position = self.position();
        let (ty, condition) = self.typed_value()?;
        if ty != self.context.i1_type() {
            return Err(self.at(position, "the condition of a branch is an 'i1'"));
        }
        self.expect(b',')?;
        let first = self.label()?;
        self.expect(b',')?;
        let second = self.label()?;
        Ok((InstructionKind::Branch(vec![first, second]), vec![condition], self.void()))
    }

    fn switch(&mut self) -> Read<Parsed<'c>> {
        self.advance();
        let position = self.position();
        let (ty, value) = self.typed_value()?;
        if !ty.is_any_integer() {
            return Err(self.at(position, "'switch' needs an integer"));
        }
        self.expect(b',')?;
        let (mut targets, mut cases) = (vec![self.label()?], Vec::new());
        let mut known = FxHashSet::default();
        self.expect(b'[')?;
        while !self.is(b']') {
            let position = self.position();
            let case = self.typed_constant()?;
            if self.module.constants.ty(case) != ty {
                return Err(self.at(position, format!("expected a constant of type '{ty}'")));
            }
            if !known.insert(case) {
                return Err(self.at(position, "duplicate case value in switch"));
            }
            cases.push(case);
            self.expect(b',')?;
            targets.push(self.label()?);
        }
        self.expect(b']')?;
        Ok((InstructionKind::Switch(targets, cases), vec![value], self.void()))
    }

    fn indirect_branch(&mut self) -> Read<Parsed<'c>> {
        self.advance();
        let (_, address) = self.typed_value()?;
        self.expect(b',')?;
        let mut targets = Vec::new();
        self.list(b'[', b']', |own| {
            targets.push(own.label()?);
            Ok(())
        })?;
        Ok((InstructionKind::IndirectBranch(targets), vec![address], self.void()))
    }
}
