//! Numbers: integer and floating point literals and the attributes that they make.

use num_bigint::{BigInt, BigUint};

use super::parser::{AsmParser, ParseResult};
use crate::asm::token::{Token, TokenKind};
use crate::context::attributes::Attribute;
use crate::context::types::{Signedness, Type, TypeKind};
use crate::float::FloatKind;

/// The number of a literal, before it is checked against the type.
pub(super) enum Number {
    /// It fits; the sign has been applied.
    Small(i128),
    /// It needs a type of more than 128 bits.
    Big(BigInt),
}

/// Why a literal is no value of an integer type.
pub(super) struct OutOfRange;

impl<'p, 'c> AsmParser<'p, 'c> {
    pub(super) fn negative_number(&mut self, ty: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        self.advance();
        match self.kind() {
            TokenKind::Integer => self.integer_attribute(ty, true),
            TokenKind::Float => self.float_attribute(ty, true),
            _ => Err(self.wrong_token("expected constant integer or floating point value")),
        }
    }

    /// An integer literal, with its type unless that is known.
    pub(super) fn integer_attribute(
        &mut self,
        ty: Option<Type<'c>>,
        is_negative: bool,
    ) -> ParseResult<Attribute<'c>> {
        let literal = self.token;
        self.advance();
        let ty = self.number_type(ty, |parser| parser.context.i64_type())?;
        let offset = literal.start as usize;
        match ty.kind() {
            TypeKind::Float(kind) => {
                let bits = self.float_from_integer_literal(literal, is_negative, kind)?;
                Ok(self.context.float_attr_from_bits(ty, bits))
            }
            TypeKind::Integer { signedness: Signedness::Unsigned, .. } if is_negative => {
                Err(self.error_at(offset, "negative integer literal not valid for unsigned integer type"))
            }
            TypeKind::Integer { .. } | TypeKind::Index => {
                match integer_literal(self.text_of(literal), is_negative, ty) {
                    Ok(Number::Small(value)) => Ok(self.integer_value(ty, value)),
                    Ok(Number::Big(value)) => Ok(self.context.big_integer_attr(ty, &value)),
                    Err(OutOfRange) => {
                        Err(self.error_at(offset, "integer constant out of range for attribute"))
                    }
                }
            }
            _ => Err(self.error_at(offset, "integer literal not valid for specified type")),
        }
    }

    /// A floating point literal, with its type unless that is known.
    pub(super) fn float_attribute(
        &mut self,
        ty: Option<Type<'c>>,
        is_negative: bool,
    ) -> ParseResult<Attribute<'c>> {
        let value = self.float_literal(self.token, is_negative)?;
        self.advance();
        let ty = self.number_type(ty, |parser| parser.context.f64_type())?;
        if !ty.is_float() {
            return Err(self.error("floating point value not valid for specified type"));
        }
        Ok(self.context.float_attr(ty, value))
    }

    /// The known type, or the one after a colon, or the default.
    fn number_type(
        &mut self,
        ty: Option<Type<'c>>,
        default: impl FnOnce(&Self) -> Type<'c>,
    ) -> ParseResult<Type<'c>> {
        match ty {
            Some(ty) => Ok(ty),
            None if self.eat(TokenKind::Colon) => self.parse_type(),
            None => Ok(default(self)),
        }
    }

    /// The value of a floating point literal.
    pub(super) fn float_literal(&mut self, literal: Token, is_negative: bool) -> ParseResult<f64> {
        let Ok(value) = self.text_of(literal).parse::<f64>() else {
            return Err(self.error_at(literal.start as usize, "floating point value too large for attribute"));
        };
        Ok(if is_negative { -value } else { value })
    }

    /// The bits of a floating point number that are written in hexadecimal.
    pub(super) fn float_from_integer_literal(
        &mut self,
        literal: Token,
        is_negative: bool,
        kind: FloatKind,
    ) -> ParseResult<u128> {
        let (offset, text) = (literal.start as usize, self.text_of(literal));
        let Some(digits) = text.strip_prefix("0x") else {
            let error =
                self.error_at(offset, "unexpected decimal integer literal for a floating point value");
            self.note_at(offset, "add a trailing dot to make the literal a float");
            return Err(error);
        };
        if is_negative {
            return Err(self.error_at(offset, "hexadecimal float literal should not have a leading minus"));
        }
        let bits = u128::from_str_radix(digits, 16).ok();
        match bits.filter(|bits| kind.width() == 128 || bits >> kind.width() == 0) {
            Some(bits) => Ok(bits),
            None => Err(self.error_at(offset, "hexadecimal float constant out of range for type")),
        }
    }

    /// Parses an integer, which may be negative, if present.
    pub fn parse_optional_integer(&mut self) -> ParseResult<Option<i128>> {
        if !matches!(self.kind(), TokenKind::Integer | TokenKind::Minus) {
            return Ok(None);
        }
        let is_negative = self.eat(TokenKind::Minus);
        let literal = self.token;
        self.expect(TokenKind::Integer, "expected integer value")?;
        match magnitude(self.text_of(literal)).and_then(|value| i128::try_from(value).ok()) {
            Some(value) => Ok(Some(if is_negative { -value } else { value })),
            None => Err(self.error_at(literal.start as usize, "integer value too large")),
        }
    }

    /// Parses an integer of any size, which may be negative.
    pub(crate) fn parse_big_integer(&mut self) -> ParseResult<BigInt> {
        let is_negative = self.eat(TokenKind::Minus);
        if !self.at(TokenKind::Integer) {
            return Err(match is_negative {
                true => self.wrong_token("expected integer value"),
                false => self.op_error("expected integer value"),
            });
        }
        let text = self.text();
        let (digits, radix) = text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16));
        let value = BigInt::from(BigUint::parse_bytes(digits.as_bytes(), radix).unwrap_or_default());
        if value.bits() >= u64::from(crate::context::types::MAX_INTEGER_WIDTH) {
            return Err(self.op_error("integer value too large"));
        }
        self.advance();
        Ok(if is_negative { -value } else { value })
    }

    /// Parses an integer of any Rust integer type.
    pub fn parse_integer<T: TryFrom<i128>>(&mut self) -> ParseResult<T> {
        let offset = self.offset();
        let Some(value) = self.parse_optional_integer()? else {
            return Err(self.op_error_at(offset, "expected integer value"));
        };
        T::try_from(value).map_err(|_| self.op_error_at(offset, "integer value too large"))
    }

    /// Parses a floating point literal, with an optional minus sign, or the bits of a number in hexadecimal.
    pub fn parse_float(&mut self) -> ParseResult<f64> {
        Ok(f64::from_bits(self.parse_float_bits(FloatKind::F64)? as u64))
    }

    /// Parses a floating point literal of the given format, and returns its bits.
    pub fn parse_float_bits(&mut self, kind: FloatKind) -> ParseResult<u128> {
        let is_negative = self.eat(TokenKind::Minus);
        let literal = self.token;
        let bits = match literal.kind {
            TokenKind::Float => crate::float::from_f64(kind, self.float_literal(literal, is_negative)?),
            TokenKind::Integer => self.float_from_integer_literal(literal, is_negative, kind)?,
            _ => return Err(self.error("expected floating point literal")),
        };
        self.advance();
        Ok(bits)
    }
}

/// The value of a literal that fits in 128 bits without a sign.
fn magnitude(text: &str) -> Option<u128> {
    match text.strip_prefix("0x") {
        Some(digits) => u128::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// The value of an integer literal of an integer type or `index`.
///
/// A literal may use all bits of the width, in any interpretation, unless the type is `siN` or `index`; a
/// negative one must have the highest bit set.
pub(super) fn integer_literal(text: &str, is_negative: bool, ty: Type<'_>) -> Result<Number, OutOfRange> {
    let (width, signed) = match ty.kind() {
        TypeKind::Integer { width, signedness } => (width, signedness == Signedness::Signed),
        _ => (64, true),
    };
    if width > 128 {
        return big_literal(text, is_negative, width, signed);
    }
    if let (Some(value), 1..=64) = (short_decimal(text), width) {
        // Nearly all literals take this branch.
        let limit = 1u64 << (width - 1);
        let fits = match is_negative {
            true => value != 0 && value <= limit,
            false => value < limit || !signed && value >> (width - 1) <= 1,
        };
        let value = i128::from(value);
        return fits.then_some(Number::Small(if is_negative { -value } else { value })).ok_or(OutOfRange);
    }
    let value = magnitude(text).ok_or(OutOfRange)?;
    if width < 128 && value >> width != 0 {
        return Err(OutOfRange);
    }
    let limit = if width == 0 { 0 } else { 1u128 << (width - 1) };
    let fits = match is_negative {
        true => value != 0 && value <= limit,
        false => !signed || width == 0 || value < limit,
    };
    let value = value as i128;
    fits.then_some(Number::Small(if is_negative { value.wrapping_neg() } else { value })).ok_or(OutOfRange)
}

/// The value of a decimal literal that is short enough for 64 bits.
fn short_decimal(text: &str) -> Option<u64> {
    if text.len() > 18 {
        return None;
    }
    text.bytes()
        .try_fold(0u64, |value, byte| byte.is_ascii_digit().then(|| value * 10 + u64::from(byte - b'0')))
}

fn big_literal(text: &str, is_negative: bool, width: u32, signed: bool) -> Result<Number, OutOfRange> {
    let (digits, radix) = text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16));
    let value = BigUint::parse_bytes(digits.as_bytes(), radix).ok_or(OutOfRange)?;
    let bits = value.bits();
    let is_power = value.trailing_zeros() == Some(bits.saturating_sub(1));
    let width = u64::from(width);
    let fits = match is_negative {
        true => bits != 0 && (bits < width || bits == width && is_power),
        false => bits < width || bits == width && !signed,
    };
    let value = BigInt::from(value);
    fits.then_some(Number::Big(if is_negative { -value } else { value })).ok_or(OutOfRange)
}
