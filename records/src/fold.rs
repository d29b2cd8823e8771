//! Folding: operators whose operands are known become values.
//!
//! What comes in is a symbolic value whose operands were folded before; what goes out is the result, or
//! the same symbolic value if its operands are not known yet. An operation that cannot have a result, such
//! as a division by zero, ends evaluation.

mod binary;
mod dag;
mod list;
mod posix;
mod string;
mod ternary;
mod unary;

use crate::record::RecordId;
use crate::resolve::Resolver;
use crate::store::{Abort, Step, Store};
use crate::types::{Type, TypeId};
use crate::value::{FoldParts, Node, ValueId};
use smallvec::SmallVec;
use tblgen_parser::Diagnostic;
use tblgen_parser::symbols::Symbol;

type Items = SmallVec<[ValueId; 8]>;

/// The most elements of a list that an operator may make.
const MAX_ELEMENTS: u64 = 1 << 20;

/// The most bytes of a string that an operator may make.
const MAX_BYTES: u64 = 1 << 24;

/// In whose name an operator is folded.
#[derive(Clone, Copy)]
pub(crate) struct Folding {
    /// The record that is being made.
    pub(crate) current: Option<RecordId>,
    /// What waits for records to come must be decided.
    pub(crate) is_final: bool,
}

impl Store {
    /// The result of an operator, or the operator itself where it must wait.
    pub(crate) fn fold_value(
        &mut self,
        value: ValueId,
        current: Option<RecordId>,
        is_final: bool,
    ) -> Step<ValueId> {
        let folding = Folding { current, is_final };
        let result = match self.values.node(value) {
            Node::Unary { op, ty, operand } => self.fold_unary(folding, op, ty, operand)?,
            Node::Binary { op, ty, lhs, rhs } => self.fold_binary(folding, op, ty, lhs, rhs)?,
            Node::Ternary { op, ty, operands } => {
                let operands = self.values.operands(operands);
                self.fold_ternary(folding, op, ty, operands)?
            }
            Node::Cond { ty, cases } => {
                let cases: Items = self.values.items(cases).collect();
                self.fold_cond(folding, ty, &cases)?
            }
            Node::Fold { parts, .. } => {
                let parts = self.values.fold_parts(parts);
                self.fold_fold(folding, parts)?
            }
            Node::IsA { ty, value } => self.fold_is_a(ty, value),
            Node::Exists { ty, name } => self.fold_exists(folding, ty, name),
            Node::Instances { ty, regex } => self.fold_instances(folding, ty, regex)?,
            Node::Field { of, name, .. } => self.fold_field(folding, of, name)?,
            _ => None,
        };
        Ok(result.unwrap_or(value))
    }

    /// The error of an operation, located as llvm-tblgen does: at the record that is being made.
    fn failed(&self, folding: Folding, message: impl Into<String>) -> Abort {
        Abort::unplaced(self.at_record(folding.current, message))
    }

    /// As [`Store::failed`], where llvm-tblgen says it without a place outside of records; most make it crash there.
    fn failed_anywhere(&self, folding: Folding, message: impl Into<String>) -> Abort {
        match folding.current {
            Some(_) => self.failed(folding, message),
            None => Abort::nowhere(message.into()),
        }
    }

    /// An error at a record, with the `defm`s that instantiated it.
    pub(crate) fn at_record(&self, record: Option<RecordId>, message: impl Into<String>) -> Diagnostic {
        let mut diagnostic = Diagnostic::error_without_span(message);
        if let Some(record) = record {
            let record = self.record(record);
            diagnostic.span = Some(record.span);
            for &span in &record.instantiations {
                diagnostic = diagnostic.with_note(span, "instantiated from multiclass");
            }
        }
        diagnostic
    }

    pub(crate) fn fold_cond(
        &mut self,
        folding: Folding,
        ty: TypeId,
        cases: &[ValueId],
    ) -> Step<Option<ValueId>> {
        for case in cases.as_chunks::<2>().0 {
            let [condition, value] = *case;
            match self.as_int(condition) {
                None => return Ok(None),
                Some(0) => {}
                Some(_) => return Ok(self.convert(value, ty)),
            }
        }
        let name = folding.current.map_or_else(String::new, |record| self.record_name(record));
        let value = self.values.cond(cases, ty);
        let text = self.display(value);
        Err(self.failed(folding, format!("{name} does not have any true condition in:{text}")))
    }

    pub(crate) fn fold_fold(&mut self, folding: Folding, parts: FoldParts) -> Step<Option<ValueId>> {
        let Node::List { items, .. } = self.values.node(parts.list) else { return Ok(None) };
        let items: Items = self.values.items(items).collect();
        let (mut accumulator, done) =
            match self.appended(parts).filter(|_| self.as_symbol(parts.start).is_some()) {
                Some(appended) => self.append_all(folding, parts, &appended, &items)?,
                None => (parts.start, 0),
            };
        for &item in &items[done..] {
            self.check_memory(folding.current)?;
            let mut resolver = Resolver::map(folding.current);
            resolver.set(parts.accumulator, accumulator);
            resolver.set(parts.element, item);
            accumulator = self.resolve(parts.body, &mut resolver)?;
        }
        Ok(Some(accumulator))
    }

    pub(crate) fn fold_is_a(&mut self, ty: TypeId, value: ValueId) -> Option<ValueId> {
        let own = self.type_of(value)?;
        if self.is_convertible(own, ty) {
            return Some(self.values.int(1));
        }
        // A symbolic record may yet turn out to be one of the wanted class.
        let decided = !self.types.is_record(ty)
            || (!self.is_convertible(ty, own) && self.is_concrete(value))
            || matches!(self.values.node(value), Node::Record(_));
        decided.then(|| self.values.int(0))
    }

    /// `name` is the name of the record that is being made.
    fn is_current_name(&self, current: Option<RecordId>, name: Symbol) -> bool {
        current.is_some_and(|current| {
            let own = self.record(current).name;
            self.as_symbol(own) == Some(name)
                || (matches!(self.values.node(own), Node::AnonymousName(_))
                    && self.display(own) == self.text(name))
        })
    }

    pub(crate) fn fold_exists(&mut self, folding: Folding, ty: TypeId, name: ValueId) -> Option<ValueId> {
        let name = self.as_symbol(name)?;
        let found = match self.definition(name) {
            Some(record) => {
                let own = self.definition_type(record);
                self.is_subtype(own, ty)
            }
            None if self.is_current_name(folding.current, name) => {
                if !folding.is_final {
                    return None;
                }
                let own = folding.current.map(|record| self.current_type(record));
                own.is_some_and(|own| self.is_subtype(own, ty))
            }
            None if folding.is_final => false,
            None => return None,
        };
        Some(self.values.int(i64::from(found)))
    }

    pub(crate) fn fold_instances(
        &mut self,
        folding: Folding,
        ty: TypeId,
        regex: ValueId,
    ) -> Step<Option<ValueId>> {
        if folding.current.is_some() && !folding.is_final {
            return Ok(None);
        }
        let Some(pattern) = self.as_symbol(regex) else { return Ok(None) };
        let regex = self.regex(pattern)?;
        // No record is of another type.
        let Type::Record(classes) = self.types.kind(ty) else {
            return Ok(Some(self.values.list(ty, &[])));
        };
        let derived = |id: &RecordId| classes.iter().all(|&class| self.derives_from(*id, class));
        let mut found: Vec<RecordId> = Vec::new();
        for id in self.definition_order.iter().copied().filter(derived) {
            if regex.is_match(&rtblgen_bytes::bytes_of(self.name_text(id))) {
                found.push(id);
            }
        }
        found.sort_by(|&a, &b| crate::order::numeric(self.name_text(a), self.name_text(b)));
        let items: Items = found.into_iter().map(|id| self.values.record(id)).collect();
        Ok(Some(self.values.list(ty, &items)))
    }

    pub(crate) fn fold_field(
        &mut self,
        folding: Folding,
        of: ValueId,
        name: Symbol,
    ) -> Step<Option<ValueId>> {
        let Node::Record(record) = self.values.node(of) else { return Ok(None) };
        if Some(record) == folding.current {
            let message = format!(
                "Attempting to access field '{}' of '{}' is a forbidden self-reference",
                self.text(name),
                self.display(of)
            );
            return Err(self.failed(folding, message));
        }
        let value = self.record(record).field(name).map(|field| field.value);
        Ok(value.filter(|&value| self.is_concrete(value)))
    }

    /// Nothing in `value` waits to be resolved. `?` does not.
    pub(crate) fn is_concrete(&self, value: ValueId) -> bool {
        if !self.values.flags(value).is_symbolic() {
            return true;
        }
        match self.values.node(value) {
            Node::Bits(words) | Node::List { items: words, .. } | Node::Cond { cases: words, .. } => {
                self.values.items(words).all(|item| self.is_concrete(item))
            }
            Node::Dag(words) => {
                self.values.words(words).iter().step_by(2).all(|&word| self.is_concrete(ValueId(word)))
            }
            Node::Field { of, name, .. } => match self.values.node(of) {
                Node::Record(record) => {
                    self.record(record).field(name).is_some_and(|field| self.is_concrete(field.value))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// `value` has no unset part at its top: it can be the default of a template argument.
    pub(crate) fn is_complete(&self, value: ValueId) -> bool {
        match self.values.node(value) {
            Node::Unset => false,
            Node::Bits(words) | Node::List { items: words, .. } => {
                self.values.items(words).all(|item| self.is_complete(item))
            }
            _ => true,
        }
    }
}
