//! Kinds of attributes whose text shows no type.

use crate::asm::OpAsmParser;
use crate::context::Context;
use crate::context::definition::AttributeCheck;

/// Kinds of attributes whose text has no type: a colon after one belongs to the operation.
#[derive(Clone, Copy)]
pub(super) enum Untyped {
    String,
    Array,
    Symbol,
    Other,
}

impl Untyped {
    /// Returns the kind of attributes that pass a test, found by trying one of each.
    pub(super) fn of(context: &Context, is_kind: AttributeCheck) -> Option<Self> {
        if is_kind(context.i32_attr(0)) {
            None
        } else if is_kind(context.string_attr("")) {
            Some(Untyped::String)
        } else if is_kind(context.array_attr(&[])) {
            Some(Untyped::Array)
        } else if is_kind(context.flat_symbol_ref_attr("symbol")) {
            Some(Untyped::Symbol)
        } else if is_kind(context.dictionary_attr(&[])) || is_kind(context.type_attr(context.none_type())) {
            Some(Untyped::Other)
        } else {
            None
        }
    }

    /// Whether such an attribute can start at the current token.
    pub(super) fn starts(self, parser: &OpAsmParser<'_, '_>) -> bool {
        match self {
            Untyped::String => parser.at_string(),
            Untyped::Array => parser.at_literal("["),
            Untyped::Symbol => parser.at_symbol(),
            Untyped::Other => true,
        }
    }
}
