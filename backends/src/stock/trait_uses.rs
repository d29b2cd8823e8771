//! The ops that list a trait, and the types of the names in the trait.

use std::collections::HashMap;

use rtblgen_records::{Record, Records};

use super::hooks::{HookKind, Types};

/// The first op that lists each trait.
pub(super) struct TraitUses<'r> {
    ops: HashMap<u32, Record<'r>>,
}

impl<'r> TraitUses<'r> {
    pub(super) fn new(records: &'r Records) -> Self {
        let mut ops = HashMap::new();
        for op in records.derived("Op") {
            let Ok(traits) = op.list("traits") else { continue };
            for own in traits.iter().filter_map(|value| value.as_record()) {
                ops.entry(own.order()).or_insert(op);
            }
        }
        Self { ops }
    }

    /// The first op that lists a trait.
    pub(super) fn op(&self, record: Record<'r>) -> Option<Record<'r>> {
        self.ops.get(&record.order()).copied()
    }

    /// The kind of the hook for the transformer of a `TypesMatchWith`, or for the element type of another record.
    pub(super) fn type_function(&self, record: Record<'r>) -> HookKind {
        if record.is_a("RangedTypesMatchWith") {
            return HookKind::TypesFunction { from: Types::Iterator, to: Types::List };
        }
        match (self.types(record, "lhs"), self.types(record, "rhs")) {
            (Types::One, Types::One) => HookKind::TypeFunction,
            (from, to) => HookKind::TypesFunction { from, to },
        }
    }

    /// Whether the value that a field of the trait names is a list.
    pub(super) fn types(&self, record: Record<'r>, field: &str) -> Types {
        let Some(op) = self.ops.get(&record.order()) else { return Types::One };
        let Ok(name) = record.str(field) else { return Types::One };
        let is_list = ["arguments", "results"].iter().any(|list| {
            op.dag(list).is_ok_and(|dag| {
                dag.args().any(|(value, own)| {
                    own == Some(name) && value.as_record().is_some_and(|record| record.is_a("Variadic"))
                })
            })
        });
        if is_list { Types::List } else { Types::One }
    }
}
