//! The structure and the blanks of TableGen.

use crate::structure::Walk;
use crate::token::{Bracket, Break, Id, Token};
use tblgen_parser::lossless::PieceKind;

/// Ranks of places to break a long line at, the best first. A bracket further in costs [`DEPTH`] more.
pub(crate) const COMMA: u8 = 0;
pub(crate) const JOINT: u8 = 2;
pub(crate) const OPEN: u8 = 12;
pub(crate) const HEADER: u8 = 21;
/// Before the commas of the first parent's arguments.
pub(crate) const CLASS_HEADER: u8 = 5;
pub(crate) const EQUAL: u8 = 25;

/// The cost of a bracket.
pub(crate) const DEPTH: u32 = 10;

/// Sets the blank and the break in front of a token that closes no bracket.
pub(crate) fn token(walk: &mut Walk<'_, '_>, id: Id) {
    let begins_item = walk.begins_item(id);
    let (space, may_break) = before(walk, id);
    let token = &mut walk.tokens[id];
    token.space = space;
    if !begins_item {
        token.break_before = may_break;
    } else if token.text == "else" && walk.previous_is("}") {
        walk.tokens[id].break_before = Break::Never;
    }
    statement(walk, id);
}

/// Follows the statement that a token belongs to.
fn statement(walk: &mut Walk<'_, '_>, id: Id) {
    if walk.frame().bracket != Bracket::Block || !walk.tokens[id].is_word() {
        return;
    }
    let item = walk.tokens[id].item;
    let text = walk.tokens[id].text;
    let keyword = walk.tokens[item].text;
    let heads_block = match text {
        "class" | "def" | "multiclass" => item == id,
        "in" => matches!(keyword, "let" | "foreach"),
        "then" => keyword == "if",
        "else" => item == id,
        _ => return,
    };
    if heads_block {
        walk.frame().block_head = Some(item);
    }
}

/// Ends the item that a token completes, or the header of a nested item.
pub(crate) fn end_of_token(walk: &mut Walk<'_, '_>, id: Id) {
    if walk.frame().bracket != Bracket::Block {
        return;
    }
    let token = &walk.tokens[id];
    let item = token.item;
    let keyword = walk.tokens[item].text;
    let closes_block = token.closes.is_some_and(|open| walk.tokens[open].bracket == Some(Bracket::Block));
    let is_path = token.kind == PieceKind::String && keyword == "include";
    if token.is(";") || closes_block || is_path {
        let frame = walk.frame();
        (frame.item, frame.block_head) = (None, None);
    } else if is_nesting(token.text, keyword, id == item) && !walk.next(id).is_some_and(|next| next.is("{")) {
        let frame = walk.frame();
        (frame.item, frame.block_head, frame.nests_in) = (None, None, Some(item));
    } else if keyword == "defset" && token.is("=") {
        walk.frame().block_head = Some(item);
    }
}

/// Whether another item follows a word of this item, if no block does.
fn is_nesting(text: &str, keyword: &str, begins_item: bool) -> bool {
    match text {
        "in" => matches!(keyword, "let" | "foreach"),
        "then" => keyword == "if",
        "else" => begins_item,
        _ => false,
    }
}

/// The bracket that a token opens.
pub(crate) fn bracket(walk: &mut Walk<'_, '_>, id: Id, heads_block: bool) -> Bracket {
    match walk.tokens[id].text {
        "{" if heads_block => Bracket::Block,
        "{" => Bracket::Braces,
        "[" => Bracket::Square,
        "<" => Bracket::Angle,
        _ if is_call(walk) => Bracket::Parens,
        _ => Bracket::Dag,
    }
}

/// Whether the parenthesis after the previous token holds the arguments of an operator.
fn is_call(walk: &Walk<'_, '_>) -> bool {
    let Some(previous) = walk.previous() else { return false };
    if previous.kind == PieceKind::Operator {
        return true;
    }
    // !cast<type>(value)
    let opener = previous.closes.filter(|_| previous.is(">"));
    opener.and_then(|open| walk.tokens[..open].last()).is_some_and(|token| token.kind == PieceKind::Operator)
}

/// Whether a token ends a value, so that a bracket after it is a suffix.
fn ends_value(walk: &Walk<'_, '_>) -> bool {
    let Some(previous) = walk.previous() else { return false };
    match previous.kind {
        PieceKind::Word => {
            !matches!(previous.text, "in" | "then" | "else" | "code" | "dump" | "assert" | "if")
        }
        PieceKind::Number | PieceKind::String | PieceKind::Code | PieceKind::Variable => true,
        PieceKind::Punctuation => matches!(previous.text, ")" | "]" | ">" | "}" | "?"),
        _ => false,
    }
}

/// Returns whether there is a blank before a token, and whether a line may begin with it.
fn before(walk: &mut Walk<'_, '_>, id: Id) -> (bool, Break) {
    let Some(previous) = walk.previous else { return (false, Break::Never) };
    let bracket = walk.frame().bracket;
    let heads_block = walk.frame().block_head.is_some();
    let (token, previous) = (&walk.tokens[id], &walk.tokens[previous]);
    let authored = token.had_space();
    if previous.bracket.is_some() {
        return behind_opener(walk, id);
    }
    match (token.kind, token.text) {
        (PieceKind::Punctuation, "," | ";" | "." | "...") => return (false, Break::Never),
        (PieceKind::Punctuation, "<") => return (false, Break::Never),
        (PieceKind::Punctuation, "(") if is_call(walk) => return (false, Break::Never),
        (PieceKind::Punctuation, "[") if ends_value(walk) => return (false, Break::Never),
        (PieceKind::Punctuation, "{") if heads_block => return (true, Break::Never),
        (PieceKind::Punctuation, "{") if ends_value(walk) => return (false, Break::Never),
        (PieceKind::Punctuation, ":") => return before_colon(walk, id),
        (PieceKind::Punctuation, "-") => return (authored, Break::Never),
        (PieceKind::Punctuation, "#") => return before_paste(walk, id),
        (PieceKind::Number, text) if text.starts_with(['-', '+']) && ends_value(walk) => {
            return (authored, Break::Never);
        }
        (PieceKind::Punctuation, "=") if bracket == Bracket::Angle => return (authored, Break::Never),
        (PieceKind::String, _) if previous.kind == PieceKind::String => return (true, Break::Rank(JOINT)),
        _ => {}
    }
    behind(walk, id, bracket)
}

/// Likewise, for a token after an opening bracket.
fn behind_opener(walk: &Walk<'_, '_>, id: Id) -> (bool, Break) {
    let Some(open) = walk.previous else { return (false, Break::Never) };
    match walk.tokens[open].bracket {
        Some(Bracket::Block) => (true, Break::Must),
        // `[{` begins a code block.
        Some(Bracket::Square) if walk.tokens[id].text.starts_with('{') => (true, Break::Rank(OPEN)),
        Some(Bracket::Angle) if is_type(walk, open) => (false, Break::Never),
        Some(Bracket::Braces) if is_suffix(walk, open) => (false, Break::Never),
        _ if walk.tokens[id].text.starts_with("[{") => (false, Break::Kept),
        _ => (false, Break::Rank(OPEN)),
    }
}

/// `list<`, `bits<`, `!cast<`
fn is_type(walk: &Walk<'_, '_>, open: Id) -> bool {
    let before = walk.tokens[..open].last();
    before.is_some_and(|token| {
        matches!(token.text, "list" | "bits") || token.kind == PieceKind::Operator || token.is("]")
    })
}

/// A brace after a value: ranges of bits.
fn is_suffix(walk: &Walk<'_, '_>, open: Id) -> bool {
    !walk.tokens[open].space
}

/// `def a : B` and `$name`, `condition : value`
fn before_colon(walk: &mut Walk<'_, '_>, id: Id) -> (bool, Break) {
    let authored = walk.tokens[id].had_space();
    if walk.next(id).is_some_and(|next| next.kind == PieceKind::Variable) {
        return (false, Break::Never);
    }
    let rank = if is_class(walk) { CLASS_HEADER } else { HEADER };
    match walk.frame().bracket {
        Bracket::Block => (true, Break::Rank(rank)),
        _ => (authored, Break::Kept),
    }
}

/// Whether the open item is a class or a multiclass, whose parameters stand in front of the colon.
fn is_class(walk: &mut Walk<'_, '_>) -> bool {
    let item = walk.frame().item;
    item.is_some_and(|item| matches!(walk.tokens[item].text, "class" | "multiclass"))
}

/// A `#` has blanks on both sides if it has one. A line never begins with `#` but where the author began one:
/// it could become a directive.
fn before_paste(walk: &Walk<'_, '_>, id: Id) -> (bool, Break) {
    let token = &walk.tokens[id];
    let next = walk.next(id);
    let ends = next.is_none_or(|next| matches!(next.text, ":" | ";" | "{"));
    (token.gap > 0 || !ends && next.is_some_and(|next| next.gap > 0), Break::Kept)
}

/// The rules that depend on the token before.
fn behind(walk: &Walk<'_, '_>, id: Id, bracket: Bracket) -> (bool, Break) {
    let Some(previous) = walk.previous() else { return (false, Break::Never) };
    let token = &walk.tokens[id];
    let authored = token.had_space();
    match (previous.kind, previous.text) {
        (PieceKind::Punctuation, ",") if is_inside_suffix(walk) => (true, Break::Kept),
        (PieceKind::Punctuation, ",") => (true, Break::Rank(COMMA)),
        (PieceKind::Punctuation, "." | "...") => (false, Break::Never),
        (PieceKind::Punctuation, "-") => (authored, Break::Never),
        (PieceKind::Punctuation, ":") if token.kind == PieceKind::Variable => (false, Break::Never),
        (PieceKind::Punctuation, ":") if bracket == Bracket::Block => (true, Break::Kept),
        (PieceKind::Punctuation, ":") => (true, Break::Rank(JOINT + 5)),
        (PieceKind::Punctuation, "=") if bracket == Bracket::Angle => (previous.space, Break::Kept),
        (PieceKind::Punctuation, "=") if token.text.starts_with("[{") => (true, Break::Kept),
        (PieceKind::Punctuation, "=") => (true, Break::Rank(EQUAL)),
        (PieceKind::Punctuation, "#") => {
            (token.gap > 0 || previous.newlines == 0 && previous.space, Break::Rank(JOINT))
        }
        _ if bracket == Bracket::Dag && is_first_argument(walk, id) => (true, Break::Rank(OPEN + 2)),
        _ => (true, Break::Never),
    }
}

fn is_inside_suffix(walk: &Walk<'_, '_>) -> bool {
    let Some(frame) = walk.frames.last() else { return false };
    frame.bracket == Bracket::Braces && frame.opener.is_some_and(|open| is_suffix(walk, open))
}

/// Whether a token is the first argument of a dag: it is after the operator.
pub(crate) fn ends_operator(tokens: &[Token<'_>], open: Id, id: Id) -> bool {
    if tokens[open].bracket != Some(Bracket::Dag) {
        return false;
    }
    let mut at = open + 1;
    let skip_trivia = |at: &mut Id| {
        while *at < id && tokens[*at].is_trivia() {
            *at += 1;
        }
    };
    skip_trivia(&mut at);
    // The operator may be an expression: its tokens need no blank.
    loop {
        at += 1;
        skip_trivia(&mut at);
        if at >= id {
            break;
        }
        let token = &tokens[at];
        let inside = token.parent != Some(open);
        let suffix = token.bracket.is_some() || token.closes.is_some() || token.is(":") || token.is(".");
        let behind = tokens[at - 1].is(":") || tokens[at - 1].is(".");
        if !(inside || suffix || behind) {
            return false;
        }
    }
    let before = &tokens[id - 1];
    let token = &tokens[id];
    at == id && !token.is(":") && !token.is(".") && !token.is("<") && !before.is(":") && !before.is(".")
}

fn is_first_argument(walk: &Walk<'_, '_>, id: Id) -> bool {
    walk.tokens[id].parent.is_some_and(|open| ends_operator(walk.tokens, open, id))
}
