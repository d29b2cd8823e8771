//! Printer of the layout: from tokens with positions to text.

use crate::layout::Layout;
use crate::token::{Bracket, Id};
use std::ops::{Range, RangeInclusive};
use tblgen_parser::lossless::PieceKind;

/// The formatted text; if lines are given, the source with the items in these lines formatted.
pub(crate) fn print(source: &str, layout: &Layout<'_, '_>, lines: Option<&RangeInclusive<usize>>) -> String {
    let mut printed = Printed { text: String::new(), lines: Vec::new() };
    let line_end = if source.contains("\r\n") { "\r\n" } else { "\n" };
    for start in layout.lines() {
        printed.line(layout, start, line_end);
    }
    match lines {
        Some(lines) => splice(source, layout, &printed, lines),
        None => printed.text,
    }
}

struct Printed {
    text: String,
    lines: Vec<Line>,
}

/// A printed line.
struct Line {
    /// Its first token.
    first: Id,
    /// The token after its last one.
    end: Id,
    /// Its place in the printed text.
    place: Range<usize>,
}

impl Printed {
    fn line(&mut self, layout: &Layout<'_, '_>, start: Id, line_end: &str) {
        if start > 0 && layout.tokens[start].newlines > 1 && !closes_block(layout, start) {
            self.text.push_str(line_end);
        }
        let (begin, end) = (self.text.len(), layout.line_end(start));
        let mut column = 0;
        for id in start..end {
            let token = &layout.tokens[id];
            let blanks = layout.columns[id].saturating_sub(column);
            self.text.extend(std::iter::repeat_n(' ', blanks));
            self.text.push_str(token.text);
            column = token.end(layout.columns[id]);
        }
        self.text.push_str(line_end);
        self.lines.push(Line { first: start, end, place: begin..self.text.len() });
    }
}

fn closes_block(layout: &Layout<'_, '_>, id: Id) -> bool {
    let open = layout.tokens[id].closes;
    open.is_some_and(|open| layout.tokens[open].bracket == Some(Bracket::Block))
}

/// The source with those items from the formatted text that have a token in `lines`. An item begins a line in both texts.
fn splice(source: &str, layout: &Layout<'_, '_>, printed: &Printed, lines: &RangeInclusive<usize>) -> String {
    let is_begin = |line: &&[Line]| line.first().is_some_and(|line| is_cut(layout, line.first));
    let items = printed.lines.chunk_by(|_, next| !is_cut(layout, next.first));
    let wanted: Vec<&[Line]> =
        items.filter(is_begin).filter(|item| touches(source, layout, item, lines)).collect();
    let (Some([first, ..]), Some([.., last])) = (wanted.first(), wanted.last()) else {
        return source.to_owned();
    };
    let begin = source[..layout.tokens[first.first].start].rfind(['\n', '\r']).map_or(0, |at| at + 1);
    let behind = end_of(layout, last);
    let end = source[behind..].find('\n').map_or(source.len(), |at| behind + at + 1);
    [&source[..begin], &printed.text[first.place.start..last.place.end], &source[end..]].concat()
}

/// Whether an item has a token in these lines of the source.
fn touches(source: &str, layout: &Layout<'_, '_>, item: &[Line], lines: &RangeInclusive<usize>) -> bool {
    let [first, ..] = item else { return false };
    let begin = layout.tokens[first.first].line + 1;
    let text = &source[layout.tokens[first.first].start..item.last().map_or(0, |last| end_of(layout, last))];
    let end = begin + text.matches('\n').count();
    begin <= *lines.end() && *lines.start() <= end
}

/// The offset in the source after the last token of a line.
fn end_of(layout: &Layout<'_, '_>, line: &Line) -> usize {
    let token = &layout.tokens[line.end - 1];
    token.start + token.text.len()
}

fn is_cut(layout: &Layout<'_, '_>, id: Id) -> bool {
    let token = &layout.tokens[id];
    let in_block = token.parent.is_none_or(|open| layout.tokens[open].bracket == Some(Bracket::Block));
    let begins = token.item == id || closes_block(layout, id) || token.kind == PieceKind::Directive;
    in_block && begins && (token.newlines > 0 || id == 0)
}
