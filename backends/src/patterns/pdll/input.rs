//! Reads a file of PDLL: its tree, its PDL, and the records of the `.td` files that it includes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use rtblgen_pdll::pdl::{self, PdlModule};
use rtblgen_pdll::tree::Module;
use rtblgen_pdll::{Options, parse};
use rtblgen_records::{Failure, Records, TableGen};
use tblgen_parser::source::TooLarge;
use tblgen_parser::{Diagnostic, FileId, FileLoader, SourceMap, Span};

use crate::input::library::{Library, WithLibrary, include_dirs, is_embedded, with_library_files};
use crate::input::request::Request;
use crate::stock::{self, Hook};

/// A file of PDLL that is accepted.
pub(in crate::patterns) struct Input {
    /// The name of the file.
    pub(in crate::patterns) name: String,
    /// The typed tree.
    pub(in crate::patterns) module: Module,
    /// The patterns as operations of the `pdl` dialect, verified, with all PDLL bodies inlined.
    pub(in crate::patterns) pdl: PdlModule,
    /// The records of all included `.td` files. Their sources have the text of the PDLL files, too.
    pub(in crate::patterns) records: Records,
    /// Maps positions in the tree to the sources of the records.
    pub(in crate::patterns) places: Places,
    /// Warnings about the file.
    pub(in crate::patterns) warnings: Vec<Diagnostic>,
    /// The files on disk that were read, the main file too.
    pub(in crate::patterns) dependencies: Vec<PathBuf>,
    /// The hooks in place of the C++ of stock files.
    pub(in crate::patterns) hooks: Vec<Hook>,
}

/// Reads a file. The td library's files win, as for all generators of Rust.
///
/// # Errors
///
/// Returns the errors in the file or in an included one.
pub(in crate::patterns) fn read(request: &Request, loader: &dyn FileLoader) -> Result<Input, Failure> {
    let main = request.main.read(loader)?;
    let name = main.name.clone();
    let own: Vec<_> = request.include_dirs.iter().cloned().chain(request.main.folder()).collect();
    let include_dirs = include_dirs(&own, &request.upstream_includes);
    let loader = WithLibrary { files: loader, library: Library::Wins, has_upstream: false };
    let options = Options { include_dirs: include_dirs.clone(), has_documentation: false };
    let parsed = parse(main, &options, &loader)
        .map_err(|failure| Failure { sources: failure.sources, diagnostics: failure.diagnostics })
        .map_err(with_library_files)?;
    let module = parsed.module;
    let pdl = match pdl::lower(&module) {
        Ok(pdl) => pdl,
        Err(diagnostics) => return Err(Failure { sources: module.sources, diagnostics }),
    };
    let text: String = td_includes(&module.sources).iter().map(|path| format!("include {path}\n")).collect();
    let tablegen = TableGen::new()
        .include_dirs(include_dirs)
        .loader(&loader)
        .warn_unused_template_arguments(!request.allow_unused_template_arguments);
    let tablegen = request.defines.iter().fold(tablegen, |tablegen, name| tablegen.define(name));
    let mut records = tablegen.evaluate_str(format!("includes of {name}"), text)?;
    let hooks = stock::translate(&mut records, &request.upstream_includes, request.written_if_stubs());
    let Ok(places) = Places::new(&mut records, &module.sources) else {
        let diagnostics = vec![Diagnostic::error_without_span("the files are larger than 4 GiB")];
        return Err(Failure { sources: module.sources, diagnostics });
    };
    let warnings = parsed.warnings.into_iter().map(|warning| places.relocated(warning)).collect();
    let read = module.sources.dependencies().filter(|path| !is_embedded(path, Library::Wins));
    let dependencies = read.chain(std::iter::once(PathBuf::from(&name))).collect();
    Ok(Input { name, module, pdl, records, places, warnings, dependencies, hooks })
}

/// The paths of the `.td` files that PDLL files include. A file that another one includes too is left out.
fn td_includes(sources: &SourceMap) -> Vec<String> {
    let mut below: BTreeMap<FileId, BTreeSet<&str>> = BTreeMap::new();
    let mut root_of: BTreeMap<FileId, FileId> = BTreeMap::new();
    for file in sources.files().filter(|file| is_td(sources, *file)) {
        let parent = sources.included_from(file).map(|place| sources.file_of(place));
        match parent.and_then(|parent| root_of.get(&parent).copied()) {
            Some(root) => {
                root_of.insert(file, root);
                below.entry(root).or_default().insert(sources.name(file));
            }
            None => {
                root_of.insert(file, file);
                below.entry(file).or_default();
            }
        }
    }
    let is_below_another = |root: &FileId| {
        let name = sources.name(*root);
        below.iter().any(|(other, files)| other != root && files.contains(name))
    };
    let mut paths = Vec::new();
    for root in below.keys().filter(|root| !is_below_another(root)) {
        let written = sources.included_from(*root).map(|place| sources.text(place).to_owned());
        paths.extend(written.filter(|written| !paths.contains(written)));
    }
    paths
}

fn is_td(sources: &SourceMap, file: FileId) -> bool {
    sources.name(file).ends_with(".td")
}

/// A map from the files of one source map to those of another.
pub(in crate::patterns) struct Places {
    /// For each file the offsets of its first byte, before and after.
    starts: Vec<(u32, u32)>,
}

impl Places {
    /// Adds the PDLL files to the sources of the records, which have the `.td` files already.
    fn new(records: &mut Records, from: &SourceMap) -> Result<Self, TooLarge> {
        let mut places = Self { starts: Vec::new() };
        for file in from.files() {
            let name = from.name(file);
            let known = records.sources().files().find(|known| records.sources().name(*known) == name);
            let after = match known.filter(|_| is_td(from, file)) {
                Some(known) => known,
                None => {
                    let included_from = from.included_from(file).map(|place| places.of(place));
                    records.add_source(name, from.file_text(file), included_from)?
                }
            };
            places.starts.push((from.file_start(file), records.sources().file_start(after)));
        }
        Ok(places)
    }

    /// A place of the tree in the sources of the records.
    pub(in crate::patterns) fn of(&self, span: Span) -> Span {
        let moved = |offset: u32| {
            let index = self.starts.partition_point(|(start, _)| *start <= offset).saturating_sub(1);
            let (before, after) = self.starts.get(index).copied().unwrap_or_default();
            offset - before + after
        };
        Span::new(moved(span.start), moved(span.end))
    }

    fn relocated(&self, mut diagnostic: Diagnostic) -> Diagnostic {
        diagnostic.span = diagnostic.span.map(|span| self.of(span));
        for (span, _) in &mut diagnostic.labels {
            *span = self.of(*span);
        }
        for note in &mut diagnostic.notes {
            note.span = note.span.map(|span| self.of(span));
        }
        diagnostic
    }
}
