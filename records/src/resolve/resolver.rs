//! The values of variables in a substitution: bindings, or the fields of a record.

use crate::model::{RecordId, ValueId, VariableSet};
use smallvec::SmallVec;
use tblgen_parser::Symbol;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BindingState {
    New,
    /// Its own value is being substituted: it is not visible inside itself.
    Busy,
    Done,
}

#[derive(Clone, Copy)]
pub(super) struct Binding {
    pub(super) variable: Symbol,
    pub(super) value: ValueId,
    pub(super) state: BindingState,
}

/// A new name of an anonymous record.
#[derive(Clone, Copy)]
pub(crate) struct Renaming {
    pub(crate) old: ValueId,
    pub(crate) new: ValueId,
}

/// A substitution.
#[derive(Default)]
pub(crate) struct Resolver {
    /// Values of variables. A value may refer to the variables of other bindings.
    pub(super) bindings: SmallVec<[Binding; 8]>,
    /// The number of bindings in state `Busy`.
    pub(super) hidden: usize,
    /// The record whose fields are the values of the variables.
    pub(super) record: Option<RecordId>,
    /// Replaces the name of the record.
    pub(super) renaming: Option<Renaming>,
    /// The resolved value of each field, by its number.
    pub(super) cache: SmallVec<[Option<ValueId>; 16]>,
    /// The fields that are being resolved, against infinite recursion.
    pub(super) stack: SmallVec<[Symbol; 8]>,
    /// The variables that are replaced, and perhaps more.
    pub(super) variables: VariableSet,
    /// The record for which operators are folded.
    pub(crate) current: Option<RecordId>,
    /// Operators that wait for other records are decided now: no value becomes known later.
    pub(crate) is_final: bool,
    /// Variables of enclosing `!foreach`, `!filter` and `!foldl`, which are not replaced.
    pub(super) shadows: SmallVec<[Symbol; 4]>,
}

impl Resolver {
    /// Replaces nothing.
    pub(crate) fn nothing(current: Option<RecordId>) -> Self {
        Self { current, ..Self::default() }
    }

    /// Replaces these variables. A later binding of a variable overrides an earlier one.
    pub(crate) fn map(
        current: Option<RecordId>,
        bindings: impl IntoIterator<Item = (Symbol, ValueId)>,
    ) -> Self {
        let mut resolver = Self::nothing(current);
        for (variable, value) in bindings {
            resolver.variables = resolver.variables.with(VariableSet::of(variable));
            let new = Binding { variable, value, state: BindingState::New };
            match resolver.bindings.iter_mut().find(|binding| binding.variable == variable) {
                Some(binding) => *binding = new,
                None => resolver.bindings.push(new),
            }
        }
        resolver
    }

    /// Replaces nothing and decides operators that wait.
    pub(crate) fn last(current: Option<RecordId>) -> Self {
        Self { is_final: true, ..Self::nothing(current) }
    }

    /// Replaces field names by the fields of `record` and decides operators that wait.
    pub(crate) fn fields(record: RecordId, renaming: Option<Renaming>) -> Self {
        let record = Some(record);
        Self { record, renaming, variables: VariableSet::ALL, ..Self::last(record) }
    }
}
