//! Searchable tables: enums, tables and look-ups by key, for data that is kept in `.td` files outside compilers, too.
//!
//! The classes are those of `llvm/TableGen/SearchableTable.td`. Generated code needs `core` only.

mod emit;
mod model;

use rtblgen_records::Records;
use tblgen_parser::Diagnostic;

use crate::rust::pretty;

/// Emits all enums and tables in a file and its includes.
pub(crate) fn file(records: &Records, warnings: &mut Vec<Diagnostic>) -> Result<String, Vec<Diagnostic>> {
    let model = model::Model::from_records(records)?;
    let naming = model::naming::Naming::new(&model, warnings);
    let items = emit::items(&model, &naming);
    Ok(pretty::header(records) + &pretty::items(items, None).map_err(|mistake| vec![mistake])?)
}
