//! Places of tokens, and of bytes inside literals, after parsing.

use super::preprocessor;
use super::scan::{self, Cursor, Raw};
use crate::source::{FileId, SourceMap, Span};
use std::ops::Range;

/// The place of the token that begins at or after `offset`, in the order of reading: white space, comments, directives and
/// what they switch off are skipped, an `include` leads into the file, and its end leads back.
///
/// llvm-tblgen reports some errors of meaning at the token that follows the culprit.
pub fn token_after(sources: &SourceMap, offset: u32) -> Span {
    let mut walk = Walk { sources, files: sources.files(), directives: sources.directives().iter() };
    let mut file = sources.file_of(Span::at(offset));
    let mut at = offset - sources.file_start(file);
    loop {
        let (text, base) = sources.text_and_start(file);
        let mut cursor = Cursor { text, at: (at as usize).min(text.len()) };
        walk.skip_to_token(&mut cursor, base);
        let start = cursor.at;
        let token = cursor.token();
        let span = Span::new(base + start as u32, base + cursor.at.max(start) as u32);
        let next = match token {
            Ok(Raw::End) => {
                sources.included_from(file).map(|include| (sources.file_of(include), include.end))
            }
            Ok(Raw::Identifier("include")) => walk.included_behind(cursor, base),
            _ => None,
        };
        let Some((next_file, offset)) = next else { return span };
        file = next_file;
        at = offset - sources.file_start(file);
    }
}

/// A walk in the order of reading, in which files and directives were noted, too: what has been found is behind.
struct Walk<'s, F> {
    sources: &'s SourceMap,
    /// Those that are still ahead.
    files: F,
    /// Those that are still ahead.
    directives: std::slice::Iter<'s, Span>,
}

impl<F: Iterator<Item = FileId>> Walk<'_, F> {
    fn skip_to_token(&mut self, cursor: &mut Cursor<'_>, base: u32) {
        let mut line_start = cursor.at == 0;
        let _ = cursor.skip_trivia(&mut line_start);
        while line_start && preprocessor::is_directive(cursor) {
            let start = base + cursor.at as u32;
            match self.directives.find(|directive| directive.start == start) {
                Some(directive) => cursor.at = (directive.end - base) as usize,
                // It has not been read.
                None => cursor.skip_to_line_end(),
            }
            let _ = cursor.skip_trivia(&mut line_start);
        }
    }

    /// The start of the file that the name at the cursor has included.
    fn included_behind(&mut self, mut cursor: Cursor<'_>, base: u32) -> Option<(FileId, u32)> {
        self.skip_to_token(&mut cursor, base);
        let start = cursor.at;
        cursor.token().ok()?;
        let name = Span::new(base + start as u32, base + cursor.at as u32);
        let included = self.files.find(|&file| self.sources.included_from(file) == Some(name))?;
        Some((included, self.sources.file_start(included)))
    }
}

/// The place in the sources of some bytes of a literal's text.
///
/// `span` is that of the value: one literal, adjacent ones, or a code block. `bytes` are offsets into the text of the value.
/// `None` if the span does not hold that much text, or holds a directive between two literals.
pub fn literal_span(sources: &SourceMap, span: Span, bytes: Range<usize>) -> Option<Span> {
    let text = sources.text(span);
    let mut cursor = Cursor { text, at: 0 };
    let mut start = None;
    let mut before = 0;
    loop {
        let token = cursor.at;
        let (body, body_start) = match cursor.token().ok()? {
            Raw::String { body, .. } => (body, token + 1),
            Raw::Code(body) => (body, token + 2),
            _ => return None,
        };
        let is_string = body_start == token + 1;
        cursor.skip_trivia(&mut false).ok()?;
        let end = before + if is_string { unescaped_length(body) } else { body.len() };
        let place = |byte: usize| {
            let inside = byte - before;
            let raw = if is_string { raw_offset(body, inside) } else { inside };
            span.start + (body_start + raw) as u32
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
    use crate::lexer::{Lexer, TokenKind};
    use crate::loader::Memory;
    use crate::parse::Options;

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

    #[test]
    fn the_token_after_is_the_next_that_is_read() {
        let text = "a include \"b.td\" \n#ifdef NO\n d \"\n#else /*\n*/\n e\n#endif\n f";
        let files = Memory::from([("b.td", " "), ("c.td", "c")]);
        for (text, tokens) in [(text, "aef"), (&text.replace("b.td", "c.td"), "acef")] {
            let mut sources = SourceMap::new();
            sources.add_file("a.td", text, None).unwrap();
            let options = Options::default();
            let mut lexer = Lexer::new(sources, &options, &files);
            while lexer.next().kind != TokenKind::End {}
            let sources = lexer.sources;
            let mut token = token_after(&sources, 0);
            for expected in tokens.chars() {
                assert_eq!(sources.text(token), expected.to_string(), "{tokens}");
                token = token_after(&sources, token.end);
            }
            assert_eq!(token, Span::at(text.len() as u32));
        }
    }

    #[test]
    fn the_token_after_skips_comments() {
        let mut sources = SourceMap::new();
        sources.add_file("a.td", "a // b\n /* c */ ; d", None).unwrap();
        assert_eq!(token_after(&sources, 1), Span::new(16, 17));
        assert_eq!(token_after(&sources, 19), Span::new(19, 19));
        sources.add_file("b.td", "x\n#define A\n ", Some(Span::new(14, 15))).unwrap();
        assert_eq!(token_after(&sources, 21), Span::new(16, 17));
    }
}
