//! Operators on dags.

use super::folding::Folder;
use crate::model::{DagParts, EvalError, EvalResult, Folded, Node, TypeId, ValueId};

impl Folder<'_> {
    fn as_dag(&self, value: ValueId) -> Option<DagParts> {
        match self.store.node(value) {
            Node::Dag(words) => Some(self.store.values.dag_parts(words)),
            _ => None,
        }
    }

    pub(super) fn fold_con(&mut self, lhs: ValueId, rhs: ValueId) -> Folded {
        let (Some(mut first), Some(second)) = (self.as_dag(lhs), self.as_dag(rhs)) else {
            return Ok(None);
        };
        let is_known = |operator| matches!(self.store.node(operator), Node::Record(_) | Node::Unset);
        if !is_known(first.operator) || !is_known(second.operator) {
            return Ok(None);
        }
        let both = first.operator != ValueId::UNSET && second.operator != ValueId::UNSET;
        if both && first.operator != second.operator {
            let message = format!(
                "Concatenated Dag operators do not match: '{}' vs. '{}'",
                self.store.display(lhs),
                self.store.display(rhs)
            );
            return Err(EvalError::without_place(message));
        }
        if first.operator == ValueId::UNSET {
            first.operator = second.operator;
        }
        first.name = first.name.or(second.name);
        first.arguments.extend(second.arguments);
        Ok(Some(self.store.values.dag(&first)))
    }

    /// The argument with an index or a name.
    fn dag_argument(&self, operator: &str, dag: &DagParts, key: ValueId) -> EvalResult<Option<usize>> {
        let count = dag.arguments.len();
        let error = match self.store.node(key) {
            Node::Int(index) if index < 0 => format!("index {index} is negative"),
            Node::Int(index) => match usize::try_from(index).ok().filter(|&index| index < count) {
                Some(index) => return Ok(Some(index)),
                None => format!("index {index} is out of range (dag has {count} arguments)"),
            },
            Node::Str(name) | Node::Code(name) => {
                match dag.arguments.iter().position(|&(_, own)| own == Some(name)) {
                    Some(index) => return Ok(Some(index)),
                    None => format!("key '{}' is not found", self.store.text(name)),
                }
            }
            _ => return Ok(None),
        };
        Err(self.failed(format!("{operator} {error}")))
    }

    pub(super) fn fold_getdagarg(&mut self, ty: TypeId, dag: ValueId, key: ValueId) -> Folded {
        let Some(dag) = self.as_dag(dag) else { return Ok(None) };
        let Some(index) = self.dag_argument("!getdagarg", &dag, key)? else { return Ok(None) };
        let argument = dag.arguments[index].0;
        let fits = match self.store.type_of(argument) {
            Some(own) => self.store.is_convertible(own, ty),
            None => true,
        };
        Ok(Some(if fits { argument } else { ValueId::UNSET }))
    }

    pub(super) fn fold_getdagname(&mut self, dag: ValueId, index: ValueId) -> Folded {
        let (Some(dag), Node::Int(index)) = (self.as_dag(dag), self.store.node(index)) else {
            return Ok(None);
        };
        let argument = usize::try_from(index).ok().and_then(|index| dag.arguments.get(index));
        let Some(&(_, name)) = argument else {
            // llvm-tblgen counts in 32 bits without a sign here.
            let last = (dag.arguments.len() as u32).wrapping_sub(1);
            let message = format!("!getdagname index is out of range 0...{last}: {index}");
            return Err(self.failed(message));
        };
        Ok(Some(name.map_or(ValueId::UNSET, |name| self.store.values.string(name))))
    }

    pub(super) fn fold_setdagop(&mut self, dag: ValueId, operator: ValueId) -> Option<ValueId> {
        let dag = self.as_dag(dag)?;
        matches!(self.store.node(operator), Node::Record(_))
            .then(|| self.store.values.dag(&DagParts { operator, name: None, ..dag }))
    }

    pub(super) fn fold_setdagopname(&mut self, dag: ValueId, name: ValueId) -> Option<ValueId> {
        let dag = self.as_dag(dag)?;
        let name = Some(self.store.as_symbol(name)?);
        Some(self.store.values.dag(&DagParts { name, ..dag }))
    }

    /// `!setdagarg` and `!setdagname`.
    pub(super) fn fold_setdagpart(&mut self, operands: [ValueId; 3], is_name: bool) -> Folded {
        let [dag, key, new] = operands;
        let Some(mut dag) = self.as_dag(dag) else { return Ok(None) };
        let operator = if is_name { "!setdagname" } else { "!setdagarg" };
        let Some(index) = self.dag_argument(operator, &dag, key)? else { return Ok(None) };
        if is_name {
            dag.arguments[index].1 = self.store.as_symbol(new);
        } else {
            dag.arguments[index].0 = new;
        }
        Ok(Some(self.store.values.dag(&dag)))
    }

    /// `!dag(operator, children, names)`
    pub(super) fn fold_dag(&mut self, operands: [ValueId; 3]) -> Option<ValueId> {
        let [operator, children, names] = operands;
        let list = |value| match value {
            ValueId::UNSET => Some(None),
            _ => self.store.list_items(value).map(Some),
        };
        let (children, names) = (list(children)?, list(names)?);
        let count = children.as_ref().or(names.as_ref())?.len();
        let unset = || vec![ValueId::UNSET; count];
        let (children, names) = (children.unwrap_or_else(unset), names.unwrap_or_else(unset));
        if names.len() != count {
            return None;
        }
        let argument = |(child, name)| match self.store.as_symbol(name) {
            None if name != ValueId::UNSET => None,
            symbol => Some((child, symbol)),
        };
        let arguments = children.into_iter().zip(names).map(argument).collect::<Option<Vec<_>>>()?;
        Some(self.store.values.dag(&DagParts { operator, name: None, arguments }))
    }
}
