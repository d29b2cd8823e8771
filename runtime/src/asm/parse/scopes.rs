//! The names of values and blocks while operations are parsed.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::{Block, Value};

/// An SSA use that has been parsed, and whose value is looked up when its type is known: `%name` or `%name#1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnresolvedOperand {
    /// Where the name is in the source.
    pub(super) offset: u32,
    pub(super) len: u32,
    /// The number after `#`.
    pub(super) number: u32,
}

/// What a name stands for.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub value: Value,
    /// Where it was defined or, if it was not yet, first used.
    pub offset: u32,
    /// It was used and not yet defined.
    pub is_forward: bool,
}

/// The values that a name stands for: one, or the results of an operation with several.
pub(super) type Slot = SmallVec<[Option<Entry>; 1]>;

/// Names up to this number are looked up by index, as far as the source is long enough to make that worth it.
const MAX_DIRECT: usize = 1 << 24;

/// The values in scope, by name.
#[derive(Default)]
pub(super) struct Values<'p> {
    slots: Vec<Slot>,
    /// For `%0`, `%1`, ..: the slot and one.
    direct: Vec<u32>,
    named: FxHashMap<&'p str, u32>,
    /// The slots defined in each open region.
    scopes: Vec<Vec<u32>>,
}

impl<'p> Values<'p> {
    pub(super) fn push_scope(&mut self) {
        self.scopes.push(Vec::new());
    }

    /// Forgets what was defined since the last scope was pushed.
    pub(super) fn pop_scope(&mut self) {
        for slot in self.scopes.pop().unwrap_or_default() {
            self.slots[slot as usize].clear();
        }
    }

    /// The slot of a name without its `%`.
    pub(super) fn slot(&mut self, name: &'p str) -> u32 {
        let next = self.slots.len() as u32;
        let slot = match direct_index(name) {
            Some(index) => {
                if index >= self.direct.len() {
                    self.direct.resize(index + 1, 0);
                }
                let direct = &mut self.direct[index];
                if *direct == 0 {
                    *direct = next + 1;
                }
                *direct - 1
            }
            None => *self.named.entry(name).or_insert(next),
        };
        if slot == next {
            self.slots.push(Slot::new());
        }
        slot
    }

    pub(super) fn entries(&self, slot: u32) -> &Slot {
        &self.slots[slot as usize]
    }

    pub(super) fn set(&mut self, slot: u32, number: u32, entry: Entry) {
        let entries = &mut self.slots[slot as usize];
        let number = number as usize;
        if entries.len() <= number {
            entries.resize(number + 1, None);
        }
        entries[number] = Some(entry);
        if !entry.is_forward
            && let Some(scope) = self.scopes.last_mut()
            && scope.last() != Some(&slot)
        {
            scope.push(slot);
        }
    }

    /// Where names were used that were never defined, in the order of the source.
    pub(super) fn undefined(&self) -> Vec<u32> {
        let entries = self.slots.iter().flatten().flatten();
        let mut offsets: Vec<u32> =
            entries.filter(|entry| entry.is_forward).map(|entry| entry.offset).collect();
        offsets.sort_unstable();
        offsets
    }
}

/// The number that a name is, if it is written as that number is.
fn direct_index(name: &str) -> Option<usize> {
    let bytes = name.as_bytes();
    if bytes.len() > 8
        || bytes.is_empty()
        || !bytes[0].is_ascii_digit()
        || (bytes[0] == b'0' && bytes.len() > 1)
    {
        return None;
    }
    let mut index = 0;
    for byte in bytes {
        index = index * 10 + usize::from(byte.wrapping_sub(b'0'));
    }
    (index < MAX_DIRECT).then_some(index)
}

/// The blocks of one region, by name.
#[derive(Default)]
pub(super) struct Blocks<'p> {
    blocks: FxHashMap<&'p str, BlockEntry>,
}

#[derive(Clone, Copy)]
pub(super) struct BlockEntry {
    pub block: Block,
    pub offset: u32,
    pub is_forward: bool,
}

impl<'p> Blocks<'p> {
    pub(super) fn get(&self, name: &str) -> Option<BlockEntry> {
        self.blocks.get(name).copied()
    }

    pub(super) fn set(&mut self, name: &'p str, entry: BlockEntry) {
        self.blocks.insert(name, entry);
    }

    /// Where blocks were used that were never defined, in the order of the source.
    pub(super) fn undefined(&self) -> Vec<u32> {
        let entries = self.blocks.values();
        let mut offsets: Vec<u32> =
            entries.filter(|entry| entry.is_forward).map(|entry| entry.offset).collect();
        offsets.sort_unstable();
        offsets
    }
}
