//! The `vector` dialect: multi-dimensional vectors.

mod canonicalize;
mod canonicalize_elements;
mod canonicalize_masks;
mod canonicalize_memory;
mod canonicalize_shapes;
mod canonicalize_slices;
mod elements;
mod fold;
mod fold_elements;
mod fold_extract;
mod fold_insert;
mod fold_memory;
mod interfaces;
mod maps;
mod text;
mod text_transfer;
mod transfer;
mod types;
mod verify;
mod verify_combinations;
mod verify_contract;
mod verify_masks;
mod verify_memory;
mod verify_slices;
mod verify_transfer;

use crate::shapes::{parse_dynamic_index_list, print_dynamic_index_list};
use rtblgen_runtime::interfaces::DialectInliner;
use rtblgen_runtime::{
    Attribute, Builder, DialectRegistry, InitializeDialect, Ir, Location, MaterializeConstant, Op, OpView,
    Type,
};

use crate::arith::ArithDialect;
use crate::inline::InlineAll;
use crate::shaped::{name_results, result_type, source, source_type};

#[cfg(feature = "affine")]
pub(crate) use maps::{is_minor_identity, minor_identity};
#[cfg(feature = "affine")]
pub(crate) use transfer::Transfer;
use types::{deinterleaved_type, interleaved_type};

rtblgen_runtime::include_td!("vector");

/// The position of a poison element in `vector.extract`, `vector.insert` and `vector.shuffle`.
pub const POISON_INDEX: i64 = -1;

name_results! {
    VectorScaleOp: "vscale";
}

impl MaterializeConstant for VectorDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        ArithDialect::materialize_constant(builder, value, ty, location)
    }
}

impl InitializeDialect for VectorDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&InlineAll);
    }
}

/// The masking operation around an operation, if there is one.
pub(crate) fn masking_op(op: Op, ir: &Ir<'_>) -> Option<Op> {
    let parent = op.parent_op(ir)?;
    DynMaskingOpInterface::cast(ir, parent).map(|_| parent)
}

/// Whether the attribute `pos` is a multiple of the vector's number of elements.
fn is_multiple_of_length(op: OpView<'_, '_>, part: Type<'_>) -> bool {
    let position = op.attribute("pos").and_then(|position| position.as_integer());
    let length = part.num_elements().filter(|length| *length != 0).map(i128::from);
    position.zip(length).is_some_and(|(position, length)| position % length == 0)
}

/// Whether a `vector.print` with a string has no operand and ends the line.
fn is_print_of_one_thing(op: OpView<'_, '_>) -> bool {
    let punctuation = op.attribute("punctuation").and_then(|punctuation| punctuation.cast());
    let has_line_end =
        punctuation.map(PrintPunctuationAttr::value).is_none_or(|own| own == PrintPunctuation::NewLine);
    op.attribute("stringLiteral").is_none() || (op.operand_count() == 0 && has_line_end)
}
