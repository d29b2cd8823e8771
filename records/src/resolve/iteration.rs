//! Operators that substitute: `!foreach`, `!filter`, `!foldl`, and the folding of any operator.

use super::resolution::Resolution;
use super::resolver::Resolver;
use crate::fold::{Folding, Items};
use crate::model::error::EvalResult;
use crate::model::ids::{RecordId, TypeId, ValueId};
use crate::model::operators::TernOp;
use crate::model::value::{FoldParts, Node, Operation, RawWords, VariableSet, Words};
use tblgen_parser::symbols::Symbol;

impl Resolution<'_> {
    /// The result of an operator, or the operator as a value if it must wait.
    #[inline]
    pub(crate) fn apply(&mut self, folding: Folding, operation: Operation<'_>) -> EvalResult<ValueId> {
        let iterated = match operation {
            Operation::Ternary(TernOp::ForEach, ty, operands) => self.fold_foreach(folding, ty, operands)?,
            Operation::Ternary(TernOp::Filter, ty, operands) => self.fold_filter(folding, ty, operands)?,
            Operation::Fold(_, parts) => self.fold_fold(folding, parts)?,
            _ => return self.folder(folding).apply(operation),
        };
        Ok(iterated.unwrap_or_else(|| self.store.values.operation(operation)))
    }

    fn fold_fold(&mut self, folding: Folding, parts: FoldParts) -> EvalResult<Option<ValueId>> {
        let Node::List { items, .. } = self.store.values.node(parts.list) else { return Ok(None) };
        let items: Items = self.store.values.items(items).collect();
        let mut accumulator = parts.start;
        for item in items {
            self.check_memory(folding.current)?;
            let mut resolver = Resolver::map(folding.current);
            resolver.set(parts.accumulator, accumulator);
            resolver.set(parts.element, item);
            accumulator = self.resolve(parts.body, &mut resolver)?;
        }
        Ok(Some(accumulator))
    }

    /// The body of an iteration with its variable replaced by one item.
    fn iterate(
        &mut self,
        current: Option<RecordId>,
        variable: Symbol,
        item: ValueId,
        body: ValueId,
    ) -> EvalResult<ValueId> {
        let is_lasting = self.is_lasting(variable, item, body);
        if is_lasting && let Some(&known) = self.state.iterations.get(&(body, variable, item)) {
            return Ok(known);
        }
        self.check_memory(current)?;
        let mut resolver = Resolver::map(current);
        resolver.set(variable, item);
        let result = self.resolve(body, &mut resolver)?;
        if is_lasting && !self.store.values.flags(result).is_symbolic() {
            self.state.iterations.insert((body, variable, item), result);
        }
        Ok(result)
    }

    /// Whether the result of `body` for `item` depends on nothing else, now and later.
    fn is_lasting(&self, variable: Symbol, item: ValueId, body: ValueId) -> bool {
        let summary = self.store.values.summary(body);
        // A body with more variables mostly has other values each time.
        summary.variables == VariableSet::of(variable)
            && !summary.flags.folds_late()
            && match self.store.values.node(item) {
                Node::Record(record) => self.store.record(record).is_final,
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
        let Some(variable) = self.store.as_symbol(variable) else { return Ok(None) };
        match self.store.values.node(sequence) {
            Node::Dag(words) => self.foreach_dag(folding, sequence, words, variable, body).map(Some),
            Node::List { items, .. } => {
                let mut words = RawWords::from_slice(self.store.values.words(items));
                for word in &mut words {
                    *word = self.iterate(folding.current, variable, ValueId(*word), body)?.0;
                }
                let element = self.store.types.element(ty).unwrap_or(ty);
                Ok(Some(self.store.values.list_of_words(element, &words)))
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
        let mut dag = self.store.values.dag_parts(words);
        let operator = self.iterate(folding.current, variable, dag.operator, body)?;
        let mut changed = operator != dag.operator;
        dag.operator = operator;
        for (argument, _) in &mut dag.arguments {
            let new = match self.store.values.node(*argument) {
                Node::Dag(inner) => self.deeper(folding.current, |this| {
                    this.foreach_dag(folding, *argument, inner, variable, body)
                })?,
                _ => self.iterate(folding.current, variable, *argument, body)?,
            };
            changed |= new != *argument;
            *argument = new;
        }
        Ok(if changed { self.store.values.dag(&dag) } else { old })
    }

    fn fold_filter(
        &mut self,
        folding: Folding,
        ty: TypeId,
        [variable, list, predicate]: [ValueId; 3],
    ) -> EvalResult<Option<ValueId>> {
        let (Some(variable), Node::List { items, .. }) =
            (self.store.as_symbol(variable), self.store.values.node(list))
        else {
            return Ok(None);
        };
        let items: Items = self.store.values.items(items).collect();
        let mut kept = Items::new();
        for item in items {
            let included = self.iterate(folding.current, variable, item, predicate)?;
            match self.store.as_int(included) {
                None => return Ok(None),
                Some(0) => {}
                Some(_) => kept.push(item),
            }
        }
        let element = self.store.types.element(ty).unwrap_or(ty);
        Ok(Some(self.store.values.list(element, &kept)))
    }
}
