//! The states of a dense analysis in progress, and the points that must be visited again.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::predecessors::FlowPoint;
use super::super::readers::Readers;
use rtblgen_ir::context::walk::{Walk, WalkOrder};
use rtblgen_ir::ir::{Ir, Op};

/// The states at the points of the program.
pub(super) struct PointStates<S> {
    pub(super) states: FxHashMap<FlowPoint, S>,
    /// For each point, the points whose visit read its state.
    readers: Readers<FlowPoint, FlowPoint>,
    /// The point that is visited.
    visited: FlowPoint,
    pending: VecDeque<FlowPoint>,
    queued: FxHashSet<FlowPoint>,
}

impl<S: Clone + Default> PointStates<S> {
    /// All points of an operation are to be visited: those after an operation before those in it.
    pub(super) fn forward(ir: &Ir<'_>, top: Op) -> Self {
        let mut states = Self::new(top);
        top.walk(ir, WalkOrder::Pre, |op| {
            states.enqueue(FlowPoint::After(op));
            for region in op.regions(ir) {
                region.blocks(ir).for_each(|block| states.enqueue(FlowPoint::Start(block)));
            }
            Walk::Advance
        });
        states
    }

    /// The same, with the operations of each block from the last to the first.
    pub(super) fn backward(ir: &Ir<'_>, top: Op) -> Self {
        let mut states = Self::new(top);
        states.enqueue(FlowPoint::After(top));
        let mut pending = vec![top];
        while let Some(op) = pending.pop() {
            FlowPoint::before(ir, op)
                .filter(|_| op != top)
                .into_iter()
                .for_each(|point| states.enqueue(point));
            for block in op.regions(ir).flat_map(|region| region.blocks(ir)) {
                states.enqueue(block.last_op(ir).map_or(FlowPoint::Start(block), FlowPoint::After));
            }
            let blocks: Vec<_> = op.regions(ir).flat_map(|region| region.blocks(ir)).collect();
            pending.extend(blocks.into_iter().rev().flat_map(|block| block.ops(ir)));
        }
        states
    }

    fn new(top: Op) -> Self {
        PointStates {
            states: FxHashMap::default(),
            readers: Readers::default(),
            visited: FlowPoint::After(top),
            pending: VecDeque::new(),
            queued: FxHashSet::default(),
        }
    }

    fn enqueue(&mut self, point: FlowPoint) {
        if self.queued.insert(point) {
            self.pending.push_back(point);
        }
    }

    /// The next point to visit.
    pub(super) fn next(&mut self) -> Option<FlowPoint> {
        let point = self.pending.pop_front()?;
        self.queued.remove(&point);
        self.visited = point;
        Some(point)
    }

    /// The state at a point. The point that is visited is visited again when it changes.
    pub(super) fn read(&mut self, point: FlowPoint) -> S {
        self.readers.add(point, self.visited);
        self.own(point)
    }

    /// The state at the point that is visited.
    pub(super) fn own(&self, point: FlowPoint) -> S {
        self.states.get(&point).cloned().unwrap_or_default()
    }

    /// Adds to the state at a point. `join` joins one state to another and returns whether that changed it.
    pub(super) fn update(&mut self, point: FlowPoint, state: S, join: impl FnOnce(&mut S, &S) -> bool) {
        if join(self.states.entry(point).or_default(), &state) {
            for reader in self.readers.of(point) {
                self.enqueue(reader);
            }
        }
    }
}
