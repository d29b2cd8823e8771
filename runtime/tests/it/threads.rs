//! Several threads on one context: each parses, rewrites and prints its own IR.

use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::{
    Context, FrozenRewritePatternSet, GreedyConfig, Ir, NoMatch, Op, PatternRewriter, RewritePattern,
    RewritePatternSet, apply_patterns_greedily,
};

/// `t.double(x)` becomes `t.add(x, x)`, with the count of rewrites.
struct Double;

impl<'c> RewritePattern<'c> for Double {
    type Root = Op;

    fn match_and_rewrite(&self, op: Op, rw: &mut PatternRewriter<'_, 'c>) -> Result<(), NoMatch> {
        if op.name(rw).as_str() != "t.double" {
            return Err(NoMatch);
        }
        let context = rw.context();
        let (operand, ty, location) = (op.operand(rw, 0), op.result(rw, 0).ty(rw), op.location(rw));
        let count = op.attribute(rw, "n").unwrap_or(context.i32_attr(0));
        let state = rtblgen_runtime::OpState::new("t.add", location)
            .operands([operand, operand])
            .result(ty)
            .attribute("n", context.array_attr(&[count, count]));
        let sum = rtblgen_runtime::Builder::create(rw, state);
        let sum = sum.result(rw, 0);
        rw.replace_op(op, [sum]);
        Ok(())
    }
}

fn source(thread: usize) -> String {
    let doubles: String = (0..200)
        .map(|n| {
            format!(
                "  %{} = \"t.double\"(%{n}) {{n = {} : i32}} : (i32) -> i32\n",
                n + 1,
                n * (thread % 2 + 1)
            )
        })
        .collect();
    format!("func.func @f(%0: i32) -> i32 {{\n{doubles}  return %200 : i32\n}}\n")
        .replace("%0:", "%a0:")
        .replace("(%0)", "(%a0)")
}

fn work<'c>(context: &'c Context, patterns: &FrozenRewritePatternSet<'c>, thread: usize) -> String {
    let mut ir: Ir<'c> = context.parse_module("-", &source(thread)).expect("the source is right");
    apply_patterns_greedily(&mut ir, patterns, GreedyConfig::default()).expect("the patterns come to an end");
    ir.verify().expect("the result is right");
    ir.to_string()
}

#[test]
fn threads_share_a_context() {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(Double);
    let patterns = patterns.freeze();
    let texts: Vec<String> = std::thread::scope(|scope| {
        let (context, patterns) = (&context, &patterns);
        let threads: Vec<_> =
            (0..6).map(|thread| scope.spawn(move || work(context, patterns, thread))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no thread panics")).collect()
    });
    assert!(texts[0].contains("t.add") && !texts[0].contains("t.double"));
    assert!(texts.iter().skip(2).step_by(2).all(|text| *text == texts[0]));
    assert!(texts.iter().skip(3).step_by(2).all(|text| *text == texts[1]));
    assert_ne!(texts[0], texts[1]);
}
