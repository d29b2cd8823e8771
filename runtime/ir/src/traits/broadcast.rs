//! The trait `ResultsBroadcastableShape`.

use crate::context::types::{DYNAMIC, Type};
use crate::ir::VerifyResult;
use crate::ir::definition::TraitDefinition;

/// `ResultsBroadcastableShape`: the shapes of the operands fit after broadcasting, and so do the results.
pub static RESULTS_BROADCASTABLE_SHAPE: TraitDefinition = TraitDefinition::verified(
    "ResultsBroadcastableShape",
    |ir, op, _| {
        let operands: Vec<_> = op.operand_types(ir).collect();
        let results: Vec<_> = op.result_types(ir).collect();
        if operands.is_empty() || results.is_empty() {
            return Ok(());
        }
        verify_mixture(&operands, &results)?;
        let mut shape: Vec<i64> = Vec::new();
        for ranked in operands.iter().filter(|ty| ty.is_shaped()).filter_map(|ty| ty.ranked_shape()) {
            shape =
                broadcast_shapes(&shape, ranked).ok_or("operands don't have broadcast-compatible shapes")?;
        }
        if operands.iter().any(|ty| ty.is_shaped() && !ty.has_rank()) {
            return Ok(());
        }
        let ranked_results = results.iter().filter_map(|ty| ty.ranked_shape());
        for result in ranked_results {
            // As in MLIR: a result that is of higher rank is compared by its last dimensions only.
            let suffix = &result[result.len().saturating_sub(shape.len())..];
            if !fits(suffix, &shape) {
                let (result, shape) = (dimensions(result), dimensions(&shape));
                return Err(format!(
                    "result type '{result}' not broadcast compatible with broadcasted operands's shapes '{shape}'"
                )
                .into());
            }
        }
        Ok(())
    },
);

/// Vectors and tensors do not mix.
fn verify_mixture(operands: &[Type<'_>], results: &[Type<'_>]) -> VerifyResult {
    let all = || operands.iter().chain(results);
    if all().any(|ty| ty.is_vector()) && all().any(|ty| ty.is_tensor()) {
        return Err(crate::ir::VerifyError::plain("cannot broadcast vector with tensor"));
    }
    Ok(())
}

/// Whether two types have a common one after broadcasting: of the same elements, and not a vector and a tensor.
pub(crate) fn broadcast(a: Type<'_>, b: Type<'_>) -> bool {
    if a.element_type_or_self() != b.element_type_or_self() {
        return false;
    }
    if a.is_unranked_tensor() || b.is_unranked_tensor() {
        return !a.is_vector() && !b.is_vector();
    }
    let is_mixed = a.is_vector() && b.is_ranked_tensor() || a.is_ranked_tensor() && b.is_vector();
    let shape = |ty: Type<'_>| ty.ranked_shape().map_or(Vec::new(), <[i64]>::to_vec);
    !is_mixed && broadcast_shapes(&shape(a), &shape(b)).is_some()
}

/// The shape that both have after broadcasting.
fn broadcast_shapes(a: &[i64], b: &[i64]) -> Option<Vec<i64>> {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    let mut shape = long.to_vec();
    let start = long.len() - short.len();
    for (size, &other) in shape[start..].iter_mut().zip(short) {
        *size = match (*size, other) {
            (DYNAMIC, 1) | (1, DYNAMIC) => DYNAMIC,
            (DYNAMIC, known) | (known, DYNAMIC) => known,
            (1, other) => other,
            (size, 1) => size,
            (size, other) if size == other => size,
            _ => return None,
        };
    }
    Some(shape)
}

/// Whether a result may have this shape.
fn fits(result: &[i64], shape: &[i64]) -> bool {
    let fits = |(result, shape): (&i64, &i64)| *result == *shape || *result == DYNAMIC || *shape == DYNAMIC;
    result.len() == shape.len() && result.iter().zip(shape).all(fits)
}

fn dimensions(shape: &[i64]) -> String {
    let sizes: Vec<_> =
        shape.iter().map(|size| if *size == DYNAMIC { "?".to_owned() } else { size.to_string() }).collect();
    sizes.join("x")
}
