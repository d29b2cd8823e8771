//! Rewrite patterns from files at run time: PDLL, or the `pdl` and `pdl_interp` dialects.
//!
//! [`load_file`] reads a file of either kind, and [`LoadedPatterns::add_to`] verifies its patterns and adds them to a set.
//! [`load`] and [`load_mlir`] read text. [`PdlPatterns`] is a pass that reads a file and applies its patterns, and
//! [`watch_if_asked`] runs it again when the file changes.

#[cfg(feature = "check")]
mod check;
mod convert;
mod pass;
mod watch;

#[cfg(feature = "check")]
pub use check::{PatternsToCheck, register_check, register_check_with};
pub use pass::PdlPatterns;
pub use watch::{watch, watch_if_asked};

// The types of the parameters and results of this crate's functions.
pub use rtblgen_pdll::{Failure, Options};
pub use rtblgen_runtime::rewrite::pdl::{
    AddPdl, PdlEntity, PdlError, PdlFunctions, PdlKind, PdlPattern, PdlProgram, warn_of_unregistered,
};
pub use tblgen_parser::{Diagnostic, Disk, FileLoader, MainFile, Memory, SourceMap};

use std::path::{Path, PathBuf};

use rtblgen_dialects::pdl::{PdlDialect, patterns};
use rtblgen_dialects::pdl_interp::{MATCHER, PdlInterpDialect, program};
use rtblgen_pdll::{Parsed, parse, pdl};
use rtblgen_runtime::opt::OptRegistry;
use rtblgen_runtime::rewrite::pdl::explain;
use rtblgen_runtime::{Context, RewritePatternSet};
use rtblgen_td_library::{Library, WithLibrary, include_dirs};

/// Adds the pass [`PdlPatterns`] to a driver that calls [`watch_if_asked`], and describes `--pdl-watch` in its `--help`.
pub fn register(registry: &mut OptRegistry) {
    registry.pass(PdlPatterns);
    registry.describe_flag(
        "pdl-watch",
        "Run again when the patterns or the input change, and print what differs",
    );
}

/// Reads a file of patterns: of PDLL, or of operations of `pdl` or `pdl_interp` if its name ends with `.mlir`.
///
/// ```
/// use rtblgen_pdl::{Options, PdlFunctions, load_file};
/// use rtblgen_runtime::{Context, RewritePatternSet};
///
/// fn populate<'c>(context: &'c Context, patterns: &mut RewritePatternSet<'c>) -> Result<(), Box<dyn std::error::Error>> {
///     let loaded = load_file(context, "fold.pdll".as_ref(), &Options::default())?;
///     Ok(loaded.add_to(patterns, &PdlFunctions::default())?)
/// }
/// let context = Context::new();
/// let error = populate(&context, &mut RewritePatternSet::new(&context)).unwrap_err();
/// assert_eq!(error.to_string(), "cannot open the file of patterns `fold.pdll`");
/// ```
///
/// # Errors
///
/// Returns the error of reading the file, or the errors in it, as text.
pub fn load_file<'c>(
    context: &'c Context,
    path: &Path,
    options: &Options,
) -> Result<LoadedPatterns<'c>, String> {
    let name = path.display().to_string();
    let text = match Disk.load(path) {
        Ok(Some(file)) => file.text,
        Ok(None) => return Err(format!("cannot open the file of patterns `{name}`")),
        Err(error) => return Err(format!("cannot open the file of patterns `{name}`: {error}")),
    };
    if path.extension().is_some_and(|extension| extension == "mlir") {
        return load_mlir(context, &name, &text);
    }
    let patterns = load(context, MainFile { name, text }, options, &Disk);
    patterns.map(LoadedPatterns::Patterns).map_err(|failure| failure.to_string())
}

/// Reads a file of PDLL with all that it includes: files beside it, files in the folders of the options, and those of the td
/// library, such as `mlir/IR/OpBase.td`.
///
/// Native constraints and rewrites are called by their names; code in the file is not compiled.
///
/// ```
/// use rtblgen_pdl::{AddPdl, MainFile, Memory, Options, PdlFunctions, load};
/// use rtblgen_runtime::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
///
/// let text = "#include \"mlir/IR/OpBase.td\"\nPattern { let root = op<t.one>(x: Value); replace root with x; }";
/// let main = MainFile { name: "fold.pdll".to_owned(), text: text.to_owned() };
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let mut ir = context.parse_module("a.mlir", "%0 = \"t.a\"() : () -> i1\n%1 = \"t.one\"(%0) : (i1) -> i1\n").unwrap();
/// let fold = load(&context, main, &Options::default(), &Memory::default()).unwrap();
/// let mut patterns = RewritePatternSet::new(&context);
/// patterns.add_pdl(fold, &PdlFunctions::default()).unwrap();
/// apply_patterns_greedily(&mut ir, &patterns.freeze(), GreedyConfig::default()).unwrap();
/// assert!(!ir.to_string().contains("t.one"));
/// ```
///
/// # Errors
///
/// Returns the errors in the file.
pub fn load<'c>(
    context: &'c Context,
    main: MainFile,
    options: &Options,
    loader: &dyn FileLoader,
) -> Result<Vec<PdlPattern<'c>>, Failure> {
    let module = parsed(main, options, loader)?.module;
    let lowered = match pdl::lower(&module) {
        Ok(lowered) => lowered,
        Err(diagnostics) => return Err(Failure { sources: module.sources, diagnostics }),
    };
    let mut unnamed = 0;
    let mut patterns = Vec::new();
    for pattern in &lowered.patterns {
        let name = pattern.name.clone().unwrap_or_else(|| {
            unnamed += 1;
            format!("GeneratedPDLLPattern{}", unnamed - 1)
        });
        match convert::pattern(context, pattern, name, &module.sources) {
            Ok(pattern) => patterns.push(pattern),
            Err(error) => return Err(Failure { sources: module.sources, diagnostics: vec![*error] }),
        }
    }
    Ok(patterns)
}

/// The patterns of a module of PDL that was lowered from another language. `matched` has the matched operations of each pattern
/// whose locations its new operations have. `sources` has the places of the patterns.
///
/// # Errors
///
/// Returns an error for a constant that the context cannot read.
pub fn lowered<'c>(
    context: &'c Context,
    module: &pdl::PdlModule,
    matched: &[Vec<pdl::Value>],
    sources: &SourceMap,
) -> Result<Vec<PdlPattern<'c>>, Box<Diagnostic>> {
    let patterns = module.patterns.iter().zip(matched).map(|(pattern, matched)| {
        let name = pattern.name.clone().unwrap_or_default();
        let located = matched.iter().copied().map(convert::value_of).collect();
        Ok(PdlPattern { located: Some(located), ..convert::pattern(context, pattern, name, sources)? })
    });
    patterns.collect()
}

/// The tree of a file, with the files beside it and the td library in reach.
fn parsed(main: MainFile, options: &Options, loader: &dyn FileLoader) -> Result<Parsed, Failure> {
    let loader = WithLibrary { files: loader, library: Library::Wins, has_upstream: false };
    let beside = Path::new(&main.name).parent().filter(|folder| !folder.as_os_str().is_empty());
    let own: Vec<PathBuf> = options.include_dirs.iter().cloned().chain(beside.map(Path::to_owned)).collect();
    let options = Options { include_dirs: include_dirs(&own, &[]), ..options.clone() };
    parse(main, &options, &loader)
}

/// The patterns of a file.
#[derive(Clone, Debug)]
pub enum LoadedPatterns<'c> {
    /// The patterns of PDLL, or the `pdl.pattern` operations.
    Patterns(Vec<PdlPattern<'c>>),
    /// A program of `pdl_interp`: the function `matcher` with its rewriters.
    Program(Box<PdlProgram<'c>>),
}

impl<'c> LoadedPatterns<'c> {
    /// Takes out the patterns that call a native function which is not among these. Returns an error for each, at the call.
    pub fn leave_out_unknown(
        &mut self,
        functions: &PdlFunctions<'c>,
    ) -> Vec<rtblgen_runtime::Diagnostic<'c>> {
        let Self::Patterns(patterns) = self else { return Vec::new() };
        let mut errors = Vec::new();
        patterns.retain(|pattern| {
            let error = unknown_call(pattern, functions);
            let is_known = error.is_none();
            errors.extend(error);
            is_known
        });
        errors
    }

    /// Warns of the patterns that never apply in a context: it has not registered their operations.
    pub fn warn_of_unregistered(&self, context: &'c Context) {
        if let Self::Patterns(patterns) = self {
            rtblgen_runtime::rewrite::pdl::warn_of_unregistered(context, patterns);
        }
    }

    /// Warns of patterns that never apply or never end, by the findings about the set.
    pub fn warn_of_findings(&self, context: &'c Context) {
        let Self::Patterns(patterns) = self else { return };
        // Errors in the patterns are those of `add_to`.
        let findings = explain(context, patterns).map_or_else(|_| Vec::new(), |found| found.findings());
        for finding in findings {
            let pattern = patterns.iter().find(|pattern| pattern.name == finding.pattern);
            let location = pattern.and_then(|pattern| pattern.location);
            let location = location.unwrap_or_else(|| context.unknown_loc());
            context.emit_once(&rtblgen_runtime::Diagnostic::new(
                rtblgen_runtime::Severity::Warning,
                location,
                finding.text,
            ));
        }
    }

    /// Verifies the loaded patterns and adds them to a set, with the functions that they call.
    ///
    /// # Errors
    ///
    /// Returns the errors in the patterns; nothing is added then.
    pub fn add_to(
        self,
        set: &mut RewritePatternSet<'c>,
        functions: &PdlFunctions<'c>,
    ) -> Result<(), PdlError> {
        match self {
            Self::Patterns(patterns) => set.add_pdl(patterns, functions).map(|_| ()),
            Self::Program(program) => set.add_pdl_program(*program, functions).map(|_| ()),
        }
    }
}

/// An error at the first call of a native function that is not among these.
fn unknown_call<'c>(
    pattern: &PdlPattern<'c>,
    functions: &PdlFunctions<'c>,
) -> Option<rtblgen_runtime::Diagnostic<'c>> {
    let unknown = |kind: &PdlKind<'c>| match kind {
        PdlKind::NativeConstraint { name, .. } if !functions.has_constraint(name) => {
            Some(format!("constraint `{name}`"))
        }
        PdlKind::NativeRewrite { name, .. } if !functions.has_rewrite(name) => {
            Some(format!("rewrite `{name}`"))
        }
        _ => None,
    };
    let (call, what) = pattern.operations.iter().find_map(|call| Some((call, unknown(&call.kind)?)))?;
    let name = &pattern.name;
    let message =
        format!("the pattern `{name}` needs code: the native {what} is not compiled into this program");
    let location = call.location.or(pattern.location)?;
    Some(rtblgen_runtime::Diagnostic::error(location, message))
}

/// Reads a file of MLIR with `pdl.pattern` operations, or with a program of `pdl_interp`. Registers the two dialects in the
/// context.
///
/// # Errors
///
/// Returns the errors in the file, as text.
///
/// ```
/// use rtblgen_pdl::{LoadedPatterns, load_mlir};
///
/// let context = rtblgen_runtime::Context::new();
/// let text = "pdl.pattern @erase : benefit(1) { %op = operation \"t.none\" rewrite %op { erase %op } }";
/// let LoadedPatterns::Patterns(patterns) = load_mlir(&context, "rules.mlir", text).unwrap() else { panic!() };
/// assert_eq!(patterns[0].name, "erase");
/// ```
pub fn load_mlir<'c>(context: &'c Context, name: &str, text: &str) -> Result<LoadedPatterns<'c>, String> {
    context.register::<PdlDialect>();
    context.register::<PdlInterpDialect>();
    let ir = context.parse_module(name, text).map_err(|errors| errors.to_string())?;
    let loaded = match ir.root().lookup_symbol(&ir, MATCHER) {
        Some(_) => program(&ir, ir.root()).map(|program| LoadedPatterns::Program(Box::new(program))),
        None => patterns(&ir, ir.root()).map(LoadedPatterns::Patterns),
    };
    loaded.map_err(|error| error.to_string())
}
