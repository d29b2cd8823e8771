//! Interfaces: laid out as mlir-tblgen does it, with the signatures that an implementor writes in Rust.

use rtblgen_records::Records;
use tblgen_parser::Diagnostic;

use crate::docs::text;
use crate::ods::emit::interface_signature;
use crate::ods::model::interface::{Interface, InterfaceKind, Method};

/// Documents the interfaces of one kind in the main file.
pub(super) fn document(records: &Records, kind: InterfaceKind) -> Result<String, Vec<Diagnostic>> {
    let (class, title) = match kind {
        InterfaceKind::Op => ("OpInterface", "OpInterface"),
        InterfaceKind::Attribute => ("AttrInterface", "AttributeInterface"),
        InterfaceKind::Type => ("TypeInterface", "TypeInterface"),
        InterfaceKind::Dialect => ("DialectInterface", "DialectInterface"),
    };
    let mut out = format!("{}\n# {title} definitions\n", text::HEADER);
    let sources = records.sources();
    let mut mistakes = Vec::new();
    for record in records.derived(class) {
        let is_own = sources.file_of(record.span()) == sources.main_file();
        if !is_own || record.is_a("DeclareInterfaceMethods") || InterfaceKind::of(record) != Some(kind) {
            continue;
        }
        match Interface::from_record(record) {
            Ok(interface) => write(&mut out, &interface),
            Err(wrong) => mistakes.extend(wrong),
        }
    }
    if mistakes.is_empty() { Ok(out) } else { Err(mistakes) }
}

fn write(out: &mut String, interface: &Interface<'_>) {
    out.push_str(&format!("\n## {} (`{}`)\n", interface.name, interface.record.name()));
    if !interface.description.trim().is_empty() {
        out.push('\n');
        text::description(out, interface.description.trim_end());
    }
    out.push_str("\n### Methods:\n");
    interface.methods.iter().for_each(|method| write_method(out, interface.kind, method));
}

fn write_method(out: &mut String, kind: InterfaceKind, method: &Method<'_>) {
    let signature = interface_signature(kind, method);
    out.push_str(&format!("\n#### `{}`\n\n```rust\n{signature}\n```\n", method.rust_name));
    if !method.description.trim().is_empty() {
        out.push('\n');
        text::description(out, method.description.trim_end());
    }
    out.push('\n');
    if method.is_required() {
        out.push_str("NOTE: This method *must* be implemented by the user.\n");
    }
}
