//! Parser of regions and blocks.

use super::op_parser::{Argument, LocationTarget, OpAsmParser};
use super::parser::ParseResult;
use super::scopes::{BlockEntry, Blocks};
use crate::asm::token::TokenKind;
use crate::ir::{Block, Region};

impl<'p, 'c> OpAsmParser<'p, 'c> {
    /// `{ .. }` into an empty region.
    pub(super) fn region(&mut self, region: Region, arguments: &[Argument<'c>]) -> ParseResult {
        self.expect(TokenKind::LeftBrace, "expected '{' to begin a region")?;
        if !arguments.is_empty() || !self.at(TokenKind::RightBrace) {
            self.asm.enter()?;
            self.region_body(region, arguments)?;
            self.asm.depth -= 1;
        }
        self.advance();
        Ok(())
    }

    fn region_body(&mut self, region: Region, arguments: &[Argument<'c>]) -> ParseResult {
        self.values.push_scope();
        self.blocks.push(Blocks::default());
        self.record_scope(false);
        let entry = self.ir.append_block(region, &[], &[]);
        if !arguments.is_empty() {
            self.entry_arguments(entry, arguments)?;
        }
        self.first_block(entry)?;
        if !arguments.is_empty() && entry.argument_count(&self.ir) > arguments.len() {
            return Err(self.error("entry block arguments were already defined"));
        }
        while !self.at(TokenKind::RightBrace) {
            self.named_block(region)?;
        }
        self.close_scope()
    }

    fn entry_arguments(&mut self, entry: Block, arguments: &[Argument<'c>]) -> ParseResult {
        if self.at(TokenKind::CaretIdentifier) {
            return Err(self.error("invalid block name in region with named arguments"));
        }
        for argument in arguments {
            let name = argument.name;
            let slot = self.values.slot(&self.operand_name(name)[1..]);
            if let Some(known) = self.values.entry(slot, name.number) {
                let message =
                    format!("region entry argument '{}' is already in use", self.operand_name(name));
                let error = self.error_at(name.offset as usize, message);
                self.note_at(known.offset as usize, "previously referenced here");
                return Err(error);
            }
            let location = match argument.location {
                Some(location) => location,
                None => self.location_at(name.offset as usize),
            };
            let value = self.ir.add_argument(entry, argument.ty, location);
            self.define(name, value)?;
        }
        Ok(())
    }

    /// The first block of a region, whose head may be left out.
    fn first_block(&mut self, block: Block) -> ParseResult {
        if !self.at(TokenKind::CaretIdentifier) {
            return self.block_body(block);
        }
        let (offset, name) = (self.token.start, self.text());
        self.record_block(block, offset..self.token.end, true);
        self.advance();
        if let Some(blocks) = self.blocks.last_mut() {
            blocks.set(name, BlockEntry { block, offset, is_forward: false });
        }
        self.rest_of_block(block)
    }

    /// `^name(arguments): ..`, a block that may have been used before.
    fn named_block(&mut self, region: Region) -> ParseResult {
        let (offset, name) = (self.token.start, self.text());
        let end = self.token.end;
        self.expect(TokenKind::CaretIdentifier, "expected block name")?;
        let known = self.blocks.last().and_then(|blocks| blocks.get(name));
        let block = match known {
            Some(entry) if !entry.is_forward => {
                return Err(self.error_at(offset as usize, format!("redefinition of block '{name}'")));
            }
            Some(entry) => {
                self.ir.append_existing_block(region, entry.block);
                entry.block
            }
            None => self.ir.append_block(region, &[], &[]),
        };
        self.record_block(block, offset..end, true);
        if let Some(blocks) = self.blocks.last_mut() {
            blocks.set(name, BlockEntry { block, offset, is_forward: false });
        }
        self.rest_of_block(block)
    }

    fn rest_of_block(&mut self, block: Block) -> ParseResult {
        if self.at(TokenKind::LeftParen) {
            self.block_arguments(block)?;
        }
        self.expect(TokenKind::Colon, "expected ':' after block name")?;
        self.block_body(block)
    }

    fn block_body(&mut self, block: Block) -> ParseResult {
        while !matches!(self.kind(), TokenKind::CaretIdentifier | TokenKind::RightBrace) {
            self.operation(block)?;
        }
        Ok(())
    }

    /// `(%a: i32, %b: f32 loc(..))`.
    fn block_arguments(&mut self, block: Block) -> ParseResult {
        self.advance();
        if self.eat(TokenKind::RightParen) {
            return Ok(());
        }
        loop {
            let name = self.parse_operand()?;
            self.expect(TokenKind::Colon, "expected ':' and type for SSA operand")?;
            let ty = self.parse_type()?;
            let location = self.location_at(name.offset as usize);
            let value = self.ir.add_argument(block, ty, location);
            if self.at_keyword("loc") {
                self.trailing_location(LocationTarget::Argument(value))?;
            }
            self.define(name, value)?;
            if !self.eat(TokenKind::Comma) {
                return self.expect(TokenKind::RightParen, "expected ')'");
            }
        }
    }

    fn close_scope(&mut self) -> ParseResult {
        let mut result = Ok(());
        if let Some(blocks) = self.blocks.pop() {
            for offset in blocks.undefined() {
                result = Err(self.error_at(offset as usize, "reference to an undefined block"));
            }
        }
        self.values.pop_scope();
        self.record_scope_end();
        result
    }
}
