//! Interfaces of the operations of `memref`.

use crate::shapes::ExpandShape;
use rtblgen_runtime::constants::{Int, IntRange, OverflowFlags};
use rtblgen_runtime::interfaces::{
    CastOpInterface, ConditionallySpeculatable, InferStridedMetadataOpInterface, InferTypeOpInterface,
    OffsetSizeAndStrideOpInterface, OpFoldResult, RegionBranchOpInterface, RegionBranchPoint,
    RegionSuccessor, ReifyRankedShapedTypeOpInterface, Speculatability, StridedMetadataRange,
    SymbolUserOpInterface, ViewLikeOpInterface,
};
use rtblgen_runtime::symbols::SymbolTables;
use rtblgen_runtime::{Builder, DYNAMIC, Ir, OpState, Type, TypedOp, Value, VerifyError, VerifyResult};

use crate::shaped::mixed_sizes;

use super::{
    AllocaScopeOp, AssumeAlignmentOp, CastOp, CollapseShapeOp, DimOp, DistinctObjectsOp, ExpandShapeOp,
    ExtractStridedMetadataOp, GetGlobalOp, GlobalOp, MemorySpaceCastOp, ReinterpretCastOp, ReshapeOp,
    SubViewOp, ViewOp, result_type, source, source_type,
};

macro_rules! views {
    ($($op:ident)*) => {$(
        impl ViewLikeOpInterface for $op {
            fn view_source(self, ir: &Ir<'_>) -> Value {
                source(self, ir)
            }
        }
    )*};
}

views! {
    AssumeAlignmentOp CastOp CollapseShapeOp ExpandShapeOp ExtractStridedMetadataOp MemorySpaceCastOp
    ReinterpretCastOp ReshapeOp SubViewOp ViewOp
}

impl OffsetSizeAndStrideOpInterface for SubViewOp {
    fn offset_size_and_stride_start_operand_index() -> usize {
        1
    }

    fn array_attr_max_ranks(self, ir: &Ir<'_>) -> [usize; 3] {
        [source_type(self, ir).shape().len(); 3]
    }
}

impl InferStridedMetadataOpInterface for SubViewOp {
    fn infer_strided_metadata_ranges(
        self,
        ir: &Ir<'_>,
        operands: &[StridedMetadataRange],
        get_int_range: &dyn Fn(Value) -> Option<IntRange>,
        set_metadata: &mut dyn FnMut(Value, StridedMetadataRange),
        index_bitwidth: u32,
    ) {
        let slice = self.slice(ir);
        let range = |index: &OpFoldResult<'_>| match *index {
            OpFoldResult::Value(value) => get_int_range(value),
            index => Some(IntRange::constant(Int::of_signed(index_bitwidth, index.as_static()?.into()))),
        };
        let [offsets, sizes, strides] =
            slice.lists().map(|list| list.iter().map(range).collect::<Option<Vec<_>>>());
        let (Some(offsets), Some(sizes), Some(strides)) = (offsets, sizes, strides) else { return };
        let source = &operands[0];
        let (Some([start]), Some(dropped)) = (source.offsets.as_deref(), self.dropped_dims(ir)) else {
            return;
        };
        let none = OverflowFlags::NONE;
        let mut found = (*start, Vec::new(), Vec::new());
        for (dim, is_dropped) in dropped.into_iter().enumerate() {
            let stride = source.strides[dim];
            found.0 = found.0.add(offsets[dim].mul(stride, none), none);
            if !is_dropped {
                found.1.push(sizes[dim]);
                found.2.push(strides[dim].mul(stride, none));
            }
        }
        set_metadata(self.op().result(ir, 0), StridedMetadataRange::ranked(vec![found.0], found.1, found.2));
    }
}

impl OffsetSizeAndStrideOpInterface for ReinterpretCastOp {
    fn offset_size_and_stride_start_operand_index() -> usize {
        1
    }

    fn array_attr_max_ranks(self, ir: &Ir<'_>) -> [usize; 3] {
        let rank = result_type(self, ir).shape().len();
        [1, rank, rank]
    }
}

/// Whether two numbers are the same, or one of them is not known.
fn may_be_same(a: &[i64], b: &[i64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a == b || *a == DYNAMIC || *b == DYNAMIC)
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
        let (&[from], &[to]) = (inputs, outputs) else { return false };
        let are_memory = from.is_memref() && to.is_memref();
        if !are_memory || from.element_type() != to.element_type() || from.memory_space() != to.memory_space()
        {
            return false;
        }
        let (Some(shape), Some(other)) = (from.ranked_shape(), to.ranked_shape()) else {
            return from.has_rank() || to.has_rank();
        };
        let strides = |ty: Type<'c>| ty.strides_and_offset();
        let have_same_layout = from.layout() == to.layout()
            || strides(from).zip(strides(to)).is_some_and(|((own, offset), (other, other_offset))| {
                may_be_same(&own, &other) && may_be_same(&[offset], &[other_offset])
            });
        have_same_layout && may_be_same(shape, other)
    }
}

impl CastOpInterface for MemorySpaceCastOp {
    fn are_cast_compatible<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
        let (&[from], &[to]) = (inputs, outputs) else { return false };
        from.is_memref()
            && to.is_memref()
            && from.element_type() == to.element_type()
            && from.ranked_shape() == to.ranked_shape()
            && from.layout() == to.layout()
    }
}

impl ConditionallySpeculatable for DimOp {
    fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
        let rank = source_type(self, ir).rank().map(|rank| rank as i64);
        match self.constant_index(ir).zip(rank) {
            Some((index, rank)) if (0..rank).contains(&index) => Speculatability::Speculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}

impl RegionBranchOpInterface for AllocaScopeOp {
    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        regions.push(match point {
            RegionBranchPoint::Parent => RegionSuccessor::region(self.op().region(ir, 0), []),
            RegionBranchPoint::Terminator(_) => RegionSuccessor::parent(self.op().results(ir)),
        });
    }
}

impl InferTypeOpInterface for DistinctObjectsOp {
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        Ok(state.operands.iter().map(|operand| operand.ty(ir)).collect())
    }
}

impl InferTypeOpInterface for ExtractStridedMetadataOp {
    /// The memory without its shape, then the offset, the sizes and the strides.
    fn infer_return_types<'c>(ir: &Ir<'c>, state: &OpState<'c>) -> Result<Vec<Type<'c>>, String> {
        let source = state.operands.first().map(|source| source.ty(ir)).filter(|ty| ty.is_ranked_memref());
        let source = source.ok_or("the source is no ranked memref")?;
        let context = ir.context();
        let base = context.memref_type(&[], source.element_type(), None, source.memory_space());
        let indices = vec![context.index_type(); 1 + 2 * source.shape().len()];
        Ok([vec![base], indices].concat())
    }
}

impl ReifyRankedShapedTypeOpInterface for AssumeAlignmentOp {
    fn reify_result_shapes<'c>(self, builder: &mut dyn Builder<'c>) -> Option<Vec<Vec<OpFoldResult<'c>>>> {
        let (location, memory) = (self.op().location(builder.ir()), source(self, builder.ir()));
        Some(vec![mixed_sizes::<DimOp>(builder, location, memory)])
    }

    fn reify_dim_of_result<'c>(
        self,
        builder: &mut dyn Builder<'c>,
        result: usize,
        dim: usize,
    ) -> Option<OpFoldResult<'c>> {
        self.reify_result_shapes(builder)?.into_iter().nth(result)?.into_iter().nth(dim)
    }
}

impl ReifyRankedShapedTypeOpInterface for ExpandShapeOp {
    fn reify_result_shapes<'c>(self, builder: &mut dyn Builder<'c>) -> Option<Vec<Vec<OpFoldResult<'c>>>> {
        Some(vec![self.mixed_output_shape(builder.ir())])
    }
}

impl SymbolUserOpInterface for GetGlobalOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        let name = self.name(ir);
        let symbol = ir.context().flat_symbol_ref_attr(name);
        let found = symbol.cast().and_then(|symbol| tables.lookup_nearest(self.op(), symbol));
        let Some(global) = found.and_then(|found| GlobalOp::cast(ir, found)) else {
            return Err(VerifyError::new(format!("'{name}' does not reference a valid global memref")));
        };
        let (own, other) = (result_type(self, ir), global.r#type(ir));
        match own == Type::from(other) {
            true => Ok(()),
            false => Err(VerifyError::new(format!(
                "result type '{own}' does not match type '{other}' of the global memref @{name}"
            ))),
        }
    }
}
