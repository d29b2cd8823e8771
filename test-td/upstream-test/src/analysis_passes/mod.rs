//! Passes that print the results of analyses: those of upstream's `mlir/test/lib/Analysis`.

mod accesses;
mod aliases;
mod block_liveness;
mod dead_code;
mod dominance;
mod graphs;
mod int_ranges;
mod last_modified;
mod liveness;
mod next_access;
mod strided_metadata;
mod underlying;
mod written_to;

use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::{Ir, Op};

use crate::ir_passes::Simple;

/// Upstream's test expects the name of the class.
struct PrintLiveness;

impl Pass for PrintLiveness {
    fn argument(&self) -> &'static str {
        "test-print-liveness"
    }

    fn name(&self) -> &'static str {
        "TestLivenessPass"
    }

    fn anchor(&self) -> PassAnchor {
        SYMBOL
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, op: Op, state: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        block_liveness::print(ir, op, state)
    }
}

const SYMBOL: PassAnchor = PassAnchor::Interface("::mlir::SymbolOpInterface");

/// Registers the passes.
pub(crate) fn register(registry: &mut OptRegistry) {
    registry.pass(int_ranges::ReflectBounds);
    registry.pass(last_modified::LastModified).pass(next_access::NextAccess);
    let simple = |argument, run| Simple { argument, anchor: PassAnchor::Any, run };
    registry.pass(simple("test-dead-code-analysis", dead_code::print));
    registry.pass(simple("test-liveness-analysis", liveness::print));
    registry.pass(simple("test-strided-metadata-range-analysis", strided_metadata::print));
    registry.pass(written_to::WrittenTo);
    registry.pass(simple("test-alias-analysis", aliases::print));
    registry.pass(simple("test-alias-analysis-extending", aliases::print_extended));
    registry.pass(simple("test-alias-analysis-modref", aliases::print_mod_ref));
    let on = |argument, anchor, run| Simple { argument, anchor, run };
    const MODULE: PassAnchor = PassAnchor::Op("builtin.module");
    registry.pass(PrintLiveness);
    registry.pass(on("test-print-dominance", SYMBOL, dominance::print));
    registry.pass(on("test-print-topological-sort", SYMBOL, graphs::number_sorted));
    registry.pass(on("test-print-callgraph", MODULE, graphs::print_calls));
    registry.pass(on("test-topological-sort-analysis", MODULE, graphs::number_selected));
    let function = PassAnchor::Interface("::mlir::FunctionOpInterface");
    registry.pass(on("test-cfg-loop-info", function, graphs::print_loops));
}
