//! Tests of the debug log.

use std::fmt::Write as _;
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

use super::dialect::{A, OpA, PURE_OP, Program, UseOp, context};
use crate::apply_patterns_greedily;
use crate::ir::{Builder, OpState, TypedOp};
use crate::rewrite::{GreedyConfig, NoMatch, PatternRewriter, RewritePatternSet};

/// Keeps the lines of the driver's log.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<String>>);

impl Subscriber for Lines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "greedy-rewriter" && *metadata.level() == Level::DEBUG
    }

    fn event(&self, event: &Event<'_>) {
        struct Message(String);
        impl Visit for Message {
            fn record_debug(&mut self, _: &Field, value: &dyn std::fmt::Debug) {
                write!(self.0, "{value:?}").expect("writing to a string");
            }
        }
        let mut message = Message(String::new());
        event.record(&mut message);
        let mut lines = self.0.lock().expect("no test panics with the lock");
        writeln!(lines, "{}", message.0.trim_end()).expect("writing to a string");
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

#[test]
fn log_is_the_tree_of_mlir() {
    let context = context();
    let mut program = Program::new(&context);
    let source = program.source();
    let a = program.op(&A, &[source]);
    program.keep(&[a]);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add_fn("AToPure", |op: OpA, rw: &mut PatternRewriter<'_, '_>| {
        let state = OpState::new(&PURE_OP, op.op().location(rw)).operand(op.op().operand(rw, 0));
        let ty = op.op().result(rw, 0).ty(rw);
        let new = rw.create(state.result(ty));
        let result = new.result(rw, 0);
        rw.replace_op(op, [result]);
        Ok(())
    });
    patterns.add_fn("NeverUse", |op: UseOp, rw: &mut PatternRewriter<'_, '_>| {
        Err::<(), NoMatch>(rw.match_failure(op, || "it is of use".to_owned()))
    });
    let patterns = patterns.freeze();
    let lines = Lines::default();
    let config = GreedyConfig { max_iterations: Some(1), top_down: true, ..GreedyConfig::default() };
    let outcome = tracing::subscriber::with_default(lines.clone(), || {
        apply_patterns_greedily(&mut program.ir, &patterns, config)
    });
    assert!(outcome.is_err());
    let text = lines.0.lock().expect("no test panics with the lock").clone();
    insta::assert_snapshot!(text);
}
