//! Semantic tokens: the kinds of names, which the grammar alone cannot tell.

use serde_json::{Value, json};
use tblgen_parser::Symbol;
use tblgen_parser::lossless::PieceKind;

use super::Analysis;
use super::index::{EntityKind, Role};
use crate::position::Position;

/// The types of tokens, by number.
pub const TYPES: &[&str] = &[
    "class",
    "interface",
    "variable",
    "parameter",
    "property",
    "type",
    "operator",
    "macro",
    "function",
    "enumMember",
];
/// The modifiers of tokens, by bit.
pub const MODIFIERS: &[&str] = &["declaration", "modification"];

/// A token: its offsets, its type and its modifiers.
pub type Token = (std::ops::Range<usize>, u32, u32);

/// The tokens of the main file, as the protocol encodes them.
pub fn tokens(analysis: &Analysis) -> Value {
    let mut tokens = Vec::new();
    for occurrence in analysis.index.occurrences_in(analysis.main_span()) {
        let entity = analysis.index.entity(occurrence.entity);
        if entity.name == Symbol::EMPTY {
            continue;
        }
        let ty = match entity.kind {
            EntityKind::Class => 0,
            EntityKind::MultiClass => 1,
            EntityKind::Def | EntityKind::Defm => 9,
            EntityKind::Variable | EntityKind::Defset | EntityKind::Operand | EntityKind::Bound => 2,
            EntityKind::Parameter => 3,
            EntityKind::Field => 4,
            EntityKind::TypeName => 5,
        };
        let modifiers = match occurrence.role {
            Role::Declaration => 1,
            Role::Write => 2,
            Role::Read => 0,
        };
        let (start, end) = (occurrence.span.start as usize, occurrence.span.end as usize);
        // A `$` belongs to the token.
        let has_dollar = analysis.document.text.as_str()[..start].ends_with('$');
        tokens.push((start - usize::from(has_dollar)..end, ty, modifiers));
    }
    for piece in tblgen_parser::lossless::pieces(&analysis.document.text).unwrap_or_default() {
        match piece.kind {
            PieceKind::Operator => tokens.push((piece.range, 6, 0)),
            PieceKind::Directive => tokens.push((piece.range, 7, 0)),
            PieceKind::Variable => tokens.push((piece.range, 2, 0)),
            _ => {}
        }
    }
    encode(tokens, &analysis.document)
}

/// The encoding of the protocol: each token relative to the one before.
pub fn encode(mut tokens: Vec<Token>, document: &crate::documents::Document) -> Value {
    tokens.sort_by_key(|(range, ..)| (range.start, range.end));
    let mut data: Vec<u32> = Vec::with_capacity(tokens.len() * 5);
    let mut last = Position::default();
    let mut end = 0;
    for (range, ty, modifiers) in tokens {
        let start = document.lines.position(&document.text, range.start);
        let stop = document.lines.position(&document.text, range.end);
        // Tokens over several lines and overlapping ones are not allowed.
        if start.line != stop.line || range.start < end || range.is_empty() {
            continue;
        }
        end = range.end;
        let lines = start.line - last.line;
        let columns = if lines == 0 { start.character - last.character } else { start.character };
        data.extend([lines, columns, stop.character - start.character, ty, modifiers]);
        last = start;
    }
    json!({ "data": data })
}
