//! Converts a file by rules, as `mlir-opt` with the pass `random-conversion` does, for the measurements of
//! `benches/compare.sh`.
//!
//! `convert RULES INPUT OUTPUT`: without rules the file is only read and printed. `convert greedy COUNT` prints the processor
//! time of the conversion without roll-back and of the greedy driver for the same pattern.

use std::time::Instant;

use random_conversions::rules::Rules;
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::rewrite::RootKind;
use rtblgen_runtime::{
    Context, GreedyConfig, NoMatch, Op, OpName, OpState, PatternRewriter, RewritePattern, RewritePatternSet,
    apply_patterns_greedily,
};

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["greedy", count] => beside_greedy(count.parse().map_err(|_| "COUNT is a number")?),
        [rules, input, output] => convert(rules, input, output),
        _ => Err("convert RULES INPUT OUTPUT, or convert greedy COUNT".to_owned()),
    }
}

fn convert(rules: &str, input: &str, output: &str) -> Result<(), String> {
    let source = std::fs::read_to_string(input).map_err(|error| error.to_string())?;
    let context = random_conversions::context();
    let mut ir = context.parse_module(input, &source).map_err(|errors| errors.to_string())?;
    if !rules.is_empty() {
        let rules = Rules::read(&context, rules)?;
        random_conversions::apply(&mut ir, rules).map_err(|error| error.to_string())?;
    }
    let options = PrintOptions { generic: true, ..PrintOptions::default() };
    std::fs::write(output, ir.print_op(ir.root(), &options)).map_err(|error| error.to_string())
}

/// `t.a` becomes `u.a`, `count` times, by both drivers in turn; the least of seven runs each.
fn beside_greedy(count: usize) -> Result<(), String> {
    let context = random_conversions::context();
    let mut source = "%v0 = \"u.a\"() : () -> i32\n".to_owned();
    for number in 0..count {
        source.push_str(&format!("%v{} = \"t.a\"(%v{number}) : (i32) -> i32\n", number + 1));
    }
    let rules = "legal builtin.module;legal u.a;illegal t.a;folding never";
    let (mut greedy, mut at_once, mut undoable) = (f64::MAX, f64::MAX, f64::MAX);
    for _ in 0..7 {
        greedy = greedy.min(seconds(&context, &source, |ir| {
            let patterns = rewrites(&context).freeze();
            apply_patterns_greedily(ir, &patterns, GreedyConfig::default())
                .map(drop)
                .map_err(|e| e.to_string())
        })?);
        for (rollback, least) in [(false, &mut at_once), (true, &mut undoable)] {
            *least = least.min(seconds(&context, &source, |ir| {
                let mut rules = Rules::read(&context, rules)?;
                rules.config.rollback = rollback;
                random_conversions::apply_with(ir, rules, rewrites(&context))
                    .map(drop)
                    .map_err(|e| e.to_string())
            })?);
        }
    }
    println!(
        "{count} operations, ms: greedy {:.0}, conversion without roll-back {:.0}, with {:.0}",
        greedy * 1e3,
        at_once * 1e3,
        undoable * 1e3
    );
    Ok(())
}

/// `t.a` becomes the operation of this name.
struct Rename<'c>(OpName<'c>);

impl<'c> RewritePattern<'c> for Rename<'c> {
    type Root = Op;

    fn root(&self) -> RootKind {
        RootKind::Operation("t.a".into())
    }

    fn benefit(&self) -> u16 {
        1
    }

    fn match_and_rewrite(&self, op: Op, rewriter: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        let state = OpState::new(self.0, op.location(rewriter)).operands(op.operands(rewriter));
        let state = state.results(op.result_types(rewriter));
        rewriter.replace_op_with_state(op, state);
        Ok(())
    }
}

fn rewrites(context: &Context) -> RewritePatternSet<'_> {
    let mut patterns = RewritePatternSet::new(context);
    patterns.add(Rename(context.op_name("u.a")));
    patterns
}

fn seconds<'c>(
    context: &'c Context,
    source: &str,
    run: impl FnOnce(&mut rtblgen_runtime::Ir<'c>) -> Result<(), String>,
) -> Result<f64, String> {
    let mut ir = context.parse_module("-", source).map_err(|errors| errors.to_string())?;
    let start = Instant::now();
    run(&mut ir)?;
    Ok(start.elapsed().as_secs_f64())
}
