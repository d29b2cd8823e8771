//! Parsers and printers of parameters of types and attributes.

use rtblgen_records::Records;

use super::hooks::HookKind;
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::rust::namer;

/// Replaces them by calls of hooks.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    for record in records.derived("AttrOrTypeParameter") {
        let name = record.str("cppType").unwrap_or(record.name());
        let class = namer::snake_case(name.rsplit("::").next().unwrap_or(name).trim_end_matches('>'));
        for (field, kind, verb, arguments) in [
            ("parser", HookKind::ParameterParser, "parse", "$_parser"),
            ("printer", HookKind::ParameterPrinter, "print", "$_printer, $_self"),
        ] {
            let Some((value, text)) = files.text(record, field) else { continue };
            let hook =
                found.hook(kind, &format!("{verb}_{class}"), record.name().to_owned(), text, value.span());
            found.set(value, format!("{hook}({arguments})"));
        }
    }
}
