//! Values with their provenance.

use super::locate;
use super::views::{Bits, Dag, Field, List, Path, Record, Value, ValueKind};
use crate::model::{Node, ValueId};
use std::fmt;
use std::ops::Range;
use tblgen_parser::Span;

impl ValueKind<'_> {
    /// The kind in words, with its article.
    pub(crate) fn describe(self) -> &'static str {
        match self {
            Self::Unset => "unset",
            Self::Bit(_) => "a bit",
            Self::Int(_) => "an integer",
            Self::Bits(_) => "bits",
            Self::String(_) => "a string",
            Self::List(_) => "a list",
            Self::Dag(_) => "a dag",
            Self::Record(_) => "a record",
            Self::Symbolic => "an unresolved expression",
        }
    }
}

impl PartialEq for Value<'_> {
    /// Compares the values, not their places.
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.records, other.records) && self.id == other.id
    }
}

impl Eq for Value<'_> {}

impl<'r> Value<'r> {
    /// A part of this value, one level down.
    pub(crate) fn part(self, id: ValueId, step: usize) -> Self {
        let step = u16::try_from(step).unwrap_or(Path::OPERATOR - 1);
        Self { id, path: self.path.step(step), ..self }
    }

    /// The kind of the value.
    pub fn kind(self) -> ValueKind<'r> {
        let store = &self.records.store;
        match store.node(self.id) {
            Node::Unset => ValueKind::Unset,
            Node::Bit(bit) => ValueKind::Bit(bit),
            Node::Int(int) => ValueKind::Int(int),
            Node::Bits(_) => ValueKind::Bits(Bits { value: self }),
            Node::Str(text) | Node::Code(text) => ValueKind::String(store.text(text)),
            Node::List { .. } => ValueKind::List(List { value: self }),
            Node::Dag(_) => ValueKind::Dag(Dag { value: self }),
            Node::Record(id) => ValueKind::Record(Record { records: self.records, id }),
            _ => ValueKind::Symbolic,
        }
    }

    /// Whether it is unset, `?`.
    pub fn is_unset(self) -> bool {
        self.id == ValueId::UNSET
    }

    /// Whether it is a string that was written as `[{ ... }]`.
    pub fn is_code(self) -> bool {
        matches!(self.records.store.node(self.id), Node::Code(_))
    }

    /// An integer; also a bit, and bits that are all known.
    pub fn as_int(self) -> Option<i64> {
        self.records.store.as_int(self.id)
    }

    /// A bit; also the integers 0 and 1.
    pub fn as_bit(self) -> Option<bool> {
        match self.kind() {
            ValueKind::Bit(bit) => Some(bit),
            ValueKind::Int(int @ (0 | 1)) => Some(int == 1),
            _ => None,
        }
    }

    /// The field whose value it is, or is a part of.
    pub fn field(self) -> Field<'r> {
        self.field
    }

    /// Its place in the source: that of the dag argument, the list element or the template argument that it comes from. For a
    /// computed value, the place of the expression.
    pub fn span(self) -> Span {
        locate::span(self)
    }

    /// The place of some bytes of a string. It is exact inside a literal, even if the literal is a part of a pasted string; for other
    /// computed text it is [`Value::span`].
    pub fn string_span(self, range: Range<usize>) -> Span {
        locate::string_span(self, range)
    }

    /// Whether [`Value::string_span`] is exact for these bytes.
    pub fn is_string_span_exact(self, range: Range<usize>) -> bool {
        locate::exact_string_span(self, range).is_some()
    }
}

macro_rules! accessors {
    ($($(#[$doc:meta])* $name:ident, $kind:ident, $ty:ty;)*) => {
        /// The contents of a value of one kind. `None` for values of other kinds.
        impl<'r> Value<'r> {
            $(
                $(#[$doc])*
                pub fn $name(self) -> Option<$ty> {
                    match self.kind() {
                        ValueKind::$kind(found) => Some(found),
                        _ => None,
                    }
                }
            )*
        }
    };
}

accessors! {
    /// The text of a string. Bytes that are not UTF-8 are in it in the form of [`tblgen_parser::loader::text_of`].
    as_str, String, &'r str;
    /// The record that is referred to.
    as_record, Record, Record<'r>;
    /// A list.
    as_list, List, List<'r>;
    /// A dag.
    as_dag, Dag, Dag<'r>;
    /// Bits.
    as_bits, Bits, Bits<'r>;
}

/// Prints as llvm-tblgen does: strings in quotes, nothing escaped.
impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.records.store.display(self.id))
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Value({self})")
    }
}
