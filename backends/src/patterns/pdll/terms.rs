//! Values of PDL as terms.

use std::rc::Rc;

use rtblgen_pdll::pdl::{Kind, Value, ValueType};
use tblgen_parser::Span;

use crate::ods::model::{Arity, NamedValue, Operator};
use crate::patterns::model::symbols::{Binding, SymbolId};
use crate::patterns::model::term::Term;
use crate::patterns::pdll::lowering::Lowering;

/// The results of an op that a value of PDL stands for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    /// The results of one group in the op's definition.
    Group(usize),
    /// All.
    All,
}

impl<'r> Lowering<'_, 'r> {
    /// Returns the term of a value that is bound, or that follows from bound values.
    pub(super) fn term(&mut self, value: Value) -> Option<Term<'r>> {
        if let Some(term) = self.terms.get(&value) {
            let term = term.clone();
            self.check_there(&term, value)?;
            return Some(self.mention(term));
        }
        let operation = self.operation(value);
        match &operation.kind {
            Kind::Attribute { value: Some(text), .. } => Some(Term::Attribute(text)),
            Kind::Type { value: Some(text) } => Some(Term::Type(text)),
            Kind::Result { parent, .. } | Kind::Results { parent, .. } => {
                self.results_term(*parent, value, operation.span)
            }
            Kind::Range { elements } => {
                let parts: Option<Vec<_>> = elements.iter().map(|element| self.term(*element)).collect();
                Some(match self.pattern.type_of(value) {
                    ValueType::TypeRange => Term::Types(parts?),
                    _ => Term::Values(parts?),
                })
            }
            // An operation that cannot be matched or made is reported at its position.
            Kind::Operation { .. } | Kind::NativeConstraint { .. } | Kind::NativeRewrite { .. } => None,
            _ => {
                self.error(operation.span, "nothing that the root reaches through its operands defines this")
                    .help("in Rust a pattern is a root and the operations that define its operands, from there on");
                None
            }
        }
    }

    fn results_term(&mut self, parent: Value, value: Value, span: Span) -> Option<Term<'r>> {
        let of = self.term(parent)?;
        match of {
            Term::Op(op) => match (self.operator_of(op), self.which_of(value, op)?) {
                (Some(operator), Which::All) => Some(all_results(op, &operator)),
                (None, Which::All) => Some(Term::Results(op)),
                (_, Which::Group(index)) => Some(Term::Result { op, index }),
            },
            Term::Symbol(op) => self.untyped_results(op, value, span),
            _ => None,
        }
    }

    /// The results of an op that native code returned: its kind is not known.
    fn untyped_results(&mut self, op: SymbolId, value: Value, span: Span) -> Option<Term<'r>> {
        match self.operation(value).kind {
            Kind::Results { index: None, .. } => Some(Term::Results(op)),
            Kind::Result { index, .. } => Some(Term::Result { op, index: index as usize }),
            _ => {
                self.error(span, "the result groups of this operation are not known")
                    .help("native code returns the operation: let it return the values");
                None
            }
        }
    }

    /// The op of a known kind that a name is bound to.
    pub(super) fn operator_of(&self, symbol: SymbolId) -> Option<Rc<Operator<'r>>> {
        match &self.symbols[symbol].binding {
            Binding::SourceOp(operator) | Binding::ResultOp(operator) => Some(operator.clone()),
            _ => None,
        }
    }

    /// Returns the results of a bound op that a `pdl.result` or `pdl.results` stands for.
    fn which_of(&mut self, value: Value, op: SymbolId) -> Option<Which> {
        let operation = self.operation(value);
        match (&operation.kind, self.operator_of(op)) {
            (Kind::Result { index, .. }, Some(operator)) => {
                self.numbered_result(&operator, *index as usize, operation.span).map(Which::Group)
            }
            _ => self.which(value),
        }
    }

    /// Returns the results that a `pdl.result` or `pdl.results` stands for.
    pub(super) fn which(&mut self, value: Value) -> Option<Which> {
        let operation = self.operation(value);
        match &operation.kind {
            Kind::Results { index: None, .. } => Some(Which::All),
            Kind::Results { index: Some(index), .. } => Some(Which::Group(*index as usize)),
            Kind::Result { parent, index } => {
                let Kind::Operation { name, .. } = &self.operation(*parent).kind else { return None };
                let operator = self.operator(name.as_deref(), operation.span)?;
                self.numbered_result(&operator, *index as usize, operation.span).map(Which::Group)
            }
            _ => None,
        }
    }

    /// The entry of the op's definition with the result of this number.
    fn numbered_result(&mut self, operator: &Operator<'r>, number: usize, span: Span) -> Option<usize> {
        let is_one = |result: &NamedValue<'_>| result.arity == Arity::One;
        let before = operator.results.get(..=number).unwrap_or_default();
        if !before.is_empty() && before.iter().all(is_one) {
            return Some(number);
        }
        let (name, definition) = (operator.qualified_name.clone(), operator.record.span());
        self.error(span, format!("`{name}` need not have a result {number}"))
            .with_labels([(definition, "the op is defined here")])
            .help("name the result: `op.name`");
        None
    }

    /// Checks that an op was not replaced or erased before.
    fn check_there(&mut self, term: &Term<'r>, value: Value) -> Option<()> {
        let mut gone = None;
        term.for_each_symbol(&mut |symbol| {
            gone = gone.or(self.gone.get(&symbol).map(|place| (symbol, *place)));
        });
        let Some((symbol, place)) = gone else { return Some(()) };
        let name = self.symbols[symbol].name;
        let span = self.statement.unwrap_or(self.operation(value).span);
        self.error(span, format!("`{name}` is used after it is replaced or erased"))
            .with_labels([(place, "it goes here")])
            .help("use it before, or use what replaces it");
        None
    }
}

/// Returns all results of an op: one value, if the op's definition has one.
pub(super) fn all_results<'r>(op: SymbolId, operator: &Operator<'r>) -> Term<'r> {
    match operator.results.as_slice() {
        [only] if only.arity == Arity::One => Term::Values(vec![Term::Result { op, index: 0 }]),
        _ => Term::Results(op),
    }
}
