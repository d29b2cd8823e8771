//! The place of a byte of a literal.

use super::scan::{self, Cursor, Raw};
use crate::source::{SourceMap, Span};

/// The place in the sources of a byte of a string literal's text.
///
/// `span` is that of the value (one literal, adjacent ones, or a code block), `byte` an offset into
/// the text that it stands for. `None` if the span does not hold that much literal text.
pub fn literal_offset(sources: &SourceMap, span: Span, byte: usize) -> Option<u32> {
    let text = sources.text(span);
    let mut cursor = Cursor { text, at: 0 };
    let mut before = 0;
    loop {
        cursor.skip_trivia(&mut false).ok()?;
        let (body, escapes) = match cursor.token().ok()? {
            Raw::String { body, escapes } => (body, escapes),
            Raw::Code(body) => (body, false),
            _ => return None,
        };
        let start = body.as_ptr() as usize - text.as_ptr() as usize;
        let inside = byte - before;
        let length = if escapes { unescaped_length(body) } else { body.len() };
        if inside < length || (inside == length && cursor.is_at_end()) {
            let raw = if escapes { raw_offset(body, inside) } else { inside };
            return Some(span.start + (start + raw) as u32);
        }
        before += length;
    }
}

fn unescaped_length(body: &str) -> usize {
    let mut text = String::new();
    scan::unescape(body, &mut text);
    text.len()
}

/// The offset in `body` of the byte that becomes byte number `byte` of the text.
fn raw_offset(body: &str, byte: usize) -> usize {
    let bytes = body.as_bytes();
    (0..byte).fold(0, |at, _| at + if bytes.get(at) == Some(&b'\\') { 2 } else { 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_of_literals_are_found() {
        let mut sources = SourceMap::new();
        sources.add_file("a.td", r#"x = "a\"b" /* c */ "de";"#, None).unwrap();
        let span = Span::new(4, 23);
        let places: Vec<_> = (0..6).map(|byte| literal_offset(&sources, span, byte)).collect();
        assert_eq!(places, [Some(5), Some(6), Some(8), Some(20), Some(21), Some(22)]);
        assert_eq!(literal_offset(&sources, span, 6), None);
    }
}
