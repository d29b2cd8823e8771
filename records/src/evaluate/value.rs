//! Value expressions.

use super::arguments::Written;
use super::context::{Call, Context, Mode, Site};
use super::state::Evaluator;
use crate::fold::Folding;
use crate::model::depth::Descend;
use crate::model::error::{EvalError, EvalResult};
use crate::model::ids::{TypeId, ValueId};
use crate::model::operators::{BinOp, UnOp};
use crate::model::similar::similar;
use crate::model::value::{DagParts, Node};
use smallvec::SmallVec;
use tblgen_parser::symbols::Symbol;
use tblgen_parser::syntax::{self, Dag, ExprKind, Type};
use tblgen_parser::{Diagnostic, Span};

impl Evaluator<'_> {
    /// The value of an expression. Most are literals and identifiers, which go no deeper.
    pub(super) fn value(&mut self, expression: syntax::ExprId, context: Context) -> EvalResult<ValueId> {
        self.resolution().check_memory(context.record)?;
        let written = self.tree.expr(expression);
        let value = match &written.kind {
            ExprKind::Unset => ValueId::UNSET,
            ExprKind::Bool(value) => self.store.values.int(i64::from(*value)),
            ExprKind::Int(value) => self.store.values.int(*value),
            ExprKind::String(text) | ExprKind::ArgumentName(text) => self.store.values.string(*text),
            ExprKind::Code(text) => self.store.values.code(*text),
            ExprKind::Identifier(name) => {
                let meaning = self.identifier(*name, written, context);
                let value = meaning.map_err(|error| self.with_culprit(error, expression))?;
                self.meanings[expression.index()] = value;
                value
            }
            _ => return self.compound_value(expression, context),
        };
        self.reach(written.next)?;
        Ok(value)
    }

    /// The value of an expression that has others in it. It needs much more of the stack than [`Evaluator::value`].
    #[inline(never)]
    fn compound_value(&mut self, expression: syntax::ExprId, context: Context) -> EvalResult<ValueId> {
        let result = self.descend(|this| this.value_of(expression, context));
        let result = result.unwrap_or_else(|| Err(self.resolution().too_deep(context.record)));
        let result = result.and_then(|value| self.resolution().check_nesting(value, context.record));
        let value = result.map_err(|error| self.with_culprit(error, expression))?;
        self.reach(self.tree.expr(expression).next)?;
        Ok(value)
    }

    fn with_culprit(&self, error: EvalError, expression: syntax::ExprId) -> EvalError {
        error.at_culprit(self.span_of(self.state.failed_in().unwrap_or(expression)))
    }

    fn value_of(&mut self, expression: syntax::ExprId, context: Context) -> EvalResult<ValueId> {
        let value = self.tree.expr(expression);
        let site = Site { span: value.span, next: value.next, context };
        match &value.kind {
            ExprKind::Binary { value, width } => {
                let bits: Vec<ValueId> = (0..*width).map(|i| ValueId::bit(value >> i & 1 == 1)).collect();
                Ok(self.store.values.bits(&bits))
            }
            ExprKind::Bits(elements) => self.bits(elements, site),
            ExprKind::List { elements, element_type, inside } => {
                self.list(elements, element_type.as_deref(), *inside, site)
            }
            ExprKind::Dag(dag) => self.dag(dag, context),
            ExprKind::Instance { class, arguments } => {
                let record = self.instance_class(*class)?;
                self.instance(
                    record,
                    *class,
                    Written { arguments, next: value.next, are_converted: true },
                    context,
                )
            }
            ExprKind::Operation { operator, ty, open, arguments } => {
                let call = Call { keyword: operator.keyword(value.span), open: *open, site };
                self.operation(*operator, ty.as_deref(), arguments, call)
            }
            ExprKind::Cond(clauses) => self.cond(clauses, site),
            ExprKind::Map(map) => self.map(map, site),
            ExprKind::Fold(fold) => self.fold(fold, site),
            ExprKind::Suffixed { base, suffixes } => self.suffixed(*base, suffixes, context),
            ExprKind::Paste { operands, hashes } => self.paste(operands, hashes, context),
            ExprKind::Missing => Err(self.syntax_error()),
            // These are not compound.
            ExprKind::Unset
            | ExprKind::Bool(_)
            | ExprKind::Int(_)
            | ExprKind::String(_)
            | ExprKind::ArgumentName(_)
            | ExprKind::Code(_)
            | ExprKind::Identifier(_) => self.value(expression, context),
        }
    }

    fn identifier(&mut self, name: Symbol, written: &syntax::Expr, context: Context) -> EvalResult<ValueId> {
        if let Some(value) = self.find_variable(name) {
            return Ok(value);
        }
        if context.mode == Mode::Name {
            return Ok(self.store.values.string(name));
        }
        if let Some(value) = self.find_global(name) {
            return Ok(value);
        }
        // A definition may mention itself; what it is, is known at its end.
        if let Some(record) = context.record
            && self.current_multiclass.is_none()
            && !self.store.record(record).is_class()
            && self.store.as_symbol(self.store.record(record).name) == Some(name)
        {
            let ty = self.store.current_type(record);
            let name = self.store.values.string(name);
            return Ok(self.store.values.unary(UnOp::Cast, name, ty));
        }
        self.reach(written.next)?;
        Err(self.undefined(name, written.span, context))
    }

    fn undefined(&self, name: Symbol, span: Span, context: Context) -> EvalError {
        let text = self.store.text(name);
        let error = Diagnostic::error(span, format!("Variable not defined: '{text}'"));
        if self.store.records.class(name).is_some() {
            return EvalError::new(
                error.with_help(format!("for a record of class '{text}', write '{text}<>'")),
            );
        }
        let fields = context.record.into_iter().flat_map(|record| &self.store.record(record).fields);
        let mut names: Vec<&str> = fields
            .map(|field| self.store.text(field.name))
            .map(|name| name.rsplit(':').next().unwrap_or(name))
            .collect();
        names.extend(
            self.globals.keys().chain(self.store.records.definitions().keys()).map(|&n| self.store.text(n)),
        );
        let similar = similar(text, names);
        EvalError::new(match similar {
            Some(similar) => error.with_help(format!("did you mean '{similar}'?")),
            None => error,
        })
    }

    /// A definition, or a global variable of `defvar` or `defset`.
    pub(super) fn find_global(&mut self, name: Symbol) -> Option<ValueId> {
        if let Some(record) = self.store.records.definition(name) {
            return Some(self.store.values.record(record));
        }
        self.globals.get(&name).copied()
    }

    fn bits(&mut self, elements: &[syntax::ExprId], site: Site) -> EvalResult<ValueId> {
        let mut values = Vec::with_capacity(elements.len());
        for &element in elements {
            values.push(self.value(element, site.plain())?);
        }
        self.reach(site.next)?;
        let mut bits = Vec::new();
        for (i, &value) in values.iter().enumerate() {
            let width = match self.store.values.node(value) {
                Node::Bits(words) => Some(self.store.values.len(words) as u32),
                Node::Variable { ty, .. } => self.store.types.width(ty),
                _ => None,
            };
            match width {
                Some(width) => bits.extend((0..width).rev().map(|bit| self.store.bit(value, bit))),
                None => match self.folder(Folding::default()).cast(value, TypeId::BIT)? {
                    Some(bit) => bits.push(bit),
                    None => {
                        let text = self.store.display(value);
                        let message = format!("Element #{i} ({text}) is not convertable to a bit");
                        let culprit = self.tree.expr(elements[i]).span;
                        return Err(EvalError::new(
                            Diagnostic::error(culprit, message.clone()).with_short(site.span, message),
                        ));
                    }
                },
            }
        }
        bits.reverse();
        Ok(self.store.values.bits(&bits))
    }

    fn list(
        &mut self,
        elements: &[syntax::ExprId],
        element_type: Option<&Type>,
        inside: u32,
        site: Site,
    ) -> EvalResult<ValueId> {
        let expected = match site.context.expected {
            None => None,
            Some(ty) => match self.store.types.element(ty) {
                Some(element) => Some(element),
                None => {
                    let ty = self.store.display_type(ty);
                    let message = format!("Encountered a list when expecting a {ty}");
                    return Err(self.error_near(inside, site.span, message));
                }
            },
        };
        let mut values: SmallVec<[ValueId; 8]> = SmallVec::with_capacity(elements.len());
        let element_context = site.plain().expecting(expected);
        for &element in elements {
            values.push(self.value(element, element_context)?);
        }
        let given = match element_type {
            Some(ty) => Some(self.ty(ty)?),
            None => None,
        };
        self.reach(site.next)?;
        let element = self.list_element_type(&values, elements, given, expected, site)?;
        Ok(self.store.values.list(element, &values))
    }

    fn list_element_type(
        &mut self,
        values: &[ValueId],
        elements: &[syntax::ExprId],
        given: Option<TypeId>,
        expected: Option<TypeId>,
        site: Site,
    ) -> EvalResult<TypeId> {
        let span = site.span;
        let error_behind =
            |this: &Self, culprit: Span, message: &str| this.error_near(site.next, culprit, message);
        let mut common: Option<TypeId> = None;
        for (&value, &element) in values.iter().zip(elements) {
            let Some(own) = self.store.type_of(value) else { continue };
            common = match common {
                None => Some(own),
                Some(before) => match self.store.common_type(before, own) {
                    Some(common) => Some(common),
                    None => {
                        let culprit = self.tree.expr(element).span;
                        let error = error_behind(self, culprit, "Incompatible types in list elements");
                        let label = format!(
                            "this is of type '{}', those before of type '{}'",
                            self.store.display_type(own),
                            self.store.display_type(before)
                        );
                        return Err(error.map(|error| error.label = Some(label)));
                    }
                },
            };
        }
        if let Some(given) = given {
            if common.is_some_and(|common| !self.store.is_convertible(common, given)) {
                return Err(error_behind(self, span, "Incompatible types in list elements"));
            }
            common = Some(given);
        }
        match (common, expected) {
            (None, None) => Err(error_behind(self, span, "No type for list")),
            (None, Some(expected)) => Ok(expected),
            (Some(common), Some(expected)) if !self.store.is_convertible(common, expected) => {
                let message = format!(
                    "Element type mismatch for list: element type '{}' not convertible to '{}",
                    self.store.display_type(common),
                    self.store.display_type(expected)
                );
                Err(error_behind(self, span, &message))
            }
            (Some(common), _) => Ok(common),
        }
    }

    fn dag(&mut self, dag: &Dag, context: Context) -> EvalResult<ValueId> {
        let context = Context::of(context.record);
        let operator = self.value(dag.operator, context)?;
        let mut arguments = Vec::with_capacity(dag.arguments.len());
        for argument in &dag.arguments {
            let value = match argument.value {
                Some(value) => self.value(value, context)?,
                None => ValueId::UNSET,
            };
            arguments.push((value, argument.name.map(|name| name.symbol)));
        }
        let name = dag.name.map(|name| name.symbol);
        Ok(self.store.values.dag(&DagParts { operator, name, arguments }))
    }

    /// `a # b # c`: evaluated from the left, joined from the right.
    fn paste(
        &mut self,
        operands: &[syntax::ExprId],
        hashes: &[u32],
        context: Context,
    ) -> EvalResult<ValueId> {
        let mut values: SmallVec<[(ValueId, bool); 8]> = SmallVec::new();
        let mut next = context;
        for (i, &operand) in operands.iter().enumerate() {
            let value = self.value(operand, next)?;
            let Some(&hash) = hashes.get(i) else {
                values.push((value, false));
                break;
            };
            let Some(ty) = self.store.type_of(value) else {
                return Err(self.paste_error(hash, "LHS of paste is not typed!".to_owned()));
            };
            if self.store.types.element(ty).is_some() {
                next = Context { mode: Mode::Value, ..next };
                values.push((value, true));
            } else {
                let text = self.as_string(value, ty, hash, context)?;
                next = Context { record: context.record, expected: None, mode: Mode::Name };
                values.push((text, false));
            }
        }
        let Some((mut result, is_list)) = values.pop() else { return Ok(ValueId::UNSET) };
        if hashes.len() == operands.len() && !is_list {
            let empty = self.store.values.string(Symbol::EMPTY);
            result = self.string_concat(result, empty, context)?;
        }
        // A run of known strings at the end is joined in one go: every text in between would be kept.
        let is_known =
            |&&(value, is_list): &&(ValueId, bool)| !is_list && self.store.as_symbol(value).is_some();
        let run = values.iter().rev().take_while(is_known).count();
        if run > 1 && self.store.as_symbol(result).is_some() {
            let mut parts: SmallVec<[ValueId; 8]> =
                values.drain(values.len() - run..).map(|(value, _)| value).collect();
            parts.push(result);
            let folding = Folding { current: context.record, is_final: false };
            result = self.folder(folding).join_strings(&parts)?.unwrap_or(result);
        }
        while let Some((left, is_list)) = values.pop() {
            let hash = hashes[values.len()];
            result = if is_list {
                let ty = self.store.type_of(left).unwrap_or(TypeId::STRING);
                let joined = self.store.values.binary(BinOp::ListConcat, left, result, ty);
                self.fold_here(joined, context)?
            } else {
                let Some(ty) = self.store.type_of(result) else {
                    return Err(self.paste_error(hash, "RHS of paste is not typed!".to_owned()));
                };
                let right = self.as_string(result, ty, hash, context)?;
                self.string_concat(left, right, context)?
            };
        }
        Ok(result)
    }

    fn paste_error(&self, hash: u32, message: String) -> EvalError {
        EvalError::at(Span::new(hash, hash + 1), message)
    }

    fn as_string(&mut self, value: ValueId, ty: TypeId, hash: u32, context: Context) -> EvalResult<ValueId> {
        if ty == TypeId::STRING {
            return Ok(value);
        }
        let cast = self.store.values.unary(UnOp::Cast, value, TypeId::STRING);
        let cast = self.fold_here(cast, context)?;
        if cast == ValueId::UNSET {
            let text = self.store.display(value);
            return Err(self.paste_error(hash, format!("can't cast '{text}' to string")));
        }
        Ok(cast)
    }

    pub(super) fn string_concat(
        &mut self,
        lhs: ValueId,
        rhs: ValueId,
        context: Context,
    ) -> EvalResult<ValueId> {
        let folding = Folding { current: context.record, is_final: false };
        let folded = self.folder(folding).fold_binary(BinOp::StrConcat, TypeId::STRING, lhs, rhs)?;
        Ok(folded.unwrap_or_else(|| self.store.values.binary(BinOp::StrConcat, lhs, rhs, TypeId::STRING)))
    }

    /// Folds an operator that has been read to its end.
    pub(super) fn fold_whole(&mut self, value: ValueId, site: Site) -> EvalResult<ValueId> {
        self.reach(site.next)?;
        self.fold_here(value, site.context)
    }

    /// Folds an operator as it is written: nothing is final yet.
    pub(super) fn fold_here(&mut self, value: ValueId, context: Context) -> EvalResult<ValueId> {
        self.resolution().fold_value(value, context.record, false)
    }
}
