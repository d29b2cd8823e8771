//! Op-info cache: the properties of operations that the greedy driver needs at every visit, by name.

use crate::ir::OpName;
use crate::ir::definition::OpDefinition;
use crate::ir::fold::{CONSTANT_LIKE, FoldTraits};
use crate::rewrite::effects::Droppable;

/// Properties of all operations of one name.
#[derive(Clone, Copy)]
pub(super) struct OpInfo {
    pub(super) definition: Option<&'static OpDefinition>,
    pub(super) droppable: Droppable,
    pub(super) is_constant: bool,
    /// Constants do not fold to themselves.
    pub(super) may_fold: bool,
    pub(super) fold_traits: FoldTraits,
}

impl OpInfo {
    /// The info of operations that are not registered.
    const UNKNOWN: Self = Self {
        definition: None,
        droppable: Droppable::Never,
        is_constant: false,
        may_fold: false,
        fold_traits: FoldTraits::NONE,
    };

    fn of(name: OpName<'_>) -> Self {
        let definition = name.definition();
        let Some(known) = definition else { return Self::UNKNOWN };
        let is_constant = known.traits.iter().any(|own| own.name == CONSTANT_LIKE);
        let fold_traits = FoldTraits::of(known);
        let may_fold = !is_constant && (known.fold.is_some() || !fold_traits.is_empty());
        Self {
            definition,
            droppable: Droppable::of(name.context(), known),
            is_constant,
            may_fold,
            fold_traits,
        }
    }
}

/// The properties by the index of the name.
#[derive(Default)]
pub(super) struct OpInfoCache {
    by_name: Vec<Option<OpInfo>>,
}

impl OpInfoCache {
    #[inline]
    pub(super) fn of(&mut self, name: OpName<'_>) -> OpInfo {
        match self.by_name.get(name.index()) {
            Some(Some(info)) => *info,
            _ => self.find(name),
        }
    }

    #[cold]
    fn find(&mut self, name: OpName<'_>) -> OpInfo {
        let index = name.index();
        if index >= self.by_name.len() {
            self.by_name.resize(index + 1, None);
        }
        *self.by_name[index].insert(OpInfo::of(name))
    }
}
