//! Sets of patterns: filters, traits as roots, cost models.

use super::dialect::{ABS, NegOp, OpA, PURE_OP, Program, UseOp, context};
use crate::rewrite::{Applied, FnPattern, PatternApplicator};
use crate::{NoMatch, Op, PatternFilter, PatternRewriter, RewritePattern, RewritePatternSet, RootKind};

fn nothing<R>(_: R, _: &mut PatternRewriter<'_, '_>) -> Result<(), NoMatch> {
    Err(NoMatch)
}

fn names(filter: &PatternFilter) -> Vec<String> {
    let context = context();
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add_with_labels(&["slow", "all"], FnPattern::new("One", 1, nothing::<OpA>));
    patterns.add_with_labels(&["all"], FnPattern::new("Two", 1, nothing::<UseOp>));
    patterns.add(FnPattern::new("Three", 1, nothing::<Op>));
    patterns.freeze_with(filter).infos().map(|info| info.name.clone()).collect()
}

fn list(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn filters_by_name_and_label() {
    assert_eq!(names(&PatternFilter::default()), ["One", "Two", "Three"]);
    assert_eq!(names(&PatternFilter { disabled: list(&["slow"]), ..Default::default() }), ["Two", "Three"]);
    assert_eq!(names(&PatternFilter { enabled: list(&["all"]), ..Default::default() }), ["One", "Two"]);
    let both = PatternFilter { disabled: list(&["slow"]), enabled: list(&["One", "Three"]) };
    assert_eq!(names(&both), ["Three"]);
}

/// Rooted at all operations that have a trait.
struct OnIdempotent;

impl<'c> RewritePattern<'c> for OnIdempotent {
    type Root = Op;

    fn root(&self) -> RootKind {
        RootKind::Trait("Idempotent")
    }

    fn name(&self) -> &str {
        "OnIdempotent"
    }

    fn match_and_rewrite(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        rewriter.replace_op(op, [op.operand(rewriter, 0)]);
        Ok(())
    }
}

#[test]
fn specific_patterns_go_before_those_for_any_operation_of_the_same_benefit() {
    let context = context();
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(FnPattern::new("any high", 2, nothing::<Op>));
    patterns.add(FnPattern::new("any", 1, nothing::<Op>));
    patterns.add(OnIdempotent);
    patterns.add(FnPattern::new("neg", 1, nothing::<NegOp>));
    let frozen = patterns.freeze();
    let order = |name: &str| {
        frozen.patterns_for(context.op_name(name)).map(|info| info.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(order("t.neg"), ["any high", "neg", "any"]);
    assert_eq!(order("t.abs"), ["any high", "OnIdempotent", "any"]);
    assert_eq!(order("t.unheard_of"), ["any high", "any"]);
}

#[test]
fn cost_model_reorders_and_removes() {
    let context = context();
    let mut program = Program::new(&context);
    let x = program.source();
    let abs = program.op(&ABS, &[x]);
    program.op(&PURE_OP, &[abs]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(OnIdempotent);
    let frozen = patterns.freeze();
    let op = abs.defining_op(&program.ir).expect("`abs` is the result of an operation");
    let mut rewriter = PatternRewriter::new(&mut program.ir);
    let none = PatternApplicator::with_cost_model(&frozen, |_| None).match_and_rewrite(op, &mut rewriter);
    assert!(matches!(none, Applied::None));
    let one = PatternApplicator::new(&frozen).match_and_rewrite(op, &mut rewriter);
    assert!(matches!(one, Applied::Pattern(info) if info.name == "OnIdempotent"));
    assert_eq!(program.show(), "%0 = source\n%1 = pure %0\n");
}
