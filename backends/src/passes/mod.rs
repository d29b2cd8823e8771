//! Passes: from `PassBase` records to types that implement the runtime's `Pass`.

mod emit;
mod model;
mod stock;

use rtblgen_records::Records;
use tblgen_parser::Diagnostic;

use crate::input::request::Request;
use crate::rust::class_names::ClassNames;
use crate::rust::{namer, pretty};

/// Emits the passes of a file, and a function that registers them.
///
/// # Errors
///
/// All mistakes in the passes, their options and their statistics.
pub(crate) fn file(
    records: &Records,
    request: &Request,
    warnings: &mut Vec<Diagnostic>,
) -> Result<String, Vec<Diagnostic>> {
    let mut mistakes = Vec::new();
    let mut stock = stock::StockPasses::new(records, request)?;
    let mut classes = ClassNames::default();
    let mut passes = Vec::new();
    let mut in_order: Vec<_> = records.derived("PassBase").collect();
    in_order.sort_by_key(|record| record.order());
    for record in in_order {
        match model::Pass::from_record(record, &mut stock) {
            Ok(pass) => {
                mistakes.extend(classes.take(&pass.class_name, record.span()));
                if !pass.options.is_empty() {
                    mistakes.extend(classes.take(&pass.options_name(), record.span()));
                }
                passes.push(pass);
            }
            Err(found) => mistakes.extend(found),
        }
    }
    mistakes.extend(model::repeated_arguments(&passes));
    if !mistakes.is_empty() {
        mistakes.sort_by_key(|mistake| mistake.span.map(|span| span.start));
        return Err(mistakes);
    }
    warnings.extend(stock.finish());
    let group = namer::snake_case(request.main.stem());
    let items = emit::items(&passes, &group, request.stub_hooks.then_some(&request.written_hooks));
    Ok(pretty::header(records) + &pretty::items(items, None).map_err(|mistake| vec![mistake])?)
}
