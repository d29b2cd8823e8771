//! The bodies of classes and definitions: parents, fields, `let`.

use super::arguments::{Arguments, Written};
use super::context::Context;
use super::scope::ScopeKind;
use super::state::{Evaluator, LetValue};
use crate::model::{
    BinOp, EvalError, EvalResult, FieldData, FieldKind, FrameId, Node, Operation, Origin, RecordId,
    RecordKind, TypeId, ValueId, fail, suggest,
};
use crate::resolve::{Bindings, Resolver};
use tblgen_parser::syntax::{BodyItem, ClassReference, Declaration, LetBinding, LetMode, NEVER, RecordBody};
use tblgen_parser::{Code, Diagnostic, Span, Symbol};

impl Evaluator<'_> {
    /// Parents, the `let`s around, and the items of a body.
    pub(super) fn object_body(
        &mut self,
        id: RecordId,
        RecordBody { parents, after_parents, items }: &RecordBody,
    ) -> EvalResult<()> {
        self.scoped(ScopeKind::Record(id), |this| {
            let classes = parents.iter().filter_map(|parent| this.store.records.class(parent.class.symbol));
            let inherited: usize = classes.map(|class| this.store.record(class).own_field_count()).sum();
            let own = items.iter().filter(|item| matches!(item, BodyItem::Field(_))).count();
            this.store.record_mut(id).fields.reserve_exact(inherited + own);
            for parent in parents {
                let (class, arguments) = this.class_reference(parent, Context::of(Some(id)))?;
                this.inherit(id, class, &arguments, parent.class.span)?;
            }
            this.reach(*after_parents)?;
            this.apply_lets(id)?;
            items.iter().try_for_each(|item| this.body_item(id, item))
        })
    }

    /// The class that a parent names, and its arguments.
    pub(super) fn class_reference(
        &mut self,
        parent: &ClassReference,
        context: Context,
    ) -> EvalResult<(RecordId, Arguments)> {
        let class = self.class(parent.class)?;
        Ok((class, self.arguments(class, Written::of(parent), context)?))
    }

    /// Makes a record inherit from `class`: fields and checks, with the template arguments replaced.
    pub(super) fn inherit(
        &mut self,
        id: RecordId,
        class: RecordId,
        arguments: &Arguments,
        span: Span,
    ) -> EvalResult<()> {
        if class == id {
            let message = format!("class '{}' cannot inherit from itself", self.store.record_name(class));
            return fail(span, message);
        }
        let frame = self.argument_frame(class, arguments);
        self.inherit_fields(id, class, frame, span)?;
        let bindings = self.store.bind_arguments(class, &arguments.values, span)?;
        self.store.records.inherit_checks(id, class);
        let mut resolver = self.parent_resolver(id, class, bindings);
        self.resolution(&mut resolver).resolve_record(id)?;
        if self.store.records.derives_from(id, class) {
            return fail(span, format!("Already subclass of '{}'!", self.store.record_name(class)));
        }
        self.store.record_mut(id).superclasses.push((class, span));
        Ok(())
    }

    /// Copies the fields of `class` into a record.
    fn inherit_fields(
        &mut self,
        id: RecordId,
        class: RecordId,
        frame: FrameId,
        span: Span,
    ) -> EvalResult<()> {
        let parent = self.store.record(class);
        let (count, inherited) = (parent.fields.len(), parent.own_field_count());
        self.store.record_mut(id).fields.reserve_exact(inherited);
        // The fields of one class have different names.
        let is_first = self.store.record(id).fields.is_empty();
        for index in 0..count {
            let mut field = self.store.record(class).fields[index];
            if field.kind() == FieldKind::TemplateArgument {
                continue;
            }
            field.origin.frame = self.store.frames.then(field.origin.frame, frame);
            match is_first {
                true => self.store.record_mut(id).fields.push(field),
                false => self.add_field(id, span, field)?,
            }
        }
        Ok(())
    }

    /// Replaces the template arguments of a parent, and its `NAME` by that of the record.
    fn parent_resolver(&mut self, id: RecordId, class: RecordId, mut bindings: Bindings) -> Resolver {
        if let Some(class_name) = self.names.mentioned_name(class) {
            let own_name = match self.store.record(id).is_class() {
                true => self.implicit_variable(id),
                false => self.store.record(id).name,
            };
            bindings.push((class_name, own_name));
        }
        Resolver::map(Some(id), bindings)
    }

    /// Adds a field to a record. If the record has the field, sets its value.
    pub(super) fn add_field(&mut self, id: RecordId, span: Span, field: FieldData) -> EvalResult<()> {
        let Some(index) = self.store.records.field_number(id, field.name) else {
            self.store.record_mut(id).fields.push(field);
            return Ok(());
        };
        let old = self.store.record(id).fields[index];
        match self.folder().field_value(field.value, old.ty())? {
            Some(value) => {
                let slot = &mut self.store.record_mut(id).fields[index];
                (slot.value, slot.origin) = (value, field.origin);
                Ok(())
            }
            None => {
                let message = format!(
                    "New definition of '{}' of type '{}' is incompatible with previous definition of type '{}'",
                    self.store.text(field.name),
                    self.store.display_type(field.ty()),
                    self.store.display_type(old.ty())
                );
                Err(EvalError::new(
                    Diagnostic::error(span, message)
                        .with_label(old.span(&self.store.symbols), "declared here"),
                ))
            }
        }
    }

    fn body_item(&mut self, id: RecordId, item: &BodyItem) -> EvalResult<()> {
        let context = Context::of(Some(id));
        match item {
            BodyItem::Field(declaration) => self.declaration(id, declaration, FieldKind::Normal),
            BodyItem::Let(binding) => self.body_let(id, binding),
            BodyItem::Defvar(defvar) => self.defvar(defvar, Some(id)),
            BodyItem::Assert(assert) => {
                let assertion = self.assertion(assert, context)?;
                self.store.record_mut(id).add_check(assertion);
                Ok(())
            }
            BodyItem::Dump(dump) => {
                let dump = self.dump(dump, context)?;
                self.store.record_mut(id).add_check(dump);
                Ok(())
            }
        }
    }

    /// A field, or a template argument of a class or multiclass.
    pub(super) fn declaration(
        &mut self,
        id: RecordId,
        declaration: &Declaration,
        kind: FieldKind,
    ) -> EvalResult<()> {
        let ty = self.ty(&declaration.ty).map_err(|error| self.with_help_of_syntax(error, declaration))?;
        let name = declaration.name;
        self.reach(name.span.start)?;
        if self.names.is_reserved(name.symbol) {
            return fail(name.span, "'NAME' is a reserved variable name");
        }
        let is_argument = kind == FieldKind::TemplateArgument;
        if !is_argument && self.scopes.has_local(name.symbol) {
            return fail(name.span, "local variable of this name already exists");
        }
        let symbol = if is_argument { self.qualify(id, name.symbol) } else { name.symbol };
        let kind = if declaration.field && !is_argument { FieldKind::MayBeUnresolved } else { kind };
        let mut field = FieldData::new(symbol, ty, kind, name.span.start);
        field.value = self.folder().field_value(ValueId::UNSET, ty)?.unwrap_or(ValueId::UNSET);
        self.reach(declaration.after_name)?;
        self.add_field(id, name.span, field)?;
        let Some(expression) = declaration.value else { return Ok(()) };
        let context = self.declaration_context(id).expecting(Some(ty));
        let value = self.value(expression, context)?;
        let target = LetValue {
            mode: LetMode::Replace,
            name: symbol,
            bits: None,
            value,
            span: self.span_of(expression),
            origin: Origin::of(expression),
        };
        // The rest of the body is checked even if the value is wrong.
        if let Err(error) = self.set_field(id, &target, false) {
            self.report(error.into_diagnostic());
        }
        Ok(())
    }

    /// Adds the help of the syntax error to an unknown type in the same declaration.
    fn with_help_of_syntax(&self, error: EvalError, declaration: &Declaration) -> EvalError {
        let help = self.tree.error.as_ref().and_then(|error| error.diagnostic.help.clone());
        match declaration.name.span.start {
            NEVER => error.map(|error| error.help = help.or(error.help.take())),
            _ => error,
        }
    }

    /// The context of a declaration's value. Defaults of a multiclass's arguments belong to no record.
    fn declaration_context(&self, id: RecordId) -> Context {
        let is_multiclass = self.store.record(id).kind == RecordKind::Multiclass;
        Context::of((!is_multiclass).then_some(id))
    }

    fn body_let(&mut self, id: RecordId, binding: &LetBinding) -> EvalResult<()> {
        let bits = self.let_bits(binding)?;
        let name = binding.name;
        self.reach(self.span_of(binding.value).start)?;
        let Some(ty) = self.store.record(id).field(name.symbol).map(|field| field.ty()) else {
            return Err(self.unknown_field(id, name.symbol, name.span));
        };
        let expected = match &bits {
            Some(bits) if self.store.types.width(ty).is_some() => self.store.types.bits(bits.len() as u32),
            _ => ty,
        };
        let value = self.value(binding.value, Context::of(Some(id)).expecting(Some(expected)))?;
        let origin = Origin::of(binding.value);
        let target = LetValue { mode: binding.mode, name: name.symbol, bits, value, span: name.span, origin };
        self.reach(binding.next)?;
        self.set_field(id, &target, true)
    }

    fn unknown_field(&self, id: RecordId, name: Symbol, span: Span) -> EvalError {
        let text = self.store.text(name);
        let message = format!("Value '{text}' unknown!");
        let fields = self.store.record(id).fields.iter().map(|field| self.store.text(field.name));
        suggest(Diagnostic::error(span, message).with_code(Code::FIELD), "the field ", text, fields)
    }

    /// The bits that a `let` sets, the lowest first.
    pub(super) fn let_bits(&mut self, binding: &LetBinding) -> EvalResult<Option<Vec<u32>>> {
        let Some(ranges) = &binding.bits else { return Ok(None) };
        let mut bits = self.range_list(ranges)?;
        bits.reverse();
        Ok(Some(bits))
    }

    /// Applies the `let`s around a record.
    pub(super) fn apply_lets(&mut self, id: RecordId) -> EvalResult<()> {
        for index in 0..self.lets.len() {
            let binding = self.lets[index].clone();
            self.set_field(id, &binding, true).map_err(|error| self.in_let_around(error, id, &binding))?;
        }
        Ok(())
    }

    /// An error of a `let` around a record, with the record.
    fn in_let_around(&self, error: EvalError, id: RecordId, binding: &LetValue) -> EvalError {
        let record = self.store.record(id);
        let field = self.store.text(binding.name);
        let label = match record.field(binding.name) {
            Some(_) => "in this record".to_owned(),
            None if record.kind == RecordKind::Anonymous => format!("this def has no field '{field}'"),
            None => format!("'{}' has no field '{field}'", self.store.display_unquoted(record.name)),
        };
        error.map(|error| error.labels.push((record.span, label)))
    }

    /// Sets a field, or some bits of it.
    pub(super) fn set_field(&mut self, id: RecordId, target: &LetValue, moves: bool) -> EvalResult<()> {
        let &LetValue { mode, name, span, origin, .. } = target;
        let Some(index) = self.store.records.field_number(id, name) else {
            return Err(self.unknown_field(id, name, span));
        };
        let field = self.store.record(id).fields[index];
        let mut value = target.value;
        match &target.bits {
            Some(bits) => value = self.merge_bits(field, value, bits, span)?,
            None => {
                if let Node::Variable { name: own, .. } = self.store.node(value)
                    && own == name
                {
                    return fail(span, "Recursion / self-assignment forbidden");
                }
            }
        }
        if mode != LetMode::Replace {
            self.check_accumulates(field, target)?;
        }
        let Some(mut converted) = self.folder().field_value(value, field.ty())? else {
            let message = self.incompatible(field, value);
            let error = match origin.expression() {
                Some(expression) => Diagnostic::error(self.span_of(expression), message.clone()),
                None => Diagnostic::error(span, message.clone()),
            };
            let expected = format!("declared as '{}' here", self.store.display_type(field.ty()));
            return Err(EvalError::new(
                error
                    .with_code(Code::FIELD_TYPE)
                    .with_label(field.span(&self.store.symbols), expected)
                    .with_short(span, message),
            ));
        };
        let is_joined = mode != LetMode::Replace && field.value != ValueId::UNSET;
        if is_joined {
            converted = self.joined(id, field, mode, converted)?;
        }
        let slot = &mut self.store.record_mut(id).fields[index];
        slot.value = converted;
        if is_joined {
            // No expression has the whole value.
            slot.origin = Origin::NONE;
        } else if target.bits.is_none() {
            slot.origin = origin;
        }
        if moves {
            slot.move_to(span.start);
        }
        Ok(())
    }

    /// The operator that joins the values of a field which `let append` and `let prepend` set.
    fn joining(&self, field: FieldData) -> Option<BinOp> {
        match field.ty() {
            TypeId::STRING => Some(BinOp::StrConcat),
            TypeId::DAG => Some(BinOp::Con),
            ty => self.store.types.element(ty).map(|_| BinOp::ListConcat),
        }
    }

    /// Checks that `let append` or `let prepend` may set a field.
    fn check_accumulates(&self, field: FieldData, target: &LetValue) -> EvalResult<()> {
        let word = if target.mode == LetMode::Append { "append to" } else { "prepend to" };
        let (name, ty) = (self.store.text(field.name), self.store.display_type(field.ty()));
        if target.bits.is_some() {
            return fail(target.span, format!("cannot {word} bits of field '{name}'"));
        }
        if self.joining(field).is_none() {
            let message =
                format!("cannot {word} field '{name}' of type '{ty}': expected a string, list or dag");
            return fail(target.span, message);
        }
        Ok(())
    }

    /// The value of a field joined with a new one.
    fn joined(&mut self, id: RecordId, field: FieldData, mode: LetMode, new: ValueId) -> EvalResult<ValueId> {
        let Some(op) = self.joining(field) else { return Ok(new) };
        let operands = if mode == LetMode::Append { [field.value, new] } else { [new, field.value] };
        self.fold_here(Operation::Binary(op, field.ty(), operands), Context::of(Some(id)))
    }

    fn incompatible(&mut self, field: FieldData, value: ValueId) -> String {
        let found = match self.store.node(value) {
            Node::Bits(words) => {
                let width = self.store.values.len(words);
                format!("' of type bit initializer with length {width}")
            }
            _ => match self.store.type_of(value) {
                Some(ty) => format!("' of type '{}'", self.store.display_type(ty)),
                None => "'".to_owned(),
            },
        };
        format!(
            "Field '{}' of type '{}' is incompatible with value '{}{found}",
            self.store.text(field.name),
            self.store.display_type(field.ty()),
            self.store.display(value),
        )
    }

    /// The bits of a field, some of them replaced.
    fn merge_bits(
        &mut self,
        field: FieldData,
        value: ValueId,
        bits: &[u32],
        span: Span,
    ) -> EvalResult<ValueId> {
        let name = self.store.text(field.name).to_owned();
        let Node::Bits(words) = self.store.node(field.value) else {
            return fail(span, format!("Value '{name}' is not a bits type"));
        };
        let wanted = self.store.types.bits(bits.len() as u32);
        let Some(new) = self.folder().cast(value, wanted)? else {
            return fail(span, "Initializer is not compatible with bit range");
        };
        let mut merged: Vec<ValueId> = self.store.values.items(words).collect();
        let mut set = vec![false; merged.len()];
        for (i, &bit) in bits.iter().enumerate() {
            match set.get_mut(bit as usize) {
                Some(done) if !*done => *done = true,
                _ => return fail(span, format!("Cannot set bit #{bit} of value '{name}' more than once")),
            }
            merged[bit as usize] = self.store.bit(new, i as u32);
        }
        Ok(self.store.values.bits(&merged))
    }
}
