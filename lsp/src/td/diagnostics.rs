//! The errors and warnings of a `.td` file: those of the grammar, of the evaluation, and of the generators of Rust.

use rtblgen_backends::{Failure, Generator, generate};
use rtblgen_records::{Record, Records};
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
            if config.runs_generators(&analysis.document.path) {
                for generator in generators(records) {
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
    let (mut found, sources) = match generate(generator, analysis.request.clone(), documents) {
        Ok(output) => (output.warnings, output.sources),
        Err(Failure { sources, diagnostics }) => (diagnostics, sources),
    };
    found.retain(|diagnostic| diagnostic.span.is_some());
    converted(&found, &sources, documents, config)
}

/// The classes whose defs in the main file have Rust, each with the generator.
const GENERATED: &[(&str, Generator)] = &[
    ("Op", Generator::Dialect),
    ("Dialect", Generator::Dialect),
    ("TypeDef", Generator::Dialect),
    ("AttrDef", Generator::Dialect),
    ("EnumInfo", Generator::Dialect),
    ("Interface", Generator::Dialect),
    ("Pattern", Generator::Rewriters),
    ("PassBase", Generator::PassDecls),
    ("GenericTable", Generator::SearchableTables),
];

/// Returns the generators of the main file's own definitions.
pub fn generators(records: &Records) -> Vec<Generator> {
    let main = records.sources().main_file();
    let is_own = |record: &Record<'_>| records.sources().file_of(record.span()) == main;
    let mut found = Vec::new();
    for (class, generator) in GENERATED {
        let is_used = records.class(class).is_some() && records.derived(class).any(|record| is_own(&record));
        if is_used && !found.contains(generator) {
            found.push(*generator);
        }
    }
    found
}
