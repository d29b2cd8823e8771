//! TableGen records in Rust, with no LLVM: evaluation, typed queries, record and JSON printing.
//!
//! [`TableGen`] reads a file, a string or files in memory and gives [`Records`], which answer typed questions:
//! `records.derived("Op")`, `record.str("opName")?`. [`print_records`] and [`dump_json`] write them byte for byte as llvm-tblgen
//! does.
//!
//! Layers, each of which knows only those before it: `model`, `fold`, `resolve`, `evaluate`, `query`, `print`, `tablegen`.

mod evaluate;
mod fold;
mod model;
mod print;
mod query;
mod resolve;
mod tablegen;

pub use print::{dump_json, print_detailed_records, print_records};
pub use query::{
    Bits, Dag, Field, List, NewValue, Record, RecordCopy, RecordError, RecordErrorKind, RecordKey, Records,
    Value, ValueKey, ValueKind,
};
pub use tablegen::{Failure, TableGen, evaluate_str};
// Types of the parser in this crate's interface: sources, diagnostics and loaders of files.
pub use tblgen_parser::{
    Diagnostic, Disk, ErrorFormat, FileId, FileLoader, LoadedFile, Memory, Note, Severity, SourceMap, Span,
};
