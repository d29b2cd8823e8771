//! The `math` dialect: mathematical functions.

mod fold;

use rtblgen_runtime::{Attribute, Builder, Location, MaterializeConstant, Op, Type};

use crate::arith::{ArithDialect, i1_same_shape};

rtblgen_runtime::include_td!("math");

impl MaterializeConstant for MathDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        ArithDialect::materialize_constant(builder, value, ty, location)
    }
}
