//! Parser: from text to IR.
//!
//! One recursive descent over tokens, without a tree in between: types, attributes and operations are made as they are read.
//! Wording and position of the diagnostics are those of MLIR.

mod affine;
mod aliases;
mod attributes;
mod cache;
mod dense;
mod dense_array;
mod lines;
mod locations;
mod metadata;
mod module;
mod numbers;
mod op_parser;
mod operations;
mod parser;
mod regions;
mod scopes;
mod sparse;
mod state;
mod symbols;
mod types;
mod values;

pub use module::{parse_attribute_with_distinct, parse_type_with_distinct};
pub use op_parser::{Argument, OpAsmParser};
pub use parser::{AsmParser, ParseError, ParseResult};
pub use scopes::UnresolvedOperand;
pub use state::{
    AliasPlace, AliasValue, AsmParserState, BlockPlace, Expected, OpPlace, ParsedSource, SymbolPlace,
    ValuePlace,
};
pub(in crate::asm) use types::function_signature;
