//! Tokens with their places in the source and in the structure.

use tblgen_parser::lossless::{Piece, PieceKind};

/// The number of a token in its file.
pub(crate) type Id = usize;

/// The content of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bracket {
    /// `{ … }` around statements or fields.
    Block,
    /// `(operator argument, …)`
    Dag,
    /// `(…)` around the arguments of an operator, a call or a constraint.
    Parens,
    /// `[…]`
    Square,
    /// `<…>`
    Angle,
    /// `{…}` around bits, ranges or attributes.
    Braces,
}

/// Whether a line may begin at a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Break {
    Never,
    Must,
    /// Only where the author broke the line.
    Kept,
    /// Also where a line is too long. Lower ranks are broken first.
    Rank(u8),
}

/// A token, a comment or a directive.
#[derive(Clone, Debug)]
pub(crate) struct Token<'t> {
    pub kind: PieceKind,
    pub text: &'t str,
    /// The offset in the source.
    pub start: usize,
    /// Line and column in the source, from zero.
    pub line: usize,
    pub column: usize,
    /// The number of line breaks before it in the source.
    pub newlines: usize,
    /// The column after the token before it, if that ends on the same line of the source.
    pub gap: usize,
    /// The bracket that it opens.
    pub bracket: Option<Bracket>,
    /// The innermost bracket around it. An opening bracket is not inside of itself, nor is a closing one.
    pub parent: Option<Id>,
    /// The bracket that it closes.
    pub closes: Option<Id>,
    /// The closing bracket of an opening bracket.
    pub mate: Option<Id>,
    /// The number of brackets around it.
    pub depth: u16,
    /// The first token of the statement, field or header that it belongs to.
    pub item: Id,
    /// For the first token of an item: the enclosing item that it completes, as after `in`.
    pub nested_in: Option<Id>,
    /// For a block: the token whose line determines the indentation of the block.
    pub head: Id,
    /// Whether a line may begin here.
    pub break_before: Break,
    /// Whether there is a blank between it and the token before it on one line.
    pub space: bool,
}

impl Token<'_> {
    pub fn is_comment(&self) -> bool {
        matches!(self.kind, PieceKind::LineComment | PieceKind::BlockComment)
    }

    /// A comment, a directive or unreadable lines: text that is not a token of the language.
    pub fn is_trivia(&self) -> bool {
        self.is_comment() || matches!(self.kind, PieceKind::Directive | PieceKind::Unreadable)
    }

    pub fn is(&self, text: &str) -> bool {
        matches!(self.kind, PieceKind::Punctuation | PieceKind::Word) && self.text == text
    }

    pub fn is_word(&self) -> bool {
        self.kind == PieceKind::Word
    }

    /// Whether blanks stood before it in the source.
    pub fn had_space(&self) -> bool {
        self.newlines > 0 || self.gap > 0
    }

    /// The width of its first line.
    pub fn first_width(&self) -> usize {
        width(self.text.split('\n').next().unwrap_or(""))
    }

    /// The column after it, if it begins at `column`.
    pub fn end(&self, column: usize) -> usize {
        match self.text.rsplit_once('\n') {
            None => column + width(self.text),
            Some((_, last)) => width(last),
        }
    }
}

/// The columns that a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.trim_end_matches('\r').chars().count()
}

/// The tokens of a text, without their structure.
pub(crate) fn tokens<'t>(text: &'t str, pieces: &[Piece]) -> Vec<Token<'t>> {
    let mut place = Place::default();
    let mut end = 0;
    let mut tokens = Vec::with_capacity(pieces.len());
    for piece in pieces {
        let before = place.clone();
        place.skip(&text[end..piece.range.start]);
        let newlines = place.line - before.line;
        let content = text[piece.range.clone()].trim_end_matches(['\r', ' ', '\t']);
        tokens.push(Token {
            kind: piece.kind,
            text: content,
            start: piece.range.start,
            line: place.line,
            column: place.column,
            newlines,
            gap: if newlines == 0 { place.column - before.column } else { 0 },
            bracket: None,
            parent: None,
            closes: None,
            mate: None,
            depth: 0,
            item: tokens.len(),
            nested_in: None,
            head: tokens.len(),
            break_before: Break::Never,
            space: true,
        });
        place.skip(&text[piece.range.clone()]);
        end = piece.range.end;
    }
    tokens
}

#[derive(Clone, Default)]
struct Place {
    line: usize,
    column: usize,
}

impl Place {
    fn skip(&mut self, text: &str) {
        let mut characters = text.chars().peekable();
        while let Some(character) = characters.next() {
            match character {
                '\r' if characters.peek() == Some(&'\n') => {}
                '\n' | '\r' => {
                    self.line += 1;
                    self.column = 0;
                }
                '\t' => self.column = self.column / 8 * 8 + 8,
                _ => self.column += 1,
            }
        }
    }
}
