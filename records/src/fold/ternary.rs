//! Operators of three operands, and the iteration of `!foreach` and `!filter`.

use super::{Folding, Items};
use crate::operators::TernOp;
use crate::record::RecordId;
use crate::resolve::Resolver;
use crate::store::{EvalResult, Store};
use crate::types::TypeId;
use crate::value::{Node, RawWords, ValueId, VariableSet, Words};
use tblgen_parser::symbols::Symbol;

impl Store {
    pub(crate) fn fold_ternary(
        &mut self,
        folding: Folding,
        op: TernOp,
        ty: TypeId,
        operands: [ValueId; 3],
    ) -> EvalResult<Option<ValueId>> {
        match op {
            TernOp::If => Ok(self
                .as_int(operands[0])
                .map(|condition| if condition != 0 { operands[1] } else { operands[2] })),
            TernOp::Foreach => self.fold_foreach(folding, ty, operands),
            TernOp::Filter => self.fold_filter(folding, ty, operands),
            TernOp::Subst => self.fold_subst(folding, ty, operands),
            TernOp::Dag => Ok(self.fold_dag(operands)),
            TernOp::Range => self.fold_range(folding, operands),
            TernOp::Substr => self.fold_substr(folding, operands),
            TernOp::Find => self.fold_find(folding, operands),
            TernOp::Setdagarg => self.fold_setdagpart(folding, operands, false),
            TernOp::Setdagname => self.fold_setdagpart(folding, operands, true),
        }
    }

    /// The body of an iteration with its variable replaced by one item.
    fn apply(
        &mut self,
        current: Option<RecordId>,
        variable: Symbol,
        item: ValueId,
        body: ValueId,
    ) -> EvalResult<ValueId> {
        let is_lasting = self.is_lasting(variable, item, body);
        if is_lasting && let Some(&known) = self.iterations.get(&(body, variable, item)) {
            return Ok(known);
        }
        self.check_memory(current)?;
        let mut resolver = Resolver::map(current);
        resolver.set(variable, item);
        let result = self.resolve(body, &mut resolver)?;
        if is_lasting && !self.values.flags(result).is_symbolic() {
            self.iterations.insert((body, variable, item), result);
        }
        Ok(result)
    }

    /// What `body` comes to for `item` depends on nothing else, now and later.
    fn is_lasting(&self, variable: Symbol, item: ValueId, body: ValueId) -> bool {
        let summary = self.values.summary(body);
        // A body with more variables mostly comes with other values each time.
        summary.variables == VariableSet::of(variable)
            && !summary.flags.folds_late()
            && match self.values.node(item) {
                Node::Record(record) => self.record(record).is_final,
                Node::Bit(_) | Node::Int(_) | Node::Str(_) => true,
                _ => false,
            }
    }

    fn fold_foreach(
        &mut self,
        folding: Folding,
        ty: TypeId,
        [variable, sequence, body]: [ValueId; 3],
    ) -> EvalResult<Option<ValueId>> {
        let Some(variable) = self.as_symbol(variable) else { return Ok(None) };
        match self.values.node(sequence) {
            Node::Dag(words) => self.foreach_dag(folding, sequence, words, variable, body).map(Some),
            Node::List { items, .. } => {
                let mut words = RawWords::from_slice(self.values.words(items));
                for word in &mut words {
                    *word = self.apply(folding.current, variable, ValueId(*word), body)?.0;
                }
                let element = self.types.element(ty).unwrap_or(ty);
                Ok(Some(self.values.list_of_words(element, &words)))
            }
            _ => Ok(None),
        }
    }

    /// Operator and arguments are mapped; an argument that is a dag is mapped inside.
    fn foreach_dag(
        &mut self,
        folding: Folding,
        old: ValueId,
        words: Words,
        variable: Symbol,
        body: ValueId,
    ) -> EvalResult<ValueId> {
        let mut dag = self.values.dag_parts(words);
        let operator = self.apply(folding.current, variable, dag.operator, body)?;
        let mut changed = operator != dag.operator;
        dag.operator = operator;
        for (argument, _) in &mut dag.arguments {
            let new = match self.values.node(*argument) {
                Node::Dag(inner) => self.deeper(folding.current, |this| {
                    this.foreach_dag(folding, *argument, inner, variable, body)
                })?,
                _ => self.apply(folding.current, variable, *argument, body)?,
            };
            changed |= new != *argument;
            *argument = new;
        }
        Ok(if changed { self.values.dag(&dag) } else { old })
    }

    fn fold_filter(
        &mut self,
        folding: Folding,
        ty: TypeId,
        [variable, list, predicate]: [ValueId; 3],
    ) -> EvalResult<Option<ValueId>> {
        let (Some(variable), Node::List { items, .. }) = (self.as_symbol(variable), self.values.node(list))
        else {
            return Ok(None);
        };
        let items: Items = self.values.items(items).collect();
        let mut kept = Items::new();
        for item in items {
            let included = self.apply(folding.current, variable, item, predicate)?;
            match self.as_int(included) {
                None => return Ok(None),
                Some(0) => {}
                Some(_) => kept.push(item),
            }
        }
        let element = self.types.element(ty).unwrap_or(ty);
        Ok(Some(self.values.list(element, &kept)))
    }
}
