//! Queries of records and their fields.

use super::error::{RecordError, RecordErrorKind};
use super::views::{Bits, Dag, Field, List, Path, Record, Records, Value};
use crate::model::{FieldKind, RecordData};
use std::fmt;
use tblgen_parser::Span;
use tblgen_parser::diagnostic::similar;

impl PartialEq for Record<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.records, other.records) && self.id == other.id
    }
}

impl Eq for Record<'_> {}

impl std::hash::Hash for Record<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for Record<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Record({})", self.name())
    }
}

impl<'r> Record<'r> {
    pub(crate) fn data(self) -> &'r RecordData {
        self.records.store.record(self.id)
    }

    /// The records that this one belongs to.
    pub fn records(self) -> &'r Records {
        self.records
    }

    /// A number that grows in the order in which records were made: the source order of definitions.
    pub fn order(self) -> u32 {
        self.id.0
    }

    /// The name; `anonymous_N` for a record without one.
    pub fn name(self) -> &'r str {
        self.records.store.name_text(self.id)
    }

    /// Whether it has no name in the source.
    pub fn is_anonymous(self) -> bool {
        self.data().is_anonymous()
    }

    /// Whether it is a class.
    pub fn is_class(self) -> bool {
        self.data().is_class()
    }

    /// The place of its definition: its name, or `def` where it has none.
    pub fn span(self) -> Span {
        self.data().span
    }

    /// The `defm`s that made it, innermost first; empty for a plain `def`.
    pub fn instantiation_spans(self) -> &'r [Span] {
        &self.data().instantiations
    }

    /// Whether it derives from the class of this name, directly or not, or it is that class.
    pub fn is_a(self, class: &str) -> bool {
        self.records.class(class).is_some_and(|class| class == self || self.derives_from(class))
    }

    /// Whether it derives from `class`, directly or not.
    pub fn derives_from(self, class: Record<'_>) -> bool {
        self.records.store.records.derives_from(self.id, class.id)
    }

    /// The classes that it names itself, in order.
    pub fn direct_classes(self) -> impl ExactSizeIterator<Item = Record<'r>> + DoubleEndedIterator {
        let records = self.records;
        self.data().superclasses.iter().map(move |&(id, _)| Record { records, id })
    }

    /// All classes that it derives from: the superclasses of each direct class before that class.
    pub fn classes(self) -> impl ExactSizeIterator<Item = Record<'r>> + DoubleEndedIterator {
        let records = self.records;
        records.store.records.superclasses(self.id).into_iter().map(move |id| Record { records, id })
    }

    /// The fields, in the order in which they were declared; template arguments are not among them.
    pub fn fields(self) -> impl Iterator<Item = Field<'r>> {
        let fields = self.data().fields.iter();
        fields
            .filter(|data| data.kind() != FieldKind::TemplateArgument)
            .map(move |data| Field { record: self, data })
    }

    /// The template arguments of a class, in order. Their names are qualified: `Class:name`.
    pub fn template_arguments(self) -> impl Iterator<Item = Field<'r>> {
        let names = self.data().template_arguments.iter();
        names.filter_map(move |&name| Some(Field { record: self, data: self.data().field(name)? }))
    }

    /// The field of this name, if there is one.
    pub fn field(self, name: &str) -> Option<Field<'r>> {
        let name = self.records.store.symbols.get(name)?;
        Some(Field { record: self, data: self.data().field(name)? })
    }

    /// Whether it has a field of this name.
    pub fn has_field(self, name: &str) -> bool {
        self.field(name).is_some()
    }

    /// The value of a field.
    ///
    /// # Errors
    ///
    /// There is no such field.
    pub fn value(self, field: &str) -> Result<Value<'r>, RecordError> {
        match self.field(field) {
            Some(field) => Ok(field.value()),
            None => Err(RecordError::new(
                self,
                field,
                self.span(),
                RecordErrorKind::NoField {
                    similar: similar(field, self.fields().map(Field::name)).map(str::to_owned),
                },
            )),
        }
    }

    /// The place of a field's value, or of the record where it has no such field.
    pub fn field_span(self, field: &str) -> Span {
        self.field(field).map_or(self.span(), |field| field.value().span())
    }
}

macro_rules! getters {
    ($($(#[$doc:meta])* $name:ident, $optional:ident, $ty:ty;)*) => {
        /// Typed access to fields. Each getter fails if there is no such field, or if it holds something
        /// else; the ones without `_opt` also fail if it is unset.
        impl<'r> Record<'r> {
            $(
                $(#[$doc])*
                ///
                /// # Errors
                ///
                /// There is no such field, it is unset, or it holds something else.
                pub fn $name(self, field: &str) -> Result<$ty, RecordError> {
                    self.value(field)?.try_into()
                }

                $(#[$doc])*
                /// `None` if it is unset, `?`.
                ///
                /// # Errors
                ///
                /// There is no such field, or it holds something else.
                pub fn $optional(self, field: &str) -> Result<Option<$ty>, RecordError> {
                    let value = self.value(field)?;
                    if value.is_unset() { Ok(None) } else { value.try_into().map(Some) }
                }
            )*
        }
    };
}

getters! {
    /// The text of a `string` or `code` field.
    str, str_opt, &'r str;
    /// The value of an `int` field (or of one bit, or of known bits).
    int, int_opt, i64;
    /// The value of a `bit` field.
    bit, bit_opt, bool;
    /// The record that a field refers to.
    record, record_opt, Record<'r>;
    /// The list in a field.
    list, list_opt, List<'r>;
    /// The dag in a field.
    dag, dag_opt, Dag<'r>;
    /// The bits of a `bits<n>` field.
    bits, bits_opt, Bits<'r>;
}

impl<'r> Field<'r> {
    /// Its name.
    pub fn name(self) -> &'r str {
        self.record.records.store.text(self.data.name)
    }

    /// The record that has it.
    pub fn record(self) -> Record<'r> {
        self.record
    }

    /// Its type as written: `list<int>`, `bits<8>`, a class name.
    pub fn type_name(self) -> String {
        self.record.records.store.display_type(self.data.ty())
    }

    /// Whether it is declared with `field` and may stay unresolved.
    pub fn may_be_unresolved(self) -> bool {
        self.data.kind() == FieldKind::MayBeUnresolved
    }

    /// Returns the position of the declaration, or of the last `let` that sets the field.
    pub fn span(self) -> Span {
        self.data.span(&self.record.records.store.symbols)
    }

    /// Its value.
    pub fn value(self) -> Value<'r> {
        Value { records: self.record.records, id: self.data.value, field: self, path: Path::ROOT }
    }
}

impl fmt::Debug for Field<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Field({} {} = {})", self.type_name(), self.name(), self.value())
    }
}
