//! DRR patterns and type conversions that are loaded at run time.
//!
//! [`load_patterns`] evaluates a file and lowers its patterns to PDL, [`LoadedPatterns::add_to`] adds them to a set. The native
//! functions that the patterns call are evaluated snippets (`function`). A pattern with an unknown part is left out, and the part is
//! reported.

mod entity;
mod function;
mod pass;
mod structure;
mod types;

pub use pass::{ApplyConversions, Populate};

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use rtblgen_backends::pdl_patterns::PdlPatterns;
use rtblgen_backends::{Failure, PatternFile};
use rtblgen_conversion::TypeConverter;
use rtblgen_ir::{Context, RewritePatternSet};
use rtblgen_pdl::{AddPdl, PdlFunctions};
use rtblgen_pdll::pdl::{Kind, PdlModule, PdlPattern, Value};
use tblgen_parser::{Diagnostic, ErrorFormat, FileLoader, Severity, SourceMap, render};

use crate::patterns::entity::SnippetContext;
use crate::patterns::function::Function;
use crate::patterns::types::LoadedConversion;
use crate::versions::Versions;
use crate::{Source, loader};

/// The DRR patterns and the type conversions of a file.
#[derive(Debug)]
pub struct LoadedPatterns {
    module: PdlModule,
    /// For each pattern, the matched ops, whose locations are those of the new ops.
    matched: Vec<Vec<Value>>,
    functions: Vec<(String, Arc<Function>)>,
    conversions: Vec<Arc<LoadedConversion>>,
    /// Warnings about the file.
    pub warnings: Vec<Diagnostic>,
    /// The sources of the warnings.
    pub sources: SourceMap,
    /// An error for each part that PDL cannot express, or that needs code. The patterns with such parts are left out.
    pub left_out: Vec<Diagnostic>,
}

static LOADED: LazyLock<Versions<LoadedPatterns>> = LazyLock::new(Versions::default);

/// Loads the DRR patterns and the type conversions of a file.
///
/// ```
/// use rtblgen_backends::MainFile;
/// use rtblgen_dynamic::{Source, load, load_patterns};
/// use rtblgen_ir::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
/// use tblgen_parser::Memory;
///
/// let text = r#"
///     include "mlir/IR/PatternBase.td"
///     def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
///     def Toy_NegOp : Op<Toy_Dialect, "neg"> { let arguments = (ins I32:$x); let results = (outs I32:$y); }
///     def Twice : Pat<(Toy_NegOp (Toy_NegOp $x)), (replaceWithValue $x)>;
/// "#;
/// let main = MainFile::Text { name: "toy.td".into(), text: text.into() };
/// let source = Source { main, ..Default::default() };
///
/// let context = Context::new();
/// context.register::<rtblgen_ir::dialects::FuncDialect>();
/// load(&source, &Memory::default())?.register(&context);
/// let program = "func.func @f(%x: i32) -> i32 {
///   %y = \"toy.neg\"(%x) : (i32) -> i32
///   %z = \"toy.neg\"(%y) : (i32) -> i32
///   return %z : i32
/// }";
/// let mut ir = context.parse_module("program", program).unwrap();
/// let mut patterns = RewritePatternSet::new(&context);
/// load_patterns(&source, &Memory::default())?.add_to(&mut patterns).unwrap();
/// apply_patterns_greedily(&mut ir, &patterns.freeze(), GreedyConfig::default()).unwrap();
/// // The inner operation stays, since it is not `Pure`.
/// assert_eq!(ir.to_string().matches("toy.neg").count(), 1);
/// # Ok::<(), rtblgen_backends::Failure>(())
/// ```
///
/// # Errors
///
/// Returns all independent errors in the file.
pub fn load_patterns(source: &Source, files: &dyn FileLoader) -> Result<Arc<LoadedPatterns>, Failure> {
    rtblgen_backends::with_pdl_patterns(&source.request(), files, |read| {
        LOADED.of(read.records, || evaluated(read))
    })
}

/// Compiles the native functions of patterns, and leaves out the patterns that call an unknown function.
fn evaluated(read: PatternFile<'_, '_>) -> LoadedPatterns {
    let PatternFile { records, file, patterns, type_conversions, mut left_out, warnings } = read;
    let loader = loader::for_snippets(records, file);
    let context = SnippetContext(&loader);
    let PdlPatterns { mut module, matched, functions: all } = patterns;
    let mut functions = Vec::new();
    let mut unknown = BTreeMap::new();
    for own in &all {
        match Function::new(own, &context, &functions) {
            Ok(function) => functions.push((own.name.clone(), Arc::new(function))),
            Err(what) => {
                unknown.insert(own.name.clone(), (own.span, what));
            }
        }
    }
    let mut users: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut seen: Vec<(u32, String)> = Vec::new();
    let mut kept = Vec::new();
    for (pattern, matched) in std::mem::take(&mut module.patterns).into_iter().zip(matched) {
        let calls = called(&pattern);
        let missing: Vec<&str> =
            unknown.keys().map(String::as_str).filter(|name| calls.contains(name)).collect();
        // A pattern with `either` has several orders of operands, which are reported once.
        let own = pattern.name.clone().unwrap_or_default();
        let is_order_of = |(start, name): &(u32, String)| {
            *start == pattern.span.start && own.strip_prefix(name).is_some_and(|rest| rest.starts_with('_'))
        };
        if !missing.is_empty() && !seen.iter().any(is_order_of) {
            missing.iter().for_each(|name| users.entry(name).or_default().push(own.clone()));
            seen.push((pattern.span.start, own));
        }
        if missing.is_empty() {
            kept.push((pattern, matched));
        }
    }
    for (name, patterns) in &users {
        let (span, what) = &unknown[*name];
        left_out.push(error(*span, name, what, patterns));
    }
    let mut conversions = Vec::new();
    for own in &type_conversions {
        match LoadedConversion::new(own, &loader.names) {
            Ok(conversion) => conversions.push(Arc::new(conversion)),
            Err(error) => left_out.push(error),
        }
    }
    left_out.sort_by_key(|error| error.span.map(|span| span.start));
    let (patterns, matched) = kept.into_iter().unzip();
    module.patterns = patterns;
    let sources = records.sources().clone();
    LoadedPatterns { module, matched, functions, conversions, warnings, sources, left_out }
}

fn error(span: tblgen_parser::Span, name: &str, what: &[String], patterns: &[String]) -> Diagnostic {
    let subject = match patterns {
        [one] => format!("the pattern `{one}` needs"),
        several => format!("the patterns `{}` need", several.join("`, `")),
    };
    let message = format!("{subject} code: {} of `{name}` is not known", what.join(", "));
    let help = "compile the file with `--gen-rewriters`, or leave out such patterns with `--skip-unsupported-patterns`";
    Diagnostic::error(span, message).with_help(help)
}

/// The native functions that a pattern calls.
fn called(pattern: &PdlPattern) -> Vec<&str> {
    let calls = pattern.operations.iter().filter_map(|operation| match &operation.kind {
        Kind::NativeConstraint { name, .. } | Kind::NativeRewrite { name, .. } => Some(name.as_str()),
        _ => None,
    });
    calls.collect()
}

impl LoadedPatterns {
    /// Adds the patterns to a set. Warns of patterns that never apply, since the context has not registered their operations.
    ///
    /// # Errors
    ///
    /// Returns the error in the first pattern that the context does not admit.
    pub fn add_to(&self, set: &mut RewritePatternSet<'_>) -> Result<(), String> {
        let (patterns, functions) = self.pdl_patterns(set.context())?;
        rtblgen_pdl::warn_of_unregistered(set.context(), &patterns);
        set.add_pdl_in_order(patterns, &functions).map(|_| ()).map_err(|error| error.to_string())
    }

    /// The patterns in the form of PDL, and the functions that they call.
    ///
    /// # Errors
    ///
    /// Returns the error in the first pattern that the context does not admit.
    pub fn pdl_patterns<'c>(
        &self,
        context: &'c Context,
    ) -> Result<(Vec<rtblgen_pdl::PdlPattern<'c>>, PdlFunctions<'c>), String> {
        let patterns = rtblgen_pdl::lowered(context, &self.module, &self.matched, &self.sources)
            .map_err(|error| render(&error, &self.sources, ErrorFormat::Human, false))?;
        let mut functions = PdlFunctions::default();
        for (name, function) in &self.functions {
            let (constraint, rewrite) = (Arc::clone(function), Arc::clone(function));
            functions.constraint(name, move |ir, arguments| constraint.constraint(ir, arguments));
            functions.rewrite(name, move |rewriter, arguments| rewrite.rewrite(rewriter, arguments));
        }
        Ok((patterns, functions))
    }

    /// Adds the type conversions of the file to a converter. The first one in the file that applies to a type is used.
    ///
    /// # Errors
    ///
    /// Returns the first type that the context does not have.
    pub fn add_type_conversions<'c>(
        &self,
        context: &'c Context,
        converter: &mut TypeConverter<'c>,
    ) -> Result<(), String> {
        // The converter tries the conversion that was added last first.
        self.conversions.iter().rev().try_for_each(|own| own.add_to(context, converter))
    }

    /// The ops at which the patterns are rooted.
    pub(crate) fn roots(&self) -> impl Iterator<Item = &str> {
        self.module.patterns.iter().filter_map(|pattern| {
            let root = pattern.operations.iter().find_map(|own| match own.kind {
                Kind::Rewrite { root } => Some(root),
                _ => None,
            })?;
            match &pattern.operation(root).kind {
                Kind::Operation { name, .. } => name.as_deref(),
                _ => None,
            }
        })
    }

    /// The patterns in the `pdl` dialect, as text.
    pub fn pdl_text(&self) -> String {
        rtblgen_pdll::pdl::print(&self.module, &self.sources)
    }

    /// Whether the file has type conversions.
    pub fn has_conversions(&self) -> bool {
        !self.conversions.is_empty()
    }

    /// The names of the patterns.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.module.patterns.iter().filter_map(|pattern| pattern.name.as_deref())
    }

    /// The text of the warnings, and of the errors about patterns that are left out, with the severity `left_out_as`.
    pub fn report(&self, left_out_as: Severity) -> String {
        let left_out = self.left_out.iter().cloned().map(|own| Diagnostic { severity: left_out_as, ..own });
        let all = self.warnings.iter().cloned().chain(left_out);
        all.map(|own| render(&own, &self.sources, ErrorFormat::Human, false)).collect()
    }
}
