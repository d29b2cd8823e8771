//! The columns of a table: their types, as they follow from the records.

use std::fmt;

use rtblgen_records::{Record, Value, ValueKind};
use syn::{Expr, Type};
use tblgen_parser::Diagnostic;

use crate::rust::snippet;
use crate::rust::types::RustType;
use crate::tables::model::check;
use crate::tables::model::enums::Enum;
use crate::tables::model::order::Key;

/// A column, while its rows are collected.
pub(crate) struct Field<'r> {
    pub name: &'r str,
    type_of: TypeOf,
    /// The Rust type of the column's expressions, from the table.
    rust_type: Option<Value<'r>>,
    /// The type of all values seen so far.
    kind: Option<Kind<'r>>,
    /// One of its values is code.
    has_code: bool,
}

/// The type that the table gives for a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TypeOf {
    Value,
    Code,
    Enum(usize),
}

/// A type of TableGen.
#[derive(Clone, Copy)]
pub(crate) enum Kind<'r> {
    Bit,
    Bits(usize),
    Int,
    String,
    List(Value<'r>),
    Dag,
    /// Any record of a class.
    Class(Record<'r>),
    /// The class of this record.
    Record(Record<'r>),
}

/// A complete column.
pub(crate) struct Column<'r> {
    pub name: &'r str,
    pub storage: Storage,
}

/// The storage of a column in a row.
#[derive(Clone, PartialEq)]
pub(crate) enum Storage {
    Bool,
    /// An integer of at least so many bits.
    Unsigned(usize),
    Text,
    /// An enum, by number.
    Enum(usize),
    /// An expression of this type.
    Code(RustType),
}

/// The value of a cell.
pub(crate) enum Cell<'r> {
    Bit(bool),
    Number(u128),
    Text(&'r str),
    Code(Box<Expr>),
    /// An entry of the column's enum.
    Entry(usize),
}

const RUST_BITS: usize = 128;

impl<'r> Field<'r> {
    pub fn new(table: Record<'r>, name: &'r str, enums: &[Enum<'r>]) -> Result<Self, Diagnostic> {
        let type_of = type_of(table, name, enums)?;
        let kind = match type_of {
            TypeOf::Enum(index) => Some(Kind::Class(enums[index].class)),
            _ => None,
        };
        let rust_type = table.field(&format!("RustTypeOf_{name}")).map(|field| field.value());
        Ok(Self { name, type_of, rust_type, kind, has_code: false })
    }

    /// A field of which nothing is said but its name.
    pub fn plain(name: &'r str) -> Self {
        Self { name, type_of: TypeOf::Value, rust_type: None, kind: None, has_code: false }
    }

    /// The type of the values seen so far.
    pub fn kind(&self) -> Option<Kind<'r>> {
        self.kind
    }

    /// Its records have numbers, by which they compare.
    pub fn is_enum(&self) -> bool {
        match self.kind {
            _ if matches!(self.type_of, TypeOf::Enum(_)) => true,
            Some(Kind::Record(record)) => is_llvm(record),
            _ => false,
        }
    }

    /// Adds the value of one more record.
    pub fn add(
        &mut self,
        table: &str,
        record: Record<'r>,
        enums: &[Enum<'r>],
    ) -> Result<Key<'r>, Diagnostic> {
        let value = check::value(record, self.name)?;
        let Some(kind) = Kind::of(value) else {
            let message =
                format!("Record '{}' for table '{table}' is missing field '{}'", record.name(), self.name);
            let error = check::at_record(record, message);
            return Err(error.with_label(value.span(), format!("this is `{value}`")));
        };
        self.kind = match self.kind {
            None => Some(kind),
            Some(before) => Some(before.join(kind).ok_or_else(|| {
                let name = self.name;
                let message = format!(
                    "Field '{name}' of table '{table}' entry has incompatible type: {kind} vs. {before}"
                );
                check::at_value(value, message)
            })?),
        };
        Ok(self.key(value, kind, enums))
    }

    fn key(&mut self, value: Value<'r>, kind: Kind<'r>, enums: &[Enum<'r>]) -> Key<'r> {
        match (kind, value.kind()) {
            (Kind::Bit, ValueKind::Bit(bit)) if matches!(self.kind, Some(Kind::Bits(_))) => {
                Key::Number(bit.into())
            }
            (Kind::Bit, ValueKind::Bit(bit)) => Key::Bit(bit),
            (Kind::Bits(_), ValueKind::Bits(bits)) => number(bits.iter()),
            (Kind::String, ValueKind::String(text)) => {
                match self.type_of == TypeOf::Code || value.is_code() {
                    true => {
                        self.has_code = true;
                        Key::Code(text)
                    }
                    false => Key::Text(text),
                }
            }
            (_, ValueKind::Record(record)) => self.entry(record, enums),
            _ => Key::Wrong,
        }
    }

    fn entry(&self, record: Record<'r>, enums: &[Enum<'r>]) -> Key<'r> {
        let TypeOf::Enum(index) = self.type_of else { return Key::Wrong };
        let entry = enums[index].entry(record);
        entry.map_or(Key::Wrong, |entry| Key::Entry(enums[index].entries[entry].value, entry))
    }

    /// The cell of a record.
    pub fn cell(&self, table: Record<'r>, record: Record<'r>, key: Key<'r>) -> Result<Cell<'r>, Diagnostic> {
        match key {
            Key::Bit(bit) => Ok(Cell::Bit(bit)),
            Key::Number(number) => Ok(Cell::Number(number)),
            Key::Entry(_, entry) => Ok(Cell::Entry(entry)),
            Key::Text(text) if self.has_code => Ok(Cell::Code(Box::new(syn::parse_quote!(#text)))),
            Key::Text(text) => Ok(Cell::Text(text)),
            Key::Code(text) => Ok(Cell::Code(Box::new(parse(check::value(record, self.name)?, text)?))),
            Key::Wrong => Err(self.wrong(table, record)),
        }
    }

    /// Returns the error for a record's value of the wrong type.
    fn wrong(&self, table: Record<'r>, record: Record<'r>) -> Diagnostic {
        let name = self.name;
        let value = match check::value(record, name) {
            Ok(value) => value,
            Err(error) => return error,
        };
        let at = |message: String| {
            let error = Diagnostic::error(value.span(), message.clone()).with_short(table.span(), message);
            error.with_label(table.span(), "in the rows of this table")
        };
        if let (TypeOf::Enum(_), Some(record)) = (self.type_of, value.as_record()) {
            let error = at(format!("Entry for field '{name}' is null"));
            return error.with_culprit_label(format!("'{}' is no entry of the enum", record.name()));
        }
        if let Some(record) = value.as_record()
            && ["Instruction", "Intrinsic"].iter().any(|class| record.is_a(class))
        {
            let message = format!(
                "field '{name}' holds an instruction or intrinsic of LLVM, which Rust has no number for"
            );
            return Diagnostic::error(value.span(), message).with_help(enum_help(name, record));
        }
        let error =
            at(format!("invalid field type for field '{name}'; expected: bit, bits, string, or code"));
        match value.kind() {
            ValueKind::Int(_) => error
                .with_help("declare it as `bits<32>`, for example: its width is that of the Rust integer"),
            ValueKind::Record(record) => error.with_help(enum_help(name, record)),
            _ => error,
        }
    }

    /// The column, when all rows are known.
    pub fn column(&self, table: Record<'r>) -> Result<Column<'r>, Diagnostic> {
        Ok(Column { name: self.name, storage: self.storage(table)? })
    }

    fn storage(&self, table: Record<'r>) -> Result<Storage, Diagnostic> {
        match (self.type_of, self.kind) {
            (TypeOf::Enum(index), _) => Ok(Storage::Enum(index)),
            (_, Some(Kind::Bit)) => Ok(Storage::Bool),
            (_, Some(Kind::Bits(width))) if width <= RUST_BITS => Ok(Storage::Unsigned(width)),
            (_, Some(Kind::Bits(width))) => {
                let message = format!(
                    "field '{}' has {width} bits, and an integer of Rust at most {RUST_BITS}",
                    self.name
                );
                Err(check::at_field(table, "Fields", message))
            }
            _ if self.has_code => self.code_type(table).map(|ty| Storage::Code(RustType::of(&ty))),
            _ => Ok(Storage::Text),
        }
    }

    fn code_type(&self, table: Record<'r>) -> Result<Type, Diagnostic> {
        let name = self.name;
        let Some(value) = self.rust_type else {
            let message = format!("field '{name}' holds code, and the table does not say of which Rust type");
            return Err(check::at_field(table, "Fields", message).with_help(format!(
                "add `string RustTypeOf_{name} = \"fn() -> bool\";`, for example, to the table, or write the values in quotes if they are text"
            )));
        };
        match value.as_str() {
            Some(text) => parse(value, text),
            None => Err(check::at_value(value, format!("'RustTypeOf_{name}' must be a string"))),
        }
    }
}

/// Returns whether llvm-tblgen has the enum that other generators make of the record.
fn is_llvm(record: Record<'_>) -> bool {
    ["Instruction", "Intrinsic"].iter().any(|class| record.is_a(class))
}

fn enum_help(field: &str, record: Record<'_>) -> String {
    let class = record.direct_classes().last().map_or("", Record::name);
    format!(
        "make an enum of these records, `def Kind : GenericEnum {{ let FilterClass = \"{class}\"; }}`, and say so in the table: `string TypeOf_{field} = \"Kind\";`"
    )
}

fn type_of<'r>(table: Record<'r>, name: &str, enums: &[Enum<'r>]) -> Result<TypeOf, Diagnostic> {
    let field = format!("TypeOf_{name}");
    let Some(value) = table.field(&field).map(|field| field.value()) else { return Ok(TypeOf::Value) };
    let text = value.as_str();
    if text == Some("code") {
        return Ok(TypeOf::Code);
    }
    if let Some(index) = text.and_then(|text| enums.iter().position(|other| other.name == text)) {
        return Ok(TypeOf::Enum(index));
    }
    let message = format!("Table '{}' has invalid '{field}': {value}", table.name());
    let note = "The 'TypeOf_xxx' field must be a string naming a GenericEnum record, or \"code\"";
    Err(check::at_value(value, message).with_note(None, note))
}

fn number(bits: impl DoubleEndedIterator<Item = Option<bool>>) -> Key<'static> {
    // Columns that are too wide are refused when the table is complete.
    Key::Number(bits.rev().fold(0, |number: u128, bit| number << 1 | u128::from(bit == Some(true))))
}

fn parse<T: syn::parse::Parse>(value: Value<'_>, text: &str) -> Result<T, Diagnostic> {
    snippet::check::<T>(value, text)?;
    snippet::parse_rust(text)
        .map_err(|error| check::at_value(value, format!("the snippet is not Rust: {error}")))
}

impl<'r> Kind<'r> {
    /// The type of a value; `None` if a part of it is unset or was not computed.
    pub fn of(value: Value<'r>) -> Option<Self> {
        match value.kind() {
            ValueKind::Unset | ValueKind::Symbolic => None,
            ValueKind::Bit(_) => Some(Kind::Bit),
            ValueKind::Int(_) => Some(Kind::Int),
            ValueKind::Bits(bits) => bits.iter().all(|bit| bit.is_some()).then_some(Kind::Bits(bits.len())),
            ValueKind::String(_) => Some(Kind::String),
            ValueKind::List(_) => Some(Kind::List(value)),
            ValueKind::Dag(_) => Some(Kind::Dag),
            ValueKind::Record(record) => Some(Kind::Record(record)),
        }
    }

    /// The type that both have, as TableGen resolves the types of a list's items.
    fn join(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Kind::Bits(a), Kind::Bits(b)) => (a == b).then_some(self),
            (Kind::Bit, Kind::Bits(1)) | (Kind::Bits(1), Kind::Bit) => Some(Kind::Bits(1)),
            (Kind::Bit | Kind::Bits(_), Kind::Int) | (Kind::Int, Kind::Bit | Kind::Bits(_)) => Some(other),
            (Kind::Class(_) | Kind::Record(_), Kind::Class(_) | Kind::Record(_))
            | (Kind::Bit, Kind::Bit)
            | (Kind::Int, Kind::Int)
            | (Kind::String, Kind::String)
            | (Kind::List(_), Kind::List(_))
            | (Kind::Dag, Kind::Dag) => Some(self),
            _ => None,
        }
    }
}

impl fmt::Display for Kind<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Bit => f.write_str("bit"),
            Kind::Bits(width) => write!(f, "bits<{width}>"),
            Kind::Int => f.write_str("int"),
            Kind::String => f.write_str("string"),
            Kind::List(value) => f.write_str(&value.field().type_name()),
            Kind::Dag => f.write_str("dag"),
            Kind::Class(class) => f.write_str(class.name()),
            Kind::Record(record) => {
                let classes: Vec<&str> = record.direct_classes().map(Record::name).collect();
                match classes[..] {
                    [class] => f.write_str(class),
                    _ => write!(f, "{{{}}}", classes.join(", ")),
                }
            }
        }
    }
}
