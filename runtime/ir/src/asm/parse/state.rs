//! The places of the names in a source, for tools such as a language server (MLIR's `AsmParserState`).
//!
//! A parser that was not asked for them records nothing.

use std::ops::Range;

use rustc_hash::FxHashMap;

use super::op_parser::OpAsmParser;
use super::parser::AsmParser;
use crate::asm::token::TokenKind;
use crate::context::attributes::Attribute;
use crate::context::types::Type;
use crate::diagnostic::Diagnostics;
use crate::ir::{Block, Ir, Op, Value};

/// A source that was parsed for a tool.
pub struct ParsedSource<'c> {
    /// The IR. After an error of the grammar it has the operations up to the error; those in an open region have no parent.
    pub ir: Ir<'c>,
    /// The places of the names.
    pub state: AsmParserState<'c>,
    /// The errors of the parser.
    pub diagnostics: Diagnostics<'c>,
    /// Whether there is no error of the grammar.
    pub is_complete: bool,
}

/// The places of the names in a source. Ranges are offsets in it.
#[derive(Debug, Default)]
pub struct AsmParserState<'c> {
    /// The operations, each after those in its regions.
    pub ops: Vec<OpPlace>,
    /// Definitions and uses of values.
    pub values: Vec<ValuePlace>,
    /// Labels and uses of blocks.
    pub blocks: Vec<BlockPlace>,
    /// The names of symbols, in the order of the source.
    pub symbols: Vec<SymbolPlace>,
    /// Definitions and uses of aliases.
    pub aliases: Vec<AliasPlace<'c>>,
    /// The entities that may stand at the end of the source.
    pub expected: Vec<Expected>,
    /// The regions that are open at the end of the source.
    scopes: Vec<Scope>,
    /// The values that took the place of values that were used before.
    replaced: FxHashMap<Value, Value>,
}

/// The place of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpPlace {
    /// The operation.
    pub op: Op,
    /// Its name.
    pub name: Range<u32>,
    /// The whole text, results and location included.
    pub scope: Range<u32>,
}

/// A name of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValuePlace {
    /// The value: for a group of results each value is an entry.
    pub value: Value,
    /// The name with its `%`, without a number.
    pub range: Range<u32>,
    /// Whether the name is defined here.
    pub is_definition: bool,
}

/// A name of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockPlace {
    /// The block.
    pub block: Block,
    /// The name with its `^`.
    pub range: Range<u32>,
    /// Whether this is the label.
    pub is_definition: bool,
}

/// A name of a symbol: a definition or a part of a reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolPlace {
    /// The name with its `@`.
    pub range: Range<u32>,
    /// The name.
    pub name: String,
    /// Whether the name is looked up in the symbol before it: `@before::@name`.
    pub is_nested: bool,
}

/// A name of an alias.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AliasPlace<'c> {
    /// The name with its `#` or `!`.
    pub range: Range<u32>,
    /// The value, where the alias is defined.
    pub value: Option<AliasValue<'c>>,
}

/// The value of an alias.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AliasValue<'c> {
    /// `#name = ..`
    Attribute(Attribute<'c>),
    /// `!name = ..`
    Type(Type<'c>),
}

/// An entity that may stand at the end of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// An operation. The name of this dialect may be left out.
    Operation(&'static str),
    /// A type.
    Type,
    /// An attribute.
    Attribute,
    /// The name of a value.
    Value,
    /// The name of a block.
    Block,
    /// A keyword.
    Keyword(String),
}

/// An open region.
#[derive(Debug, Default)]
struct Scope {
    values: Vec<(Range<u32>, Value)>,
    blocks: Vec<(Range<u32>, Block)>,
    /// Whether the names outside of it are hidden.
    is_isolated: bool,
}

impl AsmParserState<'_> {
    /// The values with a name at the end of the source, from the outside in.
    pub fn visible_values(&self) -> impl Iterator<Item = &(Range<u32>, Value)> {
        let first = self.scopes.iter().rposition(|scope| scope.is_isolated).unwrap_or(0);
        self.scopes[first..].iter().flat_map(|scope| &scope.values)
    }

    /// The blocks with a name in the innermost open region.
    pub fn visible_blocks(&self) -> impl Iterator<Item = &(Range<u32>, Block)> {
        self.scopes.last().into_iter().flat_map(|scope| &scope.blocks)
    }

    /// Gives names that were used before their definition the values that they mean, and removes the entries of text that was
    /// read twice.
    fn finish(&mut self) {
        for place in &mut self.values {
            if let Some(value) = self.replaced.get(&place.value) {
                place.value = *value;
            }
        }
        // Stable, so that the results of a group stay in order.
        self.values.sort_by_key(|place| place.range.start);
        self.values.dedup();
        self.blocks.sort_by_key(|place| place.range.start);
        self.blocks.dedup();
        self.symbols.sort_by_key(|place| place.range.start);
        self.symbols.dedup_by_key(|place| place.range.start);
        self.aliases.sort_by_key(|place| place.range.start);
        self.aliases.dedup_by_key(|place| place.range.start);
    }
}

impl<'c> AsmParser<'_, 'c> {
    /// Notes what may stand at the end of the source, if the parser is there.
    pub(in crate::asm) fn expect_at_end(&mut self, expected: impl FnOnce() -> Expected) {
        if self.state.is_some() && self.at(TokenKind::Eof) {
            self.note_expected(expected());
        }
    }

    #[cold]
    fn note_expected(&mut self, expected: Expected) {
        if let Some(state) = &mut self.state
            && !state.expected.contains(&expected)
        {
            state.expected.push(expected);
        }
    }

    pub(super) fn record_symbol(&mut self, name: &str, is_nested: bool) {
        let range = self.token.start..self.token.end;
        if let Some(state) = &mut self.state {
            state.symbols.push(SymbolPlace { range, name: name.to_owned(), is_nested });
        }
    }

    pub(super) fn record_alias(&mut self, range: Range<u32>, value: Option<AliasValue<'c>>) {
        if let Some(state) = &mut self.state {
            state.aliases.push(AliasPlace { range, value });
        }
    }
}

impl<'c> OpAsmParser<'_, 'c> {
    pub(super) fn record_scope(&mut self, is_isolated: bool) {
        if let Some(state) = &mut self.asm.state {
            state.scopes.push(Scope { is_isolated, ..Scope::default() });
        }
    }

    pub(super) fn record_scope_end(&mut self) {
        if let Some(state) = &mut self.asm.state {
            state.scopes.pop();
        }
    }

    pub(super) fn record_value(&mut self, value: Value, range: Range<u32>, is_definition: bool) {
        if let Some(state) = &mut self.asm.state {
            if is_definition && let Some(scope) = state.scopes.last_mut() {
                scope.values.push((range.clone(), value));
            }
            state.values.push(ValuePlace { value, range, is_definition });
        }
    }

    pub(super) fn record_replaced(&mut self, placeholder: Value, value: Value) {
        if let Some(state) = &mut self.asm.state {
            state.replaced.insert(placeholder, value);
        }
    }

    pub(super) fn record_block(&mut self, block: Block, range: Range<u32>, is_definition: bool) {
        if let Some(state) = &mut self.asm.state {
            if let Some(scope) = state.scopes.last_mut()
                && !scope.blocks.iter().any(|(_, known)| *known == block)
            {
                scope.blocks.push((range.clone(), block));
            }
            state.blocks.push(BlockPlace { block, range, is_definition });
        }
    }

    /// Records an operation whose name starts at an offset, and whose last token was the last one that was read.
    pub(super) fn record_op(&mut self, op: Op, start: usize) {
        let (source, end) = (self.source, self.last_end);
        if let Some(state) = &mut self.asm.state {
            let name = start as u32..(start + name_length(&source[start..])) as u32;
            state.ops.push(OpPlace { op, scope: name.start..end.max(name.end), name });
        }
    }

    /// Adds the names of the results to the text of the last operation.
    pub(super) fn record_op_start(&mut self, op: Op, start: usize) {
        let last = self.asm.state.as_mut().and_then(|state| state.ops.last_mut());
        if let Some(last) = last.filter(|last| last.op == op) {
            last.scope.start = start as u32;
        }
    }

    /// The result of a parser that recorded the places.
    pub(super) fn into_parsed(mut self, is_complete: bool) -> ParsedSource<'c> {
        let diagnostics = self.diagnostics();
        let mut state = self.asm.state.take().map(|state| *state).unwrap_or_default();
        state.finish();
        let is_complete = is_complete && diagnostics.is_empty();
        ParsedSource { ir: self.ir, state, diagnostics, is_complete }
    }
}

/// The length of the name of an operation, in quotes or not.
fn name_length(text: &str) -> usize {
    match text.strip_prefix('"') {
        Some(rest) => rest.find('"').map_or(text.len(), |end| end + 2),
        None => text
            .find(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '$' | '.'))
            .unwrap_or(text.len()),
    }
}
