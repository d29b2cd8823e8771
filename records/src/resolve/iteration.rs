//! Operators that substitute: `!foreach`, `!filter`, `!foldl`, and the folding of any operator.

use super::resolution::Resolution;
use super::resolver::Resolver;
use crate::fold::{Folding, Items};
use crate::model::error::EvalResult;
use crate::model::ids::{RecordId, TypeId, ValueId};
use crate::model::operators::{BinOp, TernOp};
use crate::model::value::{FoldParts, Node, RawWords, VariableSet, Words};
use tblgen_parser::symbols::Symbol;

impl Resolution<'_> {
    /// The result of an operator, or the operator itself if it must wait.
    pub(crate) fn fold_value(
        &mut self,
        value: ValueId,
        current: Option<RecordId>,
        is_final: bool,
    ) -> EvalResult<ValueId> {
        let folding = Folding { current, is_final };
        let result = match self.store.values.node(value) {
            Node::Unary { op, ty, operand } => self.folder(folding).fold_unary(op, ty, operand)?,
            Node::Binary { op, ty, lhs, rhs } => self.folder(folding).fold_binary(op, ty, lhs, rhs)?,
            Node::Ternary { op, ty, operands } => {
                let operands = self.store.values.operands(operands);
                self.fold_or_iterate(folding, op, ty, operands)?
            }
            Node::Cond { ty, cases } => {
                let cases: Items = self.store.values.items(cases).collect();
                self.folder(folding).fold_cond(ty, &cases)?
            }
            Node::Fold { parts, .. } => {
                let parts = self.store.values.fold_parts(parts);
                self.fold_fold(folding, parts)?
            }
            Node::IsA { ty, value } => self.folder(Folding::default()).fold_is_a(ty, value),
            Node::Exists { ty, name } => self.folder(folding).fold_exists(ty, name),
            Node::Instances { ty, regex } => self.folder(folding).fold_instances(ty, regex)?,
            Node::Field { of, name, .. } => self.folder(folding).fold_field(of, name)?,
            _ => None,
        };
        Ok(result.unwrap_or(value))
    }

    /// The result of an operator of three operands.
    pub(super) fn fold_or_iterate(
        &mut self,
        folding: Folding,
        op: TernOp,
        ty: TypeId,
        operands: [ValueId; 3],
    ) -> EvalResult<Option<ValueId>> {
        match op {
            TernOp::ForEach => self.fold_foreach(folding, ty, operands),
            TernOp::Filter => self.fold_filter(folding, ty, operands),
            TernOp::Dag
            | TernOp::If
            | TernOp::SetDagArg
            | TernOp::SetDagName
            | TernOp::Subst
            | TernOp::Range
            | TernOp::Substr
            | TernOp::Find => self.folder(folding).fold_ternary(op, ty, operands),
        }
    }

    pub(crate) fn fold_fold(&mut self, folding: Folding, parts: FoldParts) -> EvalResult<Option<ValueId>> {
        let Node::List { items, .. } = self.store.values.node(parts.list) else { return Ok(None) };
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
    pub(super) fn appended(&self, parts: FoldParts) -> Option<Items> {
        let mut appended = Items::new();
        let mut body = parts.body;
        while let Node::Binary { op: BinOp::StrConcat, lhs, rhs, .. } = self.store.values.node(body) {
            appended.push(rhs);
            body = lhs;
        }
        appended.reverse();
        let accumulator = VariableSet::of(parts.accumulator);
        let is_accumulator =
            matches!(self.store.values.node(body), Node::Variable { name, .. } if name == parts.accumulator);
        let is_free = |&part: &ValueId| !self.store.values.summary(part).variables.may_share(accumulator);
        (is_accumulator && parts.accumulator != parts.element && appended.iter().all(is_free))
            .then_some(appended)
    }

    /// Appends the operands for each item to `start`, while they are known. Returns the text and the number of items.
    ///
    /// Intermediate accumulators are not made: their lengths add up to the square of the last.
    pub(super) fn append_all(
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
                    let folded = self.folder(folding).fold_strconcat(result, text)?;
                    let ty = TypeId::STRING;
                    result = folded
                        .unwrap_or_else(|| self.store.values.binary(BinOp::StrConcat, result, text, ty));
                }
                return Ok((result, index + 1));
            }
        }
        let joined = self.folder(folding).join_strings(&texts)?;
        Ok((joined.unwrap_or(parts.start), items.len()))
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
                    *word = self.apply(folding.current, variable, ValueId(*word), body)?.0;
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
        let operator = self.apply(folding.current, variable, dag.operator, body)?;
        let mut changed = operator != dag.operator;
        dag.operator = operator;
        for (argument, _) in &mut dag.arguments {
            let new = match self.store.values.node(*argument) {
                Node::Dag(inner) => self.deeper(folding.current, |this| {
                    this.foreach_dag(folding, *argument, inner, variable, body)
                })?,
                _ => self.apply(folding.current, variable, *argument, body)?,
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
            let included = self.apply(folding.current, variable, item, predicate)?;
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
