//! Explanations of values that cannot be resolved.

use crate::model::ids::ValueId;
use crate::model::operators::{BinOp, TernOp, UnOp};
use crate::model::store::Store;
use crate::model::value::Node;

/// Why the innermost unresolved part of a value is not known.
pub(super) fn why_unresolved(store: &Store, value: ValueId) -> Option<String> {
    if store.is_concrete(value) {
        return None;
    }
    let mut reason = None;
    store.values.for_each_part(value, |part| {
        if reason.is_none() {
            reason = why_unresolved(store, part);
        }
    });
    reason.or_else(|| why_itself(store, value))
}

/// Why a value is not known, although all its parts are.
fn why_itself(store: &Store, value: ValueId) -> Option<String> {
    match store.values.node(value) {
        Node::Variable { name, .. } => Some(format!("'{}' is unset, or mentions itself", store.text(name))),
        Node::Binary { op: BinOp::Element, lhs, rhs, .. } => {
            let Node::List { items, .. } = store.values.node(lhs) else { return None };
            let (count, index) = (store.values.len(items), store.display(rhs));
            Some(format!("the list has {count} elements, the index is {index}"))
        }
        Node::Binary { op: BinOp::Slice, lhs, .. } => {
            let Node::List { items, .. } = store.values.node(lhs) else { return None };
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
