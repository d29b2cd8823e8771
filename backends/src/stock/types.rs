//! Classes that only C++ knows, as the types of parameters and of attributes' values.

use rtblgen_records::{Record, Records, Value};

use super::names::RecordNames;
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::ods::model::own_class;
use crate::rust::snippet::Position;
use crate::rust::{namer, snippet};

/// Replaces each: a class of types or attributes by its base class, any other by a type in module `hooks`.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let mut types = Types { records, found, names: RecordNames::new(records) };
    for class in ["TypeDef", "AttrDef"] {
        for record in records.derived(class).filter(|record| files.contains(record.span())) {
            types.parameters(record);
        }
    }
    for class in ["InterfaceMethod", "StaticInterfaceMethod"] {
        for record in records.derived(class) {
            types.method(record, files);
        }
    }
    for record in records.derived("TypeConstraint") {
        types.of_values(record, files);
    }
    for record in records.derived("Attr").filter(|record| !record.is_a("DerivedAttr")) {
        types.value_of_attribute(record, files);
    }
}

struct Types<'a, 'r> {
    records: &'r Records,
    names: RecordNames<'r>,
    found: &'a mut Replacements,
}

impl<'r> Types<'_, 'r> {
    fn parameters(&mut self, record: Record<'r>) {
        let Ok(dag) = record.dag("parameters") else { return };
        for (value, _) in dag.args() {
            let spelled = match value.as_record() {
                Some(parameter) if parameter.is_a("AttrOrTypeParameter") => {
                    if let Ok(accessor) = parameter.value("cppAccessorType") {
                        self.replace(accessor, record.name());
                    }
                    parameter.value("cppType").ok()
                }
                Some(_) => None,
                None => Some(value),
            };
            if let Some(spelled) = spelled {
                self.replace(spelled, record.name());
            }
        }
    }

    /// Replaces the types of the result and the arguments of an interface method. Interfaces have a table of MLIR's classes, so
    /// only classes of other projects are replaced, and own classes by their base class.
    fn method(&mut self, record: Record<'r>, files: &StockFiles) {
        let result = record.value("returnType").ok();
        let arguments = record.dag("arguments").ok();
        let arguments = arguments.iter().flat_map(|dag| dag.args().map(|(value, _)| value));
        for value in result.into_iter().chain(arguments) {
            let Some(text) = value.as_str().filter(|_| files.contains(value.span())) else { continue };
            let class = innermost(text).trim_start_matches("const ").trim_end_matches('&').trim();
            if is_unqualified(class)
                && let Some(base) = own_class(self.records, class).and_then(base_of)
            {
                self.found.set(value, text.replace(class, base));
                continue;
            }
            if !is_foreign(self.records, class) {
                continue;
            }
            let of = record.str("name").unwrap_or(record.name());
            if let Some(known) = self.known(class, value, of) {
                self.found.set(value, text.replace(class, &known));
            }
        }
    }

    fn replace(&mut self, value: Value<'r>, of: &str) {
        let Some(text) = value.as_str().filter(|text| !text.trim().is_empty()) else { return };
        if let Some(known) = self.known(text, value, of) {
            self.found.set(value, known);
        }
    }

    /// The spelling with another class in place of an unknown one; `None` if all of it is known.
    fn known(&mut self, spelling: &str, value: Value<'r>, of: &str) -> Option<String> {
        if let Some((template, inner)) = snippet::template_argument(spelling) {
            let template = if template == "Vec" { "::llvm::ArrayRef" } else { "std::optional" };
            return self.known(inner, value, of).map(|inner| format!("{template}<{inner}>"));
        }
        let class = snippet::class_name(spelling);
        let is_known = own_class(self.records, spelling).is_some()
            || snippet::rust_type(spelling).is_some()
            || ["APInt", "AffineMap"].contains(&class);
        if is_known {
            return None;
        }
        let name = class.rsplit("::").next().unwrap_or(class);
        if !name.chars().all(|c| c.is_alphanumeric() || c == '_') || class.contains('<') {
            let path: String = class.split_whitespace().collect();
            return Some(self.found.hook_type(&path, &template_name(class), of, spelling, value.span()));
        }
        let path = self.path_of(class.trim_start_matches("::"), value.field().record());
        Some(match base_class(name) {
            Some(base) => base.to_owned(),
            None if name.starts_with(|first: char| first.is_ascii_lowercase()) => {
                self.found.hook_type(&path, &namer::camel_case(name), of, spelling, value.span())
            }
            None => self.found.hook_type(&path, name, of, spelling, value.span()),
        })
    }

    /// The C++ path of a class. A name without a namespace is one of the namespace around the record, if this namespace is known.
    fn path_of(&self, class: &str, record: Record<'r>) -> String {
        match self.names.namespace_of(record) {
            "mlir" => class.to_owned(),
            namespace if !class.contains("::") => format!("{namespace}::{class}"),
            // `e::Box` in `mlir::e`
            namespace => match namespace.strip_suffix(class.rsplit_once("::").map_or("", |(outer, _)| outer))
            {
                Some(outer) if outer.ends_with("::") => format!("{outer}{class}"),
                _ => class.to_owned(),
            },
        }
    }

    /// Replaces the C++ class of a dialect that is not included by the type's name in text.
    fn of_values(&mut self, record: Record<'r>, files: &StockFiles) {
        let Some((value, class)) = files.text(record, "cppType") else { return };
        if let Some(name) = rtblgen_cpp::name_in_text(class)
            && own_class(self.records, class).is_none()
        {
            self.found.set(value, format!("!{name}"));
        }
    }

    /// The accessor of an attribute returns the attribute itself if the value has a class of C++ or of the builtin dialect.
    fn value_of_attribute(&mut self, record: Record<'r>, files: &StockFiles) {
        let Ok(value) = record.value("returnType") else { return };
        let Some(text) = value.as_str() else { return };
        let is_builtin = record.is_a("AttrDef")
            && record.record("dialect").and_then(|dialect| dialect.str("name")) == Ok("builtin");
        let is_unknown = || {
            files.text(record, "returnType").is_some()
                && own_class(self.records, text).is_none()
                && snippet::rust_type(text).is_none()
        };
        if is_builtin || is_unknown() {
            self.found.set(value, "::mlir::Attribute".to_owned());
        }
    }
}

/// The innermost argument of templates such as `std::optional`; the class itself if it is no template.
fn innermost(spelling: &str) -> &str {
    snippet::template_argument(spelling).map_or(spelling, |(_, inner)| innermost(inner))
}

/// Whether a class is outside of the namespaces of MLIR and LLVM, and no record defines it.
fn is_foreign(records: &Records, spelling: &str) -> bool {
    let class = snippet::class_name(spelling).trim_start_matches("::");
    let is_outside = match class.split_once("::") {
        Some((namespace, _)) => !["mlir", "llvm", "std"].contains(&namespace),
        None => is_unqualified(spelling),
    };
    is_outside && own_class(records, spelling).is_none()
}

/// Whether a name without a namespace is a class of the file's own namespace, not a class of MLIR with a Rust type.
fn is_unqualified(class: &str) -> bool {
    let is_word = class.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_word
        && class.starts_with(|first: char| first.is_ascii_uppercase())
        && snippet::signature_type(class, Position::Result).is_ok_and(|rust| rust == class)
}

/// The base class of a type or attribute of a `.td` file.
fn base_of(record: Record<'_>) -> Option<&'static str> {
    match (record.is_a("TypeDef"), record.is_a("AttrDef")) {
        (true, _) => Some("::mlir::Type"),
        (_, true) => Some("::mlir::Attribute"),
        _ => None,
    }
}

/// A name for a class that is an instance of a template: `MapIntString` for `std::map<int, std::string>`.
fn template_name(spelling: &str) -> String {
    let words = spelling.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty() && !["std", "mlir", "llvm", "const"].contains(word));
    words.map(namer::camel_case).collect()
}

/// The base class that follows from the end of a class's name.
fn base_class(name: &str) -> Option<&'static str> {
    let is_one_of = |ends: &[&str]| ends.iter().any(|end| name.ends_with(end));
    if is_one_of(&["Attr", "AttrInterface", "Attribute", "Loc", "Location"]) {
        Some("::mlir::Attribute")
    } else if is_one_of(&["Type", "TypeInterface"]) {
        Some("::mlir::Type")
    } else {
        None
    }
}
