//! Operations on arrays of vectors, one vector after the other.

use rtblgen_runtime::{Type, Value};

use super::emit::Emit;
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

/// The result of `build` for the operands. If `ty` is an array of vectors, `build` is called for each vector of the operands,
/// and the results are combined into an array.
pub(super) fn for_each_vector<'c>(
    emit: &mut Emit<'_, 'c>,
    ty: Type<'c>,
    operands: &[Value],
    build: impl Fn(&mut Emit<'_, 'c>, &[Value], Type<'c>) -> Value,
) -> Value {
    let (sizes, vector) = dimensions(ty);
    if sizes.is_empty() {
        return build(emit, operands, ty);
    }
    let mut result = emit.poison(ty);
    for position in positions(&sizes) {
        let parts: Vec<Value> = operands.iter().map(|operand| emit.extract(*operand, &position)).collect();
        let computed = build(emit, &parts, vector);
        result = emit.insert(result, computed, &position);
    }
    result
}
