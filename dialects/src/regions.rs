//! Text shared by operations with regions.

use rtblgen_runtime::asm::OpAsmParser;
#[cfg(feature = "scf")]
use rtblgen_runtime::asm::ParseResult;
use rtblgen_runtime::{Builder, IrBuilder, Location, Op, OpState, Region, TypedOp};

/// Parses results, the region of a condition that holds, that of one that does not, and attributes: the text
/// of `scf.if` and `affine.if` after the condition.
///
/// # Errors
///
/// Fails if a part is missing.
#[cfg(feature = "scf")]
pub(crate) fn parse_branches<'c, T: TypedOp>(
    parser: &mut OpAsmParser<'_, 'c>,
    state: &mut OpState<'c>,
) -> ParseResult<()> {
    state.results = parser.parse_optional_arrow_type_list()?.into();
    let on_true = parser.parse_region(&[])?;
    ensure_terminator::<T>(parser, on_true, state.location, |state| state);
    let on_false = match parser.parse_optional_keyword("else") {
        true => {
            let region = parser.parse_region(&[])?;
            ensure_terminator::<T>(parser, region, state.location, |state| state);
            region
        }
        false => parser.ir_mut().create_region(),
    };
    state.regions.extend([on_true, on_false]);
    state.attributes.extend(parser.parse_optional_attr_dict()?);
    Ok(())
}

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
