//! Evaluation of `multiclass` and `defm`.

use super::arguments::Written;
use super::context::Context;
use super::globals::Multiclass;
use super::instantiation::{Instantiation, Substitution};
use super::scope::ScopeKind;
use super::state::Evaluator;
use crate::model::{
    BinOp, Bound, EvalError, EvalResult, Operation, Origin, RecordData, RecordId, RecordKind, TypeId,
    ValueId, fail, suggest,
};
use tblgen_parser::Diagnostic;
use tblgen_parser::syntax::{self, Name};

impl Evaluator<'_> {
    pub(super) fn current_multiclass_record(&self) -> Option<RecordId> {
        self.globals.current_multiclass().map(|multiclass| multiclass.record)
    }

    fn multiclass(&self, name: Name) -> EvalResult<&Multiclass> {
        self.globals.multiclass(name.symbol).ok_or_else(|| {
            let text = self.store.text(name.symbol);
            let error = Diagnostic::error(name.span, format!("Couldn't find multiclass '{text}'"));
            let names = self.globals.multiclass_names().map(|name| self.store.text(name));
            suggest(error, "the multiclass ", text, names)
        })
    }

    /// `multiclass`
    pub(super) fn define_multiclass(&mut self, multiclass: &syntax::MultiClass) -> EvalResult<()> {
        let Name { symbol, span } = multiclass.name;
        if self.globals.multiclass(symbol).is_some() {
            return fail(span, format!("multiclass '{}' already defined", self.store.text(symbol)));
        }
        let name = self.store.values.string(symbol);
        let record = self.store.records.add(RecordData::new(name, span, RecordKind::Multiclass));
        self.globals.begin_multiclass(symbol, record);
        self.scoped(ScopeKind::Record(record), |this| {
            this.parameters(record, &multiclass.parameters)?;
            for parent in &multiclass.parents {
                this.inherit_multiclass(record, parent)?;
            }
            this.statements(&multiclass.body)
        })?;
        self.reach(self.after_statement)?;
        self.warn_unused(record);
        self.globals.end_multiclass();
        Ok(())
    }

    fn inherit_multiclass(&mut self, record: RecordId, parent: &syntax::ClassReference) -> EvalResult<()> {
        let name = self.implicit_variable(record);
        let written = Written { are_converted: false, ..Written::of(parent) };
        let substitutions = self.multiclass_arguments(parent, written, Context::of(Some(record)), name)?;
        let entries = self.multiclass(parent.class)?.entries.clone();
        let mut instantiation = Instantiation { substitutions, is_final: false, span: None };
        let entries = self.instantiate_entries(&entries, &mut instantiation)?;
        if let Some(multiclass) = self.globals.current_multiclass_mut() {
            multiclass.entries.extend(entries);
        }
        Ok(())
    }

    /// The substitutions that a reference to a multiclass makes in its entries.
    fn multiclass_arguments(
        &mut self,
        parent: &syntax::ClassReference,
        written: Written<'_>,
        context: Context,
        name: ValueId,
    ) -> EvalResult<Vec<Substitution>> {
        let record = self.multiclass(parent.class)?.record;
        let arguments = self.arguments(record, written, context)?;
        let bound = self.store.bind_arguments(record, &arguments.values, parent.class.span)?;
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

    /// `defm`
    pub(super) fn defm(&mut self, defm: &syntax::Defm) -> EvalResult<()> {
        let name = match defm.name.map(|name| self.object_name(name)).transpose()? {
            // `?` does not count as a name.
            Some(name) if name != ValueId::UNSET => name,
            _ => self.anonymous_defm_name()?,
        };
        let mut entries = Vec::new();
        let mut parents = defm.parents.iter().enumerate();
        let is_final = self.globals.current_multiclass().is_none() && self.loops.is_empty();
        let mut first_class = defm.parents.len();
        for (i, parent) in parents.by_ref() {
            if i > 0 && self.store.records.class(parent.class.symbol).is_some() {
                first_class = i;
                break;
            }
            let substitutions =
                self.multiclass_arguments(parent, Written::of(parent), Context::of(None), name)?;
            let source = self.multiclass(parent.class)?.entries.clone();
            let mut instantiation = Instantiation { substitutions, is_final, span: Some(parent.class.span) };
            entries.extend(self.instantiate_entries(&source, &mut instantiation)?);
        }
        let mut records = Vec::new();
        entries.iter().for_each(|entry| entry.records(&mut records));
        for parent in &defm.parents[first_class..] {
            let (class, arguments) = self.class_reference(parent, Context::of(None))?;
            for &record in &records {
                self.inherit(record, class, &arguments, parent.class.span)?;
            }
        }
        let reached = self.reach(defm.after_parents);
        reached
            .map_err(|error| if first_class < defm.parents.len() { class_expected(error) } else { error })?;
        for entry in entries {
            records.clear();
            entry.records(&mut records);
            records.iter().try_for_each(|&record| self.apply_lets(record))?;
            self.put_entry(entry)?;
        }
        Ok(())
    }

    fn anonymous_defm_name(&mut self) -> EvalResult<ValueId> {
        let name = self.store.new_anonymous_name();
        let Some(multiclass) = self.current_multiclass_record() else { return Ok(name) };
        let implicit = self.implicit_variable(multiclass);
        let joined = Operation::Binary(BinOp::StrConcat, TypeId::STRING, [implicit, name]);
        Ok(self.store.values.operation(joined))
    }
}

/// llvm-tblgen's message for a syntax error after the first class of a `defm`. The parser does not know classes.
fn class_expected(error: EvalError) -> EvalError {
    error.map(|error| {
        if error.message == "expected identifier" {
            error.message = "expected name for ClassID".to_owned();
        }
    })
}
