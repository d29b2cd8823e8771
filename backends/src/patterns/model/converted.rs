//! The types that the type conversions of a file make of others, as far as constraints tell. The patterns of such a file run in a
//! dialect conversion: a name in a new op stands for the converted value.

use rtblgen_records::{Record, Records};

use crate::patterns::model::disjoint::are_disjoint;

/// The conversions of a file: the constraint of the source, and that of the result if it is one known type.
#[derive(Debug, Default)]
pub struct Conversions<'r>(Vec<(Record<'r>, Option<Record<'r>>)>);

impl<'r> Conversions<'r> {
    /// Reads the conversions of a file. One with a mistake is left out: the mistake is an error of its own.
    pub fn of(records: &'r Records) -> Self {
        let pair = |record: Record<'r>| {
            let source = record.dag("sourceType").ok()?.operator_record()?;
            let mut results = record.list("resultTypes").ok()?.iter();
            let one = results.next().filter(|_| results.next().is_none());
            let result = one.and_then(|one| one.as_dag()?.operator_record());
            Some((source, result.filter(|result| result.is_a("TypeConstraint"))))
        };
        Self(records.derived("TypeConversionToMany").filter_map(pair).collect())
    }

    /// Whether the file has none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a type of one constraint may be converted to a type of another one. A type that no conversion of the file covers
    /// may be covered by one in code.
    pub fn may_convert(&self, from: Record<'_>, to: Record<'_>) -> bool {
        let covering = || self.0.iter().filter(|(source, _)| !are_disjoint(from, *source));
        let fits = |result: &Option<Record<'r>>| result.is_none_or(|result| !are_disjoint(result, to));
        !self.is_empty() && (covering().next().is_none() || covering().any(|(_, result)| fits(result)))
    }
}
