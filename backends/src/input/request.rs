//! The request to a generator, and its output.

use crate::input::written_hooks::WrittenHooks;
use std::path::PathBuf;

use rtblgen_records::Failure;
use tblgen_parser::{Diagnostic, FileLoader, SourceMap};

use crate::input::deprecated::OnDeprecated;
use crate::input::pattern_terms::PatternTerms;

/// The file that a generator works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MainFile {
    /// To be read through the loader.
    Path(PathBuf),
    /// Read already, from standard input for example.
    Text {
        /// The name in diagnostics.
        name: String,
        /// Its text.
        text: String,
    },
}

impl Default for MainFile {
    fn default() -> Self {
        Self::Text { name: "<stdin>".to_owned(), text: String::new() }
    }
}

impl MainFile {
    pub(crate) fn path(&self) -> &std::path::Path {
        match self {
            MainFile::Path(path) => path.as_path(),
            MainFile::Text { name, .. } => std::path::Path::new(name.as_str()),
        }
    }

    /// The file's name without folders and extension.
    pub fn stem(&self) -> &str {
        self.path().file_stem().and_then(|stem| stem.to_str()).unwrap_or("input")
    }

    /// Whether the file is one of PDLL, by its name.
    pub(crate) fn is_pdll(&self) -> bool {
        self.path().extension().is_some_and(|extension| extension == "pdll")
    }

    /// The folder of the file, if it is in another than the current one.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        let MainFile::Path(path) = self else { return None };
        path.parent().filter(|folder| !folder.as_os_str().is_empty()).map(Into::into)
    }

    pub(crate) fn read(&self, loader: &dyn FileLoader) -> Result<tblgen_parser::MainFile, Failure> {
        match self {
            MainFile::Text { name, text } => {
                Ok(tblgen_parser::MainFile { name: name.clone(), text: text.clone() })
            }
            MainFile::Path(path) => {
                let name = tblgen_parser::loader::name_of(path);
                match loader.load(path) {
                    Ok(Some(file)) => Ok(tblgen_parser::MainFile { name, text: file.text }),
                    Ok(None) => Err(unreadable(&name, "No such file or directory")),
                    Err(error) => Err(unreadable(&name, &error.to_string())),
                }
            }
        }
    }
}

fn unreadable(name: &str, reason: &str) -> Failure {
    let message = format!("Could not open input file '{name}': {reason}");
    Failure { sources: SourceMap::new(), diagnostics: vec![Diagnostic::error_without_span(message)] }
}

/// The input and the options of a run of a generator.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The file.
    pub main: MainFile,
    /// Folders that are searched for includes (`-I`).
    pub include_dirs: Vec<PathBuf>,
    /// Folders whose files hold C++ (`--upstream-include`), searched after those.
    pub upstream_includes: Vec<PathBuf>,
    /// Macros of the preprocessor (`-D`).
    pub defines: Vec<String>,
    /// The Rust paths of other dialects: a dialect's name and a path.
    pub extern_paths: Vec<(String, String)>,
    /// The definitions to generate.
    pub filter: Filter,
    /// Whether rewrite patterns declare their common conditions, so that these are tested once for all of
    /// them (`--fuse-patterns`). Patterns of PDLL always do.
    pub fuse_patterns: bool,
    /// Whether patterns that PDL cannot express are left out with a warning (`--gen-drr-pdl`). Otherwise they are errors.
    pub skip_unsupported_patterns: bool,
    /// Whether hooks get stubs that report at run time (`--stub-hooks`).
    pub stub_hooks: bool,
    /// The hooks that need no stubs.
    pub written_hooks: WrittenHooks,
    /// Whether template arguments that nothing uses are left without a warning
    /// (`--no-warn-on-unused-template-args`).
    pub allow_unused_template_arguments: bool,
    /// The base URL of the `.td` files (`--source-url`), for links in documentation.
    pub source_url: Option<String>,
    /// The treatment of uses of deprecated defs (`--on-deprecated`).
    pub on_deprecated: OnDeprecated,
}

impl Request {
    /// The hooks that are written, if the others get stubs.
    pub(crate) fn written_if_stubs(&self) -> Option<&WrittenHooks> {
        self.stub_hooks.then_some(&self.written_hooks)
    }
}

/// The definitions to generate: mlir-tblgen's options of the same names. Without any, all of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// `--dialect`
    pub dialect: Option<String>,
    /// `--op-include-regex`
    pub op_include_regex: Option<String>,
    /// `--op-exclude-regex`
    pub op_exclude_regex: Option<String>,
    /// `--typedefs-dialect`
    pub typedefs_dialect: Option<String>,
    /// `--attrdefs-dialect`
    pub attrdefs_dialect: Option<String>,
    /// `--bytecode-dialect`
    pub bytecode_dialect: Option<String>,
}

/// The output of a generator.
#[derive(Debug)]
pub struct Output {
    /// The generated text.
    pub text: String,
    /// The files on disk that it was made of, the main file too.
    pub dependencies: Vec<PathBuf>,
    /// Warnings about the input.
    pub warnings: Vec<Diagnostic>,
    /// The sources of the warnings.
    pub sources: SourceMap,
    /// The terms of the emitted patterns.
    pub terms: PatternTerms,
    /// The paths of other dialects that have no use. A build script has paths for several files.
    pub unused_paths: Vec<UnusedPath>,
}

/// A path of `--extern-path` for a dialect that the file does not name.
#[derive(Clone, Debug)]
pub struct UnusedPath {
    /// The dialect.
    pub dialect: String,
    /// The warning about it.
    pub warning: Diagnostic,
}
