//! Encodings of attributes and types in bytecode: from `DialectAttributes` and `DialectTypes` records to an implementation of the
//! runtime's `DialectEncoding`.

mod emit;
mod model;

use rtblgen_records::Records;
use tblgen_parser::Diagnostic;

use crate::input::request::Request;
use crate::rust::pretty;

/// Emits the encoding of the only dialect of a file, or of the one that the request names.
///
/// # Errors
///
/// All mistakes in the encodings.
pub(crate) fn file(records: &Records, request: &Request) -> Result<String, Vec<Diagnostic>> {
    let model = model::Model::from_records(records, request.filter.bytecode_dialect.as_deref())?;
    let items = emit::items(&model);
    Ok(pretty::header(records) + &pretty::items(items, None).map_err(|mistake| vec![mistake])?)
}
