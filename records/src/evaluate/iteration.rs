//! `!foreach`, `!filter` and `!foldl`: operators that bind variables.

use super::context::{Context, Site};
use super::scope::ScopeKind;
use super::state::Evaluator;
use crate::model::{EvalResult, FoldParts, Operation, TernOp, TypeId, ValueId, fail};
use tblgen_parser::Symbol;
use tblgen_parser::syntax::{ExprId, Fold, Map, MapOperator};

impl Evaluator<'_> {
    /// Whether `name` is a field, or a variable of an enclosing operator: then it cannot be a variable.
    fn is_bound(&self, name: Symbol, context: Context) -> bool {
        let is_field = context.record.is_some_and(|record| self.store.record(record).field(name).is_some());
        is_field || self.scopes.is_iterator(name)
    }

    /// The body of an operator, in which these variables are known.
    fn body(
        &mut self,
        variables: &[(Symbol, TypeId)],
        body: ExprId,
        context: Context,
    ) -> EvalResult<ValueId> {
        for &(name, ty) in variables {
            self.scopes.push(ScopeKind::Iterator(name, ty));
        }
        let result = self.value(body, context);
        for _ in variables {
            self.scopes.pop();
        }
        result
    }

    pub(super) fn map(&mut self, map: &Map, site: Site) -> EvalResult<ValueId> {
        let &Map { operator, variable, sequence, body, .. } = map;
        let Site { span, context, .. } = site;
        let plain = site.plain();
        if self.is_bound(variable.symbol, context) {
            let name = self.store.text(variable.symbol);
            let message = format!("iteration variable '\"{name}\"' is already defined");
            return Err(self.error_near(map.after_variable, variable.span, message));
        }
        let list = self.value(sequence, plain)?;
        let behind_list = self.span_of(body).start;
        self.reach(behind_list)?;
        let Some(ty) = self.store.type_of(list) else {
            let message = "could not get type of !foreach/!filter list or dag";
            return Err(self.error_near(behind_list, self.span_of(sequence), message));
        };
        let (item, expected) = self.item_type(map, ty, site)?;
        let value = self.body(&[(variable.symbol, item)], body, plain.expecting(expected))?;
        self.reach(site.next)?;
        let result = match operator {
            MapOperator::Filter => self.store.types.list_of(item),
            MapOperator::ForEach if item == TypeId::DAG && ty == TypeId::DAG => TypeId::DAG,
            MapOperator::ForEach => match self.store.type_of(value) {
                Some(own) => self.store.types.list_of(own),
                None => {
                    let message = "could not get type of !foreach result expression";
                    return Err(self.error_near(site.next, span, message));
                }
            },
        };
        let name = self.store.values.string(variable.symbol);
        let op = if operator == MapOperator::Filter { TernOp::Filter } else { TernOp::ForEach };
        self.fold_here(Operation::Ternary(op, result, [name, list, value]), context)
    }

    /// The type of the items, and the type that is expected of the body.
    fn item_type(&mut self, map: &Map, ty: TypeId, site: Site) -> EvalResult<(TypeId, Option<TypeId>)> {
        let Map { operator, sequence, body, .. } = *map;
        let keyword = operator.keyword(site.span);
        let context = site.context;
        let not_a_list = |this: &Self, message: &str| {
            Err(this.error_near(this.span_of(body).start, this.span_of(sequence), message))
        };
        if let Some(element) = self.store.types.element(ty) {
            let Some(expected) = context.expected else { return Ok((element, None)) };
            let Some(wanted) = self.store.types.element(expected) else {
                let expected = self.store.display_type(expected);
                return fail(keyword, format!("expected value of type '{expected}', but got list type"));
            };
            let wanted = if operator == MapOperator::ForEach { wanted } else { TypeId::INT };
            return Ok((element, Some(wanted)));
        }
        match operator {
            MapOperator::Filter => not_a_list(self, "!filter must have a list argument"),
            MapOperator::ForEach if ty != TypeId::DAG => {
                not_a_list(self, "!foreach must have a list or dag argument")
            }
            MapOperator::ForEach => match context.expected.filter(|&expected| expected != TypeId::DAG) {
                None => Ok((TypeId::DAG, None)),
                Some(expected) => {
                    let expected = self.store.display_type(expected);
                    fail(keyword, format!("expected value of type '{expected}', but got dag type"))
                }
            },
        }
    }

    fn type_in_fold(&mut self, part: &str, expression: ExprId, value: ValueId) -> EvalResult<TypeId> {
        self.store.type_of(value).ok_or_else(|| {
            let message = format!("could not get type of !foldl {part}: '{}'", self.store.display(value));
            self.error_after(expression, message)
        })
    }

    pub(super) fn fold(&mut self, fold: &Fold, site: Site) -> EvalResult<ValueId> {
        let plain = site.plain();
        let start = self.value(fold.start, plain)?;
        let start_type = self.type_in_fold("start", fold.start, start)?;
        let list = self.value(fold.list, plain)?;
        let list_type = self.type_in_fold("list", fold.list, list)?;
        let Some(element_type) = self.store.types.element(list_type) else {
            let ty = self.store.display_type(list_type);
            let message = format!("!foldl list must be a list, but is of type '{ty}");
            return Err(self.error_after(fold.list, message));
        };
        for (side, name) in [("left", fold.accumulator), ("right", fold.variable)] {
            if self.is_bound(name.symbol, site.context) {
                let text = self.store.text(name.symbol);
                return fail(name.span, format!("{side} !foldl variable '\"{text}\"' already defined"));
            }
        }
        let variables = [(fold.accumulator.symbol, start_type), (fold.variable.symbol, element_type)];
        let body = self.body(&variables, fold.body, plain)?;
        let Some(body_type) = self.store.type_of(body) else {
            return Err(self.error_after(fold.body, "could not get type of !foldl expression"));
        };
        if body_type != start_type {
            let message = format!(
                "!foldl expression must be of same type as start ({}), but is of type {}",
                self.store.display_type(start_type),
                self.store.display_type(body_type)
            );
            return Err(self.error_after(fold.body, message));
        }
        let parts = FoldParts {
            start,
            list,
            accumulator: fold.accumulator.symbol,
            element: fold.variable.symbol,
            body,
        };
        self.fold_whole(Operation::Fold(start_type, parts), site)
    }
}
