//! Folders of accesses to memory and tensors.

use crate::shapes::constant_index;
use rtblgen_runtime::constants::splat_element;
use rtblgen_runtime::{Attribute, DYNAMIC, Fold, FoldEdit, FoldOutcome, Ir, TypedOp, Value};

use super::elements::{MaskFormat, mask_format};
use super::maps::{dim_of, is_broadcast, is_minor_identity};
use super::transfer::Transfer;
use super::{LoadOp, MaskedLoadOp, MaskedStoreOp, StoreOp, TransferReadOp, TransferWriteOp};
use crate::memref::fold_casts;

type Constant<'c> = Option<Attribute<'c>>;

/// Implements `Fold` for accesses that absorb `memref.cast`.
macro_rules! fold_operands {
    ($($op:ident)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
                fold_casts(self.op(), ir, None)
            }
        }
    )*};
}

fold_operands! { LoadOp StoreOp MaskedLoadOp MaskedStoreOp }

/// Whether a dimension of a transfer is in bounds. The start must be constant, and the dimension static.
fn is_in_bounds(transfer: impl Transfer, ir: &Ir<'_>, number: usize, dim: usize) -> bool {
    let (size, start) = (transfer.shaped_type(ir).shape()[dim], transfer.start(ir)[dim]);
    let length = transfer.moved_type(ir).shape()[number];
    size != DYNAMIC && constant_index(ir, start).is_some_and(|start| start.saturating_add(length) <= size)
}

/// Sets the `in_bounds` flags that are known (MLIR's `foldTransferInBoundsAttribute`).
fn fold_bounds<'c>(transfer: impl Transfer, ir: &Ir<'c>) -> Option<FoldOutcome<'c>> {
    let (map, flags) = (transfer.map(ir), transfer.in_bounds_flags(ir));
    let results = map.results();
    let known = |(number, flag): (usize, &bool)| {
        *flag || dim_of(&results[number]).is_some_and(|dim| is_in_bounds(transfer, ir, number, dim))
    };
    let mut found: Vec<bool> = flags.iter().enumerate().map(known).collect();
    let are_others_in = results.iter().zip(&found).all(|(result, flag)| *flag || dim_of(result).is_none());
    if are_others_in {
        results.iter().zip(&mut found).for_each(|(result, flag)| *flag |= is_broadcast(result));
    }
    if found == flags {
        return None;
    }
    let flags: Vec<_> = found.into_iter().map(|flag| ir.context().bool_attr(flag)).collect();
    let flags = ir.context().array_attr(&flags);
    Some(FoldOutcome::InPlace(vec![FoldEdit::Attribute("in_bounds", Some(flags))]))
}

/// Removes an all-true mask.
fn fold_full_mask<'c>(transfer: impl Transfer, ir: &Ir<'c>) -> Option<FoldOutcome<'c>> {
    let number = transfer.mask_number(ir)?;
    if mask_format(transfer.op().operand(ir, number), ir) != Some(MaskFormat::AllTrue) {
        return None;
    }
    let operands: Vec<Value> = transfer.op().operands(ir).take(number).collect();
    let mut sizes: Vec<i32> =
        (0..4).map(|segment| transfer.op().operand_segment(ir, segment).len() as i32).collect();
    sizes[3] = 0;
    let sizes = ir.context().dense_array_attr(&sizes);
    Some(FoldOutcome::InPlace(vec![
        FoldEdit::Operands(operands),
        FoldEdit::Attribute("operandSegmentSizes", Some(sizes)),
    ]))
}

/// Whether a write of a splat agrees with a masked read that has the same padding (MLIR's
/// `isSplatWriteConsistentWithMaskedRead`).
fn is_splat_of_padding(write: TransferWriteOp, read: TransferReadOp, ir: &Ir<'_>) -> bool {
    let (own, other) = (read.lanes(ir), write.lanes(ir));
    if own.is_none() || (other.is_some() && other != own) {
        return false;
    }
    let splat = ir.match_constant(write.moved(ir)).and_then(splat_element);
    splat.is_some() && ir.match_constant(read.padding(ir)) == splat
}

/// Whether a read reads the value of a write (MLIR's `checkSameValueRAW`).
fn has_written(write: TransferWriteOp, read: TransferReadOp, ir: &Ir<'_>) -> bool {
    let are_plain = write.lanes(ir).is_none() && read.lanes(ir).is_none();
    !write.may_be_out_of_bounds(ir)
        && write.start(ir) == read.start(ir)
        && write.moved_type(ir) == read.moved_type(ir)
        && write.map(ir) == read.map(ir)
        && (are_plain || is_splat_of_padding(write, read, ir))
}

/// Whether two transfers access disjoint parts of memory (MLIR's `isDisjointTransferIndices`).
pub(super) fn are_disjoint(first: impl Transfer, second: impl Transfer, ir: &Ir<'_>) -> bool {
    let shape = first.moved_type(ir).shape();
    if first.moved_type(ir) != second.moved_type(ir) {
        return false;
    }
    let starts = first.start(ir).into_iter().zip(second.start(ir));
    let Some(lead) = first.shaped_type(ir).shape().len().checked_sub(first.map(ir).results().len()) else {
        return false;
    };
    starts.enumerate().any(|(dim, (own, other))| {
        let numbers = constant_index(ir, own).zip(constant_index(ir, other));
        let distance = numbers.map(|(own, other)| own.abs_diff(other));
        let length = if dim < lead { Some(&1) } else { shape.get(dim - lead) };
        distance.zip(length).is_some_and(|(distance, length)| distance >= length.unsigned_abs())
    })
}

impl TransferReadOp {
    /// The vector that an earlier transfer wrote to the same place of the tensor.
    fn written(self, ir: &Ir<'_>) -> Option<Value> {
        let mut write = ir.defining_op::<TransferWriteOp>(self.shaped(ir))?;
        loop {
            if has_written(write, self, ir) {
                return Some(write.moved(ir));
            }
            if !are_disjoint(write, self, ir) {
                return None;
            }
            write = ir.defining_op::<TransferWriteOp>(write.shaped(ir))?;
        }
    }
}

impl Fold for TransferReadOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let written = self.written(ir).filter(|_| self.shaped_type(ir).is_ranked_tensor());
        if let Some(vector) = written {
            return vector.into();
        }
        if let Some(edits) = fold_bounds(self, ir).or_else(|| fold_full_mask(self, ir)) {
            return edits;
        }
        match fold_casts(self.op(), ir, None) {
            FoldOutcome::NotFolded => crate::tensor::fold_casts(self.op(), ir),
            edits => edits,
        }
    }
}

impl TransferWriteOp {
    /// The tensor, if the written vector was read from the same place of it.
    fn unchanged(self, ir: &Ir<'_>) -> Option<Value> {
        let read = ir.defining_op::<TransferReadOp>(self.moved(ir))?;
        let is_tensor = self.shaped_type(ir).is_ranked_tensor();
        let is_same = self.shaped(ir) == read.shaped(ir)
            && self.start(ir) == read.start(ir)
            && self.map(ir) == read.map(ir)
            && read.lanes(ir).is_none()
            && self.lanes(ir).is_none();
        (is_tensor && (is_same || self.replaces_all(read, ir))).then(|| read.shaped(ir))
    }

    /// Whether a write replaces a whole tensor by one of the same type that was read (MLIR's `foldReadInitWrite`).
    fn replaces_all(self, read: TransferReadOp, ir: &Ir<'_>) -> bool {
        let (own, other) = (self.map(ir), read.map(ir));
        let ty = self.shaped_type(ir);
        let is_zero = |start: Value| constant_index(ir, start) == Some(0);
        !own.results().is_empty()
            && own.results().len() == other.results().len()
            && is_minor_identity(&own)
            && is_minor_identity(&other)
            && !self.may_be_out_of_bounds(ir)
            && !read.may_be_out_of_bounds(ir)
            && read.shaped_type(ir) == ty
            && read.moved_type(ir).shape() == ty.shape()
            && self.start(ir).into_iter().chain(read.start(ir)).all(is_zero)
    }
}

impl Fold for TransferWriteOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        if let Some(tensor) = self.unchanged(ir) {
            return tensor.into();
        }
        let edits = fold_bounds(self, ir).or_else(|| fold_full_mask(self, ir));
        edits.unwrap_or_else(|| fold_casts(self.op(), ir, None))
    }
}
