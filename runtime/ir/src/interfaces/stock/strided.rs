//! Bounds of offsets, sizes and strides.

use std::fmt;

use crate::constants::IntRange;

/// Bounds of the offsets, sizes and strides of a memref (MLIR's `StridedMetadataRange`). Uninitialized without offsets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StridedMetadataRange {
    /// The offsets; `None` if the range is uninitialized.
    pub offsets: Option<Vec<IntRange>>,
    /// The size of each dimension.
    pub sizes: Vec<IntRange>,
    /// The stride of each dimension.
    pub strides: Vec<IntRange>,
}

impl StridedMetadataRange {
    /// Creates a range from its bounds.
    pub fn ranked(offsets: Vec<IntRange>, sizes: Vec<IntRange>, strides: Vec<IntRange>) -> Self {
        Self { offsets: Some(offsets), sizes, strides }
    }

    /// The range without information, for a given rank: one offset, and a size and a stride for each dimension.
    pub fn full(index_bitwidth: u32, rank: usize) -> Self {
        let full = |count| vec![IntRange::full(index_bitwidth); count];
        Self::ranked(full(1), full(rank), full(rank))
    }

    /// Whether the range is uninitialized.
    pub fn is_uninitialized(&self) -> bool {
        self.offsets.is_none()
    }

    /// The union of two ranges of the same rank.
    pub fn join(&self, other: &Self) -> Self {
        let union = |own: &[IntRange], other: &[IntRange]| -> Vec<IntRange> {
            own.iter().zip(other).map(|(own, other)| own.union(*other)).collect()
        };
        match (&self.offsets, &other.offsets) {
            (None, _) => other.clone(),
            (_, None) => self.clone(),
            (Some(own), Some(offsets)) => Self::ranked(
                union(own, offsets),
                union(&self.sizes, &other.sizes),
                union(&self.strides, &other.strides),
            ),
        }
    }
}

impl fmt::Display for StridedMetadataRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(offsets) = &self.offsets else { return f.write_str("strided_metadata<None>") };
        let listed = |ranges: &[IntRange]| {
            let ranges: Vec<_> = ranges.iter().map(|range| format!("{{{range}}}")).collect();
            ranges.join(", ")
        };
        let (offsets, sizes, strides) = (listed(offsets), listed(&self.sizes), listed(&self.strides));
        write!(f, "strided_metadata<offset = [{offsets}], sizes = [{sizes}], strides = [{strides}]>")
    }
}
