//! All enums and tables of a file.

mod check;
pub(super) mod enums;
pub(super) mod field;
pub(super) mod index;
pub(super) mod naming;
pub(super) mod order;
pub(super) mod table;

use rtblgen_records::{Record, Records};
use tblgen_parser::Diagnostic;

use crate::tables::model::enums::Enum;
use crate::tables::model::field::Field;
use crate::tables::model::index::Request;
use crate::tables::model::table::{Draft, Table};

/// The checked model: later steps cannot fail.
pub(crate) struct Model<'r> {
    pub enums: Vec<Enum<'r>>,
    pub tables: Vec<Table<'r>>,
}

impl<'r> Model<'r> {
    /// Checks in llvm-tblgen's order. Mistakes in enums hide those in tables, which refer to them, and so on.
    pub fn from_records(records: &'r Records) -> Result<Self, Vec<Diagnostic>> {
        for class in ["GenericEnum", "GenericTable", "SearchIndex"] {
            if records.class(class).is_none() {
                let error = Diagnostic::error_without_span(format!("The class '{class}' is not defined"));
                return Err(vec![error.with_help("add `include \"llvm/TableGen/SearchableTable.td\"`")]);
            }
        }
        let mut enums = all(records.derived("GenericEnum").map(Enum::from_record))?;
        let mut drafts =
            all(records.derived("GenericTable").map(|record| Draft::from_record(record, &enums)))?;
        all(records.derived("SearchIndex").map(|record| add_index(&mut drafts, record)))?;
        for class in records.classes().filter(|class| is_legacy(*class)) {
            enums.extend(legacy_enum(class).map_err(|error| vec![error])?);
            drafts.push(legacy_table(class).map_err(|error| vec![error])?);
        }
        let tables = all(drafts.into_iter().map(Draft::finish))?;
        Ok(Self { enums, tables })
    }
}

/// All results, or all mistakes.
fn all<T>(results: impl Iterator<Item = Result<T, Diagnostic>>) -> Result<Vec<T>, Vec<Diagnostic>> {
    let (mut values, mut mistakes) = (Vec::new(), Vec::new());
    for result in results {
        match result {
            Ok(value) => values.push(value),
            Err(mistake) => mistakes.push(mistake),
        }
    }
    if mistakes.is_empty() { Ok(values) } else { Err(mistakes) }
}

fn add_index<'r>(drafts: &mut [Draft<'r>], record: Record<'r>) -> Result<(), Diagnostic> {
    let table = check::definition(record, "Table")?;
    match drafts.iter_mut().find(|draft| draft.source == table) {
        Some(draft) => draft.add_index(Request::secondary(record)?),
        None => {
            let message =
                format!("SearchIndex '{}' refers to nonexistent table '{}'", record.name(), table.name());
            Err(check::at_field(record, "Table", message))
        }
    }
}

/// A class that is itself a table: it derives directly from `SearchableTable`, or from one class that does.
fn is_legacy(class: Record<'_>) -> bool {
    class.direct_classes().len() == 1 && class.is_a("SearchableTable")
}

fn legacy_enum(class: Record<'_>) -> Result<Option<Enum<'_>>, Diagnostic> {
    let Some(name_field) = check::optional_string(class, "EnumNameField")? else { return Ok(None) };
    let value_field = check::optional_string(class, "EnumValueField")?;
    Enum::new(format!("{}Values", class.name()), class, Some(name_field), value_field).map(Some)
}

fn legacy_table(class: Record<'_>) -> Result<Draft<'_>, Diagnostic> {
    let name = format!("{}sList", class.name());
    let own = ["SearchableFields", "EnumNameField", "EnumValueField"];
    let fields =
        class.fields().map(|field| field.name()).filter(|name| !own.contains(name)).map(Field::plain);
    let rows = Records::derived(class.records(), class.name()).collect();
    let mut draft = Draft::new(name, class, class, class.name(), fields.collect(), rows, &[])?;
    for key in check::strings(class, "SearchableFields")? {
        draft.add_index(Request {
            name: format!("lookup{}By{}", class.name(), key.0),
            key: vec![key],
            early_out: false,
            is_range: false,
            source: (class, key.0),
        })?;
    }
    Ok(draft)
}
