//! Places of values: a walk over origin and value together.
//!
//! A value has no place. Its field has the source expression and the frame with the values of its variables.
//! From there the walk follows names to their bindings, and parts of values to parts of expressions. At an
//! expression that hides where a part comes from, the walk ends.

#[cfg(test)]
mod tests;
mod text;

use super::views::{Dag, Path, Records, Value};
use crate::model::{Bound, FrameId, Node, Origin, RecordId, ValueId};
use std::cell::Cell;
use std::ops::Range;
use tblgen_parser::syntax::{self, ExprId, ExprKind, Operator, Suffix};
use tblgen_parser::{Span, Symbol};

/// The maximum number of steps of a walk. It bounds the depth of recursion too, since some steps recurse.
const MAX_STEPS: u32 = 1000;

/// The place of a value.
pub(crate) fn span(value: Value<'_>) -> Span {
    match place(value) {
        Some(place) => place.span(value.records),
        None => value.field.span(),
    }
}

/// The place of some bytes of a string, or of the whole string if they are not found.
pub(crate) fn string_span(value: Value<'_>, range: Range<usize>) -> Span {
    exact_string_span(value, range).unwrap_or_else(|| span(value))
}

/// The place of some bytes of a string, if they are in the source.
pub(crate) fn exact_string_span(value: Value<'_>, range: Range<usize>) -> Option<Span> {
    let walk = Walk::of(value);
    walk.text_span(&place(value)?, value.as_str()?, range)
}

/// The place of the name of a dag argument, or of the argument if the name is not found.
pub(crate) fn argument_name_span(dag: Dag<'_>, index: usize) -> Span {
    let found = place(dag.value()).and_then(|place| {
        let ExprKind::Dag(written) = &dag.value().records.tree.expr(place.expression).kind else {
            return None;
        };
        written.arguments.get(index)?.name.map(|name| name.span)
    });
    found.unwrap_or_else(|| dag.get(index).map_or(dag.span(), Value::span))
}

/// An expression with the values of its variables.
#[derive(Clone)]
struct Place {
    expression: ExprId,
    /// The frames, tried in turn.
    frames: Vec<FrameId>,
    /// A part of the expression that is not an expression: the name of a dag argument without a value.
    part: Option<Span>,
}

impl Place {
    fn span(&self, records: &Records) -> Span {
        self.part.unwrap_or_else(|| records.tree.expr(self.expression).span)
    }

    fn at(&self, expression: ExprId) -> Self {
        Self { expression, frames: self.frames.clone(), part: None }
    }
}

/// Finds the place of a value or of a part of it.
fn place(value: Value<'_>) -> Option<Place> {
    let walk = Walk::of(value);
    let field = value.field.data;
    let mut place = walk.start(field.origin, Vec::new())?;
    let mut whole = field.value;
    place = walk.follow(place, whole);
    for &step in value.path.steps() {
        let Some(part) = walk.part(&place, whole, step) else { break };
        whole = walk.part_value(whole, step)?;
        place = walk.follow(part, whole);
    }
    Some(place)
}

struct Walk<'r> {
    records: &'r Records,
    /// The record whose fields the expressions may mention.
    record: RecordId,
    /// The number of steps that are left. The limit ends walks through cycles.
    steps: Cell<u32>,
}

impl<'r> Walk<'r> {
    fn of(value: Value<'r>) -> Self {
        Self { records: value.records, record: value.field.record.id, steps: Cell::new(MAX_STEPS) }
    }

    /// Counts a step. Returns `None` if no step is left.
    fn step(&self) -> Option<()> {
        self.steps.set(self.steps.get().checked_sub(1)?);
        Some(())
    }

    fn start(&self, origin: Origin, rest: Vec<FrameId>) -> Option<Place> {
        let mut frames = vec![origin.frame];
        frames.extend(rest);
        Some(Place { expression: origin.expression()?, frames, part: None })
    }

    fn kind(&self, place: &Place) -> &'r ExprKind {
        &self.records.tree.expr(place.expression).kind
    }

    /// Follows names and choices to the expression that made `value`.
    fn follow(&self, mut place: Place, value: ValueId) -> Place {
        while let Some(next) = self.step().and_then(|()| self.next(&place, value)) {
            place = next;
        }
        place
    }

    fn next(&self, place: &Place, value: ValueId) -> Option<Place> {
        if place.part.is_some() {
            return None;
        }
        match self.kind(place) {
            ExprKind::Identifier(name) => self.meaning(place, *name, value),
            ExprKind::Operation { operator: Operator::If, arguments, .. } => {
                self.choose(place, arguments.get(1..)?, value)
            }
            ExprKind::Operation { operator: Operator::Cast, arguments, .. } => {
                self.choose(place, arguments, value)
            }
            ExprKind::Cond(clauses) => {
                let values: Vec<ExprId> = clauses.iter().map(|&(_, value)| value).collect();
                self.choose(place, &values, value)
            }
            ExprKind::Suffixed { base, suffixes } => self.field_access(*base, suffixes),
            ExprKind::Paste { operands, .. } if operands.len() == 1 => Some(place.at(operands[0])),
            _ => None,
        }
    }

    /// The expression that a name is bound to.
    fn meaning(&self, place: &Place, name: Symbol, value: ValueId) -> Option<Place> {
        let store = &self.records.store;
        let meaning = self.records.origins.meaning(place.expression)?;
        let Node::Variable { name: variable, .. } = store.node(meaning) else {
            return self.local(place, name);
        };
        if let Some((bound, rest)) = store.frames.lookup(&place.frames, variable) {
            return match bound {
                Bound::To(origin) => self.start(origin, rest),
                Bound::ElementOf(origin, index) => {
                    let list = self.start(origin, rest)?;
                    self.element(&list, index as usize)
                }
            };
        }
        // A field of the same record.
        if let Some(field) = store.record(self.record).field(variable) {
            return (field.value == value).then(|| self.start(field.origin, Vec::new()))?;
        }
        // The default of a template argument, which may mention the other arguments.
        let (class, _) = store.text(variable).split_once(':')?;
        let class = self.records.class(class)?;
        let default = class.data().field(variable)?.origin;
        Some(Place { expression: default.expression()?, ..place.clone() })
    }

    /// The nearest `defvar` of this name before the place.
    fn local(&self, place: &Place, name: Symbol) -> Option<Place> {
        let here = self.records.tree.expr(place.expression).span.start;
        let span = |value| self.records.tree.expr(value).span;
        let before = self.records.origins.locals(name).filter(|&value| span(value).end <= here);
        before.max_by_key(|&value| span(value).start).map(|value| place.at(value))
    }

    /// `record.field`, if the record is named.
    fn field_access(&self, base: ExprId, suffixes: &[Suffix]) -> Option<Place> {
        let [Suffix::Field(name)] = suffixes else { return None };
        let meaning = self.records.origins.meaning(base)?;
        let Node::Record(record) = self.records.store.node(meaning) else { return None };
        let field = self.records.store.record(record).field(name.symbol)?;
        self.start(field.origin, Vec::new())
    }

    /// The one of several expressions that can have made `value`.
    fn choose(&self, place: &Place, choices: &[ExprId], value: ValueId) -> Option<Place> {
        choices.iter().map(|&choice| place.at(choice)).find(|choice| self.agrees(choice, value))
    }

    /// Whether the expression probably makes this value.
    fn agrees(&self, place: &Place, value: ValueId) -> bool {
        let store = &self.records.store;
        match (self.kind(place), store.node(value)) {
            _ if self.step().is_none() => false,
            (ExprKind::String(text) | ExprKind::Code(text), Node::Str(own) | Node::Code(own)) => *text == own,
            (ExprKind::Int(int), node) => matches!(node, Node::Int(own) if own == *int),
            (ExprKind::Unset, node) => matches!(node, Node::Unset),
            (ExprKind::List { elements, .. }, Node::List { items, .. }) => {
                elements.len() == store.values.len(items)
            }
            (ExprKind::Dag(dag), Node::Dag(words)) => {
                dag.arguments.len() == store.values.dag_parts(words).arguments.len()
            }
            (ExprKind::String(_) | ExprKind::Code(_) | ExprKind::List { .. } | ExprKind::Dag(_), _) => false,
            (ExprKind::Identifier(_) | ExprKind::Operation { .. } | ExprKind::Cond(_), _) => {
                match self.next(place, value) {
                    Some(next) => self.agrees(&next, value),
                    // The name of a record.
                    None => {
                        matches!(self.kind(place), ExprKind::Identifier(_))
                            && self.records.origins.meaning(place.expression) == Some(value)
                    }
                }
            }
            _ => true,
        }
    }

    /// The value one step into a list or a dag.
    fn part_value(&self, whole: ValueId, step: u16) -> Option<ValueId> {
        let values = &self.records.store.values;
        match values.node(whole) {
            Node::List { items, .. } => values.items(items).nth(usize::from(step)),
            Node::Dag(words) => {
                let dag = values.dag_parts(words);
                if step == Path::OPERATOR {
                    return Some(dag.operator);
                }
                dag.arguments.get(usize::from(step)).map(|&(value, _)| value)
            }
            _ => None,
        }
    }

    /// The place one step into a list or a dag.
    fn part(&self, place: &Place, whole: ValueId, step: u16) -> Option<Place> {
        match self.records.store.node(whole) {
            Node::Dag(_) if step == Path::OPERATOR => self.dag_operator(place),
            Node::Dag(_) => self.dag_argument(place, usize::from(step)),
            _ => self.element(place, usize::from(step)),
        }
    }

    fn dag_operator(&self, place: &Place) -> Option<Place> {
        match self.kind(place) {
            ExprKind::Dag(dag) => Some(place.at(dag.operator)),
            ExprKind::Operation { operator: Operator::Con, arguments, .. } => {
                self.dag_operator(&self.resolve_name(place.at(*arguments.first()?))?)
            }
            _ => None,
        }
    }

    fn dag_argument(&self, place: &Place, index: usize) -> Option<Place> {
        match self.kind(place) {
            ExprKind::Dag(dag) => {
                let argument = dag.arguments.get(index)?;
                match (argument.value, argument.name) {
                    (Some(value), _) => Some(place.at(value)),
                    (None, Some(name)) => Some(Place { part: Some(name.span), ..place.clone() }),
                    (None, None) => None,
                }
            }
            ExprKind::Operation { operator: Operator::Con, arguments, .. } => {
                let (operand, index) = self.operand_at(place, arguments, index)?;
                self.dag_argument(&operand, index)
            }
            ExprKind::Operation { operator: Operator::Dag, arguments, .. } => {
                let children = self.resolve_name(place.at(*arguments.get(1)?))?;
                self.element(&children, index)
            }
            _ => None,
        }
    }

    fn element(&self, place: &Place, index: usize) -> Option<Place> {
        let place = &self.resolve_name(place.clone())?;
        match self.kind(place) {
            ExprKind::List { elements, .. } => Some(place.at(*elements.get(index)?)),
            ExprKind::Paste { operands, .. }
            | ExprKind::Operation { operator: Operator::ListConcat, arguments: operands, .. } => {
                let (operand, index) = self.operand_at(place, operands, index)?;
                self.element(&operand, index)
            }
            ExprKind::Map(map) if map.operator == syntax::MapOperator::ForEach => {
                self.element(&place.at(map.sequence), index)
            }
            _ => None,
        }
    }

    /// The operand of a concatenation that holds an element, and the element's number in it.
    fn operand_at(&self, place: &Place, operands: &[ExprId], index: usize) -> Option<(Place, usize)> {
        let mut rest = index;
        for (i, &operand) in operands.iter().enumerate() {
            let operand = self.resolve_name(place.at(operand))?;
            if i + 1 == operands.len() {
                return Some((operand, rest));
            }
            let length = self.length(&operand)?;
            if rest < length {
                return Some((operand, rest));
            }
            rest -= length;
        }
        None
    }

    /// The number of elements or arguments of an expression, if it is evident.
    fn length(&self, place: &Place) -> Option<usize> {
        match self.kind(place) {
            ExprKind::List { elements, .. } => Some(elements.len()),
            ExprKind::Dag(dag) => Some(dag.arguments.len()),
            ExprKind::Paste { operands, .. }
            | ExprKind::Operation {
                operator: Operator::Con | Operator::ListConcat,
                arguments: operands,
                ..
            } => self.sum(Self::length, place, operands),
            ExprKind::Map(map) if map.operator == syntax::MapOperator::ForEach => {
                self.length(&self.resolve_name(place.at(map.sequence))?)
            }
            _ => None,
        }
    }

    /// The sum of the lengths of some operands, if each is evident.
    fn sum(
        &self,
        length: fn(&Self, &Place) -> Option<usize>,
        place: &Place,
        operands: &[ExprId],
    ) -> Option<usize> {
        operands.iter().try_fold(0, |sum, &operand| {
            let operand = self.resolve_name(place.at(operand))?;
            Some(sum + length(self, &operand)?)
        })
    }

    /// Follows names without a value, so not through choices.
    fn resolve_name(&self, mut place: Place) -> Option<Place> {
        loop {
            self.step()?;
            let next = match self.kind(&place) {
                ExprKind::Identifier(name) => {
                    let own = self.variable_value(&place);
                    self.meaning(&place, *name, own?)
                }
                ExprKind::Suffixed { base, suffixes } => self.field_access(*base, suffixes),
                _ => None,
            };
            match next {
                Some(next) => place = next,
                None => return Some(place),
            }
        }
    }

    /// The value of the field that an identifier names.
    fn variable_value(&self, place: &Place) -> Option<ValueId> {
        let meaning = self.records.origins.meaning(place.expression)?;
        let Node::Variable { name, .. } = self.records.store.node(meaning) else {
            return Some(meaning);
        };
        let field = self.records.store.record(self.record).field(name);
        Some(field.map_or(meaning, |field| field.value))
    }
}
