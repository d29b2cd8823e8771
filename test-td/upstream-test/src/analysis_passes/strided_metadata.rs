//! `-test-strided-metadata-range-analysis`: bounds of offsets, sizes and strides.

use rtblgen_runtime::analysis::dataflow::{IntegerRanges, StridedMetadataRanges};
use rtblgen_runtime::asm::PrintOptions;
use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Ir, Op};

/// Runs the pass.
pub(super) fn print<'c>(
    ir: &mut Ir<'c>,
    top: Op,
    state: &mut PassState<'_, 'c>,
) -> Result<(), PassError<'c>> {
    let ir = &*ir;
    let ranges = IntegerRanges::compute(ir, top);
    let metadata = StridedMetadataRanges::compute(ir, top, &ranges);
    let options = PrintOptions { skip_regions: true, ..PrintOptions::default() };
    let mut out = String::new();
    for op in top.post_order(ir) {
        let mut lines = String::new();
        for (number, result) in op.results(ir).enumerate() {
            let Some(found) = metadata.state(result).filter(|found| !found.is_uninitialized()) else {
                continue;
            };
            let has_offsets = found.offsets.as_ref().is_some_and(|offsets| !offsets.is_empty());
            if has_offsets || !found.sizes.is_empty() || !found.strides.is_empty() {
                lines.push_str(&format!("  result[{number}]: {found}\n"));
            }
        }
        if !lines.is_empty() {
            out.push_str(&format!("Op: {}\n{lines}\n", ir.print_op(op, &options).trim_end()));
        }
    }
    state.print_output(out);
    Ok(())
}
