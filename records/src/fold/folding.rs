//! What folding an operator depends on besides its operands.

use crate::model::ids::{RecordId, ValueId};
use smallvec::SmallVec;

pub(crate) type Items = SmallVec<[ValueId; 8]>;

/// The most elements of a list that an operator may make.
pub(super) const MAX_ELEMENTS: u64 = 1 << 20;

/// The most bytes of a string that an operator may make.
pub(super) const MAX_BYTES: u64 = 1 << 24;

/// In whose name an operator is folded.
#[derive(Clone, Copy)]
pub(crate) struct Folding {
    /// The record that is being made.
    pub(crate) current: Option<RecordId>,
    /// What waits for records to come must be decided.
    pub(crate) is_final: bool,
}
