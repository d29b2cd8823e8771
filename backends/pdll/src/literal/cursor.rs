//! A place in the text of an attribute or type.

use super::{Error, Read};
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while1};
use nom::character::complete::{char, digit1, hex_digit1, one_of};
use nom::combinator::{opt, recognize};
use nom::error::Error as NomError;

/// The maximum nesting depth of attributes and types.
const MAX_NESTING: usize = 64;

/// Whether the type of a number is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TypeText {
    Always,
    /// Unless it is `i64` or `f64`, as in arrays.
    IfUnusual,
}

/// Reads the text of an attribute.
pub(super) type ReadAttribute = fn(&mut Cursor<'_>, TypeText) -> Read<String>;

pub(super) struct Cursor<'t> {
    text: &'t str,
    rest: &'t str,
    depth: usize,
    /// Attributes contain types, and types attributes. This function is for the latter, so that types need not know it.
    read_attribute: ReadAttribute,
}

impl<'t> Cursor<'t> {
    pub fn new(text: &'t str, read_attribute: ReadAttribute) -> Self {
        Self { text, rest: text, depth: 0, read_attribute }
    }

    /// An attribute inside of a type.
    pub fn attribute(&mut self, types: TypeText) -> Read<String> {
        (self.read_attribute)(self, types)
    }

    /// Skips blanks, and returns the rest of the text.
    pub fn rest(&mut self) -> &'t str {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
        self.rest
    }

    pub fn at(&mut self) -> usize {
        self.text.len() - self.rest().len()
    }

    pub fn error<T>(&mut self, message: impl Into<String>) -> Read<T> {
        let at = self.at();
        self.error_at(at, message)
    }

    pub fn error_at<T>(&self, at: usize, message: impl Into<String>) -> Read<T> {
        Err(Error { at, message: message.into(), help: None })
    }

    pub fn unsupported<T>(&mut self, what: &str) -> Read<T> {
        let help = "literals hold attributes and types of the builtin dialect; pass others through a native `Rewrite`";
        Err(Error {
            at: self.at(),
            message: format!("{what} in a literal is not supported"),
            help: Some(help.into()),
        })
    }

    /// Runs `read` one level deeper.
    pub fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth == MAX_NESTING {
            return self.error("the literal is nested too deeply");
        }
        self.depth += 1;
        let value = read(self);
        self.depth -= 1;
        value
    }

    /// Skips `prefix`, if it follows.
    pub fn eat(&mut self, prefix: &str) -> bool {
        match self.rest().strip_prefix(prefix) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    pub fn expect(&mut self, prefix: &str) -> Read<()> {
        if self.eat(prefix) { Ok(()) } else { self.error(format!("expected '{prefix}' in MLIR literal")) }
    }

    pub fn end(&mut self) -> Read<()> {
        if self.rest().is_empty() { Ok(()) } else { self.error("found trailing characters in MLIR literal") }
    }

    /// Takes the text that `parser` accepts here.
    fn take(
        &mut self,
        mut parser: impl Parser<&'t str, Output = &'t str, Error = NomError<&'t str>>,
    ) -> Option<&'t str> {
        let (rest, taken) = parser.parse(self.rest()).ok()?;
        self.rest = rest;
        Some(taken)
    }

    /// A bare identifier, which may have dots and dollars.
    pub fn word(&mut self) -> Option<&'t str> {
        let first = |c: char| c.is_ascii_alphabetic() || c == '_';
        let other = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
        self.take(recognize((nom::character::complete::satisfy(first), take_while(other))))
    }

    /// The word that follows, without taking it.
    pub fn peek_word(&mut self) -> Option<&'t str> {
        let before = self.rest();
        let word = self.word();
        self.rest = before;
        word
    }

    /// A number with its sign: an integer, in hexadecimal too, or one with a point.
    pub fn number(&mut self) -> Option<&'t str> {
        let hexadecimal = recognize((tag("0x"), hex_digit1));
        let exponent = (one_of("eE"), opt(one_of("+-")), digit1);
        let float = recognize((digit1, char('.'), take_while(|c: char| c.is_ascii_digit()), opt(exponent)));
        let sign = opt((char('-'), take_while(|c| c == ' ')));
        self.take(recognize((sign, alt((hexadecimal, float, recognize(digit1))))))
    }

    /// Decimal digits.
    pub fn digits(&mut self) -> Option<&'t str> {
        self.take(take_while1(|c: char| c.is_ascii_digit()))
    }

    /// The value of a string; `None` if none follows.
    pub fn string(&mut self) -> Read<Option<String>> {
        if !self.rest().starts_with('"') {
            return Ok(None);
        }
        let body = &self.rest.as_bytes()[1..];
        let mut end = 0;
        loop {
            match body[end..] {
                [b'"', ..] => break,
                [b'\\', b'"' | b'\\' | b'n' | b't', ..] => end += 2,
                [b'\\', a, b, ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => end += 3,
                [b'\\', _, ..] => {
                    let at = self.at() + 1 + end;
                    return self.error_at(at, "unknown escape in string literal");
                }
                [] | [b'\n' | b'\\', ..] => return self.error("expected '\"' in string literal"),
                [_, ..] => end += 1,
            }
        }
        let spelling = &self.rest[..end + 2];
        self.rest = &self.rest[end + 2..];
        Ok(Some(crate::lexer::string_value(spelling)))
    }

    /// Items with commas between them, up to `close`, which may follow at once.
    pub fn list<T>(&mut self, close: &str, mut item: impl FnMut(&mut Self) -> Read<T>) -> Read<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(close)?;
        Ok(items)
    }
}
