//! Where an expression stands.

use crate::model::ids::{RecordId, TypeId};
use tblgen_parser::Span;

/// How an identifier without a meaning is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    Value,
    /// It is a string: in the names of definitions, and behind `#`.
    Name,
}

/// Where an expression stands: it decides what names mean and in whose name operators fold.
#[derive(Clone, Copy)]
pub(super) struct Context {
    /// The record whose body it stands in.
    pub(super) record: Option<RecordId>,
    /// The type that is expected there.
    pub(super) expected: Option<TypeId>,
    pub(super) mode: Mode,
}

impl Context {
    pub(super) fn of(record: Option<RecordId>) -> Self {
        Self { record, expected: None, mode: Mode::Value }
    }

    pub(super) fn expecting(self, expected: Option<TypeId>) -> Self {
        Self { expected, ..self }
    }
}

/// A compound expression: where it stands, and what is expected of it.
#[derive(Clone, Copy)]
pub(super) struct Site {
    pub(super) span: Span,
    /// The start of the token that follows.
    pub(super) next: u32,
    pub(super) context: Context,
}

impl Site {
    /// The context of the parts, of which nothing is expected.
    pub(super) fn plain(self) -> Context {
        Context::of(self.context.record)
    }

    /// The context of parts of which a type is expected.
    pub(super) fn expecting(self, expected: Option<TypeId>) -> Context {
        self.plain().expecting(expected)
    }
}

/// A bang operator that is applied.
#[derive(Clone, Copy)]
pub(super) struct Call {
    /// The operator with its `!`.
    pub(super) keyword: Span,
    /// The start of the token behind the operator and its type.
    pub(super) open: u32,
    /// All of it.
    pub(super) site: Site,
}
