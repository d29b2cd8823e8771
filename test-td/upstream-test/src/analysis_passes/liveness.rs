//! `-test-liveness-analysis`: which values are live.

use rtblgen_runtime::analysis::dataflow::LivenessAnalysis;
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Ir, Op, Value};

use super::last_modified::text;

/// Runs the pass.
pub(super) fn print<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let (ir, liveness) = (&*ir, LivenessAnalysis::compute(ir, top));
    let mut out = String::new();
    let line = |out: &mut String, what: String, value: Value| {
        let word = if liveness.is_live(value) { "live" } else { "not live" };
        out.push_str(&format!("{what}: {word}\n"));
    };
    for op in top.post_order(ir) {
        let Some(tag) = text(ir, op, "tag") else { continue };
        out.push_str(&format!("test_tag: {tag}:\n"));
        for (number, operand) in op.operands(ir).enumerate() {
            line(&mut out, format!(" operand #{number}"), operand);
        }
        for (number, result) in op.results(ir).enumerate() {
            line(&mut out, format!(" result #{number}"), result);
        }
        for (number, region) in op.regions(ir).enumerate() {
            out.push_str(&format!(" region: #{number}:\n"));
            let arguments = region.entry(ir).into_iter().flat_map(|entry| entry.arguments(ir));
            for (number, argument) in arguments.enumerate() {
                line(&mut out, format!("   argument: #{number}"), argument);
            }
        }
    }
    state.print_output(out);
    Ok(())
}
