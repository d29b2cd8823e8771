//! Sparse forward analyses, together with the code that is executed.

pub(super) mod control;
mod flow;
mod values;

use rustc_hash::{FxHashMap, FxHashSet};

pub use flow::ForwardFlow;

use super::predecessors::{FlowPoint, Predecessors};
use rtblgen_ir::context::attributes::Attribute;
use rtblgen_ir::control_flow::RegionSuccessor;
use rtblgen_ir::ir::{Block, Ir, Op, Value};

/// A sparse forward analysis. The framework follows values along branches, regions, calls and returns; the
/// analysis has the transfer function of all other operations.
///
/// MLIR's [`SparseForwardDataFlowAnalysis`](https://mlir.llvm.org/docs/Tutorials/DataFlowAnalysis/) together with its
/// `DeadCodeAnalysis`: code that is never executed is not visited, and constants that the analysis finds decide which branches
/// are taken.
///
/// ```
/// use rtblgen_runtime::analysis::dataflow::{ForwardFlow, SparseForwardAnalysis, solve_forward};
/// use rtblgen_runtime::{Context, Ir, Op, Value};
///
/// /// The largest number of operations that a value is made by.
/// struct Depth;
///
/// impl<'c> SparseForwardAnalysis<'c> for Depth {
///     type State = usize;
///
///     fn join(&self, own: &mut usize, other: &usize) -> bool {
///         let is_changed = *own < *other;
///         *own = (*own).max(*other);
///         is_changed
///     }
///
///     fn unknown(&self, _: &Ir<'c>, _: Value) -> usize {
///         0
///     }
///
///     fn visit_op(&self, flow: &mut ForwardFlow<'_, 'c, Self>, _: Op, operands: &[usize], results: &[Value]) {
///         let depth = operands.iter().max().map_or(0, |deepest| deepest + 1);
///         results.iter().for_each(|result| flow.join(*result, &depth));
///     }
/// }
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let text = r#"%0 = "t.a"() : () -> i32  %1 = "t.b"(%0) : (i32) -> i32"#;
/// let ir = context.parse_module("example.mlir", text).unwrap();
/// let solution = solve_forward(&ir, ir.root(), &Depth);
/// let last = ir.root().region(&ir, 0).ops(&ir).last().unwrap();
/// assert_eq!(solution.state(last.result(&ir, 0)), Some(&1));
/// ```
pub trait SparseForwardAnalysis<'c> {
    /// The state of a value that may be computed.
    type State: Clone;

    /// Joins the state of another path; returns whether that changed the state.
    fn join(&self, own: &mut Self::State, other: &Self::State) -> bool;

    /// Returns the state of a value that comes from outside the analyzed code, such as an argument of a
    /// public function.
    fn unknown(&self, ir: &Ir<'c>, value: Value) -> Self::State;

    /// The constant that a value always is, if that is known.
    fn constant(&self, state: &Self::State) -> Option<Attribute<'c>> {
        let _ = state;
        None
    }

    /// Whether states pass from calls to the functions that they call, and back. By default they do.
    fn is_interprocedural(&self) -> bool {
        true
    }

    /// Visits an operation that passes no control, with the states of its operands. It is called when each
    /// operand has a state, and again when a state changes.
    fn visit_op(
        &self,
        flow: &mut ForwardFlow<'_, 'c, Self>,
        op: Op,
        operands: &[Self::State],
        results: &[Value],
    );

    /// Visits arguments of a region, or results of an operation with regions, that are not passed by the
    /// edges to it, such as the counter of a loop. By default they are unknown.
    fn visit_other_inputs(
        &self,
        flow: &mut ForwardFlow<'_, 'c, Self>,
        op: Op,
        successor: &RegionSuccessor,
        values: &[Value],
    ) {
        let _ = (op, successor);
        flow.set_unknown(values);
    }
}

/// The result of a forward analysis: the code that may be executed, and the states of the values in it.
#[derive(Clone, Debug)]
pub struct ForwardSolution<S> {
    live_blocks: FxHashSet<Block>,
    live_edges: FxHashSet<(Block, Block)>,
    predecessors: FxHashMap<FlowPoint, Predecessors>,
    states: FxHashMap<Value, S>,
}

impl<S> Default for ForwardSolution<S> {
    fn default() -> Self {
        ForwardSolution {
            live_blocks: FxHashSet::default(),
            live_edges: FxHashSet::default(),
            predecessors: FxHashMap::default(),
            states: FxHashMap::default(),
        }
    }
}

impl<S> ForwardSolution<S> {
    /// Whether a block may be executed.
    pub fn is_live(&self, block: Block) -> bool {
        self.live_blocks.contains(&block)
    }

    /// Whether control may go from one block to another.
    pub fn is_edge_live(&self, from: Block, to: Block) -> bool {
        self.live_edges.contains(&(from, to))
    }

    /// Returns the predecessors of a point in the control flow.
    pub fn predecessors(&self, point: FlowPoint) -> Predecessors {
        self.predecessors.get(&point).cloned().unwrap_or_default()
    }

    /// The same; `None` for a point without predecessors in the framework, such as the end of an operation
    /// without regions.
    pub fn known_predecessors(&self, point: FlowPoint) -> Option<&Predecessors> {
        self.predecessors.get(&point)
    }

    /// Returns the state of a value; `None` if it is never computed.
    pub fn state(&self, value: Value) -> Option<&S> {
        self.states.get(&value)
    }
}

/// Computes the states of the values in an operation, and the code that may be executed.
pub fn solve_forward<'c, A>(ir: &Ir<'c>, top: Op, analysis: &A) -> ForwardSolution<A::State>
where
    A: SparseForwardAnalysis<'c> + ?Sized,
{
    ForwardFlow::new(ir, top, analysis).run()
}
