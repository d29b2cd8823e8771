//! The free variables of values.

use crate::model::{Node, Store, ValueId};
use smallvec::SmallVec;
use tblgen_parser::Symbol;

impl Store {
    /// Whether `value` mentions a variable that it does not bind.
    pub(crate) fn has_free_variable(&self, value: ValueId) -> bool {
        !self.values.summary(value).variables.is_empty() && self.finds_free_variable(value, &mut Vec::new())
    }

    fn finds_free_variable(&self, value: ValueId, bound: &mut Vec<Symbol>) -> bool {
        let summary = self.values.summary(value);
        if summary.variables.is_empty() {
            return false;
        }
        if !summary.flags.binds() && bound.is_empty() {
            return true;
        }
        let mut binds: SmallVec<[Symbol; 2]> = SmallVec::new();
        match self.node(value) {
            Node::Variable { name, .. } => return !bound.contains(&name),
            Node::AnonymousName(_) => return true,
            Node::Ternary { op, operands, .. } if op.binds() => {
                binds.extend(self.as_symbol(self.values.operands(operands)[0]));
            }
            Node::Fold { parts, .. } => {
                let parts = self.values.fold_parts(parts);
                binds.extend([parts.accumulator, parts.element]);
            }
            _ => {}
        }
        let mut parts: SmallVec<[ValueId; 8]> = SmallVec::new();
        self.values.for_each_part(value, |part| parts.push(part));
        // The last part of an operator that binds variables is its body.
        let body = if binds.is_empty() { None } else { parts.pop() };
        if parts.iter().any(|&part| self.finds_free_variable(part, bound)) {
            return true;
        }
        let Some(body) = body else { return false };
        let depth = bound.len();
        bound.extend(binds);
        let found = self.finds_free_variable(body, bound);
        bound.truncate(depth);
        found
    }
}
