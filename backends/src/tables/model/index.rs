//! The model of a look-up: by the primary key of a table, or by a `SearchIndex`.

use rtblgen_records::{Record, Value};
use tblgen_parser::Diagnostic;

use crate::tables::model::check;
use crate::tables::model::field::{Field, Kind};

/// A function that finds rows by some columns.
pub(crate) struct Index<'r> {
    /// The function's name in the `.td`.
    pub name: String,
    /// The columns, by number.
    pub columns: Vec<usize>,
    /// Compare with the least and the greatest row first.
    pub early_out: bool,
    /// Find all rows with a key, not only the first.
    pub is_range: bool,
    /// The record and its field that list the columns.
    source: (Record<'r>, &'r str),
}

/// A look-up in the records.
pub(crate) struct Request<'r> {
    pub name: String,
    pub key: Vec<(&'r str, Value<'r>)>,
    pub early_out: bool,
    pub is_range: bool,
    pub source: (Record<'r>, &'r str),
}

impl<'r> Request<'r> {
    /// The primary key of a table, if it has one.
    pub fn primary(table: Record<'r>) -> Result<Option<Self>, Diagnostic> {
        if check::value(table, "PrimaryKey")?.is_unset() {
            return Ok(None);
        }
        Ok(Some(Self {
            name: check::string(table, "PrimaryKeyName")?.to_owned(),
            key: check::strings(table, "PrimaryKey")?,
            early_out: check::bit(table, "PrimaryKeyEarlyOut")?,
            is_range: check::bit(table, "PrimaryKeyReturnRange")?,
            source: (table, "PrimaryKey"),
        }))
    }

    /// A `SearchIndex`.
    pub fn secondary(index: Record<'r>) -> Result<Self, Diagnostic> {
        Ok(Self {
            name: index.name().to_owned(),
            key: check::strings(index, "Key")?,
            early_out: check::bit(index, "EarlyOut")?,
            is_range: false,
            source: (index, "Key"),
        })
    }
}

impl<'r> Index<'r> {
    pub fn new(request: Request<'r>, table: &str, fields: &[Field<'r>]) -> Result<Self, Diagnostic> {
        let Request { name, key, early_out, is_range, source: (record, list) } = request;
        let mut columns = Vec::new();
        for (field, value) in key {
            let column = fields.iter().position(|other| other.name == field);
            columns.push(column.ok_or_else(|| unknown(table, field, value, fields))?);
        }
        let Some(&first) = columns.first() else {
            return Err(check::at_field(
                record,
                list,
                format!("In lookup method '{name}', the key names no field"),
            ));
        };
        if early_out && matches!(fields[first].kind(), Some(Kind::String)) {
            let message = format!(
                "In lookup method '{name}', early-out is not supported for a first key field of type string"
            );
            return Err(check::at_field(record, list, message));
        }
        Ok(Self { name, columns, early_out, is_range, source: (record, list) })
    }

    /// Whether Rust can compare the columns.
    pub fn check_types(&self, table: &str, fields: &[Field<'r>]) -> Result<(), Diagnostic> {
        for field in self.columns.iter().map(|&column| &fields[column]) {
            let problem = match field.kind() {
                _ if field.is_enum() => continue,
                None | Some(Kind::Bit | Kind::String) => continue,
                Some(Kind::Bits(..=64)) => continue,
                Some(Kind::Bits(_)) => "of type bits is too large".to_owned(),
                Some(kind) => format!("has invalid type: {kind}"),
            };
            let message = format!(
                "In table '{table}' lookup method '{}', key field '{}' {problem}",
                self.name, field.name
            );
            return Err(self.error(message));
        }
        Ok(())
    }

    /// The primary key of a table has no strings: rows are sorted without regard to case.
    pub fn check_strings(&self, table: &str, fields: &[Field<'r>]) -> Result<(), Diagnostic> {
        let is_string = |field: &&Field<'r>| matches!(field.kind(), Some(Kind::String));
        match self.columns.iter().map(|&column| &fields[column]).find(is_string) {
            None => Ok(()),
            Some(field) => {
                let name = field.name;
                let message = format!(
                    "In table '{table}', use a secondary lookup method for case-insensitive comparison of field '{name}'"
                );
                let key: Vec<_> =
                    self.columns.iter().map(|&column| format!("\"{}\"", fields[column].name)).collect();
                let key = key.join(", ");
                let help =
                    format!("def {} : SearchIndex {{ let Table = {table}; let Key = [{key}]; }}", self.name);
                Err(self.error(message).with_help(help))
            }
        }
    }

    /// An error at the list of the columns.
    pub fn error(&self, message: String) -> Diagnostic {
        check::at_field(self.source.0, self.source.1, message)
    }
}

fn unknown(table: &str, field: &str, value: Value<'_>, fields: &[Field<'_>]) -> Diagnostic {
    let message = format!("In table '{table}', 'PrimaryKey' or 'Key' refers to nonexistent field '{field}'");
    let names: Vec<String> = fields.iter().map(|field| format!("'{}'", field.name)).collect();
    check::at_value(value, message).with_help(format!("the table's fields are {}", names.join(", ")))
}
