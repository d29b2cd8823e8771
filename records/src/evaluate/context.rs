//! The context of an expression.

use crate::model::{RecordId, TypeId};
use tblgen_parser::Span;
use tblgen_parser::syntax::ExprId;

/// The meaning of an identifier that is not defined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    /// An error.
    Value,
    /// A string, in the names of definitions and after `#`.
    Name,
}

/// The context of an expression: it determines the meaning of names, and for which record operators fold.
#[derive(Clone, Copy)]
pub(super) struct Context {
    /// The record whose body contains it.
    pub(super) record: Option<RecordId>,
    /// The expected type.
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

/// The place and the context of a compound expression.
#[derive(Clone, Copy)]
pub(super) struct Site {
    pub(super) span: Span,
    /// The start of the token that follows.
    pub(super) next: u32,
    pub(super) context: Context,
}

impl Site {
    /// The context of parts without an expected type.
    pub(super) fn plain(self) -> Context {
        Context::of(self.context.record)
    }

    /// The context of parts with an expected type.
    pub(super) fn expecting(self, expected: Option<TypeId>) -> Context {
        self.plain().expecting(expected)
    }
}

/// A call of a bang operator.
#[derive(Clone, Copy)]
pub(super) struct Call<'a> {
    /// The operator with its `!`.
    pub(super) keyword: Span,
    /// The type in angle brackets.
    pub(super) ty: Option<TypeId>,
    /// The start of the token after the operator and its type.
    pub(super) open: u32,
    pub(super) arguments: &'a [ExprId],
    /// The whole call.
    pub(super) site: Site,
}
