//! Vectors: their elements, and the same elements in another shape.

use rtblgen_dialects::vector::{BroadcastOp, ExtractOp, FromElementsOp, InsertOp, ShapeCastOp, ToElementsOp};

use super::slices::mixed;
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

/// The static position that stands for poison.
const POISON_INDEX: i64 = -1;

/// The elements below a position of a vector of this shape; `None` if the position is that of poison.
fn part(shape: &[i64], position: &[i64]) -> Result<Option<std::ops::Range<usize>>, FaultKind> {
    if position.contains(&POISON_INDEX) {
        return Ok(None);
    }
    let count: i64 = shape[position.len()..].iter().product();
    let mut start = 0;
    for (index, size) in position.iter().zip(shape) {
        if !(0..*size).contains(index) {
            return Err(FaultKind::undefined(format!(
                "position {position:?} of a vector of shape {shape:?}"
            )));
        }
        start = start * size + index;
    }
    let start = (start * count) as usize;
    Ok(Some(start..start + count as usize))
}

fn extract(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (source, position) = (step.elements_operand(0)?, mixed(step, "static_position", 1)?);
    let ty = step.result_type(0);
    match part(&source.shape, &position)? {
        None => Flow::result(RuntimeValue::poison_of(ty)),
        Some(range) if ty.is_shaped() => {
            let shape = source.shape[position.len()..].to_vec();
            Flow::result(RuntimeValue::of_elements(shape, source.values[range].to_vec()))
        }
        Some(range) => Flow::result(source.values[range.start].clone()),
    }
}

fn insert(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (value, dest) = (step.operand(0)?, step.elements_operand(1)?);
    let position = mixed(step, "static_position", 2)?;
    let Some(range) = part(&dest.shape, &position)? else {
        return Flow::result(RuntimeValue::poison_of(step.result_type(0)));
    };
    let mut values = dest.values.clone();
    match value {
        RuntimeValue::Elements(part) => values[range].clone_from_slice(&part.values),
        value => values[range.start] = value,
    }
    Flow::result(RuntimeValue::of_elements(dest.shape.clone(), values))
}

/// The operand, repeated along new dimensions and those of size 1.
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
