//! C++ expressions of stock MLIR `.td` files: parsed, typed and translated to Rust.
pub mod syntax;
mod error;
mod lexer;
mod parse;
pub use error::{ParseError, Untranslated};
pub use parse::parse;
