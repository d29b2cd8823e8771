//! Constants: numbers, aggregates, addresses.

use rtblgen_dialects::llvm::{
    LLVMArrayType, LLVMPointerType, LLVMStructType, LLVMTargetExtType, LLVMTokenType,
};
use rtblgen_runtime::constants::{Float, Rounding};
use rtblgen_runtime::{FloatKind, Type};

use super::lexer::Kind;
use super::{Read, Reader};
use crate::constants::{Constant, ConstantId, width};

impl<'c> Reader<'_, 'c> {
    /// Reads a type and a constant of the type.
    pub(super) fn typed_constant(&mut self) -> Read<ConstantId> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    /// Reads a constant of a type.
    pub(super) fn constant(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        self.nested(|own| own.constant_inside(ty))
    }

    fn constant_inside(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        match self.kind() {
            Kind::Integer => self.integer_constant(ty),
            Kind::Float => self.decimal_constant(ty),
            Kind::Hexadecimal => self.hexadecimal_constant(ty),
            Kind::Global => self.symbol_constant(ty),
            Kind::Punctuation(b'[') => self.array_constant(ty),
            Kind::Punctuation(b'{') => self.structure_constant(ty, false),
            Kind::Punctuation(b'<') if self.ahead(1).kind == Kind::Punctuation(b'{') => {
                self.advance();
                let constant = self.structure_constant(ty, true)?;
                self.expect(b'>')?;
                Ok(constant)
            }
            Kind::Punctuation(b'<') => self.vector_constant(ty),
            Kind::Word => self.word_constant(ty),
            _ => Err(self.expected(&format!("a constant of type '{ty}'"))),
        }
    }

    fn integer_constant(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        if !ty.is_any_integer() {
            return Err(self.expected(&format!("a constant of type '{ty}'")));
        }
        let spelling = self.spelling();
        let digits = spelling.strip_prefix('+').unwrap_or(spelling);
        let small = digits.parse::<i128>().map(|value| value as u128).or_else(|_| digits.parse::<u128>());
        let constant = match small {
            Ok(value) if width(ty) <= 128 => self.module.constants.integer(ty, value),
            Ok(0) => self.module.constants.zero(ty),
            _ if width(ty) > 128 => {
                let text = digits.trim_start_matches('0').to_owned();
                self.module.constants.add(ty, Constant::WideInteger(text))
            }
            _ => return Err(self.fail("this number has more than 128 bits")),
        };
        self.advance();
        Ok(constant)
    }

    fn float_kind(&self, ty: Type<'c>) -> Read<FloatKind> {
        if ty.is_a("llvm.ppc_fp128") {
            return Err(self.fail("constants of 'ppc_fp128' cannot be imported"));
        }
        ty.float_kind()
            .filter(|_| ty.is_float())
            .ok_or_else(|| self.expected(&format!("a constant of type '{ty}'")))
    }

    fn decimal_constant(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        let kind = self.float_kind(ty)?;
        let value: f64 = self.spelling().parse().map_err(|_| self.expected("a number"))?;
        let bits = self.exactly(ty, kind, value.to_bits())?;
        self.advance();
        Ok(self.module.constants.float(ty, bits))
    }

    /// The bits of a floating point number that is narrower than `double` and is written as a `double`. The payload of
    /// a NaN is truncated; a signaling NaN stays signaling.
    fn exactly(&self, ty: Type<'c>, kind: FloatKind, double: u64) -> Read<u128> {
        let value = f64::from_bits(double);
        let fraction = match kind {
            FloatKind::F64 => return Ok(double.into()),
            FloatKind::F32 => 23,
            FloatKind::F16 => 10,
            FloatKind::BF16 => 7,
            _ => return Err(self.expected(&format!("a constant of type '{ty}'"))),
        };
        let cut = f64::MANTISSA_DIGITS - 1 - fraction;
        let (narrow, is_exact) = match value.is_nan() {
            true => {
                let exponent_and_payload = double >> cut & ((1 << (kind.width() - 1)) - 1);
                let sign = u64::from(value.is_sign_negative()) << (kind.width() - 1);
                (u128::from(sign | exponent_and_payload), double.trailing_zeros() >= cut)
            }
            false => {
                let narrow = Float::from_f64(kind, value);
                let wide = narrow.convert(FloatKind::F64, Rounding::NearestEven);
                (narrow.bits(), wide.is_some_and(|(wide, _)| wide.bits() == u128::from(double)))
            }
        };
        match is_exact {
            true => Ok(narrow),
            false => Err(self.fail(format!("this number is not exact as '{ty}'"))),
        }
    }

    fn hexadecimal_constant(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        let spelling = self.spelling();
        if let Some((sign, digits)) = spelling.split_once("0x").filter(|(sign, _)| !sign.is_empty()) {
            return self.wide_hexadecimal(ty, sign, digits);
        }
        let kind = self.float_kind(ty)?;
        let digits = spelling.get(2..).unwrap_or("");
        let letter =
            digits.chars().next().filter(char::is_ascii_uppercase).filter(|letter| "KLHR".contains(*letter));
        let (of_letter, digits) = match letter {
            None => (None, digits),
            Some('K') => (Some(FloatKind::F80), &digits[1..]),
            Some('L') => (Some(FloatKind::F128), &digits[1..]),
            Some('H') => (Some(FloatKind::F16), &digits[1..]),
            Some(_) => (Some(FloatKind::BF16), &digits[1..]),
        };
        let bits = u128::from_str_radix(digits, 16).map_err(|_| self.expected("a hexadecimal number"))?;
        let bits = match of_letter {
            None => {
                let bits = u64::try_from(bits).map_err(|_| self.fail("this number has more than 64 bits"))?;
                self.exactly(ty, kind, bits)?
            }
            Some(of_letter) if of_letter != kind => {
                return Err(self.expected(&format!("a constant of type '{ty}'")));
            }
            // LLVM writes the lower half first.
            Some(FloatKind::F128) => bits.rotate_right(64),
            Some(_) => bits,
        };
        if kind.width() < 128 && bits >> kind.width() != 0 {
            return Err(self.fail(format!("this number has more bits than '{ty}'")));
        }
        self.advance();
        Ok(self.module.constants.float(ty, bits))
    }

    /// `u0x` or `s0x` and the bits of an integer.
    fn wide_hexadecimal(&mut self, ty: Type<'c>, sign: &str, digits: &str) -> Read<ConstantId> {
        if !ty.is_any_integer() || width(ty) > 128 {
            return Err(self.expected(&format!("a constant of type '{ty}'")));
        }
        let bits = u128::from_str_radix(digits, 16).map_err(|_| self.expected("a hexadecimal number"))?;
        // LLVM truncates the number to its significant bits before it extends the sign, so each number except 0 is
        // negative.
        let count = u128::BITS - bits.leading_zeros();
        let bits = if sign == "s" && (1..128).contains(&count) { bits | u128::MAX << count } else { bits };
        self.advance();
        Ok(self.module.constants.integer(ty, bits))
    }

    fn symbol_constant(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        let Some(pointer) = ty.cast::<LLVMPointerType<'c>>() else {
            return Err(self.expected(&format!("a constant of type '{ty}'")));
        };
        let symbol = self.symbol(pointer.address_space())?;
        Ok(self.module.constants.symbol(symbol))
    }

    fn elements(&mut self, open: u8, close: u8) -> Read<Vec<ConstantId>> {
        let mut elements = Vec::new();
        self.list(open, close, |own| {
            elements.push(own.typed_constant()?);
            Ok(())
        })?;
        Ok(elements)
    }

    /// Returns an error unless the elements have the type that an aggregate requires.
    fn check_elements(&self, ty: Type<'c>, elements: &[ConstantId], position: u32) -> Read {
        let constants = &self.module.constants;
        let is_valid = constants.length(ty) == Some(elements.len())
            && elements
                .iter()
                .enumerate()
                .all(|(number, element)| constants.part_type(ty, number) == Some(constants.ty(*element)));
        match is_valid {
            true => Ok(()),
            false => Err(self.at(position, format!("these elements are not those of '{ty}'"))),
        }
    }

    fn array_constant(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        let position = self.position();
        if !ty.is::<LLVMArrayType<'c>>() {
            return Err(self.expected(&format!("a constant of type '{ty}'")));
        }
        let elements = self.elements(b'[', b']')?;
        self.check_elements(ty, &elements, position)?;
        // As in LLVM, `zeroinitializer` is the only other constant without elements.
        if elements.is_empty() {
            return Ok(self.module.constants.add(ty, Constant::Poison));
        }
        Ok(self.module.constants.aggregate(ty, elements))
    }

    fn structure_constant(&mut self, ty: Type<'c>, is_packed: bool) -> Read<ConstantId> {
        let position = self.position();
        let own = ty.cast::<LLVMStructType<'c>>().filter(|own| own.is_packed() == is_packed);
        if own.is_none() {
            return Err(self.expected(&format!("a constant of type '{ty}'")));
        }
        let elements = self.elements(b'{', b'}')?;
        self.check_elements(ty, &elements, position)?;
        Ok(self.module.constants.aggregate(ty, elements))
    }

    fn vector_constant(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        let position = self.position();
        if !ty.is_vector() {
            return Err(self.expected(&format!("a constant of type '{ty}'")));
        }
        let elements = self.elements(b'<', b'>')?;
        self.check_elements(ty, &elements, position)?;
        Ok(self.module.constants.aggregate(ty, elements))
    }

    fn word_constant(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        let position = self.position();
        let word = self.spelling();
        if matches!(word, "true" | "false") {
            if ty != self.context.i1_type() {
                return Err(self.expected(&format!("a constant of type '{ty}'")));
            }
            self.advance();
            return Ok(self.module.constants.bool(word == "true"));
        }
        let simple = match word {
            "null" if ty.is::<LLVMPointerType<'c>>() => Some(Constant::Zero),
            "none" if ty.is::<LLVMTokenType<'c>>() => Some(Constant::Zero),
            "undef" => Some(Constant::Undef),
            "poison" => Some(Constant::Poison),
            "zeroinitializer" => {
                self.advance();
                return Ok(match ty.is::<LLVMTargetExtType<'c>>() {
                    true => self.module.constants.add(ty, Constant::Zero),
                    false => self.module.constants.zero(ty),
                });
            }
            _ => None,
        };
        if let Some(simple) = simple {
            self.advance();
            return Ok(self.module.constants.add(ty, simple));
        }
        match word {
            "c" => self.text_constant(ty),
            "splat" => self.splat_constant(ty),
            "blockaddress" => self.block_address(ty),
            "dso_local_equivalent" => {
                self.advance();
                let symbol = self.symbol(0)?;
                Ok(self.module.constants.add(ty, Constant::DsoLocalEquivalent(symbol)))
            }
            "no_cfi" | "ptrauth" => Err(self.fail(format!("'{word}' constants cannot be imported"))),
            _ => {
                let constant = self.expression(ty)?;
                match self.module.constants.ty(constant) == ty {
                    true => Ok(constant),
                    false => Err(self.at(position, format!("expected a constant of type '{ty}'"))),
                }
            }
        }
    }

    /// `c"text"`: an array of bytes.
    fn text_constant(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        let position = self.position();
        self.advance();
        let text = self.string()?;
        let bytes = rtblgen_runtime::bytes::bytes_of(&text);
        let byte = self.context.integer_type(8);
        let array = ty.cast::<LLVMArrayType<'c>>();
        let is_valid = array
            .is_some_and(|array| array.element_type() == byte && array.num_elements() == bytes.len() as u64);
        if !is_valid {
            return Err(
                self.at(position, format!("a text of {} bytes is no constant of type '{ty}'", bytes.len()))
            );
        }
        let elements = bytes.iter().map(|value| self.module.constants.integer(byte, u128::from(*value)));
        let elements = elements.collect();
        Ok(self.module.constants.aggregate(ty, elements))
    }

    fn splat_constant(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        const MOST: i64 = 1 << 20;
        let position = self.position();
        self.advance();
        self.expect(b'(')?;
        let element = self.typed_constant()?;
        self.expect(b')')?;
        if !ty.is_vector() || ty.element_type() != self.module.constants.ty(element) {
            return Err(self.at(position, format!("this is no constant of type '{ty}'")));
        }
        if ty.shape()[0] > MOST {
            return Err(self.at(position, format!("a vector of more than {MOST} elements cannot be read")));
        }
        Ok(self.module.constants.splat(ty, element))
    }
}
