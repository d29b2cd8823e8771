//! Tests of faulty patterns, orders of patterns, and the IR after failures.

use super::{
    AttemptFailure, ConversionConfig, ConversionError, ConversionPatternSet, ConversionRewriter,
    ConversionTarget, FnConversionPattern, Operands, TypeConverter, apply_analysis_conversion,
    apply_full_conversion, apply_partial_conversion,
};
use rtblgen_ir::ir::{Builder, Ir, Op, OpState};
use rtblgen_ir::rewrite::NoMatch;
use rtblgen_ir::{Context, PatternRewriter, RewritePattern};
use std::sync::Arc;

const SOURCE: &str = r#"
"t.top"() ({
  %0 = "t.make"() : () -> i32
  "t.use"(%0) : (i32) -> ()
  "t.bad"() : () -> ()
  "t.end"() : () -> ()
}) : () -> ()
"#;

type Body = for<'a, 'b, 'c> fn(Op, Operands<'a>, &mut ConversionRewriter<'b, 'c>) -> Result<(), NoMatch>;

fn context() -> Context {
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    context
}

fn parse(context: &Context) -> Ir<'_> {
    context.parse_module("test.mlir", SOURCE).unwrap_or_else(|error| panic!("{error}"))
}

fn create<'c>(rewriter: &mut ConversionRewriter<'_, 'c>, like: Op, name: &str) -> Op {
    let location = like.location(rewriter);
    rewriter.create(OpState::new(name, location))
}

/// The operation of this name in the same tree as `op`.
fn named(rewriter: &ConversionRewriter<'_, '_>, op: Op, name: &str) -> Op {
    let root = op.ancestors(rewriter).last().unwrap_or(op);
    root.pre_order(rewriter).find(|op| op.name(rewriter).as_str() == name).expect("the operation is there")
}

fn panics(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    let make = named(rewriter, op, "t.make");
    create(rewriter, make, "t.new");
    panic!("on purpose")
}

fn fails_after_change(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    create(rewriter, op, "t.new");
    rewriter.erase_op(op);
    Err(NoMatch)
}

fn recurses(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    create(rewriter, op, "t.bad");
    rewriter.erase_op(op);
    Ok(())
}

fn erases_used(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    let make = named(rewriter, op, "t.make");
    rewriter.erase_op(make);
    rewriter.erase_op(op);
    Ok(())
}

fn drops_terminator(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let end = named(rewriter, op, "t.end");
    rewriter.erase_op(end);
    rewriter.erase_op(op);
    Ok(())
}

fn replaces_twice(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    rewriter.erase_op(op);
    rewriter.erase_op(op);
    Ok(())
}

fn changes_replaced(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    rewriter.erase_op(op);
    let unit = rewriter.context().unit_attr();
    rewriter.modify_in_place(op, |ir| ir.set_attribute(op, "changed", unit));
    Ok(())
}

/// Uses a result that was replaced already.
fn mixes_values(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    let make = named(rewriter, op, "t.make");
    let old = make.result(rewriter, 0);
    let i32 = rewriter.context().i32_type();
    let location = op.location(rewriter);
    rewriter.replace_op_with_state(make, OpState::new("t.made", location).result(i32));
    rewriter.set_insertion_point_before(op);
    rewriter.create(OpState::new("t.new", location).operand(old));
    rewriter.erase_op(op);
    Ok(())
}

fn erases_its_block(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let block = op.block(rewriter).ok_or(NoMatch)?;
    rewriter.erase_block(block);
    Ok(())
}

fn target(context: &Context) -> ConversionTarget<'_> {
    let mut target = ConversionTarget::new(context);
    target.legal_dialect("t").illegal_op("t.bad").legal_op("builtin.module");
    target
}

fn run<'c>(
    ir: &mut Ir<'c>,
    target: &ConversionTarget<'c>,
    patterns: &ConversionPatternSet<'c>,
    rollback: bool,
    mode: usize,
) -> Result<(), ConversionError<'c>> {
    let config = ConversionConfig { rollback, explain: true, max_depth: 200, ..ConversionConfig::default() };
    let root = ir.root();
    let apply = [apply_partial_conversion, apply_full_conversion, apply_analysis_conversion][mode];
    apply(ir, &[root], target, patterns, config).map(drop)
}

/// Runs a pattern in all modes. With roll-back a failure leaves the IR as it was; a mistake names the pattern.
fn check(name: &str, is_bounded: bool, body: Body, is_mistake: impl Fn(bool) -> bool) {
    for rollback in [true, false] {
        for mode in 0..3 {
            let context = context();
            let mut ir = parse(&context);
            let before = ir.to_string();
            let mut patterns = ConversionPatternSet::new(&context);
            let mut pattern = FnConversionPattern::new(name, body).on("t.bad");
            if is_bounded {
                pattern = pattern.with_bounded_recursion();
            }
            patterns.add(pattern);
            let result = run(&mut ir, &target(&context), &patterns, rollback, mode);
            let after = ir.to_string();
            let what = format!("{name}, rollback {rollback}, mode {mode}: {result:?}\n{after}");
            if is_mistake(rollback) {
                let error = result.as_ref().expect_err(&what);
                assert!(error.diagnostic.message.contains(name), "{what}");
                assert!(error.diagnostic.message.contains("t.bad"), "{what}");
            }
            if mode == 2 {
                assert_eq!(before, after, "{what}");
            } else if rollback && result.is_err() {
                let is_materialization = after != before && format!("{result:?}").contains("materialization");
                assert!(is_materialization || before == after, "{what}");
            }
            // No operand refers to an erased value.
            assert!(ir.root().pre_order(&ir).all(|op| op.operands(&ir).all(|operand| operand.is_live(&ir))));
        }
    }
}

#[test]
fn a_panic_is_an_error() {
    check("Panics", false, panics, |_| true);
}

#[test]
fn a_failure_after_a_change_is_undone_or_an_error() {
    check("FailsAfterChange", false, fails_after_change, |rollback| !rollback);
}

#[test]
fn a_pattern_does_not_apply_to_its_own_result() {
    check("Recurses", false, recurses, |rollback| !rollback);
}

#[test]
fn endless_recursion_is_an_error() {
    check("RecursesOnPurpose", true, recurses, |_| false);
}

#[test]
fn erasing_what_is_used_is_no_lost_use() {
    check("ErasesUsed", false, erases_used, |_| false);
}

#[test]
fn erasing_a_terminator_is_sound() {
    check("DropsTerminator", false, drops_terminator, |_| false);
}

#[test]
fn replacing_twice_is_an_error() {
    check("ReplacesTwice", false, replaces_twice, |_| true);
}

#[test]
fn changing_what_was_replaced_is_an_error() {
    check("ChangesReplaced", false, changes_replaced, |_| true);
}

#[test]
fn mixing_old_and_new_values_is_an_error() {
    check("MixesValues", false, mixes_values, |_| true);
}

#[test]
fn erasing_the_block_of_the_root_is_sound() {
    check("ErasesItsBlock", false, erases_its_block, |_| false);
}

/// An ordinary pattern that is never to be tried.
struct Impossible;

impl<'c> RewritePattern<'c> for Impossible {
    type Root = Op;

    fn root(&self) -> rtblgen_ir::RootKind {
        rtblgen_ir::RootKind::Operation("t.bad".into())
    }

    fn benefit(&self) -> u16 {
        u16::MAX
    }

    fn match_and_rewrite(&self, _: Op, _: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        panic!("a pattern of impossible benefit is tried")
    }
}

fn never(_: Op, _: Operands<'_>, _: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    panic!("a pattern that can never lead to legal operations is tried")
}

fn erases(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    rewriter.erase_op(op);
    Ok(())
}

#[test]
fn hopeless_patterns_are_not_tried() {
    let context = context();
    let mut ir = parse(&context);
    let mut patterns = ConversionPatternSet::new(&context);
    patterns.add_rewrite(Impossible);
    patterns.add(
        FnConversionPattern::new("Never", never as Body).on("t.bad").benefit(9).generates(&["u.illegal"]),
    );
    patterns.add(FnConversionPattern::new("Erases", erases as Body).on("t.bad"));
    run(&mut ir, &target(&context), &patterns, true, 0).expect("the third pattern applies");
    assert!(!ir.to_string().contains("t.bad"));
}

fn makes_other(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    create(rewriter, op, "t.other");
    rewriter.erase_op(op);
    Ok(())
}

fn refuses(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    Err(rewriter.match_failure(op, || "it is Tuesday".to_owned()))
}

#[test]
fn a_failure_is_explained() {
    let context = context();
    let mut ir = parse(&context);
    let mut target = target(&context);
    target.illegal_op("t.other");
    let mut patterns = ConversionPatternSet::new(&context);
    patterns.add(FnConversionPattern::new("MakesOther", makes_other as Body).on("t.bad"));
    patterns.add(FnConversionPattern::new("Refuses", refuses as Body).on("t.other"));
    patterns.add(FnConversionPattern::new("Never", never as Body).on("t.bad").generates(&["u.illegal"]));
    let error = run(&mut ir, &target, &patterns, true, 0).expect_err("`t.other` is illegal");
    assert_eq!(
        error.diagnostic.message,
        "failed to legalize operation 't.bad' that was explicitly marked illegal"
    );
    let explanation = error.explanation.expect("it was asked for");
    assert!(
        matches!(&explanation.attempts[0].failure, AttemptFailure::IllegalResult { op, .. } if op.op == "t.other")
    );
    assert_eq!(
        explanation.to_string(),
        "'t.bad' at test.mlir:5:3 is illegal\n  \
         pattern 'MakesOther' -> (): a generated operation could not be legalized\n    \
         't.other' at test.mlir:5:3 is illegal\n      \
         pattern 'Refuses' -> (): does not match: it is Tuesday\n  \
         pattern 'Never' -> (u.illegal): was not tried: 'u.illegal' can never become legal\n"
    );
    assert_eq!(
        explanation.to_json(),
        r#"{"op":"t.bad","location":"test.mlir:5:3","legality":"illegal","attempts":[{"pattern":"MakesOther","generates":[],"failure":"illegal-result","modified":false,"op":{"op":"t.other","location":"test.mlir:5:3","legality":"illegal","attempts":[{"pattern":"Refuses","generates":[],"failure":"no-match","reasons":["it is Tuesday"]}]}},{"pattern":"Never","generates":["u.illegal"],"failure":"never-legal","generated":"u.illegal"}]}"#
    );
}

#[test]
fn ordinary_patterns_take_converted_operands() {
    let context = context();
    let mut ir = parse(&context);
    let (i32, i64) = (context.i32_type(), context.integer_type(64));
    let mut converter = TypeConverter::new();
    converter.add_conversion(move |ty| if ty == i32 { i64.into() } else { ty.into() });
    let converter = Arc::new(converter);
    let mut target = ConversionTarget::new(&context);
    target.legal_dialect("u").legal_ops(&["t.top", "t.bad", "t.end", "builtin.module"]);
    target.illegal_ops(&["t.make", "t.use"]);
    let mut rewrites = rtblgen_ir::RewritePatternSet::new(&context);
    rewrites.add_fn("Rename", |op: Op, rewriter: &mut PatternRewriter<'_, '_>| {
        let name = match op.name(rewriter).as_str() {
            "t.make" => "u.make",
            "t.use" => "u.use",
            _ => return Err(NoMatch),
        };
        let mut state = OpState::new(name, op.location(rewriter)).operands(op.operands(rewriter));
        state = state.results(op.result_types(rewriter).collect::<Vec<_>>());
        rewriter.replace_op_with_state(op, state);
        Ok(())
    });
    let mut patterns = ConversionPatternSet::new(&context);
    patterns.add_converted_rewrites(rewrites, &converter);
    run(&mut ir, &target, &patterns, true, 0).expect("all is converted");
    let text = ir.to_string();
    assert!(
        text.contains("\"u.make\"() : () -> i64") && text.contains("\"u.use\"(%0) : (i64) -> ()"),
        "{text}"
    );
}

/// A block whose argument is used before the block is converted, as that of a loop is.
const BRANCHES: &str = r#"
"t.top"() ({
^bb0:
  "t.branch"()[^bb1] : () -> ()
^bb1(%0: i32):
  "t.use"(%0) : (i32) -> ()
  "t.convert"()[^bb1] : () -> ()
}) : () -> ()
"#;

/// Converts the arguments of the successor.
fn converts_successor(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let block = op.successor(rewriter, 0);
    let converter = rewriter.type_converter().ok_or(NoMatch)?;
    let conversion = converter.convert_block_signature(rewriter, block).ok_or(NoMatch)?;
    let block = rewriter.apply_signature_conversion(block, &conversion, Some(&converter));
    let state = OpState::new("u.branch", op.location(rewriter)).successors([block]);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

fn renames_use(
    op: Op,
    operands: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    let state = OpState::new("u.use", op.location(rewriter)).operands(operands.ones()?);
    rewriter.replace_op_with_state(op, state);
    Ok(())
}

#[test]
fn an_argument_may_be_used_before_its_block_is_converted() {
    for rollback in [true, false] {
        let context = context();
        let mut ir = context.parse_module("test.mlir", BRANCHES).unwrap_or_else(|error| panic!("{error}"));
        let (i32, i64) = (context.i32_type(), context.integer_type(64));
        let mut converter = TypeConverter::new();
        converter.add_conversion(move |ty| if ty == i32 { i64.into() } else { ty.into() });
        let converter = Arc::new(converter);
        let mut target = ConversionTarget::new(&context);
        target.legal_dialect("u").legal_ops(&["t.top", "t.branch", "builtin.module"]);
        target.illegal_ops(&["t.convert", "t.use"]);
        let mut patterns = ConversionPatternSet::new(&context);
        let convert = FnConversionPattern::new("Convert", converts_successor).on("t.convert");
        patterns.add(convert.with_converter(&converter));
        patterns.add(FnConversionPattern::new("Use", renames_use).on("t.use").with_converter(&converter));
        run(&mut ir, &target, &patterns, rollback, 0).expect("all is converted");
        let text = ir.to_string();
        assert!(text.contains("^bb1(%0: i64)") && text.contains("\"u.use\"(%0) : (i64)"), "{text}");
    }
}

fn ignores_its_root(
    op: Op,
    _: Operands<'_>,
    rewriter: &mut ConversionRewriter<'_, '_>,
) -> Result<(), NoMatch> {
    create(rewriter, op, "t.new");
    Ok(())
}

#[test]
fn expensive_checks_find_a_root_that_stays() {
    for (expensive_checks, is_error) in [(false, false), (true, true)] {
        let context = context();
        let mut ir = parse(&context);
        let mut patterns = ConversionPatternSet::new(&context);
        patterns.add(FnConversionPattern::new("Ignores", ignores_its_root).on("t.bad"));
        let config = ConversionConfig { expensive_checks, ..ConversionConfig::default() };
        let root = ir.root();
        let result = apply_partial_conversion(&mut ir, &[root], &target(&context), &patterns, config);
        assert_eq!(result.is_err(), is_error);
        if let Err(error) = result {
            assert_eq!(
                error.diagnostic.message,
                "pattern 'Ignores' on 't.bad' reported success and did not replace, erase or change its root"
            );
        }
    }
}

/// Erases its root, which it reads later.
fn reads_replaced(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    rewriter.erase_op(op);
    if op.attribute(rewriter, "any").is_some() { Err(NoMatch) } else { Ok(()) }
}

/// Walks over replaced operations, and calls `is_live` on them.
fn passes_by(op: Op, _: Operands<'_>, rewriter: &mut ConversionRewriter<'_, '_>) -> Result<(), NoMatch> {
    let top = op.parent_op(rewriter).ok_or(NoMatch)?;
    rewriter.erase_op(op);
    let count = top.pre_order(rewriter).filter(|op| op.is_live(rewriter)).count();
    top.region(rewriter, 0).entry(rewriter).and_then(|block| block.last_op(rewriter)).ok_or(NoMatch)?;
    if count > 3 { Ok(()) } else { Err(NoMatch) }
}

/// With expensive checks the mistakes that MLIR permits with roll-back are errors in both modes.
#[test]
fn expensive_checks_find_mistakes_with_roll_back_too() {
    let erased = "was used after the operation was erased";
    for (name, body, with_rollback, without) in [
        ("Reads", reads_replaced as Body, "reads an operation that was already replaced ('t.bad')", erased),
        (
            "Fails",
            fails_after_change,
            "returned failure but IR did change",
            "returned failure but IR did change",
        ),
        ("Mixes", mixes_values, "mixes old and new values: operand #0 of the new 't.new'", "was erased"),
        ("PassesBy", passes_by, "", ""),
    ] {
        for (rollback, expected) in [(true, with_rollback), (false, without)] {
            let context = context();
            let mut ir = parse(&context);
            let before = ir.to_string();
            let mut patterns = ConversionPatternSet::new(&context);
            patterns.add(FnConversionPattern::new(name, body).on("t.bad"));
            let config = ConversionConfig { expensive_checks: true, rollback, ..ConversionConfig::default() };
            let root = ir.root();
            let result = apply_partial_conversion(&mut ir, &[root], &target(&context), &patterns, config);
            if expected.is_empty() {
                result.unwrap_or_else(|error| panic!("{name}: {error}"));
                continue;
            }
            let error = result.expect_err(name).to_string();
            for part in [&format!("pattern '{name}'"), expected, "'t.bad'", "test.mlir:5:3: error"] {
                assert!(error.contains(part), "{part}: {error}");
            }
            if rollback {
                assert_eq!(ir.to_string(), before);
                ir.root().pre_order(&ir).for_each(|op| assert!(op.is_live(&ir)));
            }
        }
    }
}
