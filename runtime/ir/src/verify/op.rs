//! Verification of an operation against its definition.

use crate::context::attributes::Attribute;
use crate::context::definition::TypeConstraint;
use crate::context::types::Type;
use crate::ir::definition::{Arity, AttributePresence, OpDefinition, Segments, TypeInference, ValueDef};
use crate::ir::{Ir, Op, OpName, OpView};
use crate::ir::{VerifyError, VerifyResult};
use crate::missing_hooks::with_noted_hooks;
use crate::traits::TERMINATOR;
use crate::traits::verify_min_operands;

/// Checks all conditions except those on the operations in the regions.
pub(super) fn verify_invariants(ir: &Ir<'_>, op: Op, definition: &'static OpDefinition) -> VerifyResult {
    verify_counts(ir, op, definition)?;
    for definition in definition.traits.iter().filter(|definition| definition.is_structural) {
        definition.verify.map_or(Ok(()), |verify| verify(ir, op, definition))?;
    }
    verify_description(ir, op, definition)?;
    for definition in definition.traits.iter().filter(|definition| !definition.is_structural) {
        definition.verify.map_or(Ok(()), |verify| verify(ir, op, definition))?;
    }
    definition.verify.map_or(Ok(()), |verify| verify(ir, op))
}

/// Whether operations of a name have a check of [`verify_region_invariants`].
pub(super) fn has_region_invariants(name: OpName<'_>, definition: &OpDefinition) -> bool {
    definition.verify_regions.is_some()
        || definition.traits.iter().any(|own| own.verify_regions.is_some())
        || name.type_inference().is_some()
}

/// Checks the conditions on the operations in the regions.
pub(super) fn verify_region_invariants(
    ir: &Ir<'_>,
    op: Op,
    definition: &'static OpDefinition,
) -> VerifyResult {
    for definition in definition.traits {
        definition.verify_regions.map_or(Ok(()), |verify| verify(ir, op, definition))?;
    }
    op.name(ir).type_inference().map_or(Ok(()), |inference| verify_inferred(ir, op, inference))?;
    definition.verify_regions.map_or(Ok(()), |verify| verify(ir, op))
}

/// The types of the results are those that follow from the rest.
fn verify_inferred(ir: &Ir<'_>, op: Op, inference: TypeInference) -> VerifyResult {
    if inference.is_evident(ir, op) {
        return Ok(());
    }
    let inferred = inference
        .infer_again(ir, op)
        .map_err(|reason| VerifyError::new("failed to infer returned types").after(reason))?;
    if op.result_types(ir).eq(inferred.iter().copied()) {
        return Ok(());
    }
    let list = |types: &mut dyn Iterator<Item = Type<'_>>| {
        types.map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
    };
    let reason = format!(
        "'{}' op inferred type(s) {} are incompatible with return type(s) of operation {}",
        op.name(ir),
        list(&mut inferred.into_iter()),
        list(&mut op.result_types(ir))
    );
    Err(VerifyError::new("failed to infer returned types").after(reason))
}

/// The number of regions, results, successors and operands, in this order.
fn verify_counts(ir: &Ir<'_>, op: Op, definition: &OpDefinition) -> VerifyResult {
    let regions = definition.regions.iter().filter(|region| !region.is_variadic).count();
    let more_regions = regions < definition.regions.len();
    verify_count("region", "one region", op.region_count(ir), regions, more_regions)?;
    let (results, more_results) = minimum(definition.results);
    verify_count("result", "one result", op.result_count(ir), results, more_results)?;
    verify_successors(ir, op, definition)?;
    let (operands, more_operands) = minimum(definition.operands);
    match (op.operand_count(ir), operands, more_operands) {
        (found, 0, false) if found != 0 => Err("requires zero operands".into()),
        (found, 1, false) if found != 1 => Err("requires a single operand".into()),
        (found, expected, false) if found != expected => {
            Err(format!("expected {expected} operands, but found {found}").into())
        }
        (_, expected, true) => verify_min_operands(ir, op, expected),
        _ => Ok(()),
    }
}

/// The number of values that do not vary in number, and whether there are others.
fn minimum(defs: &[ValueDef]) -> (usize, bool) {
    let fixed = defs.iter().filter(|def| !def.arity.is_variable()).count();
    (fixed, fixed < defs.len())
}

fn verify_count(what: &str, one: &str, found: usize, expected: usize, or_more: bool) -> VerifyResult {
    match (expected, or_more) {
        (expected, true) if found < expected => Err(format!("expected {expected} or more {what}s").into()),
        (_, true) => Ok(()),
        (expected, false) if found == expected => Ok(()),
        (0, false) => Err(format!("requires zero {what}s").into()),
        (1, false) => Err(format!("requires {one}").into()),
        (expected, false) => Err(format!("expected {expected} {what}s").into()),
    }
}

fn verify_successors(ir: &Ir<'_>, op: Op, definition: &OpDefinition) -> VerifyResult {
    let expected = definition.successors.iter().filter(|successor| !successor.is_variadic).count();
    let found = op.successor_count(ir);
    if expected < definition.successors.len() {
        if found < expected {
            return Err(format!("requires at least {expected} successors but found {found}").into());
        }
    } else if found != expected {
        let plural = if expected == 1 { "" } else { "s" };
        return Err(format!("requires {expected} successor{plural} but found {found}").into());
    }
    if found != 0 && !definition.has_trait(&TERMINATOR) {
        return Err("successors in non-terminator".into());
    }
    Ok(())
}

/// Attributes, operands, results, predicates, regions and successors, in this order.
fn verify_description(ir: &Ir<'_>, op: Op, definition: &OpDefinition) -> VerifyResult {
    verify_attributes(ir, op, definition)?;
    verify_values(ir, op, definition.operands, definition.operand_segments, Side::Operand)?;
    verify_values(ir, op, definition.results, definition.result_segments, Side::Result)?;
    for predicate in definition.predicates {
        let holds = || (predicate.check)(op.view(ir));
        if !holds() {
            let hooks = with_noted_hooks(holds).err().unwrap_or_default();
            return Err(format!("failed to verify that {}{hooks}", predicate.summary).into());
        }
    }
    verify_regions(ir, op, definition)?;
    verify_successor_constraints(ir, op, definition)
}

fn verify_attributes(ir: &Ir<'_>, op: Op, definition: &OpDefinition) -> VerifyResult {
    Ok(verify_attributes_of(definition, |slot| op.inherent(ir, slot), Some(op.view(ir)))?)
}

/// Returns the error in the attributes in the slots of a definition. Constraints that read the operation need one.
pub(crate) fn verify_attributes_of<'c>(
    definition: &OpDefinition,
    inherent: impl Fn(usize) -> Option<Attribute<'c>>,
    op: Option<OpView<'_, 'c>>,
) -> Result<(), String> {
    let missing = definition.attributes.iter().enumerate().filter(|(slot, attribute)| {
        matches!(attribute.presence, AttributePresence::Required)
            && attribute.property.is_none()
            && inherent(*slot).is_none()
    });
    if let Some(name) = missing.map(|(_, attribute)| attribute.name).min() {
        return Err(format!("requires attribute '{name}'"));
    }
    for (slot, attribute) in definition.attributes.iter().enumerate() {
        let Some(value) = inherent(slot) else { continue };
        let holds = || match (attribute.in_op, op) {
            (Some(check), Some(op)) => check(op, value),
            _ => (attribute.constraint.check)(value),
        };
        if attribute.property.is_none() && holds() {
            continue;
        }
        with_noted_hooks(holds).map_err(|hooks| {
            let what = if attribute.property.is_some() { "property" } else { "attribute" };
            let summary = attribute.constraint.summary;
            format!("{what} '{}' failed to satisfy constraint: {summary}{hooks}", attribute.name)
        })?;
    }
    Ok(())
}

#[derive(Clone, Copy)]
enum Side {
    Operand,
    Result,
}

fn verify_values(ir: &Ir<'_>, op: Op, defs: &[ValueDef], segments: Segments, side: Side) -> VerifyResult {
    let what = match side {
        Side::Operand => "operand",
        Side::Result => "result",
    };
    // Without a variable one, the index of the definition is that of the value.
    let is_one_each = segments != Segments::AttrSized && defs.iter().all(|def| !def.arity.is_variable());
    for (number, def) in defs.iter().enumerate() {
        let range = match side {
            _ if is_one_each => number..number + 1,
            Side::Operand => op.operand_segment(ir, number),
            Side::Result => op.result_segment(ir, number),
        };
        let count = range.len();
        let required = match def.arity {
            Arity::Optional if count > 1 => Some("0 or 1 element"),
            // MLIR reads a value of another group then.
            Arity::One if count != 1 => Some("1 element"),
            _ => None,
        };
        if let Some(required) = required {
            let group = format!("{what} group starting at #{}", range.start);
            return Err(format!("{group} requires {required}, but found {count}").into());
        }
        for index in range {
            let ty = match side {
                Side::Operand => op.operand(ir, index).ty(ir),
                Side::Result => op.result(ir, index).ty(ir),
            };
            let TypeConstraint { check, summary, .. } = def.constraint;
            let holds = || def.in_op.map_or_else(|| check(ty), |check| check(op.view(ir), ty));
            if !holds() {
                let hooks = with_noted_hooks(holds).err().unwrap_or_default();
                return Err(format!("{what} #{index} must be {summary}, but got '{ty}'{hooks}").into());
            }
        }
        if let Arity::VariadicOfVariadic { sizes } = def.arity {
            verify_group_sizes(ir, op, def.name, usize::from(sizes), count)?;
        }
    }
    Ok(())
}

/// The groups of a variadic of variadic have all of its values.
fn verify_group_sizes(ir: &Ir<'_>, op: Op, name: &str, slot: usize, count: usize) -> VerifyResult {
    let attribute = op.definition(ir).map_or("", |definition| definition.attributes[slot].name);
    let sizes = op.inherent(ir, slot).map(|sizes| sizes.dense_array_value::<i32>()).unwrap_or_default();
    if sizes.iter().any(|size| *size < 0) {
        return Err(format!("'{attribute}' attribute cannot have negative elements").into());
    }
    let total: i64 = sizes.iter().map(|size| i64::from(*size)).sum();
    if usize::try_from(total) == Ok(count) {
        return Ok(());
    }
    let message = format!(
        "{name} count ({count}) does not match with the total size ({total}) specified in attribute '{attribute}'"
    );
    Err(message.into())
}

fn verify_regions(ir: &Ir<'_>, op: Op, definition: &OpDefinition) -> VerifyResult {
    for (index, region) in op.regions(ir).enumerate() {
        // The last one stands for all remaining ones, if it is variadic.
        let Some(def) = definition.regions.get(index).or(definition.regions.last()) else { return Ok(()) };
        let holds = || {
            def.in_op.map_or_else(|| (def.constraint.check)(ir, region), |check| check(op.view(ir), region))
        };
        if !holds() {
            let hooks = with_noted_hooks(holds).err().unwrap_or_default();
            let name = if def.name.is_empty() { String::new() } else { format!("('{}') ", def.name) };
            let summary = def.constraint.summary;
            return Err(format!("region #{index} {name}failed to verify constraint: {summary}{hooks}").into());
        }
    }
    Ok(())
}

fn verify_successor_constraints(ir: &Ir<'_>, op: Op, definition: &OpDefinition) -> VerifyResult {
    for (index, successor) in op.successors(ir).enumerate() {
        let Some(def) = definition.successors.get(index).or(definition.successors.last()) else {
            return Ok(());
        };
        let holds = || {
            def.in_op
                .map_or_else(|| (def.constraint.check)(ir, successor), |check| check(op.view(ir), successor))
        };
        if !holds() {
            let hooks = with_noted_hooks(holds).err().unwrap_or_default();
            // The misplaced quote is MLIR's.
            let name = if def.name.is_empty() { String::new() } else { format!("('{})' ", def.name) };
            let summary = def.constraint.summary;
            return Err(
                format!("successor #{index} {name}failed to verify constraint: {summary}{hooks}").into()
            );
        }
    }
    Ok(())
}
