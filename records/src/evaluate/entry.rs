//! What multiclasses and loops hold until they are instantiated: definitions, loops, assertions, dumps.

use super::explain::why_unresolved;
use super::state::{Entry, Evaluator, Loop};
use crate::model::error::{EvalError, EvalResult};
use crate::model::ids::{RecordId, TypeId, ValueId};
use crate::model::operators::TernOp;
use crate::model::provenance::{Bound, FrameId};
use crate::model::record::{Assertion, Dump};
use crate::model::value::Node;
use crate::resolve::{Renaming, Resolver};
use tblgen_parser::Span;
use tblgen_parser::symbols::Symbol;

/// A variable that instantiation replaces.
#[derive(Clone, Copy)]
pub(super) struct Substitution {
    pub(super) variable: Symbol,
    pub(super) value: ValueId,
    pub(super) origin: Bound,
}

/// Where instantiated entries go.
enum Target<'a> {
    /// They become definitions.
    Records,
    Entries(&'a mut Vec<Entry>),
}

impl Evaluator<'_> {
    /// Adds an entry to the loop or multiclass around, or else makes it happen.
    pub(super) fn add_entry(&mut self, entry: Entry) -> EvalResult<()> {
        self.reach(self.after_statement)?;
        self.put_entry(entry)
    }

    /// As [`Evaluator::add_entry`], before the end of the statement.
    pub(super) fn put_entry(&mut self, entry: Entry) -> EvalResult<()> {
        if let Some(around) = self.loops.last_mut() {
            around.entries.push(entry);
            return Ok(());
        }
        if let Entry::Loop(inner) = &entry {
            let mut substitutions = Vec::new();
            if self.current_multiclass.is_none() {
                return self.run_loop(inner, &mut substitutions, true, Target::Records);
            }
            let mut entries = Vec::new();
            self.run_loop(inner, &mut substitutions, false, Target::Entries(&mut entries))?;
            self.multiclass_entries(entries);
            return Ok(());
        }
        if self.current_multiclass.is_some() {
            self.multiclass_entries(vec![entry]);
            return Ok(());
        }
        match entry {
            Entry::Record(record) => self.finish_definition(record),
            Entry::Assertion(Assertion { span, condition, message }) => {
                self.resolution().check_assertion(span, condition, message);
                Ok(())
            }
            Entry::Dump(dump) => self.say(dump, Resolver::map(None)),
            Entry::Loop(_) => Ok(()),
        }
    }

    fn multiclass_entries(&mut self, entries: Vec<Entry>) {
        if let Some(multiclass) = self.current_multiclass
            && let Some(multiclass) = self.multiclasses.get_mut(&multiclass)
        {
            multiclass.entries.extend(entries);
        }
    }

    /// Instantiates the entries of a multiclass.
    pub(super) fn instantiate_entries(
        &mut self,
        entries: &[Entry],
        mut substitutions: Vec<Substitution>,
        is_final: bool,
        span: Option<Span>,
    ) -> EvalResult<Vec<Entry>> {
        let mut out = Vec::new();
        self.run_entries(entries, &mut substitutions, is_final, Target::Entries(&mut out), span)?;
        Ok(out)
    }

    fn run_loop(
        &mut self,
        this: &Loop,
        substitutions: &mut Vec<Substitution>,
        is_final: bool,
        mut target: Target<'_>,
    ) -> EvalResult<()> {
        let mut resolver = map_resolver(substitutions, None);
        let mut list = self.resolution().resolve(this.list, &mut resolver)?;
        if is_final {
            list = self.decide_condition(this, list, &mut resolver)?;
        }
        let Node::List { items, .. } = self.store.values.node(list) else {
            let Target::Entries(out) = target else {
                return Err(self.not_a_list(this, list));
            };
            if is_final {
                return Err(self.not_a_list(this, list));
            }
            let frame = self.frame(substitutions);
            let mut origin = this.origin;
            origin.frame = self.store.frames.then(origin.frame, frame);
            let mut inner = Loop { list, origin, entries: Vec::new(), ..*this };
            let entries = Target::Entries(&mut inner.entries);
            self.run_entries(&this.entries, substitutions, is_final, entries, None)?;
            out.push(Entry::Loop(inner));
            return Ok(());
        };
        let items: Vec<ValueId> = self.store.values.items(items).collect();
        for (i, value) in items.into_iter().enumerate() {
            if let Some(variable) = this.variable {
                let origin = Bound::ElementOf(this.origin, i as u32);
                substitutions.push(Substitution { variable, value, origin });
            }
            let target = match &mut target {
                Target::Records => Target::Records,
                Target::Entries(out) => Target::Entries(out),
            };
            let result = self.run_entries(&this.entries, substitutions, is_final, target, None);
            if this.variable.is_some() {
                substitutions.pop();
            }
            result?;
        }
        Ok(())
    }

    fn not_a_list(&self, this: &Loop, list: ValueId) -> EvalError {
        let message = format!("attempting to loop over '{}', expected a list", self.store.display(list));
        EvalError::at(this.span, message)
    }

    /// The condition of an `if` must be known when nothing more can become known.
    fn decide_condition(
        &mut self,
        this: &Loop,
        list: ValueId,
        resolver: &mut Resolver,
    ) -> EvalResult<ValueId> {
        let Node::Ternary { op: TernOp::If, ty, operands } = self.store.values.node(list) else {
            return Ok(list);
        };
        let [condition, then, otherwise] = self.store.values.operands(operands);
        resolver.is_final = true;
        let decided = self.resolution().resolve(condition, resolver)?;
        if decided == condition {
            let text = self.store.display(condition);
            let message = format!("unable to resolve if condition '{text}' at end of containing scope");
            return Err(EvalError::at(this.span, message));
        }
        let list = self.store.values.ternary(TernOp::If, [decided, then, otherwise], ty);
        self.resolution().fold_value(list, None, false)
    }

    fn frame(&mut self, substitutions: &[Substitution]) -> FrameId {
        let bindings = substitutions.iter().rev().map(|s| (s.variable, s.origin));
        self.store.frames.bind(bindings)
    }

    fn run_entries(
        &mut self,
        entries: &[Entry],
        substitutions: &mut Vec<Substitution>,
        is_final: bool,
        mut target: Target<'_>,
        span: Option<Span>,
    ) -> EvalResult<()> {
        let frame = self.frame(substitutions);
        for entry in entries {
            match entry {
                Entry::Loop(inner) => {
                    let target = match &mut target {
                        Target::Records => Target::Records,
                        Target::Entries(out) => Target::Entries(out),
                    };
                    // What a loop holds does not say which `defm` made it: so does llvm-tblgen.
                    self.run_loop(inner, substitutions, is_final, target)?;
                }
                Entry::Record(prototype) => {
                    let record = self.copy_record(*prototype, substitutions, frame, span)?;
                    match &mut target {
                        Target::Records => self.finish_definition(record)?,
                        Target::Entries(out) => out.push(Entry::Record(record)),
                    }
                }
                Entry::Assertion(assertion) => {
                    let mut resolver = map_resolver(substitutions, None);
                    let condition = self.resolution().resolve(assertion.condition, &mut resolver)?;
                    let message = self.resolution().resolve(assertion.message, &mut resolver)?;
                    match &mut target {
                        Target::Records => {
                            self.resolution().check_assertion(assertion.span, condition, message);
                        }
                        Target::Entries(out) => {
                            out.push(Entry::Assertion(Assertion { condition, message, ..*assertion }));
                        }
                    }
                }
                Entry::Dump(dump) => {
                    let mut resolver = map_resolver(substitutions, None);
                    match &mut target {
                        Target::Records => self.say(*dump, resolver)?,
                        Target::Entries(out) => {
                            let message = self.resolution().resolve(dump.message, &mut resolver)?;
                            out.push(Entry::Dump(Dump { message, ..*dump }));
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Says what a `dump` outside of records says, when nothing more can become known.
    fn say(&mut self, dump: Dump, mut resolver: Resolver) -> EvalResult<()> {
        let message = self.resolution().resolve(dump.message, &mut resolver)?;
        resolver.is_final = true;
        let message = self.resolution().resolve(message, &mut resolver)?;
        self.resolution().emit_dump(dump.span, message);
        Ok(())
    }

    fn copy_record(
        &mut self,
        prototype: RecordId,
        substitutions: &[Substitution],
        frame: FrameId,
        span: Option<Span>,
    ) -> EvalResult<RecordId> {
        let mut record = self.store.record(prototype).clone();
        record.instantiations.extend(span);
        record.ty = None;
        // llvm-tblgen loses what a copied definition would dump.
        record.forget_dumps();
        for field in &mut record.fields {
            field.origin.frame = self.store.frames.then(field.origin.frame, frame);
        }
        let id = self.store.records.add(record);
        let mut resolver = map_resolver(substitutions, Some(id));
        self.resolution().resolve_record(id, &mut resolver)?;
        Ok(id)
    }

    /// Makes a complete definition final.
    fn finish_definition(&mut self, id: RecordId) -> EvalResult<()> {
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
        self.resolution().finish_record(id, renaming)?;
        self.check_concrete(id);
        let name = self.store.record(id).name;
        if self.store.as_symbol(name).is_none() {
            let text = self.store.display(name);
            let message = format!("record name '{text}' could not be fully resolved");
            return Err(EvalError::new(self.store.at_record(Some(id), message)));
        }
        self.resolution().check_assertions(id)?;
        self.resolution().emit_dumps(id)?;
        self.store.record_mut(id).forget_checks();
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

    /// All fields of a definition must be known at its end, save those declared with `field`.
    fn check_concrete(&mut self, id: RecordId) {
        for index in 0..self.store.record(id).fields.len() {
            let field = self.store.record(id).fields[index];
            if field.kind() != crate::model::record::FieldKind::Normal || self.is_resolved(id, field.value) {
                continue;
            }
            let message = format!(
                "Initializer of '{}' in '{}' could not be fully resolved: {}",
                self.store.text(field.name),
                self.store.record_name(id),
                self.store.display(field.value)
            );
            let mut error = self.store.at_record(Some(id), message.clone());
            // The culprit is the field, not the record.
            if let (Some(expression), Some(record)) = (field.origin.expression(), error.span) {
                error.span = Some(self.span_of(expression));
                error = error.with_label(record, "in this record").with_short(record, message);
                error.label = why_unresolved(&self.store, field.value);
            }
            self.report(error);
        }
    }

    fn is_resolved(&self, id: RecordId, value: ValueId) -> bool {
        if self.store.is_concrete(value) {
            return true;
        }
        let Node::Bits(bits) = self.store.values.node(value) else { return false };
        // A bit may stand for a bit of another field: so instruction encodings are written.
        self.store.values.items(bits).all(|bit| match self.store.values.node(bit) {
            Node::Variable { .. } => true,
            Node::BitOf { of, .. } => match self.store.values.node(of) {
                Node::Variable { name, .. } => self.store.record(id).field(name).is_some(),
                _ => false,
            },
            _ => self.store.is_concrete(bit),
        })
    }

    /// The lists that decide whether a branch of an `if` is taken: of one element, and of none.
    pub(super) fn branch_lists(&mut self) -> (ValueId, ValueId) {
        let one = self.store.values.list(TypeId::BIT, &[ValueId::TRUE]);
        (one, self.store.values.list(TypeId::BIT, &[]))
    }
}

fn map_resolver(substitutions: &[Substitution], current: Option<RecordId>) -> Resolver {
    let mut resolver = Resolver::map(current);
    for substitution in substitutions {
        resolver.set(substitution.variable, substitution.value);
    }
    resolver
}
