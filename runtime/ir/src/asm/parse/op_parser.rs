//! The interface for parsers of operations.

use std::ops::{Deref, DerefMut};

use super::parser::{AsmParser, ParseError, ParseResult, punctuation, spelling, string_value};
use super::scopes::{Blocks, UnresolvedOperand, Values};
use crate::asm::token::TokenKind;
use crate::context::types::Type;
use crate::context::{Context, Location};
use crate::ir::{Ir, Op, Region, Value};

/// The parser that [`CustomAsm`](crate::asm::CustomAsm) and the custom directives of a format read from.
///
/// It derefs to [`AsmParser`], which reads types, attributes and plain tokens.
pub struct OpAsmParser<'p, 'c> {
    pub(super) asm: AsmParser<'p, 'c>,
    pub(super) ir: Ir<'c>,
    pub(super) values: Values<'p>,
    /// The blocks of each open region.
    pub(super) blocks: Vec<Blocks<'p>>,
    /// The values that stood for names before these were defined, and where each was first used.
    pub(super) replaced_placeholders: Vec<(Value, u32)>,
    /// Locations whose alias is defined later.
    pub(super) pending_locations: Vec<PendingLocation<'p>>,
    /// The dialects whose name may be left out, from the outside in.
    pub(super) default_dialects: Vec<&'static str>,
    /// The names of the results of the operation whose custom form is being read.
    pub(super) result_names: Vec<ResultName>,
}

/// Names on the left of an operation's `=`: `%name:count`.
#[derive(Clone, Copy, Debug)]
pub(super) struct ResultName {
    pub name: UnresolvedOperand,
    pub count: u64,
}

/// A location alias that was not defined when it was used.
pub(super) struct PendingLocation<'p> {
    pub target: LocationTarget,
    pub alias: &'p str,
    pub offset: usize,
}

/// The target of a location.
#[derive(Clone, Copy, Debug)]
pub(super) enum LocationTarget {
    Op(Op),
    Argument(Value),
}

/// An argument of a region whose name and type are before the region, as in the head of a function.
#[derive(Clone, Copy, Debug)]
pub struct Argument<'c> {
    /// The name.
    pub name: UnresolvedOperand,
    /// The type.
    pub ty: Type<'c>,
    /// The location; by default that of the name.
    pub location: Option<Location<'c>>,
}

impl<'p, 'c> Deref for OpAsmParser<'p, 'c> {
    type Target = AsmParser<'p, 'c>;

    fn deref(&self) -> &Self::Target {
        &self.asm
    }
}

impl DerefMut for OpAsmParser<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.asm
    }
}

impl<'p, 'c> OpAsmParser<'p, 'c> {
    pub(super) fn new(context: &'c Context, file: &str, source: &'p str, ir: Ir<'c>) -> Self {
        OpAsmParser {
            asm: AsmParser::new(context, file, source),
            ir,
            values: Values::default(),
            blocks: Vec::new(),
            replaced_placeholders: Vec::new(),
            pending_locations: Vec::new(),
            default_dialects: vec!["builtin"],
            result_names: Vec::new(),
        }
    }

    /// The IR that is being made.
    pub fn ir(&self) -> &Ir<'c> {
        &self.ir
    }

    /// The IR that is being made, to be changed.
    pub fn ir_mut(&mut self) -> &mut Ir<'c> {
        &mut self.ir
    }

    /// The offset of the name of the operation that is being read.
    pub fn name_offset(&self) -> usize {
        self.custom_op.map_or(0, |(_, offset)| offset)
    }

    /// The number of results that are named on the left of the `=`.
    pub fn named_result_count(&self) -> usize {
        self.result_names
            .iter()
            .map(|name| usize::try_from(name.count).unwrap_or(usize::MAX))
            .fold(0, usize::saturating_add)
    }

    /// Returns the name of a result on the left of the `=`, without its `%`.
    pub fn result_name(&self, number: usize) -> Option<&str> {
        let mut first = 0;
        let group = self.result_names.iter().find(|group| {
            first = usize::try_from(group.count).unwrap_or(usize::MAX).saturating_add(first);
            number < first
        })?;
        self.operand_name(group.name).strip_prefix('%')
    }

    /// The same as [`parse_region`](Self::parse_region), but names from outside are not visible, so that an
    /// argument may have the name of an operand (`enableNameShadowing`).
    pub fn parse_isolated_region(&mut self, arguments: &[Argument<'c>]) -> ParseResult<Region> {
        let outer = std::mem::take(&mut self.values);
        self.values.push_scope();
        self.record_scope(true);
        let region = self.parse_region(arguments);
        self.values.pop_scope();
        if region.is_ok() {
            self.record_scope_end();
        }
        let inner = std::mem::replace(&mut self.values, outer);
        self.values.add_undefined(&inner);
        region
    }

    /// `{ .. }`: a region with these arguments of its entry block, or with those that the text names.
    pub fn parse_region(&mut self, arguments: &[Argument<'c>]) -> ParseResult<Region> {
        let region = self.ir.create_region();
        self.region(region, arguments)?;
        Ok(region)
    }

    /// A region, if there is a brace; the arguments are those of its entry block.
    pub fn parse_optional_region(&mut self, arguments: &[Argument<'c>]) -> ParseResult<Option<Region>> {
        if self.at(TokenKind::LeftBrace) { self.parse_region(arguments).map(Some) } else { Ok(None) }
    }

    /// Parses `%name : type`, and `loc(..)` if present.
    pub fn parse_argument(&mut self) -> ParseResult<Argument<'c>> {
        let argument = self.parse_argument_without_location()?;
        Ok(Argument { location: self.parse_optional_location()?, ..argument })
    }

    /// `%name : type`
    pub(in crate::asm) fn parse_argument_without_location(&mut self) -> ParseResult<Argument<'c>> {
        let name = self.parse_definition()?;
        let ty = self.parse_colon_type()?;
        Ok(Argument { name, ty, location: None })
    }
}

impl AsmParser<'_, '_> {
    /// Reports an error at an offset; in the custom form of an operation the message names the operation.
    pub fn op_error_at(&mut self, offset: usize, message: impl AsRef<str>) -> ParseError {
        let message = match self.custom_op {
            Some((name, _)) => format!("custom op '{name}' {}", message.as_ref()),
            None => message.as_ref().to_owned(),
        };
        self.error_at(offset, message)
    }

    /// Reports an error at the current token; in the custom form of an operation the message names the operation.
    pub fn op_error(&mut self, message: impl AsRef<str>) -> ParseError {
        let offset = self.offset();
        self.op_error_at(offset, message)
    }

    /// Reads a keyword or punctuation, as a format writes it: `to`, `->`, `(`.
    pub fn parse_literal(&mut self, literal: &str) -> ParseResult {
        if self.parse_optional_literal(literal) {
            return Ok(());
        }
        match punctuation(literal) {
            Some(kind) => Err(self.wrong_token(format!("expected '{}'", spelling(kind)))),
            None => Err(self.op_error(format!("expected '{literal}'"))),
        }
    }

    /// Reads a keyword or punctuation if present.
    pub fn parse_optional_literal(&mut self, literal: &str) -> bool {
        match punctuation(literal) {
            Some(kind) => self.eat(kind),
            None => self.eat_keyword(literal),
        }
    }

    /// Reads this keyword.
    pub fn parse_keyword(&mut self, keyword: &str) -> ParseResult {
        self.parse_literal(keyword)
    }

    /// Reads this keyword if present.
    pub fn parse_optional_keyword(&mut self, keyword: &str) -> bool {
        self.eat_keyword(keyword)
    }

    /// Reads any keyword.
    pub fn parse_any_keyword(&mut self) -> ParseResult<String> {
        match self.parse_optional_any_keyword() {
            Some(keyword) => Ok(keyword),
            None => Err(self.op_error("expected valid keyword")),
        }
    }

    /// Reads any keyword if present.
    pub fn parse_optional_any_keyword(&mut self) -> Option<String> {
        if !self.at_word() {
            return None;
        }
        let keyword = self.text().to_owned();
        self.advance();
        Some(keyword)
    }

    /// Reads a string if present.
    pub fn parse_optional_string(&mut self) -> ParseResult<Option<String>> {
        if !self.at(TokenKind::String) {
            return Ok(None);
        }
        let value = string_value(self.text()).into_owned();
        self.advance();
        Ok(Some(value))
    }

    /// Reads a string.
    pub fn parse_string(&mut self) -> ParseResult<String> {
        match self.parse_optional_string()? {
            Some(value) => Ok(value),
            None => Err(self.op_error("expected string")),
        }
    }

    /// Reads a keyword or a string if present.
    pub fn parse_optional_keyword_or_string(&mut self) -> ParseResult<Option<String>> {
        match self.parse_optional_any_keyword() {
            Some(keyword) => Ok(Some(keyword)),
            None => self.parse_optional_string(),
        }
    }

    /// Whether a keyword or a string comes next.
    pub(crate) fn at_keyword_or_string(&self) -> bool {
        self.at_word() || self.at(TokenKind::String)
    }

    /// Reports that a type is not of the kind that is called so.
    pub(crate) fn wrong_type(
        &mut self,
        offset: usize,
        expected: &str,
        found: crate::context::types::Type<'_>,
    ) -> ParseError {
        let expected = match expected {
            "" => String::new(),
            name => format!(": expected {name}, but found '{found}'"),
        };
        self.op_error_at(offset, format!("invalid kind of type specified{expected}"))
    }

    /// Whether an integer comes next.
    pub(crate) fn at_integer(&self) -> bool {
        matches!(self.kind(), TokenKind::Integer | TokenKind::Minus)
    }

    /// Whether nothing comes any more.
    pub(crate) fn at_end(&self) -> bool {
        self.at(TokenKind::Eof)
    }

    /// Whether a string comes next.
    pub(crate) fn at_string(&self) -> bool {
        self.at(TokenKind::String)
    }

    /// Whether a number comes next, perhaps a negative one.
    pub(crate) fn at_number(&self) -> bool {
        matches!(self.kind(), TokenKind::Integer | TokenKind::Float | TokenKind::Minus)
    }

    /// Whether the name of a symbol comes next: `@`.
    pub(in crate::asm) fn at_symbol(&self) -> bool {
        self.at(TokenKind::AtIdentifier)
    }

    /// Whether an SSA use or definition comes next: `%`.
    pub(in crate::asm) fn at_operand(&self) -> bool {
        self.at(TokenKind::PercentIdentifier)
    }

    /// Whether an attribute with its dialect, or an alias of one, comes next: `#`.
    pub(crate) fn at_attribute_name(&self) -> bool {
        self.at(TokenKind::HashIdentifier)
    }

    /// Whether a type with its dialect, or an alias of one, comes next: `!`.
    pub(crate) fn at_type_name(&self) -> bool {
        self.at(TokenKind::ExclamationIdentifier)
    }

    /// Whether the token at hand is this keyword or punctuation; nothing is consumed.
    pub fn at_literal(&self, literal: &str) -> bool {
        match punctuation(literal) {
            Some(kind) => self.at(kind),
            None => self.at_keyword(literal),
        }
    }

    /// Reads `element (',' element)*`.
    pub fn parse_comma_separated(&mut self, element: impl FnMut(&mut Self) -> ParseResult) -> ParseResult {
        self.comma_separated(element)
    }
}
