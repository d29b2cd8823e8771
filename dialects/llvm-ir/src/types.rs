//! The text of types, and the suffixes in names of intrinsics.

use std::fmt::Write as _;

use rtblgen_dialects::llvm::{
    LLVMArrayType, LLVMFunctionType, LLVMPointerType, LLVMStructType, LLVMTargetExtType,
};
use rtblgen_runtime::{FloatKind, Type};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::text;

/// The maximum length of the text of a type in bytes. A literal structure that contains another one twice has a text of
/// twice the length, at each level.
const MOST_TEXT: usize = 2 << 20;

/// The texts of types, and the named structures in the output.
#[derive(Default)]
pub(crate) struct Types<'c> {
    /// The range of each type in `texts`.
    known: FxHashMap<Type<'c>, (usize, usize)>,
    texts: String,
    visited: FxHashSet<Type<'c>>,
    /// Named structures in the order in which LLVM finds them.
    named: Vec<Type<'c>>,
    /// The first type that LLVM IR does not have.
    pub unsupported: Option<Type<'c>>,
    /// Whether the text of a type is too long.
    pub is_too_long: bool,
}

impl<'c> Types<'c> {
    /// The text of a type that occurs in the output.
    pub fn text(&mut self, ty: Type<'c>) -> &str {
        if let Some((start, end)) = self.known.get(&ty) {
            return &self.texts[*start..*end];
        }
        self.visit(ty);
        let start = self.texts.len();
        let mut spelled = String::new();
        self.spell(&mut spelled, ty);
        self.texts.push_str(&spelled);
        self.known.insert(ty, (start, self.texts.len()));
        &self.texts[start..]
    }

    /// Records the named structures in a type, outer ones first.
    pub fn visit(&mut self, ty: Type<'c>) {
        if !self.visited.insert(ty) {
            return;
        }
        let mut pending = vec![ty];
        while let Some(ty) = pending.pop() {
            let own = ty.cast::<LLVMStructType<'c>>();
            if own.is_some_and(LLVMStructType::is_identified) {
                self.named.push(ty);
            }
            let parts = parts(ty);
            pending.extend(parts.into_iter().rev().filter(|part| self.visited.insert(*part)));
        }
    }

    fn spell(&mut self, out: &mut String, ty: Type<'c>) {
        if out.len() > MOST_TEXT {
            self.is_too_long = true;
            return;
        }
        if ty.is_any_signless_integer() {
            let _ = write!(out, "i{}", ty.int_or_float_bit_width().unwrap_or_default());
        } else if let Some(kind) = ty.float_kind().filter(|_| ty.is_float()) {
            match float_text(kind) {
                Some(text) => out.push_str(text),
                None => self.unsupported = Some(ty),
            }
        } else if let Some(pointer) = ty.cast::<LLVMPointerType<'c>>() {
            out.push_str("ptr");
            if pointer.address_space() > 0 {
                let _ = write!(out, " addrspace({})", pointer.address_space());
            }
        } else if ty.is_vector() && ty.rank() == Some(1) {
            let scalable = if ty.is_scalable_vector() { "vscale x " } else { "" };
            let _ = write!(out, "<{scalable}{} x ", ty.shape()[0]);
            self.spell(out, ty.element_type());
            out.push('>');
        } else if let Some(array) = ty.cast::<LLVMArrayType<'c>>() {
            let _ = write!(out, "[{} x ", array.num_elements());
            self.spell(out, array.element_type());
            out.push(']');
        } else if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
            match own.is_identified() {
                true => {
                    out.push('%');
                    text::name(out, own.name());
                }
                false => self.spell_body(out, own),
            }
        } else {
            self.spell_other(out, ty);
        }
    }

    fn spell_body(&mut self, out: &mut String, own: LLVMStructType<'c>) {
        let (open, close) = if own.is_packed() { ("<{", "}>") } else { ("{", "}") };
        out.push_str(open);
        let elements = own.elements();
        for (number, element) in elements.iter().enumerate() {
            out.push_str(if number > 0 { ", " } else { " " });
            self.spell(out, *element);
        }
        out.push_str(if elements.is_empty() { "" } else { " " });
        out.push_str(close);
    }

    fn spell_other(&mut self, out: &mut String, ty: Type<'c>) {
        const WORDS: [&str; 6] = ["void", "label", "metadata", "token", "ppc_fp128", "x86_amx"];
        if let Some(own) = ty.cast::<LLVMFunctionType<'c>>() {
            self.spell(out, own.return_type());
            out.push_str(" (");
            self.spell_list(out, own.params());
            out.push_str(match (own.var_arg(), own.params().is_empty()) {
                (true, true) => "...)",
                (true, false) => ", ...)",
                (false, _) => ")",
            });
        } else if let Some(own) = ty.cast::<LLVMTargetExtType<'c>>() {
            out.push_str("target(\"");
            text::escape(out, own.ext_type_name());
            out.push('"');
            for part in own.type_params() {
                out.push_str(", ");
                self.spell(out, *part);
            }
            own.int_params().iter().for_each(|number| {
                let _ = write!(out, ", {number}");
            });
            out.push(')');
        } else if let Some(word) = WORDS.iter().find(|word| ty.is_a(&format!("llvm.{word}"))) {
            out.push_str(word);
        } else {
            self.unsupported = Some(ty);
        }
    }

    fn spell_list(&mut self, out: &mut String, types: &[Type<'c>]) {
        for (number, ty) in types.iter().enumerate() {
            out.push_str(if number > 0 { ", " } else { "" });
            self.spell(out, *ty);
        }
    }

    /// The definitions of the named structures.
    pub fn definitions(&mut self) -> String {
        let mut out = String::new();
        for ty in self.named.clone() {
            let Some(own) = ty.cast::<LLVMStructType<'c>>() else { continue };
            out.push('%');
            text::name(&mut out, own.name());
            out.push_str(" = type ");
            match own.is_opaque() {
                true => out.push_str("opaque"),
                false => self.spell_body(&mut out, own),
            }
            out.push('\n');
        }
        out
    }
}

fn parts<'c>(ty: Type<'c>) -> Vec<Type<'c>> {
    if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
        own.elements()
    } else if let Some(own) = ty.cast::<LLVMArrayType<'c>>() {
        vec![own.element_type()]
    } else if let Some(own) = ty.cast::<LLVMFunctionType<'c>>() {
        [own.return_type()].into_iter().chain(own.params().iter().copied()).collect()
    } else if let Some(own) = ty.cast::<LLVMTargetExtType<'c>>() {
        own.type_params().to_vec()
    } else if ty.is_vector() {
        vec![ty.element_type()]
    } else {
        Vec::new()
    }
}

fn float_text(kind: FloatKind) -> Option<&'static str> {
    Some(match kind {
        FloatKind::F16 => "half",
        FloatKind::BF16 => "bfloat",
        FloatKind::F32 => "float",
        FloatKind::F64 => "double",
        FloatKind::F80 => "x86_fp80",
        FloatKind::F128 => "fp128",
        _ => return None,
    })
}

/// Writes the part of an intrinsic's name that represents a type.
pub(crate) fn mangle(out: &mut String, ty: Type<'_>) {
    // The declaration with these types is an error.
    if out.len() > MOST_TEXT {
        return;
    }
    if ty.is_any_integer() {
        let _ = write!(out, "i{}", ty.int_or_float_bit_width().unwrap_or_default());
    } else if ty.is_float() {
        out.push_str(if ty.is_bf16() { "bf" } else { "f" });
        let _ = write!(out, "{}", ty.int_or_float_bit_width().unwrap_or_default());
    } else if let Some(pointer) = ty.cast::<LLVMPointerType<'_>>() {
        let _ = write!(out, "p{}", pointer.address_space());
    } else if ty.is_vector() {
        let scalable = if ty.is_scalable_vector() { "nx" } else { "" };
        let _ = write!(out, "{scalable}v{}", ty.shape().first().copied().unwrap_or_default());
        mangle(out, ty.element_type());
    } else if let Some(array) = ty.cast::<LLVMArrayType<'_>>() {
        let _ = write!(out, "a{}", array.num_elements());
        mangle(out, array.element_type());
    } else if let Some(own) = ty.cast::<LLVMStructType<'_>>() {
        mangle_structure(out, own);
    } else if let Some(own) = ty.cast::<LLVMFunctionType<'_>>() {
        out.push_str("f_");
        mangle(out, own.return_type());
        own.params().iter().for_each(|part| mangle(out, *part));
        out.push_str(if own.var_arg() { "varargf" } else { "f" });
    } else if let Some(own) = ty.cast::<LLVMTargetExtType<'_>>() {
        out.push('t');
        out.push_str(own.ext_type_name());
        for part in own.type_params() {
            out.push('_');
            mangle(out, *part);
        }
        own.int_params().iter().for_each(|number| {
            let _ = write!(out, "_{number}");
        });
        out.push('t');
    } else {
        const WORDS: [(&str, &str); 5] = [
            ("llvm.void", "isVoid"),
            ("llvm.metadata", "Metadata"),
            ("llvm.token", "token"),
            ("llvm.ppc_fp128", "ppcf128"),
            ("llvm.x86_amx", "x86amx"),
        ];
        out.push_str(WORDS.iter().find(|(name, _)| ty.is_a(name)).map_or("", |(_, word)| word));
    }
}

fn mangle_structure(out: &mut String, own: LLVMStructType<'_>) {
    match own.is_identified() {
        true => {
            out.push_str("s_");
            out.push_str(own.name());
        }
        false => {
            out.push_str("sl_");
            own.elements().into_iter().for_each(|part| mangle(out, part));
        }
    }
    out.push('s');
}
