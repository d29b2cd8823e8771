//! The dialects of programs for the language server: those of a driver, and those of `.td` files.

use std::path::PathBuf;
use std::sync::Arc;

use rtblgen_lsp::mlir::{Definition, DialectRequest, Dialects};
use rtblgen_opt::{OptRegistry, lsp};

use crate::{DialectFlags, LoadedDialects};

/// Makes the dialects of a program; `register` adds those that are compiled into the driver. A file that cannot be loaded is a
/// problem, and the others are loaded.
pub fn dialects(request: &DialectRequest<'_>, register: impl FnOnce(&mut OptRegistry)) -> Dialects {
    let mut registry = OptRegistry::default();
    let mut problems: Vec<(PathBuf, String)> = Vec::new();
    let mut loaded: Vec<Arc<LoadedDialects>> = Vec::new();
    let flags = DialectFlags {
        files: request.files.clone(),
        include_dirs: request.include_dirs.clone(),
        upstream_includes: request.upstream_includes.to_vec(),
        lists_hooks: false,
    };
    for file in &flags.files {
        match flags.load_file(file, request.loader) {
            Ok(own) => loaded.push(own),
            Err(failure) => problems.push((file.clone(), failure.to_string())),
        }
    }
    DialectFlags::add(&mut registry, &loaded);
    register(&mut registry);
    DialectFlags::add_included(&mut registry, &loaded);
    let definition = move |name: &str| loaded.iter().find_map(|own| place(own, name));
    Dialects { problems, ..lsp::dialects(Arc::new(registry), definition) }
}

/// The place of the record of an op.
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
