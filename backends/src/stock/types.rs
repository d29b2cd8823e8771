//! Classes that only C++ knows, as the types of parameters and of attributes' values.

use rtblgen_records::{Record, Records, Value};

use super::origin::StockFiles;
use super::replace::Replacements;
use crate::ods::model::own_class;
use crate::rust::snippet;
use crate::rust::snippet::Position;

/// Replaces each: a class of types or attributes by its base class, any other by a type in module `hooks`.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    let mut types = Types { records, found };
    let definitions = ["TypeDef", "AttrDef"].into_iter().flat_map(|class| records.derived(class));
    let definitions = definitions.filter(|record| files.contains(record.span()));
    // Classes of the file's own dialects have their usual names, even if the builtin dialect has classes of the same names.
    let (builtin, own): (Vec<_>, Vec<_>) = definitions.partition(|record| is_of_builtin(*record));
    own.into_iter().chain(builtin).for_each(|record| types.parameters(record));
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
    found: &'a mut Replacements,
}

impl<'r> Types<'_, 'r> {
    fn parameters(&mut self, record: Record<'r>) {
        let Ok(dag) = record.dag("parameters") else { return };
        let namespace = record.record("dialect").and_then(|dialect| dialect.str("cppNamespace"));
        let of = (record.name(), namespace.unwrap_or_default());
        for (value, _) in dag.args() {
            let spelled = match value.as_record() {
                Some(parameter) if parameter.is_a("AttrOrTypeParameter") => {
                    if let Ok(accessor) = parameter.value("cppAccessorType") {
                        self.replace(accessor, of);
                    }
                    parameter.value("cppType").ok()
                }
                Some(_) => None,
                None => Some(value),
            };
            if let Some(spelled) = spelled {
                self.replace(spelled, of);
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
            if let Some(known) = self.known(class, value, (of, "mlir")) {
                self.found.set(value, text.replace(class, &known));
            }
        }
    }

    fn replace(&mut self, value: Value<'r>, of: (&str, &str)) {
        let Some(text) = value.as_str().filter(|text| !text.trim().is_empty()) else { return };
        if let Some(known) = self.known(text, value, of) {
            self.found.set(value, known);
        }
    }

    /// The spelling with another class in place of an unknown one; `None` if all of it is known.
    fn known(&mut self, spelling: &str, value: Value<'r>, (of, namespace): (&str, &str)) -> Option<String> {
        if let Some((template, inner)) = snippet::template_argument(spelling) {
            let template = if template == "Vec" { "::llvm::ArrayRef" } else { "std::optional" };
            return self.known(inner, value, (of, namespace)).map(|inner| format!("{template}<{inner}>"));
        }
        let class = snippet::class_name(spelling);
        let is_known = own_class(self.records, spelling).is_some()
            || snippet::rust_type(spelling).is_some_and(|rust| !is_of_ir(&rust))
            || ["APInt", "AffineMap"].contains(&class);
        if is_known {
            return None;
        }
        let name = class.rsplit("::").next().unwrap_or(class);
        Some(match base_class(name).filter(|_| !class.contains('<')) {
            Some(base) => base.to_owned(),
            None => self.found.hook_type(spelling, namespace, of, value.span()),
        })
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
        let is_builtin = record.is_a("AttrDef") && is_of_builtin(record);
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

fn is_of_builtin(record: Record<'_>) -> bool {
    record.record("dialect").and_then(|dialect| dialect.str("name")) == Ok("builtin")
}

/// The innermost argument of templates such as `std::optional`; the class itself if it is no template.
fn innermost(spelling: &str) -> &str {
    snippet::template_argument(spelling).map_or(spelling, |(_, inner)| innermost(inner))
}

/// Whether a Rust type belongs to the IR or to the context. No parameter can have such a type.
fn is_of_ir(rust: &str) -> bool {
    let is_one = |name: &str| rust.trim_end_matches(']').ends_with(&format!("::rtblgen_runtime::{name}"));
    rust == "()" || ["Value", "Block", "Region", "Op", "Context", "Location<'c>"].into_iter().any(is_one)
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
