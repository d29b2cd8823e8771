//! Traits about the types of operands and results.

use crate::context::types::{DYNAMIC, Type};
use crate::ir::VerifyResult;
use crate::ir::definition::TraitDefinition;
use crate::ir::{Ir, Op};

/// Whether two shapes may be the same when sizes that are not known are: both have a shape or neither has, and they agree
/// where both are known.
pub fn have_compatible_shapes(a: Type<'_>, b: Type<'_>) -> bool {
    if a.is_shaped() != b.is_shaped() {
        return false;
    }
    match (a.ranked_shape(), b.ranked_shape()) {
        (Some(a), Some(b)) => compatible(a, b),
        _ => true,
    }
}

/// Whether all of several types may have one shape; scalable vectors do not agree with others.
pub fn have_one_shape(types: &[Type<'_>]) -> bool {
    let Some(first) = types.first() else { return true };
    if types.iter().all(|ty| ty == first) {
        return true;
    }
    let are_alike = types.iter().all(|ty| ty.is_scalable_vector() == first.is_scalable_vector());
    let agrees = |a: &Type<'_>| types.iter().all(|b| have_compatible_shapes(*a, *b));
    are_alike && types.iter().all(agrees)
}

fn compatible(a: &[i64], b: &[i64]) -> bool {
    let agrees = |(a, b): (&i64, &i64)| *a == DYNAMIC || *b == DYNAMIC || a == b;
    a.len() == b.len() && a.iter().zip(b).all(agrees)
}

fn fail_unless(condition: bool, message: &str) -> VerifyResult {
    if condition { Ok(()) } else { Err(message.into()) }
}

fn all_types<'a, 'c>(ir: &'a Ir<'c>, op: Op) -> impl Iterator<Item = Type<'c>> + 'a {
    op.result_types(ir).chain(op.operand_types(ir))
}

/// `SameTypeOperands`.
pub static SAME_TYPE_OPERANDS: TraitDefinition =
    TraitDefinition::verified("SameTypeOperands", |ir, op, _| {
        let mut types = op.operand_types(ir);
        let Some(first) = types.next() else { return Ok(()) };
        fail_unless(types.all(|ty| ty == first), "requires all operands to have the same type")
    });

/// `SameOperandsShape`.
pub static SAME_OPERANDS_SHAPE: TraitDefinition =
    TraitDefinition::verified("SameOperandsShape", |ir, op, _| {
        verify_min_operands(ir, op, 1)?;
        let types: Vec<_> = op.operand_types(ir).collect();
        fail_unless(have_one_shape(&types), "requires the same shape for all operands")
    });

/// `SameOperandsAndResultShape`.
pub static SAME_OPERANDS_AND_RESULT_SHAPE: TraitDefinition =
    TraitDefinition::verified("SameOperandsAndResultShape", |ir, op, _| {
        verify_min_operands(ir, op, 1)?;
        verify_min_results(ir, op, 1)?;
        let types: Vec<_> = all_types(ir, op).collect();
        fail_unless(have_one_shape(&types), "requires the same shape for all operands and results")
    });

/// `SameOperandsElementType`.
pub static SAME_OPERANDS_ELEMENT_TYPE: TraitDefinition =
    TraitDefinition::verified("SameOperandsElementType", |ir, op, _| {
        verify_min_operands(ir, op, 1)?;
        let first = op.operand(ir, 0).ty(ir).element_type_or_self();
        let same = op.operand_types(ir).all(|ty| ty.element_type_or_self() == first);
        fail_unless(same, "requires the same element type for all operands")
    });

/// `SameOperandsAndResultElementType`.
pub static SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE: TraitDefinition =
    TraitDefinition::verified("SameOperandsAndResultElementType", |ir, op, _| {
        verify_min_operands(ir, op, 1)?;
        verify_min_results(ir, op, 1)?;
        let first = op.result(ir, 0).ty(ir).element_type_or_self();
        let same = all_types(ir, op).all(|ty| ty.element_type_or_self() == first);
        fail_unless(same, "requires the same element type for all operands and results")
    });

/// `SameOperandsAndResultType`: the element types and encodings are the same, the shapes compatible.
pub static SAME_OPERANDS_AND_RESULT_TYPE: TraitDefinition =
    TraitDefinition::verified("SameOperandsAndResultType", |ir, op, _| {
        verify_min_operands(ir, op, 1)?;
        verify_min_results(ir, op, 1)?;
        let first = op.result(ir, 0).ty(ir);
        let element = first.element_type_or_self();
        for ty in all_types(ir, op).filter(|ty| *ty != first) {
            let same = ty.element_type_or_self() == element && have_compatible_shapes(ty, first);
            fail_unless(same, "requires the same type for all operands and results")?;
            if first.encoding().is_some() && ty.is_ranked_tensor() {
                let same = ty.encoding() == first.encoding();
                fail_unless(same, "requires the same encoding for all operands and results")?;
            }
        }
        Ok(())
    });

/// `SameOperandsAndResultRank`: of those that have a rank.
pub static SAME_OPERANDS_AND_RESULT_RANK: TraitDefinition =
    TraitDefinition::verified("SameOperandsAndResultRank", |ir, op, _| {
        verify_min_operands(ir, op, 1)?;
        let operands = || op.operand_types(ir).filter_map(Type::rank);
        let results = || op.result_types(ir).filter_map(Type::rank);
        let Some(rank) = operands().chain(results()).next() else { return Ok(()) };
        fail_unless(operands().all(|other| other == rank), "operands don't have matching ranks")?;
        fail_unless(results().all(|other| other == rank), "result type has different rank than operands")
    });

/// `ResultsAreFloatLike`.
pub static RESULTS_ARE_FLOAT_LIKE: TraitDefinition =
    TraitDefinition::verified("ResultsAreFloatLike", |ir, op, _| {
        let floats = op.result_types(ir).all(|ty| tensor_or_vector_element(ty).is_float());
        fail_unless(floats, "requires a floating point type")
    });

/// The elements of a vector or tensor, through tensors of vectors.
fn tensor_or_vector_element(ty: Type<'_>) -> Type<'_> {
    let mut ty = ty;
    while ty.is_tensor() {
        ty = ty.element_type_or_self();
    }
    if ty.is_vector() { ty.element_type_or_self() } else { ty }
}

pub(crate) fn verify_min_operands(ir: &Ir<'_>, op: Op, expected: usize) -> VerifyResult {
    let found = op.operand_count(ir);
    if found >= expected {
        return Ok(());
    }
    Err(format!("expected {expected} or more operands, but found {found}").into())
}

pub(crate) fn verify_min_results(ir: &Ir<'_>, op: Op, expected: usize) -> VerifyResult {
    if op.result_count(ir) >= expected {
        Ok(())
    } else {
        Err(format!("expected {expected} or more results").into())
    }
}
