//! How long it takes to find that no pattern applies to an operation, one by one and fused, for more and more patterns.
//!
//!     cargo run --release -p fused-matcher --features wide --example fused_speed

use std::time::{Duration, Instant};

use fused_matcher::{Populate, WIDE, context, first, program};
use rtblgen_runtime::rewrite::{Applied, PatternApplicator, PatternRewriter};
use rtblgen_runtime::{Context, Ir, Op, Walk, WalkOrder};

const OPS: usize = 20_000;
const ROUNDS: usize = 15;

fn main() {
    let context = context();
    let source = program(WIDE.shape, 1, OPS);
    println!("| patterns | one by one | fused | ratio |\n| -------: | ---------: | ----: | ----: |");
    for count in [10, 30, 100, 300, 1000] {
        let separate = measure(&context, WIDE.separate, count, &source);
        let fused = measure(&context, WIDE.fused, count, &source);
        println!("| {count} | {separate:.1} | {fused:.1} | {:.2} |", separate / fused);
    }
}

/// Nanoseconds per operation: the least of some rounds.
fn measure(context: &Context, populate: Populate, count: usize, source: &str) -> f64 {
    let patterns = first(context, populate, count);
    let applicator = PatternApplicator::new(&patterns);
    let mut ir = context.parse_module("random.mlir", source).expect("the program is right");
    settle(&mut ir, &applicator);
    let rounds = (0..ROUNDS).map(|_| round(&mut ir, &applicator).0);
    rounds.min().unwrap_or_default().as_nanos() as f64 / operations(&ir).len() as f64
}

/// Applies the patterns to the end, so that only the search is measured afterwards.
fn settle<'c>(ir: &mut Ir<'c>, applicator: &PatternApplicator<'_, 'c>) {
    for _ in 0..50 {
        if round(ir, applicator).1 == 0 {
            return;
        }
    }
}

/// Tries the patterns once on each operation: the time that it takes, and how many apply.
fn round<'c>(ir: &mut Ir<'c>, applicator: &PatternApplicator<'_, 'c>) -> (Duration, usize) {
    let ops = operations(ir);
    let mut rewriter = PatternRewriter::new(ir);
    let mut applied = 0;
    let start = Instant::now();
    for op in ops {
        if op.is_live(&rewriter)
            && let Applied::Pattern(_) = applicator.match_and_rewrite(op, &mut rewriter)
        {
            applied += 1;
        }
    }
    (start.elapsed(), applied)
}

fn operations(ir: &Ir<'_>) -> Vec<Op> {
    let mut ops = Vec::new();
    ir.root().walk(ir, WalkOrder::Post, |op| {
        ops.push(op);
        Walk::Advance
    });
    ops
}
