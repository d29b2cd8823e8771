//! Tables of attributes, types and names of operations.

use std::hash::Hash;

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

/// Entries with how often each is used. The order is that of their numbers once they are sorted.
pub(super) struct Table<T> {
    entries: IndexMap<T, Entry, FxBuildHasher>,
    /// The value that was added last, which often comes again, and its entry.
    recent: Option<(T, u32)>,
    /// For each number the entry.
    order: Vec<u32>,
    /// For each entry the number.
    numbers: Vec<u32>,
}

#[derive(Clone, Copy)]
struct Entry {
    references: u32,
    dialect: u32,
}

impl<T> Default for Table<T> {
    fn default() -> Self {
        Table { entries: IndexMap::default(), recent: None, order: Vec::new(), numbers: Vec::new() }
    }
}

impl<T: Copy + Eq + Hash> Table<T> {
    /// Counts a use. Returns whether it is the first.
    pub(super) fn add(&mut self, value: T) -> bool {
        self.add_entry(value).1
    }

    /// Counts a use. Returns the entry, and whether it is the first use.
    pub(super) fn add_entry(&mut self, value: T) -> (u32, bool) {
        if let Some((recent, entry)) = self.recent
            && recent == value
        {
            self.entries[entry as usize].references += 1;
            return (entry, false);
        }
        let known = self.entries.entry(value);
        let entry = known.index() as u32;
        let own = known.or_insert(Entry { references: 0, dialect: 0 });
        own.references += 1;
        self.recent = Some((value, entry));
        (entry, own.references == 1)
    }

    /// The number of an entry.
    pub(super) fn number_of(&self, entry: u32) -> u64 {
        self.numbers[entry as usize].into()
    }

    pub(super) fn contains(&self, value: T) -> bool {
        self.entries.contains_key(&value)
    }

    /// The entry that was added last.
    pub(super) fn last(&self) -> usize {
        self.entries.len() - 1
    }

    pub(super) fn set_dialect(&mut self, entry: usize, dialect: u32) {
        self.entries[entry].dialect = dialect;
    }

    pub(super) fn set_dialect_of_last(&mut self, dialect: u32) {
        self.set_dialect(self.last(), dialect);
    }

    pub(super) fn len(&self) -> usize {
        self.order.len()
    }

    /// The entries in the order of their numbers, each with its dialect.
    pub(super) fn sorted(&self) -> impl Iterator<Item = (T, u32)> + '_ {
        self.order.iter().map(|entry| {
            let (value, entry) = self.entries.get_index(*entry as usize).expect("an entry");
            (*value, entry.dialect)
        })
    }

    pub(super) fn number(&self, value: T) -> u64 {
        let entry = self.entries.get_index_of(&value).expect("what is written was numbered");
        self.numbers[entry].into()
    }

    /// Numbers the entries: by how often they are used, then by dialect among those whose numbers take the same number of
    /// bytes.
    pub(super) fn sort(&mut self) {
        let entry = |index: u32| self.entries[index as usize];
        let mut order: Vec<u32> = (0..self.entries.len() as u32).collect();
        order.sort_by_key(|index| std::cmp::Reverse(entry(*index).references));
        let mut rest = order.as_mut_slice();
        let (mut first_dialect, mut group) = (0, 0usize);
        for bytes in 1..9 {
            if rest.is_empty() {
                break;
            }
            // As in MLIR: not the exact count from the third group on.
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
