//! Transfers of vectors to and from memory and tensors.

use std::rc::Rc;

use rtblgen_dialects::vector::{TransferReadOp, TransferWriteOp};
use rtblgen_runtime::affine::AffineExprKind;
use rtblgen_runtime::{AffineMapAttr, ArrayAttr, Attribute};

use super::vector_lanes::{positions, shape_of};
use super::vector_masks::mask_around;
use super::vector_memory::{Base, is_set, is_written};
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::memory::flat;
use crate::step::Step;
use crate::value::{Elements, RuntimeValue};

/// The common data of transfer reads and writes.
struct Transfer {
    base: Base,
    /// The index at which the transfer starts.
    start: Vec<i64>,
    /// The dimension of the memory for each dimension of the vector; `None` is a broadcast.
    dims: Vec<Option<usize>>,
    /// For each dimension of the vector, whether the transfer stays inside of the memory.
    in_bounds: Vec<bool>,
    mask: Option<Rc<Elements>>,
}

impl Transfer {
    /// The transfer of an operation. The memory is the operand with this number.
    fn of(step: &Step<'_, '_>, number: usize) -> Result<Self, FaultKind> {
        let ir = step.ir();
        let map = step.op().attribute(ir, "permutation_map").and_then(|map| map.cast::<AffineMapAttr<'_>>());
        let map = map.ok_or_else(|| FaultKind::unsupported("a transfer without a map"))?.value();
        let dims = map.results().iter().map(|result| match result.kind() {
            AffineExprKind::Dim(dim) => Some(*dim as usize),
            _ => None,
        });
        let flags = step.op().attribute(ir, "in_bounds").and_then(|flags| flags.cast::<ArrayAttr<'_>>());
        let is_set = |flag: &Attribute<'_>| flag.as_integer().is_some_and(|flag| flag != 0);
        let in_bounds = flags.map(|flags| flags.elements().iter().map(is_set).collect()).unwrap_or_default();
        let mask = step.op().operand_segment(ir, 3).next();
        Ok(Transfer {
            base: Base::of(step, number)?,
            start: step.index_operands(number + 1, "an index")?,
            dims: dims.collect(),
            in_bounds,
            mask: match mask {
                Some(mask) => Some(step.elements_operand(mask)?),
                None => mask_around(step)?,
            },
        })
    }

    /// The index of a lane; `None` if it is out of bounds in a dimension where that is allowed.
    fn index(&self, position: &[i64]) -> Option<Vec<i64>> {
        let mut index = self.start.clone();
        for (number, offset) in position.iter().enumerate() {
            let Some(dim) = self.dims[number] else { continue };
            index[dim] = index[dim].wrapping_add(*offset);
            if index[dim] >= self.base.sizes()[dim] && self.in_bounds.get(number) != Some(&true) {
                return None;
            }
        }
        Some(index)
    }

    /// The mask bit of a lane. The mask has the dimensions in the order of the memory.
    fn bit(&self, position: &[i64]) -> RuntimeValue {
        let Some(mask) = &self.mask else { return RuntimeValue::of_bool(true) };
        let numbers = self.dims.iter().zip(position);
        let mut numbers: Vec<(usize, i64)> =
            numbers.filter_map(|(dim, index)| dim.map(|dim| (dim, *index))).collect();
        numbers.sort_unstable();
        let index: Vec<i64> = numbers.into_iter().map(|(_, index)| index).collect();
        // A mask of one element has one dimension of size 1.
        let place = if index.is_empty() { Some(0) } else { flat(&mask.shape, &index) };
        place.and_then(|place| mask.values.get(place).cloned()).unwrap_or(RuntimeValue::Poison)
    }
}

fn read(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let transfer = Transfer::of(step, 0)?;
    let padding = step.operand_group(2)?.into_iter().next().unwrap_or(RuntimeValue::Poison);
    let shape = shape_of(step.result_type(0))?;
    step.charge(shape.iter().product::<i64>().unsigned_abs())?;
    let lane = |position: Vec<i64>| match (is_set(&transfer.bit(&position))?, transfer.index(&position)) {
        (Some(true), Some(index)) => transfer.base.read(&index),
        (None, Some(_)) => Ok(RuntimeValue::Poison),
        _ => Ok(padding.clone()),
    };
    let values = positions(&shape).map(lane).collect::<Result<Vec<_>, _>>()?;
    Flow::result(RuntimeValue::of_elements(shape, values))
}

fn write(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (vector, mut transfer) = (step.elements_operand(0)?, Transfer::of(step, 1)?);
    step.charge(vector.values.len() as u64)?;
    for (position, value) in positions(&vector.shape).zip(&vector.values) {
        if let Some(index) = transfer.index(&position)
            && is_written(&transfer.bit(&position))?
        {
            transfer.base.write(&index, value.clone())?;
        }
    }
    transfer.base.written()
}

evaluators! {
    TransferReadOp => |_, step| read(step);
    TransferWriteOp => |_, step| write(step);
}
