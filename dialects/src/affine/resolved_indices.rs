//! Indices into the source of a slice, computed from indices into the slice.

use crate::shapes::Slice;
use rtblgen_runtime::affine::{AffineExpr, AffineMap};
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{Location, NoMatch, PatternRewriter, Value};

use super::composed_folded_apply;
use crate::arith::ConstantOp;

type Rewriter<'r, 'c> = PatternRewriter<'r, 'c>;

/// Converts indices into a slice to indices into its source (MLIR's `resolveIndicesIntoOpWithOffsetsAndStrides`).
pub(super) fn resolved<'c>(
    rewriter: &mut Rewriter<'_, 'c>,
    location: Location<'c>,
    slice: &Slice<'c>,
    dropped: &[bool],
    indices: &[OpFoldResult<'c>],
) -> Result<Vec<Value>, NoMatch> {
    let zero = OpFoldResult::index(rewriter.context(), 0);
    let [offset, index, stride] = [0, 1, 2].map(AffineExpr::symbol);
    let map = AffineMap::new(0, 3, vec![offset.plus(&index.times(&stride))]);
    let (mut indices, mut found) = (indices.iter(), Vec::with_capacity(dropped.len()));
    for (dim, is_dropped) in dropped.iter().enumerate() {
        let index = if *is_dropped { zero } else { *indices.next().ok_or(NoMatch)? };
        let symbols = [slice.offsets[dim], index, slice.strides[dim]];
        let place = composed_folded_apply(rewriter, location, &map, &symbols).ok_or(NoMatch)?;
        found.push(index_value(rewriter, location, place)?);
    }
    Ok(found)
}

/// The value of an index; builds a constant for a static one.
pub(super) fn index_value<'c>(
    rewriter: &mut Rewriter<'_, 'c>,
    location: Location<'c>,
    index: OpFoldResult<'c>,
) -> Result<Value, NoMatch> {
    match index {
        OpFoldResult::Value(value) => Ok(value),
        number => {
            let (number, index) = (number.as_static().ok_or(NoMatch)?, rewriter.context().index_type());
            Ok(ConstantOp::of_integer(rewriter, location, index, number.into()))
        }
    }
}

/// The map of a transfer on a slice, for its source: skips the dropped dimensions.
pub(super) fn expanded_map(map: &AffineMap, dropped: &[bool]) -> AffineMap {
    let rank = dropped.len() as u32;
    let kept: Vec<AffineExpr> =
        (0..rank).filter(|dim| !dropped[*dim as usize]).map(AffineExpr::dim).collect();
    map.replace(&kept, &[], rank, 0)
}
