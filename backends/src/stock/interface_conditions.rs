//! The conditions of interfaces (`extraClassOf`).

use rtblgen_records::{Record, Records};

use super::hooks::{HookKind, Subject};
use super::origin::StockFiles;
use super::replace::Replacements;
use crate::ods::model::interface;
use crate::rust::namer;

/// Replaces each condition: the call of a method of the interface by the same in Rust, any other by the call of a hook.
pub(super) fn replace(records: &Records, files: &StockFiles, found: &mut Replacements) {
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

/// Whether an interface, or one of its bases, has this method without parameters.
fn is_method(record: Record<'_>, name: &str) -> bool {
    let methods = record.list_opt("methods").ok().flatten();
    let mut methods = methods.iter().flat_map(|list| list.iter().filter_map(|method| method.as_record()));
    let is_own = methods.any(|method| {
        method.str("name") == Ok(name) && method.dag("arguments").is_ok_and(|arguments| arguments.is_empty())
    });
    is_own || interface::bases(record).is_ok_and(|bases| bases.iter().any(|base| is_method(*base, name)))
}

/// The subject of the hook of a condition, and its expression from the handle of the interface.
fn subject(interface: Record<'_>) -> (Subject, &'static str) {
    if interface.is_a("AttrInterface") {
        (Subject::Attribute, "$_attr.as_attribute()")
    } else if interface.is_a("TypeInterface") {
        (Subject::Type, "$_type.as_type()")
    } else {
        (Subject::Op, "$_op.op().view(ir)")
    }
}
