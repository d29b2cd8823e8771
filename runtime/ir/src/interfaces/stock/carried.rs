//! Verifiers of loops and destination-style operations: values that are carried, or written in place.

use super::{DestinationStyleOpInterface, LoopLikeOpInterface};
use crate::ir::VerifyResult;
use crate::ir::{Ir, Value};

/// Verifies a `LoopLikeOpInterface`: the values that a loop carries agree in number and type.
///
/// # Errors
///
/// It does not.
pub fn verify_loop_like<T: LoopLikeOpInterface>(ir: &Ir<'_>, like: T) -> VerifyResult {
    let inits: Vec<Value> = like.inits_mutable(ir).map(|number| like.op().operand(ir, number)).collect();
    let arguments = like.region_iter_args(ir);
    let yielded: Vec<Value> = match like.yielded_values_mutable(ir) {
        Some((terminator, numbers)) => numbers.map(|number| terminator.operand(ir, number)).collect(),
        None => Vec::new(),
    };
    let results = like.loop_results(ir);
    same_number("inits", inits.len(), "region iter_args", arguments.len())?;
    if !yielded.is_empty() {
        same_number("region iter_args", arguments.len(), "yielded values", yielded.len())?;
    }
    if let Some(results) = &results {
        same_number("loop results", results.len(), "region iter_args", arguments.len())?;
    }
    for (number, (init, argument)) in inits.iter().zip(&arguments).enumerate() {
        same_type(ir, number, ("init", *init), ("region iter_arg", *argument))?;
        if let Some(yielded) = yielded.get(number) {
            same_type(ir, number, ("region iter_arg", *argument), ("yielded value", *yielded))?;
        }
    }
    for (number, (result, argument)) in results.iter().flatten().zip(&arguments).enumerate() {
        same_type(ir, number, ("region iter_arg", *argument), ("loop result", *result))?;
    }
    Ok(())
}

fn same_number(first: &str, one: usize, second: &str, other: usize) -> VerifyResult {
    match one == other {
        true => Ok(()),
        false => Err(format!("different number of {first} and {second}: {one} != {other}").into()),
    }
}

fn same_type(ir: &Ir<'_>, number: usize, first: (&str, Value), second: (&str, Value)) -> VerifyResult {
    let (one, other) = (first.1.ty(ir), second.1.ty(ir));
    match one == other {
        true => Ok(()),
        false => Err(format!(
            "{number}-th {} and {number}-th {} have different type: '{one}' != '{other}'",
            first.0, second.0
        )
        .into()),
    }
}

/// Verifies a `DestinationStyleOpInterface`: each init is a tensor or a memref, and the results are those of
/// the tensors.
///
/// # Errors
///
/// They are not.
pub fn verify_destination_style<T: DestinationStyleOpInterface>(ir: &Ir<'_>, styled: T) -> VerifyResult {
    let op = styled.op();
    let mut tensors = Vec::new();
    for number in styled.dps_inits_mutable(ir) {
        let ty = op.operand(ir, number).ty(ir);
        if ty.is_tensor() {
            tensors.push(number);
        } else if !ty.is_memref() {
            return Err(format!("expected that operand #{number} is a tensor or a memref").into());
        }
    }
    let (results, expected) = (op.result_types(ir).filter(|ty| ty.is_tensor()).count(), tensors.len());
    if results != expected {
        return Err(format!(
            "expected the number of tensor results ({results}) to be equal to the number of output tensors ({expected})"
        )
        .into());
    }
    // The operand's distance from the first init determines the result, as in MLIR.
    let start = styled.dps_inits_mutable(ir).start;
    for number in tensors {
        let operand = op.operand(ir, number).ty(ir);
        let result = op.results(ir).nth(number - start).map(|result| result.ty(ir));
        if let Some(result) = result.filter(|result| *result != operand) {
            return Err(format!(
                "expected type of operand #{number} ('{operand}') to match type of corresponding result ('{result}')"
            )
            .into());
        }
    }
    Ok(())
}
