//! Errors of the parser and of the verifier, and the fixes that upstream's server offers.

use rtblgen_ir::{Diagnostic, Location, Severity};
use serde_json::{Value as Json, json};

use super::outline::line_start;
use super::{Analysis, Program};
use crate::config::Config;
use crate::diagnostics::Sent;
use crate::documents::Document;
use crate::position::{Position, Range};

/// The diagnostics of a file.
pub fn diagnostics(analysis: &Analysis, config: &Config) -> Vec<Sent> {
    let mut sent: Vec<Sent> = Vec::new();
    for (path, message) in &analysis.loaded.dialects.problems {
        sent.push(problem(&format!("the dialects of {} are not loaded: {message}", path.display())));
    }
    for chunk in &analysis.chunks {
        sent.extend(analysis.with(chunk.clone(), |program| {
            let errors = match program.parsed.is_complete {
                true => program.parsed.ir.verify().err().unwrap_or_default(),
                false => program.parsed.diagnostics.clone(),
            };
            let errors = errors.iter().map(|error| program.sent(error, config));
            errors.collect::<Vec<_>>()
        }));
    }
    sent
}

/// A warning about the dialects, at the start of the file.
fn problem(message: &str) -> Sent {
    let range = Range { start: Position::default(), end: Position { line: 0, character: 1 } };
    let value = json!({
        "category": "Dialects",
        "message": message,
        "range": range,
        "severity": 2,
        "source": "mlir",
    });
    Sent { range, value, fixes: Vec::new() }
}

impl Program<'_, '_> {
    fn sent(&self, diagnostic: &Diagnostic<'_>, config: &Config) -> Sent {
        let range = self.place(diagnostic.location, config).unwrap_or_default();
        let severity = match diagnostic.severity {
            Severity::Error => 1,
            Severity::Warning => 2,
            Severity::Note | Severity::Remark => 3,
        };
        let mut value = json!({
            "category": "Parse Error",
            "message": diagnostic.message,
            "range": range,
            "severity": severity,
            "source": "mlir",
        });
        let related: Vec<Json> = diagnostic
            .notes
            .iter()
            .map(|note| {
                let range = self.place(note.location, config).unwrap_or(range);
                let location = json!({ "uri": self.document.uri, "range": range });
                json!({ "location": location, "message": note.message })
            })
            .collect();
        if !related.is_empty() {
            value["relatedInformation"] = related.into();
        }
        Sent { range, value, fixes: Vec::new() }
    }

    /// The place of a location in the file: the token there, or one character. Upstream's server has two characters where no name
    /// starts.
    fn place(&self, location: Location<'_>, config: &Config) -> Option<Range> {
        let range = location.first_file_range()?;
        let line = self.document.lines.line(self.base) + (range.start_line as usize).max(1) - 1;
        let start = Position { line: line as u32, character: 0 };
        let text = &self.document.text;
        let line_start = match range.start_line {
            0 | 1 => self.base,
            _ => self.document.lines.offset(text, start),
        };
        let rest = text.get(line_start..)?;
        let skipped = rest.char_indices().nth((range.start_column as usize).saturating_sub(1));
        let offset = line_start + skipped.map_or(rest.len(), |(offset, _)| offset);
        let mut found = self.document.lines.range(text, offset..offset + token_length(&text[offset..]));
        let shortest = if config.short_messages { 2 } else { 1 };
        if found.start.line == found.end.line {
            found.end.character = found.end.character.max(found.start.character + shortest);
        }
        Some(found)
    }
}

/// The length of the name or string at the start of a text.
fn token_length(text: &str) -> usize {
    if let Some(rest) = text.strip_prefix('"') {
        return rest.find(['"', '\n']).map_or(1, |end| end + 2);
    }
    let body = text.trim_start_matches(['%', '@', '^', '#', '!']);
    let sigil = text.len() - body.len();
    let length = body.find(|c: char| !c.is_ascii_alphanumeric() && !"$-._".contains(c)).unwrap_or(body.len());
    if length == 0 { 0 } else { sigil.min(1) + length }
}

/// For each diagnostic of a request a fix that adds the comments with which `--verify-diagnostics` expects it.
pub fn expected_comments(document: &Document, params: &Json) -> Vec<Json> {
    let diagnostics = params["context"]["diagnostics"].as_array().into_iter().flatten();
    let own = diagnostics.filter(|diagnostic| diagnostic["source"] == "mlir");
    let uri = params["textDocument"]["uri"].as_str().unwrap_or_default();
    own.filter_map(|diagnostic| {
        let severity = match diagnostic["severity"].as_u64() {
            Some(1) => "error",
            Some(2) => "warning",
            _ => return None,
        };
        let mut edits: Vec<Json> = edit(document, severity, diagnostic, diagnostic).into_iter().collect();
        for note in diagnostic["relatedInformation"].as_array().into_iter().flatten() {
            edits.extend(edit(document, "note", &note["location"], note));
        }
        Some(json!({
            "title": "Add expected-* diagnostic checks",
            "kind": "quickfix",
            "diagnostics": [diagnostic],
            "edit": { "changes": { uri: edits } },
        }))
    })
    .collect()
}

/// The comment before the line of a place. The note that prints the operation has none.
fn edit(document: &Document, severity: &str, place: &Json, message: &Json) -> Option<Json> {
    let message = message["message"].as_str()?;
    if message.starts_with("see current operation: ") {
        return None;
    }
    let line = place["range"]["start"]["line"].as_u64()? as u32;
    let text = document.text.get(document.lines.offset(&document.text, line_start(line))..)?;
    let indent = text.len() - text.trim_start_matches(' ').len();
    let new = format!("{}// expected-{severity} @below {{{{{message}}}}}\n", " ".repeat(indent));
    let range = Range { start: line_start(line), end: line_start(line) };
    Some(json!({ "range": range, "newText": new }))
}
