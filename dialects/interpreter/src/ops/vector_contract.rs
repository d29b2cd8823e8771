//! Contractions and scans of vectors.

use rtblgen_dialects::vector::{CombiningKind, ContractionOp, ScanOp};
use rtblgen_runtime::constants::{Float, Int, Rounding};

use super::maps::permutation;
use super::vector_lanes::{number_of, positions};
use super::vector_masks::{mask_around, takes_part};
use super::vector_sums::{combined, product};
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::{Elements, RuntimeValue};

/// An operand of a contraction, and the dimensions of the iteration space for its indices.
struct Part {
    elements: Elements,
    dims: Vec<usize>,
}

impl Part {
    fn new(value: &RuntimeValue, dims: Option<Vec<usize>>) -> Result<Self, FaultKind> {
        let elements = match value {
            RuntimeValue::Elements(elements) => (**elements).clone(),
            number => Elements { shape: Vec::new(), values: vec![number.clone()] },
        };
        let dims = dims.filter(|dims| dims.len() == elements.shape.len());
        let dims = dims.ok_or_else(|| FaultKind::unsupported("a contraction with such a map"))?;
        Ok(Part { elements, dims })
    }

    /// The row-major index of the element at a position of the iteration space.
    fn place(&self, position: &[i64]) -> usize {
        let index: Vec<i64> = self.dims.iter().map(|dim| position[*dim]).collect();
        number_of(&index, &self.elements.shape)
    }
}

/// Extends a factor to the type of the sum. Integers are sign-extended.
fn promoted(factor: &RuntimeValue, sum: &RuntimeValue) -> RuntimeValue {
    match (factor, sum) {
        (RuntimeValue::Int(factor), RuntimeValue::Int(sum)) if factor.width() < sum.width() => {
            Int::of_signed(sum.width(), factor.signed()).into()
        }
        (RuntimeValue::Float(factor), RuntimeValue::Float(sum)) if factor.kind() != sum.kind() => {
            let found: Option<(Float, bool)> = factor.convert(sum.kind(), Rounding::NearestEven);
            found.map_or(RuntimeValue::Poison, |(found, _)| found.into())
        }
        _ => factor.clone(),
    }
}

/// Adds the products of all positions to the elements of the third operand, or combines them in another way.
fn contract(op: ContractionOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (ir, kind) = (step.ir(), op.kind(step.ir()));
    let maps = op.maps(ir);
    let part = |number: usize| Part::new(&step.operand(number)?, maps.get(number).and_then(permutation));
    let (lhs, rhs, mut sum) = (part(0)?, part(1)?, part(2)?);
    let mut shape = vec![1; maps.first().map_or(0, |map| map.dims() as usize)];
    for part in [&lhs, &rhs, &sum] {
        part.dims.iter().zip(&part.elements.shape).for_each(|(dim, size)| shape[*dim] = *size);
    }
    step.charge(shape.iter().product::<i64>().unsigned_abs())?;
    let mask = mask_around(step)?;
    for (number, position) in positions(&shape).enumerate() {
        let place = sum.place(&position);
        let before = sum.elements.values[place].clone();
        let factors =
            [&lhs, &rhs].map(|part| promoted(&part.elements.values[part.place(&position)], &before));
        sum.elements.values[place] = match takes_part(mask.as_deref(), number)? {
            Some(true) => combined(kind, &before, &product(&factors[0], &factors[1])?)?,
            Some(false) => before,
            None => RuntimeValue::Poison,
        };
    }
    match sum.elements.shape.is_empty() && !step.result_type(0).is_shaped() {
        true => Flow::result(sum.elements.values.swap_remove(0)),
        false => Flow::result(RuntimeValue::of_elements(sum.elements.shape, sum.elements.values)),
    }
}

/// Combines the elements along a dimension. The first result has the combination up to each element, the second the
/// combination of all. An exclusive scan leaves out the element itself and starts with the second operand, which an
/// inclusive scan does not use.
fn scan(op: ScanOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let ir = step.ir();
    let (kind, is_inclusive): (CombiningKind, bool) = (op.kind(ir), op.inclusive(ir));
    let dim = usize::try_from(op.reduction_dim(ir)).unwrap_or(usize::MAX);
    let (source, start) = (step.elements_operand(0)?, step.elements_operand(1)?);
    step.charge(source.values.len() as u64)?;
    let mut found = vec![RuntimeValue::Poison; source.values.len()];
    let mut last = start.values.clone();
    for (number, position) in positions(&source.shape).enumerate() {
        let mut before = position.clone();
        let outer: Vec<i64> =
            (0..position.len()).filter(|own| *own != dim).map(|own| position[own]).collect();
        let value = if position[dim] == 0 {
            if is_inclusive {
                source.values[number].clone()
            } else {
                start.values[number_of(&outer, &start.shape)].clone()
            }
        } else {
            before[dim] -= 1;
            let before = number_of(&before, &source.shape);
            combined(kind, &found[before], &source.values[if is_inclusive { number } else { before }])?
        };
        last[number_of(&outer, &start.shape)] = value.clone();
        found[number] = value;
    }
    let results = [(source.shape.clone(), found), (start.shape.clone(), last)];
    Ok(Flow::Next(results.map(|(shape, values)| RuntimeValue::of_elements(shape, values)).to_vec()))
}

evaluators! {
    ContractionOp => contract;
    ScanOp => scan;
}
