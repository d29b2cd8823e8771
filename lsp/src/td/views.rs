//! Output of commands: generated Rust, records, the page of an op.

use rtblgen_backends::generator::generators_of;
use rtblgen_backends::{Generator, generate};
use rtblgen_records::print_records;
use tblgen_parser::Span;

use super::Analysis;
use super::index::EntityKind;
use crate::documents::Documents;

/// Returns the Rust of the file, by all generators with output for it.
///
/// # Errors
///
/// Returns the errors in the file, as text.
pub fn rust(analysis: &Analysis, documents: &Documents) -> Result<String, String> {
    let records = analysis.records(documents).as_ref().map_err(ToString::to_string)?;
    let generators = generators_of(records);
    if generators.is_empty() {
        return Err("the file defines nothing that becomes Rust: no op, type, attribute, enum, interface, pattern, pass or table".to_owned());
    }
    let mut text = String::new();
    for generator in generators {
        let output = generate(generator, analysis.request.clone(), documents)
            .map_err(|failure| failure.to_string())?;
        text += &output.text;
    }
    Ok(text)
}

/// The record at an offset, or all records of the main file.
///
/// # Errors
///
/// Returns the errors in the file, as text.
pub fn records(analysis: &Analysis, offset: Option<u32>, documents: &Documents) -> Result<String, String> {
    let records = analysis.records(documents).as_ref().map_err(ToString::to_string)?;
    if let Some(offset) = offset {
        let name = name_at(analysis, offset);
        let of_kind = |name: &String| {
            let def = records.def(name).map(|record| ("def", record));
            def.or_else(|| records.class(name).map(|record| ("class", record)))
        };
        if let Some((keyword, record)) = name.as_ref().and_then(of_kind) {
            return Ok(format!("{keyword} {record}"));
        }
    }
    let mut bytes = Vec::new();
    print_records(records, &mut bytes).map_err(|error| error.to_string())?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The name of the def at an offset, or of the one around it.
fn name_at(analysis: &Analysis, offset: u32) -> Option<String> {
    let named = analysis.index.at(offset).map(|occurrence| analysis.index.entity(occurrence.entity));
    let named = named.filter(|entity| matches!(entity.kind, EntityKind::Def | EntityKind::Class));
    let around = || analysis.record_around(Span::at(offset)).map(|id| analysis.index.entity(id));
    let entity = named.or_else(around)?;
    Some(analysis.text(entity.name).to_owned())
}

/// The documentation of the op at an offset, or of all ops of the file.
///
/// # Errors
///
/// Returns the errors in the file, as text.
pub fn page(analysis: &Analysis, offset: Option<u32>, documents: &Documents) -> Result<String, String> {
    let records = analysis.records(documents).as_ref().map_err(ToString::to_string)?;
    let mut request = analysis.request.clone();
    let name = offset.and_then(|offset| name_at(analysis, offset));
    let op = name.and_then(|name| records.def(&name)).filter(|record| record.has_field("opName"));
    let full = op.and_then(|op| {
        let dialect = op.record("opDialect").ok()?.str("name").ok()?;
        Some(format!("{dialect}.{}", op.str("opName").ok()?))
    });
    request.filter.op_include_regex = full.map(|name| format!("^{}$", name.replace('.', "\\.")));
    let output = generate(Generator::OpDoc, request, documents).map_err(|failure| failure.to_string())?;
    Ok(output.text)
}
