//! Slots that are used again, with a generation each, so that a handle to something erased is recognised.

use std::sync::atomic::{AtomicU32, Ordering};

/// An item that keeps the generation of its slot, so that it takes no room of its own.
pub(super) trait Slot {
    /// Returns the generation of the item that is, or will next be, in the slot.
    fn generation(&self) -> u32;

    /// Changes it.
    fn set_generation(&mut self, generation: u32);
}

macro_rules! slots {
    ($($name:ty),*) => {$(
        impl $crate::ir::slab::Slot for $name {
            fn generation(&self) -> u32 {
                self.generation
            }

            fn set_generation(&mut self, generation: u32) {
                self.generation = generation;
            }
        }
    )*};
}

pub(super) use slots;

/// Items in slots. Each use of an index is guarded by its generation, except links between items, which the
/// erasing code maintains.
pub(super) struct Slab<T> {
    items: Vec<T>,
    free: Vec<u32>,
    /// The generation of slots that were never used again.
    first_generation: u32,
}

/// Why a handle is to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Misuse {
    /// The item was erased.
    Erased,
    /// The handle is of another IR.
    Foreign,
}

/// The first generation of the slots of an IR. Generations of two IRs are far apart, so a handle of one is
/// not valid in the other.
pub(super) fn next_first_generation() -> u32 {
    /// 2^32 divided by the golden ratio, and odd: its multiples are spread evenly and do not repeat.
    const STEP: u32 = 0x9E37_79B1;
    static COUNT: AtomicU32 = AtomicU32::new(1);
    COUNT.fetch_add(1, Ordering::Relaxed).wrapping_mul(STEP).max(1)
}

/// No link.
pub(super) const NONE: u32 = u32::MAX;

impl<T: Slot> Slab<T> {
    pub(super) fn new(first_generation: u32) -> Self {
        Slab { items: Vec::new(), free: Vec::new(), first_generation }
    }

    pub(super) fn insert(&mut self, item: T) -> u32 {
        match self.free.pop() {
            Some(index) => {
                self.replace(index, item);
                index
            }
            None => self.push(item),
        }
    }

    /// Puts an item in a slot whose last one was invalidated.
    pub(super) fn replace(&mut self, index: u32, mut item: T) {
        let slot = &mut self.items[index as usize];
        item.set_generation(slot.generation());
        *slot = item;
    }

    /// Puts an item in a slot that was never used.
    pub(super) fn push(&mut self, mut item: T) -> u32 {
        let index = u32::try_from(self.items.len()).ok().filter(|index| *index != NONE);
        item.set_generation(self.first_generation);
        self.items.push(item);
        index.expect("an IR holds less than 2^32 of each of operations, blocks, regions and values")
    }

    /// Makes room for more items.
    pub(super) fn reserve(&mut self, count: usize) {
        self.items.reserve(count);
    }

    /// The number of slots, free or not.
    pub(super) fn slot_count(&self) -> usize {
        self.items.len()
    }

    /// The items of all slots, free or not.
    pub(super) fn items_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.items.iter_mut()
    }

    /// The items of slots that are not free.
    pub(super) fn live_items(&self) -> impl Iterator<Item = &T> {
        let mut is_free = vec![false; self.items.len()];
        self.free.iter().for_each(|index| is_free[*index as usize] = true);
        let is_live = move |(index, item): &(usize, &T)| item.generation() != 0 && !is_free[*index];
        self.items.iter().enumerate().filter(is_live).map(|(_, item)| item)
    }

    /// The free slots.
    pub(super) fn free_slots(&self) -> &[u32] {
        &self.free
    }

    /// Adds a slot, of which the item was erased elsewhere, to the free ones.
    pub(super) fn give_back(&mut self, index: u32) {
        self.free.push(index);
    }

    /// Whether the slot can be reused after its item is invalidated.
    pub(super) fn can_renew(&self, index: u32) -> bool {
        self.items[index as usize].generation().wrapping_add(1).max(1) != self.first_generation
    }

    /// Makes every handle to the item stale.
    pub(super) fn invalidate(&mut self, index: u32) -> bool {
        let slot = &mut self.items[index as usize];
        let next = slot.generation().wrapping_add(1).max(1);
        // After the last generation, the slot is never used again: no old handle becomes valid.
        let generation = if next == self.first_generation { 0 } else { next };
        slot.set_generation(generation);
        generation != 0
    }

    /// Makes every handle to the item stale and keeps the slot in use. After 2^32 items in one slot, the generations repeat.
    pub(super) fn renew(&mut self, index: u32) {
        let next = self.generation(index).wrapping_add(1).max(1);
        self.items[index as usize].set_generation(next);
    }

    /// Whether the slot still has its first generation.
    pub(super) fn is_first(&self, index: u32) -> bool {
        self.generation(index) == self.first_generation
    }

    /// Frees the slot. The old item stays in it until the next one comes.
    pub(super) fn remove(&mut self, index: u32) {
        if self.invalidate(index) {
            self.free.push(index);
        }
    }

    #[inline]
    pub(super) fn generation(&self, index: u32) -> u32 {
        self.items[index as usize].generation()
    }

    /// Whether a handle with this index and generation is to an item that is still there.
    #[inline]
    pub(super) fn is_live(&self, index: u32, generation: u32) -> bool {
        self.items.get(index as usize).is_some_and(|slot| slot.generation() == generation)
    }

    /// Why a handle with this index and generation is to nothing.
    pub(super) fn misuse(&self, index: u32, generation: u32) -> Misuse {
        let age = |generation: u32| generation.wrapping_sub(self.first_generation);
        match self.items.get(index as usize) {
            Some(slot) if slot.generation() == 0 || age(generation) < age(slot.generation()) => {
                Misuse::Erased
            }
            _ => Misuse::Foreign,
        }
    }

    /// The number of items.
    pub(super) fn len(&self) -> usize {
        self.items.len() - self.free.len()
    }

    pub(super) fn bytes(&self) -> usize {
        self.items.capacity() * size_of::<T>() + self.free.capacity() * 4
    }
}

impl<T> std::ops::Index<u32> for Slab<T> {
    type Output = T;

    fn index(&self, index: u32) -> &T {
        &self.items[index as usize]
    }
}

impl<T> std::ops::IndexMut<u32> for Slab<T> {
    fn index_mut(&mut self, index: u32) -> &mut T {
        &mut self.items[index as usize]
    }
}
