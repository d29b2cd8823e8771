//! Sets of patterns: filters, traits as roots, cost models.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use super::dialect::{A, ABS, NEG, NegOp, OpA, PURE_OP, Program, UseOp, context};
use crate::context::Context;
use crate::ir::{Op, TypedOp};
use crate::rewrite::{Applied, Condition, FnPattern, PatternApplicator, canonicalization_patterns};
use crate::rewrite::{NoMatch, PatternFilter, PatternRewriter, RewritePattern, RewritePatternSet, RootKind};

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

/// Rooted at all operations that implement an interface.
struct OnRounded;

impl<'c> RewritePattern<'c> for OnRounded {
    type Root = Op;

    fn root(&self) -> RootKind {
        RootKind::Interface("::t::Rounded")
    }

    fn name(&self) -> &str {
        "OnRounded"
    }

    fn match_and_rewrite(&self, _: Op, _: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        Err(NoMatch)
    }
}

#[test]
fn an_interface_stands_for_the_operations_that_implement_it() {
    let context = context();
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(OnRounded);
    let interface = crate::context::interface::InterfaceImpl::new("::t::Rounded", &());
    context.attach(crate::context::interface::Implementor::Op("t.neg"), interface);
    let frozen = patterns.freeze();
    let count = |name: &str| frozen.patterns_for(context.op_name(name)).len();
    assert_eq!((count("t.neg"), count("t.abs"), count("t.unheard_of")), (1, 0, 0));
}

#[test]
fn patterns_of_an_operation_share_what_they_compute() {
    let context = context();
    let computed = Arc::new(AtomicUsize::new(0));
    let count = |rewriter: &mut PatternRewriter<'_, '_>, op: Op, computed: &AtomicUsize| {
        *rewriter.shared(op, |_| computed.fetch_add(1, Ordering::Relaxed))
    };
    let mut patterns = RewritePatternSet::new(&context);
    for name in ["One", "Two"] {
        let computed = computed.clone();
        patterns.add(FnPattern::new(name, 2, move |op: OpA, rewriter: &mut PatternRewriter<'_, '_>| {
            let op = op.op();
            count(rewriter, op, &computed);
            Err(NoMatch)
        }));
    }
    let own = computed.clone();
    patterns.add(FnPattern::new("Three", 1, move |op: OpA, rewriter: &mut PatternRewriter<'_, '_>| {
        let op = op.op();
        let before = count(rewriter, op, &own);
        rewriter.modify_in_place(op, |_| ());
        // The IR may be another one now.
        assert_ne!(count(rewriter, op, &own), before);
        Ok(())
    }));
    let frozen = patterns.freeze();
    let mut program = Program::new(&context);
    let source = program.source();
    let op = program.op(&A, &[source]).defining_op(&program.ir).expect("an operation");
    let applicator = PatternApplicator::new(&frozen);
    let mut rewriter = PatternRewriter::new(&mut program.ir);
    for expected in [2, 4] {
        assert!(matches!(applicator.match_and_rewrite(op, &mut rewriter), Applied::Pattern(_)));
        assert_eq!(computed.load(Ordering::Relaxed), expected);
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

/// A pattern with conditions on its operand, which counts how often it is tried.
struct Below {
    conditions: &'static [Condition],
    tried: Arc<AtomicUsize>,
}

impl<'c> RewritePattern<'c> for Below {
    type Root = NegOp;

    fn conditions(&self) -> &'static [Condition] {
        self.conditions
    }

    fn match_and_rewrite(&self, _: NegOp, _: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        self.tried.fetch_add(1, Ordering::Relaxed);
        Err(NoMatch)
    }
}

#[test]
fn patterns_are_tried_only_where_their_conditions_hold() {
    let context = context();
    let mut program = Program::new(&context);
    let x = program.source();
    let abs = program.op(&ABS, &[x]);
    let twice = program.op(&ABS, &[abs]);
    let all = [x, abs, twice].map(|operand| program.op(&NEG, &[operand]));
    const CONDITIONS: [&[Condition]; 4] = [
        &[],
        &[Condition::producer(&[0], "t.abs")],
        &[Condition::producer(&[0], "t.abs"), Condition::producer(&[0, 0], "t.abs")],
        &[Condition::either_producer(&[], 0, "t.source")],
    ];
    let counts = CONDITIONS.map(|_| Arc::new(AtomicUsize::new(0)));
    let mut patterns = RewritePatternSet::new(&context);
    for (conditions, tried) in CONDITIONS.into_iter().zip(&counts) {
        patterns.add(Below { conditions, tried: tried.clone() });
    }
    let frozen = patterns.freeze();
    let ops = all.map(|value| value.defining_op(&program.ir).expect("it is a result"));
    let mut rewriter = PatternRewriter::new(&mut program.ir);
    for op in ops {
        assert!(matches!(
            PatternApplicator::new(&frozen).match_and_rewrite(op, &mut rewriter),
            Applied::None
        ));
    }
    assert_eq!(counts.map(|count| count.load(Ordering::Relaxed)), [3, 2, 1, 1]);
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

/// In MLIR a pattern of impossible benefit is tried first if its operation has other patterns.
#[test]
fn a_cost_model_of_several_patterns_removes_those_that_cannot_match() {
    let context = context();
    let mut program = Program::new(&context);
    let x = program.source();
    let neg = program.op(&NEG, &[x]);
    let op = neg.defining_op(&program.ir).expect("`neg` is the result of an operation");
    let tried = Arc::new(std::sync::Mutex::new(Vec::new()));
    let note = |name: &'static str, benefit: u16| {
        let tried = tried.clone();
        FnPattern::new(name, benefit, move |_: NegOp, _: &mut PatternRewriter<'_, '_>| {
            tried.lock().expect("no test panics with the lock").push(name);
            Err(NoMatch)
        })
    };
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(note("one", 1)).add(note("impossible", u16::MAX)).add(note("two", 2)).add(note("three", 3));
    let frozen = patterns.freeze();
    let mut rewriter = PatternRewriter::new(&mut program.ir);
    let by_name = PatternApplicator::with_cost_model(&frozen, |info| match info.name.as_str() {
        "one" => Some(9),
        "three" => None,
        _ => Some(info.benefit),
    });
    let cases = [(PatternApplicator::new(&frozen), &["three", "two", "one"][..]), (by_name, &["one", "two"])];
    for (applicator, expected) in cases {
        assert!(matches!(applicator.match_and_rewrite(op, &mut rewriter), Applied::None));
        assert_eq!(std::mem::take(&mut *tried.lock().expect("no test panics with the lock")), expected);
    }
}

#[test]
fn patterns_belong_to_the_context_that_has_them() {
    let names = |context: &Context| {
        let frozen = canonicalization_patterns(context, &PatternFilter::default());
        frozen.infos().map(|info| info.name.clone()).filter(|name| name == "Own").count()
    };
    let (with, without, failing) = (context(), context(), context());
    let alive = Arc::new(());
    let held = Arc::clone(&alive);
    with.add_canonicalization(move |patterns| {
        let _held = &held;
        patterns.add(FnPattern::new("Own", 1, nothing::<OpA>));
        Ok(())
    });
    failing.add_canonicalization(|patterns| {
        patterns.add(FnPattern::new("Own", 1, nothing::<OpA>));
        Err("the file is gone".to_owned())
    });
    let errors = Arc::new(Mutex::new(Vec::new()));
    let sink = Arc::clone(&errors);
    failing.add_diagnostic_handler(move |diagnostic| {
        sink.lock().unwrap().push(diagnostic.message.clone());
        crate::Handled::Yes
    });
    assert_eq!([names(&with), names(&without), names(&failing)], [1, 0, 1]);
    assert_eq!(*errors.lock().unwrap(), ["the file is gone"]);
    drop(with);
    assert_eq!(Arc::strong_count(&alive), 1);
}
