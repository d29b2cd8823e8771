//! The tables of a `.td` file, in the form that printing programs need.

use rtblgen_records::{Record, Records};

/// An enum: the names of its entries.
pub struct Enum {
    pub name: String,
    pub entries: Vec<String>,
}

/// A table.
pub struct Table {
    pub name: String,
    pub row_type: String,
    pub columns: Vec<Column>,
    pub functions: Vec<Function>,
}

/// A column with the values of all records, as they are written in C++ and Rust.
pub struct Column {
    pub name: String,
    pub ty: Type,
    pub values: Vec<Literal>,
}

#[derive(Clone, PartialEq)]
pub enum Type {
    Bool,
    Bits(u32),
    Text,
    Enum(String),
    Code,
}

#[derive(Clone, PartialEq)]
pub enum Literal {
    Number(u64),
    Text(String),
    Entry(String),
}

/// A look-up.
pub struct Function {
    pub name: String,
    pub columns: Vec<usize>,
    pub is_range: bool,
}

impl Function {
    /// Keys to look for: those of all records, and for each column other values in one of them.
    pub fn keys(&self, table: &Table) -> Vec<Vec<Literal>> {
        let columns: Vec<&Column> = self.columns.iter().map(|&column| &table.columns[column]).collect();
        let mut keys: Vec<Vec<Literal>> = Vec::new();
        for record in 0..columns[0].values.len() {
            let key: Vec<Literal> = columns.iter().map(|column| column.values[record].clone()).collect();
            for (place, column) in columns.iter().enumerate() {
                for other in others(&key[place], column) {
                    let mut key = key.clone();
                    key[place] = other;
                    keys.push(key);
                }
            }
            keys.push(key);
        }
        keys
    }
}

fn others(value: &Literal, column: &Column) -> Vec<Literal> {
    match (value, &column.ty) {
        (Literal::Text(text), _) => {
            let [first, second] = [text.to_uppercase(), text.to_lowercase()];
            [first, second, format!("{text}x"), text.chars().skip(1).collect()].map(Literal::Text).into()
        }
        (Literal::Number(bit), Type::Bool) => vec![Literal::Number(1 - bit)],
        (Literal::Number(number), &Type::Bits(width)) => {
            let mask = u64::MAX >> (64 - width.next_power_of_two().max(8));
            [number.wrapping_add(1), number.wrapping_sub(1)]
                .map(|number| Literal::Number(number & mask))
                .into()
        }
        _ => column.values.clone(),
    }
}

/// The enums of a file.
pub fn enums(records: &Records) -> Vec<Enum> {
    let generic = records.derived("GenericEnum").map(|record| {
        let field = record.str_opt("NameField").unwrap();
        let class = record.str("FilterClass").unwrap();
        Enum { name: record.name().to_owned(), entries: entries(records, class, field) }
    });
    let legacy = legacy(records).filter_map(|class| {
        let field = class.str_opt("EnumNameField").unwrap()?;
        let entries = entries(records, class.name(), Some(field));
        Some(Enum { name: format!("{}Values", class.name()), entries })
    });
    generic.chain(legacy).collect()
}

fn entries(records: &Records, class: &str, field: Option<&str>) -> Vec<String> {
    records.derived(class).map(|record| entry(record, field)).collect()
}

fn entry(record: Record<'_>, field: Option<&str>) -> String {
    field.map_or(record.name(), |field| record.str(field).unwrap()).to_owned()
}

/// The tables of a file.
pub fn tables(records: &Records) -> Vec<Table> {
    records.derived("GenericTable").map(generic).chain(legacy(records).map(legacy_table)).collect()
}

fn legacy(records: &Records) -> impl Iterator<Item = Record<'_>> {
    records.classes().filter(|class| class.direct_classes().any(|class| class.name() == "SearchableTable"))
}

fn generic(table: Record<'_>) -> Table {
    let records = table.records();
    let names = strings(table, "Fields");
    let rows: Vec<Record<'_>> = records.derived(table.str("FilterClass").unwrap()).collect();
    let columns: Vec<Column> = names.iter().map(|name| column(name, Some(table), &rows)).collect();
    let mut functions = Vec::new();
    if !table.value("PrimaryKey").unwrap().is_unset() {
        let name = table.str("PrimaryKeyName").unwrap();
        let is_range = table.bit("PrimaryKeyReturnRange").unwrap();
        functions.push(function(name, &strings(table, "PrimaryKey"), &columns, is_range));
    }
    for index in records.derived("SearchIndex").filter(|index| index.record("Table") == Ok(table)) {
        functions.push(function(index.name(), &strings(index, "Key"), &columns, false));
    }
    let row_type = table.str("CppTypeName").unwrap().to_owned();
    Table { name: table.name().to_owned(), row_type, columns, functions }
}

fn legacy_table(class: Record<'_>) -> Table {
    let own = ["SearchableFields", "EnumNameField", "EnumValueField"];
    let names = class.fields().map(|field| field.name()).filter(|name| !own.contains(name));
    let rows: Vec<Record<'_>> = class.records().derived(class.name()).collect();
    let columns: Vec<Column> = names.map(|name| column(name, None, &rows)).collect();
    let functions = strings(class, "SearchableFields").into_iter().map(|field| {
        let name = format!("lookup{}By{field}", class.name());
        function(&name, &[field], &columns, false)
    });
    Table {
        name: format!("{}sList", class.name()),
        row_type: class.name().to_owned(),
        functions: functions.collect(),
        columns,
    }
}

fn function(name: &str, key: &[&str], columns: &[Column], is_range: bool) -> Function {
    let place = |name: &&str| columns.iter().position(|column| column.name == **name).unwrap();
    Function { name: name.to_owned(), columns: key.iter().map(place).collect(), is_range }
}

fn strings<'r>(record: Record<'r>, field: &str) -> Vec<&'r str> {
    record.list(field).unwrap().iter().map(|value| value.as_str().unwrap()).collect()
}

fn column(name: &str, table: Option<Record<'_>>, rows: &[Record<'_>]) -> Column {
    let extra = |prefix: &str| Some(table?.field(&format!("{prefix}{name}"))?.value().as_str().unwrap());
    let type_name = rows[0].field(name).unwrap().type_name();
    let ty = match (extra("TypeOf_"), extra("RustTypeOf_")) {
        (_, Some(_)) => Type::Code,
        (Some(name), None) => Type::Enum(name.to_owned()),
        (None, None) if type_name == "string" => Type::Text,
        (None, None) if type_name == "bit" => Type::Bool,
        (None, None) => Type::Bits(type_name["bits<".len()..type_name.len() - 1].parse().unwrap()),
    };
    let values = rows.iter().map(|row| literal(*row, name, &ty)).collect();
    Column { name: name.to_owned(), ty, values }
}

fn literal(row: Record<'_>, field: &str, ty: &Type) -> Literal {
    match ty {
        Type::Bool => Literal::Number(row.bit(field).unwrap().into()),
        Type::Bits(_) => Literal::Number(row.bits(field).unwrap().to_u64().unwrap()),
        Type::Text | Type::Code => Literal::Text(row.str(field).unwrap().to_owned()),
        Type::Enum(name) => {
            let name_field = row.records().def(name).unwrap().str_opt("NameField").unwrap();
            Literal::Entry(entry(row.record(field).unwrap(), name_field))
        }
    }
}
