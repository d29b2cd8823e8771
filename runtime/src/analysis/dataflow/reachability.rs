//! The code that is executed, and the values that are constant.

mod constants;
pub(super) mod control;

use std::collections::VecDeque;

use rustc_hash::{FxHashMap, FxHashSet};

use super::predecessors::{FlowPoint, Predecessors};
use crate::context::attributes::Attribute;
use crate::context::walk::{Walk, WalkOrder};
use crate::ir::{Block, Ir, Op, Value};
use crate::symbols::SymbolTables;
use crate::traits::SYMBOL_TABLE;

/// What is known of the value of an SSA value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstantState<'c> {
    /// One constant, with the dialect that materializes it.
    Constant(Attribute<'c>, &'c str),
    /// More than one value, or an unknown one.
    Unknown,
}

/// The code that may be executed and the values that are constant in it.
///
/// ```
/// use rtblgen_runtime::analysis::dataflow::Reachability;
/// use rtblgen_runtime::{Context, Ir};
/// let context = Context::new();
/// let ir = Ir::module(&context, context.unknown_loc());
/// let body = ir.root().region(&ir, 0).entry(&ir).unwrap();
/// assert!(Reachability::compute(&ir, ir.root()).is_live(body));
/// ```
#[derive(Default)]
pub struct Reachability<'c> {
    live_blocks: FxHashSet<Block>,
    live_edges: FxHashSet<(Block, Block)>,
    predecessors: FxHashMap<FlowPoint, Predecessors>,
    constants: FxHashMap<Value, ConstantState<'c>>,
}

impl<'c> Reachability<'c> {
    /// Computes the fixpoint for an operation and all in it.
    pub fn compute(ir: &Ir<'c>, top: Op) -> Self {
        Solver::new(ir, top).run()
    }

    /// Whether a block may be executed.
    pub fn is_live(&self, block: Block) -> bool {
        self.live_blocks.contains(&block)
    }

    /// Whether control may go from one block to another.
    pub fn is_edge_live(&self, from: Block, to: Block) -> bool {
        self.live_edges.contains(&(from, to))
    }

    /// From where control comes to a point.
    pub fn predecessors(&self, point: FlowPoint) -> Predecessors {
        self.predecessors.get(&point).cloned().unwrap_or_default()
    }

    /// What is known of a value; `None` if it is never computed.
    pub fn constant(&self, value: Value) -> Option<ConstantState<'c>> {
        self.constants.get(&value).copied()
    }
}

/// The fixpoint in progress.
struct Solver<'a, 'c> {
    ir: &'a Ir<'c>,
    top: Op,
    has_symbol_table: bool,
    tables: SymbolTables<'a, 'c>,
    result: Reachability<'c>,
    /// For each value, the points that look at it besides its users.
    readers: FxHashMap<Value, Vec<FlowPoint>>,
    /// For each point, the points that look at its predecessors.
    followers: FxHashMap<FlowPoint, Vec<FlowPoint>>,
    pending: VecDeque<FlowPoint>,
    queued: FxHashSet<FlowPoint>,
}

impl<'a, 'c> Solver<'a, 'c> {
    fn new(ir: &'a Ir<'c>, top: Op) -> Self {
        Solver {
            ir,
            top,
            has_symbol_table: top.has_trait(ir, &SYMBOL_TABLE),
            tables: SymbolTables::new(ir),
            result: Reachability {
                live_blocks: FxHashSet::default(),
                live_edges: FxHashSet::default(),
                predecessors: FxHashMap::default(),
                constants: FxHashMap::default(),
            },
            readers: FxHashMap::default(),
            followers: FxHashMap::default(),
            pending: VecDeque::new(),
            queued: FxHashSet::default(),
        }
    }

    fn run(mut self) -> Reachability<'c> {
        let ir = self.ir;
        for region in self.top.regions(ir) {
            let Some(entry) = region.entry(ir) else { continue };
            self.set_live(entry);
            for argument in entry.arguments(ir).collect::<Vec<_>>() {
                self.join(argument, ConstantState::Unknown);
            }
        }
        self.find_unknown_callers();
        self.top.walk(ir, WalkOrder::Pre, |op| {
            self.enqueue(FlowPoint::After(op));
            for region in op.regions(ir) {
                region.blocks(ir).for_each(|block| self.enqueue(FlowPoint::Start(block)));
            }
            Walk::Advance
        });
        while let Some(point) = self.pending.pop_front() {
            self.queued.remove(&point);
            match point {
                FlowPoint::Start(block) => self.visit_arguments(block),
                FlowPoint::After(op) => {
                    self.visit_control(op);
                    self.visit_results(op);
                }
            }
        }
        self.result
    }

    fn enqueue(&mut self, point: FlowPoint) {
        if self.queued.insert(point) {
            self.pending.push_back(point);
        }
    }

    fn is_in_live_code(&self, op: Op) -> bool {
        op.block(self.ir).is_none_or(|block| self.result.is_live(block))
    }

    fn set_live(&mut self, block: Block) {
        if self.result.live_blocks.insert(block) {
            self.enqueue(FlowPoint::Start(block));
            for op in block.ops(self.ir) {
                self.enqueue(FlowPoint::After(op));
            }
        }
    }

    fn set_edge_live(&mut self, from: Block, to: Block) {
        self.set_live(to);
        if self.result.live_edges.insert((from, to)) {
            self.enqueue(FlowPoint::Start(to));
        }
    }

    fn set_entries_live(&mut self, op: Op) {
        for region in op.regions(self.ir) {
            if let Some(entry) = region.entry(self.ir) {
                self.set_live(entry);
            }
        }
    }

    /// The predecessors of a point, on which another point depends from now on.
    fn predecessors_for(&mut self, point: FlowPoint, reader: FlowPoint) -> Predecessors {
        let followers = self.followers.entry(point).or_default();
        if !followers.contains(&reader) {
            followers.push(reader);
        }
        self.result.predecessors(point)
    }

    fn update_predecessors(&mut self, point: FlowPoint, update: impl FnOnce(&mut Predecessors) -> bool) {
        if update(self.result.predecessors.entry(point).or_default()) {
            for follower in self.followers.get(&point).cloned().unwrap_or_default() {
                self.enqueue(follower);
            }
        }
    }

    fn add_predecessor(&mut self, point: FlowPoint, op: Op, inputs: &[Value]) {
        self.update_predecessors(point, |own| own.join(op, inputs));
    }

    fn add_unknown_predecessors(&mut self, point: FlowPoint) {
        self.update_predecessors(point, |own| std::mem::replace(&mut own.all_known, false));
    }

    /// The state of a value, on which a point depends from now on.
    fn constant_for(&mut self, value: Value, reader: FlowPoint) -> Option<ConstantState<'c>> {
        let readers = self.readers.entry(value).or_default();
        if !readers.contains(&reader) {
            readers.push(reader);
        }
        self.result.constant(value)
    }

    fn join(&mut self, value: Value, state: ConstantState<'c>) {
        let new = match (self.result.constants.get(&value), state) {
            (None, state) => state,
            (Some(ConstantState::Unknown), _) => return,
            (Some(ConstantState::Constant(own, _)), ConstantState::Constant(other, _)) if *own == other => {
                return;
            }
            (Some(_), _) => ConstantState::Unknown,
        };
        self.result.constants.insert(value, new);
        let users: Vec<Op> = value.users(self.ir).collect();
        for user in users {
            self.enqueue(FlowPoint::After(user));
        }
        for reader in self.readers.get(&value).cloned().unwrap_or_default() {
            self.enqueue(reader);
        }
    }

    /// The constants that operands are; `None` if an operand was not computed yet.
    fn operand_constants(&self, op: Op) -> Option<Vec<Option<Attribute<'c>>>> {
        op.operands(self.ir)
            .map(|operand| {
                Some(match self.result.constant(operand)? {
                    ConstantState::Constant(value, _) => Some(value),
                    ConstantState::Unknown => None,
                })
            })
            .collect()
    }
}
