//! Diagnostics that several jobs have in common, since their files include the same file.

use std::collections::BTreeSet;

use rtblgen_backends::Failure;
use tblgen_parser::{Diagnostic, DiagnosticKind, SourceMap, Span};

/// A file, and the line and column in it.
type Place = (String, (u32, u32));

/// Leaves each diagnostic in the first failure that has it. An error that a PDLL file has in an included file is
/// removed if the included file's own job reports it.
pub(crate) fn remove(failures: &mut [&mut Failure]) {
    let mut own = BTreeSet::new();
    for failure in failures.iter() {
        let plain = failure.diagnostics.iter().filter(|diagnostic| diagnostic.kind == DiagnosticKind::Other);
        own.extend(plain.filter_map(|diagnostic| place(diagnostic.span, &failure.sources)));
    }
    let mut seen = BTreeSet::new();
    for failure in failures {
        let sources = &failure.sources;
        failure.diagnostics.retain(|diagnostic| {
            let place = place(origin(diagnostic), sources);
            let is_elsewhere = diagnostic.kind == DiagnosticKind::InIncludedFile
                && place.as_ref().is_some_and(|place| own.contains(place));
            !is_elsewhere && (place.is_none() || seen.insert((place, diagnostic.message.clone())))
        });
    }
}

/// The place that is wrong.
fn origin(diagnostic: &Diagnostic) -> Option<Span> {
    match diagnostic.kind {
        DiagnosticKind::InIncludedFile => diagnostic.labels.first().map(|(span, _)| *span),
        _ => diagnostic.span,
    }
}

fn place(span: Option<Span>, sources: &SourceMap) -> Option<Place> {
    let span = span?;
    Some((sources.name(sources.file_of(span)).to_owned(), sources.line_column(span.start)))
}
