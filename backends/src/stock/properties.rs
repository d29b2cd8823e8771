//! Properties of C++ classes: their conversions.

use rtblgen_records::Records;

use super::hooks::HookKind;
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::ods::model::property::{PropertyForm, form};
use crate::rust::{namer, snippet};

/// Replaces the types of properties without conversions by types in module `hooks`. Integers, `bool` and strings stay.
fn replace_own(records: &Records, files: &StockFiles, found: &mut Replacements) {
    for record in records.derived("Property") {
        let Ok(PropertyForm::Own(own)) = form(record) else { continue };
        let Some((value, spelling)) = files.text(own, "storageType").filter(|_| own == record) else {
            continue;
        };
        let ty = found.hook_type(spelling, "mlir", record.name(), value.span());
        for field in ["storageType", "interfaceType"] {
            if let Ok(value) = record.value(field) {
                found.set(value, ty.clone());
            }
        }
    }
}

/// Replaces the conversions of properties by calls of hooks, and their types by types in module `hooks`.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    replace_own(records, files, found);
    for record in records.derived("Property") {
        let Some((from, from_text)) = files.text(record, "convertFromAttribute") else { continue };
        let Some((to, to_text)) = files.text(record, "convertToAttribute") else { continue };
        let Ok(spelling) = record.str("storageType") else { continue };
        let ty = match snippet::rust_type(spelling) {
            Some(ty) => ty,
            None => found.hook_type(spelling, "mlir", record.name(), record.field_span("storageType")),
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
