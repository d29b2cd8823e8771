//! The tokens of a format string.

use std::ops::Range;

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
    /// `` `text` ``; the token's text is what is between the backquotes.
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
}

/// What is no token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::ods::model) struct LexError {
    pub(in crate::ods::model) message: &'static str,
    pub(in crate::ods::model) range: Range<usize>,
}

/// Splits a format string into tokens; the last one is the end.
pub(in crate::ods::model) fn tokens(text: &str) -> Result<Vec<Token<'_>>, LexError> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        if c.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        let token = token(text, at, c)?;
        at = token.range.end;
        tokens.push(token);
    }
    tokens.push(Token { kind: TokenKind::End, text: "", range: text.len()..text.len() });
    Ok(tokens)
}

fn token(text: &str, at: usize, c: char) -> Result<Token<'_>, LexError> {
    match c {
        '`' => quoted(text, at, '`', TokenKind::Literal, "unexpected end of file in literal"),
        '"' => quoted(text, at, '"', TokenKind::String, "unexpected end of file in string"),
        '$' => variable(text, at),
        '^' | ':' | ',' | '=' | '<' | '>' | '?' | '(' | ')' | '[' | ']' | '*' | '|' => {
            Ok(Token { kind: TokenKind::Punctuation(c), text: &text[at..at + 1], range: at..at + 1 })
        }
        _ if c == '_' || c.is_ascii_alphabetic() => {
            let end = end_of(text, at, |c| c == '_' || c == '-' || c.is_ascii_alphanumeric());
            Ok(Token { kind: TokenKind::Word, text: &text[at..end], range: at..end })
        }
        _ => Err(LexError { message: "unexpected character", range: at..at + c.len_utf8() }),
    }
}

fn quoted<'t>(
    text: &'t str,
    at: usize,
    quote: char,
    kind: TokenKind,
    unfinished: &'static str,
) -> Result<Token<'t>, LexError> {
    let start = at + 1;
    match text[start..].find(quote) {
        Some(len) => Ok(Token { kind, text: &text[start..start + len], range: at..start + len + 1 }),
        None => Err(LexError { message: unfinished, range: at..text.len() }),
    }
}

fn variable(text: &str, at: usize) -> Result<Token<'_>, LexError> {
    let start = at + 1;
    let end = end_of(text, start, |c| c == '_' || c.is_ascii_alphanumeric());
    match text[start..].starts_with(|c: char| c == '_' || c.is_ascii_alphabetic()) {
        true => Ok(Token { kind: TokenKind::Variable, text: &text[start..end], range: at..end }),
        false => Err(LexError { message: "expected variable name", range: at..start }),
    }
}

fn end_of(text: &str, start: usize, is_inside: impl Fn(char) -> bool) -> usize {
    text[start..].find(|c| !is_inside(c)).map_or(text.len(), |len| start + len)
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

    #[test]
    fn splits() {
        let kinds: Vec<_> = tokens("`(` $x `:` type($x)^ attr-dict")
            .unwrap()
            .into_iter()
            .map(|t| t.text.to_owned())
            .collect();
        assert_eq!(kinds, ["(", "x", ":", "type", "(", "x", ")", "^", "attr-dict", ""]);
        assert_eq!(tokens("$1").unwrap_err().message, "expected variable name");
        assert_eq!(tokens("a ; b").unwrap_err().range, 2..3);
        assert_eq!(tokens("`a").unwrap_err().message, "unexpected end of file in literal");
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
