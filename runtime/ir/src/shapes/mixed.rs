//! Lists of indices, each of which is a constant or a value (MLIR's `OpFoldResult`s and `StaticValueUtils`).

use crate::context::Context;
use crate::context::attributes::{Attribute, DenseArrayAttr, IntegerAttr};
use crate::context::types::DYNAMIC;
use crate::interfaces::OpFoldResult;
use crate::ir::{Ir, Value};

impl<'c> OpFoldResult<'c> {
    /// A constant index.
    pub fn index(context: &'c Context, number: i64) -> Self {
        OpFoldResult::Attribute(context.index_attr(number))
    }

    /// The number, if it is a constant in an attribute.
    pub fn as_static(self) -> Option<i64> {
        match self {
            OpFoldResult::Attribute(attribute) => attribute.cast::<IntegerAttr<'c>>()?.as_i64(),
            OpFoldResult::Value(_) => None,
        }
    }

    /// The number, if it is a constant or the value of one (MLIR's `getConstantIntValue`).
    pub fn constant(self, ir: &Ir<'_>) -> Option<i64> {
        match self {
            OpFoldResult::Attribute(_) => self.as_static(),
            OpFoldResult::Value(value) => constant_index(ir, value),
        }
    }

    /// The value, if it is none of a constant attribute.
    pub fn value(self) -> Option<Value> {
        match self {
            OpFoldResult::Value(value) => Some(value),
            OpFoldResult::Attribute(_) => None,
        }
    }

    /// The same with a constant attribute of type `index` in the place of any constant.
    pub fn constified(self, ir: &Ir<'c>) -> Self {
        self.constant(ir).map_or(self, |number| OpFoldResult::index(ir.context(), number))
    }
}

/// The number of a value that is a constant integer.
pub fn constant_index(ir: &Ir<'_>, value: Value) -> Option<i64> {
    ir.match_constant_int(value).and_then(|number| i64::try_from(number).ok())
}

/// The numbers of an attribute such as `static_sizes`; none of any other attribute.
pub fn static_indices(attribute: Option<Attribute<'_>>) -> Vec<i64> {
    let numbers = attribute.and_then(|attribute| attribute.cast::<DenseArrayAttr<'_>>()?.values::<i64>());
    numbers.unwrap_or_default()
}

/// The indices of a list of numbers, with values in the places of [`DYNAMIC`] (MLIR's `getMixedValues`).
pub fn mixed<'c>(
    context: &'c Context,
    numbers: &[i64],
    values: impl IntoIterator<Item = impl Into<Value>>,
) -> Vec<OpFoldResult<'c>> {
    let mut values = values.into_iter();
    let index = |number: &i64| match *number {
        DYNAMIC => values.next().map(|value| OpFoldResult::Value(value.into())),
        number => Some(OpFoldResult::index(context, number)),
    };
    numbers.iter().map_while(index).collect()
}

/// The values of a list of indices, and the numbers, with [`DYNAMIC`] in the places of values (MLIR's
/// `dispatchIndexOpFoldResults`).
pub fn dispatch(indices: &[OpFoldResult<'_>]) -> (Vec<Value>, Vec<i64>) {
    let values = indices.iter().filter_map(|index| index.value()).collect();
    (values, indices.iter().map(|index| index.as_static().unwrap_or(DYNAMIC)).collect())
}
