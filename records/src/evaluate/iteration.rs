//! `!foreach`, `!filter` and `!foldl`: operators that bind variables.

use super::Evaluator;
use super::scope::ScopeKind;
use super::value::Context;
use crate::operators::TernOp;
use crate::store::{Abort, Step};
use crate::types::TypeId;
use crate::value::{FoldParts, ValueId};
use tblgen_parser::Span;
use tblgen_parser::symbols::Symbol;
use tblgen_parser::syntax::{self, Fold, MapOperator, Name};

impl Evaluator<'_> {
    /// A variable may not have the name of a field, or of a variable of an operator around.
    fn is_bound(&self, name: Symbol, context: Context) -> bool {
        let is_field = context.record.is_some_and(|record| self.store.record(record).field(name).is_some());
        is_field || self.iterators.contains(&name)
    }

    /// The body of an operator, in which these variables are known.
    fn body(
        &mut self,
        variables: &[(Symbol, TypeId)],
        body: syntax::ValueId,
        context: Context,
    ) -> Step<ValueId> {
        let depth = self.iterators.len();
        for &(name, ty) in variables {
            self.scopes.push(super::scope::Scope::new(ScopeKind::Variable(name, ty)));
            self.iterators.push(name);
        }
        let result = self.value(body, context);
        self.iterators.truncate(depth);
        self.scopes.truncate(self.scopes.len() - variables.len());
        result
    }

    pub(super) fn map(
        &mut self,
        operator: MapOperator,
        variable: Name,
        sequence: syntax::ValueId,
        body: syntax::ValueId,
        span: Span,
        context: Context,
    ) -> Step<ValueId> {
        let plain = Context::of(context.record);
        if self.is_bound(variable.symbol, context) {
            let name = self.store.text(variable.symbol);
            let message = format!("iteration variable '\"{name}\"' is already defined");
            let near = self.next_token(variable.span.end);
            return Err(self.error_near(near, variable.span, message));
        }
        let list = self.value(sequence, plain)?;
        let list_span = self.span_of(sequence);
        let Some(ty) = self.store.type_of(list) else {
            let message = "could not get type of !foreach/!filter list or dag".to_owned();
            return Err(self.error_behind_list(list_span, message));
        };
        let types = self.item_type(operator, operator.keyword(span), ty, list_span, context);
        let (item, expected) = types.inspect_err(|_| self.has_read(self.next_token(list_span.end).end))?;
        let value = self.body(&[(variable.symbol, item)], body, plain.expecting(expected))?;
        let result = match operator {
            MapOperator::Filter => self.store.types.list_of(item),
            MapOperator::ForEach if item == TypeId::DAG && ty == TypeId::DAG => TypeId::DAG,
            MapOperator::ForEach => match self.store.type_of(value) {
                Some(own) => self.store.types.list_of(own),
                None => {
                    let message = "could not get type of !foreach result expression";
                    return Err(self.error_after(span, message));
                }
            },
        };
        let name = self.store.values.string(variable.symbol);
        let op = if operator == MapOperator::Filter { TernOp::Filter } else { TernOp::Foreach };
        let value = self.store.values.ternary(op, [name, list, value], result);
        self.fold_whole(value, span, context)
    }

    /// The type of the items, and the type that is expected of the body.
    fn item_type(
        &mut self,
        operator: MapOperator,
        keyword: Span,
        ty: TypeId,
        list_span: Span,
        context: Context,
    ) -> Step<(TypeId, Option<TypeId>)> {
        if let Some(element) = self.store.types.element(ty) {
            let Some(expected) = context.expected else { return Ok((element, None)) };
            let Some(wanted) = self.store.types.element(expected) else {
                let expected = self.store.display_type(expected);
                let message = format!("expected value of type '{expected}', but got list type");
                return Err(Abort::at(keyword, message));
            };
            let wanted = if operator == MapOperator::ForEach { wanted } else { TypeId::INT };
            return Ok((element, Some(wanted)));
        }
        match operator {
            MapOperator::Filter => {
                let message = "!filter must have a list argument".to_owned();
                Err(self.error_behind_list(list_span, message))
            }
            MapOperator::ForEach if ty != TypeId::DAG => {
                let message = "!foreach must have a list or dag argument".to_owned();
                Err(self.error_behind_list(list_span, message))
            }
            MapOperator::ForEach => match context.expected.filter(|&expected| expected != TypeId::DAG) {
                None => Ok((TypeId::DAG, None)),
                Some(expected) => {
                    let expected = self.store.display_type(expected);
                    let message = format!("expected value of type '{expected}', but got dag type");
                    Err(Abort::at(keyword, message))
                }
            },
        }
    }

    /// An error that llvm-tblgen reports when it has read on behind the list and its comma.
    fn error_behind_list(&self, list: Span, message: String) -> Abort {
        let comma = self.next_token(list.end);
        self.error_near(self.next_token(comma.end), list, message)
    }

    pub(super) fn fold(&mut self, fold: &Fold, span: Span, context: Context) -> Step<ValueId> {
        let plain = Context::of(context.record);
        let start = self.value(fold.start, plain)?;
        let Some(start_type) = self.store.type_of(start) else {
            let message = format!("could not get type of !foldl start: '{}'", self.store.display(start));
            return Err(self.error_after(self.span_of(fold.start), message));
        };
        let list = self.value(fold.list, plain)?;
        let list_span = self.span_of(fold.list);
        let Some(list_type) = self.store.type_of(list) else {
            let message = format!("could not get type of !foldl list: '{}'", self.store.display(list));
            return Err(self.error_after(list_span, message));
        };
        let Some(element_type) = self.store.types.element(list_type) else {
            let ty = self.store.display_type(list_type);
            return Err(
                self.error_after(list_span, format!("!foldl list must be a list, but is of type '{ty}"))
            );
        };
        for (side, name) in [("left", fold.accumulator), ("right", fold.variable)] {
            if self.is_bound(name.symbol, context) {
                let text = self.store.text(name.symbol);
                let message = format!("{side} !foldl variable '\"{text}\"' already defined");
                return Err(Abort::at(name.span, message));
            }
        }
        let variables = [(fold.accumulator.symbol, start_type), (fold.variable.symbol, element_type)];
        let body = self.body(&variables, fold.body, plain)?;
        let body_span = self.span_of(fold.body);
        let Some(body_type) = self.store.type_of(body) else {
            return Err(self.error_after(body_span, "could not get type of !foldl expression"));
        };
        if body_type != start_type {
            let message = format!(
                "!foldl expression must be of same type as start ({}), but is of type {}",
                self.store.display_type(start_type),
                self.store.display_type(body_type)
            );
            return Err(self.error_after(body_span, message));
        }
        let parts = FoldParts {
            start,
            list,
            accumulator: fold.accumulator.symbol,
            element: fold.variable.symbol,
            body,
        };
        let value = self.store.values.fold(parts, start_type);
        self.fold_whole(value, span, context)
    }
}
