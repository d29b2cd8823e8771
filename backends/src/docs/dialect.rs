//! A dialect with all that it defines.

use indexmap::IndexMap;
use rtblgen_records::{Record, RecordError, Records};
use tblgen_parser::Diagnostic;

use crate::docs::{definitions, enums, ops, text};
use crate::input::request::Filter;

pub(super) fn document(records: &Records, filter: &Filter) -> Result<String, Vec<Diagnostic>> {
    let dialects: Vec<_> = records.derived("Dialect").collect();
    if dialects.is_empty() {
        return Ok(text::HEADER.to_owned());
    }
    let dialect =
        select(&dialects, filter).map_err(|message| vec![Diagnostic::error_without_span(message)])?;
    let mut out = text::HEADER.to_owned();
    write(&mut out, records, dialect, filter).map_err(|error| vec![error.into()])?;
    Ok(out)
}

/// The dialect that `--dialect` names, or the only one.
pub(crate) fn select<'r>(dialects: &[Record<'r>], filter: &Filter) -> Result<Record<'r>, &'static str> {
    match (dialects, filter.dialect.as_deref().filter(|name| !name.is_empty())) {
        ([only], None) => Ok(*only),
        (_, None) => Err("when more than 1 dialect is present, one must be selected via '-dialect'"),
        (all, Some(wanted)) => all
            .iter()
            .find(|dialect| dialect.str("name") == Ok(wanted))
            .copied()
            .ok_or("selected dialect with '-dialect' does not exist"),
    }
}

fn write(
    out: &mut String,
    records: &Records,
    dialect: Record<'_>,
    filter: &Filter,
) -> Result<(), RecordError> {
    out.push_str(&format!("\n# '{}' Dialect\n", dialect.str("name")?));
    text::summary(out, dialect.str_opt("summary")?.unwrap_or_default());
    let description = dialect.str_opt("description")?.unwrap_or_default();
    if !description.is_empty() {
        out.push('\n');
        text::description(out, description);
    }
    if !description.lines().any(|line| line.trim_start() == "[TOC]") {
        out.push_str("\n[TOC]\n");
    }
    write_ops(out, records, dialect, filter)?;
    let of = |class: &str, field: &str| -> Vec<Record<'_>> {
        records.derived(class).filter(|record| record.record(field) == Ok(dialect)).collect()
    };
    let constraints = |class: &str, def: &str| -> Vec<Record<'_>> {
        of(class, "dialect").into_iter().filter(|record| !record.is_a(def)).collect()
    };
    section(out, "Attribute constraints", &constraints("DialectAttr", "AttrDef"), constraint)?;
    section(out, "Attributes", &of("AttrDef", "dialect"), definitions::write)?;
    section(out, "Type constraints", &constraints("DialectType", "TypeDef"), constraint)?;
    section(out, "Types", &of("TypeDef", "dialect"), definitions::write)?;
    let enums: Vec<_> = records.derived("EnumInfo").collect();
    section(out, "Enums", &enums, enums::write)
}

type Write = fn(&mut String, Record<'_>) -> Result<(), RecordError>;

fn section(out: &mut String, title: &str, records: &[Record<'_>], write: Write) -> Result<(), RecordError> {
    if records.is_empty() {
        return Ok(());
    }
    out.push_str(&format!("\n## {title}\n"));
    records.iter().try_for_each(|record| write(out, *record))
}

fn constraint(out: &mut String, record: Record<'_>) -> Result<(), RecordError> {
    out.push_str(&format!("\n### {}\n\n", record.str("summary")?));
    let description = record.str("description")?;
    if !description.is_empty() {
        text::description(out, description);
        out.push('\n');
    }
    Ok(())
}

/// Ops without a group first, then each group under its own heading.
fn write_ops(
    out: &mut String,
    records: &Records,
    dialect: Record<'_>,
    filter: &Filter,
) -> Result<(), RecordError> {
    let selected = super::selected_ops(records, filter).unwrap_or_default();
    let mut own: Vec<_> = selected.into_iter().filter(|op| op.record("opDialect") == Ok(dialect)).collect();
    // Capitals make no difference; ops whose names are the same stay in order.
    own.sort_by_key(|op| op.str("opName").unwrap_or_default().to_ascii_lowercase());
    if own.is_empty() {
        return Ok(());
    }
    out.push_str("\n## Operations\n");
    let mut groups: IndexMap<Record<'_>, Vec<Record<'_>>> = IndexMap::new();
    for op in own {
        match op.record_opt("opDocGroup")? {
            None => {
                ops::write(out, op, 3)?;
                out.push('\n');
            }
            Some(group) => groups.entry(group).or_default().push(op),
        }
    }
    for (group, members) in groups {
        out.push_str(&format!("\n### {}\n\n", group.str("summary")?));
        let description = group.str("description")?;
        if !description.is_empty() {
            text::description(out, description);
            out.push('\n');
        }
        for op in members {
            ops::write(out, op, 4)?;
            out.push('\n');
        }
    }
    Ok(())
}
