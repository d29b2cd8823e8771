//! Evaluation of value expressions.

use super::arguments::Written;
use super::context::{Call, Context, Mode, Site};
use super::state::Evaluator;
use crate::model::{
    DagParts, Descend, EvalError, EvalResult, Node, Operation, TypeId, UnOp, ValueId, suggest,
};
use crate::resolve::Resolver;
use smallvec::SmallVec;
use tblgen_parser::syntax::{self, Dag, ExprId, ExprKind, Type};
use tblgen_parser::{Code, Diagnostic, Span, Symbol};

impl Evaluator<'_> {
    /// The value of an expression. Most are literals and identifiers and need no recursion.
    pub(super) fn value(&mut self, expression: ExprId, context: Context) -> EvalResult<ValueId> {
        self.store.check_memory(context.record)?;
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
                self.origins.set_meaning(expression, value);
                value
            }
            _ => return self.compound_value(expression, context),
        };
        self.reach(written.next)?;
        Ok(value)
    }

    /// The value of an expression with parts. Needs much more stack than [`Evaluator::value`].
    #[inline(never)]
    fn compound_value(&mut self, expression: ExprId, context: Context) -> EvalResult<ValueId> {
        let result = self.descend(|this| this.value_of(expression, context));
        let result = result.unwrap_or_else(|| Err(self.store.too_deep(context.record)));
        let result = result.and_then(|value| self.store.check_nesting(value, context.record));
        let value = result.map_err(|error| self.with_culprit(error, expression))?;
        self.reach(self.tree.expr(expression).next)?;
        Ok(value)
    }

    fn with_culprit(&self, error: EvalError, expression: ExprId) -> EvalError {
        error.at_culprit(self.span_of(self.state.failed_in().unwrap_or(expression)))
    }

    fn value_of(&mut self, expression: ExprId, context: Context) -> EvalResult<ValueId> {
        use ExprKind::*;
        let value = self.tree.expr(expression);
        let site = Site { span: value.span, next: value.next, context };
        match &value.kind {
            Binary { value, width } => {
                let bits: Vec<ValueId> = (0..*width).map(|i| ValueId::bit(value >> i & 1 == 1)).collect();
                Ok(self.store.values.bits(&bits))
            }
            Bits(elements) => self.bits(elements, site),
            List { elements, element_type, inside } => {
                self.list(elements, element_type.as_deref(), *inside, site)
            }
            Dag(dag) => self.dag(dag, context),
            Instance { class, arguments } => {
                let record = self.instance_class(*class)?;
                self.instance(
                    record,
                    *class,
                    Written { arguments, next: value.next, are_converted: true },
                    context,
                )
            }
            Operation { operator, ty, open, arguments } => {
                let keyword = operator.keyword(value.span);
                let call = Call { keyword, ty: None, open: *open, arguments, site };
                self.operation(*operator, ty.as_deref(), call)
            }
            Cond(clauses) => self.cond(clauses, site),
            Map(map) => self.map(map, site),
            Fold(fold) => self.fold(fold, site),
            Suffixed { base, suffixes } => self.suffixed(*base, suffixes, context),
            Paste { operands, hashes } => self.paste(operands, hashes, context),
            Missing => Err(self.syntax_error()),
            // These are not compound.
            Unset | Bool(_) | Int(_) | String(_) | ArgumentName(_) | Code(_) | Identifier(_) => {
                self.value(expression, context)
            }
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
        // A definition may mention itself; the reference is resolved at its end.
        if let Some(record) = context.record
            && self.globals.current_multiclass().is_none()
            && !self.store.record(record).is_class()
            && self.store.as_symbol(self.store.record(record).name) == Some(name)
        {
            let ty = self.store.current_type(record);
            let name = self.store.values.string(name);
            return Ok(self.store.values.operation(Operation::Unary(UnOp::Cast, ty, name)));
        }
        self.reach(written.next)?;
        Err(self.undefined(name, written.span, context))
    }

    fn undefined(&self, name: Symbol, span: Span, context: Context) -> EvalError {
        let text = self.store.text(name);
        let error =
            Diagnostic::error(span, format!("Variable not defined: '{text}'")).with_code(Code::VARIABLE);
        if self.store.records.class(name).is_some() {
            return EvalError::new(
                error.with_help(format!("for a record of class '{text}', write '{text}<>'")),
            );
        }
        let fields = context.record.into_iter().flat_map(|record| &self.store.record(record).fields);
        let fields = fields.map(|field| self.store.text(field.name));
        let fields = fields.map(|name| name.rsplit(':').next().unwrap_or(name));
        let globals = self.globals.variable_names().chain(self.store.records.definitions().keys().copied());
        let names = fields.chain(globals.map(|name| self.store.text(name)));
        suggest(error, "", text, names)
    }

    /// A definition, or a global variable of `defvar` or `defset`.
    pub(super) fn find_global(&mut self, name: Symbol) -> Option<ValueId> {
        if let Some(record) = self.store.records.definition(name) {
            return Some(self.store.values.record(record));
        }
        self.globals.variable(name)
    }

    fn bits(&mut self, elements: &[ExprId], site: Site) -> EvalResult<ValueId> {
        let mut values = Vec::with_capacity(elements.len());
        for &element in elements {
            values.push(self.value(element, site.plain())?);
        }
        self.reach(site.next)?;
        let mut bits = Vec::new();
        for (i, &value) in values.iter().enumerate() {
            let width = match self.store.node(value) {
                Node::Bits(words) => Some(self.store.values.len(words) as u32),
                Node::Variable { ty, .. } => self.store.types.width(ty),
                _ => None,
            };
            match width {
                Some(width) => bits.extend((0..width).rev().map(|bit| self.store.bit(value, bit))),
                None => match self.folder().cast(value, TypeId::BIT)? {
                    Some(bit) => bits.push(bit),
                    None => {
                        let text = self.store.display(value);
                        let message = format!("Element #{i} ({text}) is not convertable to a bit");
                        return Err(EvalError::near(site.span, self.span_of(elements[i]), message));
                    }
                },
            }
        }
        bits.reverse();
        Ok(self.store.values.bits(&bits))
    }

    fn list(
        &mut self,
        elements: &[ExprId],
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
        let given = element_type.map(|ty| self.ty(ty)).transpose()?;
        self.reach(site.next)?;
        let element = self.list_element_type(&values, elements, given, expected, site)?;
        Ok(self.store.values.list(element, &values))
    }

    /// The element type of a list: `given`, or the common type of the elements.
    fn list_element_type(
        &mut self,
        values: &[ValueId],
        elements: &[ExprId],
        given: Option<TypeId>,
        expected: Option<TypeId>,
        site: Site,
    ) -> EvalResult<TypeId> {
        let fail = |this: &Self, message: &str| Err(this.error_near(site.next, site.span, message));
        let common = self.common_element_type(values, elements, site)?;
        let own = match (common, given) {
            (Some(common), Some(given)) if !self.store.is_convertible(common, given) => {
                return fail(self, "Incompatible types in list elements");
            }
            (common, given) => given.or(common),
        };
        match (own, expected) {
            (Some(own), Some(expected)) if !self.store.is_convertible(own, expected) => {
                let message = format!(
                    "Element type mismatch for list: element type '{}' not convertible to '{}",
                    self.store.display_type(own),
                    self.store.display_type(expected)
                );
                fail(self, &message)
            }
            (Some(ty), _) | (None, Some(ty)) => Ok(ty),
            (None, None) => fail(self, "No type for list"),
        }
    }

    /// The common type of the elements of a list. Elements without a type do not count.
    fn common_element_type(
        &mut self,
        values: &[ValueId],
        elements: &[ExprId],
        site: Site,
    ) -> EvalResult<Option<TypeId>> {
        let mut common = None;
        for (&value, &element) in values.iter().zip(elements) {
            let Some(own) = self.store.type_of(value) else { continue };
            let before = common.unwrap_or(own);
            common = self.store.common_type(before, own);
            if common.is_none() {
                let label = format!(
                    "this is of type '{}', those before of type '{}'",
                    self.store.display_type(own),
                    self.store.display_type(before)
                );
                let message = "Incompatible types in list elements";
                let error = self.error_near(site.next, self.span_of(element), message);
                return Err(error.map(|error| error.label = Some(label)));
            }
        }
        Ok(common)
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

    /// Folds an operator that has been read to its end.
    pub(super) fn fold_whole(&mut self, operation: Operation<'_>, site: Site) -> EvalResult<ValueId> {
        self.reach(site.next)?;
        self.fold_here(operation, site.context)
    }

    /// Folds an operator where it is written.
    pub(super) fn fold_here(&mut self, operation: Operation<'_>, context: Context) -> EvalResult<ValueId> {
        self.resolution(&mut Resolver::nothing(context.record)).apply(operation)
    }
}
