//! `-test-strict-pattern-driver`.

use rtblgen_runtime::pass::{OptionKind, Pass, PassAnchor, PassError, PassOption, PassState};
use rtblgen_runtime::{
    Block, Builder, GreedyConfig, Ir, IrMapping, NoMatch, Op, OpState, PatternRewriter, Region,
    RewritePattern, RewritePatternSet, RootKind, Strictness, Value, apply_op_patterns_greedily,
};

use crate::listener::Notifications;

pub(crate) type Matched = Result<(), NoMatch>;
pub(crate) type Body = for<'a, 'c> fn(Op, &mut PatternRewriter<'a, 'c>) -> Matched;

/// The pass.
pub(crate) struct StrictDriver;

/// A pattern on the operations of one name.
pub(crate) struct Named {
    /// Its root.
    pub(crate) root: &'static str,
    /// The function of the pattern.
    pub(crate) body: Body,
}

impl<'c> RewritePattern<'c> for Named {
    type Root = Op;

    fn root(&self) -> RootKind {
        RootKind::Operation(self.root.into())
    }

    fn name(&self) -> &str {
        self.root
    }

    fn match_and_rewrite(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Matched {
        (self.body)(op, rewriter)
    }
}

/// The roots of the patterns, and whether their operations are in the first list.
const PATTERNS: &[(&str, bool, Body)] = &[
    ("test.change_block_op", true, change_block),
    ("test.clone_me", true, clone),
    ("test.clone_region_before", true, clone_region_before),
    ("test.erase_op", true, erase),
    ("test.implicit_change_op", false, implicit_change),
    ("test.inline_blocks_into_parent", true, inline_blocks_into_parent),
    ("test.insert_same_op", true, insert_same_op),
    ("test.move_before_parent_op", true, move_before_parent),
    ("test.replace_with_new_op", true, replace_with_new_op),
    ("test.split_block_here", true, split_block),
];

const OPTIONS: &[PassOption] = &[PassOption::new(
    "strictness",
    "Can be {AnyOp, ExistingAndNewOps, ExistingOps}",
    OptionKind::Choice("AnyOp", &["AnyOp", "ExistingAndNewOps", "ExistingOps"]),
)];

impl Pass for StrictDriver {
    fn argument(&self) -> &'static str {
        "test-strict-pattern-driver"
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op("func.func")
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut patterns = RewritePatternSet::new(ir.context());
        for (root, _, body) in PATTERNS {
            patterns.add(Named { root, body: *body });
        }
        let is_listed = |op: &Op| {
            let name = op.name(ir).as_str();
            PATTERNS.iter().any(|(root, listed, _)| *listed && *root == name)
        };
        let ops: Vec<Op> = op.post_order(ir).filter(is_listed).collect();
        let strictness = match state.options().get("strictness") {
            Some("ExistingAndNewOps") => Strictness::ExistingAndNewOps,
            Some("ExistingOps") => Strictness::ExistingOps,
            _ => Strictness::AnyOp,
        };
        let mut notifications = Notifications::default();
        let config =
            GreedyConfig { strictness, listener: Some(&mut notifications), ..GreedyConfig::default() };
        let result = apply_op_patterns_greedily(ir, &ops, &patterns.freeze(), config);
        let outcome = result.map_err(|error| PassError::Message(error.to_string()))?;
        let context = ir.context();
        ir.set_attribute(op, "pattern_driver_all_erased", context.bool_attr(outcome.all_erased));
        ir.set_attribute(op, "pattern_driver_changed", context.bool_attr(outcome.outcome.changed));
        state.print_output(notifications.text);
        Ok(())
    }
}

fn erase(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    rewriter.erase_op(op);
    Ok(())
}

fn new_like(rewriter: &mut PatternRewriter<'_, '_>, op: Op, name: &str, mark: Option<&str>) -> Op {
    let (operands, types): (Vec<Value>, Vec<_>) =
        (op.operands(rewriter).collect(), op.result_types(rewriter).collect());
    let mut state = OpState::new(name, op.location(rewriter)).operands(operands).results(types);
    if let Some(mark) = mark {
        state = state.attribute(mark, rewriter.context().bool_attr(true));
    }
    rewriter.create(state)
}

fn insert_same_op(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    if op.attribute(rewriter, "skip").is_some() {
        return Err(NoMatch);
    }
    new_like(rewriter, op, "test.insert_same_op", Some("skip"));
    let mark = rewriter.context().bool_attr(true);
    rewriter.modify_in_place(op, |ir| ir.set_attribute(op, "skip", mark));
    Ok(())
}

pub(crate) fn replace_with_new_op(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    let new = if op.attribute(rewriter, "create_erase_op").is_some() {
        rewriter.create(OpState::new("test.erase_op", op.location(rewriter)))
    } else {
        new_like(rewriter, op, "test.new_op", None)
    };
    let results: Vec<Value> = new.results(rewriter).collect();
    rewriter.replace_op(op, results);
    Ok(())
}

/// Makes all branches to the first successor go to the second.
fn change_block(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    if op.successor_count(rewriter) < 2 {
        return Err(NoMatch);
    }
    let (first, second) = (op.successor(rewriter, 0), op.successor(rewriter, 1));
    if first == second {
        return Err(NoMatch);
    }
    let users: Vec<Op> = first.users(rewriter).collect();
    for user in users {
        let number = user.successors(rewriter).position(|block| block == first).ok_or(NoMatch)?;
        rewriter.modify_in_place(user, |ir| ir.set_successor(user, number, second));
    }
    Ok(())
}

fn implicit_change(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    let own = op.block(rewriter).ok_or(NoMatch)?;
    if op.successor_count(rewriter) < 1 || op.successor(rewriter, 0) == own {
        return Err(NoMatch);
    }
    rewriter.modify_in_place(op, |ir| ir.set_successor(op, 0, own));
    Ok(())
}

pub(crate) fn move_before_parent(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    let parent = op.parent_op(rewriter).ok_or(NoMatch)?;
    if parent.function_type(rewriter).is_some() {
        return Err(NoMatch);
    }
    rewriter.move_op_before(op, parent);
    Ok(())
}

fn inline_blocks_into_parent(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    let blocks: Vec<Block> = op.regions(rewriter).flat_map(|region| region.blocks(rewriter)).collect();
    if blocks.is_empty() {
        return Err(NoMatch);
    }
    for block in blocks {
        rewriter.inline_block_before(block, op, &[]);
    }
    Ok(())
}

fn split_block(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    rewriter.split_block(op);
    rewriter.set_insertion_point_before(op);
    let new = new_like(rewriter, op, "test.new_op", None);
    let results: Vec<Value> = new.results(rewriter).collect();
    rewriter.replace_op(op, results);
    Ok(())
}

fn mark_cloned(rewriter: &mut PatternRewriter<'_, '_>, op: Op) {
    let unit = rewriter.context().unit_attr();
    rewriter.modify_in_place(op, |ir| ir.set_attribute(op, "was_cloned", unit));
}

pub(crate) fn clone(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    if op.attribute(rewriter, "was_cloned").is_some() {
        return Err(NoMatch);
    }
    let clone = rewriter.clone_op(op, &mut IrMapping::new());
    mark_cloned(rewriter, clone);
    Ok(())
}

fn clone_region_before(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    if op.attribute(rewriter, "was_cloned").is_some() {
        return Err(NoMatch);
    }
    let place = op.block(rewriter).ok_or(NoMatch)?;
    let regions: Vec<Region> = op.regions(rewriter).collect();
    for region in regions {
        rewriter.clone_region_before(region, place, &mut IrMapping::new());
    }
    mark_cloned(rewriter, op);
    Ok(())
}
