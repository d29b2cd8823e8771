//! Views of memory of `memref`.

use rtblgen_dialects::memref::{
    AssumeAlignmentOp, CastOp, CollapseShapeOp, DimOp, DistinctObjectsOp, ExpandShapeOp,
    ExtractStridedMetadataOp, MemorySpaceCastOp, RankOp, ReinterpretCastOp, ReshapeOp, SubViewOp,
    TransposeOp, ViewOp,
};
use rtblgen_runtime::{AffineMapAttr, ArrayAttr, DYNAMIC, IntegerAttr, TypedOp};

use super::memref::fill_sizes;
use super::slices::{Slice, kept_dimensions, mixed};
use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::memory::{InBytes, MemRef, row_major};
use crate::step::{Step, expect_index};
use crate::stored::Stored;

/// The size of a dimension, for `memref.dim`.
pub(super) fn dimension(step: &Step<'_, '_>, sizes: &[i64]) -> Result<Flow, FaultKind> {
    let number = step.int_operand(1, "the dimension")?.signed();
    let size = usize::try_from(number).ok().and_then(|number| sizes.get(number));
    match size {
        Some(size) => Flow::result(step.index(*size)),
        None => Err(FaultKind::undefined(format!("there is no dimension {number}"))),
    }
}

/// The groups of dimensions that a reshape combines or splits.
pub(super) fn reassociation(step: &Step<'_, '_>) -> Vec<Vec<usize>> {
    let groups = step.op().attribute(step.ir(), "reassociation");
    let groups = groups.and_then(|groups| groups.cast::<ArrayAttr<'_>>());
    let numbers = |group: ArrayAttr<'_>| -> Vec<usize> {
        let number = |own: &rtblgen_runtime::Attribute<'_>| own.cast::<IntegerAttr<'_>>()?.as_i64();
        group.elements().iter().filter_map(number).filter_map(|own| usize::try_from(own).ok()).collect()
    };
    let groups = groups.map(|groups| groups.elements().to_vec()).unwrap_or_default();
    groups.iter().filter_map(|group| group.cast::<ArrayAttr<'_>>()).map(numbers).collect()
}

/// Checks sizes and strides against the type of the result.
fn cast(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (source, ty) = (step.memref_operand(0)?, step.result_type(0));
    let is_known = |own: i64, wanted: i64| wanted == DYNAMIC || own == wanted;
    if let Some(shape) = ty.ranked_shape() {
        let agrees = shape.len() == source.sizes.len()
            && source.sizes.iter().zip(shape).all(|(own, wanted)| is_known(*own, *wanted));
        let strides = ty.strides_and_offset();
        let strides_agree = strides.is_none_or(|(strides, offset)| {
            is_known(source.offset, offset)
                && source.strides.iter().zip(strides).all(|(own, wanted)| is_known(*own, wanted))
        });
        if !agrees || !strides_agree {
            return Err(FaultKind::undefined(format!("the memory is none of type {ty}")));
        }
    }
    Flow::result(MemRef::clone(&source))
}

fn subview(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.memref_operand(0)?;
    let slice = Slice::of(step, 1)?.inside(&source.sizes)?;
    let offset = slice.offsets.iter().zip(&source.strides).map(|(own, stride)| own * stride).sum::<i64>();
    let kept = kept_dimensions(&slice.sizes, step.result_type(0).shape());
    let kept = kept.ok_or_else(|| FaultKind::unsupported("such a slice of lower rank"))?;
    let strides = kept.iter().map(|number| slice.strides[*number] * source.strides[*number]).collect();
    let sizes = kept.iter().map(|number| slice.sizes[*number]).collect();
    Flow::result(source.with(source.offset + offset, sizes, strides))
}

fn reinterpret(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.memref_operand(0)?;
    let slice = Slice::of(step, 1)?;
    let offset = slice.offsets.first().copied().unwrap_or(0);
    Flow::result(source.with(offset, slice.sizes, slice.strides))
}

fn metadata(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.memref_operand(0)?;
    let base = source.with(0, Vec::new(), Vec::new());
    let numbers = std::iter::once(&source.offset).chain(&source.sizes).chain(&source.strides);
    let numbers = numbers.map(|number| step.index(*number));
    Ok(Flow::Next(std::iter::once(base.into()).chain(numbers).collect()))
}

fn transpose(op: TransposeOp, step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.memref_operand(0)?;
    let map = op.op().attribute(step.ir(), "permutation").and_then(|map| map.cast::<AffineMapAttr<'_>>());
    let map = map.ok_or_else(|| FaultKind::unsupported("such a permutation"))?.value();
    let dims = super::maps::permutation(map).ok_or_else(|| FaultKind::unsupported("such a permutation"))?;
    let (sizes, strides) = dims.iter().map(|dim| (source.sizes[*dim], source.strides[*dim])).unzip();
    Flow::result(source.with(source.offset, sizes, strides))
}

fn expand(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.memref_operand(0)?;
    let sizes = mixed(step, "static_output_shape", 1)?;
    let mut strides = vec![1; sizes.len()];
    for (dimension, group) in reassociation(step).iter().enumerate() {
        let mut stride = source.strides[dimension];
        let mut product = 1i64;
        for own in group.iter().rev() {
            strides[*own] = stride;
            stride = stride.wrapping_mul(sizes[*own]);
            product = product.wrapping_mul(sizes[*own]);
        }
        if product != source.sizes[dimension] {
            return Err(FaultKind::undefined("the sizes are those of another number of elements"));
        }
    }
    Flow::result(source.with(source.offset, sizes, strides))
}

fn collapse(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let source = step.memref_operand(0)?;
    let (mut sizes, mut strides) = (Vec::new(), Vec::new());
    for group in reassociation(step) {
        sizes.push(group.iter().map(|own| source.sizes[*own]).product());
        let long: Vec<usize> = group.iter().copied().filter(|own| source.sizes[*own] != 1).collect();
        let is_contiguous = |pair: &[usize]| {
            source.strides[pair[0]] == source.strides[pair[1]].wrapping_mul(source.sizes[pair[1]])
        };
        if !long.windows(2).all(is_contiguous) {
            return Err(FaultKind::undefined("the dimensions are not contiguous"));
        }
        let last = long.last().or(group.last());
        strides.push(last.map_or(1, |own| source.strides[*own]));
    }
    Flow::result(source.with(source.offset, sizes, strides))
}

fn reshape(step: &Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (source, shape) = (step.memref_operand(0)?, step.memref_operand(1)?);
    let sizes: Vec<i64> =
        shape.elements()?.iter().map(|size| expect_index(size, "a size")).collect::<Result<_, _>>()?;
    if crate::memory::count(&sizes) != crate::memory::count(&source.sizes) {
        return Err(FaultKind::undefined("the shape is that of another number of elements"));
    }
    let strides = row_major(&sizes);
    Flow::result(source.with(source.offset, sizes, strides))
}

/// A view of bytes as elements of another type, in row-major order.
fn view(step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let (source, ty) = (step.memref_operand(0)?, step.result_type(0));
    let shift = expect_index(&step.operand(1)?, "the offset in bytes")?;
    let sizes = fill_sizes(ty.shape(), &step.index_operands(2, "a size")?);
    if let Some(size) = sizes.iter().find(|size| **size < 0) {
        return Err(FaultKind::undefined(format!("a size is negative: {size}")));
    }
    let stored = Stored::of(ty.element_type_or_self(), step.index_width());
    let stored = stored.ok_or_else(|| FaultKind::unsupported(format!("a view of type {ty}")))?;
    let (start, strides) = (source.offset.wrapping_add(shift), row_major(&sizes));
    match stored {
        Stored::Int(8) => Flow::result(source.with(start, sizes, strides)),
        _ => {
            let bytes = Some(InBytes { start, stored });
            Flow::result(MemRef { bytes, ..source.with(0, sizes, strides) })
        }
    }
}

evaluators! {
    CastOp => |_, step| cast(step);
    MemorySpaceCastOp => |_, step| Flow::result(step.operand(0)?);
    AssumeAlignmentOp => |_, step| Flow::result(step.operand(0)?);
    DistinctObjectsOp => |_, step| Ok(Flow::Next(step.operands()?));
    DimOp => |_, step| {
        let source = step.memref_operand(0)?;
        dimension(step, &source.sizes)
    };
    RankOp => |_, step| {
        let rank = step.memref_operand(0)?.sizes.len();
        Flow::result(step.index(rank as i64))
    };
    ExtractStridedMetadataOp => |_, step| metadata(step);
    SubViewOp => |_, step| subview(step);
    ReinterpretCastOp => |_, step| reinterpret(step);
    TransposeOp => |op, step| transpose(op, step);
    ExpandShapeOp => |_, step| expand(step);
    CollapseShapeOp => |_, step| collapse(step);
    ReshapeOp => |_, step| reshape(step);
    ViewOp => |_, step| view(step);
}
