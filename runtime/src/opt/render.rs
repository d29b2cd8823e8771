//! Diagnostics with the source line that they are about, as `mlir-opt` prints them.

use crate::{Diagnostic, Location, LocationKind, Severity};

/// How many calls around a place are shown.
const CALLS_SHOWN: usize = 10;

/// The text of a diagnostic and its notes: `file:line:column: error: message`, the line and a caret under the column if the
/// location is in this source, and the calls that led there.
pub fn render_diagnostic(diagnostic: &Diagnostic<'_>, file: &str, source: &str) -> String {
    let mut renderer = Renderer { file, source, out: String::new() };
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

struct Renderer<'a> {
    file: &'a str,
    source: &'a str,
    out: String,
}

impl Renderer<'_> {
    fn message(&mut self, location: Location<'_>, severity: Severity, message: &str, shows_line: bool) {
        let header = format!("{severity}: ");
        let Some(range) = location.first_file_range() else {
            let place = if location.is_unknown() { String::new() } else { format!("{location}: ") };
            self.out.push_str(&format!("<unknown>:0: {header}{place}{message}\n"));
            return;
        };
        let (name, line, column) = (range.file.value(), range.start_line, range.start_column);
        self.out.push_str(&format!("{name}:{line}:{column}: {header}{message}\n"));
        if shows_line && name == self.file && line > 0 && column > 0 {
            self.line(line as usize - 1, column as usize - 1);
        }
    }

    /// A line of the source and a caret below it, if the place is there.
    fn line(&mut self, line: usize, column: usize) {
        let Some(text) = self.source.split('\n').nth(line) else { return };
        let text = text.strip_suffix('\r').unwrap_or(text);
        if column > text.len() {
            return;
        }
        self.out.push_str(&expand_tabs(text));
        self.out.push('\n');
        // A caret under text that is not ASCII would stand in the wrong place.
        if text.is_ascii() {
            let blanks = expand_tabs(&text[..column]).len();
            self.out.push_str(&" ".repeat(blanks));
            self.out.push_str("^\n");
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
    for character in text.chars() {
        if character == '\t' {
            out.push(' ');
            while !out.len().is_multiple_of(8) {
                out.push(' ');
            }
        } else {
            out.push(character);
        }
    }
    out
}
