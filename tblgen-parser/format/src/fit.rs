//! Breaks in lines that are too long.
//!
//! A line is broken at one place at a time, and laid out again. The place is one after which the rest of the line
//! fits, if there is one; among these the outermost, and among these the last.

use crate::layout::Layout;
use crate::td::DEPTH;
use crate::token::{Bracket, Break, Id};
use tblgen_parser::lossless::PieceKind;

/// Computes all columns, and breaks the lines that are wider than the layout allows.
pub(crate) fn fit(layout: &mut Layout<'_, '_>) {
    let mut start = 0;
    while start < layout.tokens.len() {
        let mut laid = layout.lay_begin(start);
        while let Some(overflow) = (start..laid).find(|&id| layout.is_too_far(id)) {
            if !break_line(layout, start, laid, overflow) {
                break;
            }
            laid = layout.lay_begin(start);
        }
        let end = layout.line_end(start);
        if laid < end {
            layout.lay_line(start);
        }
        start = end;
    }
}

/// Adds breaks to a line, whose columns are known up to `laid`; false if there is no place for one.
fn break_line(layout: &mut Layout<'_, '_>, start: Id, laid: Id, overflow: Id) -> bool {
    let end = layout.line_end(start);
    if open_block(layout, start, end) {
        return true;
    }
    let mut place = best(layout, start, overflow + 1, laid).or_else(|| first_behind(layout, overflow, laid));
    if place.is_none() && laid < end {
        layout.lay_line(start);
        place = first_behind(layout, overflow, end);
    }
    let Some(place) = place else { return false };
    layout.set_break(place, true);
    break_siblings(layout, place, start, end);
    true
}

/// Lays out a block on one line like others.
fn open_block(layout: &mut Layout<'_, '_>, start: Id, end: Id) -> bool {
    let Some(open) = layout.block_between(start, end) else { return false };
    layout.set_break(open + 1, true);
    if let Some(close) = layout.tokens[open].mate {
        layout.set_break(close, true);
    }
    true
}

/// The best place for a break in front of the token `limit`.
fn best(layout: &mut Layout<'_, '_>, start: Id, limit: Id, end: Id) -> Option<Id> {
    let (line_end, _) = first_end(layout, start, end);
    let mut best: Option<((bool, u32), Id)> = None;
    for place in start + 1..limit {
        let Break::Rank(rank) = layout.tokens[place].break_before else { continue };
        let column = trial(layout, place);
        if column >= layout.columns[place] {
            continue;
        }
        let rest = line_end.saturating_sub(layout.columns[place]);
        let depth = u32::from(layout.tokens[place].depth);
        let key = (column + rest > layout.width, DEPTH * depth + u32::from(rank));
        if best.is_none_or(|(least, _)| key <= least) {
            best = Some((key, place));
        }
    }
    best.map(|(_, place)| place)
}

/// The column of a token if a line began with it.
fn trial(layout: &mut Layout<'_, '_>, place: Id) -> usize {
    layout.set_break(place, true);
    let column = layout.indent(place);
    layout.set_break(place, false);
    column
}

/// The column after the line, or after the first line of a token of several lines; and that token.
fn first_end(layout: &Layout<'_, '_>, start: Id, end: Id) -> (usize, Id) {
    let is_last = |&id: &Id| layout.tokens[id].text.contains('\n');
    let mut last = (start..end).find(is_last).unwrap_or(end - 1);
    while last > start && layout.tokens[last].kind == PieceKind::LineComment {
        last -= 1;
    }
    (layout.columns[last] + layout.tokens[last].first_width(), last)
}

/// The first place for a break after the end of the line.
fn first_behind(layout: &mut Layout<'_, '_>, overflow: Id, end: Id) -> Option<Id> {
    (overflow + 1..end).find(|&place| {
        matches!(layout.tokens[place].break_before, Break::Rank(_))
            && trial(layout, place) < layout.columns[place]
    })
}

/// Puts operands, results and the arguments of conditionals on a line each.
fn break_siblings(layout: &mut Layout<'_, '_>, place: Id, start: Id, end: Id) {
    let Some(open) = layout.tokens[place].parent else { return };
    if !has_one_on_a_line(layout, open) {
        return;
    }
    for id in start + 1..end {
        let is_separator = layout.tokens[id - 1].is(",") && layout.tokens[id - 1].parent == Some(open);
        if is_separator && matches!(layout.tokens[id].break_before, Break::Rank(_)) {
            layout.set_break(id, true);
        }
    }
}

fn has_one_on_a_line(layout: &Layout<'_, '_>, open: Id) -> bool {
    let operator = match layout.tokens[open].bracket {
        Some(Bracket::Dag) => layout.tokens.get(open + 1),
        Some(Bracket::Parens) => open.checked_sub(1).map(|before| &layout.tokens[before]),
        _ => None,
    };
    operator
        .is_some_and(|token| matches!(token.text, "ins" | "outs" | "region" | "successor" | "!if" | "!cond"))
}
