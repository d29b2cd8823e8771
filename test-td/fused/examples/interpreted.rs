//! Compiled patterns beside interpreted ones.
//!
//!     cargo run --release -p fused-matcher --features wide --example interpreted
//!
//! A thousand patterns in PDLL: loaded by the program, as PDL, and as Rust. The first figure is the time to
//! find that no pattern applies to an operation, in a program in which none applies any more. The second one
//! is that of the greedy driver from the original program to that one. Both make the same program. Without
//! patterns the driver alone is measured, which visits the program once; with patterns it does so until
//! nothing changes.

use std::time::{Duration, Instant};

use fused_matcher::{Populate, context, pdll, thousand};
use rtblgen_runtime::rewrite::pdl::{AddPdl, PdlFunctions};
use rtblgen_runtime::rewrite::{
    Applied, FrozenRewritePatternSet, PatternApplicator, PatternRewriter, apply_patterns_greedily,
};
use rtblgen_runtime::{Context, GreedyConfig, GreedyOutcome, Ir, Op, RewritePatternSet, Walk, WalkOrder};
use tblgen_parser::{MainFile, Memory};

const OPS: usize = 200_000;
const ROUNDS: usize = 5;

fn main() {
    let context = context();
    let source = thousand::program(OPS);
    let ways: [(&str, Populate); 3] =
        [("interpreted", interpreted), ("compiled", pdll::rules::populate), ("no patterns", |_| ())];
    let measured = ways.map(|(_, populate)| {
        let mut set = RewritePatternSet::new(&context);
        populate(&mut set);
        measure(&context, &source, &set.freeze())
    });
    let [slow, compiled, _] = &measured;
    assert!(compiled.text == slow.text, "the programs differ");
    println!("{} rewrites, {} times over the program", slow.outcome.rewrites, slow.outcome.iterations);
    println!("| {} patterns, {OPS} operations | search, ns each | | rewriting, ms | |", thousand::PATTERNS);
    println!("| --- | ---: | ---: | ---: | ---: |");
    for ((name, _), way) in ways.iter().zip(&measured) {
        let (search, rewriting) = (way.search.as_secs_f64() * 1e9 / OPS as f64, way.rewriting.as_secs_f64());
        println!(
            "| {name} | {search:.1} | {:.2} | {:.1} | {:.2} |",
            slow.search.as_secs_f64() / way.search.as_secs_f64(),
            rewriting * 1e3,
            slow.rewriting.as_secs_f64() / rewriting,
        );
    }
}

fn interpreted(set: &mut RewritePatternSet<'_>) {
    let main = MainFile { name: "rules.pdll".to_owned(), text: thousand::patterns() };
    let loaded =
        rtblgen_pdl::load(set.context(), main, &rtblgen_pdll::Options::default(), &Memory::default());
    set.add_pdl(loaded.expect("the patterns are right"), &PdlFunctions::default()).expect("they are valid");
}

/// The least times, and the program that was made.
struct Measured {
    search: Duration,
    rewriting: Duration,
    outcome: GreedyOutcome,
    text: String,
}

fn measure<'c>(context: &'c Context, source: &str, set: &FrozenRewritePatternSet<'c>) -> Measured {
    let mut least = Measured {
        search: Duration::MAX,
        rewriting: Duration::MAX,
        outcome: GreedyOutcome::default(),
        text: String::new(),
    };
    for _ in 0..ROUNDS {
        let mut ir = context.parse_module("random.mlir", source).expect("the program is right");
        let start = Instant::now();
        let outcome = apply_patterns_greedily(&mut ir, set, GreedyConfig::default());
        least.rewriting = least.rewriting.min(start.elapsed());
        least.outcome = outcome.expect("it comes to an end");
        least.search = least.search.min(search(&mut ir, set));
        least.text = ir.to_string();
    }
    least
}

/// The time to try the patterns on each operation where none applies.
fn search<'c>(ir: &mut Ir<'c>, set: &FrozenRewritePatternSet<'c>) -> Duration {
    let applicator = PatternApplicator::new(set);
    let mut ops: Vec<Op> = Vec::new();
    ir.root().walk(ir, WalkOrder::Post, |op| {
        ops.push(op);
        Walk::Advance
    });
    let mut rewriter = PatternRewriter::new(ir);
    let start = Instant::now();
    for op in ops {
        let applied = applicator.match_and_rewrite(op, &mut rewriter);
        assert!(!matches!(applied, Applied::Pattern(_)), "a pattern still applies");
    }
    start.elapsed()
}
