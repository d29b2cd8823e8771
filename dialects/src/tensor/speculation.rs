//! Whether operations on tensors may be executed speculatively: an index outside of a tensor, a negative size, and a shape that
//! is another one are undefined behavior, which must not happen where there was none. MLIR's definitions permit it for all
//! operands.

use rtblgen_runtime::interfaces::{OpFoldResult, Speculatability};
use rtblgen_runtime::{Ir, Op, TypedOp, Value};

use super::{ExtractSliceOp, InsertSliceOp, PadOp};
use crate::shapes::{Slice, constant_index};
use crate::tensor;

/// The hook of the dialect.
pub(super) fn of_op(ir: &Ir<'_>, op: Op) -> Option<Speculatability> {
    let is_safe = match op.name(ir).as_str() {
        tensor::ExtractOp::NAME => has_indices_inside(ir, op, 0),
        tensor::InsertOp::NAME => has_indices_inside(ir, op, 1),
        tensor::ExtractSliceOp::NAME => {
            is_inside(ir, &ExtractSliceOp::cast(ir, op)?.slice(ir), op.operand(ir, 0))
        }
        tensor::InsertSliceOp::NAME => {
            is_static(ir, op.operand(ir, 0))
                && is_inside(ir, &InsertSliceOp::cast(ir, op)?.slice(ir), op.operand(ir, 1))
        }
        tensor::PadOp::NAME => {
            let padding = PadOp::cast(ir, op)?.mixed_padding(ir);
            padding.iter().flatten().all(|size| number(ir, *size).is_some_and(|size| size >= 0))
        }
        tensor::EmptyOp::NAME => op.operands(ir).all(|size| is_size(ir, size)),
        tensor::SplatOp::NAME => op.operands(ir).skip(1).all(|size| is_size(ir, size)),
        tensor::CastOp::NAME => is_known_shape(ir, op),
        tensor::ConcatOp::NAME | tensor::ExpandShapeOp::NAME => {
            op.operands(ir).chain(op.results(ir)).all(|value| is_static(ir, value))
        }
        tensor::GatherOp::NAME | tensor::ReshapeOp::NAME | tensor::ScatterOp::NAME => false,
        _ => return None,
    };
    // The traits of the definition hold for what is safe.
    (!is_safe).then_some(Speculatability::NotSpeculatable)
}

/// Whether the operands after a tensor are constant indices of an element that it has.
fn has_indices_inside(ir: &Ir<'_>, op: Op, tensor: usize) -> bool {
    let shape = op.operand(ir, tensor).ty(ir).shape();
    let indices = op.operands(ir).skip(tensor + 1);
    // The size of a dynamic dimension is below 0.
    indices
        .zip(shape)
        .all(|(index, size)| constant_index(ir, index).is_some_and(|index| (0..*size).contains(&index)))
}

/// Whether a slice with constants only is inside of a tensor.
fn is_inside(ir: &Ir<'_>, slice: &Slice<'_>, tensor: Value) -> bool {
    let sizes = slice.offsets.iter().zip(&slice.sizes).zip(&slice.strides);
    sizes.zip(tensor.ty(ir).shape()).all(|(((offset, count), stride), size)| {
        let numbers = [offset, count, stride].map(|own| number(ir, *own).map(i128::from));
        let [Some(offset), Some(count), Some(stride)] = numbers else { return false };
        let has = |place: i128| (0..i128::from(*size)).contains(&place);
        count == 0 || count > 0 && has(offset) && has(offset + (count - 1) * stride)
    })
}

/// Whether a cast is to a type with no size that its operand may not have.
fn is_known_shape(ir: &Ir<'_>, op: Op) -> bool {
    let (from, to) = (op.operand(ir, 0).ty(ir), op.result(ir, 0).ty(ir));
    match (from.ranked_shape(), to.ranked_shape()) {
        (_, None) => true,
        (None, Some(_)) => false,
        (Some(from), Some(to)) => from.iter().zip(to).all(|(from, to)| *to < 0 || from == to),
    }
}

fn is_static(ir: &Ir<'_>, value: Value) -> bool {
    value.ty(ir).ranked_shape().is_some_and(|shape| shape.iter().all(|size| *size >= 0))
}

fn is_size(ir: &Ir<'_>, size: Value) -> bool {
    constant_index(ir, size).is_some_and(|size| size >= 0)
}

fn number(ir: &Ir<'_>, number: OpFoldResult<'_>) -> Option<i64> {
    match number {
        OpFoldResult::Value(value) => constant_index(ir, value),
        number => number.as_static(),
    }
}
