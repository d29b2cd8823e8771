//! Resolves records, and makes anonymous records of class instances, `Class<arguments>`.

use super::resolution::Resolution;
use super::resolver::Resolver;
use crate::model::{
    Argument, Check, Descend, EvalError, EvalResult, FieldData, FieldKind, InstanceOrigin, Node, RecordData,
    RecordId, RecordKind, Store, TypeId, ValueId, fail,
};
use smallvec::SmallVec;
use tblgen_parser::{Code, Diagnostic, Severity, Span, Symbol};

/// Template arguments with their values.
pub(crate) type Bindings = SmallVec<[(Symbol, ValueId); 8]>;

impl Resolution<'_> {
    /// Replaces variables in the name, the fields, the assertions and the dumps of a record.
    pub(crate) fn resolve_record(&mut self, id: RecordId) -> EvalResult<()> {
        self.store.check_memory(Some(id))?;
        let name = self.store.record(id).name;
        let new_name = self.resolve(name)?;
        if new_name != name {
            self.store.record_mut(id).name = new_name;
            self.store.check_name(id)?;
        }
        let fields = self.store.record(id).fields.iter().enumerate();
        let open = fields.filter(|(_, field)| !self.is_settled(field.value));
        let open: SmallVec<[u32; 32]> = open.map(|(index, _)| index as u32).collect();
        for index in open.into_iter().map(|index| index as usize) {
            let old = self.store.record(id).fields[index].value;
            let new = match self.resolve(old) {
                Ok(new) => new,
                Err(error) => return Err(self.place_in_field(error, id, index)),
            };
            if new != old {
                self.set_resolved(id, index, new)?;
            }
        }
        for index in 0..self.store.record(id).checks.len() {
            let check = self.store.record(id).checks[index];
            let resolved = self.resolve_check(check)?;
            self.store.record_mut(id).checks[index] = resolved;
        }
        Ok(())
    }

    pub(crate) fn resolve_check(&mut self, check: Check) -> EvalResult<Check> {
        let condition =
            check.condition.map(|condition| self.resolve_part(condition, check.span)).transpose()?;
        let message = self.resolve_part(check.message, check.message_span)?;
        Ok(Check { condition, message, ..check })
    }

    /// Resolves a part of a check. An operator that fails gets its span, unless it is in a field.
    fn resolve_part(&mut self, value: ValueId, span: Span) -> EvalResult<ValueId> {
        self.resolve(value).map_err(|error| match self.state.failed_in {
            Some(_) => error,
            None => error.at_culprit(span),
        })
    }

    /// Notes the field in which an operator failed: the innermost one, if records make each other.
    fn place_in_field(&mut self, error: EvalError, id: RecordId, index: usize) -> EvalError {
        let field = self.store.record(id).fields[index];
        match field.origin.expression() {
            Some(expression) => {
                self.state.failed_in.get_or_insert(expression);
                error
            }
            None => error.at_culprit(field.span(&self.store.symbols)),
        }
    }

    fn set_resolved(&mut self, id: RecordId, index: usize, value: ValueId) -> EvalResult<()> {
        let field = self.store.record(id).fields[index];
        if let Some(converted) = self.state.folder(self.store).field_value(value, field.ty())? {
            self.store.record_mut(id).fields[index].value = converted;
            return Ok(());
        }
        let found = match self.store.type_of(value) {
            Some(ty) => format!("of type '{}' ", self.store.display_type(ty)),
            None => String::new(),
        };
        let message = format!(
            "Invalid value {found}found when setting field '{}' of type '{}' after resolving references: {}",
            self.store.text(field.name),
            self.store.display_type(field.ty()),
            self.store.display_unquoted(value),
        );
        Err(EvalError::new(self.store.at_record(Some(id), message)))
    }

    /// The record of a class instance, made when the instance is met for the first time.
    pub(crate) fn instantiate(&mut self, instance: ValueId) -> EvalResult<ValueId> {
        let Node::Instance { class, arguments: words } = self.store.node(instance) else {
            return Ok(instance);
        };
        if let Some(record) = self.store.values.instantiated(words) {
            return Ok(self.store.values.record(record));
        }
        let arguments = self.store.values.arguments(words);
        let made = self.descend(|this| this.make_instance(instance, class, &arguments));
        let record = made.unwrap_or_else(|| Err(self.store.too_deep(Some(class))))?;
        self.store.values.set_instantiated(words, record);
        Ok(self.store.values.record(record))
    }

    fn make_instance(
        &mut self,
        instance: ValueId,
        class: RecordId,
        arguments: &[Argument],
    ) -> EvalResult<RecordId> {
        let class_span = self.store.record(class).span;
        // The record has it from here on.
        let origin = self.state.instance_origins.remove(&instance);
        let span = origin.map_or(class_span, |origin| origin.span);
        let name = self.store.new_anonymous_name();
        let id = self.store.records.add(RecordData::new(name, span, RecordKind::Anonymous));
        let fields = self.instance_fields(class, origin);
        self.store.record_mut(id).fields = fields;
        self.store.records.inherit_checks(id, class);

        let bindings = self.store.bind_arguments(class, arguments, span)?;
        self.with(&mut Resolver::map(Some(id), bindings)).resolve_record(id)?;
        self.store.record_mut(id).superclasses.push((class, class_span));
        self.with(&mut Resolver::fields(id, None)).resolve_record(id)?;
        self.store.register_definition(id);
        self.with(&mut Resolver::fields(id, None)).run_checks(id)?;
        Ok(id)
    }

    /// The fields of an instance before its arguments are known.
    fn instance_fields(&mut self, class: RecordId, origin: Option<InstanceOrigin>) -> Vec<FieldData> {
        let parent = self.store.records.get(class);
        let mut fields: Vec<FieldData> = Vec::with_capacity(parent.own_field_count());
        fields.extend(parent.fields.iter().filter(|field| field.kind() != FieldKind::TemplateArgument));
        if let Some(origin) = origin {
            for field in &mut fields {
                field.origin.frame = self.store.frames.then(field.origin.frame, origin.frame);
            }
        }
        fields
    }

    /// Runs the assertions of a finished record, then its dumps, and removes both.
    pub(crate) fn run_checks(&mut self, id: RecordId) -> EvalResult<()> {
        let checks = self.store.record(id).checks.clone();
        let (assertions, dumps) = checks.split_at(checks.partition_point(Check::is_assertion));
        let mut holds = true;
        for &assertion in assertions {
            holds &= !self.run_check(assertion)?;
        }
        if !holds {
            let context = self.store.at_record(Some(id), "assertion failed in this record");
            self.state.report(context);
        }
        for &dump in dumps {
            self.run_check(dump)?;
        }
        self.store.record_mut(id).forget_checks();
        Ok(())
    }

    /// Resolves a check and adds its message. Returns whether it has one.
    fn run_check(&mut self, check: Check) -> EvalResult<bool> {
        let resolved = self.resolve_check(check)?;
        let report = self.store.report_of(resolved);
        let reports = report.is_some();
        self.state.messages.extend(report);
        Ok(reports)
    }
}

impl Store {
    /// Checks that the name of a record is a string.
    pub(crate) fn check_name(&mut self, id: RecordId) -> EvalResult<()> {
        let name = self.record(id).name;
        if self.type_of(name) == Some(TypeId::STRING) {
            return Ok(());
        }
        let message = format!("Record name '{}' is not a string!", self.display(name));
        Err(EvalError::new(self.at_record(Some(id), message)))
    }

    /// The value of every parameter: its argument or its default. `span` is that of the reference.
    pub(crate) fn bind_arguments(
        &self,
        class: RecordId,
        arguments: &[Argument],
        span: Span,
    ) -> EvalResult<Bindings> {
        let record = self.record(class);
        let parameters = &record.template_arguments;
        let mut bound = Bindings::new();
        for (i, argument) in arguments.iter().enumerate() {
            let Some(name) = argument.name.or_else(|| parameters.get(i).copied()) else { continue };
            // Positional arguments come first and differ.
            if argument.name.is_some() && bound.iter().any(|&(other, _)| other == name) {
                let text = self.text(name);
                return fail(span, format!("We can only specify the template argument '{text}' once"));
            }
            bound.push((name, argument.value));
        }
        let given = bound.len();
        for &name in parameters {
            if bound[..given].iter().any(|&(other, _)| other == name) {
                continue;
            }
            let Some(field) = record.field(name) else { continue };
            if !self.is_complete(field.value) {
                let text = self.text(name);
                let message = format!("value not specified for template argument '{text}'");
                let note = format!("declared in '{}'", self.record_name(class));
                return Err(EvalError::new(
                    Diagnostic::error(span, message)
                        .with_code(Code::MISSING_ARGUMENT)
                        .with_note(field.span(&self.symbols), note),
                ));
            }
            bound.push((name, field.value));
        }
        Ok(bound)
    }

    /// The message of a `dump`, or the error of an assertion that does not hold. Evaluation continues after either.
    pub(crate) fn report_of(&self, Check { span, condition, message, .. }: Check) -> Option<Diagnostic> {
        let text = self.as_symbol(message).map(|text| self.text(text));
        Some(match (condition.map(|condition| self.as_int(condition)), text) {
            (Some(Some(0)), text) => {
                let text = text.unwrap_or("(assert message is not a string)");
                Diagnostic::error(span, format!("assertion failed: {text}")).with_code(Code::ASSERTION)
            }
            (Some(Some(_)), _) => return None,
            (Some(None), _) => Diagnostic::error(span, "assert condition must of type bit, bits, or int."),
            (None, Some(text)) => Diagnostic::new(Severity::Note, Some(span), text),
            (None, None) => Diagnostic::error(span, "dump value is not of type string")
                .with_help("!repr(…) makes a string of any value"),
        })
    }
}
