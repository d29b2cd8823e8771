//! Operators that substitute: `!foreach`, `!filter`, `!foldl`, and the folding of any operator.

use super::resolution::Resolution;
use super::resolver::Resolver;
use crate::fold::Items;
use crate::model::{
    BinOp, EvalResult, FoldParts, Folded, Node, Operation, RawWords, TernOp, TypeId, ValueId, VariableSet,
    Words,
};
use tblgen_parser::Symbol;

impl Resolution<'_> {
    /// The result of an operator, or the operator as a value if it must wait.
    pub(crate) fn apply(&mut self, operation: Operation<'_>) -> EvalResult<ValueId> {
        let iterated = match operation {
            Operation::Ternary(TernOp::ForEach, ty, operands) => self.fold_foreach(ty, operands)?,
            Operation::Ternary(TernOp::Filter, ty, operands) => self.fold_filter(ty, operands)?,
            Operation::Fold(_, parts) => self.fold_fold(parts)?,
            _ => return self.folder().apply(operation),
        };
        Ok(iterated.unwrap_or_else(|| self.store.values.operation(operation)))
    }

    fn fold_fold(&mut self, parts: FoldParts) -> Folded {
        let Node::List { items, .. } = self.store.node(parts.list) else { return Ok(None) };
        let items: Items = self.store.values.items(items).collect();
        let (mut accumulator, done) =
            match self.appended(parts).filter(|_| self.store.as_symbol(parts.start).is_some()) {
                Some(appended) => self.append_all(parts, &appended, &items)?,
                None => (parts.start, 0),
            };
        for &item in &items[done..] {
            self.store.check_memory(self.resolver.current)?;
            let bindings = [(parts.accumulator, accumulator), (parts.element, item)];
            let mut resolver = Resolver::map(self.resolver.current, bindings);
            accumulator = self.with(&mut resolver).resolve(parts.body)?;
        }
        Ok(Some(accumulator))
    }

    /// Returns the operands that a `!foldl` appends to its accumulator, `a` and `b` in `acc # a # b`, if it
    /// does nothing else.
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
        parts: FoldParts,
        appended: &[ValueId],
        items: &[ValueId],
    ) -> EvalResult<(ValueId, usize)> {
        let mut texts = vec![parts.start];
        let mut done = 0;
        for &item in items {
            self.store.check_memory(self.resolver.current)?;
            let mut resolver = Resolver::map(self.resolver.current, [(parts.element, item)]);
            let known = texts.len();
            for &operand in appended {
                texts.push(self.with(&mut resolver).resolve(operand)?);
            }
            if texts[known..].iter().any(|&text| self.store.as_symbol(text).is_none()) {
                texts.truncate(known);
                break;
            }
            done += 1;
        }
        let joined = self.folder().join_strings(&texts)?;
        Ok((joined.unwrap_or(parts.start), done))
    }

    /// The body of an iteration with its variable replaced by one item.
    fn iterate(&mut self, variable: Symbol, item: ValueId, body: ValueId) -> EvalResult<ValueId> {
        let is_lasting = self.is_lasting(variable, item, body);
        if is_lasting && let Some(&known) = self.state.iterations.get(&(body, variable, item)) {
            return Ok(known);
        }
        self.store.check_memory(self.resolver.current)?;
        let mut resolver = Resolver::map(self.resolver.current, [(variable, item)]);
        let result = self.with(&mut resolver).resolve(body)?;
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

    fn fold_foreach(&mut self, ty: TypeId, operands: [ValueId; 3]) -> Folded {
        let [variable, sequence, body] = operands;
        let Some(variable) = self.store.as_symbol(variable) else { return Ok(None) };
        match self.store.node(sequence) {
            Node::Dag(words) => self.foreach_dag(words, variable, body).map(Some),
            Node::List { items, .. } => {
                let mut words = RawWords::from_slice(self.store.values.words(items));
                for word in &mut words {
                    *word = self.iterate(variable, ValueId(*word), body)?.0;
                }
                let element = self.store.types.element(ty).unwrap_or(ty);
                Ok(Some(self.store.values.list(element, &words)))
            }
            _ => Ok(None),
        }
    }

    /// Operator and arguments are mapped; an argument that is a dag is mapped inside.
    fn foreach_dag(&mut self, words: Words, variable: Symbol, body: ValueId) -> EvalResult<ValueId> {
        let mut dag = self.store.values.dag_parts(words);
        dag.operator = self.iterate(variable, dag.operator, body)?;
        for (argument, _) in &mut dag.arguments {
            *argument = match self.store.node(*argument) {
                Node::Dag(inner) => self.deeper(|this| this.foreach_dag(inner, variable, body))?,
                _ => self.iterate(variable, *argument, body)?,
            };
        }
        Ok(self.store.values.dag(&dag))
    }

    fn fold_filter(&mut self, ty: TypeId, operands: [ValueId; 3]) -> Folded {
        let [variable, list, predicate] = operands;
        let (Some(variable), Node::List { items, .. }) =
            (self.store.as_symbol(variable), self.store.node(list))
        else {
            return Ok(None);
        };
        let items: Items = self.store.values.items(items).collect();
        let mut kept = Items::new();
        for item in items {
            let included = self.iterate(variable, item, predicate)?;
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
