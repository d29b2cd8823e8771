//! The context of folding.

use super::regexes::Regexes;
use crate::model::ids::{RecordId, ValueId};
use crate::model::store::Store;
use smallvec::SmallVec;

pub(crate) type Items = SmallVec<[ValueId; 8]>;

/// The most elements of a list that an operator may make.
pub(super) const MAX_ELEMENTS: u64 = 1 << 20;

/// The most bytes of a string that an operator may make.
pub(super) const MAX_BYTES: u64 = 1 << 24;

/// The context of folding.
#[derive(Clone, Copy, Default)]
pub(crate) struct Folding {
    /// The record that is being made.
    pub(crate) current: Option<RecordId>,
    /// No more records come: operators that wait for them are decided.
    pub(crate) is_final: bool,
}

/// Folds operators.
pub(crate) struct Folder<'s> {
    pub(super) store: &'s mut Store,
    pub(super) regexes: &'s mut Regexes,
    pub(super) current: Option<RecordId>,
    pub(super) is_final: bool,
}

impl<'s> Folder<'s> {
    pub(crate) fn new(store: &'s mut Store, regexes: &'s mut Regexes, folding: Folding) -> Self {
        let Folding { current, is_final } = folding;
        Self { store, regexes, current, is_final }
    }
}
