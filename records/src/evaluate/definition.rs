//! The end of definitions: they become final, and are checked.

use super::explain::{Cause, cause_of_unresolved};
use super::state::Evaluator;
use crate::model::{EvalError, EvalResult, FieldData, FieldKind, Node, RecordId, ValueId};
use crate::resolve::{Renaming, Resolver};
use tblgen_parser::Diagnostic;

impl Evaluator<'_> {
    /// Makes a complete definition final.
    pub(super) fn finish_definition(&mut self, id: RecordId) -> EvalResult<()> {
        let mut renaming = None;
        let name = self.store.record_symbol(id);
        if let Some(previous) = self.store.records.definition(name) {
            if !self.store.record(id).is_anonymous() {
                let name = self.store.text(name).to_owned();
                return Err(self.already_exists(id, previous, &name));
            }
            let old = self.store.record(id).name;
            renaming = Some(Renaming { old, new: self.store.new_anonymous_name() });
        }
        self.resolution(&mut Resolver::fields(id, renaming)).resolve_record(id)?;
        self.check_concrete(id);
        let name = self.store.record(id).name;
        if self.store.as_symbol(name).is_none() {
            let text = self.store.display(name);
            let message = format!("record name '{text}' could not be fully resolved");
            return Err(EvalError::new(self.store.at_record(Some(id), message)));
        }
        self.resolution(&mut Resolver::fields(id, None)).run_checks(id)?;
        self.add_to_defsets(id)?;
        self.store.register_definition(id);
        Ok(())
    }

    fn already_exists(&self, id: RecordId, previous: RecordId, name: &str) -> EvalError {
        let mut error = self.store.at_record(Some(id), format!("def already exists: {name}"));
        let previous = self.store.record(previous);
        error = error.with_note(previous.span, "location of previous definition");
        for &span in &previous.instantiations {
            error = error.with_note(span, "instantiated from multiclass");
        }
        EvalError::new(error)
    }

    fn add_to_defsets(&mut self, id: RecordId) -> EvalResult<()> {
        for index in 0..self.defsets.len() {
            let value = self.store.values.record(id);
            let ty = self.store.definition_type(id);
            let defset = &mut self.defsets[index];
            if !self.store.is_subtype(ty, defset.element) {
                let text = self.store.display_type(ty);
                let message = format!("adding record of incompatible type '{text}' to defset");
                let error = self.store.at_record(Some(id), message);
                let note = "location of defset declaration";
                return Err(EvalError::new(error.with_note(defset.span, note)));
            }
            defset.records.push(value);
        }
        Ok(())
    }

    /// Reports fields that are not known at the end of a definition, one for each cause. Fields declared with
    /// `field` need not be known.
    fn check_concrete(&mut self, id: RecordId) {
        let mut causes: Vec<Cause> = Vec::new();
        for index in 0..self.store.record(id).fields.len() {
            let field = self.store.record(id).fields[index];
            if field.kind() != FieldKind::Normal || self.is_resolved(id, field.value) {
                continue;
            }
            let cause = cause_of_unresolved(&self.store, field.value);
            if cause.as_ref().is_some_and(|cause| causes.contains(cause)) {
                continue;
            }
            let error = self.unresolved_field(id, field, cause.as_ref());
            self.report(error);
            causes.extend(cause);
        }
    }

    /// The error of a field that is not known, at its initializer.
    fn unresolved_field(&self, id: RecordId, field: FieldData, cause: Option<&Cause>) -> Diagnostic {
        let (name, record_name) = (self.store.text(field.name), self.store.record_name(id));
        let value = self.store.display(field.value);
        let message =
            format!("Initializer of '{name}' in '{record_name}' could not be fully resolved: {value}");
        let mut error = self.store.at_record(Some(id), message.clone());
        let (Some(expression), Some(record)) = (field.origin.expression(), error.span) else { return error };
        error.span = Some(self.span_of(expression));
        error = error.with_label(record, "in this record").with_short(record, message);
        error.label = cause.map(|cause| cause.describe(&self.store));
        if let Some(Cause::Variable(unset)) = cause
            && self.store.record(id).field(*unset).is_some_and(|field| field.value == ValueId::UNSET)
        {
            let unset = self.store.text(*unset);
            error.message = format!("'{unset}' of '{record_name}' is unset, so its '{name}' has no value");
            error.label = Some(format!("'{name}' is made of '{unset}'"));
            error = error.with_help(format!("set it: `let {unset} = …;`"));
        }
        error
    }

    fn is_resolved(&self, id: RecordId, value: ValueId) -> bool {
        if self.store.is_concrete(value) {
            return true;
        }
        let Node::Bits(bits) = self.store.node(value) else { return false };
        // A bit may refer to a bit of another field, as in instruction encodings.
        self.store.values.items(bits).all(|bit| match self.store.node(bit) {
            Node::Variable { .. } => true,
            Node::BitOf { of, .. } => match self.store.node(of) {
                Node::Variable { name, .. } => self.store.record(id).field(name).is_some(),
                _ => false,
            },
            _ => self.store.is_concrete(bit),
        })
    }
}
