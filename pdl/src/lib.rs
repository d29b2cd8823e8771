//! Rewrite patterns from files at run time: PDLL, or the `pdl` dialect.
//!
//! [`load`] reads a file of PDLL, [`load_mlir`] one of the `pdl` dialect; [`add_pdl`](rtblgen_runtime::RewritePatternSet::add_pdl) verifies the patterns and adds them to a
//! set. [`PdlPatterns`] is a pass that does both.

mod convert;
mod pass;

pub use pass::PdlPatterns;

use rtblgen_dialects::pdl::{PdlDialect, patterns};
use rtblgen_pdll::{Failure, Options, parse, pdl};
use rtblgen_runtime::Context;
use rtblgen_runtime::rewrite::pdl::PdlPattern;
use tblgen_parser::{FileLoader, MainFile};

/// Reads a file of PDLL with all that it includes.
///
/// Native constraints and rewrites are called by their names; code in the file is not compiled.
///
/// ```
/// use rtblgen_runtime::rewrite::pdl::PdlFunctions;
/// use rtblgen_runtime::{Context, GreedyConfig, RewritePatternSet, apply_patterns_greedily};
/// use tblgen_parser::{MainFile, Memory};
///
/// let text = "Pattern { let root = op<t.one>(x: Value); replace root with x; }";
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
    let module = parse(main, options, loader)?.module;
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

/// Reads the `pdl.pattern` operations of a file of MLIR. Registers the `pdl` dialect in the context.
///
/// # Errors
///
/// What is wrong with the file, as text.
///
/// ```
/// let context = rtblgen_runtime::Context::new();
/// let text = "pdl.pattern @erase : benefit(1) { %op = operation \"t.none\" rewrite %op { erase %op } }";
/// let patterns = rtblgen_pdl::load_mlir(&context, "rules.mlir", text).unwrap();
/// assert_eq!(patterns[0].name, "erase");
/// ```
pub fn load_mlir<'c>(context: &'c Context, name: &str, text: &str) -> Result<Vec<PdlPattern<'c>>, String> {
    context.register::<PdlDialect>();
    let ir = context.parse_module(name, text).map_err(|errors| errors.to_string())?;
    patterns(&ir, ir.root()).map_err(|error| error.to_string())
}
