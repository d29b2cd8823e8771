//! Tensors: their elements and slices.

use rtblgen_dialects::tensor::{
    CastOp, ConcatOp, DimOp, EmptyOp, ExtractOp, ExtractSliceOp, FromElementsOp, GatherOp, InsertOp,
    InsertSliceOp, RankOp, ScatterOp, SplatOp,
};
use rtblgen_runtime::{DYNAMIC, IntegerAttr, TypedOp};

use super::memref::{checked_count, fill_sizes};
use super::memref_views::dimension;
use super::slices::{Slice, kept_dimensions};
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::memory::{count, flat, indices};
use crate::step::{Step, expect_index};
use crate::value::{Elements, RuntimeValue};

/// The row-major index of an element; an index outside of the shape is undefined behavior.
fn place(shape: &[i64], index: &[i64]) -> Result<usize, FaultKind> {
    let outside =
        || FaultKind::undefined(format!("index {index:?} is outside of a tensor of shape {shape:?}"));
    flat(shape, index).ok_or_else(outside)
}

/// A tensor whose elements are equal.
fn filled(step: &mut Step<'_, '_>, value: RuntimeValue, sizes: usize) -> Result<Flow, FaultKind> {
    let dynamic = step.index_operands(sizes, "a size")?;
    let shape = fill_sizes(step.result_type(0).shape(), &dynamic);
    let count = checked_count(step, &shape)?;
    Flow::result(RuntimeValue::of_elements(shape, vec![value; count]))
}

fn cast(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (source, ty) = (step.elements_operand(0)?, step.result_type(0));
    let fits = ty.ranked_shape().is_none_or(|shape| {
        let is_known = |(own, wanted): (&i64, &i64)| *wanted == DYNAMIC || own == wanted;
        shape.len() == source.shape.len() && source.shape.iter().zip(shape).all(is_known)
    });
    match fits {
        true => Flow::result(step.operand(0)?),
        false => Err(FaultKind::undefined(format!("the tensor is none of type {ty}"))),
    }
}

fn extract_slice(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.elements_operand(0)?;
    let slice = Slice::of(step, 1)?.inside(&source.shape)?;
    let count = checked_count(step, &slice.sizes)?;
    let mut values = Vec::with_capacity(count);
    for index in indices(&slice.sizes) {
        values.push(source.values[place(&source.shape, &slice.index(&index))?].clone());
    }
    let kept = kept_dimensions(&slice.sizes, step.result_type(0).shape());
    let kept = kept.ok_or_else(|| FaultKind::unsupported("such a slice of lower rank"))?;
    let shape = kept.iter().map(|number| slice.sizes[*number]).collect();
    Flow::result(RuntimeValue::of_elements(shape, values))
}

/// Inserts a slice into a tensor. The offsets are the third group of operands.
pub(super) fn insert_slice(
    step: &mut Step<'_, '_>,
    source: &Elements,
    dest: &Elements,
) -> Result<RuntimeValue, FaultKind> {
    let slice = Slice::of(step, 2)?.inside(&dest.shape)?;
    if count(&slice.sizes) != Some(source.values.len()) {
        return Err(FaultKind::undefined("the slice has another number of elements than the source"));
    }
    step.allocate(dest.values.len())?;
    step.charge(dest.values.len() as u64 / 8)?;
    let mut values = dest.values.clone();
    for (index, value) in indices(&slice.sizes).zip(&source.values) {
        values[place(&dest.shape, &slice.index(&index))?] = value.clone();
    }
    Ok(RuntimeValue::of_elements(dest.shape.clone(), values))
}

fn insert(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (value, dest) = (step.operand(0)?, step.elements_operand(1)?);
    let index = step.index_operands(2, "an index")?;
    let place = place(&dest.shape, &index)?;
    step.allocate(dest.values.len())?;
    step.charge(dest.values.len() as u64 / 8)?;
    let mut values = dest.values.clone();
    values[place] = value;
    Flow::result(RuntimeValue::of_elements(dest.shape.clone(), values))
}

fn concat(op: ConcatOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let dim = op.op().attribute(step.ir(), "dim").and_then(|dim| dim.cast::<IntegerAttr<'_>>()?.as_i64());
    let dim = dim.and_then(|dim| usize::try_from(dim).ok()).unwrap_or(0);
    let count = op.op().operand_count(step.ir());
    let inputs = (0..count).map(|number| step.elements_operand(number)).collect::<Result<Vec<_>, _>>()?;
    let mut shape = inputs.first().map(|first| first.shape.clone()).unwrap_or_default();
    shape[dim] = inputs.iter().map(|input| input.shape[dim]).sum();
    let count = checked_count(step, &shape)?;
    let mut values = vec![RuntimeValue::Poison; count];
    let mut start = 0;
    for input in &inputs {
        for (mut index, value) in indices(&input.shape).zip(&input.values) {
            index[dim] += start;
            values[place(&shape, &index)?] = value.clone();
        }
        start += input.shape[dim];
    }
    Flow::result(RuntimeValue::of_elements(shape, values))
}

/// The index of an element in the whole tensor: the coordinates are the indices of some dimensions. A slice of full
/// rank has these dimensions with size 1; a slice of lower rank does not have them.
fn gathered_index(rank: usize, slice: &[i64], dims: &[i64], coordinates: &[i64]) -> Vec<i64> {
    let mut rest = slice.iter();
    let index = |dim: usize| match dims.iter().position(|own| usize::try_from(*own) == Ok(dim)) {
        Some(place) => {
            if slice.len() == rank {
                rest.next();
            }
            coordinates[place]
        }
        None => rest.next().copied().unwrap_or(0),
    };
    (0..rank).map(index).collect()
}

/// The coordinates in a tensor of indices, at a position.
fn coordinates(all: &Elements, position: &[i64]) -> Result<Vec<i64>, FaultKind> {
    let count = all.shape.last().copied().unwrap_or(0);
    let coordinate = |number: i64| {
        let place = place(&all.shape, &[position, &[number]].concat())?;
        expect_index(&all.values[place], "an index")
    };
    (0..count).map(coordinate).collect()
}

fn gather(op: GatherOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let dims = op.gather_dims(step.ir());
    let (source, all) = (step.elements_operand(0)?, step.elements_operand(1)?);
    let leading = all.shape.len() - 1;
    let ty = step.result_type(0).shape();
    let mut sizes = all.shape[..leading].to_vec();
    let kept = |dim: usize| !dims.iter().any(|own| usize::try_from(*own) == Ok(dim));
    let is_reduced = ty.len() - leading != source.shape.len();
    let slice = source.shape.iter().enumerate().filter(|(dim, _)| kept(*dim) || !is_reduced);
    sizes.extend(slice.map(|(dim, size)| if kept(dim) { *size } else { 1 }));
    checked_count(step, &sizes)?;
    let value = |position: Vec<i64>| {
        let coordinates = coordinates(&all, &position[..leading])?;
        let index = gathered_index(source.shape.len(), &position[leading..], &dims, &coordinates);
        Ok(source.values[place(&source.shape, &index)?].clone())
    };
    let values = indices(&sizes).map(value).collect::<Result<Vec<_>, FaultKind>>()?;
    Flow::result(RuntimeValue::of_elements(sizes, values))
}

fn scatter(op: ScatterOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let dims = op.scatter_dims(step.ir());
    let (source, dest) = (step.elements_operand(0)?, step.elements_operand(1)?);
    let all = step.elements_operand(2)?;
    step.allocate(dest.values.len())?;
    step.charge((dest.values.len() + source.values.len()) as u64 / 8)?;
    let leading = all.shape.len() - 1;
    let mut values = dest.values.clone();
    for (position, value) in indices(&source.shape).zip(&source.values) {
        let coordinates = coordinates(&all, &position[..leading])?;
        let index = gathered_index(dest.shape.len(), &position[leading..], &dims, &coordinates);
        values[place(&dest.shape, &index)?] = value.clone();
    }
    Flow::result(RuntimeValue::of_elements(dest.shape.clone(), values))
}

evaluators! {
    GatherOp => gather;
    ScatterOp => scatter;
    EmptyOp => |_, step| filled(step, RuntimeValue::Poison, 0);
    SplatOp => |_, step| {
        let value = step.operand(0)?;
        filled(step, value, 1)
    };
    FromElementsOp => |_, step| {
        let shape = step.result_type(0).shape().to_vec();
        Flow::result(RuntimeValue::of_elements(shape, step.operands()?))
    };
    ExtractOp => |_, step| {
        let (source, index) = (step.elements_operand(0)?, step.index_operands(1, "an index")?);
        Flow::result(source.values[place(&source.shape, &index)?].clone())
    };
    InsertOp => |_, step| insert(step);
    CastOp => |_, step| cast(step);
    DimOp => |_, step| {
        let source = step.elements_operand(0)?;
        dimension(step, &source.shape)
    };
    RankOp => |_, step| {
        let rank = step.elements_operand(0)?.shape.len();
        Flow::result(step.index(rank as i64))
    };
    ExtractSliceOp => |_, step| extract_slice(step);
    InsertSliceOp => |_, step| {
        let (source, dest) = (step.elements_operand(0)?, step.elements_operand(1)?);
        Flow::result(insert_slice(step, &source, &dest)?)
    };
    ConcatOp => concat;
}
