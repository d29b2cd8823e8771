//! Classes that only C++ knows, as the types of parameters and of attributes' values.

use rtblgen_records::{Record, Records, Value};

use super::origin::StockFiles;
use super::replace::Replacements;
use crate::ods::model::own_class;
use crate::rust::namer;
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

/// The spelling of the class of a parameter with known classes only; `None` if it has no others. The hook of an unknown class is
/// added.
pub(super) fn known_spelling<'r>(
    records: &'r Records,
    spelling: &str,
    value: Value<'r>,
    definition: Record<'r>,
    found: &mut Replacements,
) -> Option<String> {
    let namespace = definition.record("dialect").and_then(|dialect| dialect.str("cppNamespace"));
    Types { records, found }.known(spelling, value, (definition.name(), namespace.unwrap_or_default()))
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

    /// Replaces the types of the result and the arguments of an interface method: each class, or the whole type if it has no
    /// Rust equivalent.
    fn method(&mut self, record: Record<'r>, files: &StockFiles) {
        let result = files.text(record, "returnType").map(|(value, _)| (value, Position::Result));
        let arguments = record.dag_opt("arguments").ok().flatten();
        let arguments = arguments.iter().flat_map(|dag| dag.args().map(|(value, _)| value));
        let arguments = arguments.filter(|value| files.contains(value.span()));
        for (value, position) in result.into_iter().chain(arguments.map(|value| (value, Position::Parameter)))
        {
            let Some(text) = value.as_str() else { continue };
            let of = record.str("name").unwrap_or(record.name());
            let (mut known, mut end) = (String::new(), 0);
            for class in classes(self.records, text) {
                let Some(found) = self.in_signature(class, value, of) else { continue };
                let at = class.as_ptr().addr() - text.as_ptr().addr();
                known.extend([&text[end..at], &found]);
                end = at + class.len();
            }
            known.push_str(&text[end..]);
            if snippet::signature_type(&known, position).is_err() {
                known = self.found.hook_type(text, "mlir", of, value.span());
            }
            if known != text {
                self.found.set(value, known);
            }
        }
    }

    /// The spelling that replaces a class in the signature of an interface method; `None` if the class stays.
    fn in_signature(&mut self, class: &str, value: Value<'r>, of: &str) -> Option<String> {
        let own = own_class(self.records, class).filter(|_| is_unqualified(class) || class.contains("::"));
        match own {
            Some(own) => Some(rust_class(own)),
            None => match interface_base(self.records, class) {
                Some(base) => Some(base.to_owned()),
                None if is_foreign(self.records, class) => self.known(class, value, (of, "mlir")),
                None => None,
            },
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

/// The classes in a spelling, without those of templates of MLIR, LLVM and the standard library.
fn classes<'t>(records: &Records, spelling: &'t str) -> Vec<&'t str> {
    let class = spelling.trim().trim_start_matches("const ").trim_end_matches(['&', ' ']);
    let arguments = class.split_once('<').and_then(|(name, rest)| Some((name, rest.strip_suffix('>')?)));
    match arguments {
        Some((name, arguments))
            if !is_foreign(records, name)
                || TEMPLATES.contains(&name.trim())
                || snippet::template_argument(class).is_some() =>
        {
            let arguments = snippet::arguments_of(arguments).into_iter();
            arguments.flat_map(|argument| classes(records, argument)).collect()
        }
        _ => vec![class],
    }
}

/// Templates of MLIR, LLVM and the standard library that signatures name without a namespace.
const TEMPLATES: [&str; 6] =
    ["ArrayRef", "FailureOr", "MutableArrayRef", "SmallVector", "SmallVectorImpl", "function_ref"];

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

/// The class `Type` or `Attribute`, if a spelling names an interface of types or attributes.
fn interface_base(records: &Records, spelling: &str) -> Option<&'static str> {
    let bases = [("TypeInterface", "::mlir::Type"), ("AttrInterface", "::mlir::Attribute")];
    let is_named = |interface: &Record<'_>| {
        let (Ok(namespace), Ok(name)) = (interface.str("cppNamespace"), interface.str("cppInterfaceName"))
        else {
            return false;
        };
        let [namespace, spelling] = [namespace, spelling].map(|path| path.trim_start_matches("::"));
        let outer = spelling.strip_suffix(name).and_then(|outer| outer.strip_suffix("::"));
        spelling == name
            || outer.is_some_and(|outer| namespace == outer || namespace.ends_with(&format!("::{outer}")))
    };
    let found = bases.into_iter().find(|(class, _)| records.derived(class).any(|own| is_named(&own)));
    found.map(|(_, base)| base)
}

/// The base class of a type or attribute of a `.td` file, or the Rust type of an enum.
fn rust_class(record: Record<'_>) -> String {
    match (record.is_a("TypeDef"), record.is_a("AttrDef")) {
        (true, _) => "::mlir::Type".to_owned(),
        (_, true) => "::mlir::Attribute".to_owned(),
        _ => namer::type_name(record.str("className").unwrap_or_default()),
    }
}

/// The base class that follows from the end of a class's name.
pub(super) fn base_class(name: &str) -> Option<&'static str> {
    let is_one_of = |ends: &[&str]| ends.iter().any(|end| name.ends_with(end));
    if is_one_of(&["Attr", "AttrInterface", "Attribute", "Loc", "Location"]) {
        Some("::mlir::Attribute")
    } else if is_one_of(&["Type", "TypeInterface"]) {
        Some("::mlir::Type")
    } else {
        None
    }
}
