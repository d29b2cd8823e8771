//! Patterns as rewrites of one term to another.

use std::collections::HashMap;

use rtblgen_pattern_tree::explain::{Condition, ResultTest, Rewrite, Term};
use rtblgen_records::Record;

use crate::ods::model::Operator;
use crate::patterns::explain::source::constant;
use crate::patterns::model::symbols::{SymbolId, SymbolUse};
use crate::patterns::model::term::Term as ModelTerm;
use crate::patterns::model::{
    Pattern, Requirement, ResultAttribute, ResultNode, ResultOp, ResultValue, SourceArgument, SourceOp,
    ValuePattern,
};

/// The term that a pattern matches and the one that it makes; `None` where native code or a further constraint takes part, or where more than the root is
/// replaced.
pub(super) fn rewrite(pattern: &Pattern<'_>) -> Option<Rewrite<String>> {
    let mut terms = Terms::default();
    let from = terms.source(&pattern.source)?;
    let mut from = from;
    for requirement in &pattern.requirements {
        match requirement {
            Requirement::Bind { symbol, term } => {
                if let Some(term) = terms.term(term) {
                    terms.names.insert(*symbol, term);
                }
            }
            Requirement::Equal {
                left: ModelTerm::Symbol(symbol), right: ModelTerm::Attribute(text), ..
            } => {
                let Term::Variable(variable) = terms.variable(Some(*symbol)) else { return None };
                let constant = Term::Constant((*text).to_owned());
                from = from.substitute(variable, &constant);
                terms.names.insert(*symbol, constant);
            }
            Requirement::Equal { left: ModelTerm::TypeOf(of), right: ModelTerm::Type(text), .. } => {
                let of = terms.term(of)?;
                terms.conditions.push(Condition { test: (*text).to_owned(), of });
            }
            Requirement::Entity(entity) if entity.is_type_constraint => {
                for of in entity.subject.iter().chain(&entity.entities) {
                    let of = terms.symbol(*of)?;
                    terms.condition(entity.constraint, of);
                }
            }
            _ => return None,
        }
    }
    let to = terms.replacement(pattern)?;
    Some(Rewrite { from, to, conditions: terms.conditions, result_tests: terms.result_tests })
}

#[derive(Default)]
struct Terms {
    /// The terms that names of operations and of their values stand for.
    names: HashMap<SymbolId, Term<String>>,
    /// The numbers of all other names.
    variables: HashMap<SymbolId, usize>,
    /// The number of things without a name.
    unnamed: usize,
    conditions: Vec<Condition<String>>,
    result_tests: Vec<ResultTest<String>>,
}

impl Terms {
    fn new_variable(&mut self) -> usize {
        self.unnamed += 1;
        self.unnamed - 1
    }

    fn variable(&mut self, symbol: Option<SymbolId>) -> Term<String> {
        let Some(symbol) = symbol else { return Term::Variable(self.new_variable()) };
        if let Some(known) = self.variables.get(&symbol) {
            return Term::Variable(*known);
        }
        let new = self.new_variable();
        self.variables.insert(symbol, new);
        Term::Variable(new)
    }

    /// Adds a test of a type or an attribute.
    fn condition(&mut self, constraint: Record<'_>, of: Term<String>) {
        if constraint.name() != "AnyType" {
            self.conditions.push(Condition { test: name_of_test(constraint), of });
        }
    }

    /// Adds the tests that the results of an operation satisfy.
    fn know_results(&mut self, operator: &Operator<'_>) {
        for (result, number) in operator.results.iter().zip(0..) {
            let (op, test) = (operator.qualified_name.clone(), name_of_test(result.constraint));
            self.result_tests.push(ResultTest { op, result: number, test });
        }
    }

    fn source(&mut self, op: &SourceOp<'_>) -> Option<Term<String>> {
        let mut operands: Vec<_> =
            op.operator.operands.iter().map(|_| Term::Variable(self.new_variable())).collect();
        let mut attributes = Vec::new();
        for argument in &op.arguments {
            match argument {
                SourceArgument::Operand { index, value: ValuePattern::Leaf { constraint, binding } } => {
                    let variable = self.variable(binding.map(|binding| binding.symbol));
                    if let Some(constraint) = constraint {
                        self.condition(*constraint, variable.clone());
                    }
                    operands[*index] = variable;
                }
                SourceArgument::Operand { index, value: ValuePattern::Op(nested) } => {
                    operands[*index] = self.source(nested)?;
                }
                SourceArgument::Attribute { index, test } => {
                    let name = op.operator.attributes[*index].name.to_string();
                    match (test.constraint, test.binding) {
                        (None, None) => {}
                        (None, binding) => attributes.push((name, self.variable(binding))),
                        (Some(constraint), binding) => match (constant(constraint), binding) {
                            (Some(constant), None) => attributes.push((name, Term::Constant(constant))),
                            (Some(_), Some(_)) => return None,
                            (None, binding) => {
                                let variable = self.variable(binding);
                                self.condition(constraint, variable.clone());
                                attributes.push((name, variable));
                            }
                        },
                    }
                }
                SourceArgument::Property { constraint: None, binding: None, .. } => {}
                _ => return None,
            }
        }
        self.know_results(&op.operator);
        let name = op.operator.qualified_name.clone();
        let result = op.result.map(|result| result as u32);
        let term = Term::Op { identity: self.new_variable(), name, operands, attributes, result };
        if let Some(binding) = op.binding {
            self.names.insert(binding, term.clone());
        }
        Some(term)
    }

    /// Returns the term that replaces the root.
    fn replacement(&mut self, pattern: &Pattern<'_>) -> Option<Term<String>> {
        if pattern.replaces_root {
            return match pattern.results.as_slice() {
                [only] if only.replaces && pattern.supplemental.is_empty() => self.node(&only.node),
                _ => None,
            };
        }
        let mut nodes =
            pattern.results.iter().map(|result| &result.node).chain(&pattern.supplemental).peekable();
        while let Some(node) = nodes.next() {
            match node {
                ResultNode::Op(_) => {
                    self.node(node)?;
                }
                ResultNode::ReplaceOp { op: ModelTerm::Op(root), values, .. }
                    if pattern.source.binding == Some(*root) && nodes.peek().is_none() =>
                {
                    return match values.as_slice() {
                        [only] => self.term(only),
                        _ => None,
                    };
                }
                _ => return None,
            }
        }
        None
    }

    fn node(&mut self, node: &ResultNode<'_>) -> Option<Term<String>> {
        match node {
            ResultNode::Op(op) => self.result(op),
            ResultNode::Value(of) => self.symbol(*of),
            _ => None,
        }
    }

    fn result(&mut self, op: &ResultOp<'_>) -> Option<Term<String>> {
        let (mut operands, mut attributes) = (Vec::new(), Vec::new());
        for operand in &op.operands {
            operands.push(match operand {
                ResultValue::Symbol(of) => self.symbol(*of)?,
                ResultValue::Term(term) => self.term(term)?,
                ResultValue::Node(node) => self.node(node)?,
                _ => return None,
            });
        }
        for (attribute, value) in op.operator.attributes.iter().zip(&op.attributes) {
            let value = match value {
                ResultAttribute::Absent => continue,
                ResultAttribute::Symbol(of) => self.symbol(*of)?,
                ResultAttribute::Term(term) => self.term(term)?,
                ResultAttribute::Constant(record) => Term::Constant(constant(*record)?),
                _ => return None,
            };
            attributes.push((attribute.name.to_string(), value));
        }
        self.know_results(&op.operator);
        let name = op.operator.qualified_name.clone();
        let result = op.result.map(|result| result as u32);
        let term = Term::Op { identity: self.new_variable(), name, operands, attributes, result };
        if let Some(binding) = op.binding {
            self.names.insert(binding, term.clone());
        }
        Some(term)
    }

    fn symbol(&mut self, of: SymbolUse) -> Option<Term<String>> {
        match (self.names.get(&of.symbol), of.index) {
            (Some(op), index) => Some(result_of(op, index)),
            (None, None) => Some(self.variable(Some(of.symbol))),
            (None, Some(_)) => None,
        }
    }

    fn term(&mut self, term: &ModelTerm<'_>) -> Option<Term<String>> {
        match term {
            ModelTerm::Symbol(symbol) => match self.names.get(symbol) {
                Some(op) => Some(op.clone()),
                None => Some(self.variable(Some(*symbol))),
            },
            ModelTerm::Op(op) | ModelTerm::Results(op) => self.names.get(op).cloned(),
            ModelTerm::Values(parts) => match parts.as_slice() {
                [only] => self.term(only),
                _ => None,
            },
            ModelTerm::OperandGroup { op, index } => match self.names.get(op)? {
                Term::Op { operands, .. } => operands.get(*index).cloned(),
                _ => None,
            },
            ModelTerm::Result { op, index } => Some(result_of(self.names.get(op)?, Some(*index))),
            ModelTerm::Attribute(text) | ModelTerm::Type(text) => Some(Term::Constant((*text).to_owned())),
            _ => None,
        }
    }
}

/// The name of a test: the type if there is only one, as PDLL writes it, and otherwise the name of the constraint.
fn name_of_test(constraint: Record<'_>) -> String {
    let letters = [("I", "i"), ("SI", "si"), ("UI", "ui"), ("F", "f")];
    let of_width = letters.iter().find(|(class, _)| constraint.is_a(class));
    match (of_width, constraint.int("bitwidth"), constraint.name()) {
        (Some((_, letters)), Ok(width), _) => format!("{letters}{width}"),
        (_, _, name @ ("Index" | "BF16")) => name.to_lowercase(),
        (_, _, name) => name.to_owned(),
    }
}

/// A result of an operation, by number; of an operation with one result that is the operation.
fn result_of(op: &Term<String>, index: Option<usize>) -> Term<String> {
    match op {
        Term::Op { identity, name, operands, attributes, .. } => Term::Op {
            identity: *identity,
            name: name.clone(),
            operands: operands.clone(),
            attributes: attributes.clone(),
            result: index.filter(|index| *index > 0).map(|index| index as u32),
        },
        other => other.clone(),
    }
}
