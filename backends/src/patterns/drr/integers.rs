//! The integers that constraints on an attribute admit together.

use std::collections::BTreeSet;

use rtblgen_records::Record;

/// The known range or values of an integer; an unknown constraint admits all.
pub(super) struct Integers {
    least: i64,
    most: i64,
    values: Option<BTreeSet<i64>>,
}

impl Integers {
    /// The integers that all of some constraints admit.
    pub(super) fn of(constraints: &[Record<'_>]) -> Self {
        let mut all = Self { least: i64::MIN, most: i64::MAX, values: None };
        constraints.iter().for_each(|constraint| all.meet(*constraint));
        all
    }

    /// Whether there are none.
    pub(super) fn is_empty(&self) -> bool {
        let is_between = |value: &i64| (self.least..=self.most).contains(value);
        self.least > self.most || self.values.as_ref().is_some_and(|values| !values.iter().any(is_between))
    }

    fn meet(&mut self, constraint: Record<'_>) {
        // The base constraints of `ConfinedAttr`, `DefaultValuedAttr` and `ConstantAttr`.
        for part in ["baseAttr", "attr"] {
            if let Ok(Some(part)) = constraint.record_opt(part) {
                self.meet(part);
            }
        }
        if let Ok(parts) = constraint.list("attrConstraints") {
            parts.iter().filter_map(|part| part.as_record()).for_each(|part| self.meet(part));
        }
        if constraint.is_a("ConstantAttr") {
            let value = constraint.str("value").ok().and_then(|value| value.trim().parse().ok());
            self.meet_values(value.map(|value| [value].into()));
        }
        if constraint.is_a("_Integers") {
            self.least = self.least.max(constraint.int("leastInteger").unwrap_or(i64::MIN));
            self.most = self.most.min(constraint.int("mostInteger").unwrap_or(i64::MAX));
            let list = constraint.list("admittedIntegers").ok();
            self.meet_values(list.map(|list| list.iter().filter_map(|value| value.as_int()).collect()));
        }
    }

    fn meet_values(&mut self, values: Option<BTreeSet<i64>>) {
        self.values = match (self.values.take(), values) {
            (Some(known), Some(values)) => Some(known.intersection(&values).copied().collect()),
            (known, values) => known.or(values),
        };
    }
}
