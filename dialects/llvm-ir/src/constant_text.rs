//! The text of constants.

use std::fmt::Write as _;

use rtblgen_dialects::llvm::{LLVMArrayType, LLVMStructType};
use rtblgen_runtime::constants::{Float, Int, Rounding};
use rtblgen_runtime::{FloatKind, Type};

use crate::constants::{Constant, ConstantId, Constants, gep_flags, width};
use crate::decimal;
use crate::text::{self, Ref, Text};
use crate::types::Types;

/// Writes constants as text.
pub(crate) struct ConstantWriter<'a, 'c> {
    pub constants: &'a Constants<'c>,
    pub types: &'a mut Types<'c>,
    pub out: &'a mut Text,
}

impl<'c> ConstantWriter<'_, 'c> {
    /// The type and the value.
    fn typed(&mut self, id: ConstantId) {
        self.out.push(self.types.text(self.constants.ty(id)));
        self.out.push(" ");
        self.value(id);
    }

    pub fn value(&mut self, id: ConstantId) {
        let ty = self.constants.ty(id);
        match self.constants.get(id) {
            Constant::Integer(bits) if width(ty) == 1 => {
                self.out.push(if *bits == 0 { "false" } else { "true" });
            }
            Constant::Integer(bits) => self.out.number(Int::new(width(ty), *bits).signed()),
            Constant::WideInteger(text) => self.out.push(text),
            Constant::Float(bits) => float(&mut self.out.text, ty, *bits),
            Constant::Zero if ty.is_a("llvm.ptr") => self.out.push("null"),
            Constant::Zero if ty.is_a("llvm.token") => self.out.push("none"),
            Constant::Zero if ty.is_any_integer() => self.out.push("0"),
            Constant::Zero if ty.is_a("llvm.ppc_fp128") => {
                self.out.push("0xM00000000000000000000000000000000");
            }
            Constant::Zero => self.out.push("zeroinitializer"),
            Constant::Undef => self.out.push("undef"),
            Constant::Poison => self.out.push("poison"),
            Constant::Aggregate(elements) => self.aggregate(ty, elements),
            Constant::Splat(element) => self.splat(*element),
            Constant::InsertElement(vector, value, place) => {
                self.call("insertelement", &[*vector, *value, *place]);
            }
            Constant::ExtractElement(vector, place) => self.call("extractelement", &[*vector, *place]),
            Constant::Symbol(number) => self.constants.write_symbol(self.out, *number),
            Constant::DsoLocalEquivalent(number) => {
                self.out.push("dso_local_equivalent ");
                self.constants.write_symbol(self.out, *number);
            }
            Constant::BlockAddress(number) => self.out.reference(Ref::BlockAddress(*number)),
            Constant::Binary(word, lhs, rhs) => self.call(word, &[*lhs, *rhs]),
            Constant::Cast(word, from) => {
                self.out.push(word);
                self.out.push(" (");
                self.typed(*from);
                self.out.push(" to ");
                self.out.push(self.types.text(ty));
                self.out.push(")");
            }
            Constant::Gep(flags, element, operands) => {
                self.out.push("getelementptr");
                gep_flags(self.out, *flags);
                self.out.push(" (");
                self.out.push(self.types.text(*element));
                self.out.push(", ");
                self.list(operands);
                self.out.push(")");
            }
        }
    }

    fn call(&mut self, word: &str, operands: &[ConstantId]) {
        self.out.push(word);
        self.out.push(" (");
        self.list(operands);
        self.out.push(")");
    }

    fn list(&mut self, operands: &[ConstantId]) {
        for (number, operand) in operands.iter().enumerate() {
            self.out.push(if number > 0 { ", " } else { "" });
            self.typed(*operand);
        }
    }

    fn splat(&mut self, element: ConstantId) {
        self.out.push("splat (");
        self.typed(element);
        self.out.push(")");
    }

    fn aggregate(&mut self, ty: Type<'c>, elements: &[ConstantId]) {
        if ty.is_vector() {
            return self.between("<", ">", elements);
        }
        if let Some(own) = ty.cast::<LLVMStructType<'c>>() {
            return match own.is_packed() {
                true => self.between("<{ ", " }>", elements),
                false => self.between("{ ", " }", elements),
            };
        }
        let is_bytes =
            ty.cast::<LLVMArrayType<'c>>().is_some_and(|array| array.element_type().is_signless_integer(8));
        let byte = |id: &ConstantId| self.constants.as_int(*id).map(|int| int.unsigned() as u8);
        match elements.iter().map(byte).collect::<Option<Vec<u8>>>().filter(|_| is_bytes) {
            Some(bytes) => {
                self.out.push("c\"");
                text::escape_bytes(&mut self.out.text, &bytes);
                self.out.push("\"");
            }
            None => self.between("[", "]", elements),
        }
    }

    fn between(&mut self, open: &str, close: &str, elements: &[ConstantId]) {
        self.out.push(open);
        self.list(elements);
        self.out.push(close);
    }
}

/// Writes a floating point number: in decimal if that is exact and short, otherwise as bits.
fn float(out: &mut String, ty: Type<'_>, bits: u128) {
    let Some(kind) = ty.float_kind() else { return };
    let _ = match kind {
        FloatKind::F16 => write!(out, "0xH{bits:04X}"),
        FloatKind::BF16 => write!(out, "0xR{bits:04X}"),
        FloatKind::F80 => write!(out, "0xK{:04X}{:016X}", bits >> 64, bits as u64),
        FloatKind::F128 => write!(out, "0xL{:016X}{:016X}", bits as u64, (bits >> 64) as u64),
        _ => return single_or_double(out, kind, bits),
    };
}

fn single_or_double(out: &mut String, kind: FloatKind, bits: u128) {
    let number = Float::from_bits(kind, bits);
    let double = match kind {
        FloatKind::F64 => bits as u64,
        // The payload of a NaN does not change.
        _ if number.is_nan() => widen_nan(bits as u32),
        _ => number.convert(FloatKind::F64, Rounding::NearestEven).map_or(0, |(wide, _)| wide.bits() as u64),
    };
    let value = f64::from_bits(double);
    let decimal = value.is_finite().then(|| decimal::text(value));
    match decimal.filter(|text| text.parse::<f64>().is_ok_and(|read| read.to_bits() == double)) {
        Some(text) => out.push_str(&text),
        None => {
            let _ = write!(out, "0x{double:X}");
        }
    }
}

/// The `f64` with the sign and payload of an `f32` NaN.
fn widen_nan(bits: u32) -> u64 {
    let (sign, payload) = (u64::from(bits >> 31), u64::from(bits & 0x7f_ffff));
    sign << 63 | 0x7ff << 52 | payload << 29
}
