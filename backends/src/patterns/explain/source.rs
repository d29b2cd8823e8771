//! The tests of a pattern, as predicates.

use std::collections::HashMap;

use rtblgen_pattern_tree::{Answer, Constraint, Position, PositionId, Positions, Predicate, Question};
use rtblgen_records::Record;

use crate::ods::model::Arity;
use crate::patterns::explain::ConstraintNames;
use crate::patterns::model::symbols::{SymbolId, SymbolUse};
use crate::patterns::model::term::Term;
use crate::patterns::model::{
    AttributePattern, EntityConstraint, Pattern, Requirement, SourceArgument, SourceOp, ValuePattern,
};

/// The tests of a pattern.
pub(super) struct Asked {
    pub(super) predicates: Vec<Predicate<String>>,
    /// Whether these are all tests of the pattern.
    pub(super) is_exact: bool,
}

/// Returns the tests of a pattern.
pub(super) fn asked(
    pattern: &Pattern<'_>,
    positions: &mut Positions<String>,
    names: &mut ConstraintNames,
) -> Asked {
    let root = positions.root();
    let asked = Asked { predicates: Vec::new(), is_exact: true };
    let mut collector = Collector { positions, names, asked, bound: HashMap::new() };
    collector.op(&pattern.source, root);
    pattern.requirements.iter().for_each(|requirement| collector.requirement(requirement));
    collector.asked
}

struct Collector<'p> {
    positions: &'p mut Positions<String>,
    names: &'p mut ConstraintNames,
    asked: Asked,
    /// The positions of bound names.
    bound: HashMap<SymbolId, PositionId>,
}

impl Collector<'_> {
    fn ask(&mut self, position: PositionId, question: Question, answer: Answer<String>) {
        self.asked.predicates.push(Predicate { position, question, answer });
    }

    /// Adds a constraint on the entities at positions; an unknown position makes the list incomplete.
    fn constrain(&mut self, name: String, arguments: Vec<Option<PositionId>>, is_negated: bool) {
        let arguments: Option<Vec<PositionId>> = arguments.into_iter().collect();
        let Some(arguments) = arguments.filter(|arguments| !arguments.is_empty()) else {
            self.asked.is_exact = false;
            return;
        };
        let place = arguments[0];
        let constraint = Constraint { name, arguments, results: Vec::new(), is_negated };
        self.ask(place, Question::Constraint(Box::new(constraint)), Answer::True);
    }

    fn constrain_by(&mut self, constraint: Record<'_>, arguments: Vec<Option<PositionId>>, is_negated: bool) {
        let name = self.names.of(constraint);
        self.constrain(name, arguments, is_negated);
    }

    fn op(&mut self, op: &SourceOp<'_>, position: PositionId) {
        let name = op.operator.qualified_name.clone();
        self.ask(position, Question::OperationName, Answer::Constant(name));
        if let Some(binding) = op.binding {
            self.bound.insert(binding, position);
        }
        for argument in &op.arguments {
            self.argument(op, argument, position);
        }
    }

    fn argument(&mut self, op: &SourceOp<'_>, argument: &SourceArgument<'_>, position: PositionId) {
        match argument {
            SourceArgument::Operand { index, value } => {
                let at = self.operand(op, *index, position);
                self.value(value, at);
            }
            SourceArgument::Variadic { index, binding, values } => {
                let group = self.positions.operand_group(position, Some(*index as u32), true);
                if let Some(binding) = binding {
                    self.bound.insert(*binding, group);
                }
                self.constrain(format!("{} values", values.len()), vec![Some(group)], false);
                for (number, value) in values.iter().enumerate() {
                    let at = self.operand(op, *index, position);
                    match number {
                        0 if values.len() == 1 => self.value(value, at),
                        _ => self.asked.is_exact = false,
                    }
                }
            }
            SourceArgument::Attribute { index, test } => {
                let name = op.operator.attributes[*index].name.to_string();
                let at = self.positions.id(Position::Attribute(position, name));
                self.attribute(test, at);
            }
            SourceArgument::Property { index, constraint, binding } => {
                let name = op.operator.properties[*index].name.to_string();
                let at = self.positions.id(Position::Attribute(position, name));
                if let Some(binding) = binding {
                    self.bound.insert(*binding, at);
                }
                if let Some(constraint) = constraint {
                    self.constrain_by(*constraint, vec![Some(at)], false);
                }
            }
            // The order of the two operands is open.
            SourceArgument::Either { .. } => self.asked.is_exact = false,
        }
    }

    /// The position of an operand of the definition.
    fn operand(&mut self, op: &SourceOp<'_>, index: usize, position: PositionId) -> PositionId {
        let operands = &op.operator.operands;
        let is_one = |operand: &crate::ods::model::NamedValue<'_>| operand.arity == Arity::One;
        match operands[..=index].iter().all(is_one) {
            true => self.positions.operand(position, index as u32),
            false => {
                let is_range = !is_one(&operands[index]);
                self.positions.operand_group(position, Some(index as u32), is_range)
            }
        }
    }

    fn value(&mut self, value: &ValuePattern<'_>, position: PositionId) {
        match value {
            ValuePattern::Leaf { constraint, binding } => {
                if let Some(constraint) = constraint {
                    let ty = self.positions.type_of(position);
                    self.constrain_by(*constraint, vec![Some(ty)], false);
                }
                let Some(binding) = binding else { return };
                match self.bound.get(&binding.symbol).copied() {
                    Some(known) if !binding.is_first => self.equal(position, known),
                    _ => {
                        self.bound.insert(binding.symbol, position);
                    }
                }
            }
            ValuePattern::Op(nested) => {
                let producer = self.positions.defining_op(position);
                self.ask(producer, Question::IsNotNull, Answer::True);
                self.op(nested, producer);
                if let Some(result) = nested.result {
                    let result = self.positions.result(producer, result as u32);
                    self.equal(result, position);
                }
            }
            ValuePattern::Native(_) => self.asked.is_exact = false,
        }
    }

    fn equal(&mut self, new: PositionId, known: PositionId) {
        let (first, second) = match self.positions.depth(known) < self.positions.depth(new) {
            true => (known, new),
            false => (new, known),
        };
        self.ask(second, Question::EqualTo(first), Answer::True);
    }

    fn attribute(&mut self, test: &AttributePattern<'_>, position: PositionId) {
        if let Some(binding) = test.binding {
            self.bound.insert(binding, position);
        }
        if test.is_present {
            self.ask(position, Question::IsNotNull, Answer::True);
        }
        let Some(constraint) = test.constraint else { return };
        match constant(constraint) {
            Some(constant) => self.ask(position, Question::Attribute, Answer::Constant(constant)),
            None => self.constrain_by(constraint, vec![Some(position)], false),
        }
    }

    fn requirement(&mut self, requirement: &Requirement<'_>) {
        match requirement {
            Requirement::Entity(entity) => self.entity(entity),
            Requirement::Bind { symbol, term } => {
                if let Some(position) = self.term(term) {
                    self.bound.insert(*symbol, position);
                }
            }
            Requirement::Equal { left, right, .. } => match (self.term(left), right) {
                (Some(left), Term::Attribute(text)) => {
                    self.ask(left, Question::Attribute, Answer::Constant((*text).to_owned()));
                }
                (Some(left), Term::Type(text)) => {
                    self.ask(left, Question::Type, Answer::Constant((*text).to_owned()));
                }
                (Some(left), right) => match self.term(right) {
                    Some(right) => self.equal(left, right),
                    None => self.asked.is_exact = false,
                },
                (None, _) => self.asked.is_exact = false,
            },
            Requirement::Attribute { constraint, of, is_negated }
            | Requirement::Type { constraint, of, is_negated } => {
                let of = self.term(of);
                self.constrain_by(*constraint, vec![of], *is_negated);
            }
            Requirement::Count { .. } => self.asked.is_exact = false,
            Requirement::Unused { op, besides } => {
                let mut arguments = vec![self.bound.get(op).copied()];
                arguments.extend(besides.iter().map(|other| self.bound.get(other).copied()));
                self.constrain("unused".to_owned(), arguments, false);
            }
            Requirement::Native { function, arguments, results, is_negated } => {
                let arguments = arguments.iter().map(|argument| self.term(argument)).collect();
                self.constrain(function.name.to_owned(), arguments, *is_negated);
                // Their positions are those of no other pattern.
                if !results.is_empty() {
                    self.asked.is_exact = false;
                }
            }
        }
    }

    fn entity(&mut self, entity: &EntityConstraint<'_>) {
        let uses = entity.subject.iter().chain(&entity.entities);
        let mut arguments: Vec<_> = uses.map(|of| self.symbol(*of)).collect();
        if entity.is_type_constraint {
            arguments = arguments.into_iter().map(|of| Some(self.positions.type_of(of?))).collect();
        }
        self.constrain_by(entity.constraint, arguments, false);
    }

    fn symbol(&mut self, of: SymbolUse) -> Option<PositionId> {
        let position = *self.bound.get(&of.symbol)?;
        Some(match of.index {
            Some(index) => self.positions.result(position, index as u32),
            None => position,
        })
    }

    fn term(&mut self, term: &Term<'_>) -> Option<PositionId> {
        Some(match term {
            Term::Symbol(symbol) | Term::Op(symbol) => *self.bound.get(symbol)?,
            Term::Result { op, index } => {
                let op = *self.bound.get(op)?;
                self.positions.result(op, *index as u32)
            }
            Term::Results(op) => {
                let op = *self.bound.get(op)?;
                self.positions.result_group(op, None, true)
            }
            Term::Operands(op) => {
                let op = *self.bound.get(op)?;
                self.positions.operand_group(op, None, true)
            }
            Term::OperandGroup { op, index } => {
                let op = *self.bound.get(op)?;
                self.positions.operand_group(op, Some(*index as u32), true)
            }
            Term::Discardable { op, name } => {
                let op = *self.bound.get(op)?;
                self.positions.id(Position::Attribute(op, (*name).to_owned()))
            }
            Term::TypeOf(of) => {
                let of = self.term(of)?;
                self.positions.type_of(of)
            }
            Term::Attribute(text) => self.positions.id(Position::AttributeConstant((*text).to_owned())),
            Term::Type(text) => self.positions.id(Position::TypeConstant((*text).to_owned())),
            Term::Values(parts) | Term::Types(parts) => match parts.as_slice() {
                [only] => self.term(only)?,
                _ => return None,
            },
        })
    }
}

/// The text of the one attribute that a constraint admits.
pub(super) fn constant(constraint: Record<'_>) -> Option<String> {
    let value = constraint.is_a("ConstantAttr").then(|| constraint.str_opt("value").ok().flatten());
    value.flatten().map(str::to_owned)
}
