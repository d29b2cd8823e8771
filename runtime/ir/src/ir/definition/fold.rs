//! Results of folding.

use crate::context::attributes::{Attribute, TypedAttribute};
use crate::ir::{TypedValue, Value};

/// The result of a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoldOutcome<'c> {
    /// The operation does not fold.
    NotFolded,
    /// The operation is to be changed in place.
    InPlace(Vec<FoldEdit<'c>>),
    /// Each result is a constant or another value.
    Replaced(smallvec::SmallVec<[FoldResult<'c>; 1]>),
}

/// A change that a folder requests for its operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoldEdit<'c> {
    /// The operand of this number becomes another value.
    Operand(usize, Value),
    /// All operands become these.
    Operands(Vec<Value>),
    /// The attribute of this name, inherent or discardable, is set, or removed.
    Attribute(&'static str, Option<Attribute<'c>>),
    /// The regions of these numbers exchange their blocks.
    SwapRegions(usize, usize),
}

/// A constant or a value: the fold of a result, and a size, an offset or a bound that may be known (MLIR's
/// `OpFoldResult`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldResult<'c> {
    /// A constant.
    Attribute(Attribute<'c>),
    /// A value.
    Value(Value),
}

impl<'c, A: TypedAttribute<'c>> From<A> for FoldOutcome<'c> {
    fn from(attribute: A) -> Self {
        FoldOutcome::Replaced(smallvec::smallvec![FoldResult::Attribute(attribute.as_attribute())])
    }
}

impl From<Value> for FoldOutcome<'_> {
    fn from(value: Value) -> Self {
        FoldOutcome::Replaced(smallvec::smallvec![FoldResult::Value(value)])
    }
}

impl<K> From<TypedValue<K>> for FoldOutcome<'_> {
    fn from(value: TypedValue<K>) -> Self {
        Self::from(*value)
    }
}

impl<'c> From<FoldResult<'c>> for FoldOutcome<'c> {
    fn from(result: FoldResult<'c>) -> Self {
        FoldOutcome::Replaced(smallvec::smallvec![result])
    }
}

impl<'c, T: Into<FoldOutcome<'c>>> From<Option<T>> for FoldOutcome<'c> {
    fn from(found: Option<T>) -> Self {
        found.map_or(FoldOutcome::NotFolded, Into::into)
    }
}
