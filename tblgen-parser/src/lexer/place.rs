//! Places of bytes inside literals, after parsing.

use super::scan::Cursor;
use super::token::TokenKind;
use crate::source::{SourceMap, Span};
use crate::symbols::Symbols;
use std::ops::Range;

/// The place in the sources of some bytes of a literal's text.
///
/// `span` is that of the value: one literal, adjacent ones, or a code block. `bytes` are offsets into the text of the value.
/// `None` if the span does not hold that much text, or holds a directive between two literals.
pub fn literal_span(sources: &SourceMap, span: Span, bytes: Range<usize>) -> Option<Span> {
    let text = sources.text(span);
    let mut cursor = Cursor { text, at: 0 };
    let mut symbols = Symbols::new();
    let mut start = None;
    let mut before = 0;
    loop {
        let token = cursor.at;
        let (symbol, is_string) = match cursor.token(&mut symbols).ok()? {
            TokenKind::String(symbol) => (symbol, true),
            TokenKind::Code(symbol) => (symbol, false),
            _ => return None,
        };
        cursor.skip_trivia(&mut false).ok()?;
        let end = before + symbols.resolve(symbol).len();
        let place = |byte: usize| {
            let inside = byte - before;
            let raw = if is_string { 1 + raw_offset(&text[token + 1..], inside) } else { 2 + inside };
            span.start + (token + raw) as u32
        };
        if start.is_none() && (bytes.start < end || bytes.start == end && cursor.is_at_end()) {
            start = Some(place(bytes.start));
        }
        if let Some(start) = start.filter(|_| bytes.end <= end) {
            return Some(Span::new(start, place(bytes.end)));
        }
        before = end;
    }
}

/// The offset in `body` of the byte that becomes byte number `byte` of the text.
fn raw_offset(body: &str, byte: usize) -> usize {
    let bytes = body.as_bytes();
    (0..byte).fold(0, |at, _| at + if bytes.get(at) == Some(&b'\\') { 2 } else { 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text at the place of some bytes of a literal.
    fn found(literal: &str, bytes: Range<usize>) -> Option<(u32, String)> {
        let mut sources = SourceMap::new();
        sources.add_file("a.td", format!("x = {literal};"), None).unwrap();
        let whole = Span::new(4, 4 + literal.len() as u32);
        let span = literal_span(&sources, whole, bytes)?;
        Some((span.start - whole.start, sources.text(span).to_owned()))
    }

    #[test]
    fn bytes_of_literals_are_found() {
        let place = |start, text: &str| Some((start, text.to_owned()));
        assert_eq!(found(r#""abc""#, 1..2), place(2, "b"));
        assert_eq!(found(r#""a\nc""#, 1..2), place(2, r"\n"));
        assert_eq!(found(r#""ab""#, 2..2), place(3, ""));
        assert_eq!(found(r#""""#, 0..0), place(1, ""));
        assert_eq!(found("[{a\nb}]", 1..3), place(3, "\nb"));
        assert_eq!(found(r#""ab""#, 1..3), None);
    }

    #[test]
    fn bytes_of_adjacent_literals_are_found() {
        let place = |start, text: &str| Some((start, text.to_owned()));
        assert_eq!(found(r#""ab" "cd""#, 2..4), place(6, "cd"));
        assert_eq!(found(r#""ab" "cd""#, 1..3), place(2, r#"b" "c"#));
        assert_eq!(found(r#""a\"b" /* "c */ "de""#, 3..5), place(17, "de"));
        assert_eq!(found("\"a\" // \"b\n \"c\"", 1..2), place(12, "c"));
        assert_eq!(found("\"a\"\n#define \"b\n\"c\"", 1..2), None);
    }
}
