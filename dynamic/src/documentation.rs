//! The documentation of a file's ops, types and attributes.

use std::collections::HashMap;

use rtblgen_backends::ods::code::file::{AttributeModel, File};
use rtblgen_opt::Documentation;
use rtblgen_records::Record;

/// Returns the documentation by the names of ops, `!types` and `#attributes`.
pub(crate) fn read(file: &File<'_>) -> HashMap<String, Documentation> {
    let mut all = HashMap::new();
    let ops = file.ops.iter().flat_map(|(_, ops)| ops);
    all.extend(ops.map(|op| (op.qualified_name.clone(), of(op.record))));
    let types = file.types.iter().flat_map(|(_, types)| types);
    all.extend(
        types.filter_map(|def| Some((format!("!{}.{}", def.dialect_name, def.mnemonic?), of(def.record)))),
    );
    for model in file.attributes.iter().flat_map(|(_, models)| models) {
        match model {
            AttributeModel::Parameters(def) => {
                if let Some(mnemonic) = def.mnemonic {
                    all.insert(format!("#{}.{mnemonic}", def.dialect_name), of(def.record));
                }
            }
            AttributeModel::Enum(own) => {
                all.insert(format!("#{}.{}", own.dialect, own.mnemonic), of(own.record));
            }
        }
    }
    all
}

fn of(record: Record<'_>) -> Documentation {
    let text = |field| record.str_opt(field).ok().flatten().unwrap_or_default().to_owned();
    Documentation {
        summary: text("summary").trim().to_owned(),
        syntax: text("assemblyFormat"),
        description: text("description"),
    }
}
