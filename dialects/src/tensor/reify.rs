//! The sizes of results.

use rtblgen_runtime::interfaces::{OpFoldResult, ReifyRankedShapedTypeOpInterface};
use rtblgen_runtime::shapes::mixed;
use rtblgen_runtime::{Builder, DYNAMIC, TypedOp};

use super::types::dropped_dims;
use super::{
    ConcatOp, DimOp, EmptyOp, ExtractSliceOp, GenerateOp, InsertSliceOp, PadOp, SplatOp, result_type, source,
};
use crate::shaped::mixed_sizes;

/// Operations that have the sizes that the type leaves open behind a number of other operands.
macro_rules! given_sizes {
    ($($op:ident: $skipped:literal;)*) => {$(
        impl $op {
            /// The sizes of the result.
            pub fn mixed_sizes<'c>(self, ir: &rtblgen_runtime::Ir<'c>) -> Vec<OpFoldResult<'c>> {
                mixed(ir.context(), result_type(self, ir).shape(), self.op().operands(ir).skip($skipped))
            }
        }

        impl ReifyRankedShapedTypeOpInterface for $op {
            fn reify_result_shapes<'c>(self, builder: &mut dyn Builder<'c>) -> Option<Vec<Vec<OpFoldResult<'c>>>> {
                Some(vec![self.mixed_sizes(builder.ir())])
            }
        }
    )*};
}

given_sizes! {
    EmptyOp: 0;
    GenerateOp: 0;
    SplatOp: 1;
}

impl ReifyRankedShapedTypeOpInterface for ExtractSliceOp {
    fn reify_result_shapes<'c>(self, builder: &mut dyn Builder<'c>) -> Option<Vec<Vec<OpFoldResult<'c>>>> {
        let ir = builder.ir();
        let sizes = self.slice(ir).sizes;
        let dropped = dropped_dims(result_type(self, ir).shape(), &sizes);
        let kept = sizes.into_iter().zip(dropped).filter(|(_, dropped)| !dropped);
        Some(vec![kept.map(|(size, _)| size).collect()])
    }
}

impl ReifyRankedShapedTypeOpInterface for InsertSliceOp {
    fn reify_result_shapes<'c>(self, builder: &mut dyn Builder<'c>) -> Option<Vec<Vec<OpFoldResult<'c>>>> {
        let (location, whole) = (self.op().location(builder.ir()), self.op().operand(builder.ir(), 1));
        Some(vec![mixed_sizes::<DimOp>(builder, location, whole)])
    }
}

impl ReifyRankedShapedTypeOpInterface for ConcatOp {
    /// The sizes of the first input; none if the dimension along which tensors are put together is not known.
    fn reify_result_shapes<'c>(self, builder: &mut dyn Builder<'c>) -> Option<Vec<Vec<OpFoldResult<'c>>>> {
        let ir = builder.ir();
        let (dim, shape) = (usize::try_from(self.dim(ir)).ok()?, result_type(self, ir).shape());
        if *shape.get(dim)? == DYNAMIC {
            return None;
        }
        let (location, first) = (self.op().location(ir), source(self, ir));
        let mut sizes = mixed_sizes::<DimOp>(builder, location, first);
        for (size, known) in sizes.iter_mut().zip(shape).filter(|(_, known)| **known != DYNAMIC) {
            *size = OpFoldResult::index(location.context(), *known);
        }
        Some(vec![sizes])
    }
}

impl ReifyRankedShapedTypeOpInterface for PadOp {
    /// The sizes that the type says; none if it does not say them all.
    fn reify_result_shapes<'c>(self, builder: &mut dyn Builder<'c>) -> Option<Vec<Vec<OpFoldResult<'c>>>> {
        let ty = result_type(self, builder.ir());
        let sizes = ty.shape().iter().map(|size| OpFoldResult::index(ty.context(), *size));
        ty.has_static_shape().then(|| vec![sizes.collect()])
    }
}
