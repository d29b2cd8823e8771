//! Contradictions of a complete pattern with the definitions of its ops: values and attributes with two
//! constraints that exclude each other.
//!
//! For PDLL, whose patterns have places for ops and names only.

use std::rc::Rc;

use rtblgen_records::Record;
use rustc_hash::FxHashSet;
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::{Arity, NamedValue, Operator};
use crate::patterns::model::disjoint::{are_disjoint, words_of_constraint as words};
use crate::patterns::model::known::{Contradiction, Known};
use crate::patterns::model::symbols::{Binding, SymbolId};
use crate::patterns::model::term::Term;
use crate::patterns::model::{
    Pattern, Requirement, ResultAttribute, ResultNode, ResultOp, ResultTypes, ResultValue, SourceArgument,
    SourceOp, TypeSource, ValueBinding, ValuePattern,
};

/// The contradictions in a pattern.
pub fn contradictions(pattern: &Pattern<'_>) -> Vec<Diagnostic> {
    let mut check = Check {
        pattern,
        known: Known::new("", Rc::default()),
        typed: FxHashSet::default(),
        found: Vec::new(),
    };
    check.source_op(&pattern.source);
    check.requirements();
    for node in pattern.results.iter().map(|result| &result.node).chain(&pattern.supplemental) {
        node.for_each_op(&mut |op| check.result_op(op));
        if let ResultNode::ReplaceOp { op: Term::Op(old), values, span } = node {
            check.replacement(*old, values, *span);
        }
    }
    check.found
}

struct Check<'p, 'r> {
    pattern: &'p Pattern<'r>,
    known: Known<'r>,
    /// The new ops whose types are those of the op that they replace.
    typed: FxHashSet<SymbolId>,
    found: Vec<Diagnostic>,
}

impl<'r> Check<'_, 'r> {
    fn refuse(&mut self, checked: Result<(), Contradiction>, span: Span) {
        if let Err(contradiction) = checked {
            let mut error = Diagnostic::error(span, contradiction.message().to_owned());
            contradiction.label(&mut error);
            self.found.push(error);
        }
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
                        self.known.add_attributes(symbol, [op.operator.attributes[*index].base()]);
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
                self.refuse(self.known.producer(operand, nested), op.span);
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
        let checked = self.known.operand_is(operand, symbol, &self.pattern.symbols[symbol]);
        self.refuse(checked, op.span);
    }

    fn requirements(&mut self) {
        for requirement in &self.pattern.requirements {
            match requirement {
                Requirement::Bind { symbol, term } => {
                    let types = self.types_of(term);
                    self.known.add_types(*symbol, types);
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
            let mut error = Diagnostic::error(span, message);
            error.labels.push((place, "the other is matched here".to_owned()));
            self.found.push(error);
        }
        for (name, types) in [(left, rights), (right, lefts)] {
            if let Term::Symbol(symbol) = name {
                self.known.add_types(*symbol, types);
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
            let checked = self.known.attribute_fits(attribute, *symbol, &self.pattern.symbols[*symbol]);
            self.refuse(checked, span);
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
                self.typed.extend(op.binding);
                for (index, result) in op.operator.results.iter().enumerate() {
                    self.result_value(result, &Term::Result { op: *symbol, index }, span, "result");
                }
            }
            _ => {}
        }
    }

    /// A term as an operand or as the type of a result of a new op.
    fn result_value(&mut self, own: &NamedValue<'r>, term: &Term<'r>, span: Span, what: &str) {
        let checked = self.known.fits(&self.types_of(term), own, what, None);
        self.refuse(checked, span);
    }

    /// Values that replace the results of an op, as far as each is one value.
    fn replacement(&mut self, old: SymbolId, values: &[Term<'r>], span: Span) {
        let (Binding::SourceOp(replaced) | Binding::ResultOp(replaced)) = &self.pattern.symbols[old].binding
        else {
            return;
        };
        let replaced = replaced.clone();
        let mut singles = Vec::new();
        values.iter().for_each(|value| singles.extend(self.single_values(value)));
        let is_one = |result: &&NamedValue<'r>| result.arity == Arity::One;
        for (result, value) in
            replaced.results.iter().take_while(is_one).zip(singles.iter().map_while(Option::as_ref))
        {
            if matches!(value, Term::Result { op, .. } if self.typed.contains(op)) {
                continue;
            }
            let checked = self.known.replaces(result, &replaced, &self.types_of(value));
            let source = self.place_of(value);
            self.refuse(checked.map_err(|error| error.with_label(source, "the new value")), span);
        }
    }

    /// The values of a term; `None` for values of which the number is not known.
    fn single_values(&self, term: &Term<'r>) -> Vec<Option<Term<'r>>> {
        match term {
            Term::Values(parts) => parts.iter().flat_map(|part| self.single_values(part)).collect(),
            Term::Results(op) => match &self.pattern.symbols[*op].binding {
                Binding::SourceOp(operator) | Binding::ResultOp(operator) => {
                    let one = |(index, result): (usize, &NamedValue<'r>)| {
                        (result.arity == Arity::One).then_some(Term::Result { op: *op, index })
                    };
                    operator.results.iter().enumerate().map(one).collect()
                }
                _ => vec![None],
            },
            Term::Result { op, index } => {
                let is_one = self.of_one(*op, |operator| operator.results.get(*index)).len() == 1;
                vec![is_one.then(|| term.clone())]
            }
            Term::Symbol(symbol) => {
                let is_one = matches!(self.pattern.symbols[*symbol].binding, Binding::Operand(Arity::One));
                vec![is_one.then(|| term.clone())]
            }
            _ => vec![None],
        }
    }

    /// Returns the known constraints on a type, or on the type of one value. There is none if the type is
    /// unknown, or if there are several values: there may be zero of them.
    fn types_of(&self, term: &Term<'r>) -> Vec<Record<'r>> {
        match term {
            Term::Symbol(symbol) => self.known.types(*symbol).to_vec(),
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

    /// Returns the position at which the first name of a term is bound.
    fn place_of(&self, term: &Term<'r>) -> Span {
        let mut first = None;
        term.for_each_symbol(&mut |symbol| {
            first.get_or_insert(symbol);
        });
        first.map_or(self.pattern.span, |symbol| self.pattern.symbols[symbol].span)
    }
}
