//! Reads one token from the text of one file. Includes and directives are handled elsewhere.

use std::borrow::Cow;

use memchr::arch::all::memchr::Two;

use super::rules::{self, Match, starts_name};
use super::token::{Bang, Keyword, Punctuation, TokenKind};
use crate::symbols::Symbols;

/// A token that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ScanError {
    /// The position at which llvm-tblgen reports the error.
    pub(super) at: usize,
    pub(super) message: &'static str,
}

type Scan<T> = Result<T, ScanError>;

/// A place in the text of a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'t> {
    pub(super) text: &'t str,
    /// The offset of the next byte in `text`.
    pub(super) at: usize,
}

const NUL: &str = "NUL character is invalid in source; treated as space";

impl<'t> Cursor<'t> {
    /// The byte `ahead` bytes after the next one; zero after the end.
    pub(super) fn peek(&self, ahead: usize) -> u8 {
        self.text.as_bytes().get(self.at + ahead).copied().unwrap_or(0)
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Reads the text that a rule matches, if any.
    #[inline]
    fn matched(&mut self, rule: impl Fn(&'t [u8]) -> Match<'t>) -> Option<&'t str> {
        let rest = &self.text.as_bytes()[self.at..];
        let (rest, matched) = rule(rest).ok()?;
        self.at = self.text.len() - rest.len();
        Some(&self.text[self.at - matched.len()..self.at])
    }

    /// Reads the token at the cursor, which must not be at white space or a comment. Returns [`TokenKind::Error`] for an
    /// operator that does not exist.
    #[inline]
    pub(super) fn token(&mut self, symbols: &mut Symbols) -> Scan<TokenKind> {
        if self.is_at_end() {
            return Ok(TokenKind::End);
        }
        let byte = self.peek(0);
        if starts_name(byte) {
            return Ok(self.identifier(symbols));
        }
        match byte {
            b'"' => self.string(symbols),
            b'[' if self.peek(1) == b'{' => self.code(symbols),
            b'!' => self.bang(),
            b'$' => self.variable(symbols),
            b'0'..=b'9' if self.is_name_with_digits() => Ok(self.identifier(symbols)),
            b'0'..=b'9' => self.number(),
            b'+' | b'-' if self.peek(1).is_ascii_digit() => self.number(),
            b'.' => self.dots(),
            _ => match Punctuation::from_byte(byte) {
                Some(kind) => {
                    self.at += 1;
                    Ok(TokenKind::Punctuation(kind))
                }
                None => Err(ScanError { at: self.at, message: "unexpected character" }),
            },
        }
    }

    fn dots(&mut self) -> Scan<TokenKind> {
        let (length, kind) = match (self.peek(1), self.peek(2)) {
            (b'.', b'.') => (3, Punctuation::DotDotDot),
            (b'.', _) => return Err(ScanError { at: self.at, message: "invalid '..' punctuation" }),
            _ => (1, Punctuation::Dot),
        };
        self.at += length;
        Ok(TokenKind::Punctuation(kind))
    }

    fn identifier(&mut self, symbols: &mut Symbols) -> TokenKind {
        let symbol = symbols.intern(self.take_name());
        Keyword::from_symbol(symbol).map_or(TokenKind::Identifier(symbol), TokenKind::Keyword)
    }

    /// The name at the cursor, which may begin with digits; empty if there is none.
    pub(super) fn take_name(&mut self) -> &'t str {
        self.matched(rules::name).unwrap_or_default()
    }

    /// Whether the digits at the cursor begin a name such as `8i` (and not `0x1F` or `0b1`).
    fn is_name_with_digits(&self) -> bool {
        let rest = &self.text.as_bytes()[self.at..];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let next = |ahead: usize| rest.get(digits + ahead).copied().unwrap_or(0);
        match next(0) {
            b'b' => !matches!(next(1), b'0' | b'1'),
            b'x' => !next(1).is_ascii_hexdigit(),
            byte => starts_name(byte),
        }
    }

    fn number(&mut self) -> Scan<TokenKind> {
        let out_of_range = ScanError { at: self.at, message: "number out of range" };
        let invalid = ScanError { at: self.at, message: "invalid number" };
        let text = self.matched(rules::number).ok_or(invalid)?;
        let raw = if let Some(digits) = text.strip_prefix("0x") {
            u64::from_str_radix(digits, 16).map(|value| TokenKind::Integer(value as i64))
        } else if let Some(digits) = text.strip_prefix("0b") {
            let width = digits.len() as u32;
            u64::from_str_radix(digits, 2).map(|value| TokenKind::Binary { value, width })
        } else if text.starts_with('-') {
            text.parse().map(TokenKind::Integer)
        } else {
            text.parse::<u64>().map(|value| TokenKind::Integer(value as i64))
        };
        raw.map_err(|_| out_of_range)
    }

    fn variable(&mut self, symbols: &mut Symbols) -> Scan<TokenKind> {
        let invalid = ScanError { at: self.at, message: "invalid variable name" };
        let name = self.matched(rules::variable).ok_or(invalid)?;
        Ok(TokenKind::Variable(symbols.intern(name)))
    }

    fn bang(&mut self) -> Scan<TokenKind> {
        let invalid = ScanError { at: self.at, message: "invalid \"!operator\"" };
        let name = self.matched(rules::bang).ok_or(invalid)?;
        Ok(Bang::from_name(name).map_or(TokenKind::Error, TokenKind::Bang))
    }

    fn string(&mut self, symbols: &mut Symbols) -> Scan<TokenKind> {
        self.at += 1;
        let start = self.at;
        let body = self.matched(rules::string_body).unwrap_or_default();
        let error = |at, message| Err(ScanError { at, message });
        match (self.peek(0), self.text.as_bytes().get(self.at + 1)) {
            (b'"', _) => {
                self.at += 1;
                Ok(TokenKind::String(symbols.intern(&unescaped(body))))
            }
            (b'\\', Some(b'\n' | b'\r')) => error(self.at + 1, "escaped newlines not supported in tblgen"),
            (b'\\', Some(_)) => error(self.at + 1, "invalid escape in string literal"),
            (b'\n' | b'\r', _) => error(start, "end of line in string literal"),
            _ => error(start, "end of file in string literal"),
        }
    }

    fn code(&mut self, symbols: &mut Symbols) -> Scan<TokenKind> {
        let start = self.at;
        self.at += 2;
        let body = self.matched(rules::code_body).unwrap_or_default();
        if body.contains('\0') {
            return Err(ScanError { at: start, message: NUL });
        }
        if (self.peek(0), self.peek(1)) != (b'}', b']') {
            return Err(ScanError { at: start, message: "unterminated code block" });
        }
        self.at += 2;
        Ok(TokenKind::Code(symbols.intern(body)))
    }

    /// Skips white space and comments; `line_start` becomes true if a line break was among them.
    pub(super) fn skip_trivia(&mut self, line_start: &mut bool) -> Scan<()> {
        loop {
            while let byte @ (b' ' | b'\t' | b'\n' | b'\r') = self.peek(0) {
                *line_start |= matches!(byte, b'\n' | b'\r');
                self.at += 1;
            }
            match (self.peek(0), self.peek(1)) {
                (b'/', b'/') => self.skip_to_line_end(),
                (b'/', b'*') => self.skip_block_comment()?,
                (0, _) if !self.is_at_end() => return Err(ScanError { at: self.at, message: NUL }),
                _ => return Ok(()),
            }
        }
    }

    pub(super) fn skip_to_line_end(&mut self) {
        let rest = &self.text.as_bytes()[self.at..];
        self.at += Two::new(b'\n', b'\r').find(rest).unwrap_or(rest.len());
    }

    /// Skips a `/* … */` with nested ones. By hand, since a recursive rule would need a stack for each level.
    pub(super) fn skip_block_comment(&mut self) -> Scan<()> {
        let start = self.at;
        let mut depth = 0_u32;
        loop {
            match (self.peek(0), self.peek(1)) {
                (b'/', b'*') => {
                    depth += 1;
                    self.at += 2;
                }
                (b'*', b'/') => {
                    depth -= 1;
                    self.at += 2;
                    if depth == 0 {
                        return Ok(());
                    }
                }
                _ if self.is_at_end() => {
                    return Err(ScanError { at: start, message: "unterminated comment" });
                }
                (0, _) => return Err(ScanError { at: start, message: NUL }),
                _ => self.at += 1,
            }
        }
    }
}

/// The text of a string literal with its escapes replaced. `body` must be free of errors.
fn unescaped(body: &str) -> Cow<'_, str> {
    if !body.contains('\\') {
        return body.into();
    }
    let mut text = String::with_capacity(body.len());
    let mut characters = body.chars();
    while let Some(character) = characters.next() {
        let escaped = if character == '\\' { characters.next() } else { None };
        text.push(match escaped {
            Some('n') => '\n',
            Some('t') => '\t',
            other => other.unwrap_or(character),
        });
    }
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens of a text, each as its kind and its text.
    fn tokens(text: &str) -> Vec<(&'static str, String)> {
        let mut symbols = Keyword::symbols();
        let mut cursor = Cursor { text, at: 0 };
        let mut tokens = Vec::new();
        loop {
            cursor.skip_trivia(&mut false).unwrap();
            tokens.push(match cursor.token(&mut symbols).unwrap() {
                TokenKind::End => return tokens,
                TokenKind::Identifier(name) => ("name", symbols.resolve(name).to_owned()),
                TokenKind::Integer(value) => ("integer", value.to_string()),
                TokenKind::Binary { value, width } => ("binary", format!("{value}, {width} bits")),
                TokenKind::String(text) => ("string", symbols.resolve(text).to_owned()),
                TokenKind::Code(text) => ("code", symbols.resolve(text).to_owned()),
                other => panic!("{other:?}"),
            });
        }
    }

    /// Asserts that the tokens of a text are those expected.
    #[track_caller]
    fn check(text: &str, expected: &[(&'static str, &str)]) {
        let found = tokens(text);
        let found: Vec<_> = found.iter().map(|(kind, text)| (*kind, text.as_str())).collect();
        assert_eq!(found, expected);
    }

    fn error(text: &str) -> (usize, &'static str) {
        let mut cursor = Cursor { text, at: 0 };
        let mut symbols = Keyword::symbols();
        let error = cursor.skip_trivia(&mut false).and_then(|()| cursor.token(&mut symbols)).unwrap_err();
        (error.at, error.message)
    }

    #[test]
    fn digits_may_begin_names() {
        check("8i 0b2 10x", &[("name", "8i"), ("name", "0b2"), ("name", "10x")]);
        check("0b011", &[("binary", "3, 3 bits")]);
        check("0xfF 10x4", &[("integer", "255"), ("integer", "10"), ("name", "x4")]);
        check("00b1", &[("integer", "0"), ("name", "b1")]);
        check("0-3 -0x5", &[("integer", "0"), ("integer", "-3"), ("integer", "0"), ("name", "x5")]);
    }

    #[test]
    fn integers_wrap_around_at_64_bits() {
        check("18446744073709551615", &[("integer", "-1")]);
        check("-9223372036854775808", &[("integer", "-9223372036854775808")]);
        assert_eq!(error("18446744073709551616"), (0, "number out of range"));
        assert_eq!(error("-9223372036854775809"), (0, "number out of range"));
        assert_eq!(error("0x10000000000000000"), (0, "number out of range"));
    }

    #[test]
    fn strings_and_their_escapes() {
        check(r#""a\"b\n" "\\\t'""#, &[("string", "a\"b\n"), ("string", "\\\t'")]);
        assert_eq!(error("\"a\nb\""), (1, "end of line in string literal"));
        assert_eq!(error("\"a\\q\""), (3, "invalid escape in string literal"));
        assert_eq!(error("\"a\\"), (1, "end of file in string literal"));
    }

    #[test]
    fn code_ends_at_the_first_brace_pair() {
        check("[{ a } ] }]", &[("code", " a } ] ")]);
        check("[{}}]]  }]", &[("code", "}}]]  ")]);
        assert_eq!(error("[{ }}]"), (0, "unterminated code block"));
        assert_eq!(error("[{ }"), (0, "unterminated code block"));
    }

    #[test]
    fn comments_nest() {
        check("/* a /* b */ c */ x // y", &[("name", "x")]);
        assert_eq!(error("/* /* */"), (0, "unterminated comment"));
    }
}
