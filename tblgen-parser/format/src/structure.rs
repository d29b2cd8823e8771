//! Brackets, items, and the places where lines may break.
//!
//! One walk over the tokens with a stack of open brackets. The languages differ in the meaning of a brace, in
//! the end of an item, and in blanks: [`crate::td`] and [`crate::pdll`]. The branches of an `#ifdef` begin
//! with the same stack.

use crate::token::{Bracket, Break, Id, Token};
use crate::{Language, pdll, td};
use tblgen_parser::lossless::PieceKind;

/// An open bracket, or the file.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub opener: Option<Id>,
    pub bracket: Bracket,
    /// The first token of the open item. Only in blocks.
    pub item: Option<Id>,
    /// The token whose line the next block is indented from, if the next brace opens a block.
    pub block_head: Option<Id>,
    /// The item that the next one completes.
    pub nests_in: Option<Id>,
}

/// The walk.
pub(crate) struct Walk<'a, 't> {
    pub tokens: &'a mut [Token<'t>],
    pub frames: Vec<Frame>,
    /// The frames at each open `#ifdef`.
    conditions: Vec<Vec<Frame>>,
    /// The token before that is no trivia.
    pub previous: Option<Id>,
    language: Language,
}

/// Fills in the structure of the tokens.
pub(crate) fn build(tokens: &mut [Token<'_>], language: Language) {
    let file = Frame { opener: None, bracket: Bracket::Block, item: None, block_head: None, nests_in: None };
    let mut walk = Walk { tokens, frames: vec![file], conditions: Vec::new(), previous: None, language };
    for id in 0..walk.tokens.len() {
        walk.token(id);
    }
    one_line_blocks(tokens);
}

impl Walk<'_, '_> {
    pub fn frame(&mut self) -> &mut Frame {
        // The frame of the file is never popped.
        let last = self.frames.len() - 1;
        &mut self.frames[last]
    }

    pub fn previous(&self) -> Option<&Token<'_>> {
        self.previous.map(|id| &self.tokens[id])
    }

    pub fn previous_is(&self, text: &str) -> bool {
        self.previous().is_some_and(|token| token.is(text))
    }

    /// The token after `id` that is no trivia.
    pub fn next(&self, id: Id) -> Option<&Token<'_>> {
        self.tokens[id + 1..].iter().find(|token| !token.is_trivia())
    }

    fn token(&mut self, id: Id) {
        self.place(id);
        match self.tokens[id].kind {
            PieceKind::Directive => self.directive(id),
            PieceKind::Unreadable => {}
            PieceKind::LineComment | PieceKind::BlockComment => {}
            _ => {
                self.significant(id);
                self.previous = Some(id);
            }
        }
        self.around_trivia(id);
    }

    /// Sets the bracket around a token. The bracket around a closing bracket is set at the closing bracket.
    fn place(&mut self, id: Id) {
        let depth = self.frames.len() as u16 - 1;
        let frame = self.frame();
        let (opener, item) = (frame.opener, frame.item);
        let token = &mut self.tokens[id];
        (token.parent, token.depth) = (opener, depth);
        token.item = item.unwrap_or(id);
    }

    fn directive(&mut self, id: Id) {
        let text = self.tokens[id].text;
        if text.starts_with("#if") {
            self.conditions.push(self.frames.clone());
        } else if text.starts_with("#else") {
            if let Some(frames) = self.conditions.last() {
                self.frames.clone_from(frames);
            }
        } else if text.starts_with("#endif") {
            self.conditions.pop();
        }
    }

    fn significant(&mut self, id: Id) {
        let text = self.tokens[id].text;
        let is_punctuation = self.tokens[id].kind == PieceKind::Punctuation;
        match text {
            "}" | ")" | "]" | ">" if is_punctuation => self.close(id),
            _ => {
                self.begin_item(id);
                match self.language {
                    Language::TableGen => td::token(self, id),
                    Language::Pdll => pdll::token(self, id),
                }
                if is_punctuation && matches!(text, "{" | "(" | "[" | "<") {
                    self.open(id);
                }
            }
        }
        match self.language {
            Language::TableGen => td::end_of_token(self, id),
            Language::Pdll => pdll::end_of_token(self, id),
        }
    }

    /// In a block, a token begins an item if none is open.
    fn begin_item(&mut self, id: Id) {
        let frame = self.frame();
        if frame.bracket != Bracket::Block || frame.item.is_some() {
            return;
        }
        frame.item = Some(id);
        let nested_in = frame.nests_in.take();
        let token = &mut self.tokens[id];
        token.item = id;
        token.nested_in = nested_in;
        token.break_before = if nested_in.is_some() { Break::Kept } else { Break::Must };
    }

    pub fn begins_item(&self, id: Id) -> bool {
        self.tokens[id].item == id
    }

    fn open(&mut self, id: Id) {
        let head = self.frame().block_head.take();
        let bracket = match self.language {
            Language::TableGen => td::bracket(self, id, head.is_some()),
            Language::Pdll => pdll::bracket(self, id, head.is_some()),
        };
        if bracket != Bracket::Block {
            self.frame().block_head = head;
        }
        let token = &mut self.tokens[id];
        token.bracket = Some(bracket);
        token.head = head.unwrap_or(id);
        let item = if bracket == Bracket::Block { None } else { self.frame().item };
        let opener = Some(id);
        self.frames.push(Frame { opener, bracket, item, block_head: None, nests_in: None });
    }

    fn close(&mut self, id: Id) {
        if self.frames.len() == 1 {
            // The brackets of the branches of an `#ifdef` differ.
            return;
        }
        let Some(frame) = self.frames.pop() else { return };
        self.place(id);
        let Some(opener) = frame.opener else { return };
        self.tokens[opener].mate = Some(id);
        let is_empty = self.previous == Some(opener);
        let token = &mut self.tokens[id];
        token.closes = Some(opener);
        token.space = frame.bracket == Bracket::Block && !is_empty;
        token.break_before = match frame.bracket {
            _ if is_empty => Break::Never,
            Bracket::Block => Break::Must,
            _ => Break::Kept,
        };
    }

    /// Comments keep their positions. After a line comment, and around a directive, a line begins.
    fn around_trivia(&mut self, id: Id) {
        let before = id.checked_sub(1).map(|before| self.tokens[before].kind);
        let token = &mut self.tokens[id];
        let is_own_line = |kind| matches!(kind, PieceKind::Directive | PieceKind::Unreadable);
        if is_own_line(token.kind)
            || before.is_some_and(|kind| is_own_line(kind) || kind == PieceKind::LineComment)
        {
            token.break_before = Break::Must;
        } else if token.is_comment() || before == Some(PieceKind::BlockComment) {
            let begins_item = token.break_before == Break::Must && before != Some(PieceKind::BlockComment);
            token.break_before = if token.newlines > 0 || begins_item { Break::Must } else { Break::Never };
        }
        if token.kind == PieceKind::BlockComment || before == Some(PieceKind::BlockComment) {
            token.space = token.had_space();
        }
        if token.kind == PieceKind::LineComment {
            token.space = true;
        }
    }
}

/// A block of one item that the author wrote on one line stays on it.
fn one_line_blocks(tokens: &mut [Token<'_>]) {
    for open in 0..tokens.len() {
        let (Some(Bracket::Block), Some(close)) = (tokens[open].bracket, tokens[open].mate) else { continue };
        if tokens[open].line != tokens[close].line || close == open + 1 {
            continue;
        }
        let inside = open + 1..close;
        let items = inside.clone().filter(|&id| tokens[id].item == id && tokens[id].parent == Some(open));
        let is_plain = inside.clone().all(|id| !tokens[id].is_trivia() && !tokens[id].text.contains('\n'));
        if items.count() == 1 && is_plain {
            tokens[open + 1].break_before = Break::Rank(0);
            tokens[close].break_before = Break::Rank(0);
        }
    }
}
