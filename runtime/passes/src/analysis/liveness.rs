//! The values that are live at the start and at the end of blocks: MLIR's `Liveness`.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::manager::Analysis;
use rtblgen_ir::ir::{Block, Ir, Op, Value, ValueOwner};

/// The values that are live at block boundaries: they are defined before, and used later.
///
/// ```
/// use rtblgen_runtime::Context;
/// use rtblgen_runtime::analysis::Liveness;
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let text = r#"%0 = "t.a"() : () -> i32  "t.b"(%0) : (i32) -> ()  "t.c"() : () -> ()"#;
/// let ir = context.parse_module("example.mlir", text).unwrap();
/// let ops: Vec<_> = ir.root().region(&ir, 0).ops(&ir).collect();
/// let value = ops[0].result(&ir, 0);
/// let liveness = Liveness::of(&ir, ir.root());
/// assert!(!liveness.is_dead_after(&ir, value, ops[0]) && liveness.is_dead_after(&ir, value, ops[1]));
/// ```
///
/// [`LivenessAnalysis`](super::dataflow::LivenessAnalysis) is another analysis: it finds the values that effects depend on.
#[derive(Clone, Debug, Default)]
pub struct Liveness {
    blocks: FxHashMap<Block, BlockLiveness>,
}

/// The values that are live in a block.
#[derive(Clone, Debug, Default)]
pub struct BlockLiveness {
    live_in: BTreeSet<Value>,
    live_out: BTreeSet<Value>,
}

/// The values of a block while the fixpoint is computed.
struct Draft {
    /// Values that are used in the block, or in regions of its operations, and defined elsewhere.
    used: BTreeSet<Value>,
    defined: BTreeSet<Value>,
    found: BlockLiveness,
}

impl Draft {
    fn new(ir: &Ir<'_>, block: Block) -> Self {
        let mut own: Vec<Value> = block.arguments(ir).collect();
        own.extend(block.ops(ir).flat_map(|op| op.results(ir)));
        let live_out =
            own.iter().copied().filter(|value| is_used_in_other_block(ir, block, *value)).collect();
        let (mut used, mut defined) = (BTreeSet::new(), BTreeSet::from_iter(block.arguments(ir)));
        for op in block.ops(ir).flat_map(|op| op.pre_order(ir)) {
            defined.extend(op.results(ir));
            used.extend(op.operands(ir));
            defined.extend(
                op.regions(ir).flat_map(|region| region.blocks(ir)).flat_map(|own| own.arguments(ir)),
            );
        }
        used.retain(|value| !defined.contains(value));
        Self { used, defined, found: BlockLiveness { live_in: BTreeSet::new(), live_out } }
    }

    /// Recomputes the values that are live at the start. Returns whether there are more than before.
    fn update_live_in(&mut self) -> bool {
        let after = self.found.live_out.iter().filter(|value| !self.defined.contains(value));
        let live_in: BTreeSet<Value> = self.used.iter().chain(after).copied().collect();
        let is_new = live_in.len() != self.found.live_in.len();
        self.found.live_in = live_in;
        is_new
    }
}

fn is_used_in_other_block(ir: &Ir<'_>, block: Block, value: Value) -> bool {
    value.users(ir).any(|user| block.ancestor_in_block(ir, user).is_none())
}

impl Liveness {
    /// Computes the liveness of the blocks in an operation.
    pub fn of(ir: &Ir<'_>, top: Op) -> Self {
        let mut drafts: FxHashMap<Block, Draft> = FxHashMap::default();
        let mut pending = Vec::new();
        for block in top.pre_order(ir).flat_map(|op| op.regions(ir)).flat_map(|region| region.blocks(ir)) {
            let mut draft = Draft::new(ir, block);
            if draft.update_live_in() {
                pending.extend(block.predecessors(ir));
            }
            drafts.insert(block, draft);
        }
        while let Some(block) = pending.pop() {
            let next: Vec<Value> = block
                .successors(ir)
                .filter_map(|successor| drafts.get(&successor))
                .flat_map(|draft| draft.found.live_in.iter().copied())
                .collect();
            let Some(draft) = drafts.get_mut(&block) else { continue };
            draft.found.live_out.extend(next);
            if draft.update_live_in() {
                pending.extend(block.predecessors(ir));
            }
        }
        Liveness { blocks: drafts.into_iter().map(|(block, draft)| (block, draft.found)).collect() }
    }

    /// The values that are live in a block; `None` for a block that is not in the operation.
    pub fn block(&self, block: Block) -> Option<&BlockLiveness> {
        self.blocks.get(&block)
    }

    /// Whether a value is live at the start of a block.
    pub fn is_live_in(&self, block: Block, value: Value) -> bool {
        self.block(block).is_some_and(|found| found.live_in.contains(&value))
    }

    /// Whether a value is live at the end of a block.
    pub fn is_live_out(&self, block: Block, value: Value) -> bool {
        self.block(block).is_some_and(|found| found.live_out.contains(&value))
    }

    /// Whether nothing needs a value after an operation.
    #[track_caller]
    pub fn is_dead_after(&self, ir: &Ir<'_>, value: Value, op: Op) -> bool {
        let Some(block) = op.block(ir).filter(|block| !self.is_live_out(*block, value)) else { return false };
        let last = last_user(ir, block, value, op);
        last == op || last.is_before_in_block(ir, op)
    }

    /// The operations during which a value is live, in no particular order: in each block from its definition, or the start,
    /// to its last use, or the end.
    #[track_caller]
    pub fn live_ops(&self, ir: &Ir<'_>, value: Value) -> Vec<Op> {
        let home = match value.owner(ir) {
            ValueOwner::Result(op, _) => op.block(ir),
            ValueOwner::Argument(block, _) => Some(block),
        };
        let (mut live, mut seen) = (Vec::new(), BTreeSet::new());
        let mut pending: Vec<Block> = home.into_iter().collect();
        pending.extend(value.users(ir).filter_map(|user| user.block(ir)));
        while let Some(block) = pending.pop() {
            if !seen.insert(block) {
                continue;
            }
            if let Some((first, last)) = self.interval(ir, block, value) {
                live.extend(std::iter::successors(
                    Some(first),
                    |op| if *op == last { None } else { op.next(ir) },
                ));
            }
            pending.extend(block.successors(ir).filter(|own| self.is_live_in(*own, value)));
        }
        live
    }

    /// The values that are live before or after an operation of a block, or during it.
    #[track_caller]
    pub fn currently_live(&self, ir: &Ir<'_>, op: Op) -> BTreeSet<Value> {
        let Some((block, found)) = op.block(ir).and_then(|block| Some((block, self.block(block)?))) else {
            return BTreeSet::new();
        };
        let own = block.arguments(ir).chain(block.ops(ir).flat_map(|own| own.results(ir)));
        let is_live = |value: &Value| {
            let interval = self.interval(ir, block, *value);
            interval.is_some_and(|(first, last)| {
                !op.is_before_in_block(ir, first) && !last.is_before_in_block(ir, op)
            })
        };
        own.chain(found.live_in.iter().copied()).filter(is_live).collect()
    }

    /// The first and the last operation of a block during which a value is live. The value must be live in the block.
    fn interval(&self, ir: &Ir<'_>, block: Block, value: Value) -> Option<(Op, Op)> {
        let own = value.defining_op(ir).filter(|_| !self.is_live_in(block, value));
        let first = own.and_then(|op| block.ancestor_in_block(ir, op)).or_else(|| block.first_op(ir))?;
        let last = if self.is_live_out(block, value) {
            block.last_op(ir)?
        } else {
            last_user(ir, block, value, first)
        };
        Some((first, last))
    }
}

/// The last operation of a block, from a given one on, that uses a value or contains a use of it.
fn last_user(ir: &Ir<'_>, block: Block, value: Value, first: Op) -> Op {
    let users = value.users(ir).filter_map(|user| block.ancestor_in_block(ir, user));
    users.fold(first, |last, user| if last.is_before_in_block(ir, user) { user } else { last })
}

impl BlockLiveness {
    /// The values that are live at the start.
    pub fn live_in(&self) -> &BTreeSet<Value> {
        &self.live_in
    }

    /// The values that are live at the end.
    pub fn live_out(&self) -> &BTreeSet<Value> {
        &self.live_out
    }
}

impl Analysis for Liveness {
    const NAME: &'static str = "Liveness";

    fn compute(ir: &Ir<'_>, op: Op) -> Self {
        Liveness::of(ir, op)
    }
}
