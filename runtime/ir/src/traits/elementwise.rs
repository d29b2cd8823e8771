//! The trait `Elementwise`.

use super::shapes::have_one_shape;
use crate::context::types::{Type, TypeKind};
use crate::ir::definition::TraitDefinition;

/// `Elementwise`: if anything is a vector or tensor, all results are, at least one operand is, and all those agree.
pub static ELEMENTWISE: TraitDefinition = TraitDefinition::verified("Elementwise", |ir, op, _| {
    let is_mappable = |ty: &Type<'_>| ty.is_vector() || ty.is_tensor();
    let operands: Vec<_> = op.operand_types(ir).filter(is_mappable).collect();
    let results: Vec<_> = op.result_types(ir).filter(is_mappable).collect();
    let Some(first) = operands.first().or(results.first()) else { return Ok(()) };
    if operands.is_empty() {
        return Err("if a result is non-scalar, then at least one operand must be non-scalar".into());
    }
    if results.is_empty() {
        return Err("if an operand is non-scalar, then there must be at least one non-scalar result".into());
    }
    if results.len() != op.result_count(ir) {
        return Err("if an operand is non-scalar, then all results must be non-scalar".into());
    }
    let types: Vec<_> = operands.iter().chain(&results).copied().collect();
    let same_base = types.iter().all(|ty| base(*ty) == base(*first));
    if same_base && have_one_shape(&types) {
        Ok(())
    } else {
        Err("all non-scalar operands/results must have the same shape and base type".into())
    }
});

fn base(ty: Type<'_>) -> u8 {
    match ty.kind() {
        TypeKind::Vector { .. } => 0,
        TypeKind::RankedTensor { .. } => 1,
        _ => 2,
    }
}
