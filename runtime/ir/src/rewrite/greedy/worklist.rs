//! The operations to process: a stack without duplicates.

use crate::ir::Op;

/// A stack of operations without duplicates.
///
/// A table has the position of each operation in the stack, by arena index. Pushing, popping and removing
/// therefore do not hash. A removed entry leaves a hole, which popping skips.
#[derive(Default)]
pub(super) struct Worklist {
    stack: Vec<Option<Op>>,
    /// By arena index: one more than the place in `stack`, or 0 for an operation that is not listed.
    places: Places,
}

/// Numbers by arena index, initially 0. A page is allocated when one of its numbers is written, so the worklist of one function
/// of a large module stays small.
#[derive(Default)]
struct Places {
    pages: Vec<Option<Box<[u32; PAGE]>>>,
}

const PAGE: usize = 512;

impl Places {
    fn get(&self, index: usize) -> u32 {
        self.pages.get(index / PAGE).and_then(Option::as_ref).map_or(0, |page| page[index % PAGE])
    }

    fn set(&mut self, index: usize, place: u32) {
        let number = index / PAGE;
        if number >= self.pages.len() {
            self.pages.resize_with((number + 1).next_power_of_two(), || None);
        }
        self.pages[number].get_or_insert_with(|| Box::new([0; PAGE]))[index % PAGE] = place;
    }
}

impl Worklist {
    /// Forgets all entries, in the time that the entries take.
    pub(super) fn clear(&mut self) {
        self.truncate(0);
    }

    /// Whether no operation is listed.
    pub(super) fn is_empty(&self) -> bool {
        self.stack.iter().all(Option::is_none)
    }

    /// Puts `op` on top; one that is listed already stays where it is.
    pub(super) fn push(&mut self, op: Op) {
        if self.places.get(op.index()) == 0 {
            self.stack.push(Some(op));
            self.places.set(op.index(), place_after(self.stack.len()));
        }
    }

    /// Takes the operation on top.
    pub(super) fn pop(&mut self) -> Option<Op> {
        loop {
            if let Some(op) = self.stack.pop()? {
                self.places.set(op.index(), 0);
                return Some(op);
            }
        }
    }

    /// The number of entries, with holes.
    pub(super) fn len(&self) -> usize {
        self.stack.len()
    }

    /// Forgets the entries from this number on.
    pub(super) fn truncate(&mut self, length: usize) {
        for op in self.stack.drain(length.min(self.stack.len())..).flatten() {
            self.places.set(op.index(), 0);
        }
    }

    /// Takes `op` out, if it is listed.
    pub(super) fn remove(&mut self, op: Op) {
        let place = self.places.get(op.index());
        if place != 0 {
            self.stack[place as usize - 1] = None;
            self.places.set(op.index(), 0);
        }
    }

    /// Turns the stack over, so that the operation that was pushed first is popped first.
    pub(super) fn reverse(&mut self) {
        self.stack.retain(Option::is_some);
        self.stack.reverse();
        for (position, op) in self.stack.iter().enumerate() {
            if let Some(op) = op {
                self.places.set(op.index(), place_after(position + 1));
            }
        }
    }
}

/// The stack holds no more entries than the arena has operations, and those are numbered in 32 bits.
fn place_after(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}
