//! The `tensor` dialect: tensors, how they are made, taken apart and put together.

mod canonicalize;
mod canonicalize_casts;
mod canonicalize_insert;
mod canonicalize_pad;
mod canonicalize_shapes;
mod canonicalize_slices;
mod fold;
mod fold_slices;
mod interfaces;
mod reify;
mod speculation;
mod sums;
mod types;
mod verify;
mod verify_shapes;
mod verify_slices;

use crate::shapes::{parse_dynamic_index_list, print_dynamic_index_list};
use rtblgen_runtime::interfaces::DialectInliner;
use rtblgen_runtime::{
    Attribute, Builder, DialectRegistry, InitializeDialect, Location, MaterializeConstant, Op, Type,
};

use crate::complex::ComplexDialect;
use crate::inline::InlineAll;
use crate::shaped::{name_results, result_type, source, source_type};

#[cfg(feature = "vector")]
pub(crate) use fold::fold_casts;
#[cfg(feature = "affine")]
pub(crate) use types::dropped_dims;
#[cfg(feature = "vector")]
pub(crate) use types::has_unit_strides;
pub use types::{can_fold_into_consumer, can_fold_into_producer, preserves_static_information};

rtblgen_runtime::include_td!("tensor");

name_results! {
    CastOp: "cast";
    CollapseShapeOp: "collapsed";
    ConcatOp: "concat";
    DimOp: "dim";
    ExpandShapeOp: "expanded";
    ExtractOp: "extracted";
    ExtractSliceOp: "extracted_slice";
    FromElementsOp: "from_elements";
    GatherOp: "gather";
    GenerateOp: "generated";
    InsertOp: "inserted";
    InsertSliceOp: "inserted_slice";
    PadOp: "padded";
    RankOp: "rank";
    ReshapeOp: "reshape";
    ScatterOp: "scatter";
    SplatOp: "splat";
}

impl MaterializeConstant for TensorDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        ComplexDialect::materialize_constant(builder, value, ty, location)
    }
}

impl InitializeDialect for TensorDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&InlineAll);
        registry.hooks_mut().speculatability = Some(speculation::of_op);
        registry.add_extension(crate::runtime_verification::attach_to_tensor);
        // Runtime verification creates ops of these dialects.
        registry.depends_on::<crate::cf::CfDialect>();
        registry.depends_on::<crate::scf::ScfDialect>();
    }
}
