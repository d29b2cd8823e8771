//! Code shared by the dialects of shaped values: the first operand, names of results, verifiers' errors,
//! casts.

use crate::shapes::Slice;
use rtblgen_runtime::constants::{Int, IntRange};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{
    Builder, DYNAMIC, Ir, Location, Op, OpState, PatternRewriter, Type, TypedOp, Value, VerifyError,
    VerifyResult,
};

/// Names the only result of operations.
macro_rules! name_results {
    ($($op:ident: $name:literal;)*) => {$(
        impl ::rtblgen_runtime::OpAsm for $op {
            const NAMES: ::rtblgen_runtime::AsmNames = ::rtblgen_runtime::AsmNames {
                result_names: Some(|_, _| vec![(0, $name.to_owned())]),
                ..::rtblgen_runtime::AsmNames::EMPTY
            };
        }
    )*};
}
pub(crate) use name_results;

/// Returns the first operand, which is the viewed value of a view.
pub(crate) fn source(op: impl TypedOp, ir: &Ir<'_>) -> Value {
    op.op().operand(ir, 0)
}

/// The type of the first operand.
pub(crate) fn source_type<'c>(op: impl TypedOp, ir: &Ir<'c>) -> Type<'c> {
    source(op, ir).ty(ir)
}

/// The type of the first result.
pub(crate) fn result_type<'c>(op: impl TypedOp, ir: &Ir<'c>) -> Type<'c> {
    op.op().result(ir, 0).ty(ir)
}

/// A verifier's error with the name of the operation.
pub(crate) fn fail(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message))
}

/// A verifier's error without the name of the operation.
pub(crate) fn fail_plainly(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::plain(message))
}

/// Replaces an operation by one with another type of its result, cast to the type that it had.
pub(crate) fn replace_with_cast<'c, Cast: TypedOp>(
    op: Op,
    new: OpState<'c>,
    rewriter: &mut PatternRewriter<'_, 'c>,
) {
    let (location, ty) = (op.location(rewriter), op.result(rewriter, 0).ty(rewriter));
    let new = rewriter.create(new);
    let value = new.result(rewriter, 0);
    let cast = OpState::new(Cast::DEFINITION, location).operand(value).result(ty);
    rewriter.replace_op_with_state(op, cast);
}

/// The operation of a kind with a source, a slice and a type.
pub(crate) fn with_slice<'c, T: TypedOp>(
    location: Location<'c>,
    source: Value,
    slice: &Slice<'c>,
    ty: Type<'c>,
) -> OpState<'c> {
    slice.add_to(OpState::new(T::DEFINITION, location), &[source]).result(ty)
}

/// The size of each dimension of a value, with operations of the kind `Dim` for those that the type leaves open.
pub(crate) fn mixed_sizes<'c, Dim: TypedOp>(
    builder: &mut dyn Builder<'c>,
    location: Location<'c>,
    value: Value,
) -> Vec<OpFoldResult<'c>> {
    let rank = value.ty(builder.ir()).shape().len();
    (0..rank).map(|dim| mixed_size::<Dim>(builder, location, value, dim)).collect()
}

/// The size of a dimension of a value, with an operation of the kind `Dim` if the type leaves it open.
pub(crate) fn mixed_size<'c, Dim: TypedOp>(
    builder: &mut dyn Builder<'c>,
    location: Location<'c>,
    value: Value,
    dim: usize,
) -> OpFoldResult<'c> {
    let (context, size) = (builder.context(), value.ty(builder.ir()).shape()[dim]);
    if size != DYNAMIC {
        return OpFoldResult::index(context, size);
    }
    let (mut builder, index) = (builder, context.index_type());
    let dim = crate::arith::ConstantOp::of_integer(&mut builder, location, index, dim as i128);
    let state = OpState::new(Dim::DEFINITION, location).operands([value, dim]);
    let op = builder.create(state.result(index));
    OpFoldResult::Value(op.result(builder.ir(), 0))
}

/// The range of a dimension's size; `dim` is the range of the dimension's number.
pub(crate) fn dim_range(ty: Type<'_>, dim: Option<IntRange>) -> IntRange {
    let zero = Int::new(64, 0);
    let any = IntRange::of_signed(zero, zero.signed_max());
    let Some(shape) = ty.ranked_shape() else { return any };
    let (least, greatest) = match dim {
        Some(dim) => (dim.signed_min().signed(), dim.signed_max().signed()),
        None => (0, i128::MAX),
    };
    let numbered =
        shape.iter().enumerate().filter(|(number, _)| (least..=greatest).contains(&(*number as i128)));
    let sizes = numbered.map(|(_, size)| match *size {
        DYNAMIC => any,
        size => IntRange::constant(Int::of_signed(64, size.into())),
    });
    sizes.reduce(IntRange::union).unwrap_or(any)
}

/// The range of the result of an operation whose first operand has a shape and whose second is a dimension's number.
macro_rules! infer_dim_range {
    ($op:ident) => {
        impl ::rtblgen_runtime::interfaces::InferIntRangeInterface for $op {
            fn infer_result_ranges(
                self,
                ir: &Ir<'_>,
                ranges: &[::rtblgen_runtime::constants::IntRange],
                set: &mut dyn FnMut(Value, ::rtblgen_runtime::constants::IntRange),
            ) {
                let shaped = self.op().operand(ir, 0).ty(ir);
                set(self.op().result(ir, 0), $crate::shaped::dim_range(shaped, ranges.get(1).copied()));
            }

            fn infer_result_ranges_from_optional(
                self,
                ir: &Ir<'_>,
                ranges: &[Option<::rtblgen_runtime::constants::IntRange>],
                set: &mut dyn FnMut(Value, Option<::rtblgen_runtime::constants::IntRange>),
            ) {
                let shaped = self.op().operand(ir, 0).ty(ir);
                let dim = ranges.get(1).copied().flatten();
                set(self.op().result(ir, 0), Some($crate::shaped::dim_range(shaped, dim)));
            }
        }
    };
}
pub(crate) use infer_dim_range;
