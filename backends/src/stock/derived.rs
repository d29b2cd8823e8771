//! Replaces the C++ in derived attributes of ops.

use std::collections::HashMap;

use rtblgen_records::Records;

use super::hooks::HookKind;
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::rust::namer;
use crate::rust::snippet::{self, Position};

/// Replaces the bodies of derived attributes by calls of hooks.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let owners = owners(records);
    for record in records.derived("DerivedAttr") {
        let Some((value, text)) = files.text(record, "body") else { continue };
        let spelling = record.str("returnType").unwrap_or_default();
        let Ok(ty) = snippet::signature_type(spelling, Position::Result) else { continue };
        let (of, name) = match owners.get(&record.order()) {
            Some((of, name)) => (of.as_str(), format!("{}_{name}", namer::snake_case(of))),
            None => (record.name(), namer::snake_case(record.name())),
        };
        let kind = HookKind::DerivedAttribute;
        let hook = found.hook_with_type(kind, &name, of.to_owned(), text, value.span(), ty);
        found.set(value, format!("{hook}($_op, ir)"));
    }
}

/// The op that has each derived attribute, and the name there.
fn owners(records: &Records) -> HashMap<u32, (String, String)> {
    let mut owners = HashMap::new();
    for op in records.derived("Op") {
        for field in op.fields() {
            if let Some(own) = field.value().as_record().filter(|own| own.is_a("DerivedAttr")) {
                let names = || (op.name().to_owned(), namer::snake_case(field.name()));
                owners.entry(own.order()).or_insert_with(names);
            }
        }
    }
    owners
}
