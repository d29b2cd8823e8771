//! Snippets of interfaces that are one call.

use rtblgen_records::Records;

use super::origin::StockFiles;
use super::replace::Replacements;
use crate::ods::model::interface;

/// Translates `extraClassOf`, where it calls a method of the interface and nothing else.
pub(super) fn replace_class_of(records: &Records, files: &StockFiles, found: &mut Replacements) {
    for record in records.derived("Interface") {
        let Some((value, text)) = files.text(record, "extraClassOf") else { continue };
        let call = text.trim().strip_prefix("return $_").and_then(|rest| rest.strip_suffix("();"));
        let Some((of, method)) = call.and_then(|call| call.split_once('.')) else { continue };
        let arguments = if of == "op" { "ir" } else { "" };
        found.set(value, format!("$_{of}.{}({arguments})", interface::method_name(method)));
    }
}
