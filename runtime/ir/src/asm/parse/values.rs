//! Parser of SSA uses and definitions.

use super::op_parser::OpAsmParser;
use super::parser::{AsmParser, ParseResult};
use super::scopes::{BlockEntry, Entry, UnresolvedOperand};
use super::state::Expected;
use crate::asm::token::TokenKind;
use crate::context::types::Type;
use crate::ir::{Block, OpState, Value};

/// Result numbers beyond this are refused without looking: each takes memory.
const MAX_RESULT_NUMBER: u32 = 1 << 16;

impl<'p> AsmParser<'p, '_> {
    /// `%name`, `%name#1`.
    pub fn parse_operand(&mut self) -> ParseResult<UnresolvedOperand> {
        self.expect_at_end(|| Expected::Value);
        let token = self.token;
        self.expect(TokenKind::PercentIdentifier, "expected SSA operand")?;
        let mut number = 0;
        if self.at(TokenKind::HashIdentifier) {
            match self.text()[1..].parse() {
                Ok(parsed) => number = parsed,
                // An attribute, which MLIR takes for a number too.
                Err(_) if self.token.start > token.end => {
                    return Ok(UnresolvedOperand {
                        offset: token.start,
                        len: token.end - token.start,
                        number,
                    });
                }
                Err(_) => return Err(self.error("invalid SSA value result number")),
            }
            self.advance();
        }
        Ok(UnresolvedOperand { offset: token.start, len: token.end - token.start, number })
    }

    /// Parses `%name` if present.
    pub fn parse_optional_operand(&mut self) -> ParseResult<Option<UnresolvedOperand>> {
        self.expect_at_end(|| Expected::Value);
        if self.at(TokenKind::PercentIdentifier) { self.parse_operand().map(Some) } else { Ok(None) }
    }

    /// The name of a value with its `%`, as the text has it: ops name their ports by it. Empty if another parser read the operand.
    pub fn operand_name(&self, operand: UnresolvedOperand) -> &'p str {
        let end = operand.offset.saturating_add(operand.len);
        self.source.get(operand.offset as usize..end as usize).unwrap_or_default()
    }
}

impl<'p, 'c> OpAsmParser<'p, 'c> {
    /// `%name` without a result number, as in a list of arguments.
    pub fn parse_definition(&mut self) -> ParseResult<UnresolvedOperand> {
        let token = self.token;
        self.expect(TokenKind::PercentIdentifier, "expected SSA operand")?;
        if self.at(TokenKind::HashIdentifier) {
            return Err(self.error("result number not allowed in argument list"));
        }
        Ok(UnresolvedOperand { offset: token.start, len: token.end - token.start, number: 0 })
    }

    /// A comma separated list of uses, which may be empty.
    pub fn parse_operand_list(&mut self) -> ParseResult<Vec<UnresolvedOperand>> {
        let mut operands = Vec::new();
        self.expect_at_end(|| Expected::Value);
        if !self.at(TokenKind::PercentIdentifier) {
            return Ok(operands);
        }
        loop {
            operands.push(self.parse_operand()?);
            if !self.eat(TokenKind::Comma) {
                return Ok(operands);
            }
        }
    }

    /// The offset of an operand in the source, for diagnostics.
    pub fn operand_offset(&self, operand: UnresolvedOperand) -> usize {
        operand.offset as usize
    }

    /// The value of a use, which must be of this type; a value that is not defined yet is assumed to be.
    pub fn resolve_operand(&mut self, operand: UnresolvedOperand, ty: Type<'c>) -> ParseResult<Value> {
        let slot = self.values.slot(&self.operand_name(operand)[1..]);
        if let Some(entry) = self.values.entry(slot, operand.number) {
            if entry.value.ty(&self.ir) == ty {
                self.record_value(entry.value, operand.range(), false);
                return Ok(entry.value);
            }
            return Err(self.type_mismatch(operand, entry, ty));
        }
        let is_defined = self.values.entry(slot, 0).is_some_and(|entry| !entry.is_forward);
        if is_defined || operand.number >= MAX_RESULT_NUMBER {
            return Err(self.error_at(operand.offset as usize, "reference to invalid result number"));
        }
        let value = self.placeholder(operand.offset as usize, ty);
        self.values.set(slot, operand.number, Entry { value, offset: operand.offset, is_forward: true });
        self.record_value(value, operand.range(), false);
        Ok(value)
    }

    fn type_mismatch(
        &mut self,
        operand: UnresolvedOperand,
        entry: Entry,
        ty: Type<'c>,
    ) -> super::parser::ParseError {
        let known = entry.value.ty(&self.ir);
        let name = self.operand_name(operand);
        let message =
            format!("use of value '{name}' expects different type than prior uses: '{ty}' vs '{known}'");
        let error = self.error_at(operand.offset as usize, message);
        self.note_at(entry.offset as usize, "prior use here");
        error
    }

    /// Returns a placeholder for a value that is not defined yet.
    fn placeholder(&mut self, offset: usize, ty: Type<'c>) -> Value {
        let location = self.location_at(offset);
        let state = OpState::new("builtin.unrealized_conversion_cast", location).result(ty);
        let op = self.ir.create_op(state);
        op.result(&self.ir, 0)
    }

    /// Resolves operands, each against its type.
    ///
    /// # Errors
    ///
    /// If the numbers differ; `offset` is where that is reported.
    pub fn resolve_operands(
        &mut self,
        operands: &[UnresolvedOperand],
        types: &[Type<'c>],
        offset: usize,
        state: &mut OpState<'c>,
    ) -> ParseResult {
        if operands.len() != types.len() {
            let message = format!(
                "number of operands and types do not match: got {} operands and {} types",
                operands.len(),
                types.len()
            );
            // A group that the text leaves out has no place.
            let offset = if offset == 0 { self.name_offset() } else { offset };
            return Err(self.op_error_at(offset, message));
        }
        for (operand, ty) in operands.iter().zip(types) {
            let value = self.resolve_operand(*operand, *ty)?;
            state.operands.push(value);
        }
        Ok(())
    }

    /// Records the value of a name from here on.
    pub(super) fn define(&mut self, name: UnresolvedOperand, value: Value) -> ParseResult {
        let slot = self.values.slot(&self.operand_name(name)[1..]);
        if let Some(entry) = self.values.entry(slot, name.number) {
            if !entry.is_forward {
                let message = format!("redefinition of SSA value '{}'", self.operand_name(name));
                let error = self.error_at(name.offset as usize, message);
                self.note_at(entry.offset as usize, "previously defined here");
                return Err(error);
            }
            self.replace_placeholder(name, entry, value)?;
        }
        self.values.set(slot, name.number, Entry { value, offset: name.offset, is_forward: false });
        self.record_value(value, name.range(), true);
        Ok(())
    }

    fn replace_placeholder(&mut self, name: UnresolvedOperand, entry: Entry, value: Value) -> ParseResult {
        let (expected, found) = (entry.value.ty(&self.ir), value.ty(&self.ir));
        if expected != found {
            let (text, number) = (self.operand_name(name), name.number);
            let message = format!("definition of SSA value '{text}#{number}' has type '{found}'");
            let error = self.error_at(name.offset as usize, message);
            self.note_at(entry.offset as usize, format!("previously used here with type '{expected}'"));
            return Err(error);
        }
        self.ir.replace_all_uses(entry.value, value);
        self.replaced_placeholders.push((entry.value, entry.offset));
        self.record_replaced(entry.value, value);
        Ok(())
    }

    /// Erases the placeholders whose names were defined.
    ///
    /// An operand of an operation may be a placeholder whose name a region of that operation defines. The operation does
    /// not exist yet when the placeholder is replaced, so it keeps the placeholder.
    ///
    /// # Errors
    ///
    /// There is such an operation. The words are those of MLIR's verifier.
    pub(super) fn erase_placeholders(&mut self) -> ParseResult {
        let mut result = Ok(());
        for (value, offset) in std::mem::take(&mut self.replaced_placeholders) {
            if !value.use_empty(&self.ir) {
                result = Err(self.error_at(offset as usize, "operation's operand is unlinked"));
            } else if let Some(op) = value.defining_op(&self.ir) {
                self.ir.erase_op(op);
            }
        }
        result
    }

    /// `^name`.
    pub fn parse_successor(&mut self) -> ParseResult<Block> {
        let token = self.token;
        self.expect_at_end(|| Expected::Block);
        if !self.at(TokenKind::CaretIdentifier) {
            return Err(self.wrong_token("expected block name"));
        }
        let name = self.text();
        self.advance();
        let Some(blocks) = self.blocks.last() else {
            return Err(self.error("a successor outside of any region"));
        };
        if let Some(entry) = blocks.get(name) {
            self.record_block(entry.block, token.start..token.end, false);
            return Ok(entry.block);
        }
        let block = self.ir.create_block(&[], &[]);
        self.record_block(block, token.start..token.end, false);
        let entry = BlockEntry { block, offset: token.start, is_forward: true };
        if let Some(blocks) = self.blocks.last_mut() {
            blocks.set(name, entry);
        }
        Ok(block)
    }

    /// Parses `^name` if present.
    pub fn parse_optional_successor(&mut self) -> ParseResult<Option<Block>> {
        self.expect_at_end(|| Expected::Block);
        if self.at(TokenKind::CaretIdentifier) { self.parse_successor().map(Some) } else { Ok(None) }
    }
}
