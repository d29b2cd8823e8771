//! Hidden operations: they were replaced, but are not erased yet. Detects reads of them by patterns.
//!
//! A hidden operation keeps its slot, with generation 0, which no handle has. A read of it fails the generation check that
//! every read makes, and is detected there. Reads of other operations cost nothing more.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use rustc_hash::FxHashMap;

use super::handle::Op;
use super::slab::{NONE, Slot};
use super::storage::{Ir, OpData};

/// The hidden operations of an IR.
pub(super) struct HiddenOps {
    /// The generation of each, by the index of its slot.
    generations: FxHashMap<u32, u32>,
    is_watched: AtomicBool,
    /// The index of the first one that was read while reads were watched.
    first_read: AtomicU32,
}

impl<'c> Ir<'c> {
    /// Enables [`hide`](Self::hide), until [`show_all`](Self::show_all).
    #[doc(hidden)]
    pub fn begin_hiding(&mut self) {
        self.hidden.get_or_insert_with(|| {
            Box::new(HiddenOps {
                generations: FxHashMap::default(),
                is_watched: AtomicBool::new(false),
                first_read: AtomicU32::new(NONE),
            })
        });
    }

    /// Hides an operation that was replaced.
    #[doc(hidden)]
    pub fn hide(&mut self, op: Op) {
        let Some(hidden) = &mut self.hidden else { return };
        if self.ops.is_live(op.index, op.generation()) {
            hidden.generations.insert(op.index, op.generation());
            self.ops[op.index].set_generation(0);
        }
    }

    /// Ends the hiding of an operation.
    #[doc(hidden)]
    pub fn show(&mut self, op: Op) {
        let generation = self.hidden.as_mut().and_then(|hidden| hidden.generations.remove(&op.index));
        if let Some(generation) = generation {
            self.ops[op.index].set_generation(generation);
        }
    }

    /// Ends the hiding of all operations.
    #[doc(hidden)]
    pub fn show_all(&mut self) {
        for (index, generation) in self.hidden.take().into_iter().flat_map(|hidden| hidden.generations) {
            self.ops[index].set_generation(generation);
        }
    }

    /// Sets whether reads of hidden operations are recorded. Returns the previous setting.
    #[doc(hidden)]
    pub fn watch_hidden(&self, is_watched: bool) -> bool {
        self.hidden.as_ref().is_some_and(|hidden| hidden.is_watched.swap(is_watched, Ordering::Relaxed))
    }

    /// The first hidden operation that was read since the last call.
    #[doc(hidden)]
    pub fn take_hidden_read(&self) -> Option<Op> {
        let hidden = self.hidden.as_ref()?;
        self.op_link(hidden.first_read.swap(NONE, Ordering::Relaxed))
    }

    /// The generation of a hidden operation, by its slot; 0 if the slot has none.
    #[cold]
    #[inline(never)]
    pub(super) fn hidden_generation(&self, index: u32) -> u32 {
        let hidden = self.hidden.as_ref();
        hidden.and_then(|hidden| hidden.generations.get(&index)).copied().unwrap_or(0)
    }

    /// The data of a hidden operation.
    #[cold]
    #[inline(never)]
    #[track_caller]
    pub(super) fn hidden_data(&self, op: Op, is_read: bool) -> &OpData<'c> {
        match &self.hidden {
            Some(hidden) if hidden.generations.get(&op.index) == Some(&op.generation()) => {
                if is_read && hidden.is_watched.load(Ordering::Relaxed) {
                    hidden
                        .first_read
                        .compare_exchange(NONE, op.index, Ordering::Relaxed, Ordering::Relaxed)
                        .ok();
                }
                &self.ops[op.index]
            }
            _ => op.stale(self.ops.misuse(op.index, op.generation())),
        }
    }
}
