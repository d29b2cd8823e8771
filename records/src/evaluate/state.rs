//! The state of evaluation.

use crate::fold::{Folder, Folding};
use crate::model::depth::Descend;
use crate::model::error::EvalError;
use crate::model::ids::{RecordId, TypeId, ValueId};
use crate::model::provenance::Origin;
use crate::model::record::{Assertion, Dump};
use crate::model::store::Store;
use crate::resolve::{Resolution, ResolutionState};
use rustc_hash::FxHashMap;
use tblgen_parser::symbols::{Symbol, Symbols};
use tblgen_parser::syntax::{self, Tree};
use tblgen_parser::{Diagnostic, SourceMap, Span};

/// A value that a `let` gives to a field.
#[derive(Clone)]
pub(super) struct LetValue {
    pub(super) name: Symbol,
    /// The bits that are set, the lowest first; all without.
    pub(super) bits: Option<Vec<u32>>,
    pub(super) value: ValueId,
    pub(super) span: Span,
    pub(super) origin: Origin,
}

pub(super) struct Multiclass {
    /// Holds the template arguments.
    pub(super) record: RecordId,
    pub(super) entries: Vec<Entry>,
}

/// A `defset` whose statements are being evaluated.
pub(super) struct Defset {
    pub(super) span: Span,
    pub(super) element: TypeId,
    pub(super) records: Vec<ValueId>,
}

/// An element of a multiclass or a loop.
#[derive(Clone)]
pub(super) enum Entry {
    Record(RecordId),
    Loop(Loop),
    Assertion(Assertion),
    Dump(Dump),
}

/// A `foreach`; or a branch of an `if`, which is a loop over a list of one or no element.
#[derive(Clone)]
pub(super) struct Loop {
    pub(super) span: Span,
    pub(super) variable: Option<Symbol>,
    pub(super) list: ValueId,
    /// As what the list was written.
    pub(super) origin: Origin,
    pub(super) entries: Vec<Entry>,
}

/// A part of the source in which names have a meaning of their own.
pub(super) struct Scope {
    pub(super) kind: ScopeKind,
    /// `defvar`s.
    pub(super) variables: Vec<(Symbol, ValueId)>,
}

#[derive(Clone, Copy)]
pub(super) enum ScopeKind {
    /// A group of statements.
    Block,
    /// A class, a definition, or a multiclass's template arguments: their fields and arguments.
    Record(RecordId),
    /// `foreach`, or the body of `!foreach`, `!filter`, `!foldl`.
    Variable(Symbol, TypeId),
}

impl Scope {
    pub(super) fn new(kind: ScopeKind) -> Self {
        Self { kind, variables: Vec::new() }
    }
}

/// The state of evaluation.
pub(super) struct Evaluator<'t> {
    pub(super) tree: &'t Tree,
    pub(super) sources: &'t SourceMap,
    /// Warn about template arguments that nothing uses.
    pub(super) warns_unused: bool,
    pub(super) store: Store,
    pub(super) state: ResolutionState,
    pub(super) scopes: Vec<Scope>,
    /// Variables of the operators around.
    pub(super) iterators: Vec<Symbol>,
    pub(super) globals: FxHashMap<Symbol, ValueId>,
    pub(super) type_aliases: FxHashMap<Symbol, TypeId>,
    pub(super) multiclasses: FxHashMap<Symbol, Multiclass>,
    pub(super) current_multiclass: Option<Symbol>,
    pub(super) loops: Vec<Loop>,
    pub(super) lets: Vec<Vec<LetValue>>,
    pub(super) defsets: Vec<Defset>,
    pub(super) qualified: FxHashMap<(RecordId, Symbol), Symbol>,
    /// `NAME`
    pub(super) name_symbol: Symbol,
    /// As what each `defvar` was written.
    pub(super) local_origins: Vec<(Symbol, syntax::ExprId)>,
    /// What each identifier was evaluated to, by the number of its expression.
    pub(super) meanings: Vec<ValueId>,
    /// The start of the token behind the innermost statement that is being evaluated.
    pub(super) after_statement: u32,
    /// The warnings of the preprocessor that have not been reported.
    pub(super) warnings: &'t [Diagnostic],
}

impl Descend for Evaluator<'_> {
    fn depth(&mut self) -> &mut u32 {
        self.state.depth()
    }
}

impl<'t> Evaluator<'t> {
    pub(super) fn new(
        tree: &'t Tree,
        sources: &'t SourceMap,
        warnings: &'t [Diagnostic],
        mut symbols: Symbols,
        warns_unused: bool,
    ) -> Self {
        let name_symbol = symbols.intern("NAME");
        let store = Store { symbols, ..Store::default() };
        Self {
            tree,
            sources,
            warns_unused,
            store,
            state: ResolutionState::default(),
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
            warnings,
        }
    }

    /// Substitutes in values and records.
    pub(super) fn resolution(&mut self) -> Resolution<'_> {
        Resolution::new(&mut self.store, &mut self.state)
    }

    /// Folds operators.
    pub(super) fn folder(&mut self, folding: Folding) -> Folder<'_> {
        self.resolution().into_folder(folding)
    }

    /// Adds an error, a warning or the output of a `dump`.
    pub(super) fn report(&mut self, message: Diagnostic) {
        self.state.report(message);
    }

    /// An error at `culprit` that llvm-tblgen reports at `near`.
    pub(super) fn error_near(&self, near: u32, culprit: Span, message: impl Into<String>) -> EvalError {
        let message = message.into();
        EvalError::new(Diagnostic::error(culprit, message.clone()).with_short(Span::at(near), message))
    }

    /// An error at an expression that llvm-tblgen reports at the token behind it.
    pub(super) fn error_after(&self, culprit: syntax::ExprId, message: impl Into<String>) -> EvalError {
        let syntax::Expr { span, next, .. } = *self.tree.expr(culprit);
        self.error_near(next, span, message)
    }
}
