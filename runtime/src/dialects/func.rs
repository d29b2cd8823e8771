//! The `func` dialect: `func.func`, `func.call`, `func.call_indirect`, `func.constant` and `func.return`.

use crate::context::attributes::{ArrayAttr, DictionaryAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr};
use crate::context::types::{FunctionType, Type};
use super::assembly;
use crate::definition::{
    Arity, AsmNames, AttributeConstraint, AttributeDef, AttributePresence, FoldOutcome, MemoryEffects, OpDefinition,
    OpPredicate, RegionConstraint, RegionDef, TypeConstraint, ValueDef,
};
use crate::functions::{ARGUMENT_ATTRIBUTES, FUNCTION_TYPE, RESULT_ATTRIBUTES};
use crate::ir::{Ir, Op};
use crate::symbols::{SYMBOL_NAME, SYMBOL_VISIBILITY, SymbolTables};
use crate::verify::{Place, VerifyError, VerifyResult};
use crate::{Dialect, DialectRegistry, TypedOp, traits};

/// The `func` dialect.
#[derive(Clone, Copy, Debug)]
pub struct FuncDialect;

impl Dialect for FuncDialect {
    const NAME: &'static str = "func";

    fn initialize(registry: &mut DialectRegistry) {
        registry.add_ops(&[&FUNC_OP, &CALL_OP, &CALL_INDIRECT_OP, &CONSTANT_OP, &RETURN_OP]);
    }
}

/// `func.func`: a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FuncOp(Op);

/// `func.call`: a call of a function that is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallOp(Op);

/// `func.call_indirect`: a call of a function that is a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallIndirectOp(Op);

/// `func.constant`: a function as a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConstantOp(Op);

/// `func.return`: the end of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReturnOp(Op);

crate::typed_op!(FuncOp, FUNC_OP);
crate::typed_op!(CallOp, CALL_OP);
crate::typed_op!(CallIndirectOp, CALL_INDIRECT_OP);
crate::typed_op!(ConstantOp, CONSTANT_OP);
crate::typed_op!(ReturnOp, RETURN_OP);

static STRING: AttributeConstraint =
    AttributeConstraint { summary: "string attribute", check: |value| value.is::<StringAttr<'_>>() };

static UNIT: AttributeConstraint =
    AttributeConstraint { summary: "unit attribute", check: |value| value.is::<UnitAttr<'_>>() };

static FUNCTION_TYPE_ATTR: AttributeConstraint = AttributeConstraint {
    summary: "type attribute of function type",
    check: |value| value.cast::<TypeAttr<'_>>().is_some_and(|ty| ty.value().is_function()),
};

static FLAT_SYMBOL: AttributeConstraint = AttributeConstraint {
    summary: "flat symbol reference attribute",
    check: |value| value.cast::<SymbolRefAttr<'_>>().is_some_and(SymbolRefAttr::is_flat),
};

static DICTIONARIES: AttributeConstraint = AttributeConstraint {
    summary: "Array of dictionary attributes",
    check: |value| {
        let array = value.cast::<ArrayAttr<'_>>();
        array.is_some_and(|array| array.elements().iter().all(|element| element.is::<DictionaryAttr<'_>>()))
    },
};

static FUNCTION: TypeConstraint = TypeConstraint { summary: "function type", check: |ty| ty.is_function() };

static VARIADIC_ANY: TypeConstraint = TypeConstraint { summary: "variadic of any type", check: |_| true };

const fn attribute(
    name: &'static str,
    presence: AttributePresence,
    constraint: &'static AttributeConstraint,
) -> AttributeDef {
    AttributeDef { name, presence, constraint, is_property: false }
}

const fn values(name: &'static str) -> ValueDef {
    ValueDef { name, arity: Arity::Variadic, constraint: &VARIADIC_ANY }
}

static FUNC_OP: OpDefinition = OpDefinition {
    name: "func.func",
    attributes: &[
        attribute(SYMBOL_NAME, AttributePresence::Required, &STRING),
        attribute(FUNCTION_TYPE, AttributePresence::Required, &FUNCTION_TYPE_ATTR),
        attribute(SYMBOL_VISIBILITY, AttributePresence::Optional, &STRING),
        attribute(ARGUMENT_ATTRIBUTES, AttributePresence::Optional, &DICTIONARIES),
        attribute(RESULT_ATTRIBUTES, AttributePresence::Optional, &DICTIONARIES),
        attribute("no_inline", AttributePresence::Optional, &UNIT),
    ],
    regions: &[RegionDef { name: "body", is_variadic: false, constraint: RegionConstraint::ANY }],
    traits: &[
        &traits::AFFINE_SCOPE,
        &traits::AUTOMATIC_ALLOCATION_SCOPE,
        &traits::SYMBOL,
        &traits::FUNCTION,
        &traits::ISOLATED_FROM_ABOVE,
    ],
    assembly: assembly::FUNCTION,
    asm: AsmNames { default_dialect: "func", ..AsmNames::EMPTY },
    ..OpDefinition::EMPTY
};

static CALL_OP: OpDefinition = OpDefinition {
    name: "func.call",
    operands: &[values("operands")],
    results: &[values("")],
    attributes: &[
        attribute("callee", AttributePresence::Required, &FLAT_SYMBOL),
        attribute(ARGUMENT_ATTRIBUTES, AttributePresence::Optional, &DICTIONARIES),
        attribute(RESULT_ATTRIBUTES, AttributePresence::Optional, &DICTIONARIES),
        attribute("no_inline", AttributePresence::Optional, &UNIT),
    ],
    traits: &[&traits::MEM_REFS_NORMALIZABLE],
    verify_symbol_uses: Some(verify_call),
    assembly: assembly::CALL,
    ..OpDefinition::EMPTY
};

static CALL_INDIRECT_OP: OpDefinition = OpDefinition {
    name: "func.call_indirect",
    operands: &[
        ValueDef { name: "callee", arity: Arity::One, constraint: &FUNCTION },
        values("callee_operands"),
    ],
    results: &[values("results")],
    attributes: &[
        attribute(ARGUMENT_ATTRIBUTES, AttributePresence::Optional, &DICTIONARIES),
        attribute(RESULT_ATTRIBUTES, AttributePresence::Optional, &DICTIONARIES),
    ],
    predicates: &[
        OpPredicate {
            summary: "callee input types match argument types",
            check: |op| {
                callee_type(op.operand(0).ty())
                    .inputs()
                    .iter()
                    .copied()
                    .eq(op.operand_group(1).map(|v| v.ty()))
            },
        },
        OpPredicate {
            summary: "callee result types match result types",
            check: |op| {
                callee_type(op.operand(0).ty()).results().iter().copied().eq(op.results().map(|v| v.ty()))
            },
        },
    ],
    assembly: assembly::CALL_INDIRECT,
    ..OpDefinition::EMPTY
};

static CONSTANT_OP: OpDefinition = OpDefinition {
    name: "func.constant",
    results: &[ValueDef { name: "", arity: Arity::One, constraint: TypeConstraint::ANY }],
    attributes: &[attribute("value", AttributePresence::Required, &FLAT_SYMBOL)],
    traits: &[&traits::ALWAYS_SPECULATABLE_IMPL_TRAIT, &traits::CONSTANT_LIKE],
    memory_effects: Some(MemoryEffects::Fixed(&[])),
    verify_symbol_uses: Some(verify_constant),
    fold: Some(|ir, op, _| op.inherent(ir, 0).map_or(FoldOutcome::NotFolded, FoldOutcome::from)),
    assembly: assembly::CONSTANT,
    asm: AsmNames { result_names: Some(|_, _| vec![(0, "f".to_owned())]), ..AsmNames::EMPTY },
    ..OpDefinition::EMPTY
};

static RETURN_OP: OpDefinition = OpDefinition {
    name: "func.return",
    operands: &[values("operands")],
    traits: &[
        &RETURN_PARENT,
        &traits::ALWAYS_SPECULATABLE_IMPL_TRAIT,
        &traits::MEM_REFS_NORMALIZABLE,
        &traits::RETURN_LIKE,
        &traits::TERMINATOR,
    ],
    memory_effects: Some(MemoryEffects::Fixed(&[])),
    verify: Some(verify_return),
    assembly: assembly::RETURN,
    ..OpDefinition::EMPTY
};

static RETURN_PARENT: traits::TraitDefinition = traits::has_parent(&["func.func"]);

/// The type of an operand whose constraint was checked.
fn callee_type(ty: Type<'_>) -> FunctionType<'_> {
    ty.cast().expect("the callee has a function type")
}

fn verify_return(ir: &Ir<'_>, op: Op) -> VerifyResult {
    let Some(function) = op.parent_op(ir) else { return Ok(()) };
    let Some(ty) = function.function_type(ir) else { return Ok(()) };
    let name = function.symbol_name(ir).map_or("", |name| name.value());
    let (found, expected) = (op.operand_count(ir), ty.results().len());
    if found != expected {
        return Err(
            format!("has {found} operands, but enclosing function (@{name}) returns {expected}").into()
        );
    }
    for (number, (found, expected)) in op.operand_types(ir).zip(ty.results()).enumerate() {
        if found != *expected {
            return Err(VerifyError::plain(format!(
                "type of return operand {number} ('{}') doesn't match function result type ('{}') in function @{name}",
                found, expected
            )));
        }
    }
    Ok(())
}

/// The function that a reference names, if there is one.
fn referenced(ir: &Ir<'_>, op: Op, slot: usize, tables: &mut SymbolTables<'_, '_>) -> (String, Option<Op>) {
    let Some(reference) = op.inherent(ir, slot).and_then(|value| value.cast::<SymbolRefAttr<'_>>()) else {
        return (String::new(), None);
    };
    let function = tables.lookup_nearest(op, reference);
    let function = function.filter(|function| FuncOp::cast(ir, *function).is_some());
    (reference.root().value().to_owned(), function)
}

fn verify_call(ir: &Ir<'_>, op: Op, tables: &mut SymbolTables<'_, '_>) -> VerifyResult {
    let (name, function) = referenced(ir, op, 0, tables);
    let Some(ty) = function.and_then(|function| function.function_type(ir)) else {
        return Err(format!("'{name}' does not reference a valid function").into());
    };
    if op.operand_count(ir) != ty.inputs().len() {
        return Err("incorrect number of operands for callee".into());
    }
    for (number, (found, expected)) in op.operand_types(ir).zip(ty.inputs()).enumerate() {
        if found != *expected {
            return Err(format!(
                "operand type mismatch: expected operand type '{}', but provided '{}' for operand number {number}",
                expected,
                found
            )
            .into());
        }
    }
    if op.result_count(ir) != ty.results().len() {
        return Err("incorrect number of results for callee".into());
    }
    match op.result_types(ir).zip(ty.results()).position(|(found, expected)| found != *expected) {
        None => Ok(()),
        Some(number) => Err(VerifyError::new(format!("result type mismatch at index {number}"))
            .with_note(Place::Here, format!("      op result types: {}", list(op.result_types(ir))))
            .with_note(
                Place::Here,
                format!("function result types: {}", list(ty.results().iter().copied())),
            )),
    }
}

fn list<'c>(types: impl Iterator<Item = Type<'c>>) -> String {
    types.map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
}

fn verify_constant(ir: &Ir<'_>, op: Op, tables: &mut SymbolTables<'_, '_>) -> VerifyResult {
    let (name, function) = referenced(ir, op, 0, tables);
    let Some(function) = function else {
        return Err(format!("reference to undefined function '{name}'").into());
    };
    let ty = function.function_type(ir).map(Type::from);
    if ty == op.result_types(ir).next() {
        Ok(())
    } else {
        Err("reference to function with mismatched type".into())
    }
}
