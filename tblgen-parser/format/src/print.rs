//! Printer of the layout: from tokens with positions to text.

use crate::layout::Layout;
use crate::token::{Bracket, Id};
use std::ops::RangeInclusive;
use tblgen_parser::lossless::PieceKind;

/// The formatted text; if lines are given, the source with the items in these lines formatted.
pub(crate) fn print(source: &str, layout: &Layout<'_, '_>, lines: Option<&RangeInclusive<usize>>) -> String {
    let mut printed = Printed { text: String::new(), starts: Vec::new() };
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
    /// The offsets of the lines, with their first tokens.
    starts: Vec<(Id, usize)>,
}

impl Printed {
    fn line(&mut self, layout: &Layout<'_, '_>, start: Id, line_end: &str) {
        if start > 0 && layout.tokens[start].newlines > 1 && !closes_block(layout, start) {
            self.text.push_str(line_end);
        }
        self.starts.push((start, self.text.len()));
        let mut column = 0;
        for id in start..layout.line_end(start) {
            let token = &layout.tokens[id];
            let blanks = layout.columns[id].saturating_sub(column);
            self.text.extend(std::iter::repeat_n(' ', blanks));
            self.text.push_str(token.text);
            column = token.end(layout.columns[id]);
        }
        self.text.push_str(line_end);
    }
}

fn closes_block(layout: &Layout<'_, '_>, id: Id) -> bool {
    let open = layout.tokens[id].closes;
    open.is_some_and(|open| layout.tokens[open].bracket == Some(Bracket::Block))
}

/// The source with the lines around `lines` from the formatted text. Both texts are cut where an item begins a line.
fn splice(source: &str, layout: &Layout<'_, '_>, printed: &Printed, lines: &RangeInclusive<usize>) -> String {
    let cuts = printed.starts.iter().filter(|(id, _)| is_cut(layout, *id));
    let line = |id: Id| layout.tokens[id].line + 1;
    let first = cuts.clone().take_while(|(id, _)| line(*id) <= *lines.start()).last();
    let last = cuts.clone().find(|(id, _)| line(*id) > *lines.end());
    let source_cut = |id: Id| source[..layout.tokens[id].start].rfind(['\n', '\r']).map_or(0, |at| at + 1);
    let (source_start, start) = first.map_or((0, 0), |&(id, at)| (source_cut(id), at));
    let (source_end, end) = last.map_or((source.len(), printed.text.len()), |&(id, at)| (source_cut(id), at));
    [&source[..source_start], &printed.text[start..end], &source[source_end..]].concat()
}

fn is_cut(layout: &Layout<'_, '_>, id: Id) -> bool {
    let token = &layout.tokens[id];
    let in_block = token.parent.is_none_or(|open| layout.tokens[open].bracket == Some(Bracket::Block));
    let begins = token.item == id || closes_block(layout, id) || token.kind == PieceKind::Directive;
    in_block && begins && (token.newlines > 0 || id == 0)
}
