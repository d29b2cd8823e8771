//! The values that replace other values while a conversion runs.

use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::type_converter::ValueList;
use rtblgen_ir::ir::{Op, Value};

/// A set of handles whose indices are small.
#[derive(Default)]
pub(super) struct IndexSet(Vec<u64>);

impl IndexSet {
    pub(super) fn contains(&self, index: usize) -> bool {
        self.0.get(index / 64).is_some_and(|word| word & (1 << (index % 64)) != 0)
    }

    /// Returns whether the index is new.
    pub(super) fn insert(&mut self, index: usize) -> bool {
        if index / 64 >= self.0.len() {
            self.0.resize((index / 64 + 1).next_power_of_two(), 0);
        }
        let word = &mut self.0[index / 64];
        let is_new = *word & (1 << (index % 64)) == 0;
        *word |= 1 << (index % 64);
        is_new
    }

    pub(super) fn remove(&mut self, index: usize) {
        if let Some(word) = self.0.get_mut(index / 64) {
            *word &= !(1 << (index % 64));
        }
    }
}

/// A set of live operations that remembers the order of insertion, so that the last ones can be taken out again.
#[derive(Default)]
pub(super) struct OpStack {
    ops: Vec<Op>,
    members: IndexSet,
}

impl OpStack {
    pub(super) fn contains(&self, op: Op) -> bool {
        self.members.contains(op.index())
    }

    pub(super) fn insert(&mut self, op: Op) {
        if self.members.insert(op.index()) {
            self.ops.push(op);
        }
    }

    pub(super) fn len(&self) -> usize {
        self.ops.len()
    }

    /// The operations from this number on.
    pub(super) fn ops_since(&self, len: usize) -> &[Op] {
        &self.ops[len..]
    }

    pub(super) fn truncate(&mut self, len: usize) {
        for op in self.ops.drain(len..) {
            self.members.remove(op.index());
        }
    }

    /// Forgets an operation that is about to be erased.
    pub(super) fn remove(&mut self, op: Op) {
        if self.contains(op) {
            self.members.remove(op.index());
            self.ops.retain(|member| *member != op);
        }
    }
}

/// Replacements of values, and materializations of lists of values.
#[derive(Default)]
pub(super) struct ValueMapping {
    /// In the order of replacement, so that neighbours of a program are neighbours in memory.
    single: IndexMap<Value, Mapped, FxBuildHasher>,
    many: FxHashMap<ValueList, ValueList>,
    /// Values that replace another one, or did.
    targets: IndexSet,
}

/// The values that replace a value.
struct Mapped {
    values: ValueList,
    /// Whether the value was replaced or dropped, not only materialized in another type.
    is_replacement: bool,
}

impl ValueMapping {
    /// Notes that values are materialized in other types.
    pub(super) fn map(&mut self, from: &[Value], to: ValueList) {
        match from {
            [value] => self.map_single(*value, to, false),
            _ => {
                self.add_targets(&to);
                self.many.insert(ValueList::from_slice(from), to);
            }
        }
    }

    fn add_targets(&mut self, values: &[Value]) {
        for value in values {
            self.targets.insert(value.index());
        }
    }

    fn map_single(&mut self, from: Value, values: ValueList, is_replacement: bool) {
        self.add_targets(&values);
        self.single.insert(from, Mapped { values, is_replacement });
    }

    /// Replaces or drops a value. A materialization of it is forgotten.
    pub(super) fn replace(&mut self, from: Value, to: ValueList) {
        self.map_single(from, to, true);
    }

    /// Returns the number of replacement values and lists of values.
    pub(super) fn len(&self) -> usize {
        self.single.len() + self.many.len()
    }

    /// Returns the replacement of `from`; an empty list counts as none.
    pub(super) fn lookup(&self, from: &[Value]) -> Option<&ValueList> {
        let found = match from {
            [value] => self.single.get(value).map(|mapped| &mapped.values),
            _ => self.many.get(from),
        };
        found.filter(|values| !values.is_empty())
    }

    /// Whether `value` was replaced or dropped.
    pub(super) fn is_replaced(&self, value: Value) -> bool {
        self.single.get(&value).is_some_and(|mapped| mapped.is_replacement)
    }

    /// Whether `value` replaces another one. May hold for a value that did so before a roll-back.
    pub(super) fn is_target(&self, value: Value) -> bool {
        self.targets.contains(value.index())
    }

    pub(super) fn erase(&mut self, from: &[Value]) {
        match from {
            [value] => drop(self.single.swap_remove(value)),
            _ => drop(self.many.remove(from)),
        }
    }
}
