//! Interfaces of the operations of `tensor`.

use std::ops::Range;

use crate::shapes::{Slice, constant_index, mixed, static_indices};
use rtblgen_runtime::interfaces::{
    CastOpInterface, ConditionallySpeculatable, DestinationStyleOpInterface, OffsetSizeAndStrideOpInterface,
    ParallelCombiningOpInterface, Speculatability,
};
use rtblgen_runtime::traits::have_compatible_shapes;
use rtblgen_runtime::{Ir, Op, Type, TypedOp};

use super::{
    BitcastOp, CastOp, DimOp, ExtractSliceOp, InsertOp, InsertSliceOp, PadOp, ParallelInsertSliceOp,
    source_type,
};

impl CastOpInterface for CastOp {
    fn are_cast_compatible<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
        let (&[from], &[to]) = (inputs, outputs) else { return false };
        let are_tensors = from.is_tensor() && to.is_tensor();
        are_tensors && from.element_type() == to.element_type() && have_compatible_shapes(from, to)
    }
}

impl CastOpInterface for BitcastOp {
    fn are_cast_compatible<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
        let (&[from], &[to]) = (inputs, outputs) else { return false };
        let width = |ty: Type<'c>| ty.element_type().int_or_float_bit_width();
        from.is_tensor() && to.is_tensor() && width(from) == width(to) && have_compatible_shapes(from, to)
    }
}

impl ConditionallySpeculatable for DimOp {
    fn speculatability(self, ir: &Ir<'_>) -> Speculatability {
        let rank = source_type(self, ir).rank().map(|rank| rank as i64);
        match constant_index(ir, self.op().operand(ir, 1)).zip(rank) {
            Some((index, rank)) if (0..rank).contains(&index) => Speculatability::Speculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}

macro_rules! destinations {
    ($($op:ident)*) => {$(
        impl DestinationStyleOpInterface for $op {
            fn dps_inits_mutable(self, _: &Ir<'_>) -> Range<usize> {
                1..2
            }
        }
    )*};
}

destinations! { InsertOp InsertSliceOp }

/// Operations that take a slice after some operands: of the operand of a number.
macro_rules! slices {
    ($($op:ident: $start:literal of $whole:literal;)*) => {$(
        impl OffsetSizeAndStrideOpInterface for $op {
            fn offset_size_and_stride_start_operand_index() -> usize {
                $start
            }

            fn array_attr_max_ranks(self, ir: &Ir<'_>) -> [usize; 3] {
                [self.op().operand(ir, $whole).ty(ir).shape().len(); 3]
            }
        }

        impl $op {
            /// The offsets, sizes and strides.
            pub fn slice<'c>(self, ir: &Ir<'c>) -> Slice<'c> {
                Slice::of(self, ir)
            }
        }
    )*};
}

slices! {
    ExtractSliceOp: 1 of 0;
    InsertSliceOp: 2 of 1;
    ParallelInsertSliceOp: 2 of 1;
}

impl ParallelCombiningOpInterface for ParallelInsertSliceOp {
    fn updated_destinations(self, _: &Ir<'_>) -> Range<usize> {
        1..2
    }

    fn iterating_parent(self, ir: &Ir<'_>) -> Op {
        let terminator = self.op().parent_op(ir).unwrap_or(self.op());
        terminator.parent_op(ir).unwrap_or(terminator)
    }
}

impl PadOp {
    /// Returns the padding before and after each dimension.
    pub fn mixed_padding<'c>(self, ir: &Ir<'c>) -> [Vec<rtblgen_runtime::interfaces::OpFoldResult<'c>>; 2] {
        [(1, "static_low"), (2, "static_high")].map(|(segment, name)| {
            let numbers = static_indices(self.op().attribute(ir, name));
            let values = self.op().operand_segment(ir, segment).map(|at| self.op().operand(ir, at));
            mixed(ir.context(), &numbers, values)
        })
    }
}
