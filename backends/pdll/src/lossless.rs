//! The tokens and comments of one file, for tools that print source text.

use crate::lexer::{Tokens, tokens};
use crate::token::TokenKind;
use std::ops::Range;
use tblgen_parser::Diagnostic;
use tblgen_parser::lossless::{Piece, PieceKind};

/// Splits a file into pieces. Between two pieces there is only white space.
///
/// ```
/// use rtblgen_pdll::lossless::pieces;
///
/// let text = "#include \"a.td\" // ops\nPattern => erase _: Op;";
/// let found: Vec<_> = pieces(text).unwrap().into_iter().map(|piece| &text[piece.range]).collect();
/// assert_eq!(found, ["#include", "\"a.td\"", "// ops", "Pattern", "=>", "erase", "_", ":", "Op", ";"]);
/// ```
///
/// # Errors
///
/// A token that cannot be read. The span is an offset into the text.
pub fn pieces(text: &str) -> Result<Vec<Piece>, Box<Diagnostic>> {
    let Tokens { tokens, errors } = tokens(text, 0);
    if let Some((_, error)) = errors.into_iter().next() {
        return Err(Box::new(error));
    }
    let mut pieces = Vec::with_capacity(tokens.len());
    let mut end = 0;
    for token in tokens {
        let range = token.span.start as usize..token.span.end as usize;
        comments(text, end..range.start, &mut pieces);
        end = range.end;
        if let Some(kind) = piece_kind(token.kind) {
            pieces.push(Piece { kind, range });
        }
    }
    Ok(pieces)
}

/// The comments between two tokens.
fn comments(text: &str, gap: Range<usize>, pieces: &mut Vec<Piece>) {
    let mut at = gap.start;
    while let Some(start) = text[at..gap.end].find("//").map(|start| at + start) {
        let length = text[start..gap.end].find(['\n', '\r']).unwrap_or(gap.end - start);
        at = start + length;
        pieces.push(Piece { kind: PieceKind::LineComment, range: start..at });
    }
}

fn piece_kind(kind: TokenKind) -> Option<PieceKind> {
    Some(match kind {
        TokenKind::End => return None,
        TokenKind::Integer => PieceKind::Number,
        TokenKind::String => PieceKind::String,
        TokenKind::Code => PieceKind::Code,
        TokenKind::Identifier | TokenKind::Underscore | TokenKind::Directive => PieceKind::Word,
        kind if kind.is_keyword() => PieceKind::Word,
        _ => PieceKind::Punctuation,
    })
}
