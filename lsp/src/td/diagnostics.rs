//! The errors and warnings of a `.td` file: those of the grammar, of the evaluation, and of the generators of Rust.

use rtblgen_backends::generator::generators_of;
use rtblgen_backends::{Failure, Generator, check};
use tblgen_parser::{Diagnostic, SourceMap};

use super::Analysis;
use crate::config::Config;
use crate::diagnostics::{Sent, convert};
use crate::documents::Documents;
use crate::language::Language;
use crate::places::Places;

/// The diagnostics of a file.
pub fn diagnostics(analysis: &Analysis, documents: &Documents, config: &Config) -> Vec<Sent> {
    match analysis.records(documents) {
        Err(failure) => converted(&failure.diagnostics, &failure.sources, documents, config),
        Ok(records) => {
            let mut sent = converted(records.messages(), records.sources(), documents, config);
            if analysis.runs_generators(config) {
                for generator in generators_of(records) {
                    sent.extend(generated(generator, analysis, documents, config));
                }
                let mut seen = Vec::new();
                sent.retain(|one| {
                    let is_new = !seen.contains(&one.value);
                    seen.push(one.value.clone());
                    is_new
                });
            }
            sent
        }
    }
}

fn converted(found: &[Diagnostic], sources: &SourceMap, documents: &Documents, config: &Config) -> Vec<Sent> {
    if sources.files().len() == 0 {
        return Vec::new();
    }
    convert(found, &Places::new(sources, documents), Language::TableGen, config)
}

/// The diagnostics of a generator. Diagnostics without a place are about options, which an editor does not
/// have.
fn generated(generator: Generator, analysis: &Analysis, documents: &Documents, config: &Config) -> Vec<Sent> {
    let (mut found, sources) = match check(generator, analysis.request.clone(), documents) {
        Ok(found) => found,
        Err(Failure { sources, diagnostics }) => (diagnostics, sources),
    };
    found.retain(|diagnostic| diagnostic.span.is_some());
    converted(&found, &sources, documents, config)
}
