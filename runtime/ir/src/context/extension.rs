//! Tables that upper layers keep with a context.

use std::any::Any;
use std::sync::OnceLock;

use super::Context;

/// A table of an upper layer; each type has its own slot.
pub(crate) trait Extension: Any + Default + Send + Sync {
    /// The slot in the context.
    const SLOT: usize;

    /// The bytes that uniqued data in it takes.
    fn allocated_bytes(&self) -> usize {
        0
    }
}

/// The number of slots: operation names and dialects (`ir`), print options (`asm`), handlers (`diagnostic`), observers
/// (`actions`).
const SLOTS: usize = 4;

/// The tables of upper layers, made when they are first needed.
#[derive(Default)]
pub(crate) struct Extensions([OnceLock<Table>; SLOTS]);

struct Table {
    table: Box<dyn Any + Send + Sync>,
    allocated_bytes: fn(&(dyn Any + Send + Sync)) -> usize,
}

fn bytes_of<E: Extension>(table: &(dyn Any + Send + Sync)) -> usize {
    table.downcast_ref::<E>().map_or(0, Extension::allocated_bytes)
}

impl Extensions {
    /// The bytes that uniqued data in the tables takes.
    pub(super) fn allocated_bytes(&self) -> usize {
        self.0.iter().filter_map(OnceLock::get).map(|entry| (entry.allocated_bytes)(&*entry.table)).sum()
    }
}

impl Context {
    /// The table of this type.
    pub(crate) fn extension<E: Extension>(&self) -> &E {
        let slot = &self.storage().extensions.0[E::SLOT];
        let entry =
            slot.get_or_init(|| Table { table: Box::new(E::default()), allocated_bytes: bytes_of::<E> });
        entry.table.downcast_ref().expect("a slot belongs to one type")
    }
}
