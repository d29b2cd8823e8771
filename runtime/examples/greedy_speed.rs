//! Measures the time of the greedy driver for a chain of operations:
//! `cargo run --release --example greedy_speed`.
//!
//! The program is the one of `docs/performance.md`: N times `a(x)`, each used by the next, and one pattern that turns
//! `a(x)` into `b(x)`.

use std::time::Instant;

use rtblgen_runtime::{
    Builder, Context, DeclarativePattern, Dialect, DialectRegistry, GreedyConfig, Ir, IrBuilder, Op,
    OpDefinition, OpState, PatternRewriter, RewritePatternSet, TypedOp, Value, apply_patterns_greedily,
    typed_op,
};

static A: OpDefinition = OpDefinition { name: "speed.a", ..OpDefinition::EMPTY };
static B: OpDefinition = OpDefinition { name: "speed.b", ..OpDefinition::EMPTY };

#[derive(Clone, Copy)]
struct OpA(Op);
typed_op!(OpA, A);

struct Speed;

impl Dialect for Speed {
    const NAME: &'static str = "speed";

    fn initialize(registry: &mut DialectRegistry) {
        registry.add_ops(&[&A, &B]);
    }
}

struct AToB;

impl<'c> DeclarativePattern<'c> for AToB {
    type Root = OpA;
    type Match = Value;
    const NAME: &'static str = "AToB";
    const BENEFIT: u16 = 1;

    fn matches(&self, ir: &Ir<'c>, op: OpA) -> Option<Value> {
        Some(op.op().operand(ir, 0))
    }

    fn rewrite(&self, rewriter: &mut PatternRewriter<'_, 'c>, op: OpA, operand: Value) {
        let location = rewriter.context().fuse_locs(&[op.op().location(rewriter)], None);
        let ty = op.op().result(rewriter, 0).ty(rewriter);
        let new = rewriter.create(OpState::new(&B, location).operand(operand).result(ty));
        let result = new.result(rewriter, 0);
        rewriter.replace_op(op, [result]);
    }
}

fn main() {
    let count: usize = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(200_000);
    let context = Context::new();
    context.register::<Speed>();
    let mut patterns = RewritePatternSet::new(&context);
    patterns.add(AToB);
    let patterns = patterns.freeze();
    for _ in 0..5 {
        let mut ir = chain(&context, count);
        let start = Instant::now();
        let outcome = apply_patterns_greedily(&mut ir, &patterns, GreedyConfig::default());
        let time = start.elapsed();
        let each = time.as_nanos() / count as u128;
        println!("{count} operations: {time:.2?}, {each} ns each, {outcome:?}");
    }
}

fn chain(context: &Context, count: usize) -> Ir<'_> {
    let location = context.unknown_loc();
    let mut ir = Ir::module(context, location);
    let Some(body) = ir.root().region(&ir, 0).entry(&ir) else { return ir };
    let mut builder = IrBuilder::at_block_end(&mut ir, body);
    let ty = context.integer_type(32);
    let first = builder.create(OpState::new("speed.source", location).result(ty));
    let mut value = first.result(builder.ir(), 0);
    for line in 0..count {
        let location = context.file_line_col_loc("chain.mlir", line as u32, 1);
        let op = builder.create(OpState::new(&A, location).operand(value).result(ty));
        value = op.result(builder.ir(), 0);
    }
    ir
}
