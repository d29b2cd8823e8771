//! Moves diagnostics to the user's lines: mistakes are never in the td library.

use std::collections::HashSet;
use std::path::PathBuf;

use rtblgen_records::Failure;
use tblgen_parser::{Diagnostic, Severity, SourceMap, Span};

use super::library::{self, Library};

/// Moves errors and warnings out of the td library to the user's lines that they name besides.
pub(crate) fn moved(mut failure: Failure) -> Failure {
    let diagnostics = std::mem::take(&mut failure.diagnostics);
    failure.diagnostics = all_moved(diagnostics, &failure.sources);
    failure
}

/// Moves diagnostics out of the td library. Warnings about nothing but the library's lines are dropped: no user can
/// mend them. A warning about a line of a class is given once, and not for each op of the class.
pub(crate) fn all_moved(diagnostics: Vec<Diagnostic>, sources: &SourceMap) -> Vec<Diagnostic> {
    let place = Place { sources };
    let moved = place.of_failed_assertions(diagnostics).into_iter().map(|diagnostic| place.moved(diagnostic));
    let mut warned = HashSet::new();
    let is_new = |diagnostic: &Diagnostic| {
        diagnostic.is_error() || warned.insert((diagnostic.span, diagnostic.message.clone()))
    };
    moved.filter(|diagnostic| !place.is_warning_about_library(diagnostic)).filter(is_new).collect()
}

/// The diagnostics of a file that is loaded at run time. Warnings about other projects are dropped: about files in an upstream root in
/// which the main file is not. The user of a dialect cannot mend them.
pub(crate) fn of_loaded(
    diagnostics: Vec<Diagnostic>,
    sources: &SourceMap,
    upstream_roots: &[PathBuf],
) -> Vec<Diagnostic> {
    let main = sources.name(sources.main_file());
    let others: Vec<PathBuf> = upstream_roots
        .iter()
        .filter(|root| !library::is_stock(main, std::slice::from_ref(root)))
        .cloned()
        .collect();
    let is_of_others = |span: Span| library::is_stock(sources.name(sources.file_of(span)), &others);
    let mut moved = all_moved(diagnostics, sources);
    moved.retain(|diagnostic| diagnostic.is_error() || !diagnostic.span.is_some_and(is_of_others));
    moved
}

struct Place<'s> {
    sources: &'s SourceMap,
}

impl Place<'_> {
    fn is_in_library(&self, span: Span) -> bool {
        let name = self.sources.name(self.sources.file_of(span));
        library::is_embedded(name.as_ref(), Library::Wins)
    }

    fn is_warning_about_library(&self, diagnostic: &Diagnostic) -> bool {
        diagnostic.severity == Severity::Warning
            && diagnostic.span.is_some_and(|span| self.is_in_library(span))
    }

    /// llvm-tblgen reports a failed assertion at the assertion and then at the record. If the assertion is the
    /// library's, only the record is shown, with the words of the assertion. An assertion that fails because another
    /// one has failed is not shown.
    fn of_failed_assertions(&self, diagnostics: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let is_hidden = |message: &Diagnostic| {
            message.is_error()
                && names_no_record(message)
                && message.span.is_some_and(|span| self.is_in_library(span))
        };
        if diagnostics.iter().filter(|message| message.is_error()).all(is_hidden) {
            return diagnostics;
        }
        let mut shown = Vec::new();
        let mut assertion: Option<Diagnostic> = None;
        for mut message in diagnostics {
            if is_hidden(&message) {
                assertion.get_or_insert(message);
                continue;
            }
            if let Some(hidden) = assertion.take_if(|_| message.is_error()) {
                message.message = hidden.message;
                message.code = hidden.code;
            }
            shown.push(message);
        }
        shown
    }

    /// The diagnostic at the first of its places that is the user's. The place in the library becomes a label.
    fn moved(&self, mut diagnostic: Diagnostic) -> Diagnostic {
        let Some(inner) = diagnostic.span.filter(|span| self.is_in_library(*span)) else { return diagnostic };
        let labels = diagnostic.labels.iter().map(|(span, _)| *span);
        let notes = diagnostic.notes.iter().filter_map(|note| note.span);
        let Some(user) = labels.chain(notes).find(|span| !self.is_in_library(*span)) else {
            return diagnostic;
        };
        diagnostic.span = Some(user);
        diagnostic.labels.retain(|(span, _)| *span != user);
        let label = diagnostic.label.take().unwrap_or_else(|| "here in rtblgen's library".to_owned());
        diagnostic.labels.push((inner, label));
        diagnostic
    }
}

/// Whether a diagnostic has only one place.
fn names_no_record(diagnostic: &Diagnostic) -> bool {
    diagnostic.labels.is_empty() && diagnostic.notes.is_empty()
}
