//! Tests of the greedy and the walk driver: their changes, and the order of their visits.

use std::sync::{Arc, Mutex};

use super::dialect::{
    A, ABS, ADD, AddOp, B, BOX, MAX, NEG, OpA, OpB, PURE_OP, Program, SHIFT, UseOp, context, show,
};
use crate::ir::{Builder, Ir, Op, OpState, TypedOp, Value};
use crate::rewrite::tests::dialect::{PURE_BOX, SOURCE, number_of};
use crate::rewrite::{
    DeclarativePattern, FrozenRewritePatternSet, GreedyConfig, GreedyError, NoMatch, PatternRewriter,
    RewritePattern, RewritePatternSet, Strictness,
};
use crate::rewrite::{apply_op_patterns_greedily, apply_patterns_greedily, walk_and_apply_patterns};

/// `a(x)` becomes `b(x)`.
struct AToB;

impl<'c> DeclarativePattern<'c> for AToB {
    type Root = OpA;
    type Match = Value;
    const NAME: &'static str = "AToB";
    const BENEFIT: u16 = 1;
    const GENERATED_OPS: &'static [&'static str] = &["t.b"];

    fn matches(&self, ir: &Ir<'c>, op: OpA) -> Option<Value> {
        Some(op.op().operand(ir, 0))
    }

    fn rewrite(&self, rw: &mut PatternRewriter<'_, 'c>, op: OpA, operand: Value) {
        let ty = op.op().result(rw, 0).ty(rw);
        let state = OpState::new(&B, op.op().location(rw)).operand(operand).result(ty);
        rw.replace_op_with_state(op, state);
    }
}

/// `b(b(x))` becomes `x`.
struct BOfB;

impl<'c> RewritePattern<'c> for BOfB {
    type Root = OpB;

    fn match_and_rewrite(&self, op: OpB, rw: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        let inner = rw.defining_op::<OpB>(op.op().operand(rw, 0)).ok_or(NoMatch)?;
        rw.replace_op(op, [inner.op().operand(rw, 0)]);
        Ok(())
    }
}

#[test]
fn chain_is_rewritten_to_the_end() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    let chain = (0..5).fold(source, |value, _| program.op(&A, &[value]));
    program.keep(&[chain]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(AToB).add(BOfB);
    let outcome = apply_patterns_greedily(&mut program.ir, &patterns.freeze(), GreedyConfig::default());
    assert_eq!(program.show(), "%0 = source\n%1 = b %0\nuse %1\n");
    assert!(outcome.is_ok_and(|outcome| outcome.changed));
}

#[test]
fn higher_benefit_goes_first_then_the_order_of_adding() {
    let tried = Mutex::new(Vec::new());
    let record = |name: &'static str, benefit: u16| {
        let tried = &tried;
        crate::rewrite::FnPattern::new(name, benefit, move |_: Op, rw: &mut PatternRewriter<'_, '_>| {
            tried.lock().expect("no test panics with the lock").push(name);
            let _ = rw;
            Err(NoMatch)
        })
    };
    let context = context();
    let mut program = Program::new(&context);
    program.keep(&[]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(record("low", 1)).add(record("high", 9)).add(record("low too", 1));
    assert!(apply_patterns_greedily(&mut program.ir, &patterns.freeze(), GreedyConfig::default()).is_ok());
    assert_eq!(*tried.lock().expect("no test panics with the lock"), ["high", "low", "low too"]);
}

/// Names and numbers of the operations in the order in which `drive` applies a pattern for any operation to them.
fn visits_of<'c>(
    program: &mut Program<'c>,
    drive: impl FnOnce(&mut Ir<'c>, &FrozenRewritePatternSet<'c>),
) -> Vec<String> {
    let visited = Arc::new(Mutex::new(Vec::new()));
    let seen = Arc::clone(&visited);
    let mut patterns = RewritePatternSet::new(program.ir.context());
    patterns.add_fn("Visit", move |op: Op, rw: &mut PatternRewriter<'_, '_>| {
        let number =
            op.attribute(rw, "value").and_then(number_of).map_or(String::new(), |value| value.to_string());
        let label = format!("{}{number}", op.name(rw).mnemonic());
        seen.lock().expect("no test panics with the lock").push(label);
        Err(NoMatch)
    });
    drive(&mut program.ir, &patterns.freeze());
    visited.lock().expect("no test panics with the lock").clone()
}

fn greedy_visits(program: &mut Program<'_>, top_down: bool) -> Vec<String> {
    visits_of(program, |ir, patterns| {
        let config = GreedyConfig { top_down, ..GreedyConfig::default() };
        let outcome = apply_patterns_greedily(ir, patterns, config);
        assert!(outcome.is_ok_and(|outcome| !outcome.changed));
    })
}

#[test]
fn visits_in_the_order_of_mlir() {
    let context = context();
    let mut program = Program::new(&context);
    program.nested(&BOX, |program| {
        program.numbered(&A, 1, &[]);
        program.nested(&BOX, |program| {
            program.numbered(&A, 2, &[]);
        });
    });
    program.numbered(&A, 3, &[]);
    assert_eq!(greedy_visits(&mut program, true), ["box", "a1", "box", "a2", "a3"]);
    assert_eq!(greedy_visits(&mut program, false), ["a3", "box", "a2", "box", "a1"]);
}

#[test]
fn dead_operations_are_dropped_with_what_they_used() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    let first = program.op(&PURE_OP, &[source]);
    let second = program.op(&PURE_OP, &[first]);
    program.op(&PURE_OP, &[first, second]);
    program.nested(&PURE_BOX, |program| {
        program.op(&PURE_OP, &[]);
    });
    let outcome = apply_patterns_greedily(
        &mut program.ir,
        &RewritePatternSet::new(&context).freeze(),
        GreedyConfig::default(),
    );
    assert_eq!(program.show(), "%0 = source\n");
    assert!(outcome.is_ok_and(|outcome| outcome.changed && outcome.rewrites == 0));
}

fn folded(build: impl FnOnce(&mut Program<'_>)) -> String {
    let context = context();
    let mut program = Program::new(&context);
    build(&mut program);
    let patterns = RewritePatternSet::new(&context).freeze();
    assert!(apply_patterns_greedily(&mut program.ir, &patterns, GreedyConfig::default()).is_ok());
    program.show()
}

#[test]
fn folds_to_constants_that_the_dialect_makes() {
    let text = folded(|program| {
        let (two, three) = (program.constant(2), program.constant(3));
        let sum = program.op(&ADD, &[two, three]);
        let minus = program.constant(-9);
        let negative = program.op(&ADD, &[sum, minus]);
        program.keep(&[sum, negative]);
    });
    assert_eq!(text, "%0 = const -9\n%1 = const 5\n%2 = add %1 %0\nuse %1 %2\n");
}

#[test]
fn folds_by_traits() {
    let text = folded(|program| {
        let source = program.source();
        let one = program.constant(1);
        let sum = program.op(&ADD, &[one, source]);
        let max = program.op(&MAX, &[source, source]);
        let minus = program.op(&NEG, &[source]);
        let plus = program.op(&NEG, &[minus]);
        let magnitude = program.op(&ABS, &[source]);
        let again = program.op(&ABS, &[magnitude]);
        program.keep(&[sum, max, plus, again]);
    });
    assert_eq!(text, "%0 = const 1\n%1 = source\n%2 = add %1 %0\n%3 = abs %1\nuse %2 %1 %1 %3\n");
}

#[test]
fn folds_in_place() {
    let text = folded(|program| {
        let source = program.source();
        let last = [1, 2, 3].iter().fold(source, |value, amount| program.numbered(&SHIFT, *amount, &[value]));
        program.keep(&[last]);
    });
    assert_eq!(text, "%0 = source\n%1 = shift %0 6\nuse %1\n");
}

#[test]
fn equal_constants_are_merged_at_the_top() {
    let text = folded(|program| {
        let source = program.source();
        let one = program.constant(1);
        program.keep(&[source, one]);
        let same = program.constant(1);
        program.nested(&BOX, |program| {
            let inner = program.constant(7);
            let same_inner = program.constant(1);
            program.keep(&[inner, same_inner]);
        });
        program.keep(&[same]);
    });
    assert_eq!(text, "%0 = const 7\n%1 = const 1\n%2 = source\nuse %2 %1\nbox\n  use %0 %1\nuse %1\n",);
}

#[test]
fn endless_pattern_is_not_converged() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    let a = program.op(&A, &[source]);
    program.keep(&[a]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add_fn("Swing", |op: OpA, rw: &mut PatternRewriter<'_, '_>| {
        rw.modify_in_place(op, |_| ());
        Ok(())
    });
    let config = GreedyConfig { max_rewrites: Some(7), max_iterations: Some(3), ..GreedyConfig::default() };
    let outcome = apply_patterns_greedily(&mut program.ir, &patterns.freeze(), config);
    assert_eq!(outcome, Err(GreedyError::NotConverged { iterations: 3, rewrites: 21 }));
}

/// Two patterns in a circle are an error that names the last steps, also without a limit of iterations.
#[test]
fn circles_of_patterns_end_with_an_error() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    let a = program.op(&A, &[source]);
    program.keep(&[a]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(AToB);
    patterns.add_fn("BToA", |op: OpB, rw: &mut PatternRewriter<'_, '_>| {
        let (operand, ty) = (op.op().operand(rw, 0), op.op().result(rw, 0).ty(rw));
        let state = OpState::new(&A, op.op().location(rw)).operand(operand).result(ty);
        rw.replace_op_with_state(op, state);
        Ok(())
    });
    let config = GreedyConfig { max_steps: Some(1_000), max_iterations: None, ..GreedyConfig::default() };
    let error = apply_patterns_greedily(&mut program.ir, &patterns.freeze(), config).unwrap_err();
    let text = error.to_string();
    assert!(
        text.starts_with("greedy rewriting does not end: 1000 steps were made, and the last ones were "),
        "{text}"
    );
    assert!(text.ends_with("pattern 'AToB' at a 't.a', pattern 'BToA' at a 't.b'"), "{text}");
    assert_eq!(text.matches("pattern").count(), 8, "{text}");
}

#[test]
fn zero_iterations_change_nothing() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    program.op(&A, &[source]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(AToB);
    let config = GreedyConfig { max_iterations: Some(0), ..GreedyConfig::default() };
    let outcome = apply_patterns_greedily(&mut program.ir, &patterns.freeze(), config);
    assert!(outcome.is_ok_and(|outcome| !outcome.changed));
    assert_eq!(program.show(), "%0 = source\n%1 = a %0\n");
}

#[test]
fn change_followed_by_no_match_is_reported() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    program.op(&A, &[source]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add_fn("Liar", |op: OpA, rw: &mut PatternRewriter<'_, '_>| {
        rw.modify_in_place(op, |_| ());
        Err(NoMatch)
    });
    let outcome = apply_patterns_greedily(&mut program.ir, &patterns.freeze(), GreedyConfig::default());
    let text = outcome.map_err(|error| error.to_string());
    assert_eq!(
        text.err().as_deref(),
        Some("pattern 'Liar' changed the IR at a 't.a' and then reported that it does not match")
    );
}

#[test]
fn expensive_checks_find_patterns_without_effect_and_invalid_results() {
    type Rule = fn(OpA, &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch>;
    let without_effect: Rule = |_, _| Ok(());
    // The operation is used above its definition then.
    let invalid: Rule = |op, rw| {
        let source = op.op().operand(rw, 0).defining_op(rw).ok_or(NoMatch)?;
        rw.move_op_before(op, source);
        Ok(())
    };
    let expected = [
        (without_effect, "pattern 'Faulty' reported success at a 't.a' and did not change the IR"),
        (invalid, "the IR is not valid after pattern 'Faulty' was applied to a 't.a': "),
    ];
    for (rule, message) in expected {
        let context = context();
        let mut program = Program::new(&context);
        let source = program.source();
        let a = program.op(&A, &[source]);
        program.keep(&[a]);
        let mut patterns = RewritePatternSet::new(&context);
        patterns.add_fn("Faulty", rule);
        let config = GreedyConfig { expensive_checks: true, ..GreedyConfig::default() };
        let outcome = apply_patterns_greedily(&mut program.ir, &patterns.freeze(), config);
        let text = outcome.expect_err("the pattern is faulty").to_string();
        assert!(text.starts_with(message), "{text}");
    }
}

#[test]
fn what_is_made_and_taken_away_again_is_no_change() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    program.op(&A, &[source]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add_fn("Honest", |op: OpA, rw: &mut PatternRewriter<'_, '_>| {
        let location = op.op().location(rw);
        let trial = rw.create(OpState::new(&BOX, location).empty_regions(1));
        let region = trial.region(rw, 0);
        let block = rw.create_block(region, &[], &[]);
        let inner = rw.create(OpState::new(&SOURCE, location));
        rw.modify_in_place(inner, |_| ());
        rw.erase_op(inner);
        let _ = block;
        rw.erase_op(trial);
        rw.try_modify_in_place(op, |ir| {
            ir.set_location(op.op(), ir.context().unknown_loc());
            Err(NoMatch)
        })
    });
    let outcome = apply_patterns_greedily(&mut program.ir, &patterns.freeze(), GreedyConfig::default());
    assert!(matches!(outcome, Ok(outcome) if !outcome.changed), "{outcome:?}");
}

#[test]
fn failed_modification_restores_the_operation() {
    let context = context();
    let mut program = Program::new(&context);
    let (x, y) = (program.source(), program.source());
    let sum = program.op(&ADD, &[x, y]);
    program.keep(&[sum]);
    let before = program.show();
    let op = sum.defining_op(&program.ir).expect("a sum is made by an op");
    let mut rewriter = PatternRewriter::new(&mut program.ir);
    let outcome = rewriter.try_modify_in_place(op, |ir| {
        ir.set_operands(op, &[y]);
        ir.set_discardable(op, "mark", ir.context().unit_attr());
        ir.set_type(sum, ir.context().index_type());
        Err::<(), _>(NoMatch)
    });
    assert_eq!(outcome, Err(NoMatch));
    assert_eq!(program.show(), before);
    assert_eq!(sum.ty(&program.ir), context.integer_type(32));
    assert!(op.attributes(&program.ir).is_empty());
}

/// Two chains of `a`; only the operations of the first are given to the driver.
fn strict(strictness: Strictness) -> String {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    let first = program.op(&A, &[source]);
    let second = program.op(&A, &[first]);
    let other = program.op(&A, &[second]);
    program.keep(&[other]);
    let ops: Vec<Op> = [first, second].iter().filter_map(|value| value.defining_op(&program.ir)).collect();
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(AToB).add(BOfB);
    let config = GreedyConfig { strictness, ..GreedyConfig::default() };
    let outcome = apply_op_patterns_greedily(&mut program.ir, &ops, &patterns.freeze(), config);
    assert!(matches!(outcome, Ok(outcome) if outcome.all_erased), "{outcome:?}");
    program.show()
}

#[test]
fn strictness_limits_what_is_processed() {
    assert_eq!(strict(Strictness::ExistingOps), "%0 = source\n%1 = b %0\n%2 = b %1\n%3 = a %2\nuse %3\n");
    assert_eq!(strict(Strictness::ExistingAndNewOps), "%0 = source\n%1 = b %0\n%2 = a %0\nuse %2\n");
    assert_eq!(strict(Strictness::AnyOp), "%0 = source\n%1 = b %0\nuse %1\n");
}

#[test]
fn no_operations_are_all_erased() {
    let context = context();
    let mut program = Program::new(&context);
    let patterns = RewritePatternSet::new(&context).freeze();
    let outcome = apply_op_patterns_greedily(&mut program.ir, &[], &patterns, GreedyConfig::default());
    assert!(outcome.is_ok_and(|outcome| outcome.all_erased && !outcome.outcome.changed));
}

#[test]
fn walk_visits_each_operation_once() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    program.nested(&BOX, |program| {
        let inner = program.op(&A, &[source]);
        program.op(&PURE_OP, &[inner]);
    });
    let outer = program.op(&A, &[source]);
    program.op(&A, &[outer]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(AToB).add(BOfB);
    let root = program.ir.root();
    let applied = walk_and_apply_patterns(&mut program.ir, root, &patterns.freeze(), None);
    assert_eq!(applied, Ok(3));
    assert_eq!(show(&program.ir), "%0 = source\nbox\n  %1 = b %0\n  %2 = pure %1\n%3 = b %0\n%4 = b %3\n");
}

#[test]
fn walk_visits_neither_its_root_nor_unreachable_blocks() {
    let context = context();
    let mut program = Program::new(&context);
    let root = program.nested(&BOX, |program| {
        let entry = program.current_block();
        program.block(0);
        program.numbered(&A, 2, &[]);
        program.goto(entry);
        program.nested(&BOX, |program| {
            program.numbered(&A, 1, &[]);
        });
    });
    let visited = visits_of(&mut program, |ir, patterns| {
        assert_eq!(walk_and_apply_patterns(ir, root, patterns, None), Ok(0));
    });
    assert_eq!(visited, ["a1", "box"]);
}

#[test]
fn typed_roots_are_only_given_their_operations() {
    let context = context();
    let mut program = Program::new(&context);
    let (x, y) = (program.source(), program.source());
    let sum = program.op(&ADD, &[x, y]);
    program.keep(&[sum]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add_fn("DropUse", |op: UseOp, rw: &mut PatternRewriter<'_, '_>| {
        rw.erase_op(op);
        Ok(())
    });
    patterns.add_fn("Never", |op: AddOp, rw: &mut PatternRewriter<'_, '_>| {
        Err(rw.match_failure(op, || "never".to_owned()))
    });
    assert!(apply_patterns_greedily(&mut program.ir, &patterns.freeze(), GreedyConfig::default()).is_ok());
    assert_eq!(program.show(), "%0 = source\n%1 = source\n");
}

/// The last permitted iteration changed something, so convergence is not known.
#[test]
fn one_iteration_with_a_change_is_not_converged() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    let a = program.op(&A, &[source]);
    program.keep(&[a]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(AToB);
    let config = GreedyConfig { max_iterations: Some(1), ..GreedyConfig::default() };
    let outcome = apply_patterns_greedily(&mut program.ir, &patterns.freeze(), config);
    assert_eq!(outcome, Err(GreedyError::NotConverged { iterations: 1, rewrites: 1 }));
    assert_eq!(program.show(), "%0 = source\n%1 = b %0\nuse %1\n");
}
