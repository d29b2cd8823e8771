//! The documentation of the ops, types and attributes of a file, and the locations of their records.

use std::collections::HashMap;

use rtblgen_backends::ods::code::file::{AttributeModel, File};
use rtblgen_opt::Documentation;
use rtblgen_records::Record;
use tblgen_parser::Span;

/// Returns the documentation by the names of ops, `!types` and `#attributes`.
pub(crate) fn read(file: &File<'_>) -> HashMap<String, Documentation> {
    records(file).map(|(name, record)| (name, of(record))).collect()
}

/// Returns the locations of the records by the same names.
pub(crate) fn places(file: &File<'_>) -> HashMap<String, Span> {
    records(file).map(|(name, record)| (name, record.span())).collect()
}

/// The records of the file by the names of ops, `!types` and `#attributes`.
fn records<'r>(file: &File<'r>) -> impl Iterator<Item = (String, Record<'r>)> {
    let ops = file.ops.iter().flat_map(|(_, ops)| ops);
    let ops = ops.map(|op| (op.qualified_name.clone(), op.record));
    let types = file.types.iter().flat_map(|(_, types)| types);
    let types =
        types.filter_map(|def| Some((format!("!{}.{}", def.dialect_name, def.mnemonic?), def.record)));
    let models = file.attributes.iter().flat_map(|(_, models)| models);
    let attributes = models.filter_map(|model| match model {
        AttributeModel::Parameters(def) => {
            Some((format!("#{}.{}", def.dialect_name, def.mnemonic?), def.record))
        }
        AttributeModel::Enum(own) => Some((format!("#{}.{}", own.dialect, own.mnemonic), own.record)),
    });
    let all: Vec<_> = ops.chain(types).chain(attributes).collect();
    all.into_iter()
}

fn of(record: Record<'_>) -> Documentation {
    let text = |field| record.str_opt(field).ok().flatten().unwrap_or_default().to_owned();
    Documentation {
        summary: text("summary").trim().to_owned(),
        syntax: text("assemblyFormat"),
        description: text("description"),
    }
}
