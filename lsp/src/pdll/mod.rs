//! Answers about `.pdll` files.

pub mod complete;
pub mod hints;
pub mod hover;
pub mod names;
pub mod navigation;
mod unknown;
pub mod views;

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use rtblgen_pdll::tree::Module;
use rtblgen_pdll::{DEFAULT_MARKER, Options, parse_partly};
use rtblgen_td_library::{Library, WithLibrary, include_dirs};
use tblgen_parser::loader::name_of;
use tblgen_parser::{Diagnostic, MainFile, SourceMap, Span};

use crate::config::Config;
use crate::diagnostics::{Sent, convert};
use crate::documents::{Document, Documents, Reader, Reads};
use crate::language::Language;
use crate::places::Places;
use names::Names;

/// A file at one version.
pub struct Analysis {
    /// The file.
    pub document: Arc<Document>,
    /// The inputs in the file, between which `// -----` stands. Their offsets are those of the file.
    pub chunks: Vec<Chunk>,
    /// Folders of includes.
    pub include_dirs: Vec<PathBuf>,
    reads: Reads,
}

/// One input.
pub struct Chunk {
    /// Its bytes in the file.
    pub range: Range<usize>,
    /// The typed tree and its names, without the parts that have an error.
    pub tree: Option<(Module, Names)>,
    /// Errors and warnings.
    diagnostics: Vec<Diagnostic>,
}

impl Chunk {
    /// The sources.
    pub fn sources(&self) -> Option<&SourceMap> {
        self.tree.as_ref().map(|(module, _)| &module.sources)
    }

    /// The typed tree, if there is no error.
    pub fn accepted(&self) -> Option<&Module> {
        let (module, _) = self.tree.as_ref()?;
        (!self.diagnostics.iter().any(Diagnostic::is_error)).then_some(module)
    }
}

impl Analysis {
    /// Parses a file.
    pub fn new(document: Arc<Document>, documents: &Documents, config: &Config) -> Self {
        let own = config.include_dirs(&document.path);
        let include_dirs = include_dirs(&own, &config.upstream_includes);
        let options = Options { include_dirs: include_dirs.clone(), has_documentation: true };
        let reader = Reader::new(documents);
        let loader = WithLibrary { files: &reader, library: Library::Last, has_upstream: false };
        let text = document.text.as_str();
        let chunks = ranges(text)
            .into_iter()
            .map(|range| {
                let main = MainFile { name: name_of(&document.path), text: alone(text, &range) };
                match parse_partly(main, &options, &loader) {
                    Ok((module, mut diagnostics)) => {
                        let names = Names::new(&module);
                        diagnostics.extend(unknown::unknown_operations(&module, &names));
                        Chunk { range, tree: Some((module, names)), diagnostics }
                    }
                    Err(failure) => Chunk { range, tree: None, diagnostics: failure.diagnostics },
                }
            })
            .collect();
        Self { document, chunks, include_dirs, reads: reader.finish() }
    }

    /// No other analysis has this number.
    pub fn number(&self) -> u64 {
        self.reads.number
    }

    /// Whether all files that it was made of are as they were.
    pub fn is_current(&self, documents: &Documents) -> bool {
        self.reads.are_current(documents)
    }

    /// Whether no input has an error.
    pub fn is_accepted(&self) -> bool {
        self.chunks.iter().all(|chunk| chunk.accepted().is_some())
    }

    /// The message of the first error.
    pub fn first_error(&self) -> Option<&str> {
        let all = self.chunks.iter().flat_map(|chunk| &chunk.diagnostics);
        all.into_iter().find(|diagnostic| diagnostic.is_error()).map(|diagnostic| diagnostic.message.as_str())
    }

    /// The input at an offset.
    pub fn chunk(&self, offset: u32) -> Option<&Chunk> {
        let offset = offset as usize;
        self.chunks.iter().find(|chunk| chunk.range.start <= offset && offset <= chunk.range.end)
    }

    /// The typed tree and the names of the input at an offset.
    pub fn tree(&self, offset: u32) -> Option<&(Module, Names)> {
        self.chunk(offset)?.tree.as_ref()
    }

    /// As [`Analysis::tree`], for an offset of another version of the file.
    pub fn nearest(&self, offset: u32) -> Option<&(Module, Names)> {
        self.tree(offset).or_else(|| self.chunks.last()?.tree.as_ref())
    }

    /// The diagnostics of all inputs.
    pub fn diagnostics(&self, documents: &Documents, config: &Config) -> Vec<Sent> {
        let mut sent = Vec::new();
        for chunk in &self.chunks {
            if let Some(sources) = chunk.sources().filter(|sources| sources.files().len() > 0) {
                sent.extend(convert(
                    &chunk.diagnostics,
                    &Places::new(sources, documents),
                    Language::Pdll,
                    config,
                ));
            }
        }
        sent
    }

    /// The includes of the file: the place of each name, and the name of the file that it means.
    pub fn includes(&self) -> Vec<(Span, PathBuf)> {
        let mut includes: Vec<(Span, PathBuf)> = Vec::new();
        for sources in self.chunks.iter().filter_map(Chunk::sources) {
            let main = sources.main_file();
            for file in sources.files() {
                let Some(place) = sources.included_from(file).filter(|&place| sources.file_of(place) == main)
                else {
                    continue;
                };
                // A `.td` file is a file of its own and the files that it includes; the first is the one that is named.
                if !includes.iter().any(|(known, _)| *known == place) {
                    includes.push((place, tblgen_parser::loader::path_of(sources.name(file))));
                }
            }
        }
        includes
    }
}

/// The inputs in a text.
fn ranges(text: &str) -> Vec<Range<usize>> {
    let mut ranges = Vec::new();
    let mut start = 0;
    for (at, _) in text.match_indices(DEFAULT_MARKER) {
        ranges.push(start..at);
        start = at + DEFAULT_MARKER.len();
    }
    ranges.push(start..text.len());
    ranges
}

/// The text with everything outside of a range replaced by blanks, so that offsets stay.
fn alone(text: &str, range: &Range<usize>) -> String {
    let blank =
        |text: &str| text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect::<String>();
    [blank(&text[..range.start]).as_str(), &text[range.clone()], &blank(&text[range.end..])].concat()
}
