//! The tables behind a context.

use std::sync::RwLock;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64};

use super::attributes::UniquedAttribute;
use super::interner::Interner;
use super::location::UniquedLocation;
use super::op_name::UniquedOpName;
use super::registry::Registered;
use super::types::UniquedType;
use crate::asm::PrintOptions;
use crate::interfaces::{Attached, DialectObjects};
use crate::resources::BlobTable;

/// See [`Context`](super::Context).
#[derive(Default)]
pub(crate) struct Storage {
    pub(crate) types: Interner<UniquedType>,
    pub(crate) attributes: Interner<UniquedAttribute>,
    pub(crate) locations: Interner<UniquedLocation>,
    pub(crate) op_names: Interner<UniquedOpName>,
    /// The number of operation names that were asked for their index.
    pub(crate) op_name_indices: AtomicU32,
    pub(crate) registered: RwLock<Registered>,
    pub(crate) allow_unregistered: AtomicBool,
    pub(crate) show_ops: AtomicBool,
    pub(crate) diagnostic_print: RwLock<PrintOptions>,
    /// Interfaces of what is defined elsewhere.
    pub(crate) attached: Attached,
    /// Interfaces of dialects.
    pub(crate) dialect_objects: DialectObjects,
    /// The number of distinct attributes made so far: each is its own.
    pub(crate) distinct_count: AtomicU64,
    pub(crate) blobs: BlobTable,
}
