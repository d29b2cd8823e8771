//! `-test-greedy-patterns` and `-test-walk-pattern-rewrite-driver`.

use rtblgen_runtime::pass::{OptionKind, Pass, PassError, PassOption, PassState};
use rtblgen_runtime::rewrite::{GreedyError, apply_patterns_greedily_to, walk_and_apply_patterns};
use rtblgen_runtime::{
    Builder, GreedyConfig, IntegerAttr, Ir, NoMatch, Op, OpState, PatternRewriter, RewritePatternSet,
};

use crate::listener::Notifications;
use crate::strict_driver::{Body, Matched, Named, clone, move_before_parent, replace_with_new_op};

fn add(patterns: &mut RewritePatternSet<'_>, list: &[(&'static str, Body)]) {
    for (root, body) in list {
        patterns.add(Named { root, body: *body });
    }
}

/// The pass.
pub(crate) struct GreedyDriver;

const OPTIONS: &[PassOption] = &[
    PassOption::new("top-down", "Seed the worklist in general top-down order", OptionKind::Flag(false)),
    PassOption::new("max-iterations", "Max. iterations in the GreedyRewriteConfig", OptionKind::Integer(10)),
    PassOption::new("fold", "Whether to fold", OptionKind::Flag(true)),
    PassOption::new("cse-constants", "Whether to CSE constants", OptionKind::Flag(true)),
];

impl Pass for GreedyDriver {
    fn argument(&self) -> &'static str {
        "test-greedy-patterns"
    }

    fn options(&self) -> &'static [PassOption] {
        OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut patterns = RewritePatternSet::new(ir.context());
        crate::dialect::test_patterns::populate(&mut patterns);
        add(
            &mut patterns,
            &[
                ("test.op_in_place_fold_anchor", fold_in_place),
                ("test.cast", insert_before_constant),
                ("test.op_commutative2", propagate_constant),
                ("test.one_region_op", hoist_eligible),
                ("foo.maybe_eligible_op", make_eligible),
                ("test.any_attr_of_i32_str", increment),
            ],
        );
        let flag = |name| state.options().flag(name);
        let iterations = state.options().value::<i64>("max-iterations")?;
        let config = GreedyConfig {
            top_down: flag("top-down"),
            max_iterations: u64::try_from(iterations).ok(),
            fold: flag("fold"),
            cse_constants: flag("cse-constants"),
            ..GreedyConfig::default()
        };
        let result = apply_patterns_greedily_to(ir, op, &patterns.freeze(), config);
        match result {
            // The pass does not require a fixpoint.
            Ok(_) | Err(GreedyError::NotConverged { .. }) => Ok(()),
            Err(error) => Err(PassError::Message(error.to_string())),
        }
    }
}

fn fold_in_place(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    let ty = rewriter.context().i32_type();
    let operand = op.operand(rewriter, 0);
    let state =
        OpState::new("test.op_in_place_fold", op.location(rewriter)).operands([operand]).results([ty]);
    let values = rewriter.create_or_fold(state);
    rewriter.replace_op(op, values);
    Ok(())
}

fn insert_before_constant(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    if op.attribute(rewriter, "test_fold_before_previously_folded_op").is_none() {
        return Err(NoMatch);
    }
    let context = rewriter.context();
    let block = op.block(rewriter).ok_or(NoMatch)?;
    rewriter.set_insertion_point_to_start(block);
    let location = op.location(rewriter);
    let constant = OpState::new("arith.constant", location)
        .attribute("value", context.bool_attr(true))
        .results([context.integer_type(1)]);
    let constant = rewriter.create(constant);
    let operand = constant.result(rewriter, 0);
    let cast = OpState::new("test.cast", location).operands([operand]).results([context.i32_type()]);
    rewriter.replace_op_with_state(op, cast);
    Ok(())
}

fn propagate_constant(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    let inner = op.operand(rewriter, 0).defining_op(rewriter).ok_or(NoMatch)?;
    if inner.name(rewriter).as_str() != "test.op_commutative2" {
        return Err(NoMatch);
    }
    let constant = inner.operand(rewriter, 1);
    rewriter.match_constant(constant).ok_or(NoMatch)?;
    rewriter.replace_op(op, [constant]);
    Ok(())
}

fn increment(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    let value = op.attribute(rewriter, "attr").and_then(|value| value.cast::<IntegerAttr<'_>>());
    let value = value.and_then(|value| value.as_i64()).filter(|value| *value < 3).ok_or(NoMatch)?;
    let context = rewriter.context();
    let next = context.integer_attr(context.i32_type(), i128::from(value) + 1);
    rewriter.modify_in_place(op, |ir| ir.set_attribute(op, "attr", next));
    Ok(())
}

fn make_eligible(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    if op.attribute(rewriter, "eligible").is_some() {
        return Err(NoMatch);
    }
    let unit = rewriter.context().unit_attr();
    rewriter.modify_in_place(op, |ir| ir.set_attribute(op, "eligible", unit));
    Ok(())
}

fn hoist_eligible(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    let entry = op.region(rewriter, 0).entry(rewriter).ok_or(NoMatch)?;
    let terminator = entry.terminator(rewriter).ok_or(NoMatch)?;
    let hoisted = terminator.operands(rewriter).next().and_then(|value| value.defining_op(rewriter));
    let hoisted = hoisted.ok_or(NoMatch)?;
    if hoisted.parent_op(rewriter) != Some(op) || hoisted.attribute(rewriter, "eligible").is_none() {
        return Err(NoMatch);
    }
    rewriter.move_op_before(hoisted, op);
    Ok(())
}

/// The pass that goes once through the operations.
pub(crate) struct WalkDriver;

const WALK_OPTIONS: &[PassOption] =
    &[PassOption::new("dump-notifications", "Print rewrite listener notifications", OptionKind::Flag(false))];

impl Pass for WalkDriver {
    fn argument(&self) -> &'static str {
        "test-walk-pattern-rewrite-driver"
    }

    fn options(&self) -> &'static [PassOption] {
        WALK_OPTIONS
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut patterns = RewritePatternSet::new(ir.context());
        add(
            &mut patterns,
            &[
                ("test.any_attr_of_i32_str", increment),
                ("test.move_before_parent_op", move_before_parent),
                ("test.move_after_parent_op", move_after_parent),
                ("test.clone_me", clone),
                ("test.replace_with_new_op", replace_with_new_op),
                ("test.erase_first_block", erase_first_block),
            ],
        );
        let mut notifications = Notifications::default();
        let dumps = state.options().flag("dump-notifications");
        let listener = dumps.then_some(&mut notifications as &mut dyn rtblgen_runtime::Listener<'c>);
        walk_and_apply_patterns(ir, op, &patterns.freeze(), listener)
            .map_err(|error| PassError::Message(error.to_string()))?;
        state.print_output(notifications.text);
        Ok(())
    }
}

fn move_after_parent(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    let parent = op.parent_op(rewriter).ok_or(NoMatch)?;
    if parent.function_type(rewriter).is_some() {
        return Err(NoMatch);
    }
    let by = op.attribute(rewriter, "advance").and_then(|value| value.cast::<IntegerAttr<'_>>());
    let mut after = parent;
    for _ in 0..by.and_then(|by| by.as_i64()).unwrap_or(0) {
        after = after.next(rewriter).ok_or(NoMatch)?;
    }
    rewriter.move_op_after(op, after);
    Ok(())
}

fn erase_first_block(op: Op, rewriter: &mut PatternRewriter<'_, '_>) -> Matched {
    let block = op.regions(rewriter).find_map(|region| region.entry(rewriter)).ok_or(NoMatch)?;
    rewriter.erase_block(block);
    Ok(())
}
