//! Loading, and running programs.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rtblgen_backends::{Failure, MainFile};
use rtblgen_dynamic::{LoadedDialects, Source, load};
use rtblgen_opt::{OptRegistry, Outcome, run};
use tblgen_parser::{Disk, Memory};

/// A path below the root of the repository.
pub fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// Loads a file.
pub fn loaded(file: &Path) -> Result<Arc<LoadedDialects>, Failure> {
    load(&Source { main: MainFile::Path(file.to_owned()), ..Source::default() }, &Disk)
}

/// Loads the text of a file.
pub fn load_text(text: &str) -> Arc<LoadedDialects> {
    let main = MainFile::Text { name: "ops.td".to_owned(), text: text.to_owned() };
    let loaded = load(&Source { main, ..Source::default() }, &Memory::default());
    loaded.unwrap_or_else(|failure| panic!("{failure}"))
}

/// Returns the output of a driver with loaded dialects for a source.
pub fn opt(dialects: &Arc<LoadedDialects>, flags: &[&str], source: &str) -> Outcome {
    let mut registry = OptRegistry::default();
    let dialects = Arc::clone(dialects);
    let documented = Arc::clone(&dialects);
    registry.documentation(move |name| documented.documentation(name).cloned());
    registry.extension(move |context| dialects.register(context));
    let arguments = flags.iter().map(|flag| (*flag).to_owned()).collect();
    run("mlir-opt", arguments, &registry, &mut source.as_bytes())
}
