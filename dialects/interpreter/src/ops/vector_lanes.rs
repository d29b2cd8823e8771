//! Shuffles, strided slices, masks and counters of vectors.

use rtblgen_dialects::vector::{
    ConstantMaskOp, CreateMaskOp, DeinterleaveOp, ExtractStridedSliceOp, InsertStridedSliceOp, InterleaveOp,
    ShuffleOp, StepOp,
};
use rtblgen_runtime::constants::{Element, Int};
use rtblgen_runtime::{Attribute, Type};

use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::{Elements, RuntimeValue};

/// The sizes of a vector type; an error for scalable vectors.
pub(super) fn shape_of(ty: Type<'_>) -> Result<Vec<i64>, FaultKind> {
    match ty.is_scalable_vector() {
        true => Err(FaultKind::unsupported(format!("the type {ty}"))),
        false => Ok(ty.shape().to_vec()),
    }
}

/// The positions in a shape, in row-major order.
pub(super) fn positions(shape: &[i64]) -> impl Iterator<Item = Vec<i64>> + '_ {
    let count: i64 = shape.iter().product();
    (0..count).map(move |number| {
        let mut rest = number;
        let mut position: Vec<i64> = shape
            .iter()
            .rev()
            .map(|size| {
                let index = rest % size;
                rest /= size;
                index
            })
            .collect();
        position.reverse();
        position
    })
}

/// The row-major index of a position.
pub(super) fn number_of(position: &[i64], shape: &[i64]) -> usize {
    position.iter().zip(shape).fold(0, |number, (index, size)| number * *size as usize + *index as usize)
}

fn numbers(attributes: &[Attribute<'_>]) -> Vec<i64> {
    attributes.iter().filter_map(|own| Int::of_attribute(*own)).map(|own| own.signed() as i64).collect()
}

/// Selects lanes of the concatenation of two vectors by index; -1 is poison.
fn shuffle(op: ShuffleOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let shape = shape_of(step.result_type(0))?;
    let lane = shape[1..].iter().product::<i64>() as usize;
    let sources = [step.elements_operand(0)?, step.elements_operand(1)?];
    let all: Vec<&RuntimeValue> = sources.iter().flat_map(|source| &source.values).collect();
    let mut values = Vec::new();
    for number in op.mask(step.ir()) {
        match usize::try_from(number) {
            Ok(number) => {
                values.extend(all[number * lane..(number + 1) * lane].iter().map(|own| (*own).clone()))
            }
            Err(_) => values.extend(vec![RuntimeValue::Poison; lane]),
        }
    }
    Flow::result(RuntimeValue::of_elements(shape, values))
}

/// The row-major indices of the elements of a slice in the whole vector. A slice of lower rank does not have the first
/// dimensions.
fn places(slice: &[i64], whole: &[i64], offsets: &[i64], strides: &[i64]) -> Vec<usize> {
    let new = whole.len() - slice.len();
    let place = |position: Vec<i64>| {
        let own = (0..whole.len()).map(|dimension| {
            let offset = offsets.get(dimension).copied().unwrap_or(0);
            match dimension.checked_sub(new) {
                Some(own) => offset + position[own] * strides.get(own).copied().unwrap_or(1),
                None => offset,
            }
        });
        number_of(&own.collect::<Vec<_>>(), whole)
    };
    positions(slice).map(place).collect()
}

fn extract_slice(op: ExtractStridedSliceOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (ir, source) = (step.ir(), step.elements_operand(0)?);
    let shape = shape_of(step.result_type(0))?;
    let places = places(&shape, &source.shape, &numbers(op.offsets(ir)), &numbers(op.strides(ir)));
    let values = places.into_iter().map(|place| source.values[place].clone()).collect();
    Flow::result(RuntimeValue::of_elements(shape, values))
}

fn insert_slice(op: InsertStridedSliceOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (ir, source, dest) = (step.ir(), step.elements_operand(0)?, step.elements_operand(1)?);
    let places = places(&source.shape, &dest.shape, &numbers(op.offsets(ir)), &numbers(op.strides(ir)));
    let mut values = dest.values.clone();
    for (place, value) in places.into_iter().zip(&source.values) {
        values[place] = value.clone();
    }
    Flow::result(RuntimeValue::of_elements(dest.shape.clone(), values))
}

/// A mask whose bits are set below a bound in each dimension.
fn mask(step: &Step<'_, '_>, bounds: &[i64]) -> Result<Flow, FaultKind> {
    let shape = shape_of(step.result_type(0))?;
    let is_set = |position: Vec<i64>| position.iter().zip(bounds).all(|(index, bound)| index < bound);
    // A vector of rank 0 has one bound, 0 or 1.
    let values = match shape.is_empty() {
        true => vec![RuntimeValue::of_bool(bounds.iter().all(|bound| *bound > 0))],
        false => positions(&shape).map(|position| RuntimeValue::of_bool(is_set(position))).collect(),
    };
    Flow::result(RuntimeValue::of_elements(shape, values))
}

fn create_mask(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let bounds = step.operands()?;
    if bounds.iter().any(RuntimeValue::has_poison) {
        return Flow::result(RuntimeValue::poison_of(step.result_type(0)));
    }
    let signed = |bound: &RuntimeValue| match bound {
        RuntimeValue::Int(bound) => bound.signed() as i64,
        _ => 0,
    };
    mask(step, &bounds.iter().map(signed).collect::<Vec<_>>())
}

fn interleave(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let shape = shape_of(step.result_type(0))?;
    let (first, second) = (step.elements_operand(0)?, step.elements_operand(1)?);
    let pairs = first.values.iter().zip(&second.values);
    let values = pairs.flat_map(|(first, second)| [first.clone(), second.clone()]).collect();
    Flow::result(RuntimeValue::of_elements(shape, values))
}

fn deinterleave(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let shape = shape_of(step.result_type(0))?;
    let source: &Elements = &*step.elements_operand(0)?;
    let part = |start: usize| {
        let values = source.values.iter().skip(start).step_by(2).cloned().collect();
        RuntimeValue::of_elements(shape.clone(), values)
    };
    Ok(Flow::Next(vec![part(0), part(1)]))
}

evaluators! {
    ShuffleOp => shuffle;
    ExtractStridedSliceOp => extract_slice;
    InsertStridedSliceOp => insert_slice;
    ConstantMaskOp => |op, step| mask(step, &op.mask_dim_sizes(step.ir()));
    CreateMaskOp => |_, step| create_mask(step);
    InterleaveOp => |_, step| interleave(step);
    DeinterleaveOp => |_, step| deinterleave(step);
    StepOp => |_, step| {
        let shape = shape_of(step.result_type(0))?;
        let count: i64 = shape.iter().product();
        Flow::result(RuntimeValue::of_elements(shape, (0..count).map(|number| step.index(number)).collect()))
    };
}
