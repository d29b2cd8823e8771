//! Folders of operations that allocate and access memory.

use crate::shapes::constant_index;
use rtblgen_runtime::{Attribute, DYNAMIC, Fold, FoldEdit, FoldOutcome, Ir, Op, TypedOp, Value};

use super::{
    AllocOp, AllocaOp, AssumeAlignmentOp, AtomicRMWOp, CastOp, CopyOp, DeallocOp, DimOp, DmaStartOp,
    DmaWaitOp, LoadOp, MemorySpaceCastOp, PrefetchOp, RankOp, StoreOp, SubViewOp, ViewOp,
    can_fold_into_consumer, result_type, source, source_type,
};

use crate::shaped::infer_dim_range;

type Constant<'c> = Option<Attribute<'c>>;

/// The operand of a `memref.cast` of ranked memory.
fn ranked_source(ir: &Ir<'_>, value: Value) -> Option<Value> {
    let operand = source(ir.defining_op::<CastOp>(value)?, ir);
    operand.ty(ir).is_ranked_memref().then_some(operand)
}

/// Takes the operands of casts in the place of their results, but not for the operand `kept` (MLIR's `foldMemRefCast`).
pub(crate) fn fold_casts<'c>(op: Op, ir: &Ir<'c>, kept: Option<Value>) -> FoldOutcome<'c> {
    let edits = op.operands(ir).enumerate().filter(|(_, operand)| Some(*operand) != kept);
    let edits =
        edits.filter_map(|(number, operand)| Some(FoldEdit::Operand(number, ranked_source(ir, operand)?)));
    let edits: Vec<_> = edits.collect();
    if edits.is_empty() { FoldOutcome::NotFolded } else { FoldOutcome::InPlace(edits) }
}

/// Operations that take the operands of casts.
macro_rules! fold_operands {
    ($($op:ident: $kept:expr;)*) => {$(
        impl Fold for $op {
            fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
                let kept: fn(Op, &Ir<'_>) -> Option<Value> = $kept;
                fold_casts(self.op(), ir, kept(self.op(), ir))
            }
        }
    )*};
}

fold_operands! {
    AtomicRMWOp: |op, ir| Some(op.operand(ir, 0));
    CastOp: |_, _| None;
    DeallocOp: |_, _| None;
    DmaStartOp: |_, _| None;
    DmaWaitOp: |_, _| None;
    LoadOp: |_, _| None;
    PrefetchOp: |_, _| None;
    StoreOp: |op, ir| Some(op.operand(ir, 0));
}

impl Fold for AssumeAlignmentOp {
    /// An assumption that was made before.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let before = ir.defining_op::<AssumeAlignmentOp>(source(self, ir));
        let is_known = before.is_some_and(|before| before.alignment(ir) == self.alignment(ir));
        is_known.then(|| source(self, ir)).into()
    }
}

impl Fold for CopyOp {
    /// Folds casts that only remove static information, one at a time.
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        let mut operands = self.op().operands(ir).enumerate();
        let edit = operands.find_map(|(number, operand)| {
            let cast = ir.defining_op::<CastOp>(operand)?;
            let folds = can_fold_into_consumer(source_type(cast, ir), result_type(cast, ir));
            folds.then(|| FoldEdit::Operand(number, source(cast, ir)))
        });
        edit.map_or(FoldOutcome::NotFolded, |edit| FoldOutcome::InPlace(vec![edit]))
    }
}

impl Fold for MemorySpaceCastOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        match ir.defining_op::<MemorySpaceCastOp>(source(self, ir)) {
            Some(before) => FoldOutcome::InPlace(vec![FoldEdit::Operand(0, source(before, ir))]),
            None => FoldOutcome::NotFolded,
        }
    }
}

impl Fold for RankOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Constant<'c>]) -> FoldOutcome<'c> {
        source_type(self, ir).rank().map(|rank| ir.context().index_attr(rank as i64)).into()
    }
}

impl DimOp {
    /// The number of the dimension, if it is a constant.
    pub fn constant_index(self, ir: &Ir<'_>) -> Option<i64> {
        constant_index(ir, self.op().operand(ir, 1))
    }
}

/// The size that is given to the operation that makes some memory, for the dimension of this number, which the type leaves
/// open.
fn given_size(ir: &Ir<'_>, memory: Value, shape: &[i64], dim: usize) -> Option<Value> {
    let op = memory.defining_op(ir)?;
    let number = shape[..dim].iter().filter(|size| **size == DYNAMIC).count();
    let of_segment =
        |segment: usize| op.operand_segment(ir, segment).nth(number).map(|at| op.operand(ir, at));
    if AllocOp::cast(ir, op).is_some() || AllocaOp::cast(ir, op).is_some() {
        return of_segment(0);
    }
    if ViewOp::cast(ir, op).is_some() {
        return (2 + number < op.operand_count(ir)).then(|| op.operand(ir, 2 + number));
    }
    let subview = SubViewOp::cast(ir, op)?;
    let dropped = subview.dropped_dims(ir)?;
    let kept = dropped.iter().enumerate().filter(|(_, dropped)| !**dropped).nth(dim)?.0;
    subview.slice(ir).sizes.get(kept)?.value()
}

impl Fold for DimOp {
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Constant<'c>]) -> FoldOutcome<'c> {
        let index =
            operands[1].and_then(|index| index.as_integer()).and_then(|index| usize::try_from(index).ok());
        let ty = source_type(self, ir);
        let size = index.and_then(|index| Some((index, *ty.ranked_shape()?.get(index)?)));
        let Some((index, size)) = size else { return FoldOutcome::NotFolded };
        if size != DYNAMIC {
            return ir.context().index_attr(size).into();
        }
        match given_size(ir, source(self, ir), ty.shape(), index) {
            Some(size) => size.into(),
            None => fold_casts(self.op(), ir, None),
        }
    }
}

infer_dim_range! { DimOp }
