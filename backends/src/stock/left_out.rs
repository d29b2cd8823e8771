//! C++ that is left out of the generated Rust. The user may add the same in Rust. Generated code does not call it.

use std::collections::HashMap;

use rtblgen_records::{Record, Records, Value};
use tblgen_parser::Span;

use super::expressions::Expressions;
use super::hooks::{Hook, HookKind};
use super::members::{self, SharedMembers};
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::ods::model::dialect::DeclaredText;
use crate::ods::model::own_class;
use crate::rust::snippet;

/// A class of records, its field with C++, and the name of that kind of code.
const FIELDS: &[(&str, &str, HookKind)] = &[
    ("Op", "extraClassDeclaration", HookKind::ExtraItems),
    ("Op", "extraClassDefinition", HookKind::ExtraItems),
    ("AttrOrTypeDef", "extraClassDeclaration", HookKind::ExtraItems),
    ("AttrOrTypeDef", "extraClassDefinition", HookKind::ExtraItems),
    ("Dialect", "extraClassDeclaration", HookKind::ExtraItems),
    ("Interface", "extraClassDeclaration", HookKind::ExtraItems),
    ("Interface", "extraSharedClassDeclaration", HookKind::ExtraItems),
    ("Interface", "extraTraitClassDeclaration", HookKind::ExtraItems),
    ("NativeTrait", "extraConcreteClassDeclaration", HookKind::ExtraItems),
    ("NativeTrait", "extraConcreteClassDefinition", HookKind::ExtraItems),
    ("Attr", "constBuilderCall", HookKind::AttributeConstant),
    ("OpBuilder", "body", HookKind::Builder),
    ("AttrOrTypeBuilder", "body", HookKind::Builder),
    ("InterfaceMethod", "body", HookKind::Method),
    ("InterfaceMethod", "defaultBody", HookKind::Method),
    ("StaticInterfaceMethod", "body", HookKind::Method),
    ("StaticInterfaceMethod", "defaultBody", HookKind::Method),
];

/// Empties the fields, except attribute constants that have a translation.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let owners = owners(records);
    let expressions = Expressions::new(records);
    let classes = ["Op", "AttrOrTypeDef"].into_iter().flat_map(|class| records.derived(class));
    let declared = classes.filter_map(|record| Some(files.text(record, "extraClassDeclaration")?.1));
    let mut shared = SharedMembers::new(declared);
    for &(class, field, kind) in FIELDS {
        for record in records.derived(class) {
            let Some((value, text)) = files.text(record, field) else { continue };
            if text.trim() == "$0" {
                continue;
            }
            if class == "Dialect" {
                let declared = DeclaredText {
                    types: declares(text, "parseType"),
                    attributes: declares(text, "parseAttribute"),
                };
                found.texts_of_dialects.push((value.key(), declared));
            }
            if field == "extraClassDefinition" && found.is_forwarded(record) {
                continue;
            }
            let rust =
                (kind == HookKind::AttributeConstant).then(|| expressions.constant(value, text)).flatten();
            if let Some(rust) = rust {
                found.set(value, rust);
                continue;
            }
            let leave_out = |found: &mut Replacements, cpp: &str, span: Span| {
                found.hooks.push(Hook {
                    kind,
                    name: record.str("name").unwrap_or(field).to_owned(),
                    of: owners.get(&record.order()).unwrap_or(&record.name()).to_string(),
                    cpp: cpp.to_owned(),
                    span,
                    ty: None,
                });
            };
            if field == "extraClassDeclaration" && ["Op", "AttrOrTypeDef"].contains(&class) {
                let members = members::replace(record, value, text, &mut shared, found);
                for range in members.rest {
                    leave_out(found, &text[range.clone()], value.string_span(range));
                }
                found.set(value, members.rust);
                continue;
            }
            match kind {
                HookKind::AttributeConstant => found.unset(value),
                _ => found.set(value, String::new()),
            }
            leave_out(found, text, value.span());
        }
    }
}

/// Whether C++ declares a function of this name.
fn declares(cpp: &str, name: &str) -> bool {
    cpp.match_indices(name).any(|(at, _)| {
        let is_word = !cpp[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        is_word && cpp[at + name.len()..].trim_start().starts_with('(')
    })
}

/// The constant builders of attributes with their spans, and whether each is kept or translated.
pub(super) fn constant_builders<'r>(
    records: &'r Records,
    files: &StockFiles,
) -> impl Iterator<Item = (Span, &'r str, bool)> {
    let expressions = Expressions::new(records);
    let texts = records.derived("Attr").filter_map(|record| files.text(record, "constBuilderCall"));
    texts.map(move |(value, text)| {
        (value.span(), text, text.trim() == "$0" || expressions.constant(value, text).is_some())
    })
}

/// The names of the records that list each builder and each method.
fn owners(records: &Records) -> HashMap<u32, &str> {
    let mut owners = HashMap::new();
    for (class, field) in [("Op", "builders"), ("AttrOrTypeDef", "builders"), ("Interface", "methods")] {
        for record in records.derived(class) {
            let Ok(Some(list)) = record.list_opt(field) else { continue };
            for own in list.iter().filter_map(|value| value.as_record()) {
                owners.entry(own.order()).or_insert(record.name());
            }
        }
    }
    owners
}

/// Attributes whose value is made by C++ become attributes without one: the accessor returns the attribute.
pub(super) fn replace_attribute_values(records: &Records, files: &StockFiles, found: &mut Replacements) {
    for record in records.derived("Attr").filter(|record| !record.is_a("DerivedAttr")) {
        let (value, text) = match files.text(record, "convertFromStorage") {
            Some((_, text)) if text.trim() == "$_self" => continue,
            Some(written) => written,
            None => match default_conversion(record, files) {
                Some(value) => (value, "$_self.getValue()"),
                None => continue,
            },
        };
        found.set(value, "$_self".to_owned());
        if let Ok(value) = record.value("returnType") {
            found.set(value, "::mlir::Attribute".to_owned());
        }
        found.hooks.push(Hook {
            kind: HookKind::AttributeValue,
            name: record.name().to_owned(),
            of: record.name().to_owned(),
            cpp: text.to_owned(),
            span: value.span(),
            ty: None,
        });
    }
}

/// The conversion of an attribute whose `returnType` is a value of C++ and that has no conversion of its own: MLIR's default is
/// `$_self.getValue()`.
fn default_conversion<'r>(record: Record<'r>, files: &StockFiles) -> Option<Value<'r>> {
    let (_, returned) = files.text(record, "returnType")?;
    let is_definition = own_class(record.records(), returned).is_some_and(|own| !own.is_a("EnumInfo"));
    let is_value = snippet::rust_type(returned).is_some_and(|rust| !rust.ends_with("Attribute<'c>"));
    let is_attribute = is_definition || returned.trim().ends_with("Attr");
    record.value("convertFromStorage").ok().filter(|_| is_value && !is_attribute)
}
