//! `#define`, `#ifdef`, `#ifndef`, `#else`, `#endif`.

use super::rules::starts_name;
use super::scan::{Cursor, ScanError};
use super::{Lex, Lexer};
use crate::diagnostic::Diagnostic;
use crate::source::Span;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Directive {
    Ifdef,
    Ifndef,
    Else,
    Endif,
    Define,
}

const DIRECTIVES: [(Directive, &str); 5] = [
    (Directive::Ifdef, "ifdef"),
    (Directive::Ifndef, "ifndef"),
    (Directive::Else, "else"),
    (Directive::Endif, "endif"),
    (Directive::Define, "define"),
];

/// The directive at which skipped lines end, and its place.
#[derive(Clone, Copy)]
pub(super) struct Skip {
    end: usize,
    directive: (Directive, &'static str),
}

/// An open `#ifdef` or `#ifndef`, or the `#else` that took its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Condition {
    is_else: bool,
    /// Whether the lines that follow are read if those around the condition are.
    holds: bool,
    /// Whether they are read.
    live: bool,
    span: Span,
}

/// The directive whose name begins at `at`, after the `#`.
///
/// A name that the end of the file follows is none, as in llvm-tblgen.
fn directive_at(text: &str, at: usize) -> Option<(Directive, &'static str)> {
    let rest = text.get(at..)?;
    DIRECTIVES.into_iter().find(|(_, name)| {
        let after = rest.strip_prefix(name).map(str::as_bytes);
        matches!(after, Some([b' ' | b'\t' | b'\n' | b'\r', ..] | [b'/', b'*' | b'/', ..]))
    })
}

/// Whether the cursor is at the `#` of a directive, if it is at the start of a line.
pub(super) fn is_directive(cursor: &Cursor<'_>) -> bool {
    cursor.peek(0) == b'#' && directive_at(cursor.text, cursor.at + 1).is_some()
}

/// The name of the directive at the cursor.
pub(super) fn directive_name(cursor: &Cursor<'_>) -> Option<&'static str> {
    directive_at(cursor.text, cursor.at + 1).map(|(_, name)| name)
}

/// Moves from the `#` of a directive to the end of its line.
pub(super) fn directive_end(cursor: &mut Cursor<'_>) -> Result<(), ScanError> {
    while !matches!((cursor.peek(0), cursor.peek(1)), (b'\n' | b'\r', _) | (b'/', b'/' | b'*')) {
        if cursor.is_at_end() {
            return Ok(());
        }
        cursor.at += 1;
    }
    skip_directive_end(cursor).map(drop)
}

impl Lexer<'_> {
    fn cursor(&self) -> Cursor<'_> {
        Cursor { text: self.sources.file_text(self.here.file), at: self.here.position }
    }

    /// Executes the directive at the current `#`, if there is one, and skips the lines that it disables.
    pub(super) fn directive(&mut self) -> Lex<()> {
        let text = self.sources.file_text(self.here.file);
        let Some((directive, name)) = directive_at(text, self.here.position + 1) else { return Ok(()) };
        self.obey(directive, name)?;
        while !self.is_live() {
            let (directive, name) = self.next_directive()?;
            self.obey(directive, name)?;
        }
        Ok(())
    }

    fn is_live(&self) -> bool {
        self.here.conditions.last().is_none_or(|condition| condition.live)
    }

    /// Executes the directive at the current `#`, and moves after it.
    fn obey(&mut self, directive: Directive, name: &'static str) -> Lex<()> {
        self.here.position += 1;
        let span = self.span_here(name.len());
        self.here.position += name.len();
        match directive {
            Directive::Ifdef | Directive::Ifndef => {
                let (macro_name, place) = self.macro_name(name)?;
                let holds = self.defined.contains(&macro_name) == (directive == Directive::Ifdef);
                let live = holds && self.is_live();
                self.here.conditions.push(Condition { is_else: false, holds, live, span: place });
                self.end_of_directive(&format!("{name} NAME"))
            }
            Directive::Else => self.obey_else(span),
            Directive::Endif => match self.here.conditions.pop() {
                None => Err(Box::new(Diagnostic::error(span, "#endif without #ifdef"))),
                Some(_) => self.end_of_directive(name),
            },
            Directive::Define => self.obey_define(name),
        }
    }

    fn obey_else(&mut self, span: Span) -> Lex<()> {
        match self.here.conditions.pop() {
            None => Err(Box::new(Diagnostic::error(span, "#else without #ifdef or #ifndef"))),
            Some(condition) if condition.is_else => {
                let error = Diagnostic::error(span, "double #else");
                Err(Box::new(error.with_note(condition.span, "previous #else is here")))
            }
            Some(condition) => {
                let holds = !condition.holds;
                let live = holds && self.is_live();
                self.here.conditions.push(Condition { is_else: true, holds, live, span });
                self.end_of_directive("else")
            }
        }
    }

    fn obey_define(&mut self, name: &'static str) -> Lex<()> {
        let (macro_name, place) = self.macro_name(name)?;
        if self.defined.contains(&macro_name) {
            let message = format!("duplicate definition of macro: {macro_name}");
            let diagnostic = Diagnostic::warning(place, message);
            self.warnings.push(diagnostic);
        }
        self.defined.insert(macro_name);
        self.end_of_directive("define NAME")
    }

    fn macro_name(&mut self, directive: &str) -> Lex<(String, Span)> {
        let mut cursor = self.cursor();
        while matches!(cursor.peek(0), b' ' | b'\t') {
            cursor.at += 1;
        }
        let start = cursor.at;
        let name = if starts_name(cursor.peek(0)) { cursor.take_name() } else { "" }.to_owned();
        let end = cursor.at;
        self.here.position = start;
        if name.is_empty() {
            let message = format!("expected macro name after #{directive}");
            return Err(Box::new(Diagnostic::error(self.character_at(start), message)));
        }
        let span = self.span_here(name.len());
        self.here.position = end;
        Ok((name, span))
    }

    /// Checks that only comments follow on the line.
    fn end_of_directive(&mut self, directive: &str) -> Lex<()> {
        let mut cursor = self.cursor();
        let result = skip_directive_end(&mut cursor);
        let end = cursor.at;
        self.here.position = end;
        match result {
            Ok(true) => Ok(()),
            Ok(false) => {
                let message = format!("only comments are supported after #{directive}");
                Err(Box::new(Diagnostic::error(self.character_at(end), message)))
            }
            Err(error) => Err(self.scan_error(error)),
        }
    }

    /// Skips lines up to the next directive other than `#define`, and stops at its `#`.
    fn next_directive(&mut self) -> Lex<(Directive, &'static str)> {
        let place = (self.here.text, self.here.position);
        if let Some(&Skip { end, directive }) = self.skipped.get(&place) {
            self.here.position = end;
            return Ok(directive);
        }
        let mut cursor = self.cursor();
        let found = find_directive(&mut cursor);
        self.here.position = cursor.at;
        match found {
            Err(error) => Err(self.scan_error(error)),
            Ok(Some(found)) => {
                self.skipped.insert(place, Skip { end: self.here.position, directive: found });
                Ok(found)
            }
            Ok(None) => Err(self.unclosed_condition()),
        }
    }

    /// At the end of a file: an `#ifdef` must not be open.
    pub(super) fn check_conditions_closed(&self) -> Lex<()> {
        if self.here.conditions.is_empty() { Ok(()) } else { Err(self.unclosed_condition()) }
    }

    fn unclosed_condition(&self) -> Box<Diagnostic> {
        let error = Diagnostic::error(self.span_here(0), "reached EOF without matching #endif");
        Box::new(match self.here.conditions.last() {
            Some(condition) => error.with_note(condition.span, "the latest preprocessor control is here"),
            None => error,
        })
    }
}

/// Skips blanks and comments up to the end of the line; false if something else follows.
fn skip_directive_end(cursor: &mut Cursor<'_>) -> Result<bool, ScanError> {
    loop {
        match (cursor.peek(0), cursor.peek(1)) {
            (b' ' | b'\t', _) => cursor.at += 1,
            (b'/', b'/') => cursor.skip_to_line_end(),
            (b'/', b'*') => cursor.skip_block_comment()?,
            (b'/', _) => return Err(ScanError { at: cursor.at, message: "unexpected character" }),
            (b'\n' | b'\r', _) => return Ok(true),
            _ => return Ok(cursor.is_at_end()),
        }
    }
}

/// The next line, after the current one, that begins with a directive other than `#define`.
fn find_directive(cursor: &mut Cursor<'_>) -> Result<Option<(Directive, &'static str)>, ScanError> {
    while !cursor.is_at_end() {
        cursor.skip_to_line_end();
        skip_line_begin(cursor)?;
        if cursor.peek(0) != b'#' {
            continue;
        }
        match directive_at(cursor.text, cursor.at + 1) {
            None | Some((Directive::Define, _)) => cursor.at += 1,
            found => return Ok(found),
        }
    }
    Ok(None)
}

/// Skips blanks, line breaks and block comments. A line comment ends the search on its line.
fn skip_line_begin(cursor: &mut Cursor<'_>) -> Result<(), ScanError> {
    loop {
        match (cursor.peek(0), cursor.peek(1)) {
            (b' ' | b'\t' | b'\n' | b'\r', _) => cursor.at += 1,
            (b'/', b'*') => cursor.skip_block_comment()?,
            _ => return Ok(()),
        }
    }
}
