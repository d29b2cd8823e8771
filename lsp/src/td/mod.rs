//! Answers about `.td` files.

pub mod comments;
pub mod complete;
pub mod context;
pub mod diagnostics;
pub mod hints;
pub mod hover;
mod hover_operands;
pub mod index;
pub mod made;
pub mod navigation;
mod operators;
pub mod outline;
pub mod tokens;
pub mod views;
mod walk;
mod walk_code;
mod walk_dollars;
mod walk_made;
mod walk_values;

use std::cell::OnceCell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rtblgen_backends::{Failure, Library, MainFile, Request};
use rtblgen_records::Records;
use rtblgen_td_library::{WithLibrary, include_dirs};
use tblgen_parser::loader::{name_of, path_of};
use tblgen_parser::{Options, ParsedFile, SourceMap, Span};

use crate::config::Config;
use crate::documents::{Document, Documents, Reader, Reads};
use crate::places::Places;
use index::Index;

/// A file at one version, with all that it includes: the syntax tree, the names, and on demand the records.
pub struct Analysis {
    /// The file.
    pub document: Arc<Document>,
    /// The syntax trees of all files.
    pub parsed: ParsedFile,
    /// The names.
    pub index: Index,
    /// The request for generators.
    pub request: Request,
    evaluation: OnceCell<Evaluation>,
    reads: Reads,
}

/// The result of an evaluation.
pub struct Evaluation {
    records: Result<Records, Failure>,
    time: Duration,
}

/// Evaluates a file.
pub fn evaluate(request: &Request, documents: &Documents) -> Evaluation {
    let start = Instant::now();
    let records = rtblgen_backends::evaluate(request, Library::Last, documents);
    Evaluation { records, time: start.elapsed() }
}

impl Evaluation {
    /// The records, or the errors in the file.
    pub fn records(&self) -> &Result<Records, Failure> {
        &self.records
    }
}

impl Analysis {
    /// Parses a file and finds its names.
    pub fn new(document: Arc<Document>, documents: &Documents, config: &Config) -> Self {
        let request = Request {
            main: MainFile::Text { name: name_of(&document.path), text: document.text.as_str().to_owned() },
            include_dirs: config.include_dirs(&document.path),
            upstream_includes: config.upstream_includes.clone(),
            ..Request::default()
        };
        let reader = Reader::new(documents);
        let has_upstream = !request.upstream_includes.is_empty();
        let loader = WithLibrary { files: &reader, library: Library::Last, has_upstream };
        let main = tblgen_parser::MainFile {
            name: name_of(&document.path),
            text: document.text.as_str().to_owned(),
        };
        let options = Options {
            include_dirs: include_dirs(&request.include_dirs, &request.upstream_includes),
            defines: Vec::new(),
        };
        let parsed = tblgen_parser::parse(main, &options, &loader);
        let index = walk::index(&parsed.tree, &parsed.sources);
        Self { document, parsed, index, request, evaluation: OnceCell::new(), reads: reader.finish() }
    }

    /// Returns the records, or the errors in the file.
    pub fn records(&self, documents: &Documents) -> &Result<Records, Failure> {
        &self.evaluation.get_or_init(|| evaluate(&self.request, documents)).records
    }

    /// The records, if they are evaluated already and the file has no error.
    pub fn known_records(&self) -> Option<&Records> {
        self.evaluation.get()?.records.as_ref().ok()
    }

    /// Whether the file is evaluated already.
    pub fn is_evaluated(&self) -> bool {
        self.evaluation.get().is_some()
    }

    /// The time that the evaluation took, if the file is evaluated already.
    pub fn evaluation_time(&self) -> Option<Duration> {
        self.evaluation.get().map(|evaluation| evaluation.time)
    }

    /// Takes an evaluation of the same file at the same version.
    pub fn set_evaluation(&self, evaluation: Evaluation) {
        // A request may have evaluated the file in the meantime, with the same result.
        let _ = self.evaluation.set(evaluation);
    }

    /// No other analysis has this number.
    pub fn number(&self) -> u64 {
        self.reads.number
    }

    /// Whether all files that it was made of are as they were.
    pub fn is_current(&self, documents: &Documents) -> bool {
        self.reads.are_current(documents)
    }

    /// The sources.
    pub fn sources(&self) -> &SourceMap {
        &self.parsed.sources
    }

    /// The places in the sources.
    pub fn places<'a>(&'a self, documents: &'a Documents) -> Places<'a> {
        Places::new(&self.parsed.sources, documents)
    }

    /// Whether the checks of the generators run.
    pub fn runs_generators(&self, config: &Config) -> bool {
        let sources = self.sources();
        let mut names = sources.files().map(|file| path_of(sources.name(file)));
        let includes_library = names.any(|path| rtblgen_td_library::is_embedded(&path, Library::Last));
        config.runs_generators(&self.document.path, includes_library)
    }

    /// The whole text of the main file.
    pub fn main_span(&self) -> Span {
        Span::new(0, self.document.text.len() as u32)
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: tblgen_parser::Symbol) -> &str {
        self.parsed.tree.symbols.resolve(symbol)
    }

    /// The includes of the main file: the place of each name, and the name of the file that it means.
    pub fn includes(&self) -> Vec<(Span, std::path::PathBuf)> {
        let sources = self.sources();
        let main = sources.main_file();
        let places = sources.files().filter_map(|file| Some((sources.included_from(file)?, file)));
        let own = places.filter(|&(span, _)| sources.file_of(span) == main);
        own.map(|(span, file)| (span, path_of(sources.name(file)))).collect()
    }
}

impl Analysis {
    /// The innermost def of the main file around a place.
    pub fn def_around(&self, place: Span) -> Option<index::EntityId> {
        self.record_around(place).filter(|&id| self.index.entity(id).kind == index::EntityKind::Def)
    }

    /// The innermost class or def around a place.
    pub fn record_around(&self, place: Span) -> Option<index::EntityId> {
        let is_record = |kind| matches!(kind, index::EntityKind::Def | index::EntityKind::Class);
        let around = self.index.entities().filter(|(_, entity)| {
            is_record(entity.kind) && entity.whole.start <= place.start && place.end <= entity.whole.end
        });
        around.last().map(|(id, _)| id)
    }
}
