//! The states of a dense analysis in progress, and the points that must be visited again.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::predecessors::FlowPoint;
use crate::context::walk::{Walk, WalkOrder};
use crate::ir::{Ir, Op};

/// The states at the points of the program.
pub(super) struct PointStates<S> {
    pub(super) states: FxHashMap<FlowPoint, S>,
    /// For each point, the points whose visit looked at its state.
    readers: FxHashMap<FlowPoint, Vec<FlowPoint>>,
    /// The point that is visited.
    visited: FlowPoint,
    pending: VecDeque<FlowPoint>,
    queued: FxHashSet<FlowPoint>,
}

impl<S: Clone> PointStates<S> {
    /// All points of an operation are to be visited, in the order of the text.
    pub(super) fn new(ir: &Ir<'_>, top: Op) -> Self {
        let mut states = PointStates {
            states: FxHashMap::default(),
            readers: FxHashMap::default(),
            visited: FlowPoint::After(top),
            pending: VecDeque::new(),
            queued: FxHashSet::default(),
        };
        top.walk(ir, WalkOrder::Pre, |op| {
            states.enqueue(FlowPoint::After(op));
            for region in op.regions(ir) {
                region.blocks(ir).for_each(|block| states.enqueue(FlowPoint::Start(block)));
            }
            Walk::Advance
        });
        states
    }

    /// The points are visited in the opposite order.
    pub(super) fn reversed(mut self) -> Self {
        self.pending.make_contiguous().reverse();
        self
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

    /// The state at a point, if control comes there. The point that is visited is visited again when it changes.
    pub(super) fn read(&mut self, point: FlowPoint) -> Option<S> {
        let readers = self.readers.entry(point).or_default();
        if !readers.contains(&self.visited) {
            readers.push(self.visited);
        }
        self.states.get(&point).cloned()
    }

    /// Adds to the state at a point. `join` adds one state to another and says whether that is new.
    pub(super) fn update(&mut self, point: FlowPoint, state: S, join: impl FnOnce(&mut S, &S) -> bool) {
        let is_changed = match self.states.get_mut(&point) {
            Some(own) => join(own, &state),
            None => self.states.insert(point, state).is_none(),
        };
        if is_changed {
            for reader in self.readers.get(&point).cloned().unwrap_or_default() {
                self.enqueue(reader);
            }
        }
    }
}
