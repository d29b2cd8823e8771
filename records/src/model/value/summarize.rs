//! The summaries of nodes.

use super::arena::Values;
use super::node::Node;
use super::summary::{Flags, Summary, VariableSet};
use crate::model::{UnOp, ValueId};

impl Values {
    /// The summary of a value whose parts have summaries.
    pub(super) fn summarize(&self, id: ValueId) -> Summary {
        let node = self.node(id);
        let variables = match node {
            Node::AnonymousName(_) => VariableSet::ANONYMOUS_NAME,
            Node::Variable { name, .. } => VariableSet::of(name),
            _ => VariableSet::NONE,
        };
        let mut summary = Summary { variables, depth: 1, flags: own_flags(&node) };
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
        use Node::*;
        matches!(
            self.node(bit),
            Cond { .. }
                | Fold { .. }
                | Instance { .. }
                | Unary { op: UnOp::IsA | UnOp::Exists | UnOp::Instances, .. }
        )
    }
}

/// The flags that a node has by itself.
fn own_flags(node: &Node) -> Flags {
    use Node::*;
    match *node {
        Unset | Bit(_) | Int(_) | Str(_) | Code(_) | Record(_) | Bits(_) | List { .. } | Dag(_) => {
            Flags::NONE
        }
        AnonymousName(_) => Flags::SYMBOLIC.with(Flags::LATE),
        Unary { op, .. } if op.waits() => Flags::SYMBOLIC.with(Flags::LATE),
        Fold { .. } => Flags::SYMBOLIC.with(Flags::BINDER),
        Ternary { op, .. } if op.binds() => Flags::SYMBOLIC.with(Flags::BINDER),
        _ => Flags::SYMBOLIC,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::ids::TypeId;
    use crate::model::value::Operation;
    use tblgen_parser::symbols::Symbol;

    #[test]
    fn flags_say_what_substitution_must_visit() {
        let mut values = Values::default();
        let variable = values.variable(Symbol::EMPTY, TypeId::INT);
        let one = values.int(1);
        let known = values.list(TypeId::INT, &[one]);
        let open = values.list(TypeId::INT, &[one, variable]);
        assert!(!values.flags(known).is_symbolic());
        assert!(values.summary(open).variables.may_share(VariableSet::of(Symbol::EMPTY)));
        let cast = values.operation(Operation::Unary(UnOp::Cast, TypeId::STRING, known));
        assert!(values.flags(cast).folds_late() && values.summary(cast).variables.is_empty());
    }
}
