//! The instantiation of entries: variables are replaced, and loops run.

use super::context::Context;
use super::entry::{Entry, Loop};
use super::state::Evaluator;
use crate::model::{
    Bound, Check, EvalError, EvalResult, FrameId, Node, Operation, RecordId, TernOp, ValueId, fail,
};
use crate::resolve::Resolver;
use tblgen_parser::{Diagnostic, Span, Symbol};

/// A variable that instantiation replaces.
#[derive(Clone, Copy)]
pub(super) struct Substitution {
    pub(super) variable: Symbol,
    pub(super) value: ValueId,
    pub(super) origin: Bound,
}

/// How entries are instantiated.
pub(super) struct Instantiation {
    /// The later ones win.
    pub(super) substitutions: Vec<Substitution>,
    /// No multiclass or loop encloses the entries: an unknown value is an error.
    pub(super) is_final: bool,
    /// The reference to the multiclass. llvm-tblgen does not add it to the records of loops.
    pub(super) span: Option<Span>,
}

impl Instantiation {
    /// Replaces nothing but the variables of loops.
    fn of_loop(is_final: bool) -> Self {
        Self { substitutions: Vec::new(), is_final, span: None }
    }

    fn resolver(&self, current: Option<RecordId>) -> Resolver {
        Resolver::map(current, self.substitutions.iter().map(|s| (s.variable, s.value)))
    }
}

/// A consumer of instantiated entries.
type Put<'p, 't> = dyn FnMut(&mut Evaluator<'t>, Entry) -> EvalResult<()> + 'p;

impl<'t> Evaluator<'t> {
    /// Adds an entry at the end of its statement.
    pub(super) fn add_entry(&mut self, entry: Entry) -> EvalResult<()> {
        self.reach(self.after_statement)?;
        self.put_entry(entry)
    }

    /// Adds an entry to the loop or multiclass around it. Outside of these, runs it.
    pub(super) fn put_entry(&mut self, entry: Entry) -> EvalResult<()> {
        if let Some(around) = self.loops.last_mut() {
            around.entries.push(entry);
            return Ok(());
        }
        let is_final = self.globals.current_multiclass().is_none();
        let mut put = if is_final { Self::finish_entry } else { Self::put_into_multiclass };
        match entry {
            Entry::Loop(inner) => self.run_loop(&inner, &mut Instantiation::of_loop(is_final), &mut put),
            entry => put(self, entry),
        }
    }

    fn put_into_multiclass(&mut self, entry: Entry) -> EvalResult<()> {
        if let Some(multiclass) = self.globals.current_multiclass_mut() {
            multiclass.entries.push(entry);
        }
        Ok(())
    }

    /// Runs an entry. Values that are not known now never become known.
    fn finish_entry(&mut self, entry: Entry) -> EvalResult<()> {
        match entry {
            Entry::Record(record) => self.finish_definition(record)?,
            Entry::Check(mut check) => {
                if !check.is_assertion() {
                    check = self.resolution(&mut Resolver::last(None)).resolve_check(check)?;
                }
                if let Some(report) = self.store.report_of(check) {
                    let report = self.explain_check(report, check);
                    self.report(report);
                }
            }
            Entry::Loop(inner) => {
                self.run_loop(&inner, &mut Instantiation::of_loop(true), &mut Self::finish_entry)?;
            }
        }
        Ok(())
    }

    /// The report of a check. If the condition of an assertion is unknown, the report has the reason.
    fn explain_check(&mut self, report: Diagnostic, check: Check) -> Diagnostic {
        let unknown = check.condition.filter(|&condition| self.store.as_int(condition).is_none());
        match unknown.and_then(|condition| self.failure_of(condition)) {
            Some(failure) => failure.at_culprit(check.span).reported_as(report).into_diagnostic(),
            None => report,
        }
    }

    /// Returns the error of a value whose operators wait for values that never become known.
    fn failure_of(&mut self, value: ValueId) -> Option<EvalError> {
        self.resolution(&mut Resolver::last(None)).resolve(value).err()
    }

    /// Instantiates the entries of a multiclass or a loop.
    pub(super) fn instantiate_entries(
        &mut self,
        entries: &[Entry],
        instantiation: &mut Instantiation,
    ) -> EvalResult<Vec<Entry>> {
        let mut out = Vec::new();
        self.run_entries(entries, instantiation, &mut |_, entry| {
            out.push(entry);
            Ok(())
        })?;
        Ok(out)
    }

    /// Instantiates entries and hands each to `put`.
    fn run_entries(
        &mut self,
        entries: &[Entry],
        instantiation: &mut Instantiation,
        put: &mut Put<'_, 't>,
    ) -> EvalResult<()> {
        let frame = self.frame(instantiation);
        for entry in entries {
            let entry = match entry {
                Entry::Loop(inner) => {
                    let span = instantiation.span.take();
                    self.run_loop(inner, instantiation, put)?;
                    instantiation.span = span;
                    continue;
                }
                Entry::Record(prototype) => {
                    Entry::Record(self.copy_record(*prototype, instantiation, frame)?)
                }
                Entry::Check(check) => {
                    let mut resolver = instantiation.resolver(None);
                    Entry::Check(self.resolution(&mut resolver).resolve_check(*check)?)
                }
            };
            put(self, entry)?;
        }
        Ok(())
    }

    /// Instantiates the entries of a loop for each element of its list. A loop whose list is not known stays a loop.
    fn run_loop(
        &mut self,
        this: &Loop,
        instantiation: &mut Instantiation,
        put: &mut Put<'_, 't>,
    ) -> EvalResult<()> {
        let list = self.loop_list(this, instantiation)?;
        let Some(items) = self.store.list_items(list) else {
            let inner = self.open_loop(this, list, instantiation)?;
            return put(self, Entry::Loop(inner));
        };
        let outer = instantiation.substitutions.len();
        for (i, value) in items.into_iter().enumerate() {
            if let Some(variable) = this.variable {
                let origin = Bound::ElementOf(this.origin, i as u32);
                instantiation.substitutions.push(Substitution { variable, value, origin });
            }
            self.run_entries(&this.entries, instantiation, put)?;
            instantiation.substitutions.truncate(outer);
        }
        Ok(())
    }

    /// The list of a loop, with variables that are not yet bound left symbolic.
    fn loop_list(&mut self, this: &Loop, instantiation: &Instantiation) -> EvalResult<ValueId> {
        let mut resolver = instantiation.resolver(None);
        let culprit = this.origin.expression().map_or(this.span, |expression| self.span_of(expression));
        let list =
            self.resolution(&mut resolver).resolve(this.list).map_err(|error| error.at_culprit(culprit))?;
        if !instantiation.is_final {
            return Ok(list);
        }
        let list =
            self.decide_condition(this, list, &mut resolver).map_err(|error| error.at_culprit(culprit))?;
        if let Node::List { .. } = self.store.node(list) {
            return Ok(list);
        }
        let text = self.store.display(list);
        let message = format!("attempting to loop over '{text}', expected a list");
        let error = Diagnostic::error(this.span, message);
        Err(match self.failure_of(list) {
            Some(failure) => failure.at_culprit(culprit).reported_as(error),
            None => EvalError::new(error),
        })
    }

    /// Resolves the condition of an `if`, which must be known now.
    fn decide_condition(
        &mut self,
        this: &Loop,
        list: ValueId,
        resolver: &mut Resolver,
    ) -> EvalResult<ValueId> {
        let Node::Ternary { op: TernOp::If, ty, operands } = self.store.node(list) else {
            return Ok(list);
        };
        let [condition, then, otherwise] = self.store.values.operands(operands);
        resolver.is_final = true;
        let decided = self.resolution(resolver).resolve(condition)?;
        if decided == condition {
            let text = self.store.display(condition);
            let message = format!("unable to resolve if condition '{text}' at end of containing scope");
            return fail(this.span, message);
        }
        self.fold_here(Operation::Ternary(TernOp::If, ty, [decided, then, otherwise]), Context::of(None))
    }

    /// A loop over `list`, which is not known yet, with its entries instantiated.
    fn open_loop(
        &mut self,
        this: &Loop,
        list: ValueId,
        instantiation: &mut Instantiation,
    ) -> EvalResult<Loop> {
        let frame = self.frame(instantiation);
        let mut origin = this.origin;
        origin.frame = self.store.frames.then(origin.frame, frame);
        let entries = self.instantiate_entries(&this.entries, instantiation)?;
        Ok(Loop { list, origin, entries, ..*this })
    }

    fn frame(&mut self, instantiation: &Instantiation) -> FrameId {
        let bindings = instantiation.substitutions.iter().rev().map(|s| (s.variable, s.origin));
        self.store.frames.bind(bindings)
    }

    fn copy_record(
        &mut self,
        prototype: RecordId,
        instantiation: &Instantiation,
        frame: FrameId,
    ) -> EvalResult<RecordId> {
        let mut record = self.store.record(prototype).clone();
        record.instantiations.extend(instantiation.span);
        record.ty = None;
        // llvm-tblgen drops the `dump`s of copied definitions.
        record.checks.retain(|check| check.is_assertion());
        for field in &mut record.fields {
            field.origin.frame = self.store.frames.then(field.origin.frame, frame);
        }
        let id = self.store.records.add(record);
        let mut resolver = instantiation.resolver(Some(id));
        self.resolution(&mut resolver).resolve_record(id)?;
        Ok(id)
    }
}
