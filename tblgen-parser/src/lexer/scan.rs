//! Reads one token from the text of one file. Knows neither includes nor directives.

use memchr::arch::all::memchr::Two;

use super::rules::{self, Match, starts_name};
use super::token::Punctuation;

/// A token, with its text as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Raw<'t> {
    End,
    Identifier(&'t str),
    /// Without the dollar sign.
    Variable(&'t str),
    Integer(i64),
    Binary {
        value: u64,
        width: u32,
    },
    /// The text between the quotes, escapes as written.
    String {
        body: &'t str,
        escapes: bool,
    },
    /// The text between `[{` and `}]`.
    Code(&'t str),
    /// Without the exclamation mark.
    Bang(&'t str),
    Punctuation(Punctuation),
}

/// A token that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ScanError {
    /// Where llvm-tblgen reports the error.
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
    /// The byte `ahead` bytes after the next one; zero behind the end.
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

    /// The token at the cursor. The cursor is not at white space or a comment.
    #[inline]
    pub(super) fn token(&mut self) -> Scan<Raw<'t>> {
        if self.is_at_end() {
            return Ok(Raw::End);
        }
        let byte = self.peek(0);
        if starts_name(byte) {
            return Ok(Raw::Identifier(self.take_name()));
        }
        match byte {
            b'"' => self.string(),
            b'[' if self.peek(1) == b'{' => self.code(),
            b'!' => self.bang(),
            b'$' => self.variable(),
            b'0'..=b'9' if self.is_name_with_digits() => Ok(Raw::Identifier(self.take_name())),
            b'0'..=b'9' => self.number(),
            b'+' | b'-' if self.peek(1).is_ascii_digit() => self.number(),
            b'.' => self.dots(),
            _ => match Punctuation::from_byte(byte) {
                Some(kind) => {
                    self.at += 1;
                    Ok(Raw::Punctuation(kind))
                }
                None => Err(ScanError { at: self.at, message: "unexpected character" }),
            },
        }
    }

    fn dots(&mut self) -> Scan<Raw<'t>> {
        let (length, kind) = match (self.peek(1), self.peek(2)) {
            (b'.', b'.') => (3, Punctuation::DotDotDot),
            (b'.', _) => return Err(ScanError { at: self.at, message: "invalid '..' punctuation" }),
            _ => (1, Punctuation::Dot),
        };
        self.at += length;
        Ok(Raw::Punctuation(kind))
    }

    /// The name at the cursor, which may begin with digits; empty if there is none.
    #[inline]
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

    fn number(&mut self) -> Scan<Raw<'t>> {
        let out_of_range = ScanError { at: self.at, message: "number out of range" };
        let invalid = ScanError { at: self.at, message: "invalid number" };
        let text = self.matched(rules::number).ok_or(invalid)?;
        let raw = if let Some(digits) = text.strip_prefix("0x") {
            u64::from_str_radix(digits, 16).map(|value| Raw::Integer(value as i64))
        } else if let Some(digits) = text.strip_prefix("0b") {
            let width = digits.len() as u32;
            u64::from_str_radix(digits, 2).map(|value| Raw::Binary { value, width })
        } else if text.starts_with('-') {
            text.parse().map(Raw::Integer)
        } else {
            text.parse::<u64>().map(|value| Raw::Integer(value as i64))
        };
        raw.map_err(|_| out_of_range)
    }

    fn variable(&mut self) -> Scan<Raw<'t>> {
        let invalid = ScanError { at: self.at, message: "invalid variable name" };
        self.matched(rules::variable).map(Raw::Variable).ok_or(invalid)
    }

    fn bang(&mut self) -> Scan<Raw<'t>> {
        let invalid = ScanError { at: self.at, message: "invalid \"!operator\"" };
        self.matched(rules::bang).map(Raw::Bang).ok_or(invalid)
    }

    fn string(&mut self) -> Scan<Raw<'t>> {
        self.at += 1;
        let start = self.at;
        let body = self.matched(rules::string_body).unwrap_or_default();
        let error = |at, message| Err(ScanError { at, message });
        match (self.peek(0), self.text.as_bytes().get(self.at + 1)) {
            (b'"', _) => {
                self.at += 1;
                Ok(Raw::String { body, escapes: body.contains('\\') })
            }
            (b'\\', Some(b'\n' | b'\r')) => error(self.at + 1, "escaped newlines not supported in tblgen"),
            (b'\\', Some(_)) => error(self.at + 1, "invalid escape in string literal"),
            (b'\n' | b'\r', _) => error(start, "end of line in string literal"),
            _ => error(start, "end of file in string literal"),
        }
    }

    fn code(&mut self) -> Scan<Raw<'t>> {
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
        Ok(Raw::Code(body))
    }

    /// Skips white space and comments; `line_start` becomes true if a line break was among them.
    #[inline]
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

/// Appends the text of a string literal's body, which must be free of errors.
pub(super) fn unescape(body: &str, text: &mut String) {
    let mut rest = body;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        let mut escaped = rest[at + 1..].chars();
        match escaped.next() {
            Some('n') => text.push('\n'),
            Some('t') => text.push('\t'),
            Some(other) => text.push(other),
            None => {}
        }
        rest = escaped.as_str();
    }
    text.push_str(rest);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Raw<'_>> {
        let mut cursor = Cursor { text, at: 0 };
        let mut tokens = Vec::new();
        loop {
            cursor.skip_trivia(&mut false).unwrap();
            match cursor.token().unwrap() {
                Raw::End => return tokens,
                token => tokens.push(token),
            }
        }
    }

    fn error(text: &str) -> (usize, &'static str) {
        let mut cursor = Cursor { text, at: 0 };
        let error = cursor.skip_trivia(&mut false).and_then(|()| cursor.token()).unwrap_err();
        (error.at, error.message)
    }

    #[test]
    fn digits_may_begin_names() {
        use Raw::{Binary, Identifier, Integer};
        assert_eq!(tokens("8i 0b2 10x"), [Identifier("8i"), Identifier("0b2"), Identifier("10x")]);
        assert_eq!(tokens("0b011"), [Binary { value: 3, width: 3 }]);
        assert_eq!(tokens("0xfF 10x4"), [Integer(255), Integer(10), Identifier("x4")]);
        assert_eq!(tokens("00b1"), [Integer(0), Identifier("b1")]);
        assert_eq!(tokens("0-3 -0x5"), [Integer(0), Integer(-3), Integer(0), Identifier("x5")]);
    }

    #[test]
    fn integers_wrap_around_at_64_bits() {
        assert_eq!(tokens("18446744073709551615"), [Raw::Integer(-1)]);
        assert_eq!(tokens("-9223372036854775808"), [Raw::Integer(i64::MIN)]);
        assert_eq!(error("18446744073709551616"), (0, "number out of range"));
        assert_eq!(error("-9223372036854775809"), (0, "number out of range"));
        assert_eq!(error("0x10000000000000000"), (0, "number out of range"));
    }

    #[test]
    fn strings_and_their_escapes() {
        let tokens = tokens(r#""a\"b\n" "\\\t'""#);
        let bodies: Vec<String> = tokens
            .iter()
            .map(|token| {
                let Raw::String { body, escapes: true } = token else { panic!("{token:?}") };
                let mut text = String::new();
                unescape(body, &mut text);
                text
            })
            .collect();
        assert_eq!(bodies, ["a\"b\n", "\\\t'"]);
        assert_eq!(error("\"a\nb\""), (1, "end of line in string literal"));
        assert_eq!(error("\"a\\q\""), (3, "invalid escape in string literal"));
        assert_eq!(error("\"a\\"), (1, "end of file in string literal"));
    }

    #[test]
    fn code_ends_at_the_first_brace_pair() {
        assert_eq!(tokens("[{ a } ] }]"), [Raw::Code(" a } ] ")]);
        assert_eq!(tokens("[{}}]]  }]"), [Raw::Code("}}]]  ")]);
        assert_eq!(error("[{ }}]"), (0, "unterminated code block"));
        assert_eq!(error("[{ }"), (0, "unterminated code block"));
    }

    #[test]
    fn comments_nest() {
        assert_eq!(tokens("/* a /* b */ c */ x // y"), [Raw::Identifier("x")]);
        assert_eq!(error("/* /* */"), (0, "unterminated comment"));
    }
}
