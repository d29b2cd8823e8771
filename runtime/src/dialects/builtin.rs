//! The builtin dialect: `builtin.module` and `builtin.unrealized_conversion_cast`.

use crate::context::attributes::StringAttr;
use super::assembly;
use crate::definition::{
    Arity, AsmNames, AttributeConstraint, AttributeDef, AttributePresence, MemoryEffects, OpDefinition,
    RegionConstraint, RegionDef, TypeConstraint, ValueDef,
};
use crate::ir::{Ir, Op};
use crate::symbols::{SYMBOL_NAME, SYMBOL_VISIBILITY};
use crate::verify::{VerifyError, VerifyResult};
use crate::{Dialect, DialectRegistry, traits};

/// The builtin dialect.
#[derive(Clone, Copy, Debug)]
pub struct BuiltinDialect;

impl Dialect for BuiltinDialect {
    const NAME: &'static str = "builtin";

    fn initialize(registry: &mut DialectRegistry) {
        registry.add_ops(&[&MODULE_OP, &UNREALIZED_CONVERSION_CAST_OP]);
    }
}

/// `builtin.module`: a table of symbols, usually the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ModuleOp(Op);

crate::typed_op!(ModuleOp, MODULE_OP);

/// `builtin.unrealized_conversion_cast`: values of some types as values of others, for as long as types are converted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnrealizedConversionCastOp(Op);

crate::typed_op!(UnrealizedConversionCastOp, UNREALIZED_CONVERSION_CAST_OP);

static STRING: AttributeConstraint =
    AttributeConstraint { summary: "string attribute", check: |attribute| attribute.is::<StringAttr<'_>>() };

static ONE_BLOCK: RegionConstraint =
    RegionConstraint { summary: "region with 1 blocks", check: |ir, region| region.has_one_block(ir) };

static MODULE_OP: OpDefinition = OpDefinition {
    name: "builtin.module",
    attributes: &[
        AttributeDef {
            name: SYMBOL_NAME,
            presence: AttributePresence::Optional,
            constraint: &STRING,
            is_property: false,
        },
        AttributeDef {
            name: SYMBOL_VISIBILITY,
            presence: AttributePresence::Optional,
            constraint: &STRING,
            is_property: false,
        },
    ],
    regions: &[RegionDef { name: "bodyRegion", is_variadic: false, constraint: &ONE_BLOCK }],
    traits: &[
        &traits::AFFINE_SCOPE,
        &traits::ISOLATED_FROM_ABOVE,
        &traits::NO_REGION_ARGUMENTS,
        &traits::SYMBOL_TABLE,
        &traits::SYMBOL,
        &traits::NO_TERMINATOR,
        &traits::SINGLE_BLOCK,
        &traits::HAS_ONLY_GRAPH_REGION,
    ],
    verify: Some(verify_module),
    assembly: assembly::MODULE,
    asm: AsmNames { default_dialect: "builtin", ..AsmNames::EMPTY },
    ..OpDefinition::EMPTY
};

static UNREALIZED_CONVERSION_CAST_OP: OpDefinition = OpDefinition {
    name: "builtin.unrealized_conversion_cast",
    operands: &[ValueDef { name: "inputs", arity: Arity::Variadic, constraint: TypeConstraint::ANY }],
    results: &[ValueDef { name: "outputs", arity: Arity::Variadic, constraint: TypeConstraint::ANY }],
    verify: Some(|ir, op| {
        if op.result_count(ir) == 0 {
            Err("expected at least one result for cast operation".into())
        } else {
            Ok(())
        }
    }),
    memory_effects: Some(MemoryEffects::Fixed(&[])),
    assembly: assembly::UNREALIZED_CONVERSION_CAST,
    ..OpDefinition::EMPTY
};

fn verify_module(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let mut discardable = op.discardable_attributes(ir).iter().map(|attribute| attribute.name.value());
    match discardable.find(|name| !name.contains('.')) {
        Some(name) => Err(VerifyError::new(format!(
            "can only contain attributes with dialect-prefixed names, found: '{name}'"
        ))),
        None => Ok(()),
    }
}
