//! Types of C++ in the signatures of interface methods.

use rtblgen_records::{Record, Records, Value};

use super::origin::StockFiles;
use super::replace::Replacements;
use crate::ods::model::interface;
use crate::rust::snippet::{self, Position};

/// Replaces each type without a Rust equivalent: an interface by its base class, any other by a type in module `hooks`.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
    for class in ["InterfaceMethod", "StaticInterfaceMethod"] {
        for method in records.derived(class) {
            if let Some((value, _)) = files.text(method, "returnType") {
                replace_type(records, value, method, Position::Result, found);
            }
            let Ok(Some(arguments)) = method.dag_opt("arguments") else { continue };
            for (value, _) in arguments.args() {
                if files.contains(value.span()) {
                    replace_type(records, value, method, Position::Parameter, found);
                }
            }
        }
    }
}

fn replace_type(
    records: &Records,
    value: Value<'_>,
    method: Record<'_>,
    position: Position,
    found: &mut Replacements,
) {
    let Some(text) = value.as_str() else { return };
    let of = method.str("name").unwrap_or(method.name());
    let without_interfaces = interfaces_as_bases(records, text);
    match snippet::signature_type(&without_interfaces, position).is_ok() {
        true if without_interfaces == text => {}
        true => found.set(value, without_interfaces),
        false => {
            let known = found.hook_type(text, "mlir", of, value.span());
            found.set(value, known);
        }
    }
}

/// The spelling with `Type` or `Attribute` in the place of each interface of types or attributes.
fn interfaces_as_bases(records: &Records, text: &str) -> String {
    let mut text = text.to_owned();
    for (class, base) in [("TypeInterface", "::mlir::Type"), ("AttrInterface", "::mlir::Attribute")] {
        for interface in records.derived(class) {
            let (Ok(namespace), Ok(name)) =
                (interface.str("cppNamespace"), interface.str("cppInterfaceName"))
            else {
                continue;
            };
            text = match text == name {
                true => base.to_owned(),
                false => text.replace(&format!("{namespace}::{name}"), base),
            };
        }
    }
    text
}

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
