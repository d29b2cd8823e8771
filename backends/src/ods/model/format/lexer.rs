//! The tokens of a format string.

use std::ops::Range;

use nom::branch::alt;
use nom::bytes::complete::take_while;
use nom::character::complete::{char, one_of, satisfy};
use nom::combinator::{consumed, map, recognize};
use nom::error::{ErrorKind, ParseError};
use nom::sequence::pair;
use nom::{IResult, Parser};

/// A token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ods::model) struct Token<'t> {
    pub(in crate::ods::model) kind: TokenKind,
    pub(in crate::ods::model) text: &'t str,
    pub(in crate::ods::model) range: Range<usize>,
}

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ods::model) enum TokenKind {
    /// `` `text` ``; the token's text is the text between the backquotes.
    Literal,
    /// `"text"`; likewise.
    String,
    /// `$name`; the token's text is the name.
    Variable,
    /// A word, which may have hyphens in it.
    Word,
    /// One character.
    Punctuation(char),
    /// The end of the string.
    End,
    /// An invalid token; nothing follows.
    Unknown,
}

/// An invalid token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ods::model) struct LexError {
    pub(in crate::ods::model) message: &'static str,
    pub(in crate::ods::model) range: Range<usize>,
}

/// The tokens of a format string; the last one is the end, or the invalid text.
#[derive(Clone, Debug)]
pub(in crate::ods::model) struct Tokens<'t> {
    pub(in crate::ods::model) tokens: Vec<Token<'t>>,
    error: Option<LexError>,
}

impl<'t> Tokens<'t> {
    pub(in crate::ods::model) fn new(text: &'t str) -> Self {
        let mut tokens = Vec::new();
        let mut rest = text;
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace());
            let at = text.len() - rest.len();
            if rest.is_empty() {
                tokens.push(Token { kind: TokenKind::End, text: "", range: at..at });
                return Self { tokens, error: None };
            }
            match consumed(token).parse(rest) {
                Ok((behind, (whole, (kind, inner)))) => {
                    tokens.push(Token { kind, text: inner, range: at..at + whole.len() });
                    rest = behind;
                }
                Err(error) => {
                    let error = match error {
                        nom::Err::Error(mistake) | nom::Err::Failure(mistake) => {
                            LexError { message: mistake.message, range: at..at + mistake.length }
                        }
                        nom::Err::Incomplete(_) => LexError { message: UNEXPECTED, range: at..text.len() },
                    };
                    tokens.push(Token { kind: TokenKind::Unknown, text: rest, range: error.range.clone() });
                    return Self { tokens, error: Some(error) };
                }
            }
        }
    }

    /// Returns the error of the token with this number, if the token is invalid. It is reported before errors
    /// of the token before it (mlir-tblgen's order).
    pub(in crate::ods::model) fn error_at(&self, number: usize) -> Option<&LexError> {
        self.error.as_ref().filter(|_| number + 1 == self.tokens.len())
    }
}

const UNEXPECTED: &str = "unexpected character";

/// Why no token begins here: the next `length` bytes are wrong.
#[derive(Debug)]
struct Mistake {
    message: &'static str,
    length: usize,
}

impl<'t> ParseError<&'t str> for Mistake {
    fn from_error_kind(input: &'t str, _: ErrorKind) -> Self {
        Self { message: UNEXPECTED, length: input.chars().next().map_or(0, char::len_utf8) }
    }

    fn append(_: &'t str, _: ErrorKind, other: Self) -> Self {
        other
    }
}

/// A token's kind and its text without quotes and dollar.
type Rule<'t> = IResult<&'t str, (TokenKind, &'t str), Mistake>;

fn token(input: &str) -> Rule<'_> {
    alt((literal, string, variable, word, punctuation)).parse(input)
}

fn literal(input: &str) -> Rule<'_> {
    quoted('`', TokenKind::Literal, "unexpected end of file in literal", input, |c| c == '`')
}

/// A string ends at a quote without a backslash before it.
fn string(input: &str) -> Rule<'_> {
    let mut is_escaped = false;
    quoted('"', TokenKind::String, "unexpected end of file in string", input, |c| {
        let ends = c == '"' && !is_escaped;
        is_escaped = c == '\\';
        ends
    })
}

fn quoted<'t>(
    quote: char,
    kind: TokenKind,
    unfinished: &'static str,
    input: &'t str,
    ends: impl FnMut(char) -> bool,
) -> Rule<'t> {
    let (start, _) = char(quote).parse(input)?;
    let length = start.find(ends).unwrap_or(start.len());
    let (text, end) = start.split_at(length);
    let close: IResult<&str, char, Mistake> = char(quote).parse(end);
    match close {
        Ok((rest, _)) => Ok((rest, (kind, text))),
        Err(_) => Err(nom::Err::Failure(Mistake { message: unfinished, length: input.len() })),
    }
}

fn variable(input: &str) -> Rule<'_> {
    let (start, _) = char('$').parse(input)?;
    let name: IResult<&str, &str, Mistake> =
        recognize(pair(satisfy(starts_name), take_while(continues_name))).parse(start);
    match name {
        Ok((rest, name)) => Ok((rest, (TokenKind::Variable, name))),
        Err(_) => Err(nom::Err::Failure(Mistake { message: "expected variable name", length: 1 })),
    }
}

fn word(input: &str) -> Rule<'_> {
    let continues_word = |c| c == '-' || continues_name(c);
    let word = recognize(pair(satisfy(starts_name), take_while(continues_word)));
    map(word, |text| (TokenKind::Word, text)).parse(input)
}

fn punctuation(input: &str) -> Rule<'_> {
    let character = consumed(one_of("^:,=<>?()[]*|"));
    map(character, |(text, character)| (TokenKind::Punctuation(character), text)).parse(input)
}

fn starts_name(c: char) -> bool {
    c == '_' || c.is_ascii_alphabetic()
}

fn continues_name(c: char) -> bool {
    c == '_' || c.is_ascii_alphanumeric()
}

/// The value of a string: `mlir-tblgen` drops all backslashes.
pub(in crate::ods::model) fn unescaped(text: &str) -> String {
    text.replace('\\', "")
}

/// Why the text between backquotes is no literal; `None` if it is one.
pub(in crate::ods::model) fn literal_mistake(text: &str) -> Option<&'static str> {
    const PUNCTUATION: &str = "_:,=<>()[]{}?+-*";
    let mut chars = text.chars();
    let first = chars.next()?;
    if chars.next().is_none() {
        let is_good = first.is_ascii_alphabetic() || PUNCTUATION.contains(first);
        let message = "single character literal must be a letter or one of '_:,=<>()[]{}?+-*'";
        return (!is_good).then_some(message);
    }
    if text == "->" || text == "..." {
        return None;
    }
    if first != '_' && !first.is_ascii_alphabetic() {
        return Some("valid keyword starts with a letter or '_'");
    }
    let is_good = text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.'));
    (!is_good).then_some("keywords should contain only alphanum, '_', '$', or '.' characters")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> LexError {
        let tokens = Tokens::new(text);
        tokens.error_at(tokens.tokens.len() - 1).expect("a mistake").clone()
    }

    #[test]
    fn splits() {
        let tokens = Tokens::new("`(` $x `:` type($x)^ attr-dict");
        let texts: Vec<_> = tokens.tokens.iter().map(|token| token.text).collect();
        assert_eq!(texts, ["(", "x", ":", "type", "(", "x", ")", "^", "attr-dict", ""]);
        assert_eq!(error("$1").message, "expected variable name");
        assert_eq!(error("a ; b").range, 2..3);
        assert_eq!(error("`a").message, "unexpected end of file in literal");
        assert_eq!(error("a \"b").range, 2..4);
        assert_eq!(error("a é").range, 2..4);
        assert_eq!(error(" $1").range, 1..2);
    }

    #[test]
    fn strings_may_have_quotes() {
        let tokens = Tokens::new(r#"custom<A>($x, "\"on\"", "\\")"#);
        let strings = tokens.tokens.iter().filter(|token| token.kind == TokenKind::String);
        assert_eq!(strings.map(|token| unescaped(token.text)).collect::<Vec<_>>(), ["\"on\""]);
        // The second string does not end: its quote has a backslash before it.
        assert_eq!(error(r#""a" "\""#).message, "unexpected end of file in string");
    }

    #[test]
    fn literals() {
        for good in ["x", "_", "->", "...", "key.word$1", "{", "*"] {
            assert_eq!(literal_mistake(good), None, "{good}");
        }
        for bad in ["/", "|", ".", "==", "::", "1a", "a-b", "é"] {
            assert!(literal_mistake(bad).is_some(), "{bad}");
        }
    }
}
