//! The fixpoint of a forward analysis.

use std::collections::VecDeque;
use std::collections::hash_map::Entry;

use rustc_hash::FxHashSet;

use super::super::predecessors::{FlowPoint, Predecessors};
use super::super::readers::Readers;
use super::{ForwardSolution, SparseForwardAnalysis};
use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::context::walk::{Walk, WalkOrder};
use rtblgen_ir::ir::{Block, Ir, Op, Value};
use rtblgen_ir::symbols::SymbolTables;
use rtblgen_ir::traits::SYMBOL_TABLE;

/// A task of the worklist.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Task {
    /// The control flow from an operation.
    Control(Op),
    /// The values that become known at a point.
    Values(FlowPoint),
}

/// A forward analysis in progress.
pub struct ForwardFlow<'a, 'c, A: SparseForwardAnalysis<'c> + ?Sized> {
    pub(super) ir: &'a Ir<'c>,
    pub(super) analysis: &'a A,
    pub(super) top: Op,
    pub(super) has_symbol_table: bool,
    pub(super) tables: SymbolTables<'a, 'c>,
    pub(super) result: ForwardSolution<A::State>,
    /// The point that is visited.
    visited: FlowPoint,
    /// For each value, the points that read it besides its users.
    readers: Readers<Value, FlowPoint>,
    /// For each point, the points that read its predecessors.
    followers: Readers<FlowPoint, FlowPoint>,
    /// The values whose constants decide branches.
    deciding: FxHashSet<Value>,
    pending: VecDeque<Task>,
    queued: FxHashSet<Task>,
}

impl<'a, 'c, A: SparseForwardAnalysis<'c> + ?Sized> ForwardFlow<'a, 'c, A> {
    pub(super) fn new(ir: &'a Ir<'c>, top: Op, analysis: &'a A) -> Self {
        ForwardFlow {
            ir,
            analysis,
            top,
            has_symbol_table: top.has_trait(ir, &SYMBOL_TABLE),
            tables: SymbolTables::new(ir),
            result: ForwardSolution::default(),
            visited: FlowPoint::After(top),
            readers: Readers::default(),
            followers: Readers::default(),
            deciding: FxHashSet::default(),
            pending: VecDeque::new(),
            queued: FxHashSet::default(),
        }
    }

    pub(super) fn run(mut self) -> ForwardSolution<A::State> {
        let ir = self.ir;
        for region in self.top.regions(ir) {
            let Some(entry) = region.entry(ir) else { continue };
            self.set_live(entry);
            self.set_unknown(&entry.arguments(ir).collect::<Vec<_>>());
        }
        self.find_unknown_callers();
        self.top.walk(ir, WalkOrder::Pre, |op| {
            self.enqueue(FlowPoint::After(op));
            for region in op.regions(ir) {
                region.blocks(ir).for_each(|block| self.enqueue(FlowPoint::Start(block)));
            }
            Walk::Advance
        });
        while let Some(task) = self.pending.pop_front() {
            self.queued.remove(&task);
            match task {
                Task::Control(op) => self.visit_control(op),
                Task::Values(point) => {
                    self.visited = point;
                    match point {
                        FlowPoint::Start(block) => self.visit_arguments(block),
                        FlowPoint::After(op) => self.visit_results(op),
                    }
                }
            }
        }
        self.result
    }

    /// Visits a point again: control, then values.
    pub(super) fn enqueue(&mut self, point: FlowPoint) {
        if let FlowPoint::After(op) = point {
            self.enqueue_task(Task::Control(op));
        }
        self.enqueue_task(Task::Values(point));
    }

    fn enqueue_task(&mut self, task: Task) {
        if self.queued.insert(task) {
            self.pending.push_back(task);
        }
    }

    pub(super) fn is_in_live_code(&self, op: Op) -> bool {
        op.block(self.ir).is_none_or(|block| self.result.is_live(block))
    }

    pub(super) fn set_live(&mut self, block: Block) {
        if self.result.live_blocks.insert(block) {
            self.enqueue(FlowPoint::Start(block));
            for op in block.ops(self.ir) {
                self.enqueue(FlowPoint::After(op));
            }
        }
    }

    pub(super) fn set_edge_live(&mut self, from: Block, to: Block) {
        self.set_live(to);
        if self.result.live_edges.insert((from, to)) {
            self.enqueue(FlowPoint::Start(to));
        }
    }

    pub(super) fn set_entries_live(&mut self, op: Op) {
        for region in op.regions(self.ir) {
            if let Some(entry) = region.entry(self.ir) {
                self.set_live(entry);
            }
        }
    }

    /// The predecessors of a point, on which another point depends from now on.
    pub(super) fn predecessors_for(&mut self, point: FlowPoint, reader: FlowPoint) -> Predecessors {
        self.followers.add(point, reader);
        self.result.predecessors.entry(point).or_default().clone()
    }

    fn update_predecessors(&mut self, point: FlowPoint, update: impl FnOnce(&mut Predecessors) -> bool) {
        if update(self.result.predecessors.entry(point).or_default()) {
            for follower in self.followers.of(point) {
                self.enqueue(follower);
            }
        }
    }

    pub(super) fn add_predecessor(&mut self, point: FlowPoint, op: Op, inputs: &[Value]) {
        self.update_predecessors(point, |own| own.join(op, inputs));
    }

    pub(super) fn add_unknown_predecessors(&mut self, point: FlowPoint) {
        self.update_predecessors(point, |own| std::mem::replace(&mut own.all_known, false));
    }

    /// The IR.
    pub fn ir(&self) -> &'a Ir<'c> {
        self.ir
    }

    /// Returns the state of a value; `None` if nothing was found yet. The visited item is visited again when
    /// the state changes.
    pub fn state(&mut self, value: Value) -> Option<A::State> {
        self.readers.add(value, self.visited);
        self.result.states.get(&value).cloned()
    }

    /// Joins a state to that of a value.
    pub fn join(&mut self, value: Value, state: &A::State) {
        match self.result.states.entry(value) {
            Entry::Occupied(mut own) => {
                if !self.analysis.join(own.get_mut(), state) {
                    return;
                }
            }
            Entry::Vacant(place) => {
                place.insert(state.clone());
            }
        }
        for user in value.users(self.ir).collect::<Vec<Op>>() {
            if self.deciding.contains(&value) {
                self.enqueue_task(Task::Control(user));
            }
            self.enqueue_task(Task::Values(FlowPoint::After(user)));
        }
        for reader in self.readers.of(value) {
            self.enqueue_task(Task::Values(reader));
        }
    }

    /// Joins the state of one value to that of another one.
    pub fn flow(&mut self, from: Value, to: Value) {
        if let Some(state) = self.state(from) {
            self.join(to, &state);
        }
    }

    /// Gives values the state [`unknown`](SparseForwardAnalysis::unknown).
    pub fn set_unknown(&mut self, values: &[Value]) {
        for value in values {
            let state = self.analysis.unknown(self.ir, *value);
            self.join(*value, &state);
        }
    }

    /// Returns the states of the operands; `None` if one of them has none yet.
    pub(super) fn operand_states(&self, op: Op) -> Option<Vec<A::State>> {
        op.operands(self.ir).map(|operand| self.result.states.get(&operand).cloned()).collect()
    }

    /// The constants that operands are; `None` while an operand has no state. Users of the operands are visited again
    /// when that changes.
    pub(super) fn operand_constants(&mut self, op: Op) -> Option<Vec<Option<Attribute<'c>>>> {
        self.deciding.extend(op.operands(self.ir));
        let states = op.operands(self.ir).map(|operand| self.result.states.get(&operand));
        states.map(|state| Some(self.analysis.constant(state?))).collect()
    }
}
