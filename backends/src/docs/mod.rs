//! Documentation in Markdown, byte for byte as mlir-tblgen writes it.
//!
//! These generators read no snippets, so MLIR's own files work unchanged.

mod definitions;
mod dialect;
mod enums;
mod interfaces;
mod ops;
mod passes;
mod text;

pub(crate) use dialect::select as select_dialect;
pub(crate) use passes::document as pass_doc;

use rtblgen_records::{Record, Records};
use tblgen_parser::Diagnostic;

use crate::input::request::Filter;
use crate::ods::model::interface::InterfaceKind;

/// Documents the ops of a file.
pub(crate) fn op_doc(records: &Records, filter: &Filter) -> Result<String, Vec<Diagnostic>> {
    let mut out = text::HEADER.to_owned();
    let mut selected = selected_ops(records, filter)?;
    // By name, byte for byte: `Exp10Op` is before `Exp2Op`.
    selected.sort_by_key(|record| record.name());
    for record in selected {
        ops::write(&mut out, record, 3).map_err(|error| vec![error.into()])?;
    }
    Ok(out)
}

/// Documents the types of a file.
pub(crate) fn typedef_doc(records: &Records) -> Result<String, Vec<Diagnostic>> {
    all(records, "TypeDef", definitions::write)
}

/// Documents the attributes of a file.
pub(crate) fn attrdef_doc(records: &Records) -> Result<String, Vec<Diagnostic>> {
    all(records, "AttrDef", definitions::write)
}

/// Documents the enums of a file.
pub(crate) fn enum_doc(records: &Records) -> Result<String, Vec<Diagnostic>> {
    all(records, "EnumInfo", enums::write)
}

/// Documents the interfaces of one kind.
pub(crate) fn interface_doc(records: &Records, kind: InterfaceKind) -> Result<String, Vec<Diagnostic>> {
    interfaces::document(records, kind)
}

/// Documents a dialect.
pub(crate) fn dialect_doc(records: &Records, filter: &Filter) -> Result<String, Vec<Diagnostic>> {
    dialect::document(records, filter)
}

type Write = fn(&mut String, Record<'_>) -> Result<(), rtblgen_records::RecordError>;

fn all(records: &Records, class: &str, write: Write) -> Result<String, Vec<Diagnostic>> {
    let mut out = text::HEADER.to_owned();
    for record in records.derived(class) {
        write(&mut out, record).map_err(|error| vec![error.into()])?;
    }
    Ok(out)
}

/// The ops that the filters leave.
fn selected_ops<'r>(records: &'r Records, filter: &Filter) -> Result<Vec<Record<'r>>, Vec<Diagnostic>> {
    let passes = crate::input::selection::op_filter(filter).map_err(|error| vec![error])?;
    Ok(records.derived("Op").filter(|record| passes(*record)).collect())
}
