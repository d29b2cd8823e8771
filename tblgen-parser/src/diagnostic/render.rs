//! Renders diagnostics as text.

use std::fmt::Write;

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};

use super::{Diagnostic, Severity};
use crate::source::{FileId, SourceMap, Span};

/// The format of diagnostics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ErrorFormat {
    /// rustc's form: source lines, labels, notes and help.
    #[default]
    Human,
    /// llvm-tblgen's message, one line each: `file:line:column: error: message`.
    Short,
}

/// The text of a diagnostic, with a line break at its end.
///
/// Adds the include stack from the source map. `color` adds ANSI escapes, in the human format only.
pub fn render(diagnostic: &Diagnostic, sources: &SourceMap, format: ErrorFormat, color: bool) -> String {
    match format {
        ErrorFormat::Short => short(diagnostic, sources),
        ErrorFormat::Human => human(diagnostic, sources, color),
    }
}

/// The `include`s that led to a file, the innermost first.
fn include_stack(sources: &SourceMap, file: FileId) -> impl Iterator<Item = Span> + '_ {
    let first = sources.included_from(file);
    std::iter::successors(first, |span| sources.included_from(sources.file_of(*span)))
}

fn short(diagnostic: &Diagnostic, sources: &SourceMap) -> String {
    let (span, message) = match &diagnostic.short {
        Some(short) => (short.span, &short.message),
        None => (diagnostic.span, &diagnostic.message),
    };
    let mut text = String::new();
    short_line(&mut text, sources, diagnostic.severity, span, message);
    for note in &diagnostic.notes {
        short_line(&mut text, sources, note.severity, note.span, &note.message);
    }
    text
}

fn short_line(text: &mut String, sources: &SourceMap, severity: Severity, span: Option<Span>, message: &str) {
    if let Some(span) = span {
        let file = sources.file_of(span);
        let stack: Vec<Span> = include_stack(sources, file).collect();
        for include in stack.iter().rev() {
            let (line, _) = sources.line_column(include.start);
            let name = sources.name(sources.file_of(*include));
            let _ = writeln!(text, "Included from {name}:{line}:");
        }
        let (line, column) = sources.line_column(span.start);
        let _ = write!(text, "{}:{line}:{column}: ", sources.name(file));
    }
    let _ = writeln!(text, "{}: {message}", severity.name());
}

fn human(diagnostic: &Diagnostic, sources: &SourceMap, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let mut report = vec![primary_group(diagnostic, sources)];
    let notes = diagnostic.notes.iter().filter(|note| note.span.is_some());
    report.extend(notes.map(|note| {
        let snippets = snippets(sources, note.span.into_iter().map(|span| Mark::primary(span, None)));
        level(note.severity).secondary_title(note.message.as_str()).elements(snippets)
    }));
    let mut text = renderer.render(&report);
    text.push('\n');
    text
}

fn primary_group<'a>(diagnostic: &'a Diagnostic, sources: &'a SourceMap) -> Group<'a> {
    let culprit = diagnostic.span.map(|span| Mark::primary(span, diagnostic.label.as_deref()));
    let others = diagnostic.labels.iter().map(|(span, label)| Mark {
        span: *span,
        label: Some(label),
        kind: AnnotationKind::Context,
    });
    let title = level(diagnostic.severity).primary_title(diagnostic.message.as_str());
    let title = match diagnostic.code {
        Some(code) => title.id(code.as_str()),
        None => title,
    };
    let mut group = title.elements(snippets(sources, culprit.into_iter().chain(others)));
    if let Some(span) = diagnostic.span {
        for include in include_stack(sources, sources.file_of(span)) {
            let (line, column) = sources.line_column(include.start);
            let name = sources.name(sources.file_of(include));
            group = group.element(Level::NOTE.message(format!("included from {name}:{line}:{column}")));
        }
    }
    for note in diagnostic.notes.iter().filter(|note| note.span.is_none()) {
        group = group.element(level(note.severity).message(note.message.as_str()));
    }
    match &diagnostic.help {
        Some(help) => group.element(Level::HELP.message(help.as_str())),
        None => group,
    }
}

fn level(severity: Severity) -> Level<'static> {
    match severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Note => Level::NOTE,
        Severity::Remark => Level::INFO.with_name("remark"),
        Severity::Help => Level::HELP,
    }
}

/// A marked place in a snippet.
struct Mark<'a> {
    span: Span,
    label: Option<&'a str>,
    kind: AnnotationKind,
}

impl<'a> Mark<'a> {
    fn primary(span: Span, label: Option<&'a str>) -> Self {
        Self { span, label, kind: AnnotationKind::Primary }
    }

    /// The mark as an annotation of `window`, a part of the text of its file.
    fn annotation(&self, window: &Window<'_>) -> Annotation<'a> {
        let local = |offset: u32| (offset.saturating_sub(window.start) as usize).min(window.text.len());
        let start = local(self.span.start);
        let end = local(self.span.end).max(start);
        // The renderer needs whole characters.
        let characters = window.text.floor_char_boundary(start)..window.text.ceil_char_boundary(end);
        self.kind.span(characters).label(self.label)
    }
}

/// The lines of a file around some marks. The renderer is slow on a whole large file.
struct Window<'a> {
    text: &'a str,
    /// The global offset of the first byte of `text`.
    start: u32,
    /// The number of the first line of `text`.
    line: u32,
}

impl<'a> Window<'a> {
    fn around(sources: &'a SourceMap, file: FileId, marks: &[Mark<'_>]) -> Self {
        let (text, base) = (sources.file_text(file), sources.file_start(file));
        let local = |offset: u32| (offset.saturating_sub(base) as usize).min(text.len());
        let first = marks.iter().map(|mark| local(mark.span.start)).min().unwrap_or(0);
        let last = marks.iter().map(|mark| local(mark.span.end)).max().unwrap_or(0).max(first);
        let bytes = text.as_bytes();
        let start = bytes[..first].iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let end = bytes[last..].iter().position(|byte| *byte == b'\n').map_or(text.len(), |at| last + at);
        let line = sources.line_column(base + start as u32).0;
        Self { text: &text[start..end], start: base + start as u32, line }
    }
}

/// A snippet for each file with a mark, in the order of first mention.
fn snippets<'a>(
    sources: &'a SourceMap,
    marks: impl Iterator<Item = Mark<'a>>,
) -> Vec<Snippet<'a, Annotation<'a>>> {
    let mut files: Vec<(FileId, Vec<Mark<'a>>)> = Vec::new();
    for mut mark in marks {
        let file = sources.file_of(mark.span);
        mark.span = within_file(sources, file, mark.span);
        match files.iter_mut().find(|(other, _)| *other == file) {
            Some((_, marks)) => marks.push(mark),
            None => files.push((file, vec![mark])),
        }
    }
    files.into_iter().map(|(file, marks)| snippet(sources, file, &marks)).collect()
}

/// The span, or its first byte if it ends in another file.
fn within_file(sources: &SourceMap, file: FileId, span: Span) -> Span {
    let file_end = sources.file_start(file) + sources.file_text(file).len() as u32;
    match (span.start..=file_end).contains(&span.end) {
        true => span,
        false => Span::new(span.start, (span.start + 1).min(file_end)),
    }
}

fn snippet<'a>(sources: &'a SourceMap, file: FileId, marks: &[Mark<'a>]) -> Snippet<'a, Annotation<'a>> {
    let window = Window::around(sources, file, marks);
    Snippet::source(window.text)
        .path(sources.name(file))
        .line_start(window.line as usize)
        .annotations(marks.iter().map(|mark| mark.annotation(&window)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_into_another_file_shows_where_it_begins() {
        let mut sources = SourceMap::new();
        sources.add_file("a.td", format!("def a\n{}", "// more\n".repeat(100)), None).unwrap();
        let inner = sources.add_file("b.td", ": A;", Some(Span::new(0, 3))).unwrap();
        let span = Span::new(4, sources.file_start(inner) + 3);
        for span in [span, Span::new(span.end, 4)] {
            let text = human(&Diagnostic::error(span, "wrong"), &sources, false);
            assert!(text.lines().count() < 8, "{text}");
        }
    }
}
