//! Contradictions of a pattern with the definitions of its ops: values and attributes that must meet two constraints which
//! nothing meets.
//!
//! For PDLL, whose patterns have places for ops and names only. DRR has the same checks with the same words at the places of its
//! arguments.

use std::rc::Rc;

use rtblgen_records::Record;
use rustc_hash::FxHashMap;
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::{Arity, NamedValue, Operator};
use crate::patterns::model::disjoint::{are_disjoint, are_disjoint_attributes, words_of_constraint as words};
use crate::patterns::model::symbols::{Binding, SymbolId};
use crate::patterns::model::term::Term;
use crate::patterns::model::{
    Pattern, Requirement, ResultAttribute, ResultOp, ResultTypes, ResultValue, SourceArgument, SourceOp,
    TypeSource, ValueBinding, ValuePattern,
};

/// The contradictions in a pattern.
pub fn contradictions(pattern: &Pattern<'_>) -> Vec<Diagnostic> {
    let mut known =
        Known { pattern, types: FxHashMap::default(), attributes: FxHashMap::default(), found: Vec::new() };
    known.source_op(&pattern.source);
    known.requirements();
    let nodes = pattern.results.iter().map(|result| &result.node).chain(&pattern.supplemental);
    nodes.for_each(|node| node.for_each_op(&mut |op| known.result_op(op)));
    known.found
}

/// What a pattern requires so far.
struct Known<'p, 'r> {
    pattern: &'p Pattern<'r>,
    /// Constraints on the type of one value, and on a type, by name.
    types: FxHashMap<SymbolId, Vec<Record<'r>>>,
    attributes: FxHashMap<SymbolId, Record<'r>>,
    found: Vec<Diagnostic>,
}

impl<'r> Known<'_, 'r> {
    fn report(&mut self, span: Span, message: String, label: (Span, String)) {
        let mut error = Diagnostic::error(span, message);
        error.labels.push(label);
        self.found.push(error);
    }

    fn source_op(&mut self, op: &SourceOp<'r>) {
        let operands = &op.operator.operands;
        for argument in &op.arguments {
            match argument {
                SourceArgument::Operand { index, value } => self.source_value(op, &operands[*index], value),
                // Each may be either operand.
                SourceArgument::Either { values, .. } => {
                    for value in values.iter() {
                        if let ValuePattern::Op(nested) = value {
                            self.source_op(nested);
                        }
                    }
                }
                SourceArgument::Variadic { index, values, .. } => {
                    values.iter().for_each(|value| self.source_value(op, &operands[*index], value));
                }
                SourceArgument::Attribute { index, test } => {
                    if let Some(symbol) = test.binding {
                        self.attributes.insert(symbol, op.operator.attributes[*index].base());
                    }
                }
                SourceArgument::Property { .. } => {}
            }
        }
    }

    fn source_value(&mut self, op: &SourceOp<'r>, operand: &NamedValue<'r>, value: &ValuePattern<'r>) {
        match value {
            ValuePattern::Leaf { binding: Some(binding), .. } => self.source_name(op, operand, *binding),
            ValuePattern::Op(nested) => {
                self.producer(op, operand, nested);
                self.source_op(nested);
            }
            ValuePattern::Leaf { .. } | ValuePattern::Native(_) => {}
        }
    }

    /// A name for an operand: all that it names is one value.
    fn source_name(&mut self, op: &SourceOp<'r>, operand: &NamedValue<'r>, binding: ValueBinding) {
        let symbol = binding.symbol;
        if !matches!(self.pattern.symbols[symbol].binding, Binding::Operand(Arity::One)) {
            return;
        }
        let own = operand.element_constraint();
        let types = self.types.entry(symbol).or_default();
        let other = types.iter().copied().find(|known| are_disjoint(*known, own));
        types.push(own);
        if let Some(other) = other {
            let (name, bound) = (self.pattern.symbols[symbol].name, self.pattern.symbols[symbol].span);
            let message =
                format!("this never matches: `{name}` is {} here, and {} before", words(own), words(other));
            self.report(op.span, message, (bound, format!("`{name}` is bound here")));
        }
    }

    /// The op that defines an operand has a result that can be it.
    fn producer(&mut self, op: &SourceOp<'r>, operand: &NamedValue<'r>, nested: &SourceOp<'r>) {
        let own = operand.element_constraint();
        let results = &nested.operator.results;
        let fits = |result: &NamedValue<'r>| !are_disjoint(own, result.element_constraint());
        let is_possible = match nested.result {
            Some(number) => results.get(number).is_none_or(fits),
            None => results.is_empty() || results.iter().any(fits),
        };
        if !is_possible {
            let name = &nested.operator.qualified_name;
            let message =
                format!("this never matches: the operand is {}, and `{name}` yields none", words(own));
            self.report(op.span, message, (operand.span, "the operand is defined here".to_owned()));
        }
    }

    fn requirements(&mut self) {
        for requirement in &self.pattern.requirements {
            match requirement {
                Requirement::Bind { symbol, term } => {
                    let types = self.types_of(term);
                    self.types.entry(*symbol).or_default().extend(types);
                }
                Requirement::Equal { left, right, what } => self.equal(left, right, what),
                _ => {}
            }
        }
    }

    fn equal(&mut self, left: &Term<'r>, right: &Term<'r>, what: &str) {
        let (lefts, rights) = (self.types_of(left), self.types_of(right));
        let pairs = lefts.iter().flat_map(|left| rights.iter().map(move |right| (*left, *right)));
        let contradiction = pairs.into_iter().find(|(left, right)| are_disjoint(*left, *right));
        if let Some((one, other)) = contradiction {
            let (span, place) = (self.place_of(left), self.place_of(right));
            let message =
                format!("this never matches: {what}; one is {}, the other {}", words(one), words(other));
            self.report(span, message, (place, "the other is matched here".to_owned()));
        }
        for (name, types) in [(left, rights), (right, lefts)] {
            if let Term::Symbol(symbol) = name {
                self.types.entry(*symbol).or_default().extend(types);
            }
        }
    }

    fn result_op(&mut self, op: &ResultOp<'r>) {
        let span = op.binding.map_or(self.pattern.span, |symbol| self.pattern.symbols[symbol].span);
        for (operand, value) in op.operator.operands.iter().zip(&op.operands) {
            if let ResultValue::Term(term) = value {
                self.result_value(operand, term, span, "operand");
            }
        }
        for (attribute, value) in op.operator.attributes.iter().zip(&op.attributes) {
            let ResultAttribute::Term(Term::Symbol(symbol)) = value else { continue };
            let Some(known) = self.attributes.get(symbol).copied() else { continue };
            if are_disjoint_attributes(attribute.base(), known) {
                let name = self.pattern.symbols[*symbol].name;
                let wanted = words(attribute.base());
                let message = format!("`{name}` is {}, and the attribute is {wanted}", words(known));
                self.report(span, message, (attribute.span, "the attribute is defined here".to_owned()));
            }
        }
        match &op.types {
            ResultTypes::Given(sources) => {
                for (result, source) in op.operator.results.iter().zip(sources) {
                    if let TypeSource::Term(term) = source {
                        self.result_value(result, term, span, "result");
                    }
                }
            }
            ResultTypes::OfOp(Term::Op(symbol)) => {
                for (index, result) in op.operator.results.iter().enumerate() {
                    self.result_value(result, &Term::Result { op: *symbol, index }, span, "result");
                }
            }
            _ => {}
        }
    }

    /// A term as an operand or as the type of a result of a new op.
    fn result_value(&mut self, own: &NamedValue<'r>, term: &Term<'r>, span: Span, what: &str) {
        let wanted = own.element_constraint();
        let known = self.types_of(term).into_iter().find(|known| are_disjoint(*known, wanted));
        if let Some(known) = known {
            let name = own.name;
            let message = format!("the {what} `{name}` is {}, and this is {}", words(wanted), words(known));
            self.report(span, message, (own.span, format!("the {what} is defined here")));
        }
    }

    /// The constraints that a type, or the type of one value, meets. None where nothing is known, or of several values: there
    /// may be none of them.
    fn types_of(&self, term: &Term<'r>) -> Vec<Record<'r>> {
        match term {
            Term::Symbol(symbol) => self.types.get(symbol).cloned().unwrap_or_default(),
            Term::Result { op, index } => self.of_one(*op, |operator| operator.results.get(*index)),
            Term::OperandGroup { op, index } => self.of_one(*op, |operator| operator.operands.get(*index)),
            Term::Results(op) => self.of_one(*op, |operator| match operator.results.as_slice() {
                [one] => Some(one),
                _ => None,
            }),
            Term::TypeOf(of) => self.types_of(of),
            Term::Values(parts) | Term::Types(parts) => match parts.as_slice() {
                [one] => self.types_of(one),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    fn of_one<'o>(
        &'o self,
        op: SymbolId,
        of: impl Fn(&'o Rc<Operator<'r>>) -> Option<&'o NamedValue<'r>>,
    ) -> Vec<Record<'r>> {
        let (Binding::SourceOp(operator) | Binding::ResultOp(operator)) = &self.pattern.symbols[op].binding
        else {
            return Vec::new();
        };
        let value = of(operator).filter(|value| value.arity == Arity::One);
        value.map(NamedValue::element_constraint).into_iter().collect()
    }

    /// Where the first name of a term is bound.
    fn place_of(&self, term: &Term<'r>) -> Span {
        let mut first = None;
        term.for_each_symbol(&mut |symbol| {
            first.get_or_insert(symbol);
        });
        first.map_or(self.pattern.span, |symbol| self.pattern.symbols[symbol].span)
    }
}
