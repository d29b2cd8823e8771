//! What the text of operations with regions shares.

use rtblgen_runtime::asm::OpAsmParser;
use rtblgen_runtime::{Builder, IrBuilder, Location, Op, OpState, Region, TypedOp};

/// Gives a region a block, and the block a terminator, if the text leaves them out.
pub(crate) fn ensure_terminator<'c, T: TypedOp>(
    parser: &mut OpAsmParser<'_, 'c>,
    region: Region,
    location: Location<'c>,
    finish: impl FnOnce(OpState<'c>) -> OpState<'c>,
) {
    let ir = parser.ir_mut();
    let block = match region.last_block(ir) {
        Some(block) => block,
        None => ir.append_block(region, &[], &[]),
    };
    let is_terminator = |op: Op| op.has_trait_named(ir, "Terminator");
    if !block.last_op(ir).is_some_and(is_terminator) {
        IrBuilder::at_block_end(ir, block).create(finish(OpState::new(T::DEFINITION, location)));
    }
}
