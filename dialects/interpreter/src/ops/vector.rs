//! Vectors: their elements, and the same elements in another shape.

use rtblgen_dialects::vector::{BroadcastOp, ExtractOp, FromElementsOp, InsertOp, ShapeCastOp, ToElementsOp};

use super::slices::mixed;
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

/// The element or the inner vector at a position; `None` is poison: the position is outside of the vector, -1, or
/// itself poison.
fn part(
    step: &Step<'_, '_>,
    shape: &[i64],
    group: usize,
) -> Result<Option<std::ops::Range<usize>>, FaultKind> {
    if step.operand_group(group)?.iter().any(|index| matches!(index, RuntimeValue::Poison)) {
        return Ok(None);
    }
    let position = mixed(step, "static_position", group)?;
    let count: i64 = shape[position.len()..].iter().product();
    let mut start = 0;
    for (index, size) in position.iter().zip(shape) {
        if !(0..*size).contains(index) {
            return Ok(None);
        }
        start = start * size + index;
    }
    let start = (start * count) as usize;
    Ok(Some(start..start + count as usize))
}

fn extract(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.elements_operand(0)?;
    let ty = step.result_type(0);
    match part(step, &source.shape, 1)? {
        None => Flow::result(RuntimeValue::poison_of(ty)),
        Some(range) if ty.is_shaped() => {
            let shape = ty.shape().to_vec();
            Flow::result(RuntimeValue::of_elements(shape, source.values[range].to_vec()))
        }
        Some(range) => Flow::result(source.values[range.start].clone()),
    }
}

fn insert(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (value, dest) = (step.operand(0)?, step.elements_operand(1)?);
    let Some(range) = part(step, &dest.shape, 2)? else {
        return Flow::result(RuntimeValue::poison_of(step.result_type(0)));
    };
    let mut values = dest.values.clone();
    match value {
        RuntimeValue::Elements(part) => values[range].clone_from_slice(&part.values),
        value => values[range.start] = value,
    }
    Flow::result(RuntimeValue::of_elements(dest.shape.clone(), values))
}

/// The operand, repeated along new dimensions and along dimensions of size 1.
fn broadcast(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let shape = step.result_type(0).shape().to_vec();
    let count: i64 = shape.iter().product();
    let values = match step.operand(0)? {
        RuntimeValue::Elements(source) => {
            let new = shape.len() - source.shape.len();
            let place = |number: i64| {
                let (mut rest, mut place, mut stride) = (number, 0, 1);
                for (dimension, size) in shape.iter().enumerate().rev() {
                    let index = rest % size;
                    rest /= size;
                    if dimension >= new {
                        let own = source.shape[dimension - new];
                        place += stride * index.min(own - 1);
                        stride *= own;
                    }
                }
                place as usize
            };
            (0..count).map(|number| source.values[place(number)].clone()).collect()
        }
        value => vec![value; count as usize],
    };
    Flow::result(RuntimeValue::of_elements(shape, values))
}

evaluators! {
    ExtractOp => |_, step| extract(step);
    InsertOp => |_, step| insert(step);
    BroadcastOp => |_, step| broadcast(step);
    FromElementsOp => |_, step| {
        let shape = step.result_type(0).shape().to_vec();
        Flow::result(RuntimeValue::of_elements(shape, step.operands()?))
    };
    ToElementsOp => |_, step| Ok(Flow::Next(step.elements_operand(0)?.values.clone()));
    ShapeCastOp => |_, step| {
        let values = step.elements_operand(0)?.values.clone();
        Flow::result(RuntimeValue::of_elements(step.result_type(0).shape().to_vec(), values))
    };
}
