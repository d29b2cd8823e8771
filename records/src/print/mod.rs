//! Records as text: llvm-tblgen's `--print-records`, `--print-detailed-records` and `--dump-json`.

mod chunks;
mod detailed;
mod json;
mod records;

pub use detailed::print_detailed_records;
pub use json::dump_json;
pub use records::print_records;
