//! Support code of the td library's interfaces that is not generated.

use crate::context::attributes::SymbolRefAttr;
use crate::context::types::Type;
use crate::ir::VerifyResult;
use crate::ir::{Ir, Op, Value};
use crate::symbols::SymbolTables;

mod calls {
    include!("../generated/call_interfaces.rs");
}

mod casts {
    include!("../generated/cast_interfaces.rs");
}

#[allow(clippy::type_complexity)]
mod loops {
    include!("../generated/loop_like_interface.rs");
}

#[allow(clippy::type_complexity)]
mod ranges {
    include!("../generated/infer_int_range_interface.rs");
}

mod parallel {
    include!("../generated/parallel_combining_op_interface.rs");
}

mod views {
    include!("../generated/view_like_interface.rs");
}

mod destinations {
    include!("../generated/destination_style_op_interface.rs");
}

#[allow(clippy::type_complexity)]
mod run_time {
    include!("../generated/runtime_verifiable_op_interface.rs");
}

mod derived {
    include!("../generated/derived_attribute_op_interface.rs");
}

#[allow(clippy::type_complexity)]
mod slots {
    include!("../generated/memory_slot_interfaces.rs");
}

#[allow(clippy::type_complexity)]
mod slot_types {
    include!("../generated/memory_slot_type_interfaces.rs");
}

#[allow(clippy::type_complexity)]
mod strided_ops {
    include!("../generated/infer_strided_metadata_interface.rs");
}

#[allow(clippy::type_complexity, clippy::too_many_arguments)]
mod tiles {
    include!("../generated/tiling_interface.rs");
}

mod carried;
mod memory_slots;
mod slices;
mod strided;
mod tiling;

pub use crate::context::attributes::{
    BlobAttr, BlobAttrModel, DynBlobAttr, DynElementsAttr, DynMemRefLayoutAttrInterface, DynTypedAttr,
    ElementsAttr, ElementsAttrModel, MemRefLayoutAttrInterface, MemRefLayoutAttrInterfaceModel, TypedAttr,
    TypedAttrModel,
};
pub use crate::context::types::{
    DynFloatType, DynMemRefElementTypeInterface, DynPtrLikeTypeInterface, DynShapedType,
    DynVectorElementTypeInterface, FloatTypeInterface as FloatType, FloatTypeModel,
    MemRefElementTypeInterface, MemRefElementTypeInterfaceModel, PtrLikeTypeInterface,
    PtrLikeTypeInterfaceModel, ShapedType, ShapedTypeModel, VectorElementTypeInterface,
    VectorElementTypeInterfaceModel,
};
pub use crate::control_flow::{
    BranchOpInterface, BranchOpInterfaceModel, DynBranchOpInterface, DynRegionBranchOpInterface,
    DynRegionBranchTerminatorOpInterface, DynSelectLikeOpInterface, DynWeightedBranchOpInterface,
    DynWeightedRegionBranchOpInterface, InvocationBounds, RegionBranchOpInterface,
    RegionBranchOpInterfaceModel, RegionBranchPoint, RegionBranchTerminatorOpInterface,
    RegionBranchTerminatorOpInterfaceModel, RegionSuccessor, SelectLikeOpInterface,
    SelectLikeOpInterfaceModel, WeightedBranchOpInterface, WeightedBranchOpInterfaceModel,
    WeightedRegionBranchOpInterface, WeightedRegionBranchOpInterfaceModel, set_weights, successors_by_parent,
    verify_branch, verify_region_branch, verify_weights, weights,
};
pub use crate::effects::{
    ConditionallySpeculatable, ConditionallySpeculatableModel, DynConditionallySpeculatable,
    DynMemoryEffectOpInterface, MemoryEffectOpInterface, MemoryEffectOpInterfaceModel,
};
pub use crate::ir::{
    DynInferShapedTypeOpInterface, DynInferTypeOpInterface, DynRegionKindInterface,
    DynReifyRankedShapedTypeOpInterface, InferShapedTypeOpInterface, InferShapedTypeOpInterfaceModel,
    InferTypeOpInterface, InferTypeOpInterfaceModel, OpFoldResult, RegionKindInterface,
    RegionKindInterfaceModel, ReifyRankedShapedTypeOpInterface, ReifyRankedShapedTypeOpInterfaceModel,
    ShapedTypeComponents,
};
pub use crate::symbols::{
    DynSymbolUserAttrInterface, DynSymbolUserOpInterface, SymbolUserAttrInterface,
    SymbolUserAttrInterfaceModel, SymbolUserOpInterface, SymbolUserOpInterfaceModel,
};
pub use calls::{
    ArgAndResultAttrsOpInterface, ArgAndResultAttrsOpInterfaceModel, CallOpInterface, CallOpInterfaceModel,
    CallableOpInterface, CallableOpInterfaceModel, DynArgAndResultAttrsOpInterface, DynCallOpInterface,
    DynCallableOpInterface,
};
pub use carried::{verify_destination_style, verify_loop_like};
pub use casts::{CastOpInterface, CastOpInterfaceModel, DynCastOpInterface};
pub use derived::{
    DerivedAttributeOpInterface, DerivedAttributeOpInterfaceModel, DynDerivedAttributeOpInterface,
};
pub use destinations::{
    DestinationStyleOpInterface, DestinationStyleOpInterfaceModel, DynDestinationStyleOpInterface,
};
pub use loops::{DynLoopLikeOpInterface, LoopLikeOpInterface, LoopLikeOpInterfaceModel};
pub use memory_slots::{DeletionKind, DestructurableMemorySlot, MemorySlot, erase_unused_default};
pub use parallel::{
    DynInParallelOpInterface, DynParallelCombiningOpInterface, InParallelOpInterface,
    InParallelOpInterfaceModel, ParallelCombiningOpInterface, ParallelCombiningOpInterfaceModel,
};
pub use ranges::{DynInferIntRangeInterface, InferIntRangeInterface, InferIntRangeInterfaceModel};
pub use run_time::{
    DynRuntimeVerifiableOpInterface, RuntimeVerifiableOpInterface, RuntimeVerifiableOpInterfaceModel,
};
pub use slices::verify_offset_size_and_stride;
pub use slot_types::{
    DestructurableTypeInterface, DestructurableTypeInterfaceModel, DynDestructurableTypeInterface,
};
pub use slots::{
    DestructurableAccessorOpInterface, DestructurableAccessorOpInterfaceModel,
    DestructurableAllocationOpInterface, DestructurableAllocationOpInterfaceModel,
    DynDestructurableAccessorOpInterface, DynDestructurableAllocationOpInterface,
    DynPromotableAllocationOpInterface, DynPromotableMemOpInterface, DynPromotableOpInterface,
    DynSafeMemorySlotAccessOpInterface, PromotableAllocationOpInterface,
    PromotableAllocationOpInterfaceModel, PromotableMemOpInterface, PromotableMemOpInterfaceModel,
    PromotableOpInterface, PromotableOpInterfaceModel, SafeMemorySlotAccessOpInterface,
    SafeMemorySlotAccessOpInterfaceModel,
};
pub use strided::StridedMetadataRange;
pub use strided_ops::{
    DynInferStridedMetadataOpInterface, InferStridedMetadataOpInterface, InferStridedMetadataOpInterfaceModel,
};
pub use tiles::{
    DynPartialReductionOpInterface, DynTilingInterface, PartialReductionOpInterface,
    PartialReductionOpInterfaceModel, TilingInterface, TilingInterfaceModel,
};
pub use tiling::{IterationRange, IteratorType, MergeResult, TilePosition, TilingResult};
pub use views::{
    DynOffsetSizeAndStrideOpInterface, DynViewLikeOpInterface, OffsetSizeAndStrideOpInterface,
    OffsetSizeAndStrideOpInterfaceModel, ViewLikeOpInterface, ViewLikeOpInterfaceModel,
};

/// The callee of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Callee<'c> {
    /// The symbol of this name.
    Symbol(SymbolRefAttr<'c>),
    /// A value: the result of the operation that makes it callable.
    Value(Value),
}

impl<'c> Callee<'c> {
    /// Returns the operation that is called by `call`: the symbol's, or the one that defines the value;
    /// `None` if there is neither.
    #[track_caller]
    pub fn resolve(self, ir: &Ir<'c>, call: Op, tables: &mut SymbolTables<'_, 'c>) -> Option<Op> {
        match self {
            Callee::Symbol(symbol) => tables.lookup_nearest(call, symbol),
            Callee::Value(value) => value.defining_op(ir),
        }
    }
}

/// Verifies a `CastOpInterface`: there are results, and their types fit those of the operands.
///
/// # Errors
///
/// The types do not fit.
pub fn verify_cast<'c>(
    ir: &Ir<'c>,
    op: Op,
    are_compatible: fn(&[Type<'c>], &[Type<'c>]) -> bool,
) -> VerifyResult {
    let operands: Vec<_> = op.operand_types(ir).collect();
    let results: Vec<_> = op.result_types(ir).collect();
    if results.is_empty() {
        return Err("expected at least one result for cast operation".into());
    }
    if are_compatible(&operands, &results) {
        return Ok(());
    }
    let operands = if operands.is_empty() { "s []".to_owned() } else { listed(&operands) };
    Err(format!("operand type{operands} and result type{} are cast incompatible", listed(&results)).into())
}

fn listed(types: &[Type<'_>]) -> String {
    let quoted: Vec<_> = types.iter().map(|ty| format!("'{ty}'")).collect();
    let plural = if types.len() == 1 { "" } else { "s" };
    format!("{plural} {}", quoted.join(", "))
}
