//! Lexer of PDLL: from text to tokens.
//!
//! The whole file becomes tokens before it is parsed. An invalid character or string is a token of the kind
//! [`TokenKind::Error`]; its diagnostic lies beside the tokens until the parser reaches it.

use crate::token::{Token, TokenKind};
use nom::IResult;
use nom::Parser;
use nom::branch::alt;
use nom::bytes::complete::{tag, take_while, take_while1};
use nom::character::complete::{digit1, satisfy};
use nom::combinator::{recognize, value};
use nom::multi::many0_count;
use nom::sequence::pair;
use tblgen_parser::{Diagnostic, Span};

/// The tokens of a file; the last one is [`TokenKind::End`].
#[derive(Debug, Default)]
pub(crate) struct Tokens {
    pub tokens: Vec<Token>,
    /// The diagnostics of the error tokens, by the number of the token, in order.
    pub errors: Vec<(usize, Diagnostic)>,
}

/// Splits a file whose first byte has the offset `base`.
pub(crate) fn tokens(text: &str, base: u32) -> Tokens {
    let mut found = Tokens::default();
    let offset_of = |rest: &str| base + (text.len() - rest.len()) as u32;
    let mut rest = skip_blank(text);
    while !rest.is_empty() {
        let start = offset_of(rest);
        let (after, kind) = match token(rest) {
            Ok(lexed) => lexed,
            Err(error) => {
                let at = start + error.at as u32;
                let diagnostic = Diagnostic::error(Span::new(at, at + 1), error.message)
                    .with_culprit_label(error.label)
                    .with_help(error.help);
                found.errors.push((found.tokens.len(), diagnostic));
                (&rest[error.skip..], TokenKind::Error)
            }
        };
        found.tokens.push(Token { kind, span: Span::new(start, offset_of(after)) });
        rest = skip_blank(after);
    }
    let end = base + text.len() as u32;
    found.tokens.push(Token { kind: TokenKind::End, span: Span::at(end) });
    found
}

/// An invalid token.
struct LexError {
    /// The offset of the mistake in the token.
    at: usize,
    /// The length of the skipped text.
    skip: usize,
    message: &'static str,
    label: &'static str,
    help: &'static str,
}

fn token(text: &str) -> Result<(&str, TokenKind), LexError> {
    if let Some(body) = text.strip_prefix("[{") {
        return string(text, body, TokenKind::Code);
    }
    if let Some(body) = text.strip_prefix('"') {
        return string(text, body, TokenKind::String);
    }
    alt((word, number, directive, punctuation)).parse(text).map_err(|_| unexpected(text))
}

fn unexpected(text: &str) -> LexError {
    let skip = text.chars().next().map_or(0, char::len_utf8);
    let help = match text.as_bytes() {
        [b'/', b'*', ..] => "comments start with `//` and end with the line",
        [b'-', ..] => {
            "`-` is part of `->` only; negative numbers are written in an attribute, `attr<\"-1 : i32\">`"
        }
        [b'\'', ..] => "strings are written in double quotes",
        _ => "remove it, or put it into a string or a comment",
    };
    LexError { at: 0, skip, message: "unexpected character", label: "no token starts with this", help }
}

fn word(text: &str) -> IResult<&str, TokenKind> {
    let first = satisfy(|c| c.is_ascii_alphabetic() || c == '_');
    let (rest, word) = recognize(pair(first, take_while(is_word))).parse(text)?;
    let kind = match word {
        "_" => TokenKind::Underscore,
        _ => TokenKind::keyword(word).unwrap_or(TokenKind::Identifier),
    };
    Ok((rest, kind))
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn number(text: &str) -> IResult<&str, TokenKind> {
    value(TokenKind::Integer, digit1).parse(text)
}

fn directive(text: &str) -> IResult<&str, TokenKind> {
    value(TokenKind::Directive, pair(tag("#"), take_while(is_word))).parse(text)
}

fn punctuation(text: &str) -> IResult<&str, TokenKind> {
    use TokenKind as Kind;
    let long = alt((value(Kind::Arrow, tag("->")), value(Kind::EqualArrow, tag("=>"))));
    let separators = alt((
        value(Kind::Colon, tag(":")),
        value(Kind::Comma, tag(",")),
        value(Kind::Dot, tag(".")),
        value(Kind::Equal, tag("=")),
        value(Kind::Semicolon, tag(";")),
    ));
    let brackets = alt((
        value(Kind::Less, tag("<")),
        value(Kind::Greater, tag(">")),
        value(Kind::LeftBrace, tag("{")),
        value(Kind::RightBrace, tag("}")),
        value(Kind::LeftParen, tag("(")),
        value(Kind::RightParen, tag(")")),
        value(Kind::LeftSquare, tag("[")),
        value(Kind::RightSquare, tag("]")),
    ));
    alt((long, separators, brackets)).parse(text)
}

/// A string or a code block; `body` follows its opening quote.
fn string<'t>(text: &'t str, body: &'t str, kind: TokenKind) -> Result<(&'t str, TokenKind), LexError> {
    let opening = text.len() - body.len();
    let is_code = kind == TokenKind::Code;
    let mut bytes = body.bytes().enumerate().peekable();
    while let Some((index, byte)) = bytes.next() {
        let next = bytes.peek().map(|&(_, next)| next);
        match byte {
            b'"' if !is_code => return Ok((&body[index + 1..], kind)),
            b'}' if is_code && next == Some(b']') => return Ok((&body[index + 2..], kind)),
            b'\n' | 0x0b | 0x0c if !is_code => {
                return Err(unterminated(opening + index, opening + index, kind));
            }
            b'\\' => {
                let escape = escape_length(&body.as_bytes()[index + 1..]);
                let Some(length) = escape else { return Err(unknown_escape(text, opening + index, is_code)) };
                for _ in 0..length {
                    bytes.next();
                }
            }
            _ => {}
        }
    }
    Err(unterminated(text.len() - 1, text.len(), kind))
}

/// The length of an escape after its backslash.
fn escape_length(rest: &[u8]) -> Option<usize> {
    match rest {
        [b'"' | b'\\' | b'n' | b't', ..] => Some(1),
        [high, low, ..] if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => Some(2),
        _ => None,
    }
}

fn unterminated(at: usize, skip: usize, kind: TokenKind) -> LexError {
    let (message, help) = match kind {
        TokenKind::Code => ("expected '}]' in string literal", "a code block ends with `}]`"),
        _ => {
            ("expected '\"' in string literal", "a string ends on its line; `[{ ... }]` holds several lines")
        }
    };
    LexError { at, skip, message, label: "it is not closed here", help }
}

fn unknown_escape(text: &str, at: usize, is_code: bool) -> LexError {
    let rest = &text[at..];
    let end =
        if is_code { rest.find("}]").map(|end| end + 2) } else { rest.find(['"', '\n']).map(|end| end + 1) };
    LexError {
        at,
        skip: end.map_or(text.len(), |end| at + end),
        message: "unknown escape in string literal",
        label: "the escape",
        help: "the escapes are `\\\\`, `\\\"`, `\\n`, `\\t` and two hexadecimal digits",
    }
}

fn skip_blank(text: &str) -> &str {
    let blank = take_while1(|c| matches!(c, '\0' | ' ' | '\t' | '\n' | '\r'));
    let comment = recognize(pair(tag("//"), take_while(|c| c != '\n' && c != '\r')));
    let skipped: IResult<&str, usize> = many0_count(alt((blank, comment))).parse(text);
    skipped.map_or(text, |(rest, _)| rest)
}

/// Returns the value of a string or code token: the text between its quotes, without escapes.
pub(crate) fn string_value(spelling: &str) -> String {
    let quotes = if spelling.starts_with('"') { 1 } else { 2 };
    let bytes = rtblgen_bytes::bytes_of(&spelling[quotes..spelling.len() - quotes]).into_owned();
    rtblgen_bytes::text_of(unescaped(&bytes))
}

fn unescaped(bytes: &[u8]) -> Vec<u8> {
    let mut value = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let [first, after @ ..] = rest {
        rest = after;
        if *first != b'\\' {
            value.push(*first);
            continue;
        }
        let length = escape_length(rest).unwrap_or(0);
        let (escape, after) = rest.split_at(length);
        rest = after;
        match escape {
            [b'n'] => value.push(b'\n'),
            [b't'] => value.push(b'\t'),
            [high, low] => value.push(16 * digit(*high) + digit(*low)),
            other => value.extend_from_slice(other),
        }
    }
    value
}

fn digit(byte: u8) -> u8 {
    char::from(byte).to_digit(16).unwrap_or(0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<TokenKind> {
        tokens(text, 0).tokens.iter().map(|token| token.kind).collect()
    }

    #[test]
    fn words_and_punctuation() {
        use TokenKind as Kind;
        let expected =
            [Kind::Let, Kind::Identifier, Kind::Colon, Kind::Op, Kind::Less, Kind::Greater, Kind::End];
        assert_eq!(kinds("let x1: Op<> // a comment"), expected);
        assert_eq!(
            kinds("=> -> = _"),
            [Kind::EqualArrow, Kind::Arrow, Kind::Equal, Kind::Underscore, Kind::End]
        );
    }

    #[test]
    fn strings_lose_quotes_and_escapes() {
        assert_eq!(string_value(r#""a\"\\\n\41""#), "a\"\\\nA");
        assert_eq!(string_value("[{ return x; }]"), " return x; ");
    }

    #[test]
    fn invalid_tokens_are_placed() {
        let place = |text: &str| {
            let error = tokens(text, 0).errors.remove(0).1;
            (error.span.unwrap().start, error.message)
        };
        assert_eq!(place("a $"), (2, "unexpected character".to_owned()));
        assert_eq!(place("\"ab\n"), (3, "expected '\"' in string literal".to_owned()));
        assert_eq!(place("[{ x"), (3, "expected '}]' in string literal".to_owned()));
        assert_eq!(place(r#""a\q""#), (2, "unknown escape in string literal".to_owned()));
    }
}
