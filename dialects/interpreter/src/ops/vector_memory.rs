//! Loads and stores of vectors, with and without masks.

use std::rc::Rc;

use rtblgen_dialects::vector::{
    CompressStoreOp, ExpandLoadOp, GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp, ScatterOp, StoreOp,
};

use super::vector_lanes::{positions, shape_of};
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::memory::{MemRef, flat};
use crate::step::{Step, expect_index, expect_int};
use crate::value::{Elements, RuntimeValue};

/// The memory or tensor that a vector is read from or written to.
pub(super) enum Base {
    Memory(Rc<MemRef>),
    Tensor(Rc<Elements>),
}

impl Base {
    /// The operand with this number.
    pub(super) fn of(step: &Step<'_, '_>, number: usize) -> Result<Self, FaultKind> {
        match step.operand(number)? {
            RuntimeValue::Elements(elements) => Ok(Base::Tensor(elements)),
            _ => Ok(Base::Memory(step.memref_operand(number)?)),
        }
    }

    /// The sizes of the dimensions.
    pub(super) fn sizes(&self) -> &[i64] {
        match self {
            Base::Memory(memref) => &memref.sizes,
            Base::Tensor(tensor) => &tensor.shape,
        }
    }

    pub(super) fn read(&self, index: &[i64]) -> Result<RuntimeValue, FaultKind> {
        match self {
            Base::Memory(memref) => memref.read(index),
            Base::Tensor(tensor) => Ok(tensor.values[place(tensor, index)?].clone()),
        }
    }

    /// Writes an element. A tensor is copied if it is shared.
    pub(super) fn write(&mut self, index: &[i64], value: RuntimeValue) -> Result<(), FaultKind> {
        match self {
            Base::Memory(memref) => memref.write(index, value),
            Base::Tensor(tensor) => {
                let place = place(tensor, index)?;
                Rc::make_mut(tensor).values[place] = value;
                Ok(())
            }
        }
    }

    /// The results of an operation that writes: the new tensor, if there is one.
    pub(super) fn written(self) -> Result<Flow, FaultKind> {
        match self {
            Base::Memory(_) => Flow::nothing(),
            Base::Tensor(tensor) => Flow::result(RuntimeValue::Elements(tensor)),
        }
    }
}

fn place(tensor: &Elements, index: &[i64]) -> Result<usize, FaultKind> {
    let shape = &tensor.shape;
    flat(shape, index).ok_or_else(|| {
        FaultKind::undefined(format!("index {index:?} is outside of a tensor of shape {shape:?}"))
    })
}

/// Whether a mask bit is set; `None` if it is poison.
pub(super) fn is_set(bit: &RuntimeValue) -> Result<Option<bool>, FaultKind> {
    match bit {
        RuntimeValue::Poison => Ok(None),
        bit => Ok(Some(!expect_int(bit, "a bit of the mask")?.is_zero())),
    }
}

/// Whether a mask bit is set for a write. A poison bit is undefined behavior.
pub(super) fn is_written(bit: &RuntimeValue) -> Result<bool, FaultKind> {
    Ok(!expect_int(bit, "a bit of the mask")?.is_zero())
}

/// The index of a lane: the position of the lane is added to the last indices.
fn lane_index(start: &[i64], position: &[i64]) -> Result<Vec<i64>, FaultKind> {
    let new = start.len().checked_sub(position.len());
    let new = new.ok_or_else(|| FaultKind::unsupported("memory of vectors"))?;
    let mut index = start.to_vec();
    for (own, offset) in index[new..].iter_mut().zip(position) {
        *own = own.wrapping_add(*offset);
    }
    Ok(index)
}

/// Computes each lane of the result from its number and its position.
fn lanes(
    step: &mut Step<'_, '_>,
    mut lane: impl FnMut(usize, &[i64]) -> Result<RuntimeValue, FaultKind>,
) -> Result<Flow, FaultKind> {
    let shape = shape_of(step.result_type(0))?;
    step.charge(shape.iter().product::<i64>().unsigned_abs())?;
    let values = positions(&shape).enumerate().map(|(number, position)| lane(number, &position));
    let values = values.collect::<Result<Vec<_>, _>>()?;
    Flow::result(RuntimeValue::of_elements(shape, values))
}

/// Loads a vector from the operand with this number, at this index.
pub(super) fn load_from(step: &mut Step<'_, '_>, number: usize, start: &[i64]) -> Result<Flow, FaultKind> {
    let base = Base::of(step, number)?;
    lanes(step, |_, position| base.read(&lane_index(start, position)?))
}

/// Stores the first operand to the operand with this number, at this index.
pub(super) fn store_at(step: &mut Step<'_, '_>, number: usize, start: &[i64]) -> Result<Flow, FaultKind> {
    let (vector, mut base) = (step.elements_operand(0)?, Base::of(step, number)?);
    for (position, value) in positions(&vector.shape).zip(&vector.values) {
        base.write(&lane_index(start, &position)?, value.clone())?;
    }
    base.written()
}

/// The vector operand that is the only one of its group.
fn vector_of(step: &Step<'_, '_>, group: usize) -> Result<Rc<Elements>, FaultKind> {
    let number = step.op().operand_segment(step.ir(), group).next();
    let number = number.ok_or_else(|| FaultKind::Evaluator("an operand is missing".to_owned()))?;
    step.elements_operand(number)
}

fn masked_load(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (base, start) = (Base::of(step, 0)?, step.index_operands(1, "an index")?);
    let (mask, otherwise) = (vector_of(step, 2)?, vector_of(step, 3)?);
    lanes(step, |number, position| match is_set(&mask.values[number])? {
        None => Ok(RuntimeValue::Poison),
        Some(false) => Ok(otherwise.values[number].clone()),
        Some(true) => base.read(&lane_index(&start, position)?),
    })
}

fn masked_store(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (mut base, start) = (Base::of(step, 0)?, step.index_operands(1, "an index")?);
    let (mask, vector) = (vector_of(step, 2)?, vector_of(step, 3)?);
    for (number, position) in positions(&vector.shape).enumerate() {
        if is_written(&mask.values[number])? {
            base.write(&lane_index(&start, &position)?, vector.values[number].clone())?;
        }
    }
    base.written()
}

/// The start plus an index of the innermost dimension.
fn gathered(start: &[i64], index: &RuntimeValue) -> Result<Vec<i64>, FaultKind> {
    lane_index(start, &[expect_index(index, "an index")?])
}

fn gather(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (base, start) = (Base::of(step, 0)?, step.index_operands(1, "an index")?);
    let (places, mask, otherwise) = (vector_of(step, 2)?, vector_of(step, 3)?, vector_of(step, 4)?);
    lanes(step, |number, _| match is_set(&mask.values[number])? {
        None => Ok(RuntimeValue::Poison),
        Some(false) => Ok(otherwise.values[number].clone()),
        Some(true) => base.read(&gathered(&start, &places.values[number])?),
    })
}

/// Writes the lanes in order: of two lanes with the same index the last one remains.
fn scatter(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (mut base, start) = (Base::of(step, 0)?, step.index_operands(1, "an index")?);
    let (places, mask, vector) = (vector_of(step, 2)?, vector_of(step, 3)?, vector_of(step, 4)?);
    for (number, value) in vector.values.iter().enumerate() {
        if is_written(&mask.values[number])? {
            base.write(&gathered(&start, &places.values[number])?, value.clone())?;
        }
    }
    base.written()
}

/// The active lanes are consecutive elements of memory.
fn expand_load(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (base, start) = (Base::of(step, 0)?, step.index_operands(1, "an index")?);
    let (mask, otherwise) = (vector_of(step, 2)?, vector_of(step, 3)?);
    let mut next = 0;
    lanes(step, |number, _| match is_written(&mask.values[number])? {
        false => Ok(otherwise.values[number].clone()),
        true => {
            next += 1;
            base.read(&lane_index(&start, &[next - 1])?)
        }
    })
}

fn compress_store(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (mut base, start) = (Base::of(step, 0)?, step.index_operands(1, "an index")?);
    let (mask, vector) = (vector_of(step, 2)?, vector_of(step, 3)?);
    let mut next = 0;
    for (number, value) in vector.values.iter().enumerate() {
        if is_written(&mask.values[number])? {
            base.write(&lane_index(&start, &[next])?, value.clone())?;
            next += 1;
        }
    }
    base.written()
}

evaluators! {
    LoadOp => |_, step| {
        let start = step.index_operands(1, "an index")?;
        load_from(step, 0, &start)
    };
    StoreOp => |_, step| {
        let start = step.index_operands(2, "an index")?;
        store_at(step, 1, &start)
    };
    MaskedLoadOp => |_, step| masked_load(step);
    MaskedStoreOp => |_, step| masked_store(step);
    GatherOp => |_, step| gather(step);
    ScatterOp => |_, step| scatter(step);
    ExpandLoadOp => |_, step| expand_load(step);
    CompressStoreOp => |_, step| compress_store(step);
}
