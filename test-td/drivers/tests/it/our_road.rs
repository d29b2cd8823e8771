//! Programs through our parser, driver and printer.

use driver_parity::{parity, parity_patterns};
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::rewrite::{GreedyError, apply_op_patterns_greedily, apply_patterns_greedily};
use rtblgen_runtime::{Context, Ir, Op, RewritePatternSet, Walk, WalkOrder};

use super::Outcome;
use super::modes::Mode;

pub fn run(sources: &[String], mode: &Mode) -> Vec<Outcome> {
    let context = Context::new();
    context.register::<parity::ParDialect>();
    let mut patterns = RewritePatternSet::new(&context);
    parity_patterns::populate(&mut patterns);
    let patterns = patterns.freeze();
    let mut lines = 0;
    let outcomes = sources.iter().map(|source| {
        // The same place in the file as in the other driver's input.
        let placed = "\n".repeat(lines) + source;
        lines += source.lines().count() + 1;
        let parsed = context.parse_module("all.mlir", &placed);
        let mut ir = parsed.unwrap_or_else(|diagnostics| panic!("{diagnostics}\n{source}"));
        let applied = match mode.strictness {
            None => apply_patterns_greedily(&mut ir, &patterns, mode.config()).map(drop),
            Some(_) => {
                let ops = all_ops(&ir);
                apply_op_patterns_greedily(&mut ir, &ops, &patterns, mode.config()).map(drop)
            }
        };
        let converged = match applied {
            Ok(()) => true,
            Err(GreedyError::NotConverged { .. }) => false,
            Err(error) => panic!("{error}\n{source}"),
        };
        ir.verify().unwrap_or_else(|diagnostics| panic!("{diagnostics}\n{source}"));
        Outcome { text: print(&ir), converged }
    });
    outcomes.collect()
}

/// The operations inside the module, nested ones first, as the plugin's pass collects them.
fn all_ops(ir: &Ir<'_>) -> Vec<Op> {
    let mut ops = Vec::new();
    ir.root().walk(ir, WalkOrder::Post, |op| {
        ops.push(op);
        Walk::Advance
    });
    ops.pop();
    ops
}

fn print(ir: &Ir<'_>) -> String {
    let options =
        PrintOptions { generic: true, debug_info: true, local_scope: true, ..PrintOptions::default() };
    ir.print(&options).trim_end().to_owned()
}
