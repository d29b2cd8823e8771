//! Memory operations of `memref`: allocation, loads, stores and deallocation. New memory is poison.

use std::rc::Rc;

use rtblgen_dialects::arith::AtomicRMWKind;
use rtblgen_dialects::memref::{
    AllocOp, AllocaOp, AllocaScopeOp, AllocaScopeReturnOp, AtomicRMWOp, AtomicYieldOp, CopyOp, DeallocOp,
    GenericAtomicRMWOp, GetGlobalOp, GlobalOp, LoadOp, PrefetchOp, ReallocOp, StoreOp,
};
use rtblgen_runtime::constants::{Float, Int};
use rtblgen_runtime::{Attribute, DYNAMIC, Type, TypedOp};

use super::functions::symbol;
use super::integers::{self, Wraps};
use crate::elementwise::{Computed, Scalar, computed};
use crate::evaluate::{Evaluate, EvaluateModel, Exit, Flow};
use crate::fault::FaultKind;
use crate::memory::{Access, Buffer, MemRef, count, indices};
use crate::step::Step;
use crate::value::RuntimeValue;

/// The sizes of a shape; dynamic ones are operands.
pub(super) fn fill_sizes(shape: &[i64], dynamic: &[i64]) -> Vec<i64> {
    let mut dynamic = dynamic.iter();
    let size = |size: &i64| if *size == DYNAMIC { dynamic.next().copied().unwrap_or(0) } else { *size };
    shape.iter().map(size).collect()
}

/// The product of sizes that a program computes.
pub(super) fn checked_count(step: &mut Step<'_, '_>, sizes: &[i64]) -> Result<usize, FaultKind> {
    if let Some(size) = sizes.iter().find(|size| **size < 0) {
        return Err(FaultKind::undefined(format!("a size is negative: {size}")));
    }
    let count = count(sizes).unwrap_or(usize::MAX);
    step.allocate(count)?;
    step.charge(count as u64 / 8)?;
    Ok(count)
}

/// The strides of a layout for sizes, and the number of elements that the memory needs.
fn layout(ty: Type<'_>, sizes: &[i64]) -> Result<(Vec<i64>, i64, Vec<i64>), FaultKind> {
    if ty.has_identity_layout() {
        return Ok((crate::memory::row_major(sizes), 0, sizes.to_vec()));
    }
    let known = ty.strides_and_offset().filter(|(strides, offset)| {
        *offset != DYNAMIC && strides.iter().all(|stride| *stride != DYNAMIC && *stride >= 0)
    });
    let Some((strides, offset)) = known else {
        return Err(FaultKind::unsupported(format!("memory of type {ty}")));
    };
    let last: i64 =
        sizes.iter().zip(&strides).map(|(size, stride)| (size - 1).max(0).saturating_mul(*stride)).sum();
    Ok((strides, offset, vec![offset.saturating_add(last).saturating_add(1)]))
}

fn allocate(step: &mut Step<'_, '_>, is_on_stack: bool) -> Result<Flow, FaultKind> {
    let ty = step.result_type(0);
    let dynamic = step.index_operands(0, "a size")?;
    let sizes = fill_sizes(ty.shape(), &dynamic);
    let (strides, offset, needed) = layout(ty, &sizes)?;
    checked_count(step, &sizes)?;
    let cells = checked_count(step, &needed)?;
    let buffer = Buffer::new(vec![RuntimeValue::Poison; cells], Access::ReadWrite);
    if is_on_stack {
        step.world.stack_buffers.push(Rc::clone(&buffer));
    }
    Flow::result(MemRef::of_buffer(buffer, offset, sizes, strides))
}

fn reallocate(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.memref_operand(0)?;
    let dynamic = step.index_operands(1, "the size")?;
    let sizes = fill_sizes(step.result_type(0).shape(), &dynamic);
    let new = checked_count(step, &sizes)?;
    let mut cells = source.elements()?;
    cells.resize(new, RuntimeValue::Poison);
    source.buffer.free()?;
    Flow::result(MemRef::new(sizes, cells))
}

fn global(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (ir, symbol) = (step.ir(), symbol(step, "name")?);
    let ty = step.result_type(0);
    let sizes = ty.shape().to_vec();
    if let Some(buffer) = step.world.globals.get(&symbol) {
        let strides = crate::memory::row_major(&sizes);
        return Flow::result(MemRef::of_buffer(Rc::clone(buffer), 0, sizes, strides));
    }
    let Some(global) = GlobalOp::cast(ir, symbol) else {
        return Err(FaultKind::unsupported("such a global"));
    };
    let count = checked_count(step, &sizes)?;
    let initial = symbol.attribute(ir, "initial_value").filter(|value| value.ty().is_some());
    let cells = match initial.map(|value| initial_cells(step, value)).transpose()? {
        Some(cells) => cells,
        None => vec![RuntimeValue::Poison; count],
    };
    let access = if global.constant(ir) { Access::ReadOnly } else { Access::ReadWrite };
    let buffer = Buffer::new(cells, access);
    step.world.globals.insert(symbol, Rc::clone(&buffer));
    let strides = crate::memory::row_major(&sizes);
    Flow::result(MemRef::of_buffer(buffer, 0, sizes, strides))
}

fn initial_cells(step: &Step<'_, '_>, value: Attribute<'_>) -> Result<Vec<RuntimeValue>, FaultKind> {
    let ty = value.ty().ok_or_else(|| FaultKind::unsupported("such an initial value"))?;
    match RuntimeValue::of_attribute(value, ty, step.index_width())? {
        RuntimeValue::Elements(elements) => Ok(elements.values.clone()),
        scalar => Ok(vec![scalar]),
    }
}

fn copy(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (source, target) = (step.memref_operand(0)?, step.memref_operand(1)?);
    if source.sizes != target.sizes {
        return Err(FaultKind::undefined("a copy between memory of different shapes"));
    }
    let elements = source.elements()?;
    step.charge(elements.len() as u64)?;
    for (index, value) in indices(&target.sizes).zip(elements) {
        target.write(&index, value)?;
    }
    Flow::nothing()
}

/// Computes the new element of an atomic operation from the old element and the operand.
pub(super) fn combine(kind: AtomicRMWKind, old: &RuntimeValue, new: &RuntimeValue) -> Computed {
    use AtomicRMWKind as K;
    let ints = |function: fn(Int, Int) -> Computed| match (Int::of(old)?, Int::of(new)?) {
        (Some(old), Some(new)) => function(old, new),
        _ => Ok(None),
    };
    let floats = |function: fn(Float, Float) -> Float| match (Float::of(old)?, Float::of(new)?) {
        (Some(old), Some(new)) => computed(function(old, new)),
        _ => Ok(None),
    };
    match kind {
        K::Assign => computed(new.clone()),
        K::Addi => ints(|a, b| integers::add(a, b, Wraps::default())),
        K::Muli => ints(|a, b| integers::mul(a, b, Wraps::default())),
        K::Andi => ints(|a, b| computed(Int::new(a.width(), a.unsigned() & b.unsigned()))),
        K::Ori => ints(|a, b| computed(Int::new(a.width(), a.unsigned() | b.unsigned()))),
        K::Xori => ints(|a, b| computed(Int::new(a.width(), a.unsigned() ^ b.unsigned()))),
        K::Maxs => ints(|a, b| integers::choose(a, b, a.signed() > b.signed())),
        K::Maxu => ints(|a, b| integers::choose(a, b, a.unsigned() > b.unsigned())),
        K::Mins => ints(|a, b| integers::choose(a, b, a.signed() < b.signed())),
        K::Minu => ints(|a, b| integers::choose(a, b, a.unsigned() < b.unsigned())),
        K::Addf => floats(|a, b| a + b),
        K::Mulf => floats(|a, b| a * b),
        K::Maximumf => floats(Float::maximum),
        K::Minimumf => floats(Float::minimum),
        K::Maxnumf => floats(Float::max_num),
        K::Minnumf => floats(Float::min_num),
    }
}

fn atomic(op: AtomicRMWOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (value, memref) = (step.operand(0)?, step.memref_operand(1)?);
    let index = step.index_operands(2, "an index")?;
    let old = memref.read(&index)?;
    let new = combine(op.kind(step.ir()), &old, &value)?.unwrap_or(RuntimeValue::Poison);
    memref.write(&index, new)?;
    Flow::result(old)
}

impl Evaluate for AllocaScopeOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        Ok(Flow::Enter(self.op().region(step.ir(), 0), Vec::new()))
    }
}

impl Evaluate for GenericAtomicRMWOp {
    fn evaluate(self, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
        let index = step.index_operands(1, "an index")?;
        let old = step.memref_operand(0)?.read(&index)?;
        step.state().push(old.clone());
        Ok(Flow::Enter(self.op().region(step.ir(), 0), vec![old]))
    }

    fn resume(self, step: &mut Step<'_, '_>, exit: Exit) -> Result<Flow, FaultKind> {
        let index = step.index_operands(1, "an index")?;
        let new = exit.values.into_iter().next().unwrap_or(RuntimeValue::Poison);
        step.memref_operand(0)?.write(&index, new)?;
        Flow::result(step.state()[0].clone())
    }
}

pub(super) const REGIONS: &[(&str, EvaluateModel)] = super::entries![AllocaScopeOp, GenericAtomicRMWOp];

evaluators! {
    AllocOp => |_, step| allocate(step, false);
    AllocaOp => |_, step| allocate(step, true);
    ReallocOp => |_, step| reallocate(step);
    DeallocOp => |_, step| {
        step.memref_operand(0)?.buffer.free()?;
        Flow::nothing()
    };
    GetGlobalOp => |_, step| global(step);
    LoadOp => |_, step| {
        let index = step.index_operands(1, "an index")?;
        Flow::result(step.memref_operand(0)?.read(&index)?)
    };
    StoreOp => |_, step| {
        let index = step.index_operands(2, "an index")?;
        let value = step.operand(0)?;
        step.memref_operand(1)?.write(&index, value)?;
        Flow::nothing()
    };
    CopyOp => |_, step| copy(step);
    PrefetchOp => |_, _| Flow::nothing();
    AtomicRMWOp => atomic;
    AtomicYieldOp => |_, step| Ok(Flow::Leave(step.operands()?));
    AllocaScopeReturnOp => |_, step| Ok(Flow::Leave(step.operands()?));
}
