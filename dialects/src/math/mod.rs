//! The `math` dialect: mathematical functions.

mod fold;

use rtblgen_runtime::interfaces::DialectInliner;
use rtblgen_runtime::{
    Attribute, Builder, DialectRegistry, InitializeDialect, Location, MaterializeConstant, Op, Type,
};

use crate::arith::{ArithDialect, i1_same_shape};
use crate::inline::InlineAll;

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

impl InitializeDialect for MathDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&InlineAll);
        registry.hooks_mut().speculatability = Some(crate::elementwise::speculatability);
    }
}
