//! Properties of C++ classes: their conversions.

use rtblgen_records::Records;

use super::hooks::HookKind;
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::rust::{namer, snippet};

/// Replaces the conversions of properties by calls of hooks, and their types by types in module `hooks`.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    for record in records.derived("Property") {
        let Some((from, from_text)) = files.text(record, "convertFromAttribute") else { continue };
        let Some((to, to_text)) = files.text(record, "convertToAttribute") else { continue };
        let Ok(spelling) = record.str("storageType") else { continue };
        let ty = match snippet::rust_type(spelling) {
            Some(ty) => ty,
            None => {
                let name = spelling.rsplit("::").next().unwrap_or(spelling).to_owned();
                found.hook_type(
                    spelling.trim().trim_start_matches("::"),
                    &name,
                    record.name(),
                    spelling,
                    record.field_span("storageType"),
                )
            }
        };
        for field in ["storageType", "interfaceType"] {
            if let Ok(value) = record.value(field) {
                found.set(value, ty.clone());
            }
        }
        let name = namer::snake_case(record.name());
        for (kind, name, value, text, arguments) in [
            (HookKind::PropertyFromAttribute, format!("{name}_from_attribute"), from, from_text, "$_attr"),
            (HookKind::PropertyToAttribute, format!("{name}_to_attribute"), to, to_text, "$_ctxt, $_storage"),
        ] {
            let own = ty.trim_start_matches("hooks::").to_owned();
            let hook = found.hook_with_type(kind, &name, record.name().to_owned(), text, value.span(), own);
            found.set(value, format!("{hook}({arguments})"));
        }
        if let Some((value, _)) = files.text(record, "hashProperty") {
            found.set(value, String::new());
        }
    }
}
