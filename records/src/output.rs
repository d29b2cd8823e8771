//! Records as text: llvm-tblgen's `--print-records`, `--print-detailed-records` and `--dump-json`.

mod json;
mod records;

pub use json::dump_json;
pub use records::print_records;
