//! The tokens, comments and directives of one file, for tools that print source text.

use std::ops::Range;

use super::preprocessor::{directive_end, directive_name, is_directive};
use super::scan::{Cursor, ScanError};
use super::token::{Keyword, TokenKind};
use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// The kind of a [`Piece`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// An identifier or a keyword.
    Word,
    /// `$name`
    Variable,
    /// A number with its sign.
    Number,
    /// `"…"`
    String,
    /// `[{…}]`
    Code,
    /// `!name`
    Operator,
    /// Punctuation.
    Punctuation,
    /// `// …`, without the end of the line.
    LineComment,
    /// `/* … */`
    BlockComment,
    /// A preprocessor line, with the comments after it.
    Directive,
    /// Lines of an `#ifdef` that are not TableGen; never read by llvm-tblgen unless the macro is defined.
    Unreadable,
}

/// A part of a file: a token, a comment, or a directive. Between two pieces there is only white space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The kind of the piece.
    pub kind: PieceKind,
    /// Its bytes in the text.
    pub range: Range<usize>,
}

/// Splits a file into pieces. Includes are not followed, and all branches of `#ifdef`s are split.
///
/// ```
/// use tblgen_parser::lossless::{PieceKind, pieces};
///
/// let text = "#ifdef A\ndef x; // one\n#endif\n";
/// let kinds: Vec<_> = pieces(text).unwrap().iter().map(|piece| piece.kind).collect();
/// let expected = [
///     PieceKind::Directive,
///     PieceKind::Word,
///     PieceKind::Word,
///     PieceKind::Punctuation,
///     PieceKind::LineComment,
///     PieceKind::Directive,
/// ];
/// assert_eq!(kinds, expected);
/// ```
///
/// # Errors
///
/// A token that cannot be read, outside of all `#ifdef`s. The span is an offset into the text.
pub fn pieces(text: &str) -> Result<Vec<Piece>, Box<Diagnostic>> {
    let mut splitter = Splitter {
        cursor: Cursor { text, at: 0 },
        symbols: Keyword::symbols(),
        pieces: Vec::new(),
        depth: 0,
        branch: 0,
    };
    loop {
        match splitter.piece() {
            Ok(true) => {}
            Ok(false) => return Ok(splitter.pieces),
            Err(error) => splitter.give_up_on_branch(error)?,
        }
    }
}

struct Splitter<'t> {
    cursor: Cursor<'t>,
    symbols: crate::symbols::Symbols,
    pieces: Vec<Piece>,
    /// The number of open conditions.
    depth: u32,
    /// The number of pieces up to the last directive.
    branch: usize,
}

impl Splitter<'_> {
    /// Reads one piece; false at the end of the text.
    fn piece(&mut self) -> Result<bool, ScanError> {
        let line_start = self.skip_blank();
        let start = self.cursor.at;
        if self.cursor.is_at_end() {
            return Ok(false);
        }
        let kind = match (self.cursor.peek(0), self.cursor.peek(1)) {
            (b'/', b'/') => {
                self.cursor.skip_to_line_end();
                PieceKind::LineComment
            }
            (b'/', b'*') => {
                self.cursor.skip_block_comment()?;
                PieceKind::BlockComment
            }
            _ if line_start && is_directive(&self.cursor) => return self.directive().map(|()| true),
            _ => self.token()?,
        };
        self.pieces.push(Piece { kind, range: start..self.cursor.at });
        Ok(true)
    }

    /// Skips white space. Whether a directive may follow.
    fn skip_blank(&mut self) -> bool {
        let mut line_start = match self.pieces.last() {
            None => true,
            // A comment does not end the start of a line.
            Some(piece) if piece.kind == PieceKind::BlockComment => self.is_at_line_start(piece.range.start),
            Some(_) => false,
        };
        while let byte @ (b' ' | b'\t' | b'\n' | b'\r') = self.cursor.peek(0) {
            line_start |= matches!(byte, b'\n' | b'\r');
            self.cursor.at += 1;
        }
        line_start
    }

    /// Whether only block comments are before `at` on its line.
    fn is_at_line_start(&self, at: usize) -> bool {
        let before = self.pieces.iter().rev().skip_while(|piece| piece.range.start >= at);
        let mut end = at;
        for piece in before {
            if self.cursor.text[piece.range.end..end].contains(['\n', '\r']) {
                return true;
            }
            if piece.kind != PieceKind::BlockComment {
                return false;
            }
            end = piece.range.start;
        }
        true
    }

    fn token(&mut self) -> Result<PieceKind, ScanError> {
        let start = self.cursor.at;
        Ok(match self.cursor.token(&mut self.symbols)? {
            TokenKind::Identifier(_) | TokenKind::Keyword(_) => PieceKind::Word,
            TokenKind::Variable(_) => PieceKind::Variable,
            TokenKind::Integer(_) | TokenKind::Binary { .. } => PieceKind::Number,
            TokenKind::String(_) => PieceKind::String,
            TokenKind::Code(_) => PieceKind::Code,
            TokenKind::Bang(_) => PieceKind::Operator,
            TokenKind::Punctuation(_) => PieceKind::Punctuation,
            TokenKind::End | TokenKind::Error => {
                return Err(ScanError { at: start, message: "unknown operator" });
            }
        })
    }

    fn directive(&mut self) -> Result<(), ScanError> {
        let start = self.cursor.at;
        let name = directive_name(&self.cursor).unwrap_or_default();
        directive_end(&mut self.cursor)?;
        let text = &self.cursor.text[start..self.cursor.at];
        let end = start + text.trim_end().len();
        match name {
            "ifdef" | "ifndef" => self.depth += 1,
            "endif" => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        self.pieces.push(Piece { kind: PieceKind::Directive, range: start..end });
        self.branch = self.pieces.len();
        Ok(())
    }

    /// Makes one piece of the lines around an error, if it is inside of a condition.
    fn give_up_on_branch(&mut self, error: ScanError) -> Result<(), Box<Diagnostic>> {
        if self.depth == 0 {
            let at = error.at as u32;
            return Err(Box::new(Diagnostic::error(Span::new(at, at + 1), error.message)));
        }
        self.pieces.truncate(self.branch);
        let text = self.cursor.text;
        let from = self.pieces.last().map_or(0, |piece| piece.range.end);
        let start = text[from..].find(|c: char| !c.is_ascii_whitespace()).map_or(from, |at| from + at);
        self.cursor.at = start;
        let mut end = start;
        while !self.cursor.is_at_end() {
            let line = self.cursor.at;
            self.cursor.skip_to_line_end();
            let content = text[line..self.cursor.at].trim();
            let here = Cursor {
                text,
                at: line + text[line..].len() - text[line..].trim_start_matches([' ', '\t']).len(),
            };
            if line > start && is_directive(&here) {
                self.cursor.at = line;
                break;
            }
            if !content.is_empty() {
                end = line + text[line..self.cursor.at].trim_end().len();
            }
            while matches!(self.cursor.peek(0), b'\n' | b'\r') && !self.cursor.is_at_end() {
                self.cursor.at += 1;
            }
        }
        self.pieces.push(Piece { kind: PieceKind::Unreadable, range: start..end });
        // The directive that follows begins a line.
        self.cursor.at = end;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<&str> {
        pieces(text).unwrap().into_iter().map(|piece| &text[piece.range]).collect()
    }

    #[test]
    fn nothing_but_blanks_is_lost() {
        let text =
            "class A<int n> { // c\n  bits<2> x = {1, 0b0}; /* d\n */ }\n#define X // e\ninclude \"f.td\"\n";
        let found = texts(text).concat();
        let blank = |c: &char| !c.is_whitespace();
        assert_eq!(
            found.chars().filter(blank).collect::<String>(),
            text.chars().filter(blank).collect::<String>()
        );
    }

    #[test]
    fn directives_begin_lines() {
        assert_eq!(
            texts("a #define b\n /* c */ #define d /* e */ // f\n"),
            ["a", "#", "define", "b", "/* c */", "#define d /* e */ // f"]
        );
    }

    #[test]
    fn unreadable_branches_are_one_piece() {
        let text = "#ifdef A\n it's `not`\n  TableGen\n#else\ndef x;\n#endif\n";
        assert_eq!(texts(text), ["#ifdef A", "it's `not`\n  TableGen", "#else", "def", "x", ";", "#endif"]);
        assert!(pieces("it's").is_err());
    }
}
