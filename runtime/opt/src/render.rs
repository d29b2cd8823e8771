//! Diagnostics with the source line that they are about, as `mlir-opt` prints them.

use rtblgen_bytes::length_of;
use rtblgen_ir::context::{Location, LocationKind};
use rtblgen_ir::{Diagnostic, Severity};

/// The number of calls around a place that are shown.
const CALLS_SHOWN: usize = 10;

/// The text of a diagnostic and its notes: `file:line:column: error: message`, the line and a caret under the column if the
/// location is in this source, and the calls that led there.
pub fn render_diagnostic(diagnostic: &Diagnostic<'_>, file: &str, source: &str) -> String {
    let mut renderer = Renderer::new(file, source);
    renderer.message(diagnostic.location, diagnostic.severity, &diagnostic.message, true);
    for caller in callers(diagnostic.location) {
        renderer.message(caller, Severity::Note, "called from", true);
    }
    let mut last = diagnostic.location;
    for note in &diagnostic.notes {
        // A line is not shown twice.
        renderer.message(note.location, note.severity, &note.message, note.location != last);
        last = note.location;
    }
    renderer.out
}

/// A line of a text, from zero, and a caret under one of its columns.
pub(super) fn caret_lines(text: &str, line: usize, column: usize) -> String {
    let mut renderer = Renderer::new("", text);
    renderer.line(line, column, 0);
    renderer.out
}

/// A warning about a line and a column of the source.
pub(super) fn render_warning(message: &str, file: &str, (line, column): (u32, u32), source: &str) -> String {
    let mut renderer = Renderer::new(file, source);
    renderer.out.push_str(&format!("{file}:{line}:{column}: warning: {message}\n"));
    renderer.line(line as usize - 1, column as usize - 1, 0);
    renderer.out
}

/// Bytes of a line of the source; line and column are from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    pub line: u32,
    pub column: u32,
    pub len: usize,
}

/// Collects messages about a source.
pub(super) struct Renderer<'a> {
    pub file: &'a str,
    source: &'a str,
    pub out: String,
}

impl<'a> Renderer<'a> {
    pub(super) fn new(file: &'a str, source: &'a str) -> Self {
        Renderer { file, source, out: String::new() }
    }

    /// An error about a part of the source, which is underlined.
    pub(super) fn error_at(&mut self, span: Span, message: &str) {
        let Span { line, column, len } = span;
        self.out.push_str(&format!("{}:{line}:{column}: error: {message}\n", self.file));
        self.line(line as usize - 1, column as usize - 1, len);
    }

    pub(super) fn message(
        &mut self,
        location: Location<'_>,
        severity: Severity,
        message: &str,
        shows_line: bool,
    ) {
        let header = format!("{severity}: ");
        let Some(range) = location.first_file_range() else {
            let place = if location.is_unknown() { String::new() } else { format!("{location}: ") };
            self.out.push_str(&format!("<unknown>:0: {header}{place}{message}\n"));
            return;
        };
        let (name, line, column) = (range.file.value(), range.start_line, range.start_column);
        self.out.push_str(&format!("{name}:{line}:{column}: {header}{message}\n"));
        if shows_line && name == self.file && line > 0 && column > 0 {
            self.line(line as usize - 1, column as usize - 1, 0);
        }
    }

    /// Writes a line of the source and a caret below it, if the position exists; the caret and the text after
    /// it are `len` wide.
    fn line(&mut self, line: usize, column: usize, len: usize) {
        let Some(text) = self.source.split('\n').nth(line) else { return };
        let text = text.strip_suffix('\r').unwrap_or(text);
        if column > length_of(text.as_bytes()) {
            return;
        }
        self.out.push_str(&expand_tabs(text));
        self.out.push('\n');
        // A caret under text that is not ASCII would be in the wrong place.
        if text.is_ascii() {
            let blanks = expand_tabs(&text[..column]).len();
            self.out.push_str(&" ".repeat(blanks));
            self.out.push('^');
            let end = column.saturating_add(len).min(text.len());
            let width = text.get(column..end).map_or(0, |_| expand_tabs(&text[..end]).len() - blanks);
            self.out.push_str(&"~".repeat(width.saturating_sub(1)));
            self.out.push('\n');
        }
    }
}

/// The places of the calls that led to a place, from the inside out.
fn callers(location: Location<'_>) -> impl Iterator<Item = Location<'_>> {
    std::iter::successors(caller(location), |location| caller(*location)).take(CALLS_SHOWN)
}

/// The caller of the call that a location is, or has in it.
fn caller(location: Location<'_>) -> Option<Location<'_>> {
    match location.kind() {
        LocationKind::CallSite { caller, .. } => Some(caller),
        LocationKind::Name(_, child) => caller(child),
        LocationKind::Fused { locations, .. } => locations.iter().find_map(|part| caller(*part)),
        LocationKind::Unknown | LocationKind::File(_) => None,
    }
}

/// Tabs as blanks up to the next multiple of eight.
fn expand_tabs(text: &str) -> String {
    if !text.contains('\t') {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len() + 8);
    let mut column = 0;
    for character in text.chars() {
        if character == '\t' {
            let width = 8 - column % 8;
            out.push_str(&"        "[..width]);
            column += width;
        } else {
            out.push(character);
            column += length_of(character.encode_utf8(&mut [0; 4]).as_bytes());
        }
    }
    out
}
