//! Diagnostics with the source line that they are about, as `mlir-opt` prints them.

use crate::{Diagnostic, Location};

/// The text of a diagnostic and its notes: `file:line:column: error: message`, the line and a caret under the column if the
/// location is in this source.
pub fn render_diagnostic(diagnostic: &Diagnostic<'_>, file: &str, source: &str) -> String {
    let mut out = String::new();
    render(diagnostic, file, source, &mut out);
    for note in &diagnostic.notes {
        render(note, file, source, &mut out);
    }
    out
}

fn render(diagnostic: &Diagnostic<'_>, file: &str, source: &str, out: &mut String) {
    let place = place(diagnostic.location);
    let header = format!("{}: {}", diagnostic.severity, diagnostic.message);
    let Some((name, line, column)) = place else {
        out.push_str(&format!("<unknown>:0: {header}\n"));
        return;
    };
    out.push_str(&format!("{name}:{line}:{column}: {header}\n"));
    if name != file || line == 0 || column == 0 {
        return;
    }
    let Some(text) = source.split('\n').nth(line as usize - 1) else { return };
    let text = text.strip_suffix('\r').unwrap_or(text);
    let column = column as usize - 1;
    out.push_str(&expand_tabs(text));
    out.push('\n');
    // A caret under text that is not ASCII would stand in the wrong place.
    if text.is_ascii() && column <= text.len() {
        let blanks = expand_tabs(&text[..column]).len();
        out.push_str(&" ".repeat(blanks));
        out.push_str("^\n");
    }
}

fn place(location: Location<'_>) -> Option<(&str, u32, u32)> {
    location.first_file_range().map(|range| (range.file.value(), range.start_line, range.start_column))
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
