//! The td library's files as inputs of generators of Rust.

use std::path::{Path, PathBuf};

pub use rtblgen_td_library::{FILES, Library, WithLibrary, include_dirs, is_embedded};

use rtblgen_records::Failure;
use rtblgen_td_library::{below_dialects, file_of, similar_file};
use tblgen_parser::{Code, Span};

/// The dialects of the library: their folders below `mlir/Dialect`, and the Rust modules that are made of them. The files
/// `TransformOps` of a dialect add operations to `transform`.
const DIALECTS: &[(&str, &str)] = &[
    ("Affine/TransformOps", "::rtblgen_dialects::transform"),
    ("Func/TransformOps", "::rtblgen_dialects::transform"),
    ("Linalg/TransformOps", "::rtblgen_dialects::transform"),
    ("MemRef/TransformOps", "::rtblgen_dialects::transform"),
    ("SCF/TransformOps", "::rtblgen_dialects::transform"),
    ("Tensor/TransformOps", "::rtblgen_dialects::transform"),
    ("Affine", "::rtblgen_dialects::affine"),
    ("Arith", "::rtblgen_dialects::arith"),
    ("Complex", "::rtblgen_dialects::complex"),
    ("ControlFlow", "::rtblgen_dialects::cf"),
    ("DLTI", "::rtblgen_dialects::dlti"),
    ("Index", "::rtblgen_dialects::index"),
    ("IRDL", "::rtblgen_dialects::irdl"),
    ("LLVMIR", "::rtblgen_dialects::llvm"),
    ("Math", "::rtblgen_dialects::math"),
    ("MemRef", "::rtblgen_dialects::memref"),
    ("PDL", "::rtblgen_dialects::pdl"),
    ("PDLInterp", "::rtblgen_dialects::pdl_interp"),
    ("Ptr", "::rtblgen_dialects::llvm"),
    ("SCF", "::rtblgen_dialects::scf"),
    ("Tensor", "::rtblgen_dialects::tensor"),
    ("Transform", "::rtblgen_dialects::transform"),
    ("UB", "::rtblgen_dialects::ub"),
    ("Vector", "::rtblgen_dialects::vector"),
];

/// Whether a file that was read under this name is below an upstream root. The spelling of both makes no difference: `up`, `./up`
/// and the absolute path are one folder.
pub fn is_stock(name: &str, roots: &[PathBuf]) -> bool {
    // It reads nothing, so the paths need not exist.
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let path = absolute(name.as_ref());
    !is_embedded(name.as_ref(), Library::Wins) && roots.iter().any(|root| path.starts_with(absolute(root)))
}

/// The version of MLIR whose `.td` files the library has.
const MLIR_VERSION: u32 = 22;

/// Adds the version of MLIR to the first error in a stock file: the file may be written for another version.
pub(crate) fn with_version_note(mut failure: Failure, roots: &[PathBuf]) -> Failure {
    let sources = &failure.sources;
    let is_of_stock = |span: Span| is_stock(sources.name(sources.file_of(span)), roots);
    let mut errors = failure.diagnostics.iter_mut().filter(|diagnostic| diagnostic.is_error());
    if let Some(error) = errors.find(|error| error.span.is_some_and(is_of_stock)) {
        let message = format!(
            "rtblgen has the classes of MLIR {MLIR_VERSION}: a file for another version may use others"
        );
        *error = error.clone().with_note(None, message);
    }
    failure
}

/// Adds the file of the library to include to errors about unknown names and files.
pub fn with_library_files(mut failure: Failure) -> Failure {
    let sources = &failure.sources;
    for error in &mut failure.diagnostics {
        let (Some(code), Some(span)) = (error.code, error.span) else { continue };
        let written = sources.text(span);
        match code {
            Code::CLASS | Code::VARIABLE => {
                let is_included =
                    |file: &str| sources.files().any(|id| Path::new(sources.name(id)).ends_with(file));
                if let Some(file) = file_of(written).filter(|file| !is_included(file)) {
                    *error = error.clone().with_help(format!("include \"{file}\", which has `{written}`"));
                }
            }
            Code::INCLUDE => {
                if let Some(file) = similar_file(written.trim_matches('"')) {
                    let searched = error.help.take().map_or_else(String::new, |help| format!("; {help}"));
                    *error = error.clone().with_help(format!("the library has \"{file}\"{searched}"));
                }
            }
            _ => {}
        }
    }
    failure
}

/// Whether the runtime has a dialect.
pub(crate) fn is_of_runtime(dialect: &str) -> bool {
    matches!(dialect, "builtin" | "func")
}

/// Whether a file that was read under this name is one of the library's that the runtime has the Rust of: not that of a
/// dialect.
pub fn is_core(path: &Path) -> bool {
    is_embedded(path, Library::Wins) && !is_of_dialect(path)
}

/// The Rust module of the dialect that a file of the library belongs to.
pub(crate) fn module_of(path: &Path) -> Option<&'static str> {
    let inside = below_dialects(path).filter(|_| is_embedded(path, Library::Wins))?;
    DIALECTS.iter().find(|(folder, _)| inside.starts_with(folder)).map(|(_, module)| *module)
}

/// The Rust module of the dialect of a name, if the library has the dialect.
pub(crate) fn module_of_dialect(name: &str) -> Option<&'static str> {
    let modules = DIALECTS.iter().map(|(_, module)| *module);
    modules.into_iter().find(|module| module.rsplit("::").next() == Some(name))
}

fn is_of_dialect(path: &Path) -> bool {
    below_dialects(path).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dialect_of_the_library_has_a_module() {
        for file in FILES.iter().filter_map(|(name, _)| name.strip_prefix("mlir/Dialect/")) {
            assert!(DIALECTS.iter().any(|(folder, _)| Path::new(file).starts_with(folder)), "{file}");
        }
    }
}
