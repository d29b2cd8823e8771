//! What substitution must know of a value before it looks inside.

use super::words::word;
use super::{Node, ValueId, Values};
use crate::operators::UnOp;
use tblgen_parser::symbols::Symbol;

/// A set of variables that may hold some more: each variable is one of 31 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct VariableSet(u32);

impl VariableSet {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ALL: Self = Self(u32::MAX);
    /// The name of an anonymous record, which only that record itself can replace.
    const ANONYMOUS_NAME: Self = Self(1 << 31);

    pub(crate) fn of(variable: Symbol) -> Self {
        // Variables of one class have neighboring numbers: the product spreads them evenly.
        let spread = u64::from(word(variable).wrapping_mul(0x9e37_79b9));
        Self(1 << ((spread * 31) >> 32))
    }
    pub(crate) fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub(crate) fn may_share(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// What substitution must know of a value before it looks inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Summary {
    /// The variables that it mentions, those that it binds itself included.
    pub(crate) variables: VariableSet,
    /// How deep it is nested.
    pub(super) depth: u16,
    pub(crate) flags: Flags,
}

/// Properties of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Flags(u8);

impl Flags {
    const NONE: Self = Self(0);
    /// Holds something that is decided only when its record is final.
    const LATE: Self = Self(1);
    /// Holds something that is not a literal.
    const SYMBOLIC: Self = Self(2);
    /// Binds variables of its own.
    const BINDER: Self = Self(4);

    fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
    pub(crate) fn folds_late(self) -> bool {
        self.has(Self::LATE)
    }
    pub(crate) fn is_symbolic(self) -> bool {
        self.has(Self::SYMBOLIC)
    }
    pub(crate) fn binds(self) -> bool {
        self.has(Self::BINDER)
    }
}

impl Values {
    /// The summary of a value whose parts have theirs.
    #[inline]
    pub(super) fn summarize(&self, id: ValueId) -> Summary {
        let node = self.node(id);
        if is_leaf(&node) { own_summary(&node) } else { self.summarize_parts(id, node) }
    }

    fn summarize_parts(&self, id: ValueId, node: Node) -> Summary {
        let mut summary = own_summary(&node);
        self.for_each_part(id, |part| {
            let part = self.summary(part);
            summary.variables = summary.variables.with(part.variables);
            summary.depth = summary.depth.max(part.depth.saturating_add(1));
            summary.flags = summary.flags.with(part.flags);
        });
        if !summary.variables.is_empty() && self.any_substitution_changes(&node) {
            summary.variables = VariableSet::ALL;
        }
        summary
    }

    /// Substitution changes this node even if it replaces no variable in it, as llvm-tblgen's does.
    fn any_substitution_changes(&self, node: &Node) -> bool {
        match *node {
            Node::Bits(bits) => self.items(bits).any(|bit| self.substitution_takes_first_bit(bit)),
            Node::Binary { op, lhs, .. } => match (op.decisive_operand(), self.node(lhs)) {
                (Some(decisive), Node::Int(int)) => int == decisive,
                (Some(0), Node::Bit(false)) => true,
                (Some(_), Node::Bits(_)) => true,
                _ => false,
            },
            _ => false,
        }
    }

    /// Substitution replaces this element of a `bits` value by its first bit.
    fn substitution_takes_first_bit(&self, bit: ValueId) -> bool {
        matches!(
            self.node(bit),
            Node::Cond { .. }
                | Node::Fold { .. }
                | Node::IsA { .. }
                | Node::Exists { .. }
                | Node::Instance { .. }
                | Node::Instances { .. }
        )
    }
}

/// The node has no parts.
fn is_leaf(node: &Node) -> bool {
    matches!(
        node,
        Node::Unset
            | Node::Bit(_)
            | Node::Int(_)
            | Node::Str(_)
            | Node::Code(_)
            | Node::Record(_)
            | Node::AnonymousName(_)
            | Node::Variable { .. }
    )
}

/// The summary of a node without its parts.
fn own_summary(node: &Node) -> Summary {
    Summary { variables: own_variables(node), depth: 1, flags: own_flags(node) }
}

/// The variables that a node mentions by itself.
fn own_variables(node: &Node) -> VariableSet {
    match *node {
        Node::AnonymousName(_) => VariableSet::ANONYMOUS_NAME,
        Node::Variable { name, .. } => VariableSet::of(name),
        _ => VariableSet::NONE,
    }
}

/// The flags that a node has by itself.
fn own_flags(node: &Node) -> Flags {
    match *node {
        Node::Unset
        | Node::Bit(_)
        | Node::Int(_)
        | Node::Str(_)
        | Node::Code(_)
        | Node::Record(_)
        | Node::Bits(_)
        | Node::List { .. }
        | Node::Dag(_) => Flags::NONE,
        Node::AnonymousName(_)
        | Node::Unary { op: UnOp::Cast, .. }
        | Node::Exists { .. }
        | Node::Instances { .. } => Flags::SYMBOLIC.with(Flags::LATE),
        Node::Fold { .. } => Flags::SYMBOLIC.with(Flags::BINDER),
        Node::Ternary { op, .. } if op.binds() => Flags::SYMBOLIC.with(Flags::BINDER),
        _ => Flags::SYMBOLIC,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::TypeId;

    #[test]
    fn flags_say_what_substitution_must_visit() {
        let mut values = Values::default();
        let variable = values.variable(Symbol::EMPTY, TypeId::INT);
        let one = values.int(1);
        let known = values.list(TypeId::INT, &[one]);
        let open = values.list(TypeId::INT, &[one, variable]);
        assert!(!values.flags(known).is_symbolic());
        assert!(values.summary(open).variables.may_share(VariableSet::of(Symbol::EMPTY)));
        let cast = values.unary(UnOp::Cast, known, TypeId::STRING);
        assert!(values.flags(cast).folds_late() && values.summary(cast).variables.is_empty());
    }
}
