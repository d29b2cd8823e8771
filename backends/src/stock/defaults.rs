//! Default values that are C++ expressions: they are translated, or left out and listed.

use rtblgen_records::{Record, Records, Value};
use tblgen_parser::Span;

use super::expressions::Expressions;
use super::hooks::{Hook, HookKind};
use super::origin::StockFiles;
use super::replace::Replacements;

/// What becomes of a default value.
#[derive(Debug, PartialEq)]
enum DefaultValue {
    /// A constant, which generators read.
    Constant,
    /// Rust.
    Rust(String),
    /// No value, of a parameter whose class becomes optional.
    Null,
}

/// Translates the default values that are no constants, or leaves them out.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let expressions = Expressions::new(records);
    for (record, value, text) in values(records, files) {
        match default_value(&expressions, record, value, text) {
            Some(DefaultValue::Constant) => {}
            Some(DefaultValue::Rust(rust)) => found.set(value, rust),
            Some(DefaultValue::Null) => {
                let spelling = record.str("cppType").unwrap_or_default();
                for class in
                    ["cppType", "cppAccessorType"].iter().filter_map(|field| record.value(field).ok())
                {
                    found.set(class, format!("std::optional<{spelling}>"));
                }
                found.set(value, "None".to_owned());
            }
            None => {
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
}

/// The default values with their spans, and whether each has a translation.
pub(super) fn known<'r>(records: &'r Records, files: &StockFiles) -> Vec<(Span, &'r str, bool)> {
    let expressions = Expressions::new(records);
    let values = values(records, files);
    values
        .map(|(record, value, text)| {
            (value.span(), text, default_value(&expressions, record, value, text).is_some())
        })
        .collect()
}

/// Each record with a default value of C++, the value and its text.
fn values<'r>(
    records: &'r Records,
    files: &StockFiles,
) -> impl Iterator<Item = (Record<'r>, Value<'r>, &'r str)> {
    let records = ["Attr", "AttrOrTypeParameter"].into_iter().flat_map(|class| records.derived(class));
    records.filter_map(|record| {
        let (value, text) = files.text(record, "defaultValue")?;
        Some((record, value, text))
    })
}

fn default_value<'r>(
    expressions: &Expressions<'r>,
    record: Record<'r>,
    value: Value<'r>,
    text: &str,
) -> Option<DefaultValue> {
    let is_parameter = record.is_a("AttrOrTypeParameter");
    match text.trim() {
        "std::nullopt" if is_parameter => Some(DefaultValue::Rust("None".to_owned())),
        // Braces without a value initialize an integer with zero.
        "{}" if matches!(record.str("returnType"), Ok("i64" | "i128")) => {
            Some(DefaultValue::Rust("0".to_owned()))
        }
        constant if is_constant(constant) => Some(DefaultValue::Constant),
        // A class with null is optional here.
        "nullptr" if is_parameter && record.str("cppType").is_ok() => Some(DefaultValue::Null),
        _ if is_parameter => expressions.parameter_default(value, text).map(DefaultValue::Rust),
        _ => None,
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
