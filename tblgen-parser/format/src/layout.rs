//! Columns of tokens, from the breaks.
//!
//! A line's indentation follows from the bracket around its first token. There are several habits, and the
//! author's is kept if it is one of them: see [`Layout::style`].

use crate::td::ends_operator;
use crate::token::{Bracket, Break, Id, Token};
use std::collections::BTreeSet;
use tblgen_parser::lossless::PieceKind;

/// The indentation of the contents of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Columns more than the line of the bracket.
    Hang(usize),
    /// The column of a token on the line of the bracket.
    Under(Id),
}

/// The layout of a file.
pub(crate) struct Layout<'a, 't> {
    pub tokens: &'a [Token<'t>],
    pub width: usize,
    /// Whether a line begins at a token.
    breaks: Vec<bool>,
    /// The same tokens, in order.
    begins: BTreeSet<Id>,
    /// Blanks in front of a token besides the usual one.
    pub pads: Vec<usize>,
    pub columns: Vec<usize>,
    /// The first token of the line of a token.
    starts: Vec<Id>,
    /// Likewise in the source.
    source_starts: Vec<Id>,
    /// The style of an opening bracket, once a line begins inside of it.
    styles: Vec<Option<Style>>,
    /// The next token that is no comment, directive or unreadable text.
    next_token: Vec<Option<Id>>,
    /// The next opening bracket of a block with contents; behind the last token if there is none.
    next_block: Vec<Id>,
    /// The last `,` in front of a token in the same bracket, or the bracket.
    separators: Vec<Option<Id>>,
    /// Likewise the last `:` or `=`.
    assignments: Vec<Option<Id>>,
}

/// The widths of a line after which a rest is certainly too long for a line of its own.
const FAR: usize = 4;

impl<'a, 't> Layout<'a, 't> {
    /// The layout with the author's breaks; columns are not computed.
    pub fn new(tokens: &'a [Token<'t>], width: usize) -> Self {
        let breaks: Vec<bool> = tokens.iter().map(|token| breaks_at_first(tokens, token)).collect();
        let begins = (0..tokens.len()).filter(|&id| breaks[id]).collect();
        let mut source_start = 0;
        let source_starts = (0..tokens.len()).map(|id| {
            source_start = if tokens[id].newlines > 0 { id } else { source_start };
            source_start
        });
        let mut next = None;
        let mut next_token = vec![None; tokens.len()];
        for id in (0..tokens.len()).rev() {
            next = if tokens[id].is_trivia() { next } else { Some(id) };
            next_token[id] = next;
        }
        let mut next_block = vec![tokens.len(); tokens.len()];
        for id in (0..tokens.len()).rev() {
            let is_block = tokens[id].bracket == Some(Bracket::Block)
                && tokens[id].mate.is_some_and(|mate| mate > id + 1);
            let behind = next_block.get(id + 1).copied().unwrap_or(tokens.len());
            next_block[id] = if is_block { id } else { behind };
        }
        Self {
            next_block,
            separators: last_beside(tokens, |token| token.is(","))
                .into_iter()
                .zip(tokens)
                .map(|(last, token)| last.or(token.parent))
                .collect(),
            assignments: last_beside(tokens, |token| token.is(":") || token.is("=")),
            source_starts: source_starts.collect(),
            tokens,
            width,
            breaks,
            begins,
            pads: vec![0; tokens.len()],
            columns: vec![0; tokens.len()],
            starts: vec![0; tokens.len()],
            styles: vec![None; tokens.len()],
            next_token,
        }
    }

    /// The first tokens of all lines.
    pub fn lines(&self) -> impl Iterator<Item = Id> {
        (0..self.tokens.len()).filter(|&id| id == 0 || self.breaks[id])
    }

    /// The first token of the next line.
    pub fn line_end(&self, start: Id) -> Id {
        self.begins.range(start + 1..).next().copied().unwrap_or(self.tokens.len())
    }

    /// Begins a line at a token, or not.
    pub fn set_break(&mut self, id: Id, is_break: bool) {
        self.breaks[id] = is_break;
        match is_break {
            true => self.begins.insert(id),
            false => self.begins.remove(&id),
        };
    }

    /// Computes the columns of all lines.
    pub fn lay_all(&mut self) {
        let mut start = 0;
        while start < self.tokens.len() {
            start = self.lay_line(start);
        }
    }

    /// Computes the columns of the line that begins at a token. Returns the first token of the next line.
    pub fn lay_line(&mut self, start: Id) -> Id {
        self.lay(start, usize::MAX)
    }

    /// The same for as much of a line that is too long as decides about its first break. Returns the token after that.
    pub fn lay_begin(&mut self, start: Id) -> Id {
        self.lay(start, FAR * self.width)
    }

    /// Lays a line up to so many columns behind the first token that does not fit.
    fn lay(&mut self, start: Id, far: usize) -> Id {
        let end = self.line_end(start);
        if let Some((open, style)) = self.style_of_line(start) {
            self.styles[open] = Some(style);
        }
        let mut column = self.indent(start);
        let mut stop = None;
        for id in start..end {
            self.styles[id] = None;
            self.starts[id] = start;
            if id > start {
                column = self.tokens[id - 1].end(column) + usize::from(self.tokens[id].space) + self.pads[id];
            }
            self.columns[id] = column;
            if stop.is_some_and(|stop| column > stop) {
                return id + 1;
            }
            if stop.is_none() && self.is_too_far(id) {
                stop = Some(column.saturating_add(far));
            }
        }
        end
    }

    /// Whether a token ends after the last column. Comments do not count.
    pub fn is_too_far(&self, id: Id) -> bool {
        let token = &self.tokens[id];
        !token.is_trivia() && self.columns[id] + token.first_width() > self.width
    }

    /// The first block with contents that opens from a token on and is closed before `end`.
    pub fn block_between(&self, start: Id, end: Id) -> Option<Id> {
        let mut open = *self.next_block.get(start)?;
        while open < end {
            if self.tokens[open].mate.is_some_and(|mate| mate < end) {
                return Some(open);
            }
            open = *self.next_block.get(open + 1)?;
        }
        None
    }

    /// The bracket that a line is the first of, and its style.
    fn style_of_line(&self, start: Id) -> Option<(Id, Style)> {
        let id = self.next_token[start]?;
        let open = match self.tokens[id].closes {
            Some(_) if id == start => return None,
            Some(open) => open,
            None => self.tokens[id].parent?,
        };
        let is_group = self.tokens[open].bracket != Some(Bracket::Block);
        let is_first = is_group && self.styles[open].is_none() && self.is_element(id);
        is_first.then(|| (open, self.style(open, start)))
    }

    /// The column at which a line begins with this token.
    pub fn indent(&self, id: Id) -> usize {
        let token = &self.tokens[id];
        match token.kind {
            PieceKind::Directive => return 0,
            PieceKind::Unreadable => return token.column,
            _ => {}
        }
        if self.continues_comment(id) {
            return self.columns[id - 1];
        }
        let Some(next) = self.next_token[id] else { return 0 };
        match self.tokens[next].closes {
            Some(open) if next == id => self.closer(id, open),
            Some(open) if self.tokens[open].bracket == Some(Bracket::Block) => self.block(open),
            Some(open) => self.group(open, id),
            None => self.content(next, id),
        }
    }

    /// Whether a comment continues the one at the end of the line before.
    pub fn continues_comment(&self, id: Id) -> bool {
        let token = &self.tokens[id];
        let Some(before) = id.checked_sub(1).map(|before| &self.tokens[before]) else { return false };
        token.kind == PieceKind::LineComment
            && before.kind == PieceKind::LineComment
            && token.newlines == 1
            && token.column == before.column
            && (!self.breaks[id - 1] || self.continues_comment_before(id - 1))
    }

    fn continues_comment_before(&self, id: Id) -> bool {
        let mut first = id;
        while first > 0
            && self.breaks[first]
            && self.tokens[first - 1].kind == PieceKind::LineComment
            && self.tokens[first].newlines == 1
            && self.tokens[first - 1].column == self.tokens[id].column
        {
            first -= 1;
        }
        first > 0 && !self.breaks[first]
    }

    /// The indentation of `id`, or of a comment `from` in front of it.
    fn content(&self, id: Id, from: Id) -> usize {
        let token = &self.tokens[id];
        if token.item == id && self.is_in_block(id) {
            return match token.nested_in {
                Some(outer) => self.nested_item(outer, from),
                None => token.parent.map_or(0, |open| self.block(open)),
            };
        }
        match token.parent {
            Some(open) if self.tokens[open].bracket != Some(Bracket::Block) => match self.is_element(id) {
                true => self.group(open, from),
                false => self.operand(open, id),
            },
            _ => self.continuation(id),
        }
    }

    fn is_in_block(&self, id: Id) -> bool {
        self.tokens[id].parent.is_none_or(|open| self.tokens[open].bracket == Some(Bracket::Block))
    }

    /// The indentation of the line that holds a token.
    fn line_indent(&self, id: Id) -> usize {
        self.columns[self.starts[id]]
    }

    fn source_indent(&self, id: Id) -> usize {
        self.tokens[self.source_starts[id]].column
    }

    /// How far a token that begins a line of the source is indented from the line of another one.
    fn source_offset(&self, id: Id, from: Id) -> Option<usize> {
        if self.tokens[id].newlines == 0 {
            return None;
        }
        self.tokens[id].column.checked_sub(self.source_indent(from))
    }

    /// Items in a block. Items in `let … in {` and similar blocks may stand at the margin.
    fn block(&self, open: Id) -> usize {
        let head = self.tokens[open].head;
        let base = self.line_indent(head);
        let may_stay = matches!(self.tokens[head].text, "let" | "foreach" | "defset" | "if" | "else");
        let first = self.next_token.get(open + 1).copied().flatten();
        let stays = may_stay && first.is_some_and(|first| self.source_offset(first, head) == Some(0));
        if stays { base } else { base + 2 }
    }

    /// An item that completes another one, as after `in`.
    fn nested_item(&self, outer: Id, id: Id) -> usize {
        let usual = if self.tokens[outer].text == "let" { 0 } else { 2 };
        let offset = self.source_offset(id, outer).filter(|offset| matches!(offset, 0 | 2));
        self.line_indent(outer) + offset.unwrap_or(usual)
    }

    /// A closing bracket.
    fn closer(&self, id: Id, open: Id) -> usize {
        let opener = &self.tokens[open];
        if opener.bracket == Some(Bracket::Block) {
            return self.line_indent(opener.head);
        }
        let base = self.line_indent(open);
        match self.source_offset(id, open) {
            Some(offset @ (0 | 2)) => base + offset,
            Some(_) if self.tokens[id].column == opener.column => self.columns[open],
            _ if self.hangs(open) => base,
            _ => self.columns[open],
        }
    }

    /// Whether a line begins after an opening bracket.
    fn hangs(&self, open: Id) -> bool {
        let first = self.next_token.get(open + 1).copied().flatten();
        first.is_some_and(|first| (open + 1..=first).any(|id| self.breaks[id]))
    }

    /// Returns the indentation of a line in a bracket that is not a block.
    fn group(&self, open: Id, id: Id) -> usize {
        match self.styles[open].unwrap_or_else(|| self.style(open, id)) {
            Style::Hang(columns) => self.line_indent(open) + columns,
            Style::Under(id) => self.columns[id],
        }
    }

    /// The style of a bracket in which a line begins with the token `id`.
    ///
    /// ```text
    /// (ins A:$a,        (ins A:$a,     (ins         [A, B,
    ///      B:$b)         B:$b)           A:$a,        C]
    ///                                    B:$b)
    /// ```
    fn style(&self, open: Id, id: Id) -> Style {
        let offset = self.source_offset(id, open);
        let hang = offset.filter(|offset| matches!(offset, 2 | 4)).map(Style::Hang);
        let is_dag = self.tokens[open].bracket == Some(Bracket::Dag);
        let first = self.next_token.get(open + 1).copied().flatten();
        let Some(first) = first.filter(|_| !self.hangs(open)) else {
            // `[// comment`
            let comment = (!self.breaks[open + 1]).then_some(open + 1);
            let under = comment
                .filter(|&comment| offset.is_some() && self.tokens[comment].column == self.tokens[id].column);
            let usual = Style::Hang(if is_dag { 4 } else { 2 });
            return under.map(Style::Under).or(hang).unwrap_or(usual);
        };
        let argument = if is_dag { self.first_argument(open) } else { None };
        let is_here = |id: &Id| self.line_end(open) > *id;
        let argument_here = argument.filter(is_here);
        let is_under = |other: &Id| {
            offset.is_some()
                && self.tokens[*other].line == self.tokens[open].line
                && self.tokens[*other].column == self.tokens[id].column
        };
        if let Some(under) = argument_here.filter(is_under).or(Some(first).filter(is_under)) {
            return Style::Under(under);
        }
        let usual = match argument {
            Some(_) if argument_here.is_none() => Style::Hang(4),
            _ => Style::Under(argument_here.unwrap_or(first)),
        };
        hang.unwrap_or(usual)
    }

    /// The first argument of a dag.
    fn first_argument(&self, open: Id) -> Option<Id> {
        let end = self.tokens[open].mate?;
        (open + 1..end)
            .take_while(|&id| !self.tokens[id].is(",") || self.tokens[id].parent != Some(open))
            .find(|&id| self.tokens[id].parent == Some(open) && ends_operator(self.tokens, open, id))
    }

    /// Whether a token begins an element of the bracket around it.
    fn is_element(&self, id: Id) -> bool {
        let Some(open) = self.tokens[id].parent else { return false };
        match self.before(id) {
            None => true,
            Some(before) => {
                before == open || self.tokens[before].is(",") || ends_operator(self.tokens, open, id)
            }
        }
    }

    /// The token before that is no trivia.
    fn before(&self, id: Id) -> Option<Id> {
        (0..id).rev().find(|&before| !self.tokens[before].is_trivia())
    }

    /// A token in the middle of an element of a bracket.
    fn operand(&self, open: Id, id: Id) -> usize {
        let from = self.separators[id].unwrap_or(open);
        let Some(element) = self.next_token[from + 1] else { return 0 };
        let column = self.columns[element];
        if self.tokens[id].newlines > 0 {
            let offset = self.tokens[id].column.checked_sub(self.tokens[element].column);
            if let Some(offset @ (0 | 2 | 4)) = offset {
                return column + offset;
            }
        }
        let is_joint = self.tokens[id].kind == PieceKind::String || self.before_is(id, "#");
        if is_joint { column } else { column + 4 }
    }

    fn before_is(&self, id: Id, text: &str) -> bool {
        self.before(id).is_some_and(|before| self.tokens[before].is(text))
    }

    /// A line in the middle of an item, outside of brackets.
    fn continuation(&self, id: Id) -> usize {
        let item = self.tokens[id].item;
        let base = self.line_indent(item);
        let anchor = self.anchor(id);
        let is_authored = self.tokens[id].newlines > 0;
        if let Some(anchor) =
            anchor.filter(|&anchor| is_authored && self.tokens[anchor].column == self.tokens[id].column)
        {
            return self.columns[anchor];
        }
        if let Some(offset @ (2 | 4)) = self.source_offset(id, item) {
            return base + offset;
        }
        let is_let = self.tokens[item].text == "let" && self.before_is(id, ",");
        let begins_value = [":", "=", "in", "=>", "->"].into_iter().any(|text| self.before_is(id, text));
        match anchor {
            Some(anchor) if !is_let && !begins_value && !self.tokens[id].is(":") => self.columns[anchor],
            _ => base + 4,
        }
    }

    /// The token after the last `:` or `=` of the item in front of a token.
    fn anchor(&self, id: Id) -> Option<Id> {
        let separator = self.assignments[id].filter(|&separator| separator >= self.tokens[id].item)?;
        self.next_token[separator + 1].filter(|&anchor| anchor < id)
    }
}

/// For each token the last one in front of it, in the same bracket, that is of a kind.
fn last_beside(tokens: &[Token<'_>], is_of_kind: impl Fn(&Token<'_>) -> bool) -> Vec<Option<Id>> {
    let mut outside = None;
    let mut inside: Vec<Option<Id>> = vec![None; tokens.len()];
    let mut all = Vec::with_capacity(tokens.len());
    for (id, token) in tokens.iter().enumerate() {
        let last = match token.parent {
            Some(open) => &mut inside[open],
            None => &mut outside,
        };
        all.push(*last);
        if is_of_kind(token) {
            *last = Some(id);
        }
    }
    all
}

/// Whether a line begins at a token before any line is found to be too long.
fn breaks_at_first(tokens: &[Token<'_>], token: &Token<'_>) -> bool {
    if token.start == tokens[0].start {
        return true;
    }
    match token.break_before {
        Break::Never => false,
        Break::Must => true,
        Break::Kept | Break::Rank(_) => token.newlines > 0,
    }
}
