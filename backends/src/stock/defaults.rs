//! Default values that are C++ expressions: they are translated, or left out and listed.

use rtblgen_records::Records;

use super::expressions::Expressions;
use super::hooks::{Hook, HookKind};
use super::origin::StockFiles;
use super::replace::Replacements;

/// Translates the default values that are no constants, or leaves them out.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let expressions = Expressions::new(records);
    for class in ["Attr", "AttrOrTypeParameter"] {
        for record in records.derived(class) {
            let Some((value, text)) = files.text(record, "defaultValue") else { continue };
            if text.trim() == "std::nullopt" && class == "AttrOrTypeParameter" {
                found.set(value, "None".to_owned());
                continue;
            }
            if is_constant(text.trim()) {
                continue;
            }
            if class == "AttrOrTypeParameter" && text.trim() == "nullptr" {
                // A class with null is optional here.
                if let Ok(spelling) = record.str("cppType") {
                    for class in
                        ["cppType", "cppAccessorType"].iter().filter_map(|field| record.value(field).ok())
                    {
                        found.set(class, format!("std::optional<{spelling}>"));
                    }
                    found.set(value, "None".to_owned());
                    continue;
                }
            }
            if class == "AttrOrTypeParameter"
                && let Some(rust) = expressions.parameter_default(value, text)
            {
                found.set(value, rust);
                continue;
            }
            found.unset(value);
            found.hooks.push(Hook {
                kind: HookKind::DefaultValue,
                name: record.name().to_owned(),
                of: record.name().to_owned(),
                cpp: text.to_owned(),
                span: value.span(),
                ty: None,
            });
        }
    }
}

/// Whether a text is a literal, a list, or the path of a case: what the generators read without knowing C++.
fn is_constant(text: &str) -> bool {
    let is_list = text.starts_with('{') && text.ends_with('}');
    let is_number = text.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit());
    let is_text = text.starts_with('"') || text.is_empty();
    let is_bool = ["true", "false"].contains(&text);
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_:| ".contains(c);
    let is_path = text.contains("::") && text.chars().all(is_part);
    is_list || is_number || is_text || is_bool || is_path
}
