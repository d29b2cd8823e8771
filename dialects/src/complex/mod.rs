//! The `complex` dialect: arithmetic of complex numbers.

mod attribute;
mod canonicalize;
mod fold;
mod verify;

use rtblgen_runtime::interfaces::DialectInliner;
use rtblgen_runtime::{
    ArrayAttr, AsmNames, Attribute, Builder, DialectRegistry, InitializeDialect, Location,
    MaterializeConstant, Op, OpAsm, Type, TypedOp,
};

use crate::arith::ArithDialect;
use crate::inline::InlineAll;

rtblgen_runtime::include_td!("complex");
rtblgen_runtime::include_td!("complex_attributes");

impl ConstantOp {
    /// Whether a constant of this value may have this type.
    pub fn is_buildable_with(value: Attribute<'_>, ty: Type<'_>) -> bool {
        let Some(parts) = value.cast::<ArrayAttr<'_>>().filter(|parts| parts.len() == 2) else {
            return false;
        };
        let parts = parts.elements();
        let are_numbers =
            parts.iter().all(|part| part.is_float()) || parts.iter().all(|part| part.is_integer());
        let have_type = parts.iter().all(|part| part.ty() == Some(ty.element_type()));
        ty.is_complex() && are_numbers && have_type
    }
}

impl MaterializeConstant for ComplexDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        if !ConstantOp::is_buildable_with(value, ty) {
            return ArithDialect::materialize_constant(builder, value, ty, location);
        }
        let parts = value.cast::<ArrayAttr<'c>>()?;
        Some(ConstantOp::build(builder, location, ty, parts.elements()).op())
    }
}

impl OpAsm for ConstantOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|_, _| vec![(0, "cst".to_owned())]), ..AsmNames::EMPTY };
}

impl InitializeDialect for ComplexDialect {
    fn initialize(registry: &mut DialectRegistry) {
        register_complex_attributes(registry);
        registry.add_interface::<dyn DialectInliner>(&InlineAll);
    }
}
