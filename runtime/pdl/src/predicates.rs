//! The predicates of a pattern.
//!
//! A verified pattern comes in. Its tests go out, with the positions of its values: first those on a walk
//! from the root down the operands, then those on users of values, then constraints and results.

use std::cmp::Reverse;
use std::fmt;

use rtblgen_pattern_tree::{Answer, Constraint, Position, PositionId, Positions, Predicate, Question};

use crate::roots::{Edge, Roots};
use crate::{PdlKind, PdlPattern, PdlType, PdlValue};
use rtblgen_ir::context::Context;
use rtblgen_ir::context::attributes::{Attribute, StringAttr};
use rtblgen_ir::context::types::Type;
use rtblgen_ir::ir::OpName;

/// A constant of a pattern.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PdlConstant<'c> {
    /// The name of an attribute.
    AttributeName(StringAttr<'c>),
    /// The name of an operation.
    OpName(OpName<'c>),
    /// An attribute.
    Attribute(Attribute<'c>),
    /// A type.
    Type(Type<'c>),
    /// Several types.
    Types(Vec<Type<'c>>),
}

impl fmt::Display for PdlConstant<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AttributeName(name) => f.write_str(name.value()),
            Self::OpName(name) => name.fmt(f),
            Self::Attribute(attribute) => attribute.fmt(f),
            Self::Type(ty) => ty.fmt(f),
            Self::Types(types) => {
                let types: Vec<String> = types.iter().map(ToString::to_string).collect();
                write!(f, "[{}]", types.join(", "))
            }
        }
    }
}

/// The tests of a pattern.
pub(super) struct PatternPredicates<'c> {
    /// The operation from which it is matched.
    pub(super) root: PdlValue,
    /// The predicates.
    pub(super) list: Vec<Predicate<PdlConstant<'c>>>,
    /// The positions of the values of the match.
    pub(super) found: Found,
}

/// The positions of values, by operation and result.
pub(super) struct Found(Vec<Vec<Option<PositionId>>>);

impl Found {
    fn new(pattern: &PdlPattern<'_>) -> Self {
        Self(pattern.operations.iter().map(|operation| vec![None; operation.results.len()]).collect())
    }

    pub(super) fn get(&self, value: PdlValue) -> Option<PositionId> {
        *self.0.get(value.operation)?.get(value.result)?
    }

    /// Sets the position, unless there is one: this one then.
    fn insert(&mut self, value: PdlValue, position: PositionId) -> Option<PositionId> {
        let place = &mut self.0[value.operation][value.result];
        let before = *place;
        place.get_or_insert(position);
        before
    }
}

/// The test of a `pdl.types` that occurs twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RepeatedTypes {
    /// The types must be equal.
    Equal,
    /// No test, as in MLIR 22.
    Unchecked,
}

/// The predicates of a pattern. Positions are shared by all patterns of a tree.
pub(super) fn of<'c>(
    context: &'c Context,
    pattern: &PdlPattern<'c>,
    positions: &mut Positions<PdlConstant<'c>>,
    repeated_types: RepeatedTypes,
) -> Option<PatternPredicates<'c>> {
    let roots = Roots::of(pattern)?;
    let (list, found) = (Vec::new(), Found::new(pattern));
    let mut collector = Collector { context, pattern, positions, repeated_types, list, found };
    let start = collector.positions.root();
    collector.visit(roots.best, start);
    for (number, edge) in (1..).zip(&roots.edges) {
        collector.climb(edge, number)?;
    }
    collector.rest()?;
    let Collector { list, found, .. } = collector;
    Some(PatternPredicates { root: roots.best, list, found })
}

struct Collector<'p, 'c> {
    context: &'c Context,
    pattern: &'p PdlPattern<'c>,
    positions: &'p mut Positions<PdlConstant<'c>>,
    repeated_types: RepeatedTypes,
    list: Vec<Predicate<PdlConstant<'c>>>,
    found: Found,
}

impl<'p, 'c> Collector<'p, 'c> {
    fn kind(&self, value: PdlValue) -> &'p PdlKind<'c> {
        &self.pattern.operations[value.operation].kind
    }

    fn is_range(&self, value: PdlValue) -> bool {
        self.pattern.operations[value.operation].results[value.result].is_range()
    }

    fn ask(&mut self, position: PositionId, question: Question, answer: Answer<PdlConstant<'c>>) {
        self.list.push(Predicate { position, question, answer });
    }

    fn is_not_null(&mut self, position: PositionId) {
        self.ask(position, Question::IsNotNull, Answer::True);
    }

    /// Requires equal entities at two positions: the test is at the deeper one, or at the first one if the
    /// depths are equal.
    fn equal(&mut self, new: PositionId, old: PositionId) {
        let (first, second) =
            if self.positions.depth(old) < self.positions.depth(new) { (old, new) } else { (new, old) };
        self.ask(second, Question::EqualTo(first), Answer::True);
    }

    /// The tests of a value at a position, and of the operation that makes it.
    fn visit(&mut self, value: PdlValue, position: PositionId) {
        if let Some(known) = self.found.insert(value, position) {
            let is_compared = match self.kind(value) {
                PdlKind::Attribute { .. }
                | PdlKind::Operand { .. }
                | PdlKind::Operands { .. }
                | PdlKind::Operation { .. }
                | PdlKind::Type { .. } => true,
                PdlKind::Types { .. } => self.repeated_types == RepeatedTypes::Equal,
                _ => false,
            };
            if is_compared {
                self.equal(position, known);
            }
            return;
        }
        match self.positions.get(position) {
            Position::Attribute(..) => self.visit_attribute(value, position),
            Position::Type(_) => self.visit_type(value, position),
            Position::Operand(..) | Position::OperandGroup { .. } => self.visit_operand(value, position),
            _ => self.visit_op(value, position, None),
        }
    }

    fn visit_attribute(&mut self, value: PdlValue, position: PositionId) {
        self.is_not_null(position);
        match self.kind(value) {
            PdlKind::Attribute { ty: Some(ty), .. } => {
                let of = self.positions.type_of(position);
                self.visit(*ty, of);
            }
            PdlKind::Attribute { value: Some(constant), .. } => {
                let answer = Answer::Constant(PdlConstant::Attribute(*constant));
                self.ask(position, Question::Attribute, answer);
            }
            _ => {}
        }
    }

    fn visit_type(&mut self, value: PdlValue, position: PositionId) {
        if let Some(constant) = constant_type(self.kind(value)) {
            self.ask(position, Question::Type, Answer::Constant(constant));
        }
    }

    fn visit_operand(&mut self, value: PdlValue, position: PositionId) {
        let is_all = matches!(self.positions.get(position), Position::OperandGroup { group: None, .. });
        match self.kind(value) {
            PdlKind::Operand { ty } | PdlKind::Operands { ty } => {
                let is_one = matches!(self.kind(value), PdlKind::Operand { .. });
                if is_one || !is_all {
                    self.is_not_null(position);
                }
                if let Some(ty) = ty {
                    let of = self.positions.type_of(position);
                    self.visit(*ty, of);
                }
            }
            PdlKind::Result { parent, index } => {
                self.is_not_null(position);
                let op = self.positions.defining_op(position);
                self.is_not_null(op);
                let result = self.positions.result(op, *index as u32);
                self.ask(result, Question::EqualTo(position), Answer::True);
                self.visit(*parent, op);
            }
            PdlKind::Results { parent, index } => {
                if index.is_some() {
                    self.is_not_null(position);
                }
                let op = self.positions.defining_op(position);
                self.is_not_null(op);
                let group = index.map(|index| index as u32);
                let results = self.positions.result_group(op, group, self.is_range(value));
                self.ask(results, Question::EqualTo(position), Answer::True);
                self.visit(*parent, op);
            }
            _ => {}
        }
    }

    /// `known` is the operand through which the operation was found.
    fn visit_op(&mut self, value: PdlValue, position: PositionId, known: Option<Option<usize>>) {
        let PdlKind::Operation { name, operands, attributes, types } = self.kind(value) else { return };
        let is_root = position == self.positions.root();
        if !is_root {
            self.is_not_null(position);
        }
        if let Some(name) = name {
            let name = PdlConstant::OpName(self.context.op_name(name));
            self.ask(position, Question::OperationName, Answer::Constant(name));
        }
        self.count(position, operands, Question::OperandCount, Question::OperandCountAtLeast);
        self.count(position, types, Question::ResultCount, Question::ResultCountAtLeast);
        for (name, attribute) in attributes {
            let name = PdlConstant::AttributeName(StringAttr::get(self.context, name));
            let at = self.positions.id(Position::Attribute(position, name));
            self.visit(*attribute, at);
        }
        self.visit_operands(operands, position, known);
        self.visit_results(types, position);
    }

    /// The number of operands or results: exact, unless there are ranges.
    fn count(&mut self, op: PositionId, values: &[PdlValue], exact: Question, at_least: Question) {
        let single = values.iter().filter(|value| !self.is_range(**value)).count();
        let answer = Answer::Count(single as u32);
        if single == values.len() {
            self.ask(op, exact, answer);
        } else if single > 0 {
            self.ask(op, at_least, answer);
        }
    }

    /// Operands before the first range are found by number, the others by group; one range alone is all operands.
    fn visit_operands(&mut self, operands: &[PdlValue], op: PositionId, known: Option<Option<usize>>) {
        if let [only] = operands
            && self.is_range(*only)
        {
            if known.is_none() {
                let all = self.positions.operand_group(op, None, true);
                self.visit(*only, all);
            }
            return;
        }
        let mut is_after_range = false;
        for (number, operand) in operands.iter().enumerate() {
            let is_range = self.is_range(*operand);
            is_after_range |= is_range;
            if known == Some(Some(number)) {
                continue;
            }
            let at = match is_after_range {
                true => self.positions.operand_group(op, Some(number as u32), is_range),
                false => self.positions.operand(op, number as u32),
            };
            self.visit(*operand, at);
        }
    }

    fn visit_results(&mut self, types: &[PdlValue], op: PositionId) {
        if let [only] = types
            && self.is_range(*only)
        {
            let all = self.positions.result_group(op, None, true);
            let of = self.positions.type_of(all);
            self.visit(*only, of);
            return;
        }
        let mut is_after_range = false;
        for (number, ty) in types.iter().enumerate() {
            let is_range = self.is_range(*ty);
            is_after_range |= is_range;
            let at = match is_after_range {
                true => self.positions.result_group(op, Some(number as u32), is_range),
                false => self.positions.result(op, number as u32),
            };
            self.is_not_null(at);
            let of = self.positions.type_of(at);
            self.visit(*ty, of);
        }
    }

    /// Goes from a value that is known up to a root, through users.
    fn climb(&mut self, edge: &Edge, number: u32) -> Option<()> {
        if self.found.get(edge.target).is_some() {
            return Some(());
        }
        let mut position = self.found.get(edge.connector)?;
        for step in &edge.steps {
            position = match self.kind(step.to) {
                PdlKind::Operation { operands, .. } => {
                    self.climb_to_user(step.to, operands, step.index, position, number)
                }
                PdlKind::Result { index, .. } => {
                    let at = self.positions.result(position, *index as u32);
                    self.found.insert(step.to, at);
                    at
                }
                PdlKind::Results { index, .. } => {
                    let is_range = index.is_none() || self.is_range(step.to);
                    let at = self.positions.result_group(position, index.map(|index| index as u32), is_range);
                    self.found.insert(step.to, at);
                    at
                }
                _ => return None,
            };
        }
        Some(())
    }

    /// Moves to one of the operations that use the entity at a position.
    fn climb_to_user(
        &mut self,
        user: PdlValue,
        operands: &[PdlValue],
        index: Option<usize>,
        position: PositionId,
        number: u32,
    ) -> PositionId {
        let users = self.positions.id(Position::Users(position));
        let each = self.positions.id(Position::ForEach(users, number));
        let op = self.positions.id(Position::Element(each));
        let operand = match index {
            None => self.positions.operand_group(op, None, true),
            Some(index) if operands[..=index].iter().any(|operand| self.is_range(*operand)) => {
                let is_range = self.is_range(operands[index]);
                self.positions.operand_group(op, Some(index as u32), is_range)
            }
            Some(index) => self.positions.operand(op, index as u32),
        };
        self.ask(operand, Question::EqualTo(position), Answer::True);
        self.found.insert(user, op);
        self.visit_op(user, op, Some(index));
        op
    }

    /// Adds predicates that no walk reaches: constants, constraints, results.
    fn rest(&mut self) -> Option<()> {
        let pattern = self.pattern;
        for (number, operation) in pattern.operations.iter().enumerate() {
            let value = PdlValue { operation: number, result: 0 };
            match &operation.kind {
                PdlKind::Rewrite { .. } => break,
                PdlKind::NativeConstraint { name, arguments, is_negated } => {
                    self.constraint(value, name, arguments, *is_negated)?;
                }
                PdlKind::Attribute { value: Some(constant), .. } if self.found.get(value).is_none() => {
                    let constant = PdlConstant::Attribute(*constant);
                    let at = self.positions.id(Position::AttributeConstant(constant));
                    self.found.insert(value, at);
                }
                PdlKind::Type { .. } | PdlKind::Types { .. } if self.found.get(value).is_none() => {
                    let constant = constant_type(&operation.kind)?;
                    let at = self.positions.id(Position::TypeConstant(constant));
                    self.found.insert(value, at);
                }
                PdlKind::Result { parent, index } if self.found.get(value).is_none() => {
                    let op = self.found.get(*parent)?;
                    let at = self.positions.result(op, *index as u32);
                    self.found.insert(value, at);
                    self.is_not_null(at);
                }
                PdlKind::Results { parent, index } if self.found.get(value).is_none() => {
                    let op = self.found.get(*parent)?;
                    let group = index.map(|index| index as u32);
                    let at = self.positions.result_group(op, group, self.is_range(value));
                    self.found.insert(value, at);
                    if index.is_some() {
                        self.is_not_null(at);
                    }
                }
                _ => {}
            }
        }
        Some(())
    }

    /// Adds a constraint at its deepest argument.
    fn constraint(
        &mut self,
        value: PdlValue,
        name: &str,
        arguments: &[PdlValue],
        is_negated: bool,
    ) -> Option<()> {
        let results: Vec<PdlType> = self.pattern.operations[value.operation].results.clone();
        let arguments: Vec<PositionId> =
            arguments.iter().map(|argument| self.found.get(*argument)).collect::<Option<_>>()?;
        // The first of several positions of equal depth.
        let deepest =
            arguments.iter().copied().min_by_key(|argument| Reverse(self.positions.depth(*argument)))?;
        let constraint = Constraint { name: name.to_owned(), arguments, results, is_negated };
        for result in 0..constraint.results.len() {
            let at =
                self.positions.id(Position::ConstraintResult(Box::new(constraint.clone()), result as u32));
            if let Some(known) = self.found.insert(PdlValue { result, ..value }, at) {
                self.equal(at, known);
            }
        }
        self.ask(deepest, Question::Constraint(Box::new(constraint)), Answer::True);
        Some(())
    }
}

/// The constant of a `pdl.type` or `pdl.types`.
fn constant_type<'c>(kind: &PdlKind<'c>) -> Option<PdlConstant<'c>> {
    match kind {
        PdlKind::Type { value } => value.map(PdlConstant::Type),
        PdlKind::Types { value } => value.clone().map(PdlConstant::Types),
        _ => None,
    }
}
