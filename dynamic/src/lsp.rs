//! The dialects of programs for the language server: those of a driver, and those of `.td` files.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use rtblgen_backends::input::library::{Library, is_embedded};
use rtblgen_lsp::mlir::{Definition, DialectRequest, Dialects, PatternSource};
use rtblgen_opt::{OptRegistry, lsp};
use tblgen_parser::loader::path_of;
use tblgen_parser::{SourceMap, Span};

mod patterns;

use crate::{DialectFlags, LoadedDialects};
use patterns::PatternFiles;

/// Creates the dialects of a program; `register` adds those that are compiled into the driver. A file that cannot be
/// loaded is reported as a problem. The other files are loaded, and the files that it includes.
pub fn dialects(request: &DialectRequest<'_>, register: impl FnOnce(&mut OptRegistry)) -> Dialects {
    let mut registry = OptRegistry::default();
    let mut problems: Vec<(PathBuf, String)> = Vec::new();
    let mut loaded: Vec<Arc<LoadedDialects>> = Vec::new();
    let mut included = BTreeSet::new();
    let flags = DialectFlags {
        files: request.files.clone(),
        include_dirs: request.include_dirs.clone(),
        upstream_includes: request.upstream_includes.to_vec(),
        lists_hooks: false,
    };
    for file in &flags.files {
        match flags.load_file(file, request.loader) {
            Ok(own) => loaded.push(own),
            Err(failure) => {
                problems.push((file.clone(), failure.to_string()));
                included.extend(included_by(&failure.sources));
            }
        }
    }
    for file in included {
        let is_loaded = loaded.iter().any(|own| names(&own.sources).any(|known| known == file));
        if !is_loaded {
            // The errors of an included file are those of the file that includes it.
            loaded.extend(flags.load_file(&file, request.loader));
        }
    }
    DialectFlags::add(&mut registry, &loaded);
    register(&mut registry);
    DialectFlags::add_included(&mut registry, &loaded);
    let definition = move |name: &str| loaded.iter().find_map(|own| place(own, name));
    let files = PatternFiles { files: request.pattern_files.clone(), flags };
    let patterns: PatternSource = Box::new(move |context, loader| files.add_to(context, &loader));
    Dialects { problems, patterns, ..lsp::dialects(Arc::new(registry), definition) }
}

fn names(sources: &SourceMap) -> impl Iterator<Item = PathBuf> {
    sources.files().map(|file| path_of(sources.name(file)))
}

/// The files that the main file includes directly, without those of the td library.
fn included_by(sources: &SourceMap) -> Vec<PathBuf> {
    let Some(main) = sources.files().next().map(|_| sources.main_file()) else { return Vec::new() };
    let is_own = |span: Span| sources.file_of(span) == main;
    let files = sources.files().filter(|&file| sources.included_from(file).is_some_and(is_own));
    let paths = files.map(|file| path_of(sources.name(file)));
    paths.filter(|path| !is_embedded(path, Library::Last) && !is_embedded(path, Library::Wins)).collect()
}

/// The location of the record of an op.
fn place(loaded: &LoadedDialects, name: &str) -> Option<Definition> {
    let span = loaded.definition(name)?;
    let sources = &loaded.sources;
    let file = sources.file_of(span);
    let start = sources.file_start(file);
    Some(Definition {
        file: sources.name(file).to_owned(),
        text: Arc::from(sources.file_text(file)),
        range: (span.start - start) as usize..(span.end - start) as usize,
    })
}
