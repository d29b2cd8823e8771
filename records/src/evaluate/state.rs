//! The state of the evaluator.

use super::entry::Loop;
use super::globals::Globals;
use super::names::QualifiedNames;
use super::position::Position;
use super::scope::Scopes;
use crate::fold::Folder;
use crate::model::{Descend, EvalError, Origin, Origins, Store, TypeId, ValueId};
use crate::resolve::{Resolution, ResolutionState, Resolver};
use tblgen_parser::syntax::{self, ExprId, LetMode, Tree};
use tblgen_parser::{Diagnostic, ParsedFile, Span, Symbol, Symbols};

/// A value that a `let` gives to a field.
#[derive(Clone)]
pub(super) struct LetValue {
    pub(super) mode: LetMode,
    pub(super) name: Symbol,
    /// The bits that are set, the lowest first; `None` for the whole field.
    pub(super) bits: Option<Vec<u32>>,
    pub(super) value: ValueId,
    pub(super) span: Span,
    pub(super) origin: Origin,
}

/// A `defset` whose statements are being evaluated.
pub(super) struct Defset {
    pub(super) span: Span,
    pub(super) element: TypeId,
    pub(super) records: Vec<ValueId>,
}

/// Evaluates a syntax tree.
pub(super) struct Evaluator<'t> {
    pub(super) tree: &'t Tree,
    /// Warn about template arguments that nothing uses.
    pub(super) warns_unused: bool,
    pub(super) store: Store,
    pub(super) state: ResolutionState,
    pub(super) scopes: Scopes,
    pub(super) names: QualifiedNames,
    pub(super) globals: Globals,
    pub(super) origins: Origins,
    pub(super) position: Position<'t>,
    pub(super) loops: Vec<Loop>,
    pub(super) lets: Vec<LetValue>,
    pub(super) defsets: Vec<Defset>,
    /// The start of the token after the innermost statement that is being evaluated.
    pub(super) after_statement: u32,
}

impl Descend for Evaluator<'_> {
    fn depth(&mut self) -> &mut u32 {
        self.state.depth()
    }
}

impl<'t> Evaluator<'t> {
    pub(super) fn new(file: &'t ParsedFile, mut symbols: Symbols, warns_unused: bool) -> Self {
        let names = QualifiedNames::new(&mut symbols);
        Self {
            tree: &file.tree,
            warns_unused,
            store: Store { symbols, ..Store::default() },
            state: ResolutionState::default(),
            scopes: Scopes::default(),
            names,
            globals: Globals::default(),
            origins: Origins::new(file.tree.exprs().len()),
            position: Position::new(file),
            loops: Vec::new(),
            lets: Vec::new(),
            defsets: Vec::new(),
            after_statement: 0,
        }
    }

    /// Substitutes in values and records.
    pub(super) fn resolution<'s>(&'s mut self, resolver: &'s mut Resolver) -> Resolution<'s> {
        Resolution::new(&mut self.store, &mut self.state, resolver)
    }

    /// The folder for operators outside of records.
    pub(super) fn folder(&mut self) -> Folder<'_> {
        self.state.folder(&mut self.store)
    }

    /// Adds an error, a warning or the output of a `dump`.
    pub(super) fn report(&mut self, message: Diagnostic) {
        self.state.report(message);
    }

    /// An error at `culprit` that llvm-tblgen reports at `near`.
    pub(super) fn error_near(&self, near: u32, culprit: Span, message: impl Into<String>) -> EvalError {
        EvalError::near(Span::at(near), culprit, message)
    }

    /// An error at an expression that llvm-tblgen reports at the token after it.
    pub(super) fn error_after(&self, culprit: ExprId, message: impl Into<String>) -> EvalError {
        let syntax::Expr { span, next, .. } = *self.tree.expr(culprit);
        self.error_near(next, span, message)
    }
}
