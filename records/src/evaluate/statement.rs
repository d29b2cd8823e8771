//! Evaluation of statements.

use super::context::Context;
use super::context::Mode;
use super::entry::{Entry, Loop};
use super::scope::ScopeKind;
use super::state::{Defset, Evaluator, LetValue};
use crate::model::{
    Check, Descend, EvalError, EvalResult, FieldKind, Node, Operation, Origin, RecordData, RecordId,
    RecordKind, TernOp, TypeId, UnOp, ValueId, fail,
};
use crate::resolve::Resolver;
use tblgen_parser::syntax::{self, ExprId, ForEachSource, Name, Statement, StatementKind};
use tblgen_parser::{Code, Diagnostic, Span, Symbol};

impl Evaluator<'_> {
    /// Evaluates statements in order.
    pub(super) fn statements(&mut self, statements: &[Statement]) -> EvalResult<()> {
        statements.iter().try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Statement) -> EvalResult<()> {
        let outer = std::mem::replace(&mut self.after_statement, statement.next);
        let result = self.descend(|this| this.statement_of(statement));
        self.after_statement = outer;
        result.unwrap_or_else(|| fail(statement.span, "statements are nested too deeply"))
    }

    fn statement_of(&mut self, statement: &Statement) -> EvalResult<()> {
        match &statement.kind {
            StatementKind::Class(class) => self.define_class(class),
            StatementKind::Def(def) => self.define(def),
            StatementKind::Defm(defm) => self.defm(defm),
            StatementKind::MultiClass(multiclass) => self.define_multiclass(multiclass),
            StatementKind::Let(statement) => self.let_in(statement),
            StatementKind::ForEach(foreach) => self.foreach(foreach),
            StatementKind::If(statement) => self.if_then_else(statement),
            StatementKind::Defset(defset) => self.defset(defset),
            StatementKind::Defvar(defvar) => self.defvar(defvar, None),
            StatementKind::Deftype(deftype) => self.deftype(deftype),
            StatementKind::Assert(assert) => {
                let assertion = self.assertion(assert, Context::of(None))?;
                self.add_entry(Entry::Check(assertion))
            }
            StatementKind::Dump(dump) => {
                let dump = self.dump(dump, Context::of(None))?;
                self.add_entry(Entry::Check(dump))
            }
        }
    }

    pub(super) fn assertion(&mut self, assert: &syntax::Assert, context: Context) -> EvalResult<Check> {
        let condition = Some(self.value(assert.condition, context)?);
        let message = self.value(assert.message, context)?;
        let message_span = self.span_of(assert.message);
        Ok(Check { span: self.span_of(assert.condition), condition, message, message_span })
    }

    /// Evaluates a `dump`. Its message has a record in the form of `!repr`.
    pub(super) fn dump(&mut self, dump: &syntax::Dump, context: Context) -> EvalResult<Check> {
        let mut message = self.value(dump.message, context)?;
        if let Node::Record(_) = self.store.node(message) {
            message = self.fold_here(Operation::Unary(UnOp::Repr, TypeId::STRING, message), context)?;
        }
        let message_span = self.span_of(dump.message);
        Ok(Check { span: dump.keyword, condition: None, message, message_span })
    }

    fn define_class(&mut self, class: &syntax::Class) -> EvalResult<()> {
        let Name { symbol, span } = class.name;
        if self.globals.type_alias(symbol).is_some() {
            let message = format!("there is already a defined type alias '{}'", self.store.text(symbol));
            return fail(span, message);
        }
        let id = match self.store.records.class(symbol) {
            Some(id) => {
                let record = self.store.record(id);
                let is_empty = record.fields.is_empty() && record.superclasses.is_empty();
                if !is_empty || !record.template_arguments.is_empty() {
                    let message = format!("Class '{}' already defined", self.store.text(symbol));
                    let error = Diagnostic::error(span, message).with_code(Code::CLASS_TWICE);
                    return Err(EvalError::new(error.with_label(record.span, "first defined here")));
                }
                self.store.record_mut(id).span = span;
                id
            }
            None => {
                let name = self.store.values.string(symbol);
                let id = self.store.records.add(RecordData::new(name, span, RecordKind::Class));
                self.store.records.add_class(symbol, id);
                id
            }
        };
        self.scoped(ScopeKind::Record(id), |this| {
            this.parameters(id, &class.parameters)?;
            this.object_body(id, &class.body)
        })?;
        self.reach(self.after_statement)?;
        self.warn_unused(id);
        Ok(())
    }

    pub(super) fn parameters(&mut self, id: RecordId, parameters: &[syntax::Declaration]) -> EvalResult<()> {
        let record = self.store.record_mut(id);
        record.template_arguments.reserve_exact(parameters.len());
        record.fields.reserve_exact(parameters.len());
        for (i, parameter) in parameters.iter().enumerate() {
            self.declaration(id, parameter, FieldKind::TemplateArgument)?;
            let name = self.qualify(id, parameter.name.symbol);
            let record = self.store.record_mut(id);
            if i > 0 && record.is_template_argument(name) {
                let message = "template argument with the same name has already been defined";
                return fail(parameter.ty.span, message);
            }
            record.template_arguments.push(name);
        }
        Ok(())
    }

    pub(super) fn warn_unused(&mut self, id: RecordId) {
        if !self.warns_unused {
            return;
        }
        for index in 0..self.store.record(id).template_arguments.len() {
            let record = self.store.record(id);
            let name = record.template_arguments[index];
            if let Some(field) = record.field(name).filter(|field| !field.is_used()) {
                let message = format!("unused template argument: {}", self.store.text(name));
                let warning = Diagnostic::warning(field.span(&self.store.symbols), message);
                self.report(warning);
            }
        }
    }

    /// The name of a `def` or `defm`. In a multiclass, `NAME` is prepended unless the name mentions it.
    pub(super) fn object_name(&mut self, name: ExprId) -> EvalResult<ValueId> {
        let record = self.current_multiclass_record();
        let context = Context { record, expected: Some(TypeId::STRING), mode: Mode::Name };
        let value = self.value(name, context)?;
        let Some(multiclass) = record else { return Ok(value) };
        let name = self.implicit_name(multiclass);
        if self.mentions(value, name) {
            return Ok(value);
        }
        let implicit = self.implicit_variable(multiclass);
        self.string_concat(implicit, value, Context::of(None))
    }

    fn mentions(&mut self, value: ValueId, variable: Symbol) -> bool {
        // A substitution for the variable changes exactly the values that mention it.
        let mut resolver = Resolver::map(None, [(variable, ValueId::UNSET)]);
        !matches!(self.resolution(&mut resolver).resolve(value), Ok(same) if same == value)
    }

    fn define(&mut self, def: &syntax::Def) -> EvalResult<()> {
        let name = def.name.map(|name| self.object_name(name)).transpose()?;
        let record = match name {
            // `?` does not count as a name.
            Some(name) if name != ValueId::UNSET => {
                RecordData::new(name, def.location, RecordKind::Definition)
            }
            _ => {
                let name = self.store.new_anonymous_name();
                RecordData::new(name, def.keyword, RecordKind::Anonymous)
            }
        };
        let id = self.store.records.add(record);
        self.store.check_name(id)?;
        self.object_body(id, &def.body)?;
        self.add_entry(Entry::Record(id))
    }

    fn let_in(&mut self, statement: &syntax::Let) -> EvalResult<()> {
        let outer = self.lets.len();
        for binding in &statement.bindings {
            let bits = self.let_bits(binding)?;
            let value = self.value(binding.value, Context::of(None))?;
            self.lets.push(LetValue {
                mode: binding.mode,
                name: binding.name.symbol,
                bits,
                value,
                span: binding.name.span,
                origin: Origin::of(binding.value),
            });
        }
        if statement.braces {
            self.scoped(ScopeKind::Block, |this| this.statements(&statement.body))?;
        } else {
            self.statements(&statement.body)?;
        }
        self.lets.truncate(outer);
        Ok(())
    }

    fn foreach(&mut self, foreach: &syntax::ForEach) -> EvalResult<()> {
        let (list, origin) = self.foreach_list(&foreach.source)?;
        let ty = self.store.type_of(list).and_then(|ty| self.store.types.element(ty));
        let ty = ty.unwrap_or(TypeId::INT);
        let variable = foreach.variable.symbol;
        let span = foreach.keyword;
        let this = Loop { span, variable: Some(variable), list, origin, entries: Vec::new() };
        let entry = self.loop_entry(this, ScopeKind::Variable(variable, ty), &foreach.body)?;
        self.add_entry(entry)
    }

    /// Evaluates the body of a loop. Returns the loop with its entries.
    fn loop_entry(&mut self, this: Loop, scope: ScopeKind, body: &[Statement]) -> EvalResult<Entry> {
        self.loops.push(this);
        self.scoped(scope, |this| this.statements(body))?;
        self.loops.pop().map(Entry::Loop).ok_or_else(|| self.syntax_error())
    }

    fn foreach_list(&mut self, source: &ForEachSource) -> EvalResult<(ValueId, Origin)> {
        let numbers = match source {
            ForEachSource::Ranges(ranges) => self.range_list(ranges)?,
            ForEachSource::Piece(piece) => {
                let value = self.value(piece.start, Context::of(None))?;
                let span = self.span_of(piece.start);
                let Some(ty) = self.store.type_of(value) else {
                    let text = self.store.display(value);
                    return fail(span, format!("expected a list, got '{text}'"));
                };
                if self.store.types.element(ty).is_some() {
                    // The range ends with the list; `in` should follow.
                    return match &piece.end {
                        None => Ok((value, Origin::of(piece.start))),
                        Some(_) => Err(self.error_after(piece.start, "Unknown tok")),
                    };
                }
                let mut numbers = Vec::new();
                self.range_piece(value, piece, &mut numbers)?;
                numbers
            }
        };
        let items: Vec<ValueId> =
            numbers.into_iter().map(|number| self.store.values.int(i64::from(number))).collect();
        Ok((self.store.values.list(TypeId::INT, &items), Origin::NONE))
    }

    fn if_then_else(&mut self, statement: &syntax::If) -> EvalResult<()> {
        let condition = self.value(statement.condition, Context::of(None))?;
        // A branch is a loop: over one element if it is taken, over none otherwise.
        let one = self.store.values.list(TypeId::BIT, &[ValueId::TRUE]);
        let none = self.store.values.list::<ValueId>(TypeId::BIT, &[]);
        let origin = Origin::of(statement.condition);
        let [then, otherwise] = [[condition, one, none], [condition, none, one]];
        let then = self.branch(statement.keyword, origin, then, &statement.then_body)?;
        self.reach(statement.after_then)?;
        let Some(body) = &statement.else_body else { return self.add_entry(then) };
        // The statement has not ended yet.
        self.put_entry(then)?;
        let otherwise = self.branch(statement.keyword, origin, otherwise, body)?;
        self.add_entry(otherwise)
    }

    fn branch(
        &mut self,
        span: Span,
        origin: Origin,
        choice: [ValueId; 3],
        body: &[Statement],
    ) -> EvalResult<Entry> {
        let ty = self.store.types.list_of(TypeId::BIT);
        let list = self.fold_here(Operation::Ternary(TernOp::If, ty, choice), Context::of(None))?;
        let this = Loop { span, variable: None, list, origin, entries: Vec::new() };
        self.loop_entry(this, ScopeKind::Block, body)
    }

    fn defset(&mut self, defset: &syntax::Defset) -> EvalResult<()> {
        let ty = self.ty(&defset.ty)?;
        let Some(element) = self.store.types.element(ty) else {
            return fail(defset.ty.span, "expected list type");
        };
        self.check_global_is_new(defset.name)?;
        self.defsets.push(Defset { span: defset.ty.span, element, records: Vec::new() });
        self.statements(&defset.body)?;
        if let Some(finished) = self.defsets.pop() {
            let list = self.store.values.list(element, &finished.records);
            self.globals.set_variable(defset.name.symbol, list);
        }
        Ok(())
    }

    fn check_global_is_new(&mut self, name: Name) -> EvalResult<()> {
        if self.find_global(name.symbol).is_none() {
            return Ok(());
        }
        fail(name.span, "def or global variable of this name already exists")
    }

    pub(super) fn defvar(&mut self, defvar: &syntax::Defvar, record: Option<RecordId>) -> EvalResult<()> {
        let name = defvar.name;
        if self.scopes.has_local(name.symbol) {
            return fail(name.span, "local variable of this name already exists");
        }
        if record.is_some_and(|id| self.store.record(id).field(name.symbol).is_some()) {
            return fail(name.span, "field of this name already exists");
        }
        let is_global = self.scopes.is_outermost();
        if is_global {
            self.check_global_is_new(name)?;
        }
        let value = self.value(defvar.value, Context::of(record))?;
        if is_global {
            self.globals.set_variable(name.symbol, value);
        } else {
            self.scopes.define_local(name.symbol, value);
        }
        self.origins.add_local(name.symbol, defvar.value);
        Ok(())
    }

    fn deftype(&mut self, deftype: &syntax::Deftype) -> EvalResult<()> {
        let Name { symbol, span } = deftype.name;
        let text = self.store.text(symbol).to_owned();
        if self.globals.type_alias(symbol).is_some() || self.store.records.class(symbol).is_some() {
            return fail(span, format!("type of this name '{text}' already exists"));
        }
        let ty = self.ty(&deftype.ty)?;
        if self.store.types.is_record(ty) {
            let class = self.store.display_type(ty);
            return fail(deftype.ty.span, format!("cannot define type alias for class type '{class}'"));
        }
        self.globals.set_type_alias(symbol, ty);
        Ok(())
    }
}
