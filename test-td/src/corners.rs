//! What is likely to make Rust that rustc refuses: that this module compiles is the test.

rtblgen_runtime::include_td!("corners");
