//! Memory effects of ops.

use rtblgen_backends::ods::model::{Operator, TraitKind};
use rtblgen_ir::ir::definition::DEFAULT_RESOURCE;
use rtblgen_ir::{EffectDef, EffectTarget, MemoryEffect, MemoryEffects};
use rtblgen_records::Record;

use crate::interned::{intern_list, intern_text};

/// Returns the memory effects in the definition of an op.
pub(crate) fn memory_effects(operator: &Operator<'_>) -> Option<MemoryEffects> {
    if operator.traits.iter().any(|own| own.name() == "HasRecursiveMemoryEffects") {
        return Some(MemoryEffects::Recursive);
    }
    let is_said = operator.traits.iter().any(|own| own.kind == TraitKind::Effects);
    let effects = effects(operator);
    if effects.is_empty() && !is_said {
        return None;
    }
    let is_detailed =
        |effect: &EffectDef| effect.target != EffectTarget::Op || effect.resource != DEFAULT_RESOURCE;
    if effects.iter().any(is_detailed) {
        return Some(MemoryEffects::Detailed(intern_list(effects)));
    }
    let mut kinds = Vec::new();
    for effect in effects {
        if !kinds.contains(&effect.effect) {
            kinds.push(effect.effect);
        }
    }
    Some(MemoryEffects::Fixed(intern_list(kinds)))
}

/// Returns the effects of the op before those of its operands and results, by stage.
fn effects(operator: &Operator<'_>) -> Vec<EffectDef> {
    let op_level = operator.traits.iter().filter(|own| own.kind == TraitKind::Effects);
    let lists = op_level.filter_map(|own| own.record.list("effects").ok());
    let of_op = lists.flat_map(|list| list.iter()).filter_map(|value| value.as_record());
    let mut effects: Vec<_> = of_op.filter_map(|record| effect(record, EffectTarget::Op)).collect();
    for (number, value) in operator.operands.iter().enumerate() {
        effects.extend(value.decorators.iter().filter_map(|own| effect(*own, EffectTarget::Operand(number))));
    }
    for (number, value) in operator.results.iter().enumerate() {
        effects.extend(value.decorators.iter().filter_map(|own| effect(*own, EffectTarget::Result(number))));
    }
    effects.sort_by_key(|(stage, _)| *stage);
    effects.into_iter().map(|(_, effect)| effect).collect()
}

fn effect(record: Record<'_>, target: EffectTarget) -> Option<(i64, EffectDef)> {
    let effect = match record.str("effect").ok()?.rsplit("::").next()? {
        "Allocate" => MemoryEffect::Allocate,
        "Free" => MemoryEffect::Free,
        "Read" => MemoryEffect::Read,
        "Write" => MemoryEffect::Write,
        _ => return None,
    };
    let resource = match record.str("resource") {
        Ok(resource) if resource != DEFAULT_RESOURCE => intern_text(resource),
        _ => DEFAULT_RESOURCE,
    };
    Some((record.int("stage").unwrap_or(0), EffectDef { effect, target, resource }))
}
