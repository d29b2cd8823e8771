//! Operators that substitute: `!foreach`, `!filter`, `!foldl`, and the folding of any operator.

use super::resolution::Resolution;
use super::resolver::Resolver;
use crate::fold::{Folding, Items};
use crate::model::{
    BinOp, EvalResult, FoldParts, Folded, Node, Operation, RawWords, RecordId, TernOp, TypeId, ValueId,
    VariableSet, Words,
};
use tblgen_parser::Symbol;

impl Resolution<'_> {
    /// The result of an operator, or the operator as a value if it must wait.
    pub(crate) fn apply(&mut self, folding: Folding, operation: Operation<'_>) -> EvalResult<ValueId> {
        let iterated = match operation {
            Operation::Ternary(TernOp::ForEach, ty, operands) => self.fold_foreach(folding, ty, operands)?,
            Operation::Ternary(TernOp::Filter, ty, operands) => self.fold_filter(folding, ty, operands)?,
            Operation::Fold(_, parts) => self.fold_fold(folding, parts)?,
            _ => return self.folder(folding).apply(operation),
        };
        Ok(iterated.unwrap_or_else(|| self.store.values.operation(operation)))
    }

    fn fold_fold(&mut self, folding: Folding, parts: FoldParts) -> Folded {
        let Node::List { items, .. } = self.store.node(parts.list) else { return Ok(None) };
        let items: Items = self.store.values.items(items).collect();
        let (mut accumulator, done) =
            match self.appended(parts).filter(|_| self.store.as_symbol(parts.start).is_some()) {
                Some(appended) => self.append_all(folding, parts, &appended, &items)?,
                None => (parts.start, 0),
            };
        for &item in &items[done..] {
            self.check_memory(folding.current)?;
            let mut resolver = Resolver::map(folding.current);
            resolver.set(parts.accumulator, accumulator);
            resolver.set(parts.element, item);
            accumulator = self.resolve(parts.body, &mut resolver)?;
        }
        Ok(Some(accumulator))
    }

    /// The operands that a `!foldl` appends to its accumulator, `a` and `b` in `acc # a # b`, if that is all it does.
    fn appended(&self, parts: FoldParts) -> Option<Items> {
        let mut appended = Items::new();
        let mut body = parts.body;
        while let Node::Binary { op: BinOp::StrConcat, lhs, rhs, .. } = self.store.node(body) {
            appended.push(rhs);
            body = lhs;
        }
        appended.reverse();
        let accumulator = VariableSet::of(parts.accumulator);
        let is_accumulator =
            matches!(self.store.node(body), Node::Variable { name, .. } if name == parts.accumulator);
        let is_free = |&part: &ValueId| !self.store.values.summary(part).variables.may_share(accumulator);
        (is_accumulator && parts.accumulator != parts.element && appended.iter().all(is_free))
            .then_some(appended)
    }

    /// Appends the operands for each item to `start`, while they are known. Returns the text and the number of items.
    ///
    /// Intermediate accumulators are not made: their lengths add up to the square of the last.
    fn append_all(
        &mut self,
        folding: Folding,
        parts: FoldParts,
        appended: &[ValueId],
        items: &[ValueId],
    ) -> EvalResult<(ValueId, usize)> {
        let mut texts = vec![parts.start];
        for (index, &item) in items.iter().enumerate() {
            self.check_memory(folding.current)?;
            let mut resolver = Resolver::map(folding.current);
            resolver.set(parts.element, item);
            let known = texts.len();
            for &operand in appended {
                texts.push(self.resolve(operand, &mut resolver)?);
            }
            if texts[known..].iter().any(|&text| self.store.as_symbol(text).is_none()) {
                let mut result = self.folder(folding).join_strings(&texts[..known])?.unwrap_or(parts.start);
                for &text in &texts[known..] {
                    let joined = Operation::Binary(BinOp::StrConcat, TypeId::STRING, [result, text]);
                    result = self.folder(folding).apply(joined)?;
                }
                return Ok((result, index + 1));
            }
        }
        let joined = self.folder(folding).join_strings(&texts)?;
        Ok((joined.unwrap_or(parts.start), items.len()))
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
            && match self.store.node(item) {
                Node::Record(record) => self.store.record(record).is_final,
                Node::Bit(_) | Node::Int(_) | Node::Str(_) => true,
                _ => false,
            }
    }

    fn fold_foreach(&mut self, folding: Folding, ty: TypeId, operands: [ValueId; 3]) -> Folded {
        let [variable, sequence, body] = operands;
        let Some(variable) = self.store.as_symbol(variable) else { return Ok(None) };
        match self.store.node(sequence) {
            Node::Dag(words) => self.foreach_dag(folding, sequence, words, variable, body).map(Some),
            Node::List { items, .. } => {
                let mut words = RawWords::from_slice(self.store.values.words(items));
                for word in &mut words {
                    *word = self.iterate(folding.current, variable, ValueId(*word), body)?.0;
                }
                let element = self.store.types.element(ty).unwrap_or(ty);
                Ok(Some(self.store.values.list(element, &words)))
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
            let new = match self.store.node(*argument) {
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

    fn fold_filter(&mut self, folding: Folding, ty: TypeId, operands: [ValueId; 3]) -> Folded {
        let [variable, list, predicate] = operands;
        let (Some(variable), Node::List { items, .. }) =
            (self.store.as_symbol(variable), self.store.node(list))
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
