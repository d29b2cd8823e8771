//! The pipeline: a file to records, records to text.
//!
//! [`generate`] evaluates the file, translates its C++, and calls the room that makes the generator's
//! [`Product`]. A failure has all diagnostics of the step that failed. The module writes no files and prints
//! nothing.

use std::collections::BTreeSet;

use rtblgen_records::{Failure, Record, Records, TableGen};
use tblgen_parser::{Diagnostic, FileLoader, SourceMap};

use crate::generator::{Generator, Product};
use crate::input::library::{self, Library};
use crate::input::pattern_terms::PatternTerms;
use crate::input::request::{Output, Request};
use crate::input::{deprecated, idle_options, users_lines};
use crate::ods::Emitted;
use crate::ods::code::file::{DefinitionKind, File, Modules};
use crate::patterns::pdl::PdlPatterns;
use crate::patterns::type_rules::data::TypeConversionData;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::pretty;
use crate::stock::{self, Hook, HookList, HookListFormat, NewCrate};
use crate::{bytecode, irdl, ods, passes, patterns, tables};

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
/// Returns all independent errors in the file.
pub fn generate(generator: Generator, request: Request, loader: &dyn FileLoader) -> Result<Output, Failure> {
    match generator.product() {
        Product::Patterns | Product::PdllPatterns if request.main.is_pdll() => {
            patterns::pdll_file(&request, loader)
        }
        Product::PdllPatterns => patterns::pdll_file(&request, loader),
        Product::Explanation(format) if request.main.is_pdll() => {
            patterns::pdll_explained(&request, format, loader)
        }
        _ if request.main.is_pdll() => Err(no_tablegen(&request)),
        // Predicates may nest deeply, and syn recurses once for each level.
        product => stacker::grow(pretty::STACK, || from_records(product, &request, loader)),
    }
}

/// Finds the errors and warnings of [`generate`], without the text: for editors.
///
/// # Errors
///
/// Returns all independent errors in the file.
pub fn check(
    generator: Generator,
    request: Request,
    loader: &dyn FileLoader,
) -> Result<(Vec<Diagnostic>, SourceMap), Failure> {
    let output = pretty::without_text(|| generate(generator, request, loader))?;
    Ok((output.warnings, output.sources))
}

/// The error of a generator that reads TableGen, for a `.pdll` file.
fn no_tablegen(request: &Request) -> Failure {
    let message = format!("`{}` is a file of PDLL, not of TableGen", request.main.path().display());
    let help = "`--gen-pdll-rewriters` makes Rust of it, and `--gen-pdll-mlir` PDL";
    Failure {
        sources: SourceMap::default(),
        diagnostics: vec![Diagnostic::error_without_span(message).with_help(help)],
    }
}

/// The output of a generator that reads a `.td` file.
fn from_records(product: Product, request: &Request, loader: &dyn FileLoader) -> Result<Output, Failure> {
    let request = &of_kind(product, request);
    let mut input = Input::read(product, request, loader)?;
    match input.text(product, request) {
        Ok(text) => Ok(input.output(text, product.library(), request)),
        Err(diagnostics) => Err(failure(input.records, diagnostics)),
    }
}

/// The request with the dialect that the option of the definitions' kind selects, as in mlir-tblgen.
fn of_kind(product: Product, request: &Request) -> Request {
    let mut request = request.clone();
    let filter = &mut request.filter;
    let selected = match product {
        Product::Definitions([DefinitionKind::Types]) => &filter.typedefs_dialect,
        Product::Definitions([DefinitionKind::Attributes]) => &filter.attrdefs_dialect,
        _ => &None,
    };
    if let Some(selected) = selected.clone() {
        filter.dialect = Some(selected);
    }
    request
}

/// The crate in which the dialect of a file is brought from C++ to Rust; of several files, in which the dialect of each is.
///
/// # Errors
///
/// Returns the errors in the files.
pub fn new_crate(requests: &[Request], loader: &dyn FileLoader) -> Result<NewCrate, Failure> {
    stacker::grow(pretty::STACK, || match requests {
        [request] => new_crate_of(&[("dialect".to_owned(), request.clone())], loader),
        several => new_crate_of(&in_one_crate(several, loader)?, loader),
    })
}

/// The requests for dialects of one crate, with their modules. The path of a dialect that another file includes is its module.
fn in_one_crate(requests: &[Request], loader: &dyn FileLoader) -> Result<Vec<(String, Request)>, Failure> {
    let mut defined = Vec::new();
    for request in requests {
        let records = evaluate(request, Library::Wins, loader)?;
        let is_given = |name: &str| request.extern_paths.iter().any(|(given, _)| given == name);
        let names = records.derived("Dialect").filter_map(|record| record.str("name").ok());
        let names = names.filter(|name| {
            library::module_of_dialect(name).is_none() && *name != "builtin" && !is_given(name)
        });
        defined.push(names.map(str::to_owned).collect::<BTreeSet<String>>());
    }
    let own = stock::own_dialects(&defined).map_err(|(number, names)| {
        let names: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
        let message = match names.is_empty() {
            true => "it defines no dialect that no other file defines".to_owned(),
            false => format!("it has {}, and the dialect of each file is wanted", names.join(", ")),
        };
        let path = requests[number].main.path().display().to_string();
        let error = Diagnostic::error_without_span(format!("`{path}`: {message}"));
        let error = error.with_help("name the file of each dialect, once");
        Failure { sources: SourceMap::default(), diagnostics: vec![error] }
    })?;
    let of_file = requests.iter().zip(&own).zip(&defined).map(|((request, name), defined)| {
        let mut request = request.clone();
        let others = own.iter().filter(|other| *other != name && defined.contains(*other));
        let paths = others.map(|other| (other.clone(), format!("crate::{}", stock::module_name(other))));
        request.extern_paths.extend(paths);
        request.filter.dialect = Some(name.clone());
        (stock::module_name(name), request)
    });
    Ok(of_file.collect())
}

fn new_crate_of(requests: &[(String, Request)], loader: &dyn FileLoader) -> Result<NewCrate, Failure> {
    let (mut members, mut warnings) = (Vec::new(), Vec::new());
    for (module, request) in requests {
        let (member, own, of) = new_member(module, request, loader)?;
        members.push(member);
        warnings.push((own, of));
    }
    let mut new = NewCrate::new(members)
        .map_err(|diagnostics| Failure { sources: SourceMap::default(), diagnostics })?;
    new.warnings = warnings;
    Ok(new)
}

/// The dialect of a file, and the warnings about it with their sources.
fn new_member(
    module: &str,
    request: &Request,
    loader: &dyn FileLoader,
) -> Result<(stock::Member, Vec<Diagnostic>, SourceMap), Failure> {
    let records = evaluate(request, Library::Wins, loader)?;
    let as_built = match stock::with_library_paths(&records, request) {
        Ok(as_built) => as_built,
        Err(diagnostics) => return Err(failure(records, diagnostics)),
    };
    let mut input = Input::read(Product::Hooks(HookListFormat::Text), &as_built, loader)?;
    let new = input.emit_hooked(&as_built).and_then(|generated| {
        let externs = ExternPaths::new(&request.extern_paths)?;
        let skeleton = |record: Record<'_>, class: &str| {
            ods::emit::interface_skeleton(record, class, &externs, &generated)
        };
        stock::Member::new(&input.records, request, &input.hooks, &skeleton, module)
    });
    match new {
        Ok(member) => {
            let unused = idle_options::unused_paths(&input.records, &request.extern_paths);
            input.warnings.extend(unused.into_iter().map(|path| path.warning));
            let warnings = users_lines::all_moved(input.warnings, input.records.sources());
            Ok((member, warnings, input.records.sources().clone()))
        }
        Err(diagnostics) => Err(failure(input.records, diagnostics)),
    }
}

/// The evaluated file. Its snippets are Rust, or calls of hooks.
struct Input {
    records: Records,
    /// The hooks in place of C++, and the parts that were left out.
    hooks: Vec<Hook>,
    warnings: Vec<Diagnostic>,
    /// The terms of the patterns, if they were emitted.
    terms: PatternTerms,
}

impl Input {
    fn read(product: Product, request: &Request, loader: &dyn FileLoader) -> Result<Self, Failure> {
        let mut records = evaluate(request, product.library(), loader)?;
        let hooks = match product.is_rust() {
            true => stock::translate(&mut records, &request.upstream_includes, request.written_if_stubs()),
            false => Vec::new(),
        };
        let mut warnings = records.messages().to_vec();
        let (errors, deprecated): (Vec<_>, Vec<_>) =
            deprecated::uses(&records, request.on_deprecated).into_iter().partition(Diagnostic::is_error);
        if !errors.is_empty() {
            return Err(failure(records, errors));
        }
        warnings.extend(deprecated);
        warnings.extend(idle_options::of_filter(&records, &request.filter));
        Ok(Self { records, hooks, warnings, terms: PatternTerms::default() })
    }

    /// The text of a product. Hooks that it does not call are removed.
    fn text(&mut self, product: Product, request: &Request) -> Result<String, Vec<Diagnostic>> {
        let Self { records, hooks, warnings, .. } = self;
        let Emitted { mut text, hooks: named, .. } = match product {
            Product::IrdlModule => return irdl::module(records, &request.filter, warnings),
            Product::Markdown(document) => return document(records, &request.filter),
            Product::Hooks(format) => {
                self.read_hooks(request)?;
                return Ok(HookList::new(&self.records, request, &self.hooks)?.print(format));
            }
            Product::Declarations(definitions) => without_hooks(format!(
                "// Rust has no separate declarations: see what `--{definitions}` emits.\n"
            )),
            Product::Definitions(kinds) => ods::file(records, request, kinds, warnings)?,
            Product::Patterns | Product::PdllPatterns => {
                let (emitted, terms) = patterns::file(records, request, hooks, warnings)?;
                self.terms = terms;
                emitted
            }
            Product::PdlPatterns => return patterns::pdl_text(records, request, warnings),
            Product::Explanation(format) => return patterns::explained(records, request, format, warnings),
            Product::Tables => without_hooks(tables::file(records, warnings)?),
            Product::Passes => without_hooks(passes::file(records, request, warnings)?),
            Product::Bytecode => without_hooks(bytecode::file(records, request)?),
        };
        self.keep_called(&named);
        if request.stub_hooks {
            text.push_str(&stock::stubs::module(&self.hooks, &request.written_hooks, self.records.sources()));
        }
        Ok(text)
    }

    /// Reads the whole dialect and its patterns, and keeps the hooks that they call.
    fn read_hooks(&mut self, request: &Request) -> Result<(), Vec<Diagnostic>> {
        let Self { records, warnings, .. } = self;
        let named = ods::hooks(records, request, warnings)?;
        self.with_patterns(named, request)
    }

    /// Emits the whole dialect, reads its patterns, and keeps the hooks that they call. Warns of types whose Rust is not known.
    fn emit_hooked(&mut self, request: &Request) -> Result<BTreeSet<String>, Vec<Diagnostic>> {
        let Self { records, warnings, .. } = self;
        let emitted = ods::file(records, request, DefinitionKind::ALL, warnings)?;
        self.with_patterns(emitted.hooks, request)?;
        Ok(emitted.interfaces)
    }

    fn with_patterns(
        &mut self,
        mut named: BTreeSet<String>,
        request: &Request,
    ) -> Result<(), Vec<Diagnostic>> {
        let Self { records, hooks, warnings, .. } = self;
        if records.derived("Pattern").len() > 0 {
            named.extend(patterns::hooks(records, request, hooks, warnings)?);
        }
        self.keep_called(&named);
        Ok(())
    }

    /// Keeps the hooks that the generated code names, and those that it has no functions of.
    fn keep_called(&mut self, named: &BTreeSet<String>) {
        let is_kept = |hook: &Hook| {
            hook.signature().is_none() || hook.kind.is_never_a_stub() || named.contains(&hook.name)
        };
        self.hooks.retain(is_kept);
    }

    fn output(self, text: String, library: Library, request: &Request) -> Output {
        let unused_paths = idle_options::unused_paths(&self.records, &request.extern_paths);
        let dependencies = dependencies(&self.records, library);
        let sources = self.records.sources().clone();
        let warnings = users_lines::all_moved(self.warnings, &sources);
        Output { text, dependencies, warnings, sources, terms: self.terms, unused_paths }
    }
}

/// Rust that names no hooks.
fn without_hooks(text: String) -> Emitted {
    Emitted { text, hooks: BTreeSet::new(), interfaces: BTreeSet::new() }
}

/// Reads the definitions of a file, as the generators of Rust do, and gives them to `use_definitions`: for dialects that
/// are loaded at run time. Hooks are not written.
///
/// # Errors
///
/// Returns the errors in the file.
#[doc(hidden)]
pub fn with_definitions<T>(
    request: &Request,
    loader: &dyn FileLoader,
    use_definitions: impl FnOnce(&Records, &File<'_>, Vec<Diagnostic>) -> T,
) -> Result<T, Failure> {
    stacker::grow(pretty::STACK, || {
        let product = Product::Definitions(DefinitionKind::ALL);
        let Input { records, mut warnings, .. } = Input::read(product, request, loader)?;
        let read = ods::read(&records, request, DefinitionKind::ALL, Modules::OfEachDialect, &mut warnings);
        match read {
            Ok((file, _)) => {
                let warnings =
                    users_lines::of_loaded(warnings, records.sources(), &request.upstream_includes);
                Ok(use_definitions(&records, &file, warnings))
            }
            Err(diagnostics) => Err(failure(records, diagnostics)),
        }
    })
}

/// A file of patterns, read for a loader.
#[doc(hidden)]
pub struct PatternFile<'a, 'r> {
    /// The records.
    pub records: &'r Records,
    /// The definitions of the file.
    pub file: &'a File<'r>,
    /// The patterns of DRR in PDL.
    pub patterns: PdlPatterns<'r>,
    /// The type conversions.
    pub type_conversions: Vec<TypeConversionData>,
    /// An error for each pattern that PDL cannot express.
    pub left_out: Vec<Diagnostic>,
    /// Warnings about the file.
    pub warnings: Vec<Diagnostic>,
}

/// Reads the DRR patterns of a file and lowers them to PDL, reads its type conversions, and gives them to `use_patterns` with the
/// definitions of the file: for patterns that are loaded at run time.
///
/// # Errors
///
/// Returns the errors in the file.
#[doc(hidden)]
pub fn with_pdl_patterns<T>(
    request: &Request,
    loader: &dyn FileLoader,
    use_patterns: impl FnOnce(PatternFile<'_, '_>) -> T,
) -> Result<T, Failure> {
    stacker::grow(pretty::STACK, || {
        let Input { records, mut warnings, .. } = Input::read(Product::PdlPatterns, request, loader)?;
        let read = patterns::lowered(&records, request, &mut warnings).and_then(|lowered| {
            // Warnings about definitions are those of the dialect's own file.
            let (kinds, mut of_definitions) = (DefinitionKind::ALL, Vec::new());
            let (file, _) = ods::read(&records, request, kinds, Modules::OfEachDialect, &mut of_definitions)?;
            Ok((lowered, file))
        });
        match read {
            Ok((patterns::Lowered { patterns, type_conversions, left_out }, file)) => {
                let (records, file) = (&records, &file);
                let warnings =
                    users_lines::of_loaded(warnings, records.sources(), &request.upstream_includes);
                Ok(use_patterns(PatternFile {
                    records,
                    file,
                    patterns,
                    type_conversions,
                    left_out,
                    warnings,
                }))
            }
            Err(diagnostics) => Err(failure(records, diagnostics)),
        }
    })
}

/// Evaluates a file with the td library in reach.
///
/// # Errors
///
/// Returns the errors in the file, or the error of reading the main file.
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
    let outcome = tablegen.evaluate_str(main.name, main.text).map_err(library::with_library_files);
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
