//! Parses dense arrays: `array<..>`.

use super::dense::push_bytes;
use super::numbers::integer_literal;
use super::parser::{AsmParser, ParseResult};
use crate::asm::token::TokenKind;
use crate::context::attributes::{Attribute, dense_element_size};
use crate::context::types::{Type, TypeKind};

impl<'p, 'c> AsmParser<'p, 'c> {
    /// `array<i32: 1, 2>`.
    pub(super) fn dense_array(&mut self) -> ParseResult<Attribute<'c>> {
        self.advance();
        self.expect(TokenKind::Less, "expected '<' after 'array'")?;
        let offset = self.offset();
        let Ok(element) = self.parse_type() else {
            return Err(self.error_at(offset, "expected an integer or floating point type"));
        };
        if !element.is_int_or_float() {
            return Err(self.error_at(offset, format!("expected integer or float type, got: '{element}'")));
        }
        let width = element.int_or_float_bit_width().unwrap_or(0);
        if width != 1 && width % 8 != 0 {
            return Err(self.error_at(offset, "element type bitwidth must be a multiple of 8"));
        }
        let mut data = Vec::new();
        if !self.eat(TokenKind::Greater) {
            self.expect(TokenKind::Colon, "expected ':' after dense array type")?;
            self.comma_separated(|parser| parser.dense_array_element(element, &mut data))?;
            self.expect(TokenKind::Greater, "expected '>' to close an array attribute")?;
        }
        match self.context.dense_array_attr_from_raw(element, &data) {
            Some(attribute) => Ok(attribute),
            None => Err(self.error_at(offset, format!("invalid element type of a dense array: {element}"))),
        }
    }

    fn dense_array_element(&mut self, element: Type<'c>, data: &mut Vec<u8>) -> ParseResult {
        let size = dense_element_size(element).unwrap_or(1);
        let is_negative = self.eat(TokenKind::Minus);
        let token = self.token;
        if let TypeKind::Float(kind) = element.kind() {
            let bits = match token.kind {
                TokenKind::Float => crate::float::from_f64(kind, self.float_literal(token, is_negative)?),
                TokenKind::Integer => self.float_from_integer_literal(token, is_negative, kind)?,
                _ => return Err(self.error("expected floating point literal")),
            };
            push_bytes(data, &bits.to_le_bytes(), size);
            self.advance();
            return Ok(());
        }
        let is_bool = self.at_keyword("true") || self.at_keyword("false");
        let is_number = token.kind == TokenKind::Integer;
        if !is_number && (is_negative || !is_bool) {
            return Err(self.error("expected integer literal"));
        }
        if is_bool && !element.is_integer(1) {
            return Err(self.error("expected i1 type for 'true' or 'false' values"));
        }
        self.advance();
        if !is_bool && element.is_integer(1) {
            return Err(self.error("expected 'true' or 'false' values for i1 type"));
        }
        if !is_bool && integer_literal(self.text_of(token), is_negative, element).is_err() {
            return Err(self.error("integer constant out of range"));
        }
        let is_unsigned = element.is_any_unsigned_integer();
        self.integer_element(is_negative, token, element, is_unsigned, size, data)
    }
}
