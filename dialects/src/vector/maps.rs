//! Affine maps from the dimensions of memory or of an iteration space to those of vectors.

use rtblgen_runtime::Type;
use rtblgen_runtime::affine::{AffineExpr, AffineExprKind, AffineMap};

use super::types::mask_type;

/// The number of the dimension, if the expression is one.
pub(super) fn dim_of(expr: &AffineExpr) -> Option<usize> {
    match expr.kind() {
        AffineExprKind::Dim(position) => Some(*position as usize),
        _ => None,
    }
}

/// The minor identity map `(d0, .., dN) -> (dK, .., dN)` with `count` results.
pub(crate) fn minor_identity(dims: usize, count: usize) -> AffineMap {
    let dims = dims as u32;
    let first = dims.saturating_sub(count as u32);
    AffineMap::new(dims, 0, (first..dims).map(AffineExpr::dim).collect::<Vec<_>>())
}

/// Whether a map is a minor identity map.
pub(crate) fn is_minor_identity(map: &AffineMap) -> bool {
    let (dims, count) = (map.dims() as usize, map.results().len());
    dims >= count && *map == minor_identity(dims, count)
}

/// Whether the results are distinct dimensions (MLIR's `isProjectedPermutation`).
pub(super) fn is_projected_permutation(map: &AffineMap) -> bool {
    let mut seen = vec![false; map.dims() as usize];
    let mut is_new = |result: &AffineExpr| {
        dim_of(result).and_then(|dim| seen.get_mut(dim)).is_some_and(|seen| !std::mem::replace(seen, true))
    };
    map.symbols() == 0 && map.results().iter().all(&mut is_new)
}

/// Whether a map's result is the constant 0, which is a broadcast dimension.
pub(super) fn is_broadcast(result: &AffineExpr) -> bool {
    result.as_constant() == Some(0)
}

/// The default map of a transfer (MLIR's `getTransferMinorIdentityMap`). `None` if the vector has the higher rank.
pub(super) fn transfer_map(shaped: Type<'_>, vector: Type<'_>) -> Option<AffineMap> {
    let rank = shaped.shape().len();
    if rank == 0 && vector.shape() == [1] {
        return Some(AffineMap::new(0, 0, vec![AffineExpr::constant(0)]));
    }
    let of_element = if shaped.element_type().is_vector() { shaped.element_type().shape().len() } else { 0 };
    let count = vector.shape().len().checked_sub(of_element).filter(|count| *count <= rank)?;
    Some(minor_identity(rank, count))
}

/// The type of a transfer's mask, with a lane for each accessed element (MLIR's `inferTransferOpMaskType`). `None` if
/// the map has more results than the vector has dimensions, or a result that is neither a dimension nor a constant.
pub(super) fn transfer_mask_type<'c>(vector: Type<'c>, map: &AffineMap) -> Option<Type<'c>> {
    let (shape, scalable) = (vector.shape(), vector.scalable_dims());
    let mut places: Vec<(usize, usize)> = Vec::new();
    for (number, result) in map.results().iter().enumerate() {
        match dim_of(result) {
            Some(dim) if !places.iter().any(|(known, _)| *known == dim) => places.push((dim, number)),
            Some(_) => {}
            None => _ = result.as_constant()?,
        }
    }
    places.sort_unstable();
    let dims: Option<Vec<_>> =
        places.iter().map(|(_, number)| Some((*shape.get(*number)?, *scalable.get(*number)?))).collect();
    let (mut sizes, mut flags): (Vec<i64>, Vec<bool>) = dims?.into_iter().unzip();
    if sizes.is_empty() {
        (sizes, flags) = (vec![1], vec![false]);
    }
    Some(mask_type(super::types::with_dims(vector, &sizes, &flags)))
}
