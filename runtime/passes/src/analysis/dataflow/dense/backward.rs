//! Dense backward analyses.

use super::states::PointStates;
use super::{CallTransfer, DenseSolution};
use crate::analysis::dataflow::constants::Reachability;
use crate::analysis::dataflow::forward::control::{callable_region, is_callable};
use crate::analysis::dataflow::predecessors::FlowPoint;
use rtblgen_ir::control_flow::{
    DynRegionBranchOpInterface, DynRegionBranchTerminatorOpInterface, RegionBranchPoint,
};
use rtblgen_ir::interfaces::DynCallOpInterface;
use rtblgen_ir::ir::{Ir, Op, Region};
use rtblgen_ir::symbols::SymbolTables;
use rtblgen_ir::traits::TERMINATOR;

/// A dense backward analysis. The framework follows the state against control along branches, regions, calls
/// and returns; the analysis has the transfer function of all other operations.
///
/// MLIR's [`DenseBackwardDataFlowAnalysis`](https://mlir.llvm.org/docs/Tutorials/DataFlowAnalysis/).
///
/// ```
/// use rtblgen_runtime::analysis::dataflow::{DenseBackwardAnalysis, solve_dense_backward};
/// use rtblgen_runtime::{Context, Ir, Op};
///
/// /// The largest number of operations that are executed after a point.
/// struct Remaining;
///
/// impl<'c> DenseBackwardAnalysis<'c> for Remaining {
///     type State = usize;
///
///     fn meet(&self, own: &mut usize, other: &usize) -> bool {
///         let is_changed = *own < *other;
///         *own = (*own).max(*other);
///         is_changed
///     }
///
///     fn exit_state(&self, _: &usize) -> usize {
///         0
///     }
///
///     fn visit_op(&self, _: &Ir<'c>, _: Op, after: &usize) -> usize {
///         after + 1
///     }
/// }
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let ir = context.parse_module("example.mlir", r#""t.a"() : () -> ()  "t.b"() : () -> ()"#).unwrap();
/// let solution = solve_dense_backward(&ir, ir.root(), &Remaining);
/// let first = ir.root().region(&ir, 0).ops(&ir).next().unwrap();
/// assert_eq!(solution.before(&ir, first), Some(&2));
/// assert_eq!(solution.after(first), Some(&1));
/// ```
pub trait DenseBackwardAnalysis<'c> {
    /// The state at a point. The default is the state before anything was visited.
    type State: Clone + Default;

    /// Meets the state of another path; returns whether that changed the state.
    fn meet(&self, own: &mut Self::State, other: &Self::State) -> bool;

    /// Returns the state at a point where control leaves the analyzed code, such as at the end of a public
    /// function. `known` is the state from other paths from the point.
    fn exit_state(&self, known: &Self::State) -> Self::State;

    /// Whether states pass from calls to the functions that they call, and back. By default they do.
    fn is_interprocedural(&self) -> bool {
        true
    }

    /// Returns the state before an operation that passes no control.
    fn visit_op(&self, ir: &Ir<'c>, op: Op, after: &Self::State) -> Self::State;

    /// Returns the state before control passes a call. By default nothing changes, except at calls of
    /// external functions.
    fn visit_call(&self, ir: &Ir<'c>, call: Op, transfer: CallTransfer, after: &Self::State) -> Self::State {
        let _ = (ir, call);
        match transfer {
            CallTransfer::External => self.exit_state(after),
            CallTransfer::Enter | CallTransfer::Exit => after.clone(),
        }
    }

    /// Returns the state before control passes an edge between regions of an operation; `None` is the
    /// operation itself. By default nothing changes.
    fn visit_region_edge(
        &self,
        ir: &Ir<'c>,
        branch: Op,
        from: Option<Region>,
        to: Option<Region>,
        after: &Self::State,
    ) -> Self::State {
        let _ = (ir, branch, from, to);
        after.clone()
    }
}

/// Computes the states at the points of an operation. Code that is never executed is not visited.
pub fn solve_dense_backward<'c, A>(ir: &Ir<'c>, top: Op, analysis: &A) -> DenseSolution<A::State>
where
    A: DenseBackwardAnalysis<'c> + ?Sized,
{
    let mut flow = Flow {
        ir,
        top,
        analysis,
        reachability: Reachability::compute(ir, top),
        tables: SymbolTables::new(ir),
        points: PointStates::backward(ir, top),
    };
    while let Some(point) = flow.points.next() {
        flow.visit(point);
    }
    DenseSolution { states: flow.points.states }
}

/// The analysis in progress.
struct Flow<'a, 'c, A: DenseBackwardAnalysis<'c> + ?Sized> {
    ir: &'a Ir<'c>,
    top: Op,
    analysis: &'a A,
    reachability: Reachability<'c>,
    tables: SymbolTables<'a, 'c>,
    points: PointStates<A::State>,
}

impl<'c, A: DenseBackwardAnalysis<'c> + ?Sized> Flow<'_, 'c, A> {
    fn meet(&mut self, point: FlowPoint, state: A::State) {
        let analysis = self.analysis;
        self.points.update(point, state, |own, other| analysis.meet(own, other));
    }

    fn set_exit(&mut self, point: FlowPoint) {
        let known = self.points.own(point);
        self.meet(point, self.analysis.exit_state(&known));
    }

    /// Computes the state at a point: from the next operation, or from the successors at the end of a block.
    fn visit(&mut self, point: FlowPoint) {
        let ir = self.ir;
        let block = match point {
            FlowPoint::Start(block) => Some(block),
            FlowPoint::After(op) => op.block(ir).filter(|_| op != self.top),
        };
        let Some(block) = block.filter(|block| self.reachability.is_live(*block)) else {
            if point == FlowPoint::After(self.top) {
                self.set_exit(point);
            }
            return;
        };
        let next = match point {
            FlowPoint::Start(_) => block.first_op(ir),
            FlowPoint::After(op) => op.next(ir),
        };
        match (next, point) {
            (Some(next), _) => self.visit_op(point, next),
            (None, FlowPoint::After(last)) => self.visit_end(point, last),
            (None, FlowPoint::Start(_)) => self.set_exit(point),
        }
    }

    /// Computes the state before an operation.
    fn visit_op(&mut self, point: FlowPoint, op: Op) {
        let ir = self.ir;
        if op.interface::<DynRegionBranchOpInterface>(ir).is_some() {
            return self.visit_region_edges(point, op, RegionBranchPoint::Parent);
        }
        if op.interface::<DynCallOpInterface>(ir).is_some() {
            return self.visit_call(point, op);
        }
        let after = self.points.read(FlowPoint::After(op));
        let before = self.analysis.visit_op(ir, op, &after);
        self.meet(point, before);
    }

    fn visit_call(&mut self, point: FlowPoint, op: Op) {
        let ir = self.ir;
        let Some(call) = op.interface::<DynCallOpInterface>(ir) else { return };
        let (mut from, mut transfer) = (FlowPoint::After(op), CallTransfer::External);
        if self.analysis.is_interprocedural() {
            let callee = call.resolve_callable_in_table(ir, &mut self.tables);
            let Some(callee) = callee.filter(|callee| is_callable(ir, *callee)) else {
                return self.set_exit(point);
            };
            if let Some(entry) = callable_region(ir, callee).and_then(|region| region.entry(ir)) {
                (from, transfer) = (FlowPoint::Start(entry), CallTransfer::Enter);
            }
        }
        let after = self.points.read(from);
        let before = self.analysis.visit_call(ir, op, transfer, &after);
        self.meet(point, before);
    }

    /// Computes the state after the last operation of a block.
    fn visit_end(&mut self, point: FlowPoint, last: Op) {
        let ir = self.ir;
        if last.successor_count(ir) > 0 {
            let Some(block) = last.block(ir) else { return };
            for successor in last.successors(ir).collect::<Vec<_>>() {
                if self.reachability.is_edge_live(block, successor) {
                    let state = self.points.read(FlowPoint::Start(successor));
                    self.meet(point, state);
                }
            }
            return;
        }
        let Some(parent) = last.parent_op(ir) else { return };
        if is_callable(ir, parent) && callable_region(ir, parent) == last.parent_region(ir) {
            return self.visit_return(point, parent);
        }
        let is_branch = parent.interface::<DynRegionBranchOpInterface>(ir).is_some();
        let passes_on = last.interface::<DynRegionBranchTerminatorOpInterface>(ir).is_some();
        if is_branch && passes_on && last.has_trait(ir, &TERMINATOR) {
            return self.visit_region_edges(point, parent, RegionBranchPoint::Terminator(last));
        }
        self.set_exit(point);
    }

    /// Computes the state at the end of a function from those after its calls.
    fn visit_return(&mut self, point: FlowPoint, callable: Op) {
        let ir = self.ir;
        let callers = self.reachability.predecessors(FlowPoint::After(callable));
        if !callers.all_known || !self.analysis.is_interprocedural() {
            return self.set_exit(point);
        }
        for (call, _) in callers.known {
            let after = self.points.read(FlowPoint::After(call));
            let state = self.analysis.visit_call(ir, call, CallTransfer::Exit, &after);
            self.meet(point, state);
        }
    }

    /// Meets the states of the successors of an operation with regions, or of a terminator in one of them.
    fn visit_region_edges(&mut self, point: FlowPoint, branch: Op, from: RegionBranchPoint) {
        let ir = self.ir;
        let Some(regions) = branch.interface::<DynRegionBranchOpInterface>(ir) else { return };
        let (source, mut successors) = (from.region(ir), Vec::new());
        regions.successor_regions(ir, from, &mut successors);
        for successor in successors {
            let target = match successor.target() {
                None => FlowPoint::After(branch),
                Some(region) => match region.entry(ir).filter(|entry| self.reachability.is_live(*entry)) {
                    Some(entry) => FlowPoint::Start(entry),
                    None => continue,
                },
            };
            let after = self.points.read(target);
            let state = self.analysis.visit_region_edge(ir, branch, source, successor.target(), &after);
            self.meet(point, state);
        }
    }
}
