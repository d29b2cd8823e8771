//! Evaluation: from the syntax tree to records.

mod arguments;
mod binary;
mod body;
mod entry;
mod iteration;
mod operation;
mod position;
mod scope;
mod statement;
mod suffix;
mod ternary;
mod types;
mod value;

use crate::depth::Descend;
use crate::provenance::Origin;
use crate::query::{Origins, Records};
use crate::record::RecordId;
use crate::store::{EvalError, Store};
use crate::types::TypeId;
use crate::value::ValueId;
use entry::{Entry, Loop};
use rustc_hash::FxHashMap;
use scope::{Scope, ScopeKind};
use std::path::Path;
use tblgen_parser::symbols::Symbol;
use tblgen_parser::syntax::{self, NEVER, Tree};
use tblgen_parser::{
    Diagnostic, Disk, ErrorFormat, FileLoader, MainFile, Options, ParsedFile, SourceMap, Span, render,
};

/// The input was rejected.
pub struct Failure {
    /// The text of all files, which the places in the diagnostics refer to.
    pub sources: SourceMap,
    /// What is wrong, among the warnings and dumps that came before; the first error is the one that llvm-tblgen reports
    /// first.
    pub diagnostics: Vec<Diagnostic>,
}

impl Failure {
    /// The diagnostics for which the input is rejected.
    ///
    /// ```
    /// # use rtblgen_records::evaluate_str;
    /// let failure = evaluate_str("a.td", "class A<int unused>; def a : Missing;").unwrap_err();
    /// assert_eq!(failure.diagnostics.len(), 2);
    /// assert_eq!(failure.errors().next().unwrap().message, "Couldn't find class 'Missing'");
    /// ```
    pub fn errors(&self) -> impl Iterator<Item = &Diagnostic> {
        self.diagnostics.iter().filter(|diagnostic| diagnostic.is_error())
    }

    /// All diagnostics as text.
    pub fn render(&self, format: ErrorFormat, color: bool) -> String {
        self.diagnostics.iter().map(|diagnostic| render(diagnostic, &self.sources, format, color)).collect()
    }
}

impl std::fmt::Debug for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.render(ErrorFormat::Short, false))
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.render(ErrorFormat::Human, false).trim_end())
    }
}

impl std::error::Error for Failure {}

/// How to evaluate.
#[derive(Clone, Debug)]
pub struct EvaluateOptions {
    /// Warn about template arguments that nothing uses.
    pub warn_unused_template_arguments: bool,
}

impl Default for EvaluateOptions {
    fn default() -> Self {
        Self { warn_unused_template_arguments: true }
    }
}

/// Evaluates a parsed file.
///
/// # Errors
///
/// The file is rejected: the diagnostics say why.
pub fn evaluate(parsed: ParsedFile) -> Result<Records, Failure> {
    evaluate_with(parsed, &EvaluateOptions::default())
}

/// Evaluates a parsed file.
///
/// # Errors
///
/// The file is rejected: the diagnostics say why.
pub fn evaluate_with(parsed: ParsedFile, options: &EvaluateOptions) -> Result<Records, Failure> {
    let ParsedFile { sources, mut tree, warnings } = parsed;
    let symbols = std::mem::take(&mut tree.symbols);
    let mut evaluator = Evaluator::new(&tree, &sources, symbols, options.clone());
    evaluator.warnings = &warnings;
    evaluator.run();
    let outcome = evaluator.outcome();
    outcome.records(sources, tree)
}

/// Parses a file and evaluates it.
///
/// The calling thread needs 2 MiB of stack, the default of a Rust thread. Deeply nested files get a larger one.
///
/// ```
/// use rtblgen_records::{EvaluateOptions, parse_and_evaluate};
/// use tblgen_parser::{MainFile, Memory, Options};
///
/// let files = Memory::from([("colors.td", "class Color; def red : Color;")]);
/// let main = MainFile { name: "main.td".to_owned(), text: "include \"colors.td\"".to_owned() };
/// let options = Options::default();
/// let records = parse_and_evaluate(main, &options, &files, &EvaluateOptions::default()).unwrap();
/// assert_eq!(records.derived("Color").len(), 1);
/// ```
///
/// # Errors
///
/// The file is rejected: the diagnostics say why.
///
/// # Panics
///
/// If the loader does.
pub fn parse_and_evaluate(
    main: MainFile,
    options: &Options,
    loader: &dyn FileLoader,
    how: &EvaluateOptions,
) -> Result<Records, Failure> {
    evaluate_with(tblgen_parser::parse(main, options, loader), how)
}

/// What evaluation came to.
struct Outcome {
    store: Store,
    globals: FxHashMap<Symbol, ValueId>,
    origins: Origins,
}

impl Outcome {
    /// The records, or what is wrong.
    fn records(self, sources: SourceMap, tree: Tree) -> Result<Records, Failure> {
        let Self { mut store, globals, origins } = self;
        let messages = std::mem::take(&mut store.messages);
        if messages.iter().any(Diagnostic::is_error) {
            return Err(Failure { sources, diagnostics: messages });
        }
        store.seal();
        Ok(Records::new(sources, tree, store, globals, origins, messages))
    }
}

/// How an identifier without a meaning is read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Value,
    /// It is a string: in the names of definitions, and behind `#`.
    Name,
}

/// A value that a `let` gives to a field.
#[derive(Clone)]
struct LetValue {
    name: Symbol,
    /// The bits that are set, the lowest first; all without.
    bits: Option<Vec<u32>>,
    value: ValueId,
    span: Span,
    origin: Origin,
}

struct Multiclass {
    /// Holds the template arguments.
    record: RecordId,
    entries: Vec<Entry>,
}

/// A `defset` whose statements are being evaluated.
struct Defset {
    span: Span,
    element: TypeId,
    records: Vec<ValueId>,
}

/// The state of evaluation.
struct Evaluator<'t> {
    tree: &'t Tree,
    sources: &'t SourceMap,
    options: EvaluateOptions,
    store: Store,
    scopes: Vec<Scope>,
    /// Variables of the operators around.
    iterators: Vec<Symbol>,
    globals: FxHashMap<Symbol, ValueId>,
    type_aliases: FxHashMap<Symbol, TypeId>,
    multiclasses: FxHashMap<Symbol, Multiclass>,
    current_multiclass: Option<Symbol>,
    loops: Vec<Loop>,
    lets: Vec<Vec<LetValue>>,
    defsets: Vec<Defset>,
    qualified: FxHashMap<(RecordId, Symbol), Symbol>,
    /// `NAME`
    name_symbol: Symbol,
    /// As what each `defvar` was written.
    local_origins: Vec<(Symbol, syntax::ExprId)>,
    /// What each identifier was evaluated to, by the number of its expression.
    meanings: Vec<ValueId>,
    /// The start of the token behind the innermost statement that is being evaluated.
    after_statement: u32,
    /// The warnings of the preprocessor that have not been reported.
    warnings: &'t [Diagnostic],
}

impl Descend for Evaluator<'_> {
    fn depth(&mut self) -> &mut u32 {
        &mut self.store.depth
    }
}

impl<'t> Evaluator<'t> {
    fn new(
        tree: &'t Tree,
        sources: &'t SourceMap,
        mut symbols: tblgen_parser::symbols::Symbols,
        options: EvaluateOptions,
    ) -> Self {
        let name_symbol = symbols.intern("NAME");
        let store = Store { symbols, ..Store::default() };
        Self {
            tree,
            sources,
            options,
            store,
            scopes: Vec::new(),
            iterators: Vec::new(),
            globals: FxHashMap::default(),
            type_aliases: FxHashMap::default(),
            multiclasses: FxHashMap::default(),
            current_multiclass: None,
            loops: Vec::new(),
            lets: Vec::new(),
            defsets: Vec::new(),
            qualified: FxHashMap::default(),
            name_symbol,
            local_origins: Vec::new(),
            meanings: vec![ValueId::UNSET; tree.exprs().len()],
            after_statement: 0,
            warnings: &[],
        }
    }

    /// Evaluates all statements.
    fn run(&mut self) {
        let tree = self.tree;
        let result = self.scoped(ScopeKind::Block, |this| this.statements(&tree.statements));
        if let Err(mut error) = result.and_then(|()| self.reach(NEVER)) {
            if let Some(expression) = self.store.failed_in {
                error = error.at_culprit(self.span_of(expression));
            }
            // What the error is about has been read.
            let place = error.position().map_or(Ok(()), |place| self.reach(place.start));
            let error = place.err().unwrap_or(error);
            self.store.messages.push(error.into_diagnostic());
        }
    }

    fn outcome(self) -> Outcome {
        let Self { store, globals, local_origins, meanings, .. } = self;
        Outcome { store, globals, origins: Origins { local: local_origins, meanings } }
    }

    /// An error at `culprit` that llvm-tblgen reports at `near`.
    fn error_near(&self, near: u32, culprit: Span, message: impl Into<String>) -> EvalError {
        let message = message.into();
        EvalError::new(Diagnostic::error(culprit, message.clone()).with_short(Span::at(near), message))
    }

    /// An error at an expression that llvm-tblgen reports at the token behind it.
    fn error_after(&self, culprit: syntax::ExprId, message: impl Into<String>) -> EvalError {
        let syntax::Expr { span, next, .. } = *self.tree.expr(culprit);
        self.error_near(next, span, message)
    }
}

/// Parses and evaluates text that includes files from disk, if any: for examples and tests.
///
/// # Errors
///
/// The text is rejected: the diagnostics say why.
pub fn evaluate_str(name: impl AsRef<Path>, text: &str) -> Result<Records, Failure> {
    let name = name.as_ref().display().to_string();
    let main = MainFile { name, text: text.to_owned() };
    parse_and_evaluate(main, &Options::default(), &Disk, &EvaluateOptions::default())
}
