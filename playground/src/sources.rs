//! The panes of ops and patterns: dialects, records, Rust and PDL.

use std::sync::Arc;

use rtblgen_backends::generator::generators_of;
use rtblgen_backends::{Library, MainFile, Request, evaluate, generate};
use rtblgen_dynamic::{LoadedDialects, LoadedPatterns, Source, load, load_patterns};
use rtblgen_pdll::{Options, parse, pdl};
use rtblgen_records::print_records;
use rtblgen_td_library::{WithLibrary, include_dirs};
use tblgen_parser::{Diagnostic, ErrorFormat, Memory, SourceMap, render};

/// An error: the pane and the text.
pub(crate) type Error = (&'static str, String);

/// The name of the pane of ops as a file.
const OPS: &str = "ops.td";

/// The texts of the panes.
pub(crate) struct Panes<'a> {
    pub(crate) ops: &'a str,
    pub(crate) patterns: &'a str,
    /// Whether the patterns are PDLL and not TableGen.
    pub(crate) is_pdll: bool,
}

/// The outputs of the panes.
#[derive(Default)]
pub(crate) struct Loaded {
    pub(crate) dialects: Option<Arc<LoadedDialects>>,
    /// Patterns of TableGen.
    pub(crate) patterns: Option<Arc<LoadedPatterns>>,
    pub(crate) records: String,
    pub(crate) rust: String,
    pub(crate) pdl: String,
}

impl Panes<'_> {
    /// The name of the pane of patterns as a file.
    pub(crate) fn pattern_file(&self) -> &'static str {
        if self.is_pdll { "patterns.pdll" } else { "patterns.td" }
    }

    /// The panes as files, which can include each other.
    pub(crate) fn files(&self) -> Memory {
        Memory::from([(OPS, self.ops), (self.pattern_file(), self.patterns)])
    }

    /// Loads the panes that are not empty.
    pub(crate) fn load(&self, errors: &mut Vec<Error>) -> Loaded {
        let mut loaded = Loaded::default();
        if !self.ops.trim().is_empty() {
            self.load_ops(&mut loaded, errors);
        }
        if !self.patterns.trim().is_empty() {
            match self.is_pdll {
                true => self.load_pdll(&mut loaded, errors),
                false => self.load_rules(&mut loaded, errors),
            }
        }
        loaded
    }

    fn load_ops(&self, loaded: &mut Loaded, errors: &mut Vec<Error>) {
        let files = self.files();
        let main = MainFile::Text { name: OPS.to_owned(), text: self.ops.to_owned() };
        let request = Request { main: main.clone(), stub_hooks: true, ..Request::default() };
        match evaluate(&request, Library::Last, &files) {
            Ok(records) => {
                let mut bytes = Vec::new();
                if print_records(&records, &mut bytes).is_ok() {
                    loaded.records = String::from_utf8_lossy(&bytes).into_owned();
                }
                for generator in generators_of(&records) {
                    match generate(generator, request.clone(), &files) {
                        Ok(output) => loaded.rust += &output.text,
                        Err(failure) => errors.push(("ops", failure.to_string())),
                    }
                }
            }
            Err(failure) => return errors.push(("ops", failure.to_string())),
        }
        match load(&Source { main, ..Source::default() }, &files) {
            Ok(dialects) => loaded.dialects = Some(dialects),
            // The generators have reported the same errors.
            Err(failure) if errors.is_empty() => errors.push(("ops", failure.to_string())),
            Err(_) => {}
        }
    }

    fn load_rules(&self, loaded: &mut Loaded, errors: &mut Vec<Error>) {
        let main = MainFile::Text { name: self.pattern_file().to_owned(), text: self.patterns.to_owned() };
        match load_patterns(&Source { main, ..Source::default() }, &self.files()) {
            Ok(patterns) => {
                loaded.pdl = patterns.pdl_text();
                let left_out = patterns.report(tblgen_parser::Severity::Warning);
                if !left_out.is_empty() {
                    errors.push(("patterns", left_out));
                }
                loaded.patterns = Some(patterns);
            }
            Err(failure) => errors.push(("patterns", failure.to_string())),
        }
    }

    fn load_pdll(&self, loaded: &mut Loaded, errors: &mut Vec<Error>) {
        let files = self.files();
        let loader = WithLibrary { files: &files, library: Library::Last, has_upstream: false };
        let options = Options { include_dirs: include_dirs(&[], &[]), ..Options::default() };
        let main =
            tblgen_parser::MainFile { name: self.pattern_file().to_owned(), text: self.patterns.to_owned() };
        match parse(main, &options, &loader) {
            Ok(parsed) => match pdl::lower(&parsed.module) {
                Ok(lowered) => loaded.pdl = pdl::print(&lowered, &parsed.module.sources),
                Err(found) => errors.push(("patterns", text_of(&found, &parsed.module.sources))),
            },
            Err(failure) => errors.push(("patterns", failure.to_string())),
        }
    }
}

fn text_of(diagnostics: &[Diagnostic], sources: &SourceMap) -> String {
    diagnostics.iter().map(|one| render(one, sources, ErrorFormat::Human, false)).collect()
}
