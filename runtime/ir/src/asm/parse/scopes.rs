//! The names of values and blocks while operations are parsed.

use rustc_hash::FxHashMap;

use crate::ir::{Block, Value};

/// An SSA use that has been parsed, and whose value is looked up when its type is known: `%name` or `%name#1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnresolvedOperand {
    /// The position of the name in the source.
    pub(super) offset: u32,
    pub(super) len: u32,
    /// The number after `#`.
    pub(super) number: u32,
}

impl UnresolvedOperand {
    /// The name in the source.
    pub(super) fn range(self) -> std::ops::Range<u32> {
        self.offset..self.offset.saturating_add(self.len)
    }
}

/// The values of a name.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub value: Value,
    /// The position of the definition or, before it, of the first use.
    pub offset: u32,
    /// It was used and not yet defined.
    pub is_forward: bool,
}

/// The values of a name: most often one value.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// The value, or the first result of an operation with several.
    first: Option<Entry>,
    /// The scope that it was defined in; 0, which never ends, as long as it was only used.
    scope: u32,
    /// The number of the list of further results, from one; 0 if there are none.
    more: u32,
}

/// Names up to this number are looked up by index, as far as the source is long enough to make that worth it.
const MAX_DIRECT: usize = 1 << 24;

/// The values in scope, by name.
#[derive(Default)]
pub(super) struct Values<'p> {
    slots: Vec<Slot>,
    /// The second and later results of names with several.
    more: Vec<Vec<Option<Entry>>>,
    /// For `%0`, `%1`, ..: the slot and one.
    direct: Vec<u32>,
    named: FxHashMap<&'p str, u32>,
    /// The open regions, each with a number that no other has.
    scopes: Vec<u32>,
    /// For each number but 0 whether that scope has ended.
    ended: Vec<bool>,
    /// The number of uses that are not defined yet.
    forward_count: usize,
    /// Positions of uses of names whose scope has ended without a definition.
    orphans: Vec<u32>,
}

impl<'p> Values<'p> {
    pub(super) fn push_scope(&mut self) {
        if self.ended.is_empty() {
            self.ended.push(false);
        }
        self.scopes.push(self.ended.len() as u32);
        self.ended.push(false);
    }

    /// Removes the definitions since the last scope was pushed: in constant time, since a name is cleared
    /// when it is next looked up.
    pub(super) fn pop_scope(&mut self) {
        if let Some(scope) = self.scopes.pop() {
            self.ended[scope as usize] = true;
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
            self.slots.push(Slot::default());
        } else if self.ended[self.slots[slot as usize].scope as usize] {
            self.clear(slot);
        }
        slot
    }

    fn clear(&mut self, slot: u32) {
        let Slot { first, more, .. } = std::mem::take(&mut self.slots[slot as usize]);
        let more = match more {
            0 => Vec::new(),
            list => std::mem::take(&mut self.more[list as usize - 1]),
        };
        let forward = first.into_iter().chain(more.into_iter().flatten()).filter(|entry| entry.is_forward);
        let known = self.orphans.len();
        self.orphans.extend(forward.map(|entry| entry.offset));
        self.forward_count -= self.orphans.len() - known;
    }

    /// Returns the value of a name with this number.
    pub(super) fn entry(&self, slot: u32, number: u32) -> Option<Entry> {
        let slot = &self.slots[slot as usize];
        match (number, slot.more) {
            (0, _) => slot.first,
            (_, 0) => None,
            (number, list) => self.more[list as usize - 1].get(number as usize - 1).copied().flatten(),
        }
    }

    pub(super) fn set(&mut self, slot: u32, number: u32, entry: Entry) {
        let Slot { first, scope, more } = &mut self.slots[slot as usize];
        let place = match number {
            0 => first,
            number => {
                if *more == 0 {
                    self.more.push(Vec::new());
                    *more = self.more.len() as u32;
                }
                let list = &mut self.more[*more as usize - 1];
                let index = number as usize - 1;
                if list.len() <= index {
                    list.resize(index + 1, None);
                }
                &mut list[index]
            }
        };
        let before = place.replace(entry);
        self.forward_count += usize::from(entry.is_forward);
        self.forward_count -= usize::from(before.is_some_and(|before| before.is_forward));
        if !entry.is_forward {
            *scope = self.scopes.last().copied().unwrap_or(0);
        }
    }

    /// Adds the names that were never defined in an isolated scope.
    pub(super) fn add_undefined(&mut self, isolated: &Self) {
        self.orphans.extend(isolated.undefined());
    }

    /// Returns the positions of uses of undefined names, in the order of the source.
    pub(super) fn undefined(&self) -> Vec<u32> {
        let mut offsets = self.orphans.clone();
        if self.forward_count > 0 {
            let entries =
                self.slots.iter().map(|slot| &slot.first).chain(self.more.iter().flatten()).flatten();
            offsets.extend(entries.filter(|entry| entry.is_forward).map(|entry| entry.offset));
        }
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

    /// Returns the positions of uses of undefined blocks, in the order of the source.
    pub(super) fn undefined(&self) -> Vec<u32> {
        let entries = self.blocks.values();
        let mut offsets: Vec<u32> =
            entries.filter(|entry| entry.is_forward).map(|entry| entry.offset).collect();
        offsets.sort_unstable();
        offsets
    }
}
