//! The accesses to memory nearest to a point of the program, by the value that the memory is known by.

use std::collections::BTreeMap;

use rtblgen_runtime::{Ir, MemoryEffect, Op, Value};

use super::underlying::UnderlyingSolution;

/// The nearest accesses to one piece of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Adjacent {
    /// One of these operations, in the order in which they were found.
    Known(Vec<Op>),
    /// Nothing is known.
    Unknown,
}

/// The nearest accesses to all pieces of memory. Nothing is known of those that are absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Accesses {
    by_memory: BTreeMap<Value, Adjacent>,
}

impl Accesses {
    /// Adds the accesses on another path; returns whether that is new.
    pub(super) fn merge(&mut self, other: &Accesses) -> bool {
        let mut is_changed = false;
        for (memory, accesses) in &other.by_memory {
            let own = self.by_memory.entry(*memory).or_insert_with(|| Adjacent::Known(Vec::new()));
            let before = own.clone();
            match (&mut *own, accesses) {
                (Adjacent::Unknown, _) => {}
                (_, Adjacent::Unknown) => *own = Adjacent::Unknown,
                (Adjacent::Known(own), Adjacent::Known(others)) => {
                    for op in others {
                        if !own.contains(op) {
                            own.push(*op);
                        }
                    }
                }
            }
            is_changed |= *own != before;
        }
        is_changed
    }

    /// Makes one operation the nearest access.
    pub(super) fn set(&mut self, memory: Value, op: Op) {
        self.by_memory.insert(memory, Adjacent::Known(vec![op]));
    }

    /// Forgets what is known.
    pub(super) fn set_known_to_unknown(&mut self) {
        self.by_memory.values_mut().for_each(|accesses| *accesses = Adjacent::Unknown);
    }

    /// The nearest accesses to a piece of memory; `None` if they are not known.
    pub(super) fn known(&self, memory: Value) -> Option<&[Op]> {
        match self.by_memory.get(&memory)? {
            Adjacent::Known(ops) => Some(ops),
            Adjacent::Unknown => None,
        }
    }
}

/// The memory that an operation accesses, each with whether it is only read; `None` if that is not known.
pub(super) fn accessed_memory(
    ir: &Ir<'_>,
    op: Op,
    underlying: &UnderlyingSolution,
) -> Option<Vec<(Value, bool)>> {
    let effects = op.memory_effects(ir)?;
    let accesses = effects
        .into_iter()
        .map(|effect| Some((underlying.of(effect.value?)?, effect.effect == MemoryEffect::Read)));
    accesses.collect()
}
