//! Tables of attributes, types and operation names.

use std::hash::Hash;

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

/// The absent entry.
pub(super) const NONE: u32 = u32::MAX;

/// Entries with their numbers of uses. After sorting, `order` has the order of their numbers.
pub(super) struct Table<T> {
    entries: IndexMap<T, Entry, FxBuildHasher>,
    /// The two values that were added last, with their entries, the last one first. They are often added again:
    /// locations and the name of their file alternate.
    recent: [Option<(T, u32)>; 2],
    /// The entry of each number.
    order: Vec<u32>,
    /// The number of each entry.
    numbers: Vec<u32>,
}

/// The data of an entry.
#[derive(Clone, Copy, Default)]
pub(super) struct Entry {
    pub(super) uses: u32,
    pub(super) dialect: u32,
    /// Where the references of its encoding start.
    pub(super) references: u32,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table { entries: IndexMap::default(), recent: [None, None], order: Vec::new(), numbers: Vec::new() }
    }
}

impl<T: Copy + Eq + Hash> Table<T> {
    /// Counts a use. Returns the entry, and whether it is the first use.
    pub(super) fn add(&mut self, value: T) -> (u32, bool) {
        let is_recent = |recent: &&Option<(T, u32)>| recent.is_some_and(|(recent, _)| recent == value);
        if let Some(Some((_, entry))) = self.recent.iter().find(is_recent).copied() {
            self.entries[entry as usize].uses += 1;
            self.remember(value, entry);
            return (entry, false);
        }
        let known = self.entries.entry(value);
        let entry = known.index() as u32;
        let own = known.or_default();
        own.uses += 1;
        let is_new = own.uses == 1;
        self.remember(value, entry);
        (entry, is_new)
    }

    fn remember(&mut self, value: T, entry: u32) {
        if self.recent[0].is_none_or(|(_, last)| last != entry) {
            self.recent = [Some((value, entry)), self.recent[0]];
        }
    }

    /// The data of an entry.
    pub(super) fn entry_mut(&mut self, entry: u32) -> &mut Entry {
        &mut self.entries[entry as usize]
    }

    /// The dialect of an entry.
    pub(super) fn dialect(&self, entry: u32) -> u32 {
        self.entries[entry as usize].dialect
    }

    pub(super) fn contains(&self, value: T) -> bool {
        self.entries.contains_key(&value)
    }

    pub(super) fn len(&self) -> usize {
        self.order.len()
    }

    /// Runs of consecutive entries with the same dialect, in the order of their numbers. Each run comes with its
    /// dialect.
    pub(super) fn by_dialect(
        &self,
    ) -> impl Iterator<Item = (u32, impl ExactSizeIterator<Item = (T, &Entry)> + '_)> + '_ {
        let dialect = |entry: u32| self.entries[entry as usize].dialect;
        let runs = self.order.chunk_by(move |a, b| dialect(*a) == dialect(*b));
        runs.map(move |run| {
            let entries = run.iter().map(|entry| {
                let (value, entry) = self.entries.get_index(*entry as usize).expect("an entry");
                (*value, entry)
            });
            (dialect(run[0]), entries)
        })
    }

    /// The number of an entry.
    pub(super) fn number(&self, entry: u32) -> u64 {
        self.numbers.get(entry as usize).copied().unwrap_or_default().into()
    }

    /// The number of a value that was added.
    pub(super) fn number_of(&self, value: T) -> u64 {
        self.entries.get_index_of(&value).map_or(0, |entry| self.number(entry as u32))
    }

    /// Numbers the entries by their numbers of uses. Entries whose numbers take the same number of bytes are then
    /// sorted by dialect.
    pub(super) fn sort(&mut self) {
        let entry = |index: u32| self.entries[index as usize];
        // Most entries are used once, and stay in order.
        let all = 0..self.entries.len() as u32;
        let (mut order, once): (Vec<u32>, Vec<u32>) = all.partition(|index| entry(*index).uses > 1);
        order.sort_by_key(|index| std::cmp::Reverse(entry(*index).uses));
        order.extend(once);
        let mut rest = order.as_mut_slice();
        let (mut first_dialect, mut group) = (0, 0usize);
        for bytes in 1..9 {
            if rest.is_empty() {
                break;
            }
            // As in MLIR, the size of the group is not exact from the third group on.
            group = (1usize << (7 * bytes)) - group;
            let (part, after) = rest.split_at_mut(group.min(rest.len()));
            part.sort_by_key(|index| {
                let dialect = entry(*index).dialect;
                (dialect != first_dialect, dialect)
            });
            first_dialect = part.last().map_or(0, |index| entry(*index).dialect);
            rest = after;
        }
        self.numbers = vec![0; order.len()];
        for (number, index) in order.iter().enumerate() {
            self.numbers[*index as usize] = number as u32;
        }
        self.order = order;
    }
}
