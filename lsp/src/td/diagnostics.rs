//! The errors and warnings of a `.td` file: those of the grammar, of the evaluation, and of the generators of Rust.

use rtblgen_backends::generator::generators_of;
use rtblgen_backends::{Failure, Generator, Request, check};
use rtblgen_records::Records;
use tblgen_parser::{Diagnostic, SourceMap};

use super::Analysis;
use crate::config::Config;
use crate::diagnostics::{Sent, convert};
use crate::documents::Documents;
use crate::language::Language;
use crate::places::Places;

/// The diagnostics of a file.
pub fn diagnostics(analysis: &Analysis, documents: &Documents, config: &Config) -> Vec<Sent> {
    let (mut sent, generators) = reported(analysis.records(documents), documents, config);
    if analysis.runs_generators(config) {
        checked(&generators, &analysis.request, documents, config, &mut sent);
    }
    sent
}

/// The diagnostics of the evaluation, and the generators with output for the file.
pub fn reported(
    records: &Result<Records, Failure>,
    documents: &Documents,
    config: &Config,
) -> (Vec<Sent>, Vec<Generator>) {
    match records {
        Err(failure) => (converted(&failure.diagnostics, &failure.sources, documents, config), Vec::new()),
        Ok(records) => {
            (converted(records.messages(), records.sources(), documents, config), generators_of(records))
        }
    }
}

/// Adds the diagnostics of generators.
pub fn checked(
    generators: &[Generator],
    request: &Request,
    documents: &Documents,
    config: &Config,
    sent: &mut Vec<Sent>,
) {
    for &generator in generators {
        sent.extend(generated(generator, request, documents, config));
    }
    let mut seen = Vec::new();
    sent.retain(|one| {
        let is_new = !seen.contains(&one.value);
        seen.push(one.value.clone());
        is_new
    });
}

fn converted(found: &[Diagnostic], sources: &SourceMap, documents: &Documents, config: &Config) -> Vec<Sent> {
    if sources.files().len() == 0 {
        return Vec::new();
    }
    convert(found, &Places::new(sources, documents), Language::TableGen, config)
}

/// The diagnostics of a generator. Diagnostics without a place are about options, which an editor does not
/// have.
fn generated(generator: Generator, request: &Request, documents: &Documents, config: &Config) -> Vec<Sent> {
    let (mut found, sources) = match check(generator, request.clone(), documents) {
        Ok(found) => found,
        Err(Failure { sources, diagnostics }) => (diagnostics, sources),
    };
    found.retain(|diagnostic| diagnostic.span.is_some());
    converted(&found, &sources, documents, config)
}
