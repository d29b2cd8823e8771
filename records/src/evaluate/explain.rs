//! Explanations of values that cannot be resolved.

use crate::model::{BinOp, Node, Store, TernOp, UnOp, ValueId};
use tblgen_parser::Symbol;

/// Why a value is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// A variable without a value.
    Variable(Symbol),
    /// Anything else, in words.
    Other(String),
}

impl Cause {
    /// The cause in words.
    pub(super) fn describe(&self, store: &Store) -> String {
        match self {
            Cause::Variable(name) => format!("'{}' is unset, or mentions itself", store.text(*name)),
            Cause::Other(words) => words.clone(),
        }
    }
}

/// Why the innermost unresolved part of a value is not known.
pub(super) fn cause_of_unresolved(store: &Store, value: ValueId) -> Option<Cause> {
    if store.is_concrete(value) {
        return None;
    }
    let mut parts = Vec::new();
    store.values.for_each_part(value, |part| parts.push(part));
    let inner = parts.into_iter().find_map(|part| cause_of_unresolved(store, part));
    inner.or_else(|| match store.node(value) {
        Node::Variable { name, .. } => Some(Cause::Variable(name)),
        _ => why_itself(store, value).map(Cause::Other),
    })
}

/// Why a value is not known, although all its parts are.
fn why_itself(store: &Store, value: ValueId) -> Option<String> {
    match store.node(value) {
        Node::Binary { op: BinOp::Element, lhs, rhs, .. } => {
            let Node::List { items, .. } = store.node(lhs) else { return None };
            let (count, index) = (store.values.len(items), store.display(rhs));
            Some(format!("the list has {count} elements, the index is {index}"))
        }
        Node::Binary { op: BinOp::Slice, lhs, .. } => {
            let Node::List { items, .. } = store.node(lhs) else { return None };
            Some(format!("an index is not in the list of {} elements", store.values.len(items)))
        }
        Node::Unary { op: UnOp::Cast, ty, operand } => {
            Some(format!("{} is not a value of type '{}'", store.display(operand), store.display_type(ty)))
        }
        Node::Ternary { op: TernOp::Dag, .. } => Some("children and names are not equally many".to_owned()),
        Node::Field { of, name, .. } => {
            Some(format!("field '{}' of {} is not known", store.text(name), store.display(of)))
        }
        Node::Unary { operand: ValueId::UNSET, .. } => Some("the operand is unset".to_owned()),
        Node::Binary { lhs, rhs, .. } if lhs == ValueId::UNSET || rhs == ValueId::UNSET => {
            Some("an operand is unset".to_owned())
        }
        _ => None,
    }
}
