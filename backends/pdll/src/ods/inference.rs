//! Whether an operation can infer the types of its results.

use super::Length;
use super::argument::Argument;
use rtblgen_records::Record;

/// An operand or result, by its number.
#[derive(Clone, Copy)]
enum Place {
    Argument,
    Result(usize),
}

/// Whether an operation implements `InferTypeOpInterface`: it lists the trait, or MLIR generates the
/// implementation.
pub(super) fn infers_result_types(
    record: Record<'_>,
    operands: &[Argument<'_>],
    results: &[Argument<'_>],
) -> bool {
    let traits = traits(record);
    if traits.iter().any(|one| is_inference(*one)) {
        return true;
    }
    let is_known = record.records().def("InferTypeOpInterface").is_some();
    if !is_known || results.is_empty() || results.iter().any(|result| result.length() != Length::Single) {
        return false;
    }
    if traits.iter().any(|one| is_native(*one, "SameOperandsAndResultType")) {
        return operands.iter().any(|operand| operand.length() == Length::Single);
    }
    is_generated(&traits, results)
}

/// All traits, those in lists too.
fn traits(record: Record<'_>) -> Vec<Record<'_>> {
    let mut found = Vec::new();
    let mut pending: Vec<_> =
        record.list("traits").map(|list| list.iter().rev().collect()).unwrap_or_default();
    while let Some(value) = pending.pop() {
        let Some(one) = value.as_record() else { continue };
        if let Some(list) = one.is_a("TraitList").then(|| one.list("traits").ok()).flatten() {
            pending.extend(list.iter().rev());
            continue;
        }
        found.push(one);
    }
    found
}

fn is_inference(one: Record<'_>) -> bool {
    let interface = one.is_a("InterfaceTrait") || one.is_a("Interface");
    interface && one.str("cppInterfaceName").is_ok_and(|name| name == "InferTypeOpInterface")
}

fn is_native(one: Record<'_>, name: &str) -> bool {
    one.is_a("NativeTrait") && one.str("trait").is_ok_and(|own| own == name)
}

/// Whether the types of all results follow from their own definition, from operands, or from other results.
fn is_generated(traits: &[Record<'_>], results: &[Argument<'_>]) -> bool {
    let place = |name: &str| match results.iter().position(|result| result.name == name) {
        Some(index) => Place::Result(index),
        None => Place::Argument,
    };
    let mut inferred: Vec<bool> = results.iter().map(|result| is_buildable(result.constraint)).collect();
    // Results whose types follow from each other.
    let mut edges: Vec<(usize, usize)> = Vec::new();
    for one in traits {
        if one.is_a("TypesMatchWith") {
            let (Ok(left), Ok(right)) = (one.str("lhs"), one.str("rhs")) else { continue };
            match (place(left), place(right)) {
                (_, Place::Argument) => {}
                (Place::Argument, Place::Result(target)) => inferred[target] = true,
                (Place::Result(source), Place::Result(target)) => edges.push((source, target)),
            }
        } else if one.is_a("AllTypesMatch") {
            let Ok(values) = one.list("values") else { continue };
            let places: Vec<Place> = values.iter().filter_map(|value| value.as_str()).map(place).collect();
            match_all(&places, &mut inferred, &mut edges);
        }
    }
    propagate(&edges, &mut inferred);
    inferred.iter().all(|inferred| *inferred)
}

fn match_all(places: &[Place], inferred: &mut [bool], edges: &mut Vec<(usize, usize)>) {
    let results = || {
        places.iter().filter_map(|place| match place {
            Place::Result(index) => Some(*index),
            Place::Argument => None,
        })
    };
    let is_known = places.iter().any(|place| match place {
        Place::Argument => true,
        Place::Result(index) => inferred[*index],
    });
    for target in results() {
        inferred[target] |= is_known;
        edges.extend(results().filter(|source| *source != target).map(|source| (source, target)));
    }
}

fn propagate(edges: &[(usize, usize)], inferred: &mut [bool]) {
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for &(source, target) in edges {
            if inferred[source] && !inferred[target] {
                inferred[target] = true;
                is_changed = true;
            }
        }
    }
}

/// The type has a builder of its own: `I32`, but not `AnyInteger`.
fn is_buildable(constraint: Record<'_>) -> bool {
    constraint.str("builderCall").is_ok_and(|call| !call.is_empty())
}
