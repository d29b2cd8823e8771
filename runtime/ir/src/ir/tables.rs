//! Operation names and dialects of a context.

use std::sync::RwLock;
use std::sync::atomic::AtomicU32;

use super::dialect_interface::DialectObjects;
use super::op_name::UniquedOpName;
use super::registry::Registered;
use crate::context::interner::Interner;
use crate::context::{Context, Extension};

/// The tables of the IR's layer.
#[derive(Default)]
pub(super) struct IrTables {
    pub(super) op_names: Interner<UniquedOpName>,
    /// The number of operation names that have an index.
    pub(super) op_name_indices: AtomicU32,
    pub(super) registered: RwLock<Registered>,
    /// Interfaces of dialects.
    pub(super) dialect_objects: DialectObjects,
}

impl Extension for IrTables {
    const SLOT: usize = 0;

    fn allocated_bytes(&self) -> usize {
        self.op_names.statistics().1
    }
}

impl Context {
    pub(super) fn ir_tables(&self) -> &IrTables {
        self.extension()
    }
}
