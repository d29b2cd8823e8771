//! TableGen records in Rust, with no LLVM: evaluation, typed queries, record and JSON printing.
