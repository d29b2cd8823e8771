//! Uses of records whose names stand nowhere as a whole: those that a `defm` makes, and those of computed names.

use rtblgen_records::Record;
use serde_json::Value;
use tblgen_parser::Span;

use super::Analysis;
use super::index::{Entity, EntityKind};
use super::navigation::{Target, spot};
use crate::documents::Documents;

/// Whether the file may name a record that the target makes.
pub fn may_make(analysis: &Analysis, target: &Target) -> bool {
    matches!(target.kind, EntityKind::Def | EntityKind::Defm) && !analysis.index.unresolved().is_empty()
}

/// The places that name a record which the def or `defm` makes, as locations. `evaluated` has the records.
pub fn references_of(
    analysis: &Analysis,
    evaluated: &Analysis,
    target: &Target,
    documents: &Documents,
) -> Vec<Value> {
    let Ok(records) = evaluated.records(documents) else { return Vec::new() };
    let is_target = |entity: &&Entity| {
        entity.kind == target.kind && spot(evaluated.sources(), entity.span) == target.spot
    };
    let makers: Vec<&Entity> =
        evaluated.index.entities().map(|(_, entity)| entity).filter(is_target).collect();
    let is_made =
        |name: &str| records.def(name).is_some_and(|record| makers.iter().any(|maker| makes(maker, record)));
    references_where(analysis, documents, is_made)
}

/// The places with the name of one record that a `defm` makes or that has a computed name.
pub fn references_to(analysis: &Analysis, name: &str, documents: &Documents) -> Vec<Value> {
    references_where(analysis, documents, |other| other == name)
}

fn references_where(
    analysis: &Analysis,
    documents: &Documents,
    is_asked: impl Fn(&str) -> bool,
) -> Vec<Value> {
    let places = analysis.places(documents);
    let unresolved = analysis.index.unresolved().iter();
    let asked = unresolved.filter(|(_, name)| is_asked(analysis.text(*name)));
    asked.map(|(span, _)| places.location(*span)).collect()
}

/// Whether a record comes from a def, or through a `defm`.
fn makes(maker: &Entity, record: Record<'_>) -> bool {
    let is_within = |span: Span| maker.whole.start <= span.start && span.end <= maker.whole.end;
    is_within(record.span()) || record.instantiation_spans().iter().copied().any(is_within)
}
