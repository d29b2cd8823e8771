//! TableGen records in Rust, with no LLVM: evaluation, typed queries, record and JSON printing.
//!
//! [`evaluate`] takes what `tblgen-parser` made of a file and gives [`Records`], which answer typed
//! questions: `records.derived("Op")`, `record.str("opName")?`. [`print_records`] and [`dump_json`] write
//! them byte for byte as llvm-tblgen does.

mod convert;
mod depth;
mod evaluate;
mod explain;
mod fold;
mod instantiate;
mod locate;
mod operators;
mod order;
mod output;
mod print;
mod provenance;
mod query;
mod record;
mod resolve;
mod similar;
mod store;
mod text;
mod types;
mod value;

pub use evaluate::{EvaluateOptions, Failure, evaluate, evaluate_str, evaluate_with, parse_and_evaluate};
pub use output::{dump_json, print_detailed_records, print_records};
pub use query::{Bits, Dag, Field, List, Record, RecordError, RecordErrorKind, Records, Value, ValueKind};
