//! Rewrite patterns from files at run time: PDLL, or the `pdl` and `pdl_interp` dialects.
//!
//! [`load`] reads a file of PDLL, [`load_mlir`] one of MLIR;
//! [`add_pdl`](rtblgen_runtime::RewritePatternSet::add_pdl) verifies the patterns and adds them to a set. [`PdlPatterns`] is
//! a pass that does both, and [`watch_if_asked`] runs it again when its files change.

mod convert;
mod pass;
mod watch;

pub use pass::PdlPatterns;
pub use watch::watch_if_asked;

use std::path::{Path, PathBuf};

use rtblgen_dialects::pdl::{PdlDialect, patterns};
use rtblgen_dialects::pdl_interp::{MATCHER, PdlInterpDialect, program};
use rtblgen_pdll::{Failure, Options, Parsed, parse, pdl};
use rtblgen_runtime::rewrite::pdl::{PdlError, PdlFunctions, PdlPattern, PdlProgram};
use rtblgen_runtime::{Context, RewritePatternSet};
use rtblgen_td_library::{Library, WithLibrary, include_dirs};
use tblgen_parser::{FileLoader, MainFile};

/// Reads a file of PDLL with all that it includes: files beside it, files in the folders of the options, and those of the td
/// library, such as `mlir/IR/OpBase.td`.
///
/// Native constraints and rewrites are called by their names; code in the file is not compiled.
///
/// ```
/// use rtblgen_runtime::rewrite::pdl::PdlFunctions;
/// use rtblgen_runtime::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
/// use tblgen_parser::{MainFile, Memory};
///
/// let text = "#include \"mlir/IR/OpBase.td\"\nPattern { let root = op<t.one>(x: Value); replace root with x; }";
/// let main = MainFile { name: "fold.pdll".to_owned(), text: text.to_owned() };
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let mut ir = context.parse_module("a.mlir", "%0 = \"t.a\"() : () -> i1\n%1 = \"t.one\"(%0) : (i1) -> i1\n").unwrap();
/// let fold = rtblgen_pdl::load(&context, main, &Default::default(), &Memory::default()).unwrap();
/// let mut patterns = RewritePatternSet::new(&context);
/// patterns.add_pdl(fold, &PdlFunctions::default()).unwrap();
/// apply_patterns_greedily(&mut ir, &patterns.freeze(), GreedyConfig::default()).unwrap();
/// assert!(!ir.to_string().contains("t.one"));
/// ```
///
/// # Errors
///
/// What is wrong with the file.
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
        match convert::pattern(context, pattern, name) {
            Ok(pattern) => patterns.push(pattern),
            Err(error) => return Err(Failure { sources: module.sources, diagnostics: vec![*error] }),
        }
    }
    Ok(patterns)
}

/// The tree of a file, with the files beside it and the td library in reach.
fn parsed(main: MainFile, options: &Options, loader: &dyn FileLoader) -> Result<Parsed, Failure> {
    let loader = WithLibrary { files: loader, library: Library::Wins, has_upstream: false };
    let beside = Path::new(&main.name).parent().filter(|folder| !folder.as_os_str().is_empty());
    let own: Vec<PathBuf> = options.include_dirs.iter().cloned().chain(beside.map(Path::to_owned)).collect();
    let options = Options { include_dirs: include_dirs(&own, &[]), ..options.clone() };
    parse(main, &options, &loader)
}

/// What a file of MLIR has.
#[derive(Clone, Debug)]
pub enum LoadedMlir<'c> {
    /// The `pdl.pattern` operations.
    Patterns(Vec<PdlPattern<'c>>),
    /// A program of `pdl_interp`: the function `matcher` with its rewriters.
    Program(Box<PdlProgram<'c>>),
}

impl<'c> LoadedMlir<'c> {
    /// Verifies what was loaded and adds it to a set, with the functions that it calls.
    ///
    /// # Errors
    ///
    /// What is wrong with it; nothing is added then.
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

/// Reads a file of MLIR with `pdl.pattern` operations, or with a program of `pdl_interp`. Registers the two dialects in the
/// context.
///
/// # Errors
///
/// What is wrong with the file, as text.
///
/// ```
/// use rtblgen_pdl::{LoadedMlir, load_mlir};
///
/// let context = rtblgen_runtime::Context::new();
/// let text = "pdl.pattern @erase : benefit(1) { %op = operation \"t.none\" rewrite %op { erase %op } }";
/// let LoadedMlir::Patterns(patterns) = load_mlir(&context, "rules.mlir", text).unwrap() else { panic!() };
/// assert_eq!(patterns[0].name, "erase");
/// ```
pub fn load_mlir<'c>(context: &'c Context, name: &str, text: &str) -> Result<LoadedMlir<'c>, String> {
    context.register::<PdlDialect>();
    context.register::<PdlInterpDialect>();
    let ir = context.parse_module(name, text).map_err(|errors| errors.to_string())?;
    let loaded = match ir.root().lookup_symbol(&ir, MATCHER) {
        Some(_) => program(&ir, ir.root()).map(|program| LoadedMlir::Program(Box::new(program))),
        None => patterns(&ir, ir.root()).map(LoadedMlir::Patterns),
    };
    loaded.map_err(|error| error.to_string())
}
