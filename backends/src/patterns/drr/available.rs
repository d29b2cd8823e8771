//! The names that replacements of an op may use.

use std::collections::BTreeSet;

use crate::patterns::model::symbols::SymbolId;

/// The names that the replacement of an op can use: those below its operands, and those of new ops.
pub(super) struct Available<'r> {
    pub(super) op: &'r str,
    pub(super) below: BTreeSet<SymbolId>,
    /// The number of names that were bound before.
    pub(super) known: usize,
}
