//! What replacements of an op may use.

use std::collections::BTreeSet;

use crate::patterns::model::symbols::SymbolId;

/// What can be used in the place of an op: what its operands are made of, and what is made there.
pub(super) struct Available<'r> {
    pub(super) op: &'r str,
    pub(super) below: BTreeSet<SymbolId>,
    /// The number of names that were bound before.
    pub(super) known: usize,
}
