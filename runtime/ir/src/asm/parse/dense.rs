//! Parses dense elements: `dense<..>`.

use num_bigint::BigInt;

use super::numbers::{Number, integer_literal};
use super::parser::{AsmParser, ParseResult, string_value};
use crate::asm::token::{Token, TokenKind};
use crate::context::attributes::{Attribute, dense_element_size};
use crate::context::types::{Type, TypeKind};
use crate::float::FloatKind;

/// A literal of elements before its type is known.
#[derive(Default)]
pub(super) struct Literal<'p> {
    /// The elements in order, and whether there is a minus sign before them.
    pub(super) elements: Vec<(bool, Token)>,
    /// The lengths of the nested lists; empty for a single element.
    pub(super) shape: Vec<i64>,
    /// `"0x.."` in place of a list.
    pub(super) hex: Option<(Token, &'p str)>,
}

impl<'p, 'c> AsmParser<'p, 'c> {
    /// `dense<literal> : type`.
    pub(super) fn dense_elements(&mut self, ty: Option<Type<'c>>) -> ParseResult<Attribute<'c>> {
        let start = self.offset();
        self.advance();
        self.expect(TokenKind::Less, "expected '<' after 'dense'")?;
        let literal = self.elements_literal(true)?;
        let ty = self.elements_type(start, ty)?;
        self.elements_from_literal(&literal, ty, start)
    }

    /// `literal '>'`, or `'>'` where there is no element.
    fn elements_literal(&mut self, allow_hex: bool) -> ParseResult<Literal<'p>> {
        let mut literal = Literal::default();
        if self.eat(TokenKind::Greater) {
            return Ok(literal);
        }
        self.literal(&mut literal, allow_hex)?;
        self.expect(TokenKind::Greater, "expected '>'")?;
        Ok(literal)
    }

    pub(super) fn literal(&mut self, literal: &mut Literal<'p>, allow_hex: bool) -> ParseResult {
        if allow_hex && self.at(TokenKind::String) {
            literal.hex = Some((self.token, self.text()));
            self.advance();
            return Ok(());
        }
        if self.at(TokenKind::LeftSquare) {
            literal.shape = self.nested(|parser| parser.literal_list(literal))?;
            return Ok(());
        }
        self.literal_element(literal)
    }

    /// A list, and the lengths of it and of the lists in it.
    fn literal_list(&mut self, literal: &mut Literal<'p>) -> ParseResult<Vec<i64>> {
        self.advance();
        let mut shape = vec![0];
        if self.eat(TokenKind::RightSquare) {
            return Ok(shape);
        }
        self.comma_separated(|parser| {
            let inner = match parser.kind() {
                TokenKind::Integer | TokenKind::Float if shape.len() == 1 => {
                    let before = literal.elements.len();
                    literal.elements.push((false, parser.token));
                    parser.lexer.number_run(&mut literal.elements);
                    parser.advance();
                    shape[0] += (literal.elements.len() - before) as i64;
                    return Ok(());
                }
                TokenKind::LeftSquare => parser.nested(|parser| parser.literal_list(literal))?,
                _ => parser.literal_element(literal).map(|()| Vec::new())?,
            };
            if shape[0] == 0 {
                shape.extend(inner);
            } else if shape[1..] != inner {
                return Err(
                    parser.error("tensor literal is invalid; ranks are not consistent between elements")
                );
            }
            shape[0] += 1;
            Ok(())
        })?;
        self.expect(TokenKind::RightSquare, "expected ']'")?;
        Ok(shape)
    }

    fn literal_element(&mut self, literal: &mut Literal<'p>) -> ParseResult {
        match self.kind() {
            TokenKind::Integer | TokenKind::Float | TokenKind::String => {
                literal.elements.push((false, self.token))
            }
            TokenKind::BareIdentifier if matches!(self.text(), "true" | "false") => {
                literal.elements.push((false, self.token));
            }
            TokenKind::Minus => {
                self.advance();
                if !matches!(self.kind(), TokenKind::Integer | TokenKind::Float) {
                    return Err(self.error("expected integer or floating point literal"));
                }
                literal.elements.push((true, self.token));
            }
            TokenKind::LeftParen => return self.nested(|parser| parser.complex_element(literal)),
            _ => return Err(self.error("expected element literal of primitive type")),
        }
        self.advance();
        Ok(())
    }

    fn complex_element(&mut self, literal: &mut Literal<'p>) -> ParseResult {
        self.advance();
        self.literal_element(literal)?;
        self.expect(TokenKind::Comma, "expected ',' between complex elements")?;
        self.literal_element(literal)?;
        self.expect(TokenKind::RightParen, "expected ')' after complex elements")
    }

    /// `: type`, unless the type is known, which must have a shape.
    pub(super) fn elements_type(&mut self, start: usize, ty: Option<Type<'c>>) -> ParseResult<Type<'c>> {
        let ty = match ty {
            Some(ty) => ty,
            None => {
                self.expect(TokenKind::Colon, "expected ':'")?;
                self.parse_type()?
            }
        };
        if !ty.is_shaped() {
            return Err(self.error_at(start, "elements literal must be a shaped type"));
        }
        if ty.num_elements().is_none() {
            return Err(self.error_at(start, "elements literal type must have static shape"));
        }
        Ok(ty)
    }

    pub(super) fn elements_from_literal(
        &mut self,
        literal: &Literal<'p>,
        ty: Type<'c>,
        place: usize,
    ) -> ParseResult<Attribute<'c>> {
        let element = ty.element_type_or_self();
        let count = ty.num_elements().unwrap_or(0);
        if let Some((token, text)) = literal.hex
            && (element.is_int_or_index_or_float() || element.is_complex())
        {
            return self.elements_from_hex(token, text, ty, place);
        }
        let shape = ty.shape();
        if !literal.shape.is_empty() && literal.shape != shape {
            let message = format!(
                "inferred shape of elements literal ([{}]) does not match type ([{}])",
                join(&literal.shape),
                join(shape)
            );
            return Err(self.error_at(place, message));
        }
        if literal.hex.is_none() && literal.elements.is_empty() && count != 0 {
            return Err(
                self.error_at(place, format!("parsed zero elements, but type ('{ty}') expected at least 1"))
            );
        }
        let scalar = match element.kind() {
            TypeKind::Complex(part) => {
                self.check_complex(literal, place, ty)?;
                part
            }
            _ => element,
        };
        match scalar.kind() {
            TypeKind::Integer { .. } | TypeKind::Index => {
                let data = self.integer_elements(literal, scalar)?;
                self.dense_from(ty, &data, place)
            }
            TypeKind::Float(kind) => {
                let data = self.float_elements(literal, kind)?;
                self.dense_from(ty, &data, place)
            }
            _ => self.string_elements(literal, ty, place),
        }
    }

    fn check_complex(&mut self, literal: &Literal<'p>, place: usize, ty: Type<'c>) -> ParseResult {
        let is_splat = literal.shape.is_empty() && !literal.elements.is_empty();
        let count = ty.num_elements().and_then(|count| usize::try_from(count).ok()).unwrap_or(usize::MAX);
        let (of, whole) = match is_splat {
            true => (ty.element_type_or_self(), 2),
            false => (ty, count.saturating_mul(2)),
        };
        let found = literal.elements.len();
        if found == whole {
            return Ok(());
        }
        let message = format!("parsed {found} elements, but type ('{of}') expected {whole} elements");
        Err(self.error_at(place, message))
    }

    fn dense_from(&mut self, ty: Type<'c>, data: &[u8], place: usize) -> ParseResult<Attribute<'c>> {
        match self.context.dense_elements_attr_from_raw(ty, data) {
            Some(attribute) => Ok(attribute),
            None => Err(self.error_at(place, format!("the elements do not fit the type ({ty})"))),
        }
    }

    fn integer_elements(&mut self, literal: &Literal<'p>, ty: Type<'c>) -> ParseResult<Vec<u8>> {
        let size = dense_element_size(ty).unwrap_or(1);
        let is_unsigned = ty.is_any_unsigned_integer();
        let mut data = Vec::with_capacity(literal.elements.len().saturating_mul(size));
        for (is_negative, token) in &literal.elements {
            self.integer_element(*is_negative, *token, ty, is_unsigned, size, &mut data)?;
        }
        Ok(data)
    }

    pub(super) fn integer_element(
        &mut self,
        is_negative: bool,
        token: Token,
        ty: Type<'c>,
        is_unsigned: bool,
        size: usize,
        data: &mut Vec<u8>,
    ) -> ParseResult {
        let offset = token.start as usize;
        if is_negative && is_unsigned {
            return Err(
                self.error_at(offset, "expected unsigned integer elements, but parsed negative value")
            );
        }
        match token.kind {
            TokenKind::Integer => match integer_literal(self.text_of(token), is_negative, ty) {
                Ok(Number::Small(value)) => push_bytes(data, &masked(value, ty).to_le_bytes(), size),
                Ok(Number::Big(value)) => push_bytes(data, &big_bytes(&value, ty, size), size),
                Err(_) => return Err(self.error_at(offset, "integer constant out of range for type")),
            },
            TokenKind::BareIdentifier => {
                if !ty.is_integer(1) {
                    return Err(self.error_at(offset, "expected i1 type for 'true' or 'false' values"));
                }
                data.push(u8::from(self.text_of(token) == "true"));
            }
            TokenKind::Float => {
                return Err(self.error_at(offset, "expected integer elements, but parsed floating-point"));
            }
            // MLIR reads a string as an integer, which fails.
            _ => return Err(self.error_at(offset, "integer constant out of range for type")),
        }
        Ok(())
    }

    fn float_elements(&mut self, literal: &Literal<'p>, kind: FloatKind) -> ParseResult<Vec<u8>> {
        let size = kind.width().div_ceil(8) as usize;
        let mut data = Vec::with_capacity(literal.elements.len().saturating_mul(size));
        for (is_negative, token) in &literal.elements {
            let bits = match token.kind {
                TokenKind::Float => crate::float::from_f64(kind, self.float_literal(*token, *is_negative)?),
                TokenKind::Integer => self.float_from_integer_literal(*token, *is_negative, kind)?,
                _ => return Err(self.error_at(token.start as usize, "expected floating point literal")),
            };
            push_bytes(&mut data, &bits.to_le_bytes(), size);
        }
        Ok(data)
    }

    fn string_elements(
        &mut self,
        literal: &Literal<'p>,
        ty: Type<'c>,
        place: usize,
    ) -> ParseResult<Attribute<'c>> {
        let tokens: Vec<Token> = match literal.hex {
            Some((token, _)) => vec![token],
            None => literal.elements.iter().map(|(_, token)| *token).collect(),
        };
        let mut values = Vec::with_capacity(tokens.len());
        for token in tokens {
            if token.kind != TokenKind::String {
                let found = self.text_of(token);
                return Err(self.error_at(place, format!("expected string token, got {found}")));
            }
            let text = self.text_of(token);
            values.push(string_value(text));
        }
        let values: Vec<&str> = values.iter().map(AsRef::as_ref).collect();
        match self.context.dense_strings_attr(ty, &values) {
            Some(attribute) => Ok(attribute),
            None => Err(self.error_at(place, format!("the elements do not fit the type ({ty})"))),
        }
    }

    /// `"0x.."`: the bytes of the elements in memory, least significant first.
    fn elements_from_hex(
        &mut self,
        token: Token,
        text: &str,
        ty: Type<'c>,
        place: usize,
    ) -> ParseResult<Attribute<'c>> {
        let offset = token.start as usize;
        let Some(data) = hex_bytes(&text[1..text.len() - 1]) else {
            return Err(self.error_at(offset, "expected string containing hex digits starting with `0x`"));
        };
        let element = ty.element_type_or_self();
        let data = if element.is_integer(1) { unpacked(data, ty.num_elements().unwrap_or(0)) } else { data };
        match self.context.dense_elements_attr_from_raw(ty, &data) {
            Some(attribute) => Ok(attribute),
            None => {
                Err(self
                    .error_at(place, format!("elements hex data size is invalid for provided type: '{ty}'")))
            }
        }
    }
}

pub(super) fn join<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(", ")
}

pub(super) fn push_bytes(data: &mut Vec<u8>, bytes: &[u8], size: usize) {
    data.extend_from_slice(&bytes[..size]);
}

/// The bits of a value within the width of its type.
fn masked(value: i128, ty: Type<'_>) -> u128 {
    match ty.int_or_float_bit_width() {
        Some(width) if width < 128 => value as u128 & ((1 << width) - 1),
        _ => value as u128,
    }
}

/// The lowest bytes of a number in two's complement, zeros beyond the width of its type.
fn big_bytes(value: &BigInt, ty: Type<'_>, size: usize) -> Vec<u8> {
    let mut bytes = value.to_signed_bytes_le();
    bytes.resize(size, if value.sign() == num_bigint::Sign::Minus { 0xFF } else { 0 });
    let unused = ty.int_or_float_bit_width().map_or(0, |width| width.wrapping_neg() % 8);
    if let Some(last) = bytes.last_mut() {
        *last &= 0xFF >> unused;
    }
    bytes
}

/// The bytes of `0x` and pairs of digits.
fn hex_bytes(text: &str) -> Option<Vec<u8>> {
    let digits = text.strip_prefix("0x")?.as_bytes();
    let (pairs, []) = digits.as_chunks::<2>() else { return None };
    pairs.iter().map(|pair| Some((hex_digit(pair[0])? << 4) | hex_digit(pair[1])?)).collect()
}

/// A byte for each bit, the lowest first, where truth values take a bit each: all of them, or one for all.
fn unpacked(data: Vec<u8>, count: i64) -> Vec<u8> {
    let count = usize::try_from(count).unwrap_or(0);
    if let [byte @ (0 | 0xFF)] = data.as_slice() {
        return vec![byte & 1];
    }
    if data.len() != count.div_ceil(8) {
        return Vec::new();
    }
    (0..count).map(|index| data[index / 8] >> (index % 8) & 1).collect()
}

fn hex_digit(digit: u8) -> Option<u8> {
    (digit as char).to_digit(16).map(|value| value as u8)
}
