//! Operations on arrays of vectors, one vector after the other.

use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::{Builder, Op, OpState, Type, Value};

use super::arith::create;
use crate::llvm::LLVMArrayType;

/// The sizes of the arrays around a vector, and the vector.
fn dimensions(mut ty: Type<'_>) -> (Vec<u64>, Type<'_>) {
    let mut sizes = Vec::new();
    while let Some(array) = ty.cast::<LLVMArrayType<'_>>() {
        sizes.push(array.num_elements());
        ty = array.element_type();
    }
    (sizes, ty)
}

/// All positions in arrays of these sizes, the last index running fastest.
fn positions(sizes: &[u64]) -> Vec<Vec<i64>> {
    sizes.iter().fold(vec![Vec::new()], |outer, size| {
        let inner =
            |position: Vec<i64>| (0..*size as i64).map(move |index| [&position[..], &[index]].concat());
        outer.into_iter().flat_map(inner).collect()
    })
}

/// Applies an operation to each vector of its operands, and puts the results together.
pub(super) fn unrolled<'c>(
    op: Op,
    ty: Type<'c>,
    operands: &[Value],
    rewriter: &mut ConversionRewriter<'_, 'c>,
    operation: &dyn Fn(Vec<Value>, Type<'c>) -> OpState<'c>,
) -> Value {
    let (sizes, vector) = dimensions(ty);
    let location = op.location(rewriter);
    let mut result = create(rewriter, op, "llvm.mlir.poison", [], ty);
    for position in positions(&sizes) {
        let position = rewriter.context().dense_array_attr(&position);
        let mut parts = Vec::new();
        for operand in operands {
            let part = dimensions(operand.ty(rewriter)).1;
            let state = OpState::new("llvm.extractvalue", location).operand(*operand);
            let extracted = rewriter.create(state.attribute("position", position).result(part));
            parts.push(extracted.result(rewriter, 0));
        }
        let computed = rewriter.create(operation(parts, vector));
        let computed = computed.result(rewriter, 0);
        let state = OpState::new("llvm.insertvalue", location).operands([result, computed]);
        let inserted = rewriter.create(state.attribute("position", position).result(ty));
        result = inserted.result(rewriter, 0);
    }
    result
}
