//! The `ub` dialect: poison and places that are never reached.

use rtblgen_runtime::interfaces::DialectInliner;
use rtblgen_runtime::{
    Attribute, Builder, Context, DialectRegistry, Fold, FoldOutcome, InitializeDialect, Ir, Location,
    MaterializeConstant, Op, Type, TypedOp,
};

use crate::inline::InlineAll;

rtblgen_runtime::include_td!("ub");

/// Whether an attribute marks a constant, or a part of it, as poison.
pub fn is_poison(attribute: Attribute<'_>) -> bool {
    attribute.interface::<DynPoisonAttrInterface<'_>>().is_some()
}

/// The first of some constants that is poison.
pub fn first_poison<'c>(constants: &[Option<Attribute<'c>>]) -> Option<Attribute<'c>> {
    constants.iter().flatten().copied().find(|attribute| is_poison(*attribute))
}

/// `#ub.poison`.
pub fn poison(context: &Context) -> Attribute<'_> {
    PoisonAttr::get(context).into()
}

impl MaterializeConstant for UbDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        is_poison(value).then(|| PoisonOp::build_with(builder, location, ty, Some(value)).op())
    }
}

impl Fold for PoisonOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.value(ir).into()
    }
}

impl InitializeDialect for UbDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&InlineAll);
    }
}
