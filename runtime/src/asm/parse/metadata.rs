//! `{-# .. #-}`: what belongs to the file rather than to an operation.

use super::op_parser::OpAsmParser;
use super::parser::ParseResult;
use crate::asm::token::TokenKind;

impl OpAsmParser<'_, '_> {
    /// `{-# key: value, .. #-}`.
    pub(super) fn file_metadata(&mut self) -> ParseResult {
        let offset = self.offset();
        self.advance();
        if self.eat(TokenKind::MetadataEnd) {
            return Ok(());
        }
        Err(self.error_at(offset, "resources in the file metadata are not supported"))
    }
}
