//! Parser of locations.

use super::parser::{AsmParser, ParseResult, string_value};
use crate::asm::token::TokenKind;
use crate::context::attributes::{Attribute, AttributeKind, StringAttr};
use crate::context::{FileRange, Location};

const LINE: &str = "expected integer line number in FileLineColRange";
const COLUMN: &str = "expected integer column number in FileLineColRange";

impl<'c> AsmParser<'_, 'c> {
    /// The location of an offset in the source.
    pub fn location_at(&mut self, offset: usize) -> Location<'c> {
        let place = self.lexer.place(offset);
        let (line, column) = place.unwrap_or_else(|| self.lines.locate(self.source.as_bytes(), offset));
        let end = offset.min(self.source.len());
        let start = end - (column as usize - 1);
        // A line of thousands of arguments is not counted from its start for each.
        let (known, length) =
            self.columns.filter(|(known, _)| (start..=end).contains(known)).unwrap_or((start, 0));
        let length = length + rtblgen_bytes::length_of(&self.source.as_bytes()[known..end]);
        if self.source.is_char_boundary(end) {
            self.columns = Some((end, length));
        }
        self.context.file_loc(self.file, line, length as u32 + 1)
    }

    /// The location of the current token.
    pub fn current_location(&mut self) -> Location<'c> {
        self.location_at(self.offset())
    }

    /// Parses `loc(..)` if present; its aliases must be known.
    pub fn parse_optional_location(&mut self) -> ParseResult<Option<Location<'c>>> {
        if !self.eat_keyword("loc") {
            return Ok(None);
        }
        self.expect(TokenKind::LeftParen, "expected '(' in location")?;
        let location = self.location_instance()?;
        self.expect(TokenKind::RightParen, "expected ')' in location")?;
        Ok(Some(location))
    }

    /// `loc(..)` as an attribute.
    pub(super) fn location_attribute(&mut self) -> ParseResult<Attribute<'c>> {
        self.advance();
        self.expect(TokenKind::LeftParen, "expected '(' in inline location")?;
        let location = self.location_instance()?;
        self.expect(TokenKind::RightParen, "expected ')' in inline location")?;
        Ok(location.as_attribute())
    }

    /// Parses the text between the parentheses of `loc(..)`.
    pub(super) fn location_instance(&mut self) -> ParseResult<Location<'c>> {
        self.nested(|parser| match parser.kind() {
            TokenKind::HashIdentifier => parser.location_alias(),
            TokenKind::String => parser.name_or_file_location(),
            TokenKind::BareIdentifier => match parser.text() {
                "callsite" => parser.call_site_location(),
                "fused" => parser.fused_location(),
                "unknown" => {
                    parser.advance();
                    Ok(parser.context.unknown_loc())
                }
                _ => Err(parser.wrong_token("expected location instance")),
            },
            _ => Err(parser.wrong_token("expected location instance")),
        })
    }

    fn location_alias(&mut self) -> ParseResult<Location<'c>> {
        let attribute = self.extended_attribute(None)?;
        match attribute.kind() {
            AttributeKind::Location(location) => Ok(location),
            _ => Err(self.error(format!("expected location attribute, but got{attribute}"))),
        }
    }

    fn name_or_file_location(&mut self) -> ParseResult<Location<'c>> {
        let text = string_value(self.text());
        let name = self.context.name(&text);
        self.advance();
        if self.eat(TokenKind::Colon) {
            return self.file_location(name);
        }
        let child = if self.eat(TokenKind::LeftParen) {
            let child = self.location_instance()?;
            self.expect(TokenKind::RightParen, "expected ')' after child location of NameLoc")?;
            Some(child)
        } else {
            None
        };
        Ok(self.context.name_loc(name.value(), child))
    }

    /// `line`, `line:column`, `line:column to :column`, `line:column to line:column`.
    fn file_location(&mut self, file: StringAttr<'c>) -> ParseResult<Location<'c>> {
        let start_line = self.position_number(LINE)?;
        let mut range = FileRange { file, start_line, start_column: 0, end_line: start_line, end_column: 0 };
        if self.eat(TokenKind::Colon) {
            range.start_column = self.position_number(COLUMN)?;
            range.end_column = range.start_column;
            if self.eat_keyword("to") {
                if self.at(TokenKind::Integer) {
                    range.end_line = self.position_number(LINE)?;
                }
                self.expect(
                    TokenKind::Colon,
                    "expected either integer or `:` post `to` in FileLineColRange",
                )?;
                range.end_column = self.position_number(COLUMN)?;
            }
        }
        Ok(self.context.file_range_loc(range))
    }

    fn position_number(&mut self, message: &str) -> ParseResult<u32> {
        match self.text().parse() {
            Ok(number) if self.at(TokenKind::Integer) => {
                self.advance();
                Ok(number)
            }
            _ => Err(self.wrong_token(message)),
        }
    }

    fn call_site_location(&mut self) -> ParseResult<Location<'c>> {
        self.advance();
        self.expect(TokenKind::LeftParen, "expected '(' in callsite location")?;
        let callee = self.location_instance()?;
        if !self.eat_keyword("at") {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        let caller = self.location_instance()?;
        self.expect(TokenKind::RightParen, "expected ')' in callsite location")?;
        Ok(self.context.call_site_loc(callee, caller))
    }

    fn fused_location(&mut self) -> ParseResult<Location<'c>> {
        self.advance();
        let mut metadata = None;
        if self.eat(TokenKind::Less) {
            metadata = Some(self.parse_attribute()?);
            self.expect(TokenKind::Greater, "expected '>' after fused location metadata")?;
        }
        self.expect(TokenKind::LeftSquare, "expected '[' in fused location")?;
        let mut locations = Vec::new();
        if !self.eat(TokenKind::RightSquare) {
            self.comma_separated(|parser| {
                parser.location_instance().map(|location| locations.push(location))
            })?;
            self.expect(TokenKind::RightSquare, "expected ']' in fused location")?;
        }
        Ok(self.context.fuse_locs(&locations, metadata))
    }
}
