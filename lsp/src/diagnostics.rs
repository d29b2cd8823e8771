//! Diagnostics of the protocol.

use serde_json::{Value, json};
use tblgen_parser::{Diagnostic, Severity, Span};

use crate::config::Config;
use crate::fixes::{Edit, fixes};
use crate::language::Language;
use crate::places::Places;
use crate::position::Range;

/// A diagnostic in its sent form, and the fix that it suggests.
#[derive(Clone, Debug)]
pub struct Sent {
    /// The place in the file.
    pub range: Range,
    /// The diagnostic of the protocol.
    pub value: Value,
    /// The edits that mend it, the best first.
    pub fixes: Vec<Edit>,
}

/// The diagnostics of a file.
pub fn convert(
    diagnostics: &[Diagnostic],
    places: &Places<'_>,
    language: Language,
    config: &Config,
) -> Vec<Sent> {
    let mut sent: Vec<Sent> = Vec::new();
    for diagnostic in diagnostics {
        let new = one(diagnostic, places, language, config);
        // A file that is included twice has its errors twice.
        if !sent.iter().any(|old| old.value == new.value) {
            sent.push(new);
        }
    }
    sent
}

fn one(diagnostic: &Diagnostic, places: &Places<'_>, language: Language, config: &Config) -> Sent {
    let short = diagnostic.short.as_ref().filter(|_| config.short_messages);
    let (span, message) = match short {
        Some(short) => (short.span, &short.message),
        None => (diagnostic.span, &diagnostic.message),
    };
    let is_elsewhere = span.is_some_and(|span| !places.is_in_main(span));
    // A record of the main file shows more than the `include` of its class.
    let labels = diagnostic.labels.iter().map(|(span, _)| *span);
    let others = labels.chain(diagnostic.notes.iter().filter_map(|note| note.span));
    let used = others.filter(|_| is_elsewhere && short.is_none()).find(|span| places.is_in_main(*span));
    let own = used.or(span).map_or(Span::at(0), |span| places.in_main(span));
    let range = visible(places.range(own));
    let mut text = message.clone();
    let mut related = Vec::new();
    if let Some(span) = span.filter(|_| is_elsewhere) {
        related.push(related_information(places, span, message));
    }
    for (span, label) in &diagnostic.labels {
        related.push(related_information(places, *span, label));
    }
    for note in &diagnostic.notes {
        match note.span {
            Some(span) => related.push(related_information(places, span, &note.message)),
            None if config.short_messages => {}
            None => text += &format!("\n{}: {}", note.severity.name(), note.message),
        }
    }
    if !config.short_messages {
        let label = diagnostic.label.as_ref().map(|label| format!("\n{label}"));
        let help = diagnostic.help.as_ref().map(|help| format!("\nhelp: {help}"));
        text.extend(label.into_iter().chain(help));
    }
    let severity = match diagnostic.severity {
        Severity::Error => 1,
        Severity::Warning => 2,
        Severity::Note | Severity::Remark => 3,
        Severity::Help => 4,
    };
    let mut value = json!({
        "category": "Parse Error",
        "message": text,
        "range": range,
        "severity": severity,
        "source": language.name(),
    });
    if let Some(code) = diagnostic.code.filter(|_| !config.short_messages) {
        value["code"] = code.as_str().into();
    }
    if !related.is_empty() {
        value["relatedInformation"] = related.into();
    }
    Sent { range, value, fixes: fixes(diagnostic, places) }
}

/// A range of at least one character, so that editors show it.
fn visible(mut range: Range) -> Range {
    if range.start == range.end {
        range.end.character += 1;
    }
    range
}

fn related_information(places: &Places<'_>, span: Span, message: &str) -> Value {
    json!({ "location": places.location(span), "message": message })
}
