//! Entries: what multiclasses and loops hold until they are instantiated.

use crate::model::ids::{RecordId, ValueId};
use crate::model::provenance::Origin;
use crate::model::record::{Assertion, Dump};
use tblgen_parser::Span;
use tblgen_parser::symbols::Symbol;

/// An element of a multiclass or a loop.
#[derive(Clone)]
pub(super) enum Entry {
    Record(RecordId),
    Loop(Loop),
    Assertion(Assertion),
    Dump(Dump),
}

/// A `foreach`, or a branch of an `if`: a loop over a list of one element or none.
#[derive(Clone)]
pub(super) struct Loop {
    pub(super) span: Span,
    pub(super) variable: Option<Symbol>,
    pub(super) list: ValueId,
    /// The source expression of the list.
    pub(super) origin: Origin,
    pub(super) entries: Vec<Entry>,
}
