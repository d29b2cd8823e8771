//! Entries: the contents of multiclasses and loops before they are instantiated.

use crate::model::{Check, Origin, RecordId, ValueId};
use tblgen_parser::{Span, Symbol};

/// An element of a multiclass or a loop.
#[derive(Clone)]
pub(super) enum Entry {
    Record(RecordId),
    Loop(Loop),
    Check(Check),
}

impl Entry {
    /// Appends the records of the entry to `out`.
    pub(super) fn records(&self, out: &mut Vec<RecordId>) {
        match self {
            Self::Record(record) => out.push(*record),
            Self::Loop(inner) => inner.entries.iter().for_each(|entry| entry.records(out)),
            Self::Check(_) => {}
        }
    }
}

/// A `foreach`, or a branch of an `if`: a loop over a list of one element or none.
#[derive(Clone)]
pub(super) struct Loop {
    pub(super) span: Span,
    pub(super) variable: Option<Symbol>,
    pub(super) list: ValueId,
    /// The source expression of the list, or of the condition of an `if`.
    pub(super) origin: Origin,
    pub(super) entries: Vec<Entry>,
}
