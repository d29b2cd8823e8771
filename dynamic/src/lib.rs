//! Dialects of `.td` files that are loaded at run time, without a build.
//!
//! [`load`] evaluates a file and creates the runtime's definitions of its ops, types and attributes. They are the same
//! data as in generated code, with evaluated snippets in place of functions: predicates of constraints, default values,
//! types that follow from others. [`LoadedDialects::register`] adds the dialects to a context.
//!
//! ```
//! use rtblgen_backends::MainFile;
//! use rtblgen_ir::Context;
//! use tblgen_parser::Memory;
//!
//! let text = r#"
//!     include "mlir/IR/OpBase.td"
//!     def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
//!     def Toy_AddOp : Op<Toy_Dialect, "add"> {
//!       let arguments = (ins I32:$lhs, I32:$rhs);
//!       let results = (outs I32:$sum);
//!       let assemblyFormat = "$lhs `,` $rhs attr-dict";
//!     }
//! "#;
//! let main = MainFile::Text { name: "toy.td".into(), text: text.into() };
//! let source = rtblgen_dynamic::Source { main, ..Default::default() };
//! let loaded = rtblgen_dynamic::load(&source, &Memory::default())?;
//!
//! let context = Context::new();
//! loaded.register(&context);
//! let errors = context.parse_source("program", r#"%sum = "toy.add"() : () -> i32"#).unwrap_err();
//! assert!(errors.to_string().contains("'toy.add' op expected 2 operands, but found 0"));
//! # Ok::<(), rtblgen_backends::Failure>(())
//! ```
//!
//! Definitions live as long as the process, and equal ones exist once. The same text is loaded once, however often
//! [`load`] is called. A new version of a file adds only the changed definitions: `docs/guide/at-once.md` has the
//! figures.

mod assembly;
mod attributes;
#[cfg(feature = "check")]
mod check;
mod constraints;
mod definitions;
mod dense_arrays;
mod directives;
mod documentation;
mod effects;
mod enums;
mod folding;
mod hooks;
mod inference;
mod interfaces;
mod interned;
mod loader;
#[cfg(feature = "lsp")]
pub mod lsp;
mod ops;
mod parameters;
mod patterns;
mod predicates;
mod properties;
mod property_kinds;
mod reported;
mod snippet;
mod syntax;
mod tool;
mod traits;
mod versions;

use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use rtblgen_backends::{Failure, Request};
use rtblgen_ir::{AttrDefinition, Context, DialectRegistry, OpDefinition, TypeDefinition};
use rtblgen_opt::Documentation;
use tblgen_parser::{Diagnostic, FileLoader, SourceMap, Span};

#[cfg(feature = "check")]
pub use check::register_check;
pub use hooks::Missing;
pub use patterns::{ApplyConversions, LoadedPatterns, Populate, load_patterns};
pub use rtblgen_backends::MainFile;
pub use tool::{DialectFlags, report};

use versions::Versions;

/// The file of a dialect, and the include path.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// The file.
    pub main: MainFile,
    /// The include path (`-I`).
    pub include_dirs: Vec<PathBuf>,
    /// Folders of `.td` files whose snippets are C++ (`--upstream-include`), searched after `include_dirs`.
    pub upstream_includes: Vec<PathBuf>,
}

impl Source {
    /// The request for the records of the file. Hooks that the runtime does not have are stubs, since no Rust is
    /// compiled.
    fn request(&self) -> Request {
        Request {
            main: self.main.clone(),
            include_dirs: self.include_dirs.clone(),
            upstream_includes: self.upstream_includes.clone(),
            stub_hooks: true,
            written_hooks: directives::written_hooks(),
            allow_unused_template_arguments: true,
            ..Request::default()
        }
    }
}

/// The dialects that a file defines.
#[derive(Debug)]
pub struct LoadedDialects {
    dialects: Vec<Definitions>,
    /// Warnings about the file.
    pub warnings: Vec<Diagnostic>,
    /// The sources of the warnings.
    pub sources: SourceMap,
    /// The hooks that need code, in the order of the file. Without them the dialects work in part.
    pub missing: Vec<Missing>,
    documentation: HashMap<String, Documentation>,
    /// The names of the records of ops, types and attributes.
    definitions: HashMap<String, Span>,
}

/// The definitions of a dialect.
#[derive(Debug, Default)]
struct Definitions {
    name: &'static str,
    ops: Vec<&'static OpDefinition>,
    types: Vec<&'static TypeDefinition>,
    attributes: Vec<&'static AttrDefinition>,
    allows_unknown_ops: bool,
    /// Whether the dialect is defined in an included file and the file defines no ops of it.
    is_included: bool,
    /// The definition of the dialect.
    span: Option<Span>,
}

impl LoadedDialects {
    /// Adds the dialects to a context. A dialect that the context already has does not change.
    pub fn register(&self, context: &Context) {
        register([self], context);
    }

    /// The documentation of an op, a `!type` or an `#attribute`.
    pub fn documentation(&self, name: &str) -> Option<&Documentation> {
        self.documentation.get(name)
    }

    /// The location in [`sources`](Self::sources) of the record of an op, a `!type` or an `#attribute`.
    pub fn definition(&self, name: &str) -> Option<Span> {
        self.definitions.get(name).copied()
    }

    /// The files that were read, in order, also those of the td library, which are inside the program.
    pub fn files(&self) -> impl Iterator<Item = String> {
        self.sources.files().map(|file| self.sources.name(file).to_string())
    }

    /// The names of the dialects.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.dialects.iter().map(|dialect| dialect.name)
    }
}

/// Adds the dialects of several files to a context. A dialect may be divided among the files; of two definitions with
/// one name the first is used. A dialect that the context already has does not change.
pub fn register<'a>(files: impl IntoIterator<Item = &'a LoadedDialects> + Clone, context: &Context) {
    register_own(files.clone(), context);
    register_included(files, context);
}

/// Adds the dialects that the files define, but not those of which the files only include types, attributes or enums: a
/// context may have these from another file, or compiled.
pub fn register_own<'a>(files: impl IntoIterator<Item = &'a LoadedDialects>, context: &Context) {
    register_parts(files.into_iter().flat_map(|file| &file.dialects).filter(|own| !own.is_included), context);
}

/// Adds the other dialects, if the context does not have them.
pub fn register_included<'a>(files: impl IntoIterator<Item = &'a LoadedDialects>, context: &Context) {
    register_parts(files.into_iter().flat_map(|file| &file.dialects).filter(|own| own.is_included), context);
}

fn register_parts<'a>(dialects: impl Iterator<Item = &'a Definitions>, context: &Context) {
    let mut names: Vec<&'static str> = Vec::new();
    let mut parts: HashMap<&'static str, Vec<&Definitions>> = HashMap::new();
    for own in dialects {
        if !parts.contains_key(own.name) {
            names.push(own.name);
        }
        parts.entry(own.name).or_default().push(own);
    }
    for name in names {
        let parts = &parts[name];
        let mut registry = DialectRegistry::for_dialect(name);
        let mut seen = HashSet::new();
        let ops = parts.iter().flat_map(|part| &part.ops).copied();
        let ops: Vec<_> = ops.filter(|op| seen.insert(op.name)).collect();
        registry.add_ops(&ops);
        seen.clear();
        for own in parts.iter().flat_map(|part| &part.types) {
            if own.mnemonic.is_empty() || seen.insert(own.mnemonic) {
                registry.add_type(own);
            }
        }
        seen.clear();
        for own in parts.iter().flat_map(|part| &part.attributes) {
            if own.mnemonic.is_empty() || seen.insert(own.mnemonic) {
                registry.add_attribute(own);
            }
        }
        registry.hooks_mut().allows_unknown_ops = parts.iter().any(|part| part.allows_unknown_ops);
        context.register_dialect(registry);
    }
}

static LOADED: LazyLock<Versions<LoadedDialects>> = LazyLock::new(Versions::default);

/// Loads the dialects of a file.
///
/// # Errors
///
/// Returns all independent errors in the file.
pub fn load(source: &Source, loader: &dyn FileLoader) -> Result<Arc<LoadedDialects>, Failure> {
    rtblgen_backends::with_definitions(&source.request(), loader, |records, file, warnings| {
        LOADED.of(records, || {
            let (dialects, missing) = loader::load(records, file);
            let documentation = documentation::read(file);
            let definitions = documentation::places(file);
            let sources = records.sources().clone();
            LoadedDialects { dialects, warnings, sources, missing, documentation, definitions }
        })
    })
}
