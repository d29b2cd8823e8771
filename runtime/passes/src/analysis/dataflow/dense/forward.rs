//! Dense forward analyses.

use super::states::PointStates;
use super::{CallTransfer, DenseSolution};
use crate::analysis::dataflow::constants::Reachability;
use crate::analysis::dataflow::forward::control::{callable_region, is_callable};
use crate::analysis::dataflow::predecessors::FlowPoint;
use rtblgen_ir::control_flow::DynRegionBranchOpInterface;
use rtblgen_ir::interfaces::DynCallOpInterface;
use rtblgen_ir::ir::{Block, Ir, Op, Region};
use rtblgen_ir::symbols::SymbolTables;

/// A dense forward analysis. The framework follows the state along branches, regions, calls and returns; the
/// analysis has the transfer function of all other operations.
///
/// MLIR's [`DenseForwardDataFlowAnalysis`](https://mlir.llvm.org/docs/Tutorials/DataFlowAnalysis/).
///
/// ```
/// use rtblgen_runtime::analysis::dataflow::{DenseForwardAnalysis, solve_dense_forward};
/// use rtblgen_runtime::{Context, Ir, Op};
///
/// /// The largest number of operations that are executed before a point.
/// struct Executed;
///
/// impl<'c> DenseForwardAnalysis<'c> for Executed {
///     type State = usize;
///
///     fn join(&self, own: &mut usize, other: &usize) -> bool {
///         let is_changed = *own < *other;
///         *own = (*own).max(*other);
///         is_changed
///     }
///
///     fn entry_state(&self, _: &usize) -> usize {
///         0
///     }
///
///     fn visit_op(&self, _: &Ir<'c>, _: Op, before: &usize) -> usize {
///         before + 1
///     }
/// }
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let ir = context.parse_module("example.mlir", r#""t.a"() : () -> ()  "t.b"() : () -> ()"#).unwrap();
/// let solution = solve_dense_forward(&ir, ir.root(), &Executed);
/// let last = ir.root().region(&ir, 0).ops(&ir).last().unwrap();
/// assert_eq!(solution.before(&ir, last), Some(&1));
/// assert_eq!(solution.after(last), Some(&2));
/// ```
pub trait DenseForwardAnalysis<'c> {
    /// The state at a point. The default is the state before anything was visited.
    type State: Clone + Default;

    /// Joins the state of another path; returns whether that changed the state.
    fn join(&self, own: &mut Self::State, other: &Self::State) -> bool;

    /// Returns the state at a point where control comes from outside the analyzed code, such as at the start
    /// of a public function. `known` is the state from other paths to the point.
    fn entry_state(&self, known: &Self::State) -> Self::State;

    /// Whether states pass from calls to the functions that they call, and back. By default they do.
    fn is_interprocedural(&self) -> bool {
        true
    }

    /// Returns the state after an operation that passes no control.
    fn visit_op(&self, ir: &Ir<'c>, op: Op, before: &Self::State) -> Self::State;

    /// Returns the state after control passed a call. By default nothing changes, except at calls of external
    /// functions.
    fn visit_call(&self, ir: &Ir<'c>, call: Op, transfer: CallTransfer, before: &Self::State) -> Self::State {
        let _ = (ir, call);
        match transfer {
            CallTransfer::External => self.entry_state(before),
            CallTransfer::Enter | CallTransfer::Exit => before.clone(),
        }
    }

    /// Returns the state after control passed an edge between regions of an operation; `None` is the
    /// operation itself. By default nothing changes.
    fn visit_region_edge(
        &self,
        ir: &Ir<'c>,
        branch: Op,
        from: Option<Region>,
        to: Option<Region>,
        before: &Self::State,
    ) -> Self::State {
        let _ = (ir, branch, from, to);
        before.clone()
    }
}

/// Computes the states at the points of an operation. Code that is never executed is not visited.
pub fn solve_dense_forward<'c, A>(ir: &Ir<'c>, top: Op, analysis: &A) -> DenseSolution<A::State>
where
    A: DenseForwardAnalysis<'c> + ?Sized,
{
    let reachability = Reachability::compute(ir, top);
    let (tables, points) = (SymbolTables::new(ir), PointStates::forward(ir, top));
    let mut flow = Flow { ir, top, analysis, reachability, tables, points };
    while let Some(point) = flow.points.next() {
        match point {
            FlowPoint::Start(block) => flow.visit_start(block),
            FlowPoint::After(op) => flow.visit_op(op),
        }
    }
    DenseSolution { states: flow.points.states }
}

/// The analysis in progress.
struct Flow<'a, 'c, A: DenseForwardAnalysis<'c> + ?Sized> {
    ir: &'a Ir<'c>,
    top: Op,
    analysis: &'a A,
    reachability: Reachability<'c>,
    tables: SymbolTables<'a, 'c>,
    points: PointStates<A::State>,
}

impl<'c, A: DenseForwardAnalysis<'c> + ?Sized> Flow<'_, 'c, A> {
    fn join(&mut self, point: FlowPoint, state: A::State) {
        let analysis = self.analysis;
        self.points.update(point, state, |own, other| analysis.join(own, other));
    }

    fn set_entry(&mut self, point: FlowPoint) {
        let known = self.points.own(point);
        self.join(point, self.analysis.entry_state(&known));
    }

    /// Returns the state before an operation.
    fn before(&mut self, op: Op) -> A::State {
        match FlowPoint::before(self.ir, op).filter(|_| op != self.top) {
            Some(point) => self.points.read(point),
            None => self.analysis.entry_state(&A::State::default()),
        }
    }

    fn visit_op(&mut self, op: Op) {
        let (ir, point) = (self.ir, FlowPoint::After(op));
        if op != self.top && op.block(ir).is_some_and(|block| !self.reachability.is_live(block)) {
            return;
        }
        let before = self.before(op);
        if op.interface::<DynRegionBranchOpInterface>(ir).is_some() {
            return self.visit_region_edges(point, op, None);
        }
        if op.interface::<DynCallOpInterface>(ir).is_some() {
            return self.visit_call(op, &before);
        }
        let after = self.analysis.visit_op(ir, op, &before);
        self.join(point, after);
    }

    fn visit_call(&mut self, call: Op, before: &A::State) {
        let (ir, point) = (self.ir, FlowPoint::After(call));
        let own = call.interface::<DynCallOpInterface>(ir);
        let callee = own.and_then(|own| own.resolve_callable_in_table(ir, &mut self.tables));
        let is_external =
            callee.is_some_and(|own| is_callable(ir, own) && callable_region(ir, own).is_none());
        if is_external || !self.analysis.is_interprocedural() {
            let after = self.analysis.visit_call(ir, call, CallTransfer::External, before);
            return self.join(point, after);
        }
        let returns = self.reachability.predecessors(point);
        if !returns.all_known {
            return self.set_entry(point);
        }
        for (end, _) in returns.known {
            let at_return = self.points.read(FlowPoint::After(end));
            let after = self.analysis.visit_call(ir, call, CallTransfer::Exit, &at_return);
            self.join(point, after);
        }
    }

    fn visit_start(&mut self, block: Block) {
        let (ir, point) = (self.ir, FlowPoint::Start(block));
        if !self.reachability.is_live(block) {
            return;
        }
        if block.is_entry(ir) {
            return self.visit_entry(block);
        }
        for predecessor in block.predecessors(ir).collect::<Vec<_>>() {
            let Some(end) = predecessor.last_op(ir) else { continue };
            if self.reachability.is_edge_live(predecessor, block) {
                let state = self.points.read(FlowPoint::After(end));
                self.join(point, state);
            }
        }
    }

    fn visit_entry(&mut self, block: Block) {
        let (ir, point) = (self.ir, FlowPoint::Start(block));
        let Some((region, parent)) =
            block.parent_region(ir).and_then(|region| Some((region, region.parent_op(ir)?)))
        else {
            return self.set_entry(point);
        };
        if is_callable(ir, parent) && callable_region(ir, parent) == Some(region) {
            let callers = self.reachability.predecessors(FlowPoint::After(parent));
            if !callers.all_known || !self.analysis.is_interprocedural() {
                return self.set_entry(point);
            }
            for (call, _) in callers.known {
                let before = self.before(call);
                let state = self.analysis.visit_call(ir, call, CallTransfer::Enter, &before);
                self.join(point, state);
            }
            return;
        }
        match parent.interface::<DynRegionBranchOpInterface>(ir) {
            Some(_) => self.visit_region_edges(point, parent, Some(region)),
            None => self.set_entry(point),
        }
    }

    /// Joins the states of the edges between regions to a point: the start of a region, or the end of the operation.
    fn visit_region_edges(&mut self, point: FlowPoint, branch: Op, to: Option<Region>) {
        let ir = self.ir;
        for (op, _) in self.reachability.predecessors(point).known {
            let (from, before) = match op == branch {
                true => (None, self.before(op)),
                false => (op.parent_region(ir), self.points.read(FlowPoint::After(op))),
            };
            let state = self.analysis.visit_region_edge(ir, branch, from, to, &before);
            self.join(point, state);
        }
    }
}
