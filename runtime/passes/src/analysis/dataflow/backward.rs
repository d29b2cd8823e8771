//! Sparse backward analyses: the state of a value follows from the states of the values computed from it.

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use super::constants::Reachability;
use super::forward::control::{callable_region, is_callable};
use super::predecessors::FlowPoint;
use super::readers::Readers;
use crate::analysis::RegionEdges;
use rtblgen_ir::control_flow::{DynRegionBranchOpInterface, RegionBranchPoint};
use rtblgen_ir::interfaces::{DynCallOpInterface, DynRegionBranchTerminatorOpInterface};
use rtblgen_ir::ir::{Block, Ir, Op, Use, Value};
use rtblgen_ir::symbols::SymbolTables;
use rtblgen_ir::traits::RETURN_LIKE;

/// A sparse backward analysis. The framework follows values along branches, regions, calls and returns; the
/// analysis has the transfer function of all other operations.
///
/// MLIR's [`SparseBackwardDataFlowAnalysis`](https://mlir.llvm.org/docs/Tutorials/DataFlowAnalysis/). Code that is never
/// executed is not visited.
///
/// ```
/// use rtblgen_runtime::analysis::dataflow::{BackwardFlow, SparseBackwardAnalysis, solve_backward};
/// use rtblgen_runtime::{Context, Op, Value};
///
/// /// The number of operations between a value and the last one that is made of it.
/// struct Depth;
///
/// impl SparseBackwardAnalysis for Depth {
///     type State = usize;
///
///     fn meet(&self, own: &mut usize, other: &usize) -> bool {
///         let is_changed = *own < *other;
///         *own = (*own).max(*other);
///         is_changed
///     }
///
///     fn exit_state(&self) -> usize {
///         0
///     }
///
///     fn visit_op(&self, flow: &mut BackwardFlow<'_, '_, Self>, _: Op, operands: &[Value], results: &[Value]) {
///         for result in results {
///             let depth = flow.state(*result) + 1;
///             operands.iter().for_each(|operand| flow.meet(*operand, &depth));
///         }
///     }
/// }
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let text = r#"%0 = "t.a"() : () -> i32  %1 = "t.b"(%0) : (i32) -> i32  "t.c"(%1) : (i32) -> ()"#;
/// let ir = context.parse_module("example.mlir", text).unwrap();
/// let states = solve_backward(&ir, ir.root(), &Depth);
/// let first = ir.root().region(&ir, 0).ops(&ir).next().unwrap();
/// assert_eq!(states.get(&first.result(&ir, 0)), Some(&1));
/// ```
pub trait SparseBackwardAnalysis {
    /// The state of a value. The default is the state before anything was visited.
    type State: Clone + Default;

    /// Meets the state of another path; returns whether that changed the state.
    fn meet(&self, own: &mut Self::State, other: &Self::State) -> bool;

    /// Returns the state of a value that leaves the analyzed code, such as a result of a public function.
    fn exit_state(&self) -> Self::State;

    /// Whether states pass from calls to the functions that they call, and back. By default they do.
    fn is_interprocedural(&self) -> bool {
        true
    }

    /// Visits an operation, with those of its operands that the framework does not follow and its results.
    fn visit_op(&self, flow: &mut BackwardFlow<'_, '_, Self>, op: Op, operands: &[Value], results: &[Value]);

    /// Visits operands that a branch does not pass on, such as a condition. `op` is the branch, or the operation around a
    /// terminator that leaves a region of it. By default like the operands of any other operation.
    fn visit_branch_operands(&self, flow: &mut BackwardFlow<'_, '_, Self>, op: Op, operands: &[Use]) {
        let ir = flow.ir();
        let operands: Vec<Value> = operands.iter().map(|own| own.value(ir)).collect();
        let results: Vec<Value> = op.results(ir).collect();
        self.visit_op(flow, op, &operands, &results);
    }

    /// Visits operands of a call that become no argument of a known function. By default they leave the
    /// analyzed code.
    fn visit_call_operands(&self, flow: &mut BackwardFlow<'_, '_, Self>, call: Op, operands: &[Use]) {
        let _ = call;
        let (ir, state) = (flow.ir(), self.exit_state());
        operands.iter().for_each(|operand| flow.meet(operand.value(ir), &state));
    }

    /// Visits a call of an external function. By default its operands are treated like those that become no argument.
    fn visit_external_call(&self, flow: &mut BackwardFlow<'_, '_, Self>, call: Op) {
        let count = call.operand_count(flow.ir());
        self.visit_call_operands(flow, call, &uses(call, 0..count));
    }

    /// Visits arguments of a region that the operation itself makes, such as the counter of a loop. By default like operands
    /// of the operation.
    fn visit_region_arguments(&self, flow: &mut BackwardFlow<'_, '_, Self>, op: Op, arguments: &[Value]) {
        let results: Vec<Value> = op.results(flow.ir()).collect();
        self.visit_op(flow, op, arguments, &results);
    }
}

/// Computes the states of the values in an operation. Values that were not visited are absent.
pub fn solve_backward<'c, A>(ir: &Ir<'c>, top: Op, analysis: &A) -> FxHashMap<Value, A::State>
where
    A: SparseBackwardAnalysis + ?Sized,
{
    let mut flow = BackwardFlow {
        ir,
        top,
        analysis,
        reachability: Reachability::compute(ir, top),
        tables: SymbolTables::new(ir),
        states: FxHashMap::default(),
        readers: Readers::default(),
        visited: top,
        pending: VecDeque::new(),
        queued: FxHashSet::default(),
    };
    // As in MLIR, all operations are visited once, in each block users before definitions. Then operations whose inputs have
    // changed are visited again.
    let mut first = vec![top];
    while let Some(op) = first.pop() {
        flow.visited = op;
        flow.visit(op);
        let blocks: Vec<Block> = op.regions(ir).flat_map(|region| region.blocks(ir)).collect();
        first.extend(blocks.into_iter().rev().flat_map(|block| block.ops(ir)));
    }
    while let Some(op) = flow.pending.pop_front() {
        flow.queued.remove(&op);
        flow.visited = op;
        flow.visit(op);
    }
    flow.states
}

/// A backward analysis in progress.
pub struct BackwardFlow<'a, 'c, A: SparseBackwardAnalysis + ?Sized> {
    ir: &'a Ir<'c>,
    /// The operation that is analyzed with its contents.
    top: Op,
    analysis: &'a A,
    reachability: Reachability<'c>,
    tables: SymbolTables<'a, 'c>,
    states: FxHashMap<Value, A::State>,
    /// For each value, the operations whose visit read its state.
    readers: Readers<Value, Op>,
    /// The operation that is visited.
    visited: Op,
    pending: VecDeque<Op>,
    queued: FxHashSet<Op>,
}

impl<'a, 'c, A: SparseBackwardAnalysis + ?Sized> BackwardFlow<'a, 'c, A> {
    /// The IR.
    pub fn ir(&self) -> &'a Ir<'c> {
        self.ir
    }

    /// Returns the state of a value. The operation that is visited is visited again when that changes.
    pub fn state(&mut self, value: Value) -> A::State {
        self.readers.add(value, self.visited);
        self.states.entry(value).or_default().clone()
    }

    /// Meets the state of a value with another one.
    pub fn meet(&mut self, value: Value, state: &A::State) {
        if self.analysis.meet(self.states.entry(value).or_default(), state) {
            for reader in self.readers.of(value) {
                self.enqueue(reader);
            }
        }
    }

    fn enqueue(&mut self, op: Op) {
        if self.queued.insert(op) {
            self.pending.push_back(op);
        }
    }

    /// Meets the state of a value with that of one that is computed from it.
    fn flow(&mut self, from: Value, to: Value) {
        let state = self.state(from);
        self.meet(to, &state);
    }

    fn visit(&mut self, op: Op) {
        let ir = self.ir;
        if op.block(ir).is_some_and(|block| !self.reachability.is_live(block)) {
            return;
        }
        op.operands(ir).chain(op.results(ir)).for_each(|value| {
            self.states.entry(value).or_default();
        });
        if op.interface::<DynRegionBranchOpInterface>(ir).is_some() {
            return self.visit_regions(op);
        }
        if (0..op.successor_count(ir)).any(|successor| op.passed_operands(ir, successor).is_some()) {
            return self.visit_branch(op);
        }
        if op.interface::<DynCallOpInterface>(ir).is_some() && self.visit_call(op) {
            return;
        }
        if let Some(parent) = op.parent_op(ir) {
            let leaves_region = op.interface::<DynRegionBranchTerminatorOpInterface>(ir).is_some();
            if leaves_region && parent.interface::<DynRegionBranchOpInterface>(ir).is_some() {
                return self.visit_terminator(op, parent);
            }
            if op.has_trait(ir, &RETURN_LIKE) && is_callable(ir, parent) {
                return self.visit_return(op, parent);
            }
        }
        let operands: Vec<Value> = op.operands(ir).collect();
        let results: Vec<Value> = op.results(ir).collect();
        self.analysis.visit_op(self, op, &operands, &results);
    }

    fn visit_regions(&mut self, op: Op) {
        let ir = self.ir;
        self.visit_edges(op, op, RegionBranchPoint::Parent);
        let Some(branch) = op.interface::<DynRegionBranchOpInterface>(ir) else { return };
        let mut successors = Vec::new();
        branch.entry_successor_regions(ir, &vec![None; op.operand_count(ir)], &mut successors);
        for successor in successors {
            let entry = successor.target().and_then(|region| region.entry(ir));
            let passed: FxHashSet<Value> = successor.inputs().iter().copied().collect();
            let arguments = entry.into_iter().flat_map(|entry| entry.arguments(ir));
            let own: Vec<Value> = arguments.filter(|argument| !passed.contains(argument)).collect();
            // A visit of thousands of regions without arguments would read the effects of all for each.
            if !own.is_empty() {
                self.analysis.visit_region_arguments(self, op, &own);
            }
        }
    }

    fn visit_terminator(&mut self, op: Op, parent: Op) {
        self.visit_edges(op, parent, RegionBranchPoint::Terminator(op));
    }

    /// Follows the values that `from` passes between the regions of `branch`, and visits its other operands.
    fn visit_edges(&mut self, from: Op, branch: Op, point: RegionBranchPoint) {
        let ir = self.ir;
        let Some(edges) = RegionEdges::from_point(ir, branch, point) else {
            return self.visit_unknown_edges(from, branch, point);
        };
        let mut is_passed = vec![false; from.operand_count(ir)];
        for (input, operands) in edges.inputs() {
            for (op, number) in operands {
                self.flow(*input, op.operand(ir, *number));
                is_passed[*number] = true;
            }
        }
        let others = other_uses(from, &is_passed);
        if !others.is_empty() {
            self.analysis.visit_branch_operands(self, branch, &others);
        }
    }

    /// If the edges are unknown, every operand may be passed to every input.
    fn visit_unknown_edges(&mut self, from: Op, branch: Op, point: RegionBranchPoint) {
        let ir = self.ir;
        let mut successors = Vec::new();
        if let Some(branch) = branch.interface::<DynRegionBranchOpInterface>(ir) {
            branch.successor_regions(ir, point, &mut successors);
        }
        let operands = uses(from, 0..from.operand_count(ir));
        let inputs: Vec<Value> = successors
            .iter()
            .flat_map(|successor| successor.inputs().to_vec())
            .chain(branch.results(ir))
            .collect();
        for input in inputs {
            operands.iter().for_each(|operand| self.flow(input, operand.value(ir)));
        }
        self.analysis.visit_branch_operands(self, branch, &operands);
    }

    fn visit_branch(&mut self, op: Op) {
        let ir = self.ir;
        let mut is_passed = vec![false; op.operand_count(ir)];
        for successor in 0..op.successor_count(ir) {
            let Some(passed) = op.passed_operands(ir, successor) else { continue };
            let block = op.successor(ir, successor);
            let made = block.argument_count(ir).saturating_sub(passed.len());
            for (argument, number) in block.arguments(ir).skip(made).zip(passed.clone()) {
                self.flow(argument, op.operand(ir, number));
            }
            is_passed[passed].fill(true);
        }
        let others = other_uses(op, &is_passed);
        if !others.is_empty() {
            self.analysis.visit_branch_operands(self, op, &others);
        }
    }

    /// Returns false if the callee is not known.
    fn visit_call(&mut self, op: Op) -> bool {
        let ir = self.ir;
        let Some(call) = op.interface::<DynCallOpInterface>(ir) else { return false };
        let Some(callee) = call.resolve_callable_in_table(ir, &mut self.tables) else { return false };
        if !is_callable(ir, callee) {
            return false;
        }
        let entry = callable_region(ir, callee).and_then(|region| region.entry(ir));
        // Nothing is known of the uses in a callee that is not analyzed.
        let is_seen = self.analysis.is_interprocedural() && self.top.is_ancestor(ir, callee);
        let Some(entry) = entry.filter(|_| is_seen) else {
            self.analysis.visit_external_call(self, op);
            return true;
        };
        let mut is_passed = vec![false; op.operand_count(ir)];
        for (argument, number) in entry.arguments(ir).zip(call.arg_operands_mutable(ir)) {
            self.flow(argument, op.operand(ir, number));
            is_passed[number] = true;
        }
        self.analysis.visit_call_operands(self, op, &other_uses(op, &is_passed));
        true
    }

    /// Propagates the states of a call's results to the operands of the function's return.
    fn visit_return(&mut self, op: Op, callable: Op) {
        let ir = self.ir;
        let operands: Vec<Value> = op.operands(ir).collect();
        let callers = self.reachability.predecessors(FlowPoint::After(callable));
        if !callers.all_known {
            let state = self.analysis.exit_state();
            return operands.iter().for_each(|operand| self.meet(*operand, &state));
        }
        for (call, _) in callers.known {
            for (operand, result) in operands.iter().zip(call.results(ir)) {
                self.flow(result, *operand);
            }
        }
    }
}

/// The operands that are not passed on.
fn other_uses(op: Op, is_passed: &[bool]) -> Vec<Use> {
    uses(op, is_passed.iter().enumerate().filter(|(_, is_passed)| !**is_passed).map(|(number, _)| number))
}

/// The operands of these numbers.
fn uses(op: Op, numbers: impl IntoIterator<Item = usize>) -> Vec<Use> {
    numbers.into_iter().map(|operand| Use { op, operand }).collect()
}
