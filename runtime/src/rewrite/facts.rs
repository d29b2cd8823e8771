//! What the driver asks of an operation at every visit, found once per name.

use crate::context::OpName;
use crate::definition::OpDefinition;
use crate::rewrite::effects::Droppable;
use crate::rewrite::fold::{CONSTANT_LIKE, FoldTraits};

/// Of all operations of one name.
#[derive(Clone, Copy)]
pub(super) struct Facts {
    pub(super) definition: Option<&'static OpDefinition>,
    pub(super) droppable: Droppable,
    pub(super) is_constant: bool,
    pub(super) fold_traits: FoldTraits,
}

impl Facts {
    fn of(name: OpName<'_>) -> Self {
        let definition = name.definition();
        let is_constant =
            |definition: &OpDefinition| definition.traits.iter().any(|own| own.name == CONSTANT_LIKE);
        Self {
            definition,
            droppable: definition.map_or(Droppable::Never, Droppable::of),
            is_constant: definition.is_some_and(is_constant),
            fold_traits: definition.map_or(FoldTraits::default(), FoldTraits::of),
        }
    }
}

/// The facts by the index of the name.
#[derive(Default)]
pub(super) struct FactTable {
    by_name: Vec<Option<Facts>>,
}

impl FactTable {
    pub(super) fn of(&mut self, name: OpName<'_>) -> Facts {
        let index = name.index();
        if index >= self.by_name.len() {
            self.by_name.resize(index + 1, None);
        }
        *self.by_name[index].get_or_insert_with(|| Facts::of(name))
    }
}
