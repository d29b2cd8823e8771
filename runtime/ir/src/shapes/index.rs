//! Indices, each a constant or a value: methods of [`OpFoldResult`].

use crate::context::Context;
use crate::context::attributes::IntegerAttr;
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
            OpFoldResult::Value(value) => {
                ir.match_constant_int(value).and_then(|number| i64::try_from(number).ok())
            }
        }
    }

    /// The value, if it is none of a constant attribute.
    pub fn value(self) -> Option<Value> {
        match self {
            OpFoldResult::Value(value) => Some(value),
            OpFoldResult::Attribute(_) => None,
        }
    }

    /// The same with a constant attribute of type `index` in the place of any constant, except the number that stands for a
    /// dynamic index: it stays a value.
    pub fn constified(self, ir: &Ir<'c>) -> Self {
        self.constant(ir)
            .filter(|number| *number != DYNAMIC)
            .map_or(self, |number| OpFoldResult::index(ir.context(), number))
    }
}
