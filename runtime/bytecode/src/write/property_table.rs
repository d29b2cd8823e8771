//! The distinct properties of operations. Each is encoded once.

use rtblgen_ir::{Attribute, Ir, Op};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::table::NONE;

/// The data that determines the properties of an operation.
#[derive(PartialEq, Eq, Hash)]
struct Key<'c> {
    /// The entry of the operation name.
    name: u32,
    slots: SmallVec<[Option<Attribute<'c>>; 4]>,
    segments: SmallVec<[i32; 4]>,
}

impl<'c> Key<'c> {
    fn of(ir: &Ir<'c>, op: Op, name: u32) -> Self {
        let mut segments = SmallVec::from_slice(op.operand_segment_sizes(ir));
        segments.extend_from_slice(op.result_segment_sizes(ir));
        Key { name, slots: SmallVec::from_slice(op.inherent_slots(ir)), segments }
    }
}

/// The distinct properties, in the order of their first use.
#[derive(Default)]
pub(super) struct PropertyTable<'c> {
    known: FxHashMap<Key<'c>, u32>,
    /// For each operation name, the last operation with the name and its properties: most operations have the same.
    last: Vec<Option<(Op, u32)>>,
    /// The references of each: where they start, and how many there are.
    references: Vec<(u32, u32)>,
}

impl<'c> PropertyTable<'c> {
    /// The number of the properties of an operation, if they are known.
    pub(super) fn get(&mut self, ir: &Ir<'c>, op: Op, name: u32) -> Option<u32> {
        if let Some(Some((last, number))) = self.last.get(name as usize)
            && last.inherent_slots(ir) == op.inherent_slots(ir)
            && last.operand_segment_sizes(ir) == op.operand_segment_sizes(ir)
            && last.result_segment_sizes(ir) == op.result_segment_sizes(ir)
        {
            return Some(*number);
        }
        let number = self.known.get(&Key::of(ir, op, name)).copied()?;
        self.set_last(op, name, number);
        Some(number)
    }

    fn set_last(&mut self, op: Op, name: u32, number: u32) {
        if self.last.len() <= name as usize {
            self.last.resize(name as usize + 1, None);
        }
        self.last[name as usize] = Some((op, number));
    }

    /// Adds properties with these references. Returns their number.
    pub(super) fn add(&mut self, start: u32, count: u32) -> u32 {
        self.references.push((start, count));
        self.references.len() as u32 - 1
    }

    /// Records that operations like this one have the properties with a number, or none if the number is [`NONE`].
    pub(super) fn remember(&mut self, ir: &Ir<'c>, op: Op, name: u32, number: u32) {
        self.known.insert(Key::of(ir, op, name), number);
        self.set_last(op, name, number);
    }

    /// Where the references of properties start, and how many there are.
    pub(super) fn references(&self, number: u32) -> (u32, u32) {
        self.references.get(number as usize).copied().unwrap_or((NONE, 0))
    }
}
