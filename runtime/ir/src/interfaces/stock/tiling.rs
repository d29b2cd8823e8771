//! Parameters and results of the methods of `TilingInterface`.

use crate::interfaces::OpFoldResult;
use crate::ir::{Op, Value};

/// How the iterations of a loop depend on each other (MLIR's `utils::IteratorType`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IteratorType {
    /// The iterations are independent.
    Parallel,
    /// The iterations compute one value.
    Reduction,
}

/// The iterations of a loop: the first one, their number, and the step (MLIR's `Range`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IterationRange<'c> {
    /// The first iteration.
    pub offset: OpFoldResult<'c>,
    /// The number of iterations.
    pub size: OpFoldResult<'c>,
    /// The distance between iterations.
    pub stride: OpFoldResult<'c>,
}

/// A tile: an offset and a size for each loop or dimension.
#[derive(Clone, Debug, PartialEq)]
pub struct TilePosition<'c> {
    /// The offsets.
    pub offsets: Vec<OpFoldResult<'c>>,
    /// The sizes.
    pub sizes: Vec<OpFoldResult<'c>>,
}

/// The result of tiling an op.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TilingResult {
    /// The operations that compute the tile.
    pub tiled_ops: Vec<Op>,
    /// The values of the tile.
    pub tiled_values: Vec<Value>,
    /// The operations that take the slices of operands.
    pub generated_slices: Vec<Op>,
}

/// The result of merging partial reductions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MergeResult {
    /// The operations that merge.
    pub merge_ops: Vec<Op>,
    /// The values that replace the results of the operation.
    pub replacements: Vec<Value>,
}
