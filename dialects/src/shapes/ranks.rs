//! Numbers of dimensions: of those whose sizes are given, and of shapes from which dimensions of size 1 are dropped.

use rtblgen_runtime::context::types::{DYNAMIC, Type};
use rtblgen_runtime::ir::{VerifyError, VerifyResult};

/// Checks that as many sizes are given as a type leaves open (MLIR's `verifyDynamicDimensionCount`).
///
/// # Errors
///
/// Fails if there are more or fewer.
pub fn verify_dynamic_sizes(ty: Type<'_>, sizes: usize) -> VerifyResult {
    let expected = ty.shape().iter().filter(|size| **size == DYNAMIC).count();
    if sizes == expected {
        return Ok(());
    }
    let message = format!("incorrect number of dynamic sizes, has {sizes}, expected {expected}");
    Err(VerifyError::new(message))
}

/// The dimensions that are dropped to get one shape from another: some of size 1, as far to the right as is possible.
/// `None` if the shape is no such one (MLIR's `computeRankReductionMask`).
///
/// ```
/// use rtblgen_dialects::shapes::rank_reduction;
///
/// assert_eq!(rank_reduction(&[1, 4, 1], &[4]), Some(vec![true, false, true]));
/// assert_eq!(rank_reduction(&[2, 4], &[4]), None);
/// ```
pub fn rank_reduction(original: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    rank_reduction_by(original, reduced, |own, other| own == other)
}

/// The same where sizes that are not known agree with all others but 1 (`computeRankReductionMask` with `matchDynamic`).
pub fn rank_reduction_of_known(original: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    let may_agree = |own, other| own != 1 && (own == DYNAMIC || other == DYNAMIC);
    rank_reduction_by(original, reduced, |own, other| own == other || may_agree(own, other))
}

fn rank_reduction_by(
    original: &[i64],
    reduced: &[i64],
    agree: impl Fn(i64, i64) -> bool,
) -> Option<Vec<bool>> {
    let mut rest = reduced.iter();
    let mut expected = rest.next();
    let mut is_dropped = Vec::with_capacity(original.len());
    for size in original {
        let is_kept = expected.is_some_and(|expected| agree(*size, *expected));
        if !is_kept && *size != 1 {
            return None;
        }
        if is_kept {
            expected = rest.next();
        }
        is_dropped.push(!is_kept);
    }
    expected.is_none().then_some(is_dropped)
}

/// Why a type is not another one with fewer dimensions (MLIR's `SliceVerificationResult`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SliceMismatch {
    /// It has more dimensions.
    RankTooLarge,
    /// Its sizes are others.
    Size,
    /// Its elements have another type.
    ElementType,
    /// It is in another memory space.
    MemorySpace,
    /// Its layout is another one.
    Layout,
}

impl SliceMismatch {
    /// Compares ranks, sizes and types of elements (MLIR's `isRankReducedType`).
    ///
    /// # Errors
    ///
    /// The first difference.
    pub fn of_types(original: Type<'_>, reduced: Type<'_>) -> Result<(), Self> {
        if original == reduced {
            return Ok(());
        }
        if reduced.shape().len() > original.shape().len() {
            return Err(Self::RankTooLarge);
        }
        if rank_reduction(original.shape(), reduced.shape()).is_none() {
            return Err(Self::Size);
        }
        match original.element_type() == reduced.element_type() {
            true => Ok(()),
            false => Err(Self::ElementType),
        }
    }
}

/// Returns the dimensions that a memref with fewer dimensions does not have, determined by strides where
/// there are more dimensions of size 1 than are dropped. `None` if there are no such dimensions (MLIR's
/// `computeMemRefRankReductionMask`).
pub fn dropped_unit_dims(original: Type<'_>, reduced: Type<'_>, is_unit: &[bool]) -> Option<Vec<bool>> {
    let (full, rank) = (original.shape().len(), reduced.shape().len());
    if full == rank {
        return Some(vec![false; full]);
    }
    let mut is_dropped = is_unit.to_vec();
    let is_complete =
        |is_dropped: &[bool]| is_dropped.iter().filter(|dropped| **dropped).count() + rank == full;
    if is_complete(&is_dropped) {
        return Some(is_dropped);
    }
    let (strides, _) = original.strides_and_offset()?;
    let (kept, _) = reduced.strides_and_offset()?;
    let occurrences = |strides: &[i64], stride: i64| strides.iter().filter(|own| **own == stride).count();
    let mut left = strides.clone();
    for (index, stride) in strides.iter().enumerate().filter(|(index, _)| is_unit[*index]) {
        let (own, other) = (occurrences(&left, *stride), occurrences(&kept, *stride));
        if own < other {
            return None;
        }
        match left.iter().position(|other| other == stride).filter(|_| own > other) {
            Some(at) => drop(left.remove(at)),
            None => is_dropped[index] = false,
        }
    }
    is_complete(&is_dropped).then_some(is_dropped)
}
