//! The lexer: from bytes to [`Token`]s, without copying.

use super::token::{Token, TokenKind};

/// A lexical error: where, and its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LexError {
    /// The offset that the diagnostic points at.
    pub offset: u32,
    /// The text of the diagnostic.
    pub message: &'static str,
}

/// Reads tokens from a source one after the other.
#[derive(Clone, Debug)]
pub struct Lexer<'s> {
    source: &'s [u8],
    position: usize,
    /// The line of `position`, from one, and the offset at which it starts.
    line: u32,
    line_start: usize,
    /// The error of the last error token that was read.
    error: Option<LexError>,
}

const WORD: u8 = 1; // letters, digits, `_`, `$`, `.`
const SUFFIX: u8 = 2; // the same and `-`: bytes after a sigil
const DIGIT: u8 = 4;
const LETTER: u8 = 8;
const BLANK: u8 = 16; // blanks between tokens, except the line break
const CONTROL: u8 = 32; // bytes that need an escape in a string, and bytes that end a string or start an escape

/// The classes of each byte: a table is faster than the comparisons.
static CLASSES: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let c = byte as u8;
        if c.is_ascii_alphabetic() {
            table[byte] |= LETTER;
        }
        if c.is_ascii_digit() {
            table[byte] |= DIGIT;
        }
        if c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$' | b'.') {
            table[byte] |= WORD | SUFFIX;
        }
        if c == b'-' {
            table[byte] |= SUFFIX;
        }
        if matches!(c, b' ' | b'\t' | b'\r' | 0) {
            table[byte] |= BLANK;
        }
        if matches!(c, b'"' | b'\\' | b'\n' | 0x0B | 0x0C) {
            table[byte] |= CONTROL;
        }
        byte += 1;
    }
    table
}

fn is(byte: u8, class: u8) -> bool {
    CLASSES[byte as usize] & class != 0
}

impl<'s> Lexer<'s> {
    /// A lexer at the start of `source`, which must be shorter than 4 GiB.
    pub fn new(source: &'s [u8]) -> Self {
        Self { source, position: 0, line: 1, line_start: 0, error: None }
    }

    /// Continues at another offset.
    pub fn set_position(&mut self, position: usize) {
        let breaks = |passed: &[u8]| passed.iter().filter(|byte| **byte == b'\n').count() as u32;
        let last = |passed: &[u8]| passed.iter().rposition(|byte| *byte == b'\n').map(|last| last + 1);
        // The cost is that of the passed text: a line may have thousands of dialect types.
        if position > self.position {
            let passed = &self.source[self.position..position];
            if let Some(after) = last(passed) {
                self.line += breaks(passed);
                self.line_start = self.position + after;
            }
        } else if position < self.line_start {
            self.line -= breaks(&self.source[position..self.line_start]);
            self.line_start = last(&self.source[..position]).unwrap_or(0);
        }
        self.position = position;
    }

    /// The line and the column of an offset, both from one, if it is on the line of the token that was read last.
    pub fn place(&self, offset: usize) -> Option<(u32, u32)> {
        let is_here = offset >= self.line_start && offset <= self.position;
        is_here.then(|| (self.line, (offset - self.line_start) as u32 + 1))
    }

    /// Notes that the byte before `position` is a line break.
    fn start_line(&mut self, position: usize) {
        self.line += 1;
        self.line_start = position;
    }

    fn peek(&self) -> u8 {
        self.source.get(self.position).copied().unwrap_or(0)
    }

    fn peek_at(&self, ahead: usize) -> u8 {
        self.source.get(self.position + ahead).copied().unwrap_or(0)
    }

    fn skip_class(&mut self, class: u8) {
        self.position = self.end_of(self.position, class);
    }

    /// The offset after the bytes of a class that start at another one.
    #[inline(always)]
    fn end_of(&self, start: usize, class: u8) -> usize {
        let mut end = start;
        while self.source.get(end).is_some_and(|byte| is(*byte, class)) {
            end += 1;
        }
        end
    }

    fn token(&self, kind: TokenKind, start: usize) -> Token {
        Token { kind, start: start as u32, end: self.position as u32 }
    }

    /// The offset of the next byte that is no blank and in no comment, and the byte.
    #[inline(always)]
    fn skip_trivia(&mut self) -> (usize, Option<u8>) {
        let mut position = self.position;
        loop {
            match self.source.get(position) {
                Some(b' ') => position += 1,
                Some(b'\n') => {
                    position += 1;
                    self.start_line(position);
                }
                Some(byte) if is(*byte, BLANK) => position += 1,
                Some(b'/') if self.source.get(position + 1) == Some(&b'/') => {
                    position = self.end_of_comment(position)
                }
                byte => return (position, byte.copied()),
            }
        }
    }

    fn end_of_comment(&self, start: usize) -> usize {
        let end = self.source[start..].iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        end.map_or(self.source.len(), |length| start + length)
    }

    /// Returns the error of the error token that was read last.
    pub fn take_error(&mut self) -> Option<LexError> {
        self.error.take()
    }

    #[cold]
    fn error(&mut self, offset: usize, message: &'static str) -> Token {
        self.error = Some(LexError { offset: offset as u32, message });
        Token { kind: TokenKind::Error, start: offset as u32, end: self.position as u32 }
    }

    /// The next token. Invalid text gives an [`Error`](TokenKind::Error) token, and
    /// [`take_error`](Self::take_error) returns its error; the token consumes at least one byte, unless the
    /// source is at its end.
    pub fn next_token(&mut self) -> Token {
        let (start, byte) = self.skip_trivia();
        let Some(byte) = byte else {
            self.position = start;
            return self.token(TokenKind::Eof, start);
        };
        self.position = start + 1;
        let kind = match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.lex_word(start),
            b'%' => return self.lex_prefixed(start, TokenKind::PercentIdentifier, "invalid SSA name"),
            b'0'..=b'9' => self.lex_number(byte),
            b'"' => return self.lex_string(start, TokenKind::String),
            b':' => TokenKind::Colon,
            b',' => TokenKind::Comma,
            b'(' => TokenKind::LeftParen,
            b')' => TokenKind::RightParen,
            b'{' if self.peek() == b'-' && self.peek_at(1) == b'#' => {
                self.position += 2;
                TokenKind::MetadataBegin
            }
            b'{' => TokenKind::LeftBrace,
            b'}' => TokenKind::RightBrace,
            b'[' => TokenKind::LeftSquare,
            b']' => TokenKind::RightSquare,
            b'<' => TokenKind::Less,
            b'>' => TokenKind::Greater,
            b'=' => TokenKind::Equal,
            b'-' if self.peek() == b'>' => {
                self.position += 1;
                TokenKind::Arrow
            }
            b'-' => TokenKind::Minus,
            b'+' => TokenKind::Plus,
            b'?' => TokenKind::Question,
            b'*' => TokenKind::Star,
            b'|' => TokenKind::VerticalBar,
            b'/' => TokenKind::Slash,
            b'@' => return self.lex_symbol(start),
            b'#' if self.peek() == b'-' && self.peek_at(1) == b'}' => {
                self.position += 2;
                TokenKind::MetadataEnd
            }
            b'#' => return self.lex_prefixed(start, TokenKind::HashIdentifier, "invalid attribute name"),
            b'!' => {
                return self.lex_prefixed(start, TokenKind::ExclamationIdentifier, "invalid type identifier");
            }
            b'^' => return self.lex_prefixed(start, TokenKind::CaretIdentifier, "invalid block name"),
            b'.' => return self.lex_ellipsis(start),
            _ => return self.error(start, "unexpected character"),
        };
        self.token(kind, start)
    }

    /// A word, or an integer type.
    fn lex_word(&mut self, start: usize) -> TokenKind {
        self.skip_class(WORD);
        let word = &self.source[start..self.position];
        let width = match word {
            [b'i', width @ ..] | [b's' | b'u', b'i', width @ ..] => width,
            _ => return TokenKind::BareIdentifier,
        };
        if !width.is_empty() && width.iter().all(u8::is_ascii_digit) {
            TokenKind::IntegerType
        } else {
            TokenKind::BareIdentifier
        }
    }

    /// `12`, `0x1F`, `1.`, `1.5e-3`.
    fn lex_number(&mut self, first: u8) -> TokenKind {
        if first == b'0' && self.peek() == b'x' && self.peek_at(1).is_ascii_hexdigit() {
            self.position += 1;
            while self.peek().is_ascii_hexdigit() {
                self.position += 1;
            }
            return TokenKind::Integer;
        }
        self.skip_class(DIGIT);
        if self.peek() != b'.' {
            return TokenKind::Integer;
        }
        self.position += 1;
        self.skip_class(DIGIT);
        if matches!(self.peek(), b'e' | b'E') {
            let signed = matches!(self.peek_at(1), b'+' | b'-');
            if is(self.peek_at(1 + usize::from(signed)), DIGIT) {
                self.position += 1 + usize::from(signed);
                self.skip_class(DIGIT);
            }
        }
        TokenKind::Float
    }

    /// Reads `, number` as often as it follows, where `number` may have a minus sign, and adds the numbers.
    ///
    /// Elements attributes are long lists of numbers: this is the fast way through them.
    pub fn number_run(&mut self, numbers: &mut Vec<(bool, Token)>) {
        loop {
            let before = self.position;
            if !self.skip_separator() {
                return self.set_position(before);
            }
            let is_negative = self.peek() == b'-';
            self.position += usize::from(is_negative);
            let (start, first) = (self.position, self.peek());
            if !is(first, DIGIT) {
                return self.set_position(before);
            }
            self.position += 1;
            let kind = self.lex_number(first);
            numbers.push((is_negative, self.token(kind, start)));
        }
    }

    /// A comma and the blanks around it.
    fn skip_separator(&mut self) -> bool {
        let (position, byte) = self.skip_trivia();
        self.position = position;
        if byte != Some(b',') {
            return false;
        }
        self.position += 1;
        self.position = self.skip_trivia().0;
        true
    }

    /// Lexes the text after `%`, `^`, `#` or `!`: digits, or a word that may hold `-`.
    fn lex_prefixed(&mut self, start: usize, kind: TokenKind, message: &'static str) -> Token {
        let first = self.peek();
        if is(first, DIGIT) {
            self.skip_class(DIGIT);
        } else if is(first, SUFFIX) {
            self.skip_class(SUFFIX);
        } else {
            return self.error(start, message);
        }
        self.token(kind, start)
    }

    fn lex_symbol(&mut self, start: usize) -> Token {
        let first = self.peek();
        if first == b'"' {
            self.position += 1;
            return self.lex_string(start, TokenKind::AtIdentifier);
        }
        if !is(first, LETTER) && first != b'_' {
            return self.error(start + 1, "@ identifier expected to start with letter or '_'");
        }
        self.skip_class(WORD);
        self.token(TokenKind::AtIdentifier, start)
    }

    fn lex_ellipsis(&mut self, start: usize) -> Token {
        if self.peek() != b'.' || self.peek_at(1) != b'.' {
            return self.error(start + 1, "expected three consecutive dots for an ellipsis");
        }
        self.position += 2;
        self.token(TokenKind::Ellipsis, start)
    }

    /// A string whose opening quote has been consumed.
    fn lex_string(&mut self, start: usize, kind: TokenKind) -> Token {
        loop {
            while self.source.get(self.position).is_some_and(|byte| !is(*byte, CONTROL)) {
                self.position += 1;
            }
            let Some(&byte) = self.source.get(self.position) else {
                return self.error(self.position, "expected '\"' in string literal");
            };
            self.position += 1;
            match byte {
                b'"' => return self.token(kind, start),
                b'\n' | 0x0B | 0x0C => {
                    return self.error(self.position - 1, "expected '\"' in string literal");
                }
                b'\\' if !self.lex_escape() => {
                    return self.error(self.position - 1, "unknown escape in string literal");
                }
                _ => {}
            }
        }
    }

    fn lex_escape(&mut self) -> bool {
        if matches!(self.peek(), b'"' | b'\\' | b'n' | b't') {
            self.position += 1;
        } else if self.peek().is_ascii_hexdigit() && self.peek_at(1).is_ascii_hexdigit() {
            self.position += 2;
        } else {
            return false;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::Lexer;

    #[test]
    fn places_are_right_after_jumps() {
        let source = b"ab\n\ncdef g\nh\n  ij klm\n";
        let mut lexer = Lexer::new(source);
        for from in 0..=source.len() {
            for to in 0..=source.len() {
                lexer.set_position(from);
                lexer.set_position(to);
                let before = &source[..to];
                let line = before.iter().filter(|byte| **byte == b'\n').count() as u32 + 1;
                let start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
                // After a jump back on one line the lexer knows the same line.
                assert_eq!(lexer.place(to), Some((line, (to - start) as u32 + 1)), "{from} {to}");
            }
        }
    }
}
