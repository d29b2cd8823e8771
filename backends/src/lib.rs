//! The td library, the ODS and DRR models, and the generators of Rust from TableGen records.
//!
//! [`generate`] is the one entry point: text in, text or diagnostics out. The command line and `rtblgen-build` are
//! thin fronts of it.
//!
//! Each generator works in three steps: a *model* of the records, which checks everything and reports it at its place
//! in the `.td`; *emission*, which turns the model into tokens; and *formatting* of the tokens, item by item.

mod docs;
pub mod generator;
pub mod input;
pub mod ods;
pub mod output_file;
mod passes;
mod patterns;
pub mod rust;
pub mod stock;
mod tables;

pub use generator::Generator;
pub use input::deprecated::OnDeprecated;
pub use input::library::Library;
pub use input::request::{Filter, MainFile, Output, Request};
pub use rtblgen_records::Failure;
pub use rust::{namer, snippet};

use std::collections::HashSet;

use input::{deprecated, library, users_lines};
use rtblgen_records::{Records, TableGen};
use tblgen_parser::{Diagnostic, FileLoader};

/// Runs a generator on a file.
///
/// ```
/// use rtblgen_backends::{Generator, MainFile, Request, generate};
/// use tblgen_parser::Memory;
///
/// let text = r#"
///     include "mlir/IR/OpBase.td"
///     def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
///     def NopOp : Op<Toy_Dialect, "nop"> { let summary = "does nothing"; }
/// "#;
/// let main = MainFile::Text { name: "toy.td".into(), text: text.into() };
/// let output = generate(Generator::OpDefs, Request { main, ..Request::default() }, &Memory::default()).unwrap();
/// assert!(output.text.contains("pub struct NopOp"));
/// ```
///
/// # Errors
///
/// What is wrong with the file, all of it where the mistakes do not depend on each other.
pub fn generate(generator: Generator, request: Request, loader: &dyn FileLoader) -> Result<Output, Failure> {
    if generator == Generator::PdllRewriters {
        return patterns::pdll_file(&request, loader);
    }
    if let Some(format) = generator.explanation_format().filter(|_| request.main.is_pdll()) {
        return patterns::pdll_explained(&request, format, loader);
    }
    let Emitted { records, hooks, mut text, warnings, library } = emit(generator, &request, loader)?;
    if generator.lists_hooks() {
        let list = stock::HookList::new(&records, &request, &hooks);
        text = match list {
            Ok(list) if generator == Generator::ListHooks => list.to_text(),
            Ok(list) => list.to_json(),
            Err(diagnostics) => return Err(failure(records, diagnostics)),
        };
    } else if request.stub_hooks {
        text.push_str(&stock::stubs::module(&hooks, &request.written_hooks, records.sources()));
    }
    let dependencies = dependencies(&records, library);
    let warnings = users_lines::all_moved(warnings, records.sources());
    Ok(Output { text, dependencies, warnings, sources: records.sources().clone() })
}

/// The crate in which the dialect of a file is brought from C++ to Rust.
///
/// # Errors
///
/// What is wrong with the file.
pub fn new_crate(request: &Request, loader: &dyn FileLoader) -> Result<stock::NewCrate, Failure> {
    let records = evaluate(request, Library::Wins, loader)?;
    let as_built = match stock::with_library_paths(&records, request) {
        Ok(as_built) => as_built,
        Err(diagnostics) => return Err(failure(records, diagnostics)),
    };
    let Emitted { records, hooks, warnings, .. } = emit(Generator::ListHooks, &as_built, loader)?;
    match stock::NewCrate::new(&records, request, &hooks) {
        Ok(new) => {
            Ok(stock::NewCrate { warnings: users_lines::all_moved(warnings, records.sources()), ..new })
        }
        Err(diagnostics) => Err(failure(records, diagnostics)),
    }
}

/// What a generator makes of a file.
struct Emitted {
    records: Records,
    /// The hooks that the text calls, and what was left out.
    hooks: Vec<stock::Hook>,
    text: String,
    warnings: Vec<Diagnostic>,
    library: Library,
}

fn emit(generator: Generator, request: &Request, loader: &dyn FileLoader) -> Result<Emitted, Failure> {
    // Predicates may nest deeply, and syn recurses once for each level.
    stacker::grow(rust::pretty::STACK, || emit_on_stack(generator, request, loader))
}

fn emit_on_stack(
    generator: Generator,
    request: &Request,
    loader: &dyn FileLoader,
) -> Result<Emitted, Failure> {
    let library = if generator.emits_rust() { Library::Wins } else { Library::Last };
    let mut records = evaluate(request, library, loader)?;
    let mut hooks = match generator.emits_rust() {
        true => stock::translate(&mut records, &request.upstream_includes),
        false => Vec::new(),
    };
    let mut warnings = records.messages().to_vec();
    let (errors, deprecated): (Vec<_>, Vec<_>) =
        deprecated::uses(&records, request.on_deprecated).into_iter().partition(Diagnostic::is_error);
    if !errors.is_empty() {
        return Err(failure(records, errors));
    }
    warnings.extend(deprecated);
    // A list of hooks names those that the whole dialect calls, and its patterns.
    let emitter = if generator.lists_hooks() { Generator::Dialect } else { generator };
    let mut text = match emitter.run(&records, request, &mut hooks, &mut warnings) {
        Ok(text) => text,
        Err(diagnostics) => return Err(failure(records, diagnostics)),
    };
    if generator.lists_hooks() && records.derived("Pattern").len() > 0 {
        match patterns::file(&records, request, &mut hooks, &mut warnings) {
            Ok(patterns) => text.push_str(&patterns),
            Err(diagnostics) => return Err(failure(records, diagnostics)),
        }
    }
    let called = called_hooks(&text);
    hooks.retain(|hook| hook.signature().is_none() || called.contains(hook.name.as_str()));
    Ok(Emitted { records, hooks, text, warnings, library })
}

/// The items of module `hooks` that generated code names.
fn called_hooks(text: &str) -> HashSet<&str> {
    let is_in_name = |c: char| c.is_alphanumeric() || c == '_' || c == '#';
    text.split("hooks::")
        .skip(1)
        .map(|rest| rest.split(|c| !is_in_name(c)).next().unwrap_or_default())
        .collect()
}

/// Evaluates a file with the td library in reach.
///
/// # Errors
///
/// What is wrong with the file; a main file that cannot be read, too.
pub fn evaluate(request: &Request, library: Library, loader: &dyn FileLoader) -> Result<Records, Failure> {
    let loader =
        library::WithLibrary { files: loader, library, has_upstream: !request.upstream_includes.is_empty() };
    let main = request.main.read(&loader)?;
    let own_folder = request.main.folder().filter(|_| library == Library::Wins);
    let own: Vec<_> = request.include_dirs.iter().cloned().chain(own_folder).collect();
    let include_dirs = library::include_dirs(&own, &request.upstream_includes);
    let tablegen = TableGen::new()
        .include_dirs(include_dirs)
        .loader(&loader)
        .warn_unused_template_arguments(!request.allow_unused_template_arguments);
    let tablegen = request.defines.iter().fold(tablegen, |tablegen, name| tablegen.define(name));
    let outcome = tablegen.parse_str(main.name, main.text);
    match library {
        Library::Wins => outcome.map_err(|failure| {
            users_lines::moved(library::with_version_note(failure, &request.upstream_includes))
        }),
        Library::Last => outcome,
    }
}

/// The files on disk that a file was made of.
pub fn dependencies(records: &Records, library: Library) -> Vec<std::path::PathBuf> {
    let files = records.sources().dependencies();
    files.filter(|path| !library::is_embedded(path, library)).collect()
}

/// Errors first, each with the sources it points into.
fn failure(records: Records, diagnostics: Vec<Diagnostic>) -> Failure {
    users_lines::moved(Failure { sources: records.sources().clone(), diagnostics })
}
