//! Code shared by operations on shaped values: lists of constant and dynamic indices, slices, ranks that are
//! reduced, and groups of dimensions that are collapsed (MLIR's `ViewLikeInterface`, `StaticValueUtils` and
//! `ReshapeOpsUtils`).

mod mixed;
mod ranks;
mod reassociation;
mod reshapes;
mod slices;

pub use mixed::{constant_index, dispatch, mixed, static_indices};
pub use ranks::{
    SliceMismatch, dropped_unit_dims, rank_reduction, rank_reduction_of_known, verify_dynamic_sizes,
};
pub use reassociation::{
    Reassociation, collapse_reassociation, compose_reassociations, reassociation_attr, reassociation_of,
    reshape_reassociation,
};
pub use reshapes::{
    CollapseShape, ExpandShape, compose_collapse_of_expand, compose_collapses, compose_expand_of_collapse,
    compose_expands, fold_reshape,
};
pub use slices::{Slice, fold_constant_slice, verify_in_bounds};

pub use rtblgen_runtime::asm::{
    parse_delimited_index_list, parse_dynamic_index_list, print_delimited_index_list,
    print_dynamic_index_list,
};
pub use rtblgen_runtime::shapes::Extent;
