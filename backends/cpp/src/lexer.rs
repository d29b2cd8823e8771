//! Text to tokens. Comments and white space are skipped.

use std::ops::Range;

use nom::branch::alt;
use nom::bytes::complete::{escaped, is_not, tag, take_till, take_until, take_while, take_while1};
use nom::character::complete::{anychar, char, multispace1, none_of, satisfy};
use nom::combinator::{map, opt, recognize, value};
use nom::multi::many0_count;
use nom::sequence::{delimited, pair, preceded};
use nom::{IResult, Parser};

use crate::error::ParseError;

/// A token and its place.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Token<'t> {
    pub kind: TokenKind<'t>,
    pub range: Range<usize>,
}

/// The kinds of tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind<'t> {
    Identifier(&'t str),
    /// The name after the `$`.
    Placeholder(&'t str),
    /// A number with its suffix.
    Number(&'t str),
    /// The text between the quotes, with its escapes.
    String(&'t str),
    /// The text between single quotes, escapes included.
    Character(&'t str),
    /// The text of a raw string.
    RawString(&'t str),
    Punctuation(&'static str),
    End,
}

/// Longer spellings come before their prefixes. `++` and `--` are tokens, so that `--x` is an error and not
/// two negations.
pub(crate) const PUNCTUATION: &[&str] = &[
    "++", "--", "::", "->", "<<", "<=", ">=", "==", "!=", "&&", "||", "(", ")", "[", "]", "{", "}", "<", ">",
    ",", ";", ".", "?", ":", "!", "~", "+", "-", "*", "/", "%", "&", "|", "^", "=",
];

/// Splits a text into tokens; the last one is [`TokenKind::End`].
pub(crate) fn tokens(text: &str) -> Result<Vec<Token<'_>>, ParseError> {
    let mut found = Vec::new();
    let mut rest = text;
    loop {
        rest = skip(rest)?.0;
        let start = text.len() - rest.len();
        if rest.is_empty() {
            found.push(Token { kind: TokenKind::End, range: start..start });
            return Ok(found);
        }
        let Ok((after, kind)) = token(rest) else {
            let character = rest.chars().next().unwrap_or_default();
            return Err(ParseError::new(
                start..start + character.len_utf8(),
                format!("unexpected `{character}`"),
            ));
        };
        found.push(Token { kind, range: start..text.len() - after.len() });
        rest = after;
    }
}

fn skip(text: &str) -> IResult<&str, usize, nom::error::Error<&str>> {
    let line_comment = preceded(tag("//"), take_till(|c| c == '\n'));
    let block_comment = delimited(tag("/*"), take_until("*/"), tag("*/"));
    many0_count(alt((multispace1, line_comment, block_comment))).parse(text)
}

impl From<nom::Err<nom::error::Error<&str>>> for ParseError {
    fn from(_: nom::Err<nom::error::Error<&str>>) -> Self {
        Self::new(0..0, "unreadable text".to_owned())
    }
}

fn token(text: &str) -> IResult<&str, TokenKind<'_>> {
    alt((
        map(placeholder, TokenKind::Placeholder),
        map(number, TokenKind::Number),
        map(raw_string, TokenKind::RawString),
        map(identifier, TokenKind::Identifier),
        map(string, TokenKind::String),
        map(character, TokenKind::Character),
        punctuation,
    ))
    .parse(text)
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// `$name`, or `$3...`, which is replaced by several arguments.
fn placeholder(text: &str) -> IResult<&str, &str> {
    preceded(char('$'), recognize(pair(take_while1(is_word), opt(tag("..."))))).parse(text)
}

fn identifier(text: &str) -> IResult<&str, &str> {
    recognize(pair(satisfy(|c| c.is_ascii_alphabetic() || c == '_'), take_while(is_word))).parse(text)
}

/// `12`, `0xffu`, `1.5f`, `1e-3`.
fn number(text: &str) -> IResult<&str, &str> {
    let digits = |text| take_while1(|c: char| c.is_ascii_alphanumeric() || c == '\'').parse(text);
    let fraction = (char('.'), take_while(|c: char| c.is_ascii_alphanumeric()));
    // A suffix may follow: `1.e-4f`.
    let exponent = (satisfy(|c| c == '-' || c == '+'), take_while1(|c: char| c.is_ascii_alphanumeric()));
    let (_, first) = anychar(text)?;
    if !first.is_ascii_digit() {
        return Err(nom::Err::Error(nom::error::Error::new(text, nom::error::ErrorKind::Digit)));
    }
    let (rest, whole) = recognize(pair(digits, opt(fraction))).parse(text)?;
    match whole.ends_with(['e', 'E']) && !whole.starts_with("0x") {
        true => recognize((nom::bytes::complete::take(whole.len()), exponent)).parse(text),
        false => Ok((rest, whole)),
    }
}

fn string(text: &str) -> IResult<&str, &str> {
    let body = opt(escaped(is_not("\\\""), '\\', none_of("\n")));
    map(delimited(char('"'), body, char('"')), Option::unwrap_or_default).parse(text)
}

/// `'a'`, `'\n'`.
fn character(text: &str) -> IResult<&str, &str> {
    delimited(char('\''), escaped(is_not("\\'\n"), '\\', none_of("\n")), char('\'')).parse(text)
}

/// `R"delimiter(text)delimiter"`.
fn raw_string(text: &str) -> IResult<&str, &str> {
    let delimiter = take_while(|c: char| !"()\\\"".contains(c) && !c.is_whitespace());
    let (rest, delimiter) = delimited(tag("R\""), delimiter, char('(')).parse(text)?;
    let end = format!("){delimiter}\"");
    let (rest, body) = take_until(end.as_str()).parse(rest)?;
    Ok((&rest[end.len()..], body))
}

fn punctuation(text: &str) -> IResult<&str, TokenKind<'_>> {
    for &spelling in PUNCTUATION {
        let found: IResult<&str, TokenKind<'_>> =
            value(TokenKind::Punctuation(spelling), tag(spelling)).parse(text);
        if found.is_ok() {
            return found;
        }
    }
    Err(nom::Err::Error(nom::error::Error::new(text, nom::error::ErrorKind::Tag)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<TokenKind<'_>> {
        tokens(text).unwrap().into_iter().map(|token| token.kind).collect()
    }

    #[test]
    fn tokens_and_comments() {
        use TokenKind::*;
        assert_eq!(
            kinds("$_self.a(1u /* c */, \"x\\\"\") // end"),
            [
                Placeholder("_self"),
                Punctuation("."),
                Identifier("a"),
                Punctuation("("),
                Number("1u"),
                Punctuation(","),
                String("x\\\""),
                Punctuation(")"),
                End
            ]
        );
        assert_eq!(
            kinds("0xffu 1.5f 1e-3 1.e-4f 0.f 1'000"),
            [
                Number("0xffu"),
                Number("1.5f"),
                Number("1e-3"),
                Number("1.e-4f"),
                Number("0.f"),
                Number("1'000"),
                End
            ]
        );
    }

    #[test]
    fn raw_strings() {
        use TokenKind::*;
        assert_eq!(
            kinds(r#"R"(a\"b)" R"x(c)")x" "d""#),
            [RawString(r#"a\"b"#), RawString("c)\""), String("d"), End]
        );
    }

    #[test]
    fn a_wrong_character_has_its_place() {
        let error = tokens("a @").unwrap_err();
        assert_eq!((error.range(), error.to_string().as_str()), (2..3, "unexpected `@`"));
    }
}
