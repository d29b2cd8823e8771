//! The `index` dialect: arithmetic of indices, whose width depends on the target.

mod canonicalize;
mod fold;
mod ranges;

use rtblgen_runtime::constants::IntPredicate;
use rtblgen_runtime::interfaces::{CastOpInterface, DialectInliner};
use rtblgen_runtime::{
    AsmNames, Attribute, Builder, DialectRegistry, InitializeDialect, IntegerAttr, Location,
    MaterializeConstant, Op, OpAsm, Type, TypedOp,
};

use crate::inline::InlineAll;

rtblgen_runtime::include_td!("index");

impl From<IndexCmpPredicate> for IntPredicate {
    fn from(predicate: IndexCmpPredicate) -> Self {
        IntPredicate::ALL[predicate as usize]
    }
}

impl MaterializeConstant for IndexDialect {
    fn materialize_constant<'c>(
        builder: &mut dyn Builder<'c>,
        value: Attribute<'c>,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Option<Op> {
        let value = value.cast::<IntegerAttr<'c>>().filter(|value| value.ty() == ty)?;
        if ty.is_integer(1) {
            return Some(BoolConstantOp::build(builder, location, !value.is_zero()).op());
        }
        let value = value.as_i64().filter(|_| ty.is_index())?;
        Some(ConstantOp::build(builder, location, value).op())
    }
}

macro_rules! casts {
    ($($op:ident)*) => {$(
        impl CastOpInterface for $op {
            fn are_cast_compatible<'c>(inputs: &[Type<'c>], outputs: &[Type<'c>]) -> bool {
                let (&[from], &[to]) = (inputs, outputs) else { return false };
                from.is_index() != to.is_index()
            }
        }
    )*};
}

casts! { CastSOp CastUOp }

impl OpAsm for ConstantOp {
    const NAMES: AsmNames = AsmNames {
        result_names: Some(|ir, op| {
            let value = op.attribute(ir, "value").and_then(|value| value.cast::<IntegerAttr<'_>>());
            value.map(|value| (0, format!("idx{}", value.value()))).into_iter().collect()
        }),
        ..AsmNames::EMPTY
    };
}

impl OpAsm for BoolConstantOp {
    const NAMES: AsmNames = AsmNames {
        result_names: Some(|ir, op| {
            let value = op.attribute(ir, "value").and_then(|value| value.cast::<IntegerAttr<'_>>());
            let name = |value: IntegerAttr<'_>| if value.is_zero() { "false" } else { "true" };
            value.map(|value| (0, name(value).to_owned())).into_iter().collect()
        }),
        ..AsmNames::EMPTY
    };
}

impl InitializeDialect for IndexDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DialectInliner>(&InlineAll);
    }
}
