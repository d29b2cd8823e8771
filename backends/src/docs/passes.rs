//! Documentation of passes: from their records to Markdown.

use rtblgen_records::{Record, RecordError, Records};
use tblgen_parser::Diagnostic;

use crate::docs::text;

/// Documents the passes of a file, sorted by their arguments.
pub(crate) fn document(records: &Records) -> Result<String, Vec<Diagnostic>> {
    let mut out = text::HEADER.to_owned();
    let passes: Result<Vec<_>, RecordError> =
        records.derived("PassBase").map(|record| Ok((record.str("argument")?, record))).collect();
    let mut passes = passes.map_err(|error| vec![error.into()])?;
    passes.sort_by_key(|(argument, _)| *argument);
    for (argument, record) in passes {
        write(&mut out, argument, record).map_err(|error| vec![error.into()])?;
    }
    Ok(out)
}

fn write(out: &mut String, argument: &str, record: Record<'_>) -> Result<(), RecordError> {
    out.push_str(&format!("\n### `-{argument}`\n"));
    text::summary(out, record.str("summary")?);
    let description = record.str("description")?;
    if !description.is_empty() {
        out.push('\n');
        text::description(out, description);
    }
    table(out, "Options", "-", &rows(record, "options", "argument")?);
    table(out, "Statistics", "", &rows(record, "statistics", "name")?);
    Ok(())
}

fn rows<'r>(record: Record<'r>, field: &str, name: &str) -> Result<Vec<(&'r str, &'r str)>, RecordError> {
    let listed = record.list(field)?.iter().filter_map(|value| value.as_record());
    listed.map(|own| Ok((own.str(name)?, own.str("description")?))).collect()
}

/// Names and descriptions in two columns.
fn table(out: &mut String, heading: &str, mark: &str, rows: &[(&str, &str)]) {
    if rows.is_empty() {
        return;
    }
    out.push_str(&format!("\n#### {heading}\n\n```\n"));
    let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or_default();
    for (name, description) in rows {
        // The width counts bytes, as MLIR's does.
        let blanks = " ".repeat(width - name.len());
        out.push_str(&format!("{mark}{name}{blanks} : {description}\n"));
    }
    out.push_str("```\n");
}
