//! Operations on arrays of vectors, one vector after the other.

use rtblgen_runtime::conversion::ConversionRewriter;
use rtblgen_runtime::{Op, OpState, Type, Value};

use super::pattern::emit;
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
    let mut emit = emit(op, rewriter);
    let mut result = emit.poison(ty);
    for position in positions(&sizes) {
        let parts = operands.iter().map(|operand| emit.extract(*operand, &position)).collect();
        let computed = emit.create(operation(parts, vector));
        result = emit.insert(result, computed, &position);
    }
    result
}
