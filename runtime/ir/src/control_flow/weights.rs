//! Probabilities of branches: `WeightedBranchOpInterface` and `WeightedRegionBranchOpInterface`.

use crate::ir::{Ir, Op};
use crate::ir::{VerifyError, VerifyResult};

/// The weights in an attribute; none if it is missing.
#[track_caller]
pub fn weights(ir: &Ir<'_>, op: Op, attribute: &str) -> Vec<i32> {
    let found = op.attribute(ir, attribute);
    found
        .filter(|found| found.is_dense_array_of::<i32>())
        .map_or(Vec::new(), |found| found.dense_array_value())
}

/// Sets the weights in an attribute.
#[track_caller]
pub fn set_weights(ir: &mut Ir<'_>, op: Op, attribute: &str, weights: &[i32]) {
    let weights = ir.context().dense_array_attr(weights);
    ir.set_attribute(op, attribute, weights);
}

/// Verifies the weights of both interfaces: if there are weights, there are `expected` of them, and not all
/// are zero. `one` and `all` name the weighted entities in messages, such as `branch` and `successors`.
///
/// # Errors
///
/// Fails if there are more or fewer, or all are zero.
pub fn verify_weights(weights: &[i32], expected: usize, one: &str, all: &str) -> VerifyResult {
    if weights.is_empty() {
        return Ok(());
    }
    if weights.len() != expected {
        let found = weights.len();
        return Err(VerifyError::plain(format!(
            "expects number of {one} weights to match number of {all}: {found} vs {expected}"
        )));
    }
    match weights.iter().all(|weight| *weight == 0) {
        true => Err(VerifyError::plain("branch weights cannot all be zero")),
        false => Ok(()),
    }
}
