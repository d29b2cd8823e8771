//! Statements.

use super::arguments::{Arguments, Written};
use super::body::Header;
use super::context::Context;
use super::context::Mode;
use super::entry::Substitution;
use super::state::ScopeKind;
use super::state::{Defset, Evaluator, LetValue, Multiclass};
use super::state::{Entry, Loop};
use crate::model::depth::Descend;
use crate::model::error::{EvalError, EvalResult};
use crate::model::ids::{RecordId, TypeId, ValueId};
use crate::model::operators::{BinOp, TernOp, UnOp};
use crate::model::provenance::{Bound, Origin};
use crate::model::record::{Assertion, Dump, FieldKind, RecordData, RecordKind};
use crate::model::similar::similar;
use crate::model::value::Node;
use tblgen_parser::symbols::Symbol;
use tblgen_parser::syntax::{self, ForEachSource, Name, Statement, StatementKind};
use tblgen_parser::{Diagnostic, Span};

impl Evaluator<'_> {
    pub(super) fn statements(&mut self, statements: &[Statement]) -> EvalResult<()> {
        statements.iter().try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Statement) -> EvalResult<()> {
        let outer = std::mem::replace(&mut self.after_statement, statement.next);
        let result = self.descend(|this| this.statement_of(statement));
        self.after_statement = outer;
        result.unwrap_or_else(|| {
            let message = "statements are nested too deeply";
            Err(EvalError::at(statement.span, message))
        })
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
                let condition = self.value(assert.condition, Context::of(None))?;
                let message = self.value(assert.message, Context::of(None))?;
                let span = self.span_of(assert.condition);
                self.add_entry(Entry::Assertion(Assertion { span, condition, message }))
            }
            StatementKind::Dump(dump) => {
                let dump = self.dump(dump, Context::of(None))?;
                self.add_entry(Entry::Dump(dump))
            }
        }
    }

    /// What a `dump` will say: a record is shown as `!repr` shows it.
    pub(super) fn dump(&mut self, dump: &syntax::Dump, context: Context) -> EvalResult<Dump> {
        let mut message = self.value(dump.message, context)?;
        if let Node::Record(_) = self.store.values.node(message) {
            let repr = self.store.values.unary(UnOp::Repr, message, TypeId::STRING);
            message = self.fold_here(repr, context)?;
        }
        Ok(Dump { span: dump.keyword, message })
    }

    fn define_class(&mut self, class: &syntax::Class) -> EvalResult<()> {
        let Name { symbol, span } = class.name;
        if self.type_aliases.contains_key(&symbol) {
            let message = format!("there is already a defined type alias '{}'", self.store.text(symbol));
            return Err(EvalError::at(span, message));
        }
        let id = match self.store.records.class(symbol) {
            Some(id) => {
                let record = self.store.record(id);
                let is_empty = record.fields.is_empty() && record.superclasses.is_empty();
                if !is_empty || !record.template_arguments.is_empty() {
                    let message = format!("Class '{}' already defined", self.store.text(symbol));
                    let error = Diagnostic::error(span, message);
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
            let header = Header { parents: &class.parents, body_start: class.body_start };
            this.object_body(id, header, &class.body)
        })?;
        self.reach(self.after_statement)?;
        self.warn_unused(id);
        Ok(())
    }

    fn parameters(&mut self, id: RecordId, parameters: &[syntax::Declaration]) -> EvalResult<()> {
        let record = self.store.record_mut(id);
        record.template_arguments.reserve_exact(parameters.len());
        record.fields.reserve_exact(parameters.len());
        for (i, parameter) in parameters.iter().enumerate() {
            self.declaration(id, parameter, FieldKind::TemplateArgument)?;
            let name = self.qualify(id, parameter.name.symbol);
            let record = self.store.record_mut(id);
            if i > 0 && record.is_template_argument(name) {
                let message = "template argument with the same name has already been defined";
                return Err(EvalError::at(parameter.ty.span, message));
            }
            record.template_arguments.push(name);
        }
        Ok(())
    }

    fn warn_unused(&mut self, id: RecordId) {
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

    /// The name of a `def` or `defm`; in a multiclass, `NAME` comes before one that does not mention it.
    fn object_name(&mut self, name: syntax::ExprId) -> EvalResult<ValueId> {
        let record = self.current_multiclass_record();
        let context = Context { record, expected: Some(TypeId::STRING), mode: Mode::Name };
        let value = self.value(name, context)?;
        let Some(multiclass) = record else { return Ok(value) };
        let implicit = self.implicit_name(multiclass);
        if self.mentions(value, implicit) {
            return Ok(value);
        }
        let implicit = self.store.values.variable(implicit, TypeId::STRING);
        self.string_concat(implicit, value, Context::of(None))
    }

    fn mentions(&mut self, value: ValueId, variable: Symbol) -> bool {
        // Substituting something else for the variable changes exactly the values that mention it.
        let mut resolver = crate::resolve::Resolver::map(None);
        resolver.set(variable, ValueId::UNSET);
        !matches!(self.resolution().resolve(value, &mut resolver), Ok(same) if same == value)
    }

    fn define(&mut self, def: &syntax::Def) -> EvalResult<()> {
        let name = def.name.map(|name| self.object_name(name)).transpose()?;
        let record = match name {
            // `?` is no name either.
            Some(name) if name != ValueId::UNSET => {
                RecordData::new(name, def.location, RecordKind::Definition)
            }
            _ => {
                let name = self.store.new_anonymous_name();
                RecordData::new(name, def.keyword, RecordKind::Anonymous)
            }
        };
        let id = self.store.records.add(record);
        self.check_name(id)?;
        self.object_body(id, Header { parents: &def.parents, body_start: def.body_start }, &def.body)?;
        self.add_entry(Entry::Record(id))
    }

    fn check_name(&mut self, id: RecordId) -> EvalResult<()> {
        let name = self.store.record(id).name;
        if self.store.type_of(name) == Some(TypeId::STRING) {
            return Ok(());
        }
        let message = format!("Record name '{}' is not a string!", self.store.display(name));
        Err(EvalError::new(self.store.at_record(Some(id), message)))
    }

    fn current_multiclass_record(&self) -> Option<RecordId> {
        let multiclass = self.current_multiclass?;
        self.multiclasses.get(&multiclass).map(|multiclass| multiclass.record)
    }

    fn multiclass(&self, name: Name) -> EvalResult<&Multiclass> {
        self.multiclasses.get(&name.symbol).ok_or_else(|| {
            let text = self.store.text(name.symbol);
            let error = Diagnostic::error(name.span, format!("Couldn't find multiclass '{text}'"));
            let names = self.multiclasses.keys().map(|&name| self.store.text(name));
            EvalError::new(match similar(text, names) {
                Some(similar) => error.with_help(format!("did you mean the multiclass '{similar}'?")),
                None => error,
            })
        })
    }

    fn define_multiclass(&mut self, multiclass: &syntax::MultiClass) -> EvalResult<()> {
        let Name { symbol, span } = multiclass.name;
        if self.multiclasses.contains_key(&symbol) {
            let message = format!("multiclass '{}' already defined", self.store.text(symbol));
            return Err(EvalError::at(span, message));
        }
        let name = self.store.values.string(symbol);
        let record = self.store.records.add(RecordData::new(name, span, RecordKind::Multiclass));
        self.multiclasses.insert(symbol, Multiclass { record, entries: Vec::new() });
        self.current_multiclass = Some(symbol);
        self.scoped(ScopeKind::Record(record), |this| {
            this.parameters(record, &multiclass.parameters)?;
            for parent in &multiclass.parents {
                this.inherit_multiclass(record, parent)?;
            }
            this.statements(&multiclass.body)
        })?;
        self.reach(self.after_statement)?;
        self.warn_unused(record);
        self.current_multiclass = None;
        Ok(())
    }

    fn inherit_multiclass(&mut self, record: RecordId, parent: &syntax::ClassReference) -> EvalResult<()> {
        let name = self.implicit_name(record);
        let name = self.store.values.variable(name, TypeId::STRING);
        let written = Written { are_converted: false, ..Written::of(parent) };
        let substitutions = self.multiclass_arguments(parent, written, Context::of(Some(record)), name)?;
        let entries = self.multiclass(parent.class)?.entries.clone();
        let entries = self.instantiate_entries(&entries, substitutions, false, None)?;
        if let Some(multiclass) = self.current_multiclass
            && let Some(multiclass) = self.multiclasses.get_mut(&multiclass)
        {
            multiclass.entries.extend(entries);
        }
        Ok(())
    }

    /// What a reference to a multiclass replaces in its entries.
    fn multiclass_arguments(
        &mut self,
        parent: &syntax::ClassReference,
        written: Written<'_>,
        context: Context,
        name: ValueId,
    ) -> EvalResult<Vec<Substitution>> {
        let record = self.multiclass(parent.class)?.record;
        let mut arguments = Arguments::default();
        self.arguments(record, written, context, &mut arguments)?;
        let bound = self.bind_arguments(record, &arguments.values, parent.class.span)?;
        let frame = self.argument_frame(record, &arguments);
        let implicit = self.implicit_name(record);
        let nowhere = Bound::To(Origin::NONE);
        let mut substitutions = vec![Substitution { variable: implicit, value: name, origin: nowhere }];
        for (variable, value) in bound {
            let given = self.store.frames.lookup(&[frame], variable).map(|(bound, _)| bound);
            let default = || self.store.record(record).field(variable).map(|field| Bound::To(field.origin));
            let origin = given.or_else(default).unwrap_or(nowhere);
            substitutions.push(Substitution { variable, value, origin });
        }
        Ok(substitutions)
    }

    fn defm(&mut self, defm: &syntax::Defm) -> EvalResult<()> {
        let name = match defm.name.map(|name| self.object_name(name)).transpose()? {
            // `?` is no name either.
            Some(name) if name != ValueId::UNSET => name,
            _ => self.anonymous_defm_name()?,
        };
        let mut entries = Vec::new();
        let mut parents = defm.parents.iter().enumerate();
        let is_final = self.current_multiclass.is_none() && self.loops.is_empty();
        let mut first_class = defm.parents.len();
        for (i, parent) in parents.by_ref() {
            if i > 0 && self.store.records.class(parent.class.symbol).is_some() {
                first_class = i;
                break;
            }
            let substitutions =
                self.multiclass_arguments(parent, Written::of(parent), Context::of(None), name)?;
            let source = self.multiclass(parent.class)?.entries.clone();
            let span = Some(parent.class.span);
            entries.extend(self.instantiate_entries(&source, substitutions, is_final, span)?);
        }
        for parent in &defm.parents[first_class..] {
            let mut arguments = Arguments::default();
            let class = self.class_reference(parent, Context::of(None), &mut arguments)?;
            for entry in &entries {
                self.inherit_entry(entry, class, &mut arguments, parent.class.span)?;
            }
        }
        let reached = self.reach(defm.after_parents);
        reached
            .map_err(|error| if first_class < defm.parents.len() { class_expected(error) } else { error })?;
        for entry in entries {
            self.apply_lets_to(&entry)?;
            self.put_entry(entry)?;
        }
        Ok(())
    }

    fn anonymous_defm_name(&mut self) -> EvalResult<ValueId> {
        let name = self.store.new_anonymous_name();
        let Some(multiclass) = self.current_multiclass_record() else { return Ok(name) };
        let implicit = self.implicit_name(multiclass);
        let implicit = self.store.values.variable(implicit, TypeId::STRING);
        Ok(self.store.values.binary(BinOp::StrConcat, implicit, name, TypeId::STRING))
    }

    fn inherit_entry(
        &mut self,
        entry: &Entry,
        class: RecordId,
        arguments: &mut Arguments,
        span: Span,
    ) -> EvalResult<()> {
        match entry {
            Entry::Record(record) => self.inherit(*record, class, arguments, span),
            Entry::Loop(inner) => {
                inner.entries.iter().try_for_each(|entry| self.inherit_entry(entry, class, arguments, span))
            }
            Entry::Assertion(_) | Entry::Dump(_) => Ok(()),
        }
    }

    fn apply_lets_to(&mut self, entry: &Entry) -> EvalResult<()> {
        match entry {
            Entry::Record(record) => self.apply_lets(*record),
            Entry::Loop(inner) => inner.entries.iter().try_for_each(|entry| self.apply_lets_to(entry)),
            Entry::Assertion(_) | Entry::Dump(_) => Ok(()),
        }
    }

    fn let_in(&mut self, statement: &syntax::Let) -> EvalResult<()> {
        let mut group = Vec::with_capacity(statement.bindings.len());
        for binding in &statement.bindings {
            let bits = self.let_bits(binding)?;
            let value = self.value(binding.value, Context::of(None))?;
            group.push(LetValue {
                name: binding.name.symbol,
                bits,
                value,
                span: binding.name.span,
                origin: Origin::of(binding.value),
            });
        }
        self.lets.push(group);
        if statement.braces {
            self.scoped(ScopeKind::Block, |this| this.statements(&statement.body))?;
        } else {
            self.statements(&statement.body)?;
        }
        self.lets.pop();
        Ok(())
    }

    fn foreach(&mut self, foreach: &syntax::ForEach) -> EvalResult<()> {
        let (list, origin) = self.foreach_list(&foreach.source)?;
        let ty = self.store.type_of(list).and_then(|ty| self.store.types.element(ty));
        let ty = ty.unwrap_or(TypeId::INT);
        let variable = foreach.variable.symbol;
        let this =
            Loop { span: foreach.keyword, variable: Some(variable), list, origin, entries: Vec::new() };
        self.loops.push(this);
        self.scoped(ScopeKind::Variable(variable, ty), |this| this.statements(&foreach.body))?;
        match self.loops.pop() {
            Some(this) => self.add_entry(Entry::Loop(this)),
            None => Ok(()),
        }
    }

    fn foreach_list(&mut self, source: &ForEachSource) -> EvalResult<(ValueId, Origin)> {
        let numbers = match source {
            ForEachSource::Ranges(ranges) => self.range_list(ranges)?,
            ForEachSource::Piece(piece) => {
                let value = self.value(piece.start, Context::of(None))?;
                let span = self.span_of(piece.start);
                let Some(ty) = self.store.type_of(value) else {
                    let text = self.store.display(value);
                    let message = format!("expected a list, got '{text}'");
                    return Err(EvalError::at(span, message));
                };
                if self.store.types.element(ty).is_some() {
                    // What looked like a range ends with the list; `in` should follow.
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
        let (one, none) = self.branch_lists();
        let then = self.branch(statement.keyword, [condition, one, none], &statement.then_body)?;
        self.reach(statement.after_then)?;
        let Some(body) = &statement.else_body else { return self.add_entry(then) };
        // The statement has not ended yet.
        self.put_entry(then)?;
        let otherwise = self.branch(statement.keyword, [condition, none, one], body)?;
        self.add_entry(otherwise)
    }

    fn branch(&mut self, span: Span, choice: [ValueId; 3], body: &[Statement]) -> EvalResult<Entry> {
        let ty = self.store.types.list_of(TypeId::BIT);
        let list = self.store.values.ternary(TernOp::If, choice, ty);
        let list = self.fold_here(list, Context::of(None))?;
        self.loops.push(Loop { span, variable: None, list, origin: Origin::NONE, entries: Vec::new() });
        self.scoped(ScopeKind::Block, |this| this.statements(body))?;
        match self.loops.pop() {
            Some(this) => Ok(Entry::Loop(this)),
            None => Err(self.syntax_error()),
        }
    }

    fn defset(&mut self, defset: &syntax::Defset) -> EvalResult<()> {
        let ty = self.ty(&defset.ty)?;
        let Some(element) = self.store.types.element(ty) else {
            return Err(EvalError::at(defset.ty.span, "expected list type"));
        };
        self.check_global_is_new(defset.name)?;
        self.defsets.push(Defset { span: defset.ty.span, element, records: Vec::new() });
        self.statements(&defset.body)?;
        if let Some(finished) = self.defsets.pop() {
            let list = self.store.values.list(element, &finished.records);
            self.globals.insert(defset.name.symbol, list);
        }
        Ok(())
    }

    fn check_global_is_new(&mut self, name: Name) -> EvalResult<()> {
        if self.find_global(name.symbol).is_none() {
            return Ok(());
        }
        let message = "def or global variable of this name already exists";
        Err(EvalError::at(name.span, message))
    }

    pub(super) fn defvar(&mut self, defvar: &syntax::Defvar, record: Option<RecordId>) -> EvalResult<()> {
        let name = defvar.name;
        let fail = |message: &str| Err(EvalError::at(name.span, message));
        if self.is_local_variable(name.symbol) {
            return fail("local variable of this name already exists");
        }
        if record.is_some_and(|id| self.store.record(id).field(name.symbol).is_some()) {
            return fail("field of this name already exists");
        }
        let is_global = self.scopes.len() == 1;
        if is_global {
            self.check_global_is_new(name)?;
        }
        let value = self.value(defvar.value, Context::of(record))?;
        if is_global {
            self.globals.insert(name.symbol, value);
            self.local_origins.push((name.symbol, defvar.value));
        } else {
            self.define_local(name.symbol, value, Origin::of(defvar.value));
        }
        Ok(())
    }

    fn deftype(&mut self, deftype: &syntax::Deftype) -> EvalResult<()> {
        let Name { symbol, span } = deftype.name;
        let text = self.store.text(symbol).to_owned();
        let fail = |message: String| Err(EvalError::at(span, message));
        if self.type_aliases.contains_key(&symbol) || self.store.records.class(symbol).is_some() {
            return fail(format!("type of this name '{text}' already exists"));
        }
        let ty = self.ty(&deftype.ty)?;
        if self.store.types.is_record(ty) {
            let class = self.store.display_type(ty);
            let message = format!("cannot define type alias for class type '{class}'");
            return Err(EvalError::at(deftype.ty.span, message));
        }
        self.type_aliases.insert(symbol, ty);
        Ok(())
    }
}

/// Behind a class, a `defm` wants more classes; the parser, which does not know which names are classes, says less.
fn class_expected(error: EvalError) -> EvalError {
    error.map(|error| {
        if error.message == "expected identifier" {
            error.message = "expected name for ClassID".to_owned();
        }
    })
}

impl crate::model::store::Store {
    /// The items of a list that is known.
    pub(crate) fn list_items(&self, value: ValueId) -> Option<Vec<ValueId>> {
        match self.values.node(value) {
            Node::List { items, .. } => Some(self.values.items(items).collect()),
            _ => None,
        }
    }
}
