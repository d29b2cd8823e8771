//! Evaluation: from the syntax tree to records.
//!
//! One file per kind of node: `statement` and `body` for statements, `value` for expressions, `operation` for bang operators.

mod arguments;
mod binary;
mod body;
mod context;
mod definition;
mod entry;
mod explain;
mod globals;
mod instantiation;
mod iteration;
mod lookup;
mod multiclass;
mod names;
mod operation;
mod paste;
mod position;
mod reach;
mod scope;
mod state;
mod statement;
mod suffix;
mod ternary;
mod types;
mod value;

use crate::model::{EvalError, Origins, Store, ValueId};
use rustc_hash::FxHashMap;
use scope::ScopeKind;
use state::Evaluator;
use tblgen_parser::syntax::{self, NEVER};
use tblgen_parser::{Diagnostic, ParsedFile, Symbol, Symbols};

/// The result of evaluation.
pub(crate) struct Evaluated {
    pub(crate) store: Store,
    /// Global variables of `defvar` and `defset`.
    pub(crate) globals: FxHashMap<Symbol, ValueId>,
    pub(crate) origins: Origins,
    /// Errors, warnings and the output of `dump`, in order.
    pub(crate) messages: Vec<Diagnostic>,
}

/// Evaluates all statements. `symbols` are those of the tree.
pub(crate) fn evaluate_tree(file: &ParsedFile, symbols: Symbols, warns_unused: bool) -> Evaluated {
    let mut evaluator = Evaluator::new(file, symbols, warns_unused);
    if let Err(error) = evaluator.run() {
        evaluator.report(error.into_diagnostic());
    }
    let Evaluator { mut store, state, globals, origins, .. } = evaluator;
    let messages = state.into_messages();
    store.values.seal();
    Evaluated { store, globals: globals.into_variables(), origins, messages }
}

impl Evaluator<'_> {
    /// An error of evaluation with the syntax error that follows it, if any: that may be the cause. An error with a help
    /// has its cause already.
    fn with_syntax_error(&self, error: EvalError) -> EvalError {
        let Some(syntax::SyntaxError { diagnostic, .. }) = &self.tree.error else { return error };
        let error = error.into_diagnostic();
        if error.message == diagnostic.message || error.help.is_some() {
            return EvalError::new(error);
        }
        let note = format!("a syntax error follows: {}", diagnostic.message);
        EvalError::new(error.with_note(diagnostic.span, note))
    }

    fn run(&mut self) -> Result<(), EvalError> {
        let tree = self.tree;
        let result = self.scoped(ScopeKind::Block, |this| this.statements(&tree.statements));
        let Err(mut error) = result.and_then(|()| self.reach(NEVER)) else { return Ok(()) };
        if let Some(expression) = self.state.failed_in() {
            error = error.at_culprit(self.span_of(expression));
        }
        // llvm-tblgen has read up to the error.
        if let Some(place) = error.position() {
            self.reach(place.start)?;
        }
        Err(self.with_syntax_error(error))
    }
}
