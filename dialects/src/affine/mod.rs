//! The `affine` dialect: loops, conditions and accesses whose bounds and indices are affine expressions.

mod accesses;
mod apply;
mod build;
mod canonicalize;
mod canonicalize_digits;
mod choices;
mod digits;
mod dma;
mod expand_strided_metadata;
mod fold_accesses;
mod fold_loops;
mod fold_memref_aliases;
mod fold_tensor_subsets;
mod fusion;
mod inline;
mod loops;
mod nest;
mod operands;
mod parallel;
mod ranges;
mod resolved_indices;
mod scalar_replacement;
mod scope;
mod text;
mod text_access;
mod text_basis;
mod text_parallel;
mod verify;

use rtblgen_runtime::affine::{AffineExpr, AffineMap, IntegerSet};
use rtblgen_runtime::interfaces::{RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor};
use rtblgen_runtime::{
    AffineMapAttr, Attribute, AttributeKind, Builder, Fold, FoldOutcome, Ir, Location, MaterializeConstant,
    Op, Region, Type, TypedOp, Value,
};

use crate::arith::ArithDialect;
pub use apply::composed_folded_apply;
pub(crate) use digits::Basis;
pub use expand_strided_metadata::{ExpandStridedMetadata, populate_expand_strided_metadata};
pub use fold_memref_aliases::{
    AFFINE_FOLD_MEMREF_ALIAS_OPS, FOLD_MEMREF_ALIAS_OPS, FoldMemrefAliases,
    populate_affine_fold_memref_aliases, populate_fold_memref_aliases,
};
pub use fold_tensor_subsets::{
    FoldTensorSubsetOps, populate_fold_tensor_subsets, populate_fold_tensor_subsets_into_transfers,
};
pub use fusion::AffineLoopFusion;
pub(crate) use operands::MapOperands;
pub(crate) use parallel::{Side, combining_op, neutral_number, terminator};
pub use scalar_replacement::AffineScalarReplacement;

use text_basis::{parse_dynamic_index_list, print_dynamic_index_list};

rtblgen_runtime::include_td!("affine");

impl MaterializeConstant for AffineDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        ArithDialect::materialize_constant(builder, value, ty, location)
    }
}

/// The map that an attribute of an operation is.
pub(crate) fn map_of(op: impl TypedOp, ir: &Ir<'_>, name: &str) -> Option<AffineMap> {
    Some(op.op().attribute(ir, name)?.cast::<AffineMapAttr<'_>>()?.value().clone())
}

/// The set of the condition.
pub(crate) fn condition_of(op: AffineIfOp, ir: &Ir<'_>) -> Option<IntegerSet> {
    match op.op().attribute(ir, "condition")?.kind() {
        AttributeKind::IntegerSet(set) => Some(set.clone()),
        _ => None,
    }
}

/// The value of an expression of constants. Sums and products wrap around, as in MLIR.
fn wrapped(expr: &AffineExpr) -> Option<i64> {
    use rtblgen_runtime::affine::AffineExprKind::{Add, Mul};
    let both = || {
        let (lhs, rhs) = expr.operands()?;
        Some((wrapped(lhs)?, wrapped(rhs)?))
    };
    match expr.kind() {
        Add(..) => both().map(|(lhs, rhs)| lhs.wrapping_add(rhs)),
        Mul(..) => both().map(|(lhs, rhs)| lhs.wrapping_mul(rhs)),
        _ => expr.as_constant(),
    }
}

impl Fold for AffineApplyOp {
    /// Folds a constant result, a result that is an operand, and a map of constant operands.
    fn fold<'c>(self, ir: &Ir<'c>, operands: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        let Some(map) = map_of(self, ir, "map") else { return FoldOutcome::NotFolded };
        let operand = |position: u32| self.op().operand(ir, position as usize);
        use rtblgen_runtime::affine::AffineExprKind::{Constant, Dim, Symbol};
        match map.results().first().map(|result| result.kind()) {
            Some(Constant(number)) => ir.context().index_attr(*number).into(),
            Some(Dim(position)) => operand(*position).into(),
            Some(Symbol(position)) => operand(map.dims() + position).into(),
            _ => match choices::with_constants(&map, operands).results().first().and_then(wrapped) {
                Some(number) => ir.context().index_attr(number).into(),
                None => FoldOutcome::NotFolded,
            },
        }
    }
}

/// Returns the region of an operation, and the values that it passes to the arguments or takes as results.
fn inside(ir: &Ir<'_>, region: Region, skipped: usize) -> RegionSuccessor {
    let arguments: Vec<Value> =
        region.entry(ir).map(|block| block.arguments(ir).collect()).unwrap_or_default();
    RegionSuccessor::region(region, arguments.into_iter().skip(skipped).collect::<Vec<_>>())
}

impl RegionBranchOpInterface for AffineForOp {
    fn entry_successor_operands(self, ir: &Ir<'_>, _: &RegionSuccessor) -> Vec<Value> {
        self.op().operand_segment(ir, 2).map(|number| self.op().operand(ir, number)).collect()
    }

    /// With a known trip count, control enters the body only if it is not 0, and stays there only if it is not 1.
    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        let is_entry = matches!(point, RegionBranchPoint::Parent);
        let (enters, leaves) = match self.static_trip_count(ir) {
            Some(0) => (false, is_entry),
            Some(1) => (is_entry, !is_entry),
            Some(_) => (true, !is_entry),
            None => (true, true),
        };
        if enters {
            regions.push(inside(ir, self.op().region(ir, 0), 1));
        }
        if leaves {
            regions.push(RegionSuccessor::parent(self.op().results(ir)));
        }
    }
}

impl RegionBranchOpInterface for AffineIfOp {
    fn successor_regions(self, ir: &Ir<'_>, point: RegionBranchPoint, regions: &mut Vec<RegionSuccessor>) {
        let [on_true, on_false] = [0, 1].map(|number| self.op().region(ir, number));
        if !matches!(point, RegionBranchPoint::Parent) {
            regions.push(RegionSuccessor::parent(self.op().results(ir)));
            return;
        }
        regions.push(inside(ir, on_true, 0));
        match on_false.is_empty(ir) {
            true => regions.push(RegionSuccessor::parent(self.op().results(ir))),
            false => regions.push(inside(ir, on_false, 0)),
        }
    }
}
