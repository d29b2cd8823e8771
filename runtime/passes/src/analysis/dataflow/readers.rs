//! The readers of states, which are visited again when a state changes.

use std::hash::Hash;

use rustc_hash::{FxHashMap, FxHashSet};

/// For each key, its readers: each once, in the order of their first reads.
pub(super) struct Readers<K, R> {
    lists: FxHashMap<K, Vec<R>>,
    known: FxHashSet<(K, R)>,
}

impl<K, R> Default for Readers<K, R> {
    fn default() -> Self {
        Readers { lists: FxHashMap::default(), known: FxHashSet::default() }
    }
}

impl<K: Copy + Eq + Hash, R: Copy + Eq + Hash> Readers<K, R> {
    /// Adds a reader of a key.
    pub(super) fn add(&mut self, key: K, reader: R) {
        if self.known.insert((key, reader)) {
            self.lists.entry(key).or_default().push(reader);
        }
    }

    /// The readers of a key.
    pub(super) fn of(&self, key: K) -> Vec<R> {
        self.lists.get(&key).cloned().unwrap_or_default()
    }
}
