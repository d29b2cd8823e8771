//! Predecessors of points in the control flow.

use rtblgen_ir::ir::{Block, Ir, Op, Value};
use rustc_hash::FxHashMap;

/// A point that control passes: the start of a block, or the end of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FlowPoint {
    /// Before the first operation of a block.
    Start(Block),
    /// After an operation.
    After(Op),
}

impl FlowPoint {
    /// The point before an operation: after the operation before it, or at the start of its block. `None` if it is in no block.
    pub fn before(ir: &Ir<'_>, op: Op) -> Option<Self> {
        match op.previous(ir) {
            Some(previous) => Some(FlowPoint::After(previous)),
            None => op.block(ir).map(FlowPoint::Start),
        }
    }
}

/// The operations from which control comes to a point: to a region or out of it, to a callable, or back to a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Predecessors {
    /// Whether there are no others.
    pub all_known: bool,
    /// The operations, each with the values that it passes control to.
    pub known: Vec<(Op, Vec<Value>)>,
    /// The place of each operation in the list.
    places: FxHashMap<Op, usize>,
}

impl Default for Predecessors {
    fn default() -> Self {
        Predecessors { all_known: true, known: Vec::new(), places: FxHashMap::default() }
    }
}

impl Predecessors {
    /// Adds an operation; returns whether that is new.
    pub(super) fn join(&mut self, op: Op, inputs: &[Value]) -> bool {
        let place = *self.places.entry(op).or_insert(self.known.len());
        match self.known.get_mut(place) {
            Some((_, own)) if own == inputs => return false,
            Some((_, own)) => *own = inputs.to_vec(),
            None => self.known.push((op, inputs.to_vec())),
        }
        true
    }
}
