//! Rewrite patterns: from declarative rewrite rules (DRR) and PDLL to Rust.
//!
//! [`drr`] checks `Pattern` records, [`pdll`] files of PDLL, and both make the [model]; [`emit`] turns it into items, [`pdl`]
//! turns that of DRR into PDL.

mod drr;
mod emit;
mod explain;
mod model;
pub mod pdl;
mod pdll;
#[cfg(test)]
mod tests;
pub mod type_rules;

use std::collections::{BTreeMap, BTreeSet};

use bumpalo::Bump;
use proc_macro2::TokenStream;
use rtblgen_records::{Failure, Records};
use tblgen_parser::{Diagnostic, FileLoader, Severity, Span};

use crate::input::pattern_terms::PatternTerms;
use crate::input::request::{Output, Request};
use crate::ods::Emitted;
use crate::ods::code::{Code, CodeReader};
use crate::ods::emit::context::CodegenContext;
use crate::patterns::model::Pattern;
use crate::patterns::model::hooks::HookFunctions;
use crate::patterns::type_rules::TypeRules;
use crate::patterns::type_rules::data::TypeConversionData;
use crate::rust::class_names::ClassNames;
use crate::rust::extern_paths::ExternPaths;
use crate::rust::{namer, pretty};
use crate::stock::{self, Hook};

/// Emits the patterns of a file. The hooks that they call get their signatures.
///
/// # Errors
///
/// All mistakes in the patterns, in the ops that they mention and in their snippets.
pub(crate) fn file(
    records: &Records,
    request: &Request,
    hooks: &mut Vec<Hook>,
    warnings: &mut Vec<Diagnostic>,
) -> Result<(Emitted, PatternTerms), Vec<Diagnostic>> {
    let (mut patterns, mut diagnostics) = drr::patterns(records, &request.upstream_includes);
    let (rules, of_rules) = TypeRules::of(records);
    diagnostics.extend(of_rules);
    let name = records.sources().name(records.sources().main_file());
    emitted(records, (&mut patterns, &rules), diagnostics, name, request, hooks, warnings)
}

/// Emits the patterns of a file of PDLL.
///
/// # Errors
///
/// Returns all errors in the file, in its includes and in the ops of the patterns.
pub(crate) fn pdll_file(request: &Request, loader: &dyn FileLoader) -> Result<Output, Failure> {
    let input = pdll::read(request, loader)?;
    let mut warnings = input.warnings.clone();
    let arena = Bump::new();
    let (mut patterns, mut diagnostics) = pdll::patterns(&input, &request.upstream_includes, &arena);
    let (rules, of_rules) = TypeRules::of(&input.records);
    diagnostics.extend(of_rules);
    let mut hooks = input.hooks.clone();
    // PDLL's patterns at run time share their tests: as Rust they must not be slower.
    let request = Request { fuse_patterns: true, ..request.clone() };
    let text = emitted(
        &input.records,
        (&mut patterns, &rules),
        diagnostics,
        &input.name,
        &request,
        &mut hooks,
        &mut warnings,
    );
    let sources = input.records.sources().clone();
    match text {
        Ok((Emitted { mut text, hooks: named, .. }, terms)) => {
            if request.stub_hooks {
                hooks.retain(|hook| named.contains(&hook.name));
                text.push_str(&stock::stubs::module(&hooks, &request.written_hooks, &sources));
            }
            Ok(Output {
                text,
                dependencies: input.dependencies.clone(),
                warnings,
                sources,
                terms,
                unused_paths: Vec::new(),
            })
        }
        Err(diagnostics) => Err(Failure { sources, diagnostics }),
    }
}

/// The format of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExplanationFormat {
    Text,
    Json,
    /// A graph for `dot`.
    Dot,
}

/// Explains the patterns of a file.
///
/// # Errors
///
/// All mistakes in the patterns and in the ops that they mention.
pub(crate) fn explained(
    records: &Records,
    request: &Request,
    format: ExplanationFormat,
    warnings: &mut Vec<Diagnostic>,
) -> Result<String, Vec<Diagnostic>> {
    let (patterns, diagnostics) = drr::patterns(records, &request.upstream_includes);
    explanation_of(&patterns, diagnostics, format, warnings)
}

/// Explains the patterns of a file of PDLL.
///
/// # Errors
///
/// Returns all errors in the file, in its includes and in the ops of the patterns.
pub(crate) fn pdll_explained(
    request: &Request,
    format: ExplanationFormat,
    loader: &dyn FileLoader,
) -> Result<Output, Failure> {
    let input = pdll::read(request, loader)?;
    let mut warnings = input.warnings.clone();
    let arena = Bump::new();
    let (patterns, diagnostics) = pdll::patterns(&input, &request.upstream_includes, &arena);
    let sources = input.records.sources().clone();
    match explanation_of(&patterns, diagnostics, format, &mut warnings) {
        Ok(text) => {
            let (dependencies, terms) = (input.dependencies.clone(), PatternTerms::default());
            Ok(Output { text, dependencies, warnings, sources, terms, unused_paths: Vec::new() })
        }
        Err(diagnostics) => Err(Failure { sources, diagnostics }),
    }
}

fn explanation_of(
    patterns: &[Pattern<'_>],
    diagnostics: Vec<Diagnostic>,
    format: ExplanationFormat,
    warnings: &mut Vec<Diagnostic>,
) -> Result<String, Vec<Diagnostic>> {
    let mistakes = split(diagnostics, warnings);
    if !mistakes.is_empty() {
        return Err(in_source_order(mistakes));
    }
    let explanation = explain::explanation(patterns);
    Ok(match format {
        ExplanationFormat::Text => explanation.text(),
        ExplanationFormat::Json => explanation.json(),
        ExplanationFormat::Dot => explanation.dot(),
    })
}

/// The patterns of a file in PDL, with all that reads them.
pub(crate) struct Lowered<'r> {
    /// The patterns.
    pub(crate) patterns: pdl::PdlPatterns<'r>,
    /// The type conversions of the file.
    pub(crate) type_conversions: Vec<TypeConversionData>,
    /// An error for each pattern that PDL cannot express.
    pub(crate) left_out: Vec<Diagnostic>,
}

/// Lowers the DRR patterns of a file to PDL.
///
/// # Errors
///
/// All mistakes in the patterns, in the ops that they mention and in their snippets.
pub(crate) fn lowered<'r>(
    records: &'r Records,
    request: &Request,
    warnings: &mut Vec<Diagnostic>,
) -> Result<Lowered<'r>, Vec<Diagnostic>> {
    let (patterns, mut diagnostics) = drr::patterns(records, &request.upstream_includes);
    let (rules, of_rules) = TypeRules::of(records);
    diagnostics.extend(of_rules);
    let mut mistakes = split(diagnostics, warnings);
    warnings.extend(explain::warnings(&patterns));
    let mut reader = CodeReader::new(records);
    patterns.iter().for_each(|pattern| model::code::read(pattern, &mut reader));
    rules.read(&mut reader);
    let (code, of_snippets) = reader.finish();
    mistakes.extend(split(of_snippets, warnings));
    if !mistakes.is_empty() {
        return Err(in_source_order(mistakes));
    }
    let sources = records.sources();
    let start = Span::at(sources.file_start(sources.main_file()));
    let (patterns, left_out) = pdl::lower(&patterns, &code, start);
    Ok(Lowered { patterns, type_conversions: rules.data(&code), left_out })
}

/// The text of the DRR patterns of a file in PDL.
///
/// # Errors
///
/// All mistakes in the patterns, and the patterns that PDL cannot express. These are warnings if the request leaves them out.
pub(crate) fn pdl_text(
    records: &Records,
    request: &Request,
    warnings: &mut Vec<Diagnostic>,
) -> Result<String, Vec<Diagnostic>> {
    let Lowered { patterns, left_out, .. } = lowered(records, request, warnings)?;
    match request.skip_unsupported_patterns {
        true => warnings
            .extend(left_out.into_iter().map(|error| Diagnostic { severity: Severity::Warning, ..error })),
        false if !left_out.is_empty() => return Err(in_source_order(left_out)),
        false => {}
    }
    Ok(rtblgen_pdll::pdl::print(&patterns.module, records.sources()))
}

/// Reads the patterns of a file for their hooks. These get their signatures. Returns the items of module `hooks` that the Rust of
/// the patterns names.
///
/// # Errors
///
/// All mistakes in the patterns, in the ops that they mention and in their snippets.
pub(crate) fn hooks(
    records: &Records,
    request: &Request,
    hooks: &mut Vec<Hook>,
    warnings: &mut Vec<Diagnostic>,
) -> Result<BTreeSet<String>, Vec<Diagnostic>> {
    let (mut patterns, mut diagnostics) = drr::patterns(records, &request.upstream_includes);
    let (rules, of_rules) = TypeRules::of(records);
    diagnostics.extend(of_rules);
    let read = read_snippets(records, (&mut patterns, &rules), diagnostics, request, hooks, warnings)?;
    Ok(add_functions(hooks, read.functions, read.code.hooks))
}

/// The snippets of patterns, checked.
struct ReadSnippets<'r> {
    code: Code<'r>,
    functions: HookFunctions,
    extern_paths: ExternPaths,
}

/// Checks the names and the snippets of patterns, and names their hooks.
fn read_snippets<'r>(
    records: &'r Records,
    (patterns, rules): (&mut [Pattern<'r>], &TypeRules<'r>),
    diagnostics: Vec<Diagnostic>,
    request: &Request,
    hooks: &[Hook],
    warnings: &mut Vec<Diagnostic>,
) -> Result<ReadSnippets<'r>, Vec<Diagnostic>> {
    let mut mistakes = split(diagnostics, warnings);
    warnings.extend(explain::warnings(patterns));
    let extern_paths = ExternPaths::new(&request.extern_paths)?;
    mistakes.extend(name_clashes(patterns));
    mistakes.extend(hidden_ops(patterns, &extern_paths));
    let mut reader = CodeReader::new(records);
    patterns.iter().for_each(|pattern| model::code::read(pattern, &mut reader));
    rules.read(&mut reader);
    let (code, of_snippets) = reader.finish();
    mistakes.extend(split(of_snippets, warnings));
    if !mistakes.is_empty() {
        return Err(in_source_order(mistakes));
    }
    let written = request.stub_hooks.then_some(&request.written_hooks);
    let functions = model::hook_uses::read(patterns, &code, hooks, written);
    Ok(ReadSnippets { code, functions, extern_paths })
}

/// Replaces the hooks of patterns by the functions that patterns call. Returns their names beside `named`.
fn add_functions(
    hooks: &mut Vec<Hook>,
    functions: HookFunctions,
    mut named: BTreeSet<String>,
) -> BTreeSet<String> {
    hooks.retain(|hook| !hook.is_of_pattern());
    let functions = functions.into_hooks();
    named.extend(functions.iter().map(|function| function.name.clone()));
    hooks.extend(functions);
    named
}

/// The Rust of the patterns of the file `name`.
fn emitted<'r>(
    records: &'r Records,
    (patterns, rules): (&mut [Pattern<'r>], &TypeRules<'r>),
    diagnostics: Vec<Diagnostic>,
    name: &str,
    request: &Request,
    hooks: &mut Vec<Hook>,
    warnings: &mut Vec<Diagnostic>,
) -> Result<(Emitted, PatternTerms), Vec<Diagnostic>> {
    let ReadSnippets { mut code, functions, extern_paths } =
        read_snippets(records, (&mut *patterns, rules), diagnostics, request, hooks, warnings)?;
    let named = std::mem::take(&mut code.hooks);
    let module = namer::ident(&format!("{}_support", namer::snake_case(request.main.stem())));
    let mut codegen = CodegenContext::new(records, code, module, &extern_paths);
    let mut items = emit::file(patterns, &mut codegen, &extern_paths, request.fuse_patterns, &functions);
    items.extend(type_rules::items(rules, &mut codegen, &extern_paths));
    let items: Vec<TokenStream> = items.into_iter().filter(|item| !item.is_empty()).collect();
    let text = pretty::items(items, codegen.finish()).map_err(|mistake| vec![mistake])?;
    let text = format!("// Generated by rtblgen from `{name}`: do not edit.\n\n{text}");
    let hooks = add_functions(hooks, functions, named);
    Ok((Emitted { text, hooks, interfaces: BTreeSet::new() }, explain::terms(patterns, records.sources())))
}

/// Patterns whose types, or those of their matches, have one name.
fn name_clashes(patterns: &[Pattern<'_>]) -> Vec<Diagnostic> {
    let mut classes = ClassNames::default();
    let clashes = patterns.iter().flat_map(|pattern| {
        let class = namer::type_name(&pattern.name);
        let of_match = classes.take(&namer::derived_name("", &class, "Match"), pattern.span);
        [classes.take(&class, pattern.span), of_match]
    });
    clashes.flatten().collect()
}

/// Errors for patterns that have the name of an op's type: they would hide the op in the module.
fn hidden_ops(patterns: &[Pattern<'_>], extern_paths: &ExternPaths) -> Vec<Diagnostic> {
    let mut ops = BTreeMap::new();
    for pattern in patterns {
        pattern.for_each_operator(&mut |operator| {
            let class = &operator.class_name;
            let path = extern_paths.op(operator.record, operator.dialect_name, class);
            if path.to_string() == *class {
                ops.insert(class.clone(), operator.record.span());
            }
        });
    }
    let clash = |pattern: &Pattern<'_>| {
        let class = namer::type_name(&pattern.name);
        let op = *ops.get(&class)?;
        let message = format!("the pattern hides the Rust type `{class}` of an op");
        let error = Diagnostic::error(pattern.span, message).with_label(op, "the op is defined here");
        Some(error.with_help("give the pattern another name"))
    };
    patterns.iter().filter_map(clash).collect()
}

/// The errors; the rest goes to the warnings.
fn split(diagnostics: Vec<Diagnostic>, warnings: &mut Vec<Diagnostic>) -> Vec<Diagnostic> {
    let (mistakes, rest): (Vec<_>, _) = diagnostics.into_iter().partition(Diagnostic::is_error);
    warnings.extend(rest);
    mistakes
}

fn in_source_order(mut mistakes: Vec<Diagnostic>) -> Vec<Diagnostic> {
    mistakes.sort_by_key(|mistake| mistake.span.map(|span| span.start));
    mistakes.dedup();
    mistakes
}
