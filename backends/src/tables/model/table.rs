//! The model of a table.

use rtblgen_records::{Record, Records};
use tblgen_parser::Diagnostic;

use crate::tables::model::check;
use crate::tables::model::enums::Enum;
use crate::tables::model::field::{Cell, Column, Field, Kind};
use crate::tables::model::index::{Index, Request};
use crate::tables::model::order;
use crate::tables::model::order::{Key, Strings};

/// A complete table.
pub(crate) struct Table<'r> {
    pub name: String,
    /// The class whose records are its rows.
    pub class: Record<'r>,
    /// `CppTypeName`: the name of the rows' type.
    pub row_type: &'r str,
    /// The record that defines it.
    pub source: Record<'r>,
    pub columns: Vec<Column<'r>>,
    /// In order.
    pub rows: Vec<Row<'r>>,
    pub primary: Option<Index<'r>>,
    /// Each with the rows in its order.
    pub indices: Vec<(Index<'r>, Vec<usize>)>,
}

/// A row.
pub(crate) struct Row<'r> {
    pub keys: Vec<Key<'r>>,
    pub cells: Vec<Cell<'r>>,
}

/// A table whose columns may not be of types that Rust can hold, to which indices can be added.
pub(crate) struct Draft<'r> {
    pub name: String,
    pub source: Record<'r>,
    class: Record<'r>,
    row_type: &'r str,
    fields: Vec<Field<'r>>,
    rows: Vec<(Record<'r>, Vec<Key<'r>>)>,
    primary: Option<Index<'r>>,
    indices: Vec<Index<'r>>,
}

impl<'r> Draft<'r> {
    /// The table of a `GenericTable`.
    pub fn from_record(record: Record<'r>, enums: &[Enum<'r>]) -> Result<Self, Diagnostic> {
        let row_type = check::string(record, "CppTypeName")?;
        let fields = check::strings(record, "Fields")?;
        let fields =
            fields.into_iter().map(|(name, _)| Field::new(record, name, enums)).collect::<Result<_, _>>()?;
        let class = filter_class(record)?;
        let rows = rows(record, class)?;
        let name = record.name().to_owned();
        let mut draft = Self::new(name, record, class, row_type, fields, rows, enums)?;
        if let Some(request) = Request::primary(record)? {
            let key = Index::new(request, &draft.name, &draft.fields)?;
            draft.sort(&key.columns);
            draft.primary = Some(key);
        }
        Ok(draft)
    }

    /// The table of these records, sorted by all columns.
    pub fn new(
        name: String,
        source: Record<'r>,
        class: Record<'r>,
        row_type: &'r str,
        mut fields: Vec<Field<'r>>,
        records: Vec<Record<'r>>,
        enums: &[Enum<'r>],
    ) -> Result<Self, Diagnostic> {
        if records.is_empty() {
            return Err(check::at_record(source, format!("Table '{name}' has no entries")));
        }
        let mut rows = Vec::with_capacity(records.len());
        for record in records {
            let keys =
                fields.iter_mut().map(|field| field.add(&name, record, enums)).collect::<Result<_, _>>()?;
            rows.push((record, keys));
        }
        let columns: Vec<usize> = (0..fields.len()).collect();
        let mut draft =
            Self { name, source, class, row_type, fields, rows, primary: None, indices: Vec::new() };
        draft.sort(&columns);
        Ok(draft)
    }

    fn sort(&mut self, columns: &[usize]) {
        self.rows.sort_by(|a, b| compare(&a.1, &b.1, columns, Strings::Quoted));
    }

    pub fn add_index(&mut self, request: Request<'r>) -> Result<(), Diagnostic> {
        self.indices.push(Index::new(request, &self.name, &self.fields)?);
        Ok(())
    }

    /// The complete table, if Rust can hold it.
    pub fn finish(self) -> Result<Table<'r>, Diagnostic> {
        for index in self.primary.iter().chain(&self.indices) {
            index.check_types(&self.name, &self.fields)?;
        }
        let cells = self.cells()?;
        if let Some(primary) = &self.primary {
            primary.check_strings(&self.name, &self.fields)?;
        }
        let columns: Vec<Column<'r>> =
            self.fields.iter().map(|field| field.column(self.source)).collect::<Result<_, _>>()?;
        self.check_code()?;
        let order = self.indices.iter().map(|index| self.order(index)).collect::<Vec<_>>();
        let rows = self.rows.into_iter().zip(cells).map(|((_, keys), cells)| Row { keys, cells }).collect();
        Ok(Table {
            name: self.name,
            class: self.class,
            row_type: self.row_type,
            source: self.source,
            columns,
            rows,
            primary: self.primary,
            indices: self.indices.into_iter().zip(order).collect(),
        })
    }

    fn cells(&self) -> Result<Vec<Vec<Cell<'r>>>, Diagnostic> {
        let row = |(record, keys): &(Record<'r>, Vec<Key<'r>>)| {
            let cells = self.fields.iter().zip(keys);
            cells.map(|(field, &key)| field.cell(self.source, *record, key)).collect()
        };
        self.rows.iter().map(row).collect()
    }

    /// Expressions have no value before Rust is compiled: nothing can be searched by them.
    fn check_code(&self) -> Result<(), Diagnostic> {
        for index in &self.indices {
            let is_code =
                |column: &&usize| self.rows.iter().any(|(_, keys)| matches!(keys[**column], Key::Code(_)));
            if let Some(&column) = index.columns.iter().find(is_code) {
                let field = self.fields[column].name;
                let message = format!("In lookup method '{}', key field '{field}' is code", index.name);
                return Err(index.error(message));
            }
        }
        Ok(())
    }

    /// The rows as an index sorts them.
    fn order(&self, index: &Index<'r>) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.rows.len()).collect();
        order.sort_by(|&a, &b| compare(&self.rows[a].1, &self.rows[b].1, &index.columns, Strings::Plain));
        order
    }
}

impl<'r> Table<'r> {
    /// If the rows in this order have consecutive numbers in the one column of the index: the first of them.
    pub fn consecutive(&self, index: &Index<'r>, order: impl Iterator<Item = usize>) -> Option<i128> {
        let [column] = index.columns[..] else { return None };
        let mut numbers = order.map(|row| match self.rows[row].keys[column] {
            Key::Number(number) => i128::try_from(number).ok(),
            Key::Entry(value, _) => Some(value.into()),
            _ => None,
        });
        let first = numbers.next()??;
        numbers.zip(first + 1..).all(|(number, expected)| number == Some(expected)).then_some(first)
    }
}

fn compare(a: &[Key<'_>], b: &[Key<'_>], columns: &[usize], strings: Strings) -> std::cmp::Ordering {
    let orders = columns.iter().map(|&column| order::compare(a[column], b[column], strings));
    orders.into_iter().find(|order| order.is_ne()).unwrap_or(std::cmp::Ordering::Equal)
}

fn filter_class(table: Record<'_>) -> Result<Record<'_>, Diagnostic> {
    let name = check::string(table, "FilterClass")?;
    table.records().class(name).ok_or_else(|| {
        check::at_field(table, "FilterClass", format!("Table FilterClass '{name}' does not exist"))
    })
}

/// Returns the records of the class that pass the table's filter.
fn rows<'r>(table: Record<'r>, class: Record<'r>) -> Result<Vec<Record<'r>>, Diagnostic> {
    let mut records: Vec<Record<'r>> = Records::derived(table.records(), class.name()).collect();
    let Some(filter) = check::optional_string(table, "FilterClassField")? else { return Ok(records) };
    for &record in &records {
        let value = check::value(record, filter)?;
        if !matches!(Kind::of(value), Some(Kind::Bit)) {
            let words = |name: &str| format!("FilterClassField '{name}' should be a bit value");
            let error = Diagnostic::error(value.span(), words(filter));
            return Err(error.with_short(value.field().span(), words(class.name())));
        }
    }
    records.retain(|record| record.bit(filter) == Ok(true));
    Ok(records)
}
