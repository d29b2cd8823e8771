//! TableGen front end: sources, diagnostics, lexer, preprocessor, syntax tree and parser.
//!
//! [`parse()`] reads text and include folders and returns a [`syntax::Tree`]. It does not resolve names: the crate
//! `rtblgen-records` does.

pub mod diagnostic;
mod lexer;
pub mod loader;
pub mod parse;
pub mod source;
pub mod symbols;
pub mod syntax;

pub use diagnostic::{Code, Diagnostic, DiagnosticKind, ErrorFormat, Note, Severity, render, similar};
pub use lexer::lossless;
pub use lexer::{is_keyword, literal_span};
pub use loader::{Disk, FileLoader, LoadedFile, Memory};
pub use parse::{MainFile, Options, ParsedFile, parse};
pub use source::{FileId, SourceMap, Span};
pub use symbols::{Symbol, Symbols};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
