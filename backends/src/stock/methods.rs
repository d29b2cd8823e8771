//! The conditions of interfaces.

use rtblgen_records::{Record, Records};

use super::hooks::{HookKind, Subject};
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::ods::model::interface;
use crate::rust::namer;

/// Translates `extraClassOf`: the call of a method of the interface, or else the call of a hook.
pub(super) fn replace_class_of(records: &Records, files: &StockFiles, found: &mut Replacements) {
    for record in records.derived("Interface") {
        let Some((value, text)) = files.text(record, "extraClassOf") else { continue };
        let call = text.trim().strip_prefix("return $_").and_then(|rest| rest.strip_suffix("();"));
        let rust =
            match call.and_then(|call| call.split_once('.')).filter(|(_, name)| is_method(record, name)) {
                Some((of, name)) => {
                    let arguments = if of == "op" { "ir" } else { "" };
                    format!("$_{of}.{}({arguments})", interface::method_name(name))
                }
                None => {
                    let (subject, argument) = subject(record);
                    let name = format!("is_{}", namer::snake_case(record.name()));
                    let kind = HookKind::Predicate(subject);
                    let path = found.hook(kind, &name, record.name().to_owned(), text, value.span());
                    format!("Option::<bool>::from({path}({argument})) == Some(true)")
                }
            };
        found.set(value, rust);
    }
}

/// Whether an interface lists this method, without parameters.
fn is_method(interface: Record<'_>, name: &str) -> bool {
    let Ok(Some(methods)) = interface.list_opt("methods") else { return false };
    methods.iter().filter_map(|method| method.as_record()).any(|method| {
        method.str("name") == Ok(name) && method.dag("arguments").is_ok_and(|arguments| arguments.is_empty())
    })
}

/// What the hook of a condition takes, and how the handle of the interface gives it.
fn subject(interface: Record<'_>) -> (Subject, &'static str) {
    if interface.is_a("AttrInterface") {
        (Subject::Attribute, "$_attr.as_attribute()")
    } else if interface.is_a("TypeInterface") {
        (Subject::Type, "$_type.as_type()")
    } else {
        (Subject::Op, "$_op.op().view(ir)")
    }
}
