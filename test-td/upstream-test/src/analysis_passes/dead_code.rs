//! `-test-dead-code-analysis`: the code that may be executed, if only constants are known.

use rtblgen_runtime::analysis::dataflow::{
    ConstantState, FlowPoint, ForwardFlow, ForwardSolution, Predecessors, SparseForwardAnalysis,
    solve_forward,
};
use rtblgen_runtime::asm::{PrintOptions, ValueNames};
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Attribute, Ir, Op, Value};

use super::last_modified::text;

/// An analysis of the values of constants, without folding.
struct OnlyConstants;

impl<'c> SparseForwardAnalysis<'c> for OnlyConstants {
    type State = ConstantState<'c>;

    fn join(&self, own: &mut ConstantState<'c>, other: &ConstantState<'c>) -> bool {
        own.join(other)
    }

    fn unknown(&self, _: &Ir<'c>, _: Value) -> ConstantState<'c> {
        ConstantState::Unknown
    }

    fn constant(&self, state: &ConstantState<'c>) -> Option<Attribute<'c>> {
        state.value()
    }

    fn visit_op(
        &self,
        flow: &mut ForwardFlow<'_, 'c, Self>,
        op: Op,
        _: &[ConstantState<'c>],
        results: &[Value],
    ) {
        let ir = flow.ir();
        match results.first().and_then(|result| ir.match_constant(*result)) {
            Some(value) => {
                let state = ConstantState::Constant(value, op.name(ir).dialect());
                results.iter().for_each(|result| flow.join(*result, &state));
            }
            None => flow.set_unknown(results),
        }
    }
}

/// Runs the pass.
pub(super) fn print<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let solution = solve_forward(ir, top, &OnlyConstants);
    let mut out = String::new();
    for op in top.post_order(ir) {
        print_op(ir, op, &solution, &mut out);
    }
    state.print(out);
    Ok(())
}

fn print_op(ir: &Ir<'_>, op: Op, solution: &ForwardSolution<ConstantState<'_>>, out: &mut String) {
    let Some(tag) = text(ir, op, "tag") else { return };
    let names = ValueNames::new(ir, op, &PrintOptions::default());
    let word = |is_live: bool| if is_live { "live" } else { "dead" };
    out.push_str(&format!("{tag}:\n"));
    for (number, region) in op.regions(ir).enumerate() {
        out.push_str(&format!(" region #{number}\n"));
        for block in region.blocks(ir) {
            out.push_str(&format!("  {} = {}\n", names.block_name(block), word(solution.is_live(block))));
            for predecessor in block.predecessors(ir) {
                let is_live = solution.is_edge_live(predecessor, block);
                out.push_str(&format!("   from {} = {}\n", names.block_name(predecessor), word(is_live)));
            }
        }
        if let Some(entry) = region.entry(ir) {
            print_predecessors(ir, "region_preds", solution.known_predecessors(FlowPoint::Start(entry)), out);
        }
    }
    print_predecessors(ir, "op_preds", solution.known_predecessors(FlowPoint::After(op)), out);
}

fn print_predecessors(ir: &Ir<'_>, label: &str, predecessors: Option<&Predecessors>, out: &mut String) {
    let Some(predecessors) = predecessors else { return };
    let all = if predecessors.all_known { "(all) " } else { "" };
    let options = PrintOptions { skip_regions: true, ..PrintOptions::default() };
    let ops = predecessors.known.iter().map(|(op, _)| format!("  {}", ir.print_op(*op, &options).trim_end()));
    let ops: Vec<String> = ops.collect();
    let list = if ops.is_empty() { " (none)".to_owned() } else { format!("\n{}", ops.join("\n")) };
    out.push_str(&format!("{label}: {all}predecessors:{list}\n"));
}
