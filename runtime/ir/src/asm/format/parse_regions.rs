//! Reads regions and successors in a declarative format.

use super::parse::Interpreter;
use crate::asm::ParseResult;

impl<'c> Interpreter<'_, '_, 'c> {
    pub(super) fn region(&mut self, region: usize) -> ParseResult {
        if self.definition.regions[region].is_variadic {
            if let Some(parsed) = self.parser.parse_optional_region(&[])? {
                self.add_region(region, parsed);
                self.more_regions(region)?;
            }
            return Ok(());
        }
        let parsed = self.parser.parse_region(&[])?;
        self.add_region(region, parsed);
        Ok(())
    }

    pub(super) fn more_regions(&mut self, region: usize) -> ParseResult {
        while self.parser.parse_optional_literal(",") {
            let parsed = self.parser.parse_region(&[])?;
            self.add_region(region, parsed);
        }
        Ok(())
    }

    pub(super) fn add_region(&mut self, region: usize, parsed: crate::ir::Region) {
        self.state.regions[region].push(parsed);
    }

    pub(super) fn successor(&mut self, successor: usize) -> ParseResult {
        if !self.definition.successors[successor].is_variadic {
            let block = self.parser.parse_successor()?;
            self.state.successors[successor].push(block);
            return Ok(());
        }
        if let Some(block) = self.optional_successor()? {
            self.state.successors[successor].push(block);
            self.more_successors(successor)?;
        }
        Ok(())
    }

    pub(super) fn optional_successor(&mut self) -> ParseResult<Option<crate::ir::Block>> {
        match self.at_next_operation() {
            true => Ok(None),
            false => self.parser.parse_optional_successor(),
        }
    }

    pub(super) fn more_successors(&mut self, successor: usize) -> ParseResult {
        if self.definition.successors[successor].is_variadic {
            while self.parser.parse_optional_literal(",") {
                let block = self.parser.parse_successor()?;
                self.state.successors[successor].push(block);
            }
        }
        Ok(())
    }
}
