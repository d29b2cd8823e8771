//! The structure and the blanks of PDLL.

use crate::structure::Walk;
use crate::td::{COMMA, EQUAL, JOINT, OPEN};
use crate::token::{Bracket, Break, Id};
use tblgen_parser::lossless::PieceKind;

/// Sets the blank and the break in front of a token that closes no bracket.
pub(crate) fn token(walk: &mut Walk<'_, '_>, id: Id) {
    let begins_item = walk.begins_item(id) && walk.frame().bracket == Bracket::Block;
    let (space, may_break) = before(walk, id);
    let item = walk.tokens[id].item;
    let token = &mut walk.tokens[id];
    token.space = space;
    if !begins_item {
        token.break_before = may_break;
    }
    let is_statement = walk.frame().bracket == Bracket::Block;
    match walk.tokens[id].text {
        "Pattern" | "Constraint" | "Rewrite" if walk.tokens[id].is_word() => {
            walk.frame().block_head = Some(if is_statement { item } else { id });
        }
        "with" if is_statement && walk.next(id).is_some_and(|next| next.is("{")) => {
            walk.frame().block_head = Some(item);
        }
        "=>" | ";" | "," if !walk.tokens[id].is_word() => walk.frame().block_head = None,
        _ => {}
    }
}

/// Ends the item that a token completes.
pub(crate) fn end_of_token(walk: &mut Walk<'_, '_>, id: Id) {
    if walk.frame().bracket != Bracket::Block {
        return;
    }
    let token = &walk.tokens[id];
    let closes_block = token.closes.is_some_and(|open| walk.tokens[open].bracket == Some(Bracket::Block));
    let goes_on = walk.next(id).is_some_and(|next| matches!(next.text, ";" | "," | "." | "("));
    let is_path = token.kind == PieceKind::String && walk.tokens[token.item].is("#include");
    if token.is(";") || closes_block && !goes_on || is_path {
        walk.frame().item = None;
        walk.frame().block_head = None;
    }
}

/// The bracket that a token opens.
pub(crate) fn bracket(walk: &mut Walk<'_, '_>, id: Id, heads_block: bool) -> Bracket {
    match walk.tokens[id].text {
        "{" if heads_block => Bracket::Block,
        "{" => Bracket::Braces,
        "[" => Bracket::Square,
        "<" => Bracket::Angle,
        _ => Bracket::Parens,
    }
}

/// Returns whether there is a blank before a token, and whether a line may begin with it.
fn before(walk: &mut Walk<'_, '_>, id: Id) -> (bool, Break) {
    let heads_block = walk.frame().block_head.is_some();
    let Some(previous) = walk.previous() else { return (false, Break::Never) };
    let token = &walk.tokens[id];
    match previous.bracket {
        Some(Bracket::Block) => return (true, Break::Must),
        Some(Bracket::Angle) => return (false, Break::Never),
        Some(Bracket::Square) if token.text.starts_with('{') => return (true, Break::Kept),
        Some(_) => return (false, Break::Rank(OPEN)),
        None => {}
    }
    let is_call = previous.closes.is_some()
        || previous.is_word() && !matches!(previous.text, "with" | "return" | "not" | "replace" | "erase");
    match (token.kind, token.text) {
        (PieceKind::Punctuation, "," | ";" | "." | ":" | "<") => (false, Break::Never),
        (PieceKind::Punctuation, "(") if is_call => (false, Break::Never),
        (PieceKind::Punctuation, "{") if heads_block => (true, Break::Never),
        (PieceKind::Punctuation, "{") => (token.had_space(), Break::Kept),
        (PieceKind::Punctuation, "->") => (true, Break::Rank(OPEN + 4)),
        (PieceKind::Punctuation, "=>") => (true, Break::Kept),
        (PieceKind::Word, "with") => (true, Break::Rank(OPEN)),
        (PieceKind::Code, _) => (true, Break::Kept),
        _ => behind(previous),
    }
}

/// The rules that depend on the token before.
fn behind(previous: &crate::token::Token<'_>) -> (bool, Break) {
    match (previous.kind, previous.text) {
        (PieceKind::Punctuation, ",") => (true, Break::Rank(COMMA)),
        (PieceKind::Punctuation, ".") => (false, Break::Never),
        (PieceKind::Punctuation, "=") => (true, Break::Rank(EQUAL)),
        (PieceKind::Punctuation, "=>") => (true, Break::Rank(JOINT)),
        (PieceKind::Punctuation, "->") => (true, Break::Kept),
        (PieceKind::Word, "with") => (true, Break::Kept),
        _ => (true, Break::Never),
    }
}
