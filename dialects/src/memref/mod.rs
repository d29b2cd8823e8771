//! The `memref` dialect: memory, how it is allocated, accessed and viewed.

mod atomic;
mod build;
mod canonicalize;
mod canonicalize_scope;
mod canonicalize_views;
mod fold;
mod fold_views;
mod interfaces;
mod layouts;
mod memory_slots;
mod prefetch_text;
mod resolve_dims;
mod text;
mod verify;
mod verify_views;

use crate::shapes::{parse_dynamic_index_list, print_dynamic_index_list};
use rtblgen_runtime::interfaces::{DialectInliner, DynDestructurableTypeInterface};
use rtblgen_runtime::{
    Attribute, Builder, DialectRegistry, InitializeDialect, Location, MaterializeConstant, MemRefType, Op,
    Type,
};

use crate::arith::ArithDialect;
use crate::inline::InlineAll;
use crate::shaped::{result_type, source, source_type};

#[cfg(any(feature = "affine", feature = "vector"))]
pub(crate) use fold::fold_casts;
pub use layouts::{can_fold_into_consumer, collapsed_type, expanded_type, subview_type};
#[cfg(feature = "affine")]
pub(crate) use prefetch_text::{PrefetchHints, hints_text};
pub use resolve_dims::{
    RESOLVE_RANKED_RESULT_DIMS, RESOLVE_RESULT_DIMS, ResolveResultDims, populate_resolve_ranked_dims,
};
use text::{parse_global_memref_op_type_and_initial_value, print_global_memref_op_type_and_initial_value};

rtblgen_runtime::include_td!("memref");

impl MaterializeConstant for MemrefDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        ArithDialect::materialize_constant(builder, value, ty, location)
    }
}

impl InitializeDialect for MemrefDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&InlineAll);
        registry.add_extension(DynDestructurableTypeInterface::attach::<MemRefType<'static>>);
        registry.add_extension(crate::runtime_verification::attach_to_memref);
        // Runtime verification creates ops of these dialects.
        registry.depends_on::<crate::cf::CfDialect>();
        registry.depends_on::<crate::scf::ScfDialect>();
    }
}
