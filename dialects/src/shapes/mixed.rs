//! Lists of indices, each of which is a constant or a value (MLIR's `OpFoldResult`s and `StaticValueUtils`).

use rtblgen_runtime::context::Context;
use rtblgen_runtime::context::attributes::{Attribute, DenseArrayAttr};
use rtblgen_runtime::context::types::DYNAMIC;
use rtblgen_runtime::interfaces::OpFoldResult;
use rtblgen_runtime::ir::{Ir, Value};

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
