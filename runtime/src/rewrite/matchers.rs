//! Small questions that patterns ask.

use crate::ir::TypedOp;
use crate::ir::{Ir, Value};

impl Ir<'_> {
    /// The operation that defines `value`, if it is a `T`.
    pub fn defining_op<T: TypedOp>(&self, value: Value) -> Option<T> {
        T::cast(self, value.defining_op(self)?)
    }
}
