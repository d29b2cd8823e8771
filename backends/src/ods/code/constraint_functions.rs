//! Constraints that are functions of their own: those with a `cppFunctionName`.

use rtblgen_records::{Record, RecordError};

use crate::ods::code::subject::Subject;
use crate::ods::model::summary;
use crate::rust::namer;

/// The function that checks a constraint.
pub struct ConstraintFunction<'r> {
    /// The constraint.
    pub record: Record<'r>,
    /// The entity that it checks.
    pub subject: Subject,
    /// The name of the function.
    pub name: String,
    /// The description of the constraint.
    pub summary: &'r str,
    /// The documentation.
    pub description: &'r str,
}

impl<'r> ConstraintFunction<'r> {
    /// Reads the function of a constraint; `None` if the constraint has none.
    pub(super) fn read(record: Record<'r>, subject: Subject) -> Result<Option<Self>, RecordError> {
        let Some(name) = record.str_opt("cppFunctionName")?.filter(|name| !name.is_empty()) else {
            return Ok(None);
        };
        let name = namer::snake_case(name.rsplit("::").next().unwrap_or(name));
        // Constraints on attributes have no description.
        let description = match record.field("description") {
            Some(_) => record.str_opt("description")?.unwrap_or(""),
            None => "",
        };
        Ok(Some(Self { record, subject, name, summary: summary(record)?, description }))
    }
}
