//! `{-# .. #-}`: data of the file rather than of an operation.

use super::op_parser::OpAsmParser;
use super::parser::{AsmParser, ParseResult, string_value};
use crate::asm::token::{Token, TokenKind};
use crate::context::blobs::ResourceBlob;
use crate::ir::DialectResources;
use crate::ir::resources::ResourceValue;

/// An entry `key: value` whose value was not parsed yet.
struct Entry {
    key: String,
    value: Token,
}

impl<'p> OpAsmParser<'p, '_> {
    /// `{-# key: {..}, .. #-}`.
    pub(super) fn file_metadata(&mut self) -> ParseResult {
        self.advance();
        if self.eat(TokenKind::MetadataEnd) {
            return Ok(());
        }
        loop {
            self.section()?;
            if !self.eat(TokenKind::Comma) {
                return self.expect(TokenKind::MetadataEnd, "expected ',' or '#-}'");
            }
        }
    }

    /// `dialect_resources: {..}` or `external_resources: {..}`.
    fn section(&mut self) -> ParseResult {
        let (offset, key) = (self.offset(), self.text());
        if !self.at_word() {
            return Err(self.error("expected identifier key in file metadata dictionary"));
        }
        self.advance();
        self.expect(TokenKind::Colon, "expected ':'")?;
        match key {
            "dialect_resources" => self.groups(Self::dialect_group),
            "external_resources" => self.groups(Self::external_group),
            _ => Err(self.error_at(offset, format!("unknown key '{key}' in file metadata dictionary"))),
        }
    }

    /// Parses `{name: {..}, ..}`; `group` reads the text after the second brace.
    fn groups(&mut self, group: fn(&mut Self, &'p str, usize) -> ParseResult) -> ParseResult {
        self.expect(TokenKind::LeftBrace, "expected '{'")?;
        if self.eat(TokenKind::RightBrace) {
            return Ok(());
        }
        loop {
            let (offset, name) = (self.offset(), self.text());
            if !self.at_word() {
                return Err(self.error("expected identifier key for 'resource' entry"));
            }
            self.advance();
            self.expect(TokenKind::Colon, "expected ':'")?;
            self.expect(TokenKind::LeftBrace, "expected '{'")?;
            group(self, name, offset)?;
            if !self.eat(TokenKind::Comma) {
                return self.expect(TokenKind::RightBrace, "expected ',' or '}'");
            }
        }
    }

    /// The entries of a dialect up to the brace.
    fn dialect_group(&mut self, dialect: &'p str, offset: usize) -> ParseResult {
        let Some(registered) = self.context.dialect(dialect) else {
            return Err(self.error_at(offset, format!("dialect '{dialect}' is unknown")));
        };
        match registered.hooks.resources {
            DialectResources::Absent if dialect != "builtin" => {
                return Err(self.error(format!("unexpected 'resource' section for dialect '{dialect}'")));
            }
            DialectResources::Empty if !self.at(TokenKind::RightBrace) => {
                let offset = self.offset();
                let key = self.resource_key("resource")?;
                let message = format!("unknown 'resource' key '{key}' for dialect '{dialect}'");
                return Err(self.error_at(offset, message));
            }
            DialectResources::Absent | DialectResources::Empty | DialectResources::Blobs => {}
        }
        self.comma_separated_until(TokenKind::RightBrace, |parser| {
            let name = parser.resource_key("resource")?;
            let value = parser.entry_value()?;
            let key = parser.resource_handle(&name).to_owned();
            let blob = parser.blob(&Entry { key: name.into_owned(), value })?;
            parser.context.set_resource_blob(&key, blob);
            Ok(())
        })
    }

    /// The entries of another tool up to the brace.
    fn external_group(&mut self, name: &'p str, _offset: usize) -> ParseResult {
        let OpAsmParser { asm, ir, .. } = self;
        asm.comma_separated_until(TokenKind::RightBrace, |parser| {
            let key = parser.resource_key("external_resources")?.into_owned();
            let value = parser.entry_value()?;
            let entry = Entry { key, value };
            let value = parser.external_value(&entry)?;
            ir.external_resources_mut().push(name, entry.key, value);
            Ok(())
        })
    }
}

impl AsmParser<'_, '_> {
    /// `: value`, where the value is one token of any kind.
    fn entry_value(&mut self) -> ParseResult<Token> {
        self.expect(TokenKind::Colon, "expected ':'")?;
        let value = self.token;
        self.advance();
        Ok(value)
    }

    fn external_value(&mut self, entry: &Entry) -> ParseResult<ResourceValue> {
        let text = self.text_of(entry.value);
        match entry.value.kind {
            TokenKind::BareIdentifier if text == "true" => Ok(ResourceValue::Bool(true)),
            TokenKind::BareIdentifier if text == "false" => Ok(ResourceValue::Bool(false)),
            TokenKind::String if text.starts_with("\"0x") => self.blob(entry).map(ResourceValue::Blob),
            TokenKind::String => Ok(ResourceValue::String(string_value(text).into_owned())),
            _ => {
                let message = format!("expected string value for key '{}'", entry.key);
                Err(self.error_at(entry.value.start as usize, message))
            }
        }
    }

    /// `"0x08000000.."`: the alignment in four bytes, the lowest first, and the data.
    fn blob(&mut self, entry: &Entry) -> ParseResult<ResourceBlob> {
        let text = self.text_of(entry.value);
        let problem = format!("expected hex string blob for key '{}'", entry.key);
        let offset = entry.value.start as usize;
        let digits = text.strip_prefix("\"0x").and_then(|text| text.strip_suffix('"'));
        let digits = digits.filter(|_| entry.value.kind == TokenKind::String);
        let Some(mut bytes) = digits.and_then(|digits| decode_hex(digits.as_bytes())) else {
            return Err(self.error_at(offset, problem));
        };
        let Some(alignment) = bytes.first_chunk().map(|bytes| u32::from_le_bytes(*bytes)) else {
            let message = format!("{problem} to encode alignment in first 4 bytes");
            return Err(self.error_at(offset, message));
        };
        if alignment != 0 && !alignment.is_power_of_two() {
            let message = format!(
                "{problem} to encode alignment in first 4 bytes, but got non-power-of-2 value: {alignment}"
            );
            return Err(self.error_at(offset, message));
        }
        bytes.drain(..4);
        // MLIR's rule: an empty blob has the alignment 0.
        let alignment = if bytes.is_empty() { 0 } else { alignment };
        Ok(ResourceBlob { alignment, data: bytes })
    }
}

fn decode_hex(digits: &[u8]) -> Option<Vec<u8>> {
    let digit = |digit: u8| (digit as char).to_digit(16).map(|value| value as u8);
    let (pairs, rest) = digits.as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    pairs.iter().map(|[high, low]| Some(digit(*high)? << 4 | digit(*low)?)).collect()
}
