//! Sums of sizes.

use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::{Builder, Location};

/// The sum of some sizes: a number if they are, otherwise that of an `affine.apply`. `None` if it would be one and there is
/// no feature `affine`.
#[cfg(feature = "affine")]
pub(super) fn sum<'c>(
    builder: &mut dyn Builder<'c>,
    location: Location<'c>,
    sizes: &[OpFoldResult<'c>],
) -> Option<OpFoldResult<'c>> {
    use rtblgen_runtime::affine::{AffineExpr, AffineMap};

    let dims = (0..sizes.len() as u32).map(AffineExpr::dim);
    let sum = dims.reduce(|sum, dim| sum + dim)?;
    let map = AffineMap::new(sizes.len() as u32, 0, vec![sum]);
    crate::affine::composed_folded_apply(builder, location, &map, sizes)
}

/// The sum of some sizes, if they are numbers.
#[cfg(not(feature = "affine"))]
pub(super) fn sum<'c>(
    builder: &mut dyn Builder<'c>,
    _: Location<'c>,
    sizes: &[OpFoldResult<'c>],
) -> Option<OpFoldResult<'c>> {
    let numbers = sizes.iter().map(|size| size.constant(builder.ir()));
    let sum = numbers.sum::<Option<i64>>()?;
    Some(OpFoldResult::index(builder.context(), sum))
}
