//! Hover texts for names with `$`: the operand of an op, and what a name in a pattern is bound to.

use rtblgen_records::{Record, Records, Value};
use tblgen_parser::Span;

use super::Analysis;
use super::index::{Entity, EntityId, EntityKind};

/// The hover of an operand or of a name in a pattern.
pub fn text(analysis: &Analysis, id: EntityId, place: Span, records: Option<&Records>) -> String {
    let entity = analysis.index.entity(id);
    match entity.kind {
        EntityKind::Operand => operand(analysis, entity, place, records),
        _ => bound(analysis, id, records),
    }
}

fn operand(analysis: &Analysis, entity: &Entity, place: Span, records: Option<&Records>) -> String {
    let name = analysis.text(entity.name);
    // The record around the place may have another constraint than the class that declares the operand.
    let around = analysis.record_around(place).or(entity.owner).map(|id| analysis.index.entity(id));
    let record = around.zip(records).and_then(|(around, records)| {
        let name = analysis.text(around.name);
        records.def(name).or_else(|| records.class(name))
    });
    let found = record.and_then(|record| operand_of(record, name));
    let mut text = match (found, around) {
        (Some((operator, constraint)), Some(around)) => {
            format!("**{}** `{name}` of `{}`\n***\n", kind(operator, constraint), analysis.text(around.name))
        }
        _ => format!("**operand** `{name}`\n***\n"),
    };
    if let Some(written) = entity.type_span {
        text += &format!("Constraint: `{}`\n", one_line(analysis.sources().text(written)));
    }
    text + &found.map(|(_, constraint)| summary(constraint)).unwrap_or_default()
}

fn bound(analysis: &Analysis, id: EntityId, records: Option<&Records>) -> String {
    let name = analysis.text(analysis.index.entity(id).name);
    let mut text = format!("**bound** `{name}`\n***\n");
    let Some(binding) = analysis.index.binding(id) else { return text };
    let op = analysis.text(analysis.index.entity(binding.op).name);
    let record = records.and_then(|records| records.def(op));
    let Some(position) = binding.argument else {
        let summary = record.and_then(|record| record.str("summary").ok()).unwrap_or_default();
        return text + &format!("The results of `{op}`\n\n{summary}\n");
    };
    let arguments = record.and_then(|record| record.dag("arguments").ok());
    let argument = arguments.filter(|dag| (position as usize) < dag.len());
    if let Some(dag) = argument {
        let constraint = dag.arg(position as usize);
        let kind = kind("ins", constraint);
        let operand = dag.arg_name(position as usize).unwrap_or("?");
        text += &format!(
            "The {kind} `{operand}` of `{op}`\n\nConstraint: `{}`\n",
            one_line(&constraint.to_string())
        );
        text += &summary(constraint);
    }
    text
}

/// The operand of a record: the operator of its dag, and the constraint.
fn operand_of<'r>(record: Record<'r>, name: &str) -> Option<(&'r str, Value<'r>)> {
    record.fields().find_map(|field| {
        let dag = field.value().as_dag()?;
        let (constraint, _) = dag.args().find(|(_, known)| *known == Some(name))?;
        Some((dag.operator_record()?.name(), constraint))
    })
}

/// The word for an operand by its dag and its constraint.
fn kind(operator: &str, constraint: Value<'_>) -> &'static str {
    let classes = [("TypeConstraint", "operand"), ("AttrConstraint", "attribute"), ("Property", "property")];
    let is_a = |class: &str| constraint.as_record().is_some_and(|record| record.is_a(class));
    match operator {
        "outs" => "result",
        "region" => "region",
        "successor" => "successor",
        _ => classes.iter().find(|(class, _)| is_a(class)).map_or("parameter", |(_, word)| word),
    }
}

/// The summary and the description of a constraint.
fn summary(constraint: Value<'_>) -> String {
    let Some(record) = constraint.as_record() else { return String::new() };
    let texts = ["summary", "description"].map(|field| record.str(field).unwrap_or_default().trim());
    texts.iter().filter(|text| !text.is_empty()).map(|text| format!("\n{text}\n")).collect()
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
