//! The sizes of results.

use crate::shapes::mixed;
use rtblgen_runtime::interfaces::{OpFoldResult, ReifyRankedShapedTypeOpInterface};
use rtblgen_runtime::{Builder, DYNAMIC, TypedOp};

use super::sums::sum;
use super::types::{concat_type, dropped_dims};
use super::{
    ConcatOp, DimOp, EmptyOp, ExtractSliceOp, GenerateOp, InsertSliceOp, PadOp, SplatOp, result_type, source,
};
use crate::shaped::{mixed_size, mixed_sizes};

/// Operations that have the sizes that the type leaves open after a number of other operands.
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
    /// The sizes of the first input, and the sum of the sizes along the dimension.
    fn reify_result_shapes<'c>(self, builder: &mut dyn Builder<'c>) -> Option<Vec<Vec<OpFoldResult<'c>>>> {
        let ir = builder.ir();
        let (dim, shape) = (usize::try_from(self.dim(ir)).ok()?, result_type(self, ir).shape());
        let (location, inputs) = (self.op().location(ir), self.op().operands(ir).collect::<Vec<_>>());
        let types: Vec<_> = inputs.iter().map(|input| input.ty(ir)).collect();
        let inferred = concat_type(dim, &types).ok()?;
        let mut sizes = Vec::with_capacity(shape.len());
        for (at, (own, inferred)) in shape.iter().zip(inferred.shape()).enumerate() {
            sizes.push(match (*own, *inferred) {
                (DYNAMIC, DYNAMIC) if at == dim => OpFoldResult::index(location.context(), 0),
                (DYNAMIC, DYNAMIC) => mixed_size::<DimOp>(builder, location, inputs[0], at),
                (DYNAMIC, size) | (size, _) => OpFoldResult::index(location.context(), size),
            });
        }
        if shape.get(dim) == Some(&DYNAMIC) {
            let terms = inputs.iter().map(|input| mixed_size::<DimOp>(builder, location, *input, dim));
            let terms: Vec<_> = terms.collect();
            sizes[dim] = sum(builder, location, &terms)?;
        }
        Some(vec![sizes])
    }
}

impl ReifyRankedShapedTypeOpInterface for PadOp {
    fn reify_result_shapes<'c>(self, builder: &mut dyn Builder<'c>) -> Option<Vec<Vec<OpFoldResult<'c>>>> {
        let ir = builder.ir();
        let [low, high] = self.mixed_padding(ir);
        let (location, shape, tensor) =
            (self.op().location(ir), result_type(self, ir).shape(), source(self, ir));
        let mut sizes = Vec::with_capacity(shape.len());
        for (dim, known) in shape.iter().enumerate() {
            sizes.push(match *known {
                DYNAMIC => {
                    let own = mixed_size::<DimOp>(builder, location, tensor, dim);
                    sum(builder, location, &[own, *low.get(dim)?, *high.get(dim)?])?
                }
                known => OpFoldResult::index(location.context(), known),
            });
        }
        Some(vec![sizes])
    }
}
