//! The free variables of values.

use crate::model::ids::ValueId;
use crate::model::store::Store;
use crate::model::value::Node;
use smallvec::SmallVec;
use tblgen_parser::symbols::Symbol;

type Items = SmallVec<[ValueId; 8]>;

impl Store {
    /// Whether `value` mentions a variable that it does not bind.
    #[inline]
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
        let (children, binder) = self.children(value);
        match self.values.node(value) {
            Node::Variable { name, .. } => return !bound.contains(&name),
            Node::AnonymousName(_) => return true,
            _ => {}
        }
        if children.iter().any(|&child| self.finds_free_variable(child, bound)) {
            return true;
        }
        let Some((variables, body)) = binder else { return false };
        let depth = bound.len();
        bound.extend(variables);
        let found = self.finds_free_variable(body, bound);
        bound.truncate(depth);
        found
    }

    /// The parts of `value`, and apart from them the variables and the body of an operator that binds variables.
    #[expect(clippy::type_complexity, reason = "private, and read in one place")]
    fn children(&self, value: ValueId) -> (Items, Option<(SmallVec<[Symbol; 2]>, ValueId)>) {
        let values = &self.values;
        let all: Items = match values.node(value) {
            Node::Bits(words) | Node::List { items: words, .. } | Node::Cond { cases: words, .. } => {
                values.items(words).collect()
            }
            Node::Dag(words) => values.words(words).iter().step_by(2).map(|&word| ValueId(word)).collect(),
            Node::Instance { arguments, .. } => {
                values.arguments(arguments).iter().map(|argument| argument.value).collect()
            }
            Node::BitOf { of, .. } | Node::Field { of, .. } => SmallVec::from_slice(&[of]),
            Node::Unary { operand, .. } => SmallVec::from_slice(&[operand]),
            Node::Binary { lhs, rhs, .. } => SmallVec::from_slice(&[lhs, rhs]),
            Node::IsA { value: inner, .. }
            | Node::Exists { name: inner, .. }
            | Node::Instances { regex: inner, .. } => SmallVec::from_slice(&[inner]),
            Node::Ternary { op, operands, .. } => {
                let [first, second, third] = values.operands(operands);
                if !op.binds() {
                    SmallVec::from_slice(&[first, second, third])
                } else {
                    let variable = self.as_symbol(first).into_iter().collect();
                    return (SmallVec::from_slice(&[second]), Some((variable, third)));
                }
            }
            Node::Fold { parts, .. } => {
                let parts = values.fold_parts(parts);
                let variables = SmallVec::from_slice(&[parts.accumulator, parts.element]);
                return (SmallVec::from_slice(&[parts.start, parts.list]), Some((variables, parts.body)));
            }
            _ => Items::new(),
        };
        (all, None)
    }
}
