//! Valid dimensions and symbols of affine maps.

use std::collections::HashSet;

use crate::shapes::constant_index;
use rtblgen_runtime::traits::{
    AFFINE_SCOPE, ALWAYS_SPECULATABLE_IMPL_TRAIT, ISOLATED_FROM_ABOVE, RECURSIVELY_SPECULATABLE_IMPL_TRAIT,
};
use rtblgen_runtime::{Ir, Op, Region, TypedOp, Value, VerifyError, VerifyResult};

use super::{AffineApplyOp, AffineDelinearizeIndexOp, AffineForOp, AffineLinearizeIndexOp, AffineParallelOp};
use crate::memref::{AllocOp, CastOp, SubViewOp, ViewOp};

/// The region around an operation in which the symbols of its maps are defined: that of the closest operation with the trait
/// `AffineScope`. `None` if there is no such operation.
pub(super) fn affine_scope(ir: &Ir<'_>, op: Op) -> Option<Region> {
    let mut region = op.parent_region(ir)?;
    loop {
        let parent = region.parent_op(ir)?;
        if parent.has_trait(ir, &AFFINE_SCOPE) {
            return Some(region);
        }
        region = parent.parent_region(ir)?;
    }
}

/// Whether a value is defined directly inside an operation with the trait `AffineScope`.
fn is_top_level(ir: &Ir<'_>, value: Value) -> bool {
    let parent = value.parent_region(ir).and_then(|region| region.parent_op(ir));
    parent.is_some_and(|parent| parent.has_trait(ir, &AFFINE_SCOPE))
}

/// Whether a value is defined at the top level of a region, or around it.
fn is_around(ir: &Ir<'_>, value: Value, region: Region) -> bool {
    let own = value.parent_region(ir);
    let mut region = Some(region);
    while let Some(around) = region {
        if own == Some(around) {
            return true;
        }
        let parent = around.parent_op(ir).filter(|parent| !parent.has_trait(ir, &ISOLATED_FROM_ABOVE));
        region = parent.and_then(|parent| parent.parent_region(ir));
    }
    false
}

/// Whether a value may be a symbol at all its uses: it is a constant, known at the start of the affine scope,
/// or computed from symbols by pure operations.
pub(super) fn is_symbol(ir: &Ir<'_>, value: Value) -> bool {
    if !value.ty(ir).is_index() {
        return false;
    }
    let defining = || value.defining_op(ir).is_some_and(|op| is_symbol_in(ir, value, affine_scope(ir, op)));
    is_top_level(ir, value) || defining()
}

/// Whether a value may be a symbol in a scope (MLIR's `isValidSymbol`).
pub(super) fn is_symbol_in(ir: &Ir<'_>, value: Value, scope: Option<Region>) -> bool {
    all(value, |value, others| {
        if !value.ty(ir).is_index() {
            return false;
        }
        if scope.is_some_and(|scope| is_around(ir, value, scope)) || constant_index(ir, value).is_some() {
            return true;
        }
        let Some(op) = value.defining_op(ir) else { return false };
        match is_dim(ir, op) {
            true => is_known_size(ir, op, others),
            false => {
                others.extend(op.operands(ir));
                op.is_memory_effect_free(ir) && is_speculatable_by_traits(ir, op)
            }
        }
    })
}

/// Whether MLIR's definitions say that an operation may be executed speculatively. They do of divisions that we do not move, but
/// which symbols there are must not depend on that.
fn is_speculatable_by_traits(ir: &Ir<'_>, op: Op) -> bool {
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        if op.has_trait(ir, &RECURSIVELY_SPECULATABLE_IMPL_TRAIT) {
            pending.extend(op.regions(ir).flat_map(|region| region.ops(ir)));
        } else if !op.has_trait(ir, &ALWAYS_SPECULATABLE_IMPL_TRAIT) && !op.is_speculatable(ir) {
            return false;
        }
    }
    true
}

/// Whether a value may be a dimension in a scope (MLIR's `isValidDim`).
pub(super) fn is_dim_in(ir: &Ir<'_>, value: Value, scope: Option<Region>) -> bool {
    all(value, |value, others| {
        if !value.ty(ir).is_index() {
            return false;
        }
        if is_symbol_in(ir, value, scope) {
            return true;
        }
        let Some(op) = value.defining_op(ir) else { return is_induction_variable(ir, value) };
        if is_dim(ir, op) {
            return is_top_level(ir, op.operand(ir, 0));
        }
        others.extend(op.operands(ir));
        is_index_transformation(ir, op)
    })
}

/// Whether a value and all others that `test` adds pass the test. Each value is tested once.
fn all(value: Value, test: impl Fn(Value, &mut Vec<Value>) -> bool) -> bool {
    let (mut rest, mut met) = (vec![value], HashSet::new());
    while let Some(value) = rest.pop() {
        if met.insert(value) && !test(value, &mut rest) {
            return false;
        }
    }
    true
}

/// Whether an operation gives the size of a dimension (MLIR's `ShapedDimOpInterface`).
fn is_dim(ir: &Ir<'_>, op: Op) -> bool {
    matches!(op.name(ir).as_str(), "memref.dim" | "tensor.dim")
}

/// Whether a dimension size that an operation returns may be a symbol. The memref is defined at the top level, or allocated
/// with a size that is a constant or a value that is added to `others`.
fn is_known_size(ir: &Ir<'_>, dim: Op, others: &mut Vec<Value>) -> bool {
    let shaped = dim.operand(ir, 0);
    if is_top_level(ir, shaped) {
        return true;
    }
    let index = constant_index(ir, dim.operand(ir, 1)).and_then(|index| usize::try_from(index).ok());
    let Some(source) = shaped.defining_op(ir).and_then(|op| before_casts(ir, op)) else { return false };
    let ty = source.result(ir, 0).ty(ir);
    let Some((index, size)) = index.and_then(|index| Some((index, *ty.shape().get(index)?))) else {
        return false;
    };
    if size >= 0 {
        return is_view_or_alloc(ir, source);
    }
    let position = ty.shape()[..index].iter().filter(|size| **size < 0).count();
    let sizes = dynamic_sizes(ir, source);
    others.extend(sizes.get(position));
    sizes.len() > position
}

/// The operation that defines a memref, before casts; `None` if a cast is from an unranked memref.
fn before_casts(ir: &Ir<'_>, mut op: Op) -> Option<Op> {
    while CastOp::cast(ir, op).is_some() {
        let source = op.operand(ir, 0);
        source.ty(ir).rank()?;
        op = source.defining_op(ir)?;
    }
    Some(op)
}

fn is_view_or_alloc(ir: &Ir<'_>, op: Op) -> bool {
    ViewOp::cast(ir, op).is_some() || SubViewOp::cast(ir, op).is_some() || AllocOp::cast(ir, op).is_some()
}

/// The sizes of a view, subview or allocation that are values.
fn dynamic_sizes(ir: &Ir<'_>, op: Op) -> Vec<Value> {
    if let Some(view) = ViewOp::cast(ir, op) {
        return view.sizes(ir).values().collect();
    }
    if let Some(view) = SubViewOp::cast(ir, op) {
        return view.sizes(ir).values().collect();
    }
    AllocOp::cast(ir, op).map_or(Vec::new(), |alloc| alloc.dynamic_sizes(ir).values().collect())
}

/// Whether an operation computes an index from indices as an affine map does.
fn is_index_transformation(ir: &Ir<'_>, op: Op) -> bool {
    AffineApplyOp::cast(ir, op).is_some()
        || AffineDelinearizeIndexOp::cast(ir, op).is_some()
        || AffineLinearizeIndexOp::cast(ir, op).is_some()
}

/// Whether a value is the variable of an affine loop.
pub(super) fn is_induction_variable(ir: &Ir<'_>, value: Value) -> bool {
    let Some(number) = value.argument_number(ir) else { return false };
    let parent = value.parent_block(ir).and_then(|block| block.parent_op(ir));
    parent.is_some_and(|parent| {
        (number == 0 && AffineForOp::cast(ir, parent).is_some())
            || AffineParallelOp::cast(ir, parent).is_some()
    })
}

/// Checks that the operands of a map may be its dimensions and symbols.
pub(super) fn verify_dims_and_symbols(
    ir: &Ir<'_>,
    op: Op,
    operands: impl IntoIterator<Item = Value>,
    dims: u32,
) -> VerifyResult {
    let scope = affine_scope(ir, op);
    for (number, operand) in operands.into_iter().enumerate() {
        if number < dims as usize {
            if !is_dim_in(ir, operand, scope) {
                return Err(VerifyError::new("operand cannot be used as a dimension id"));
            }
        } else if !is_symbol_in(ir, operand, scope) {
            return Err(VerifyError::new("operand cannot be used as a symbol"));
        }
    }
    Ok(())
}
