//! The implementation of an interface as its author starts it, for `--init-dialect`.

use std::collections::BTreeSet;

use rtblgen_records::Record;

use crate::ods::code::listed::is_of_mlir;
use crate::ods::emit::interfaces::method::full_signature;
use crate::ods::emit::interfaces::words::path;
use crate::ods::model::interface::{Interface, InterfaceKind, definition};
use crate::rust::extern_paths::ExternPaths;
use crate::rust::origins::{is_in_library, library_module};

/// `impl X for super::C { .. }` with the methods that the author writes, in a module below that of the generated code. `None` if
/// the interface has errors, or has no trait in Rust: `generated` are those of the file.
pub(crate) fn interface_skeleton(
    record: Record<'_>,
    class: &str,
    externs: &ExternPaths,
    generated: &BTreeSet<String>,
) -> Option<String> {
    let interface = Interface::from_record(definition(record)).ok()?;
    let has_trait = match is_in_library(interface.record) {
        // The runtime has no trait for the others of its library.
        true => interface.record.is_a("RuntimeTrait"),
        false => {
            generated.contains(&*interface.qualified_name)
                || library_module(interface.record).is_some()
                || !is_of_mlir(interface.record)
        }
    };
    if !has_trait {
        return None;
    }
    let overridden = record.field("alwaysOverriddenMethods").and_then(|field| field.value().as_list());
    let overridden: Vec<&str> =
        overridden.iter().flat_map(|list| list.iter().filter_map(|value| value.as_str())).collect();
    let is_wanted = |name: &str, is_required: bool| is_required || overridden.contains(&name);
    let methods = interface.methods.iter().filter(|own| is_wanted(own.name, own.is_required()));
    let methods: String = methods
        .map(|method| {
            let signature = full_signature(interface.kind, method).replace("hooks::", "super::hooks::");
            let signature = signature.replace('\n', "\n    ");
            format!("    {signature} {{\n        todo!()\n    }}\n")
        })
        .collect();
    let name = path(interface.named(), "", "", externs).to_string().replace(' ', "");
    Some(match interface.kind {
        InterfaceKind::Type | InterfaceKind::Attribute => {
            format!("impl<'c> {name}<'c> for super::{class}<'c> {{\n{methods}}}")
        }
        _ => format!("impl {name} for super::{class} {{\n{methods}}}"),
    })
}
