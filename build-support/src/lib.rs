//! What a downstream build.rs calls to turn .td files into Rust.
