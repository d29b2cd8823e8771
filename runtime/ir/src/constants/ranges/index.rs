//! Ranges of indices whose width is not known: 32 or 64 bits.

use super::IntRange;

impl IntRange {
    /// The least number of bits of an index.
    pub const NARROW_INDEX: u32 = 32;
    /// The greatest number of bits of an index.
    pub const WIDE_INDEX: u32 = 64;

    /// The result of an operation on indices for both widths: of 64 bits if cutting it to 32 bits gives the result for 32 bits,
    /// as `is_same` compares them; otherwise with the numbers of both (MLIR's `inferIndexOp`).
    pub fn of_indices(
        ranges: &[IntRange],
        is_same: fn(IntRange, IntRange) -> bool,
        infer: impl Fn(&[IntRange]) -> IntRange,
    ) -> Self {
        let wide = infer(ranges);
        let cut: Vec<IntRange> = ranges.iter().map(|range| range.truncate(Self::NARROW_INDEX)).collect();
        let narrow = infer(&cut);
        match is_same(narrow, wide.truncate(Self::NARROW_INDEX)) {
            true => wide,
            false => wide.union(narrow.extend(Self::WIDE_INDEX)),
        }
    }

    /// Whether the signed bounds are the same.
    pub fn is_same_signed(self, other: Self) -> bool {
        self.signed == other.signed
    }

    /// Whether the unsigned bounds are the same.
    pub fn is_same_unsigned(self, other: Self) -> bool {
        self.unsigned == other.unsigned
    }
}
