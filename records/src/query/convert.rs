//! Conversions of values and iteration over views.

use super::error::{RecordError, RecordErrorKind};
use super::views::{Bits, Dag, List, Record, Value, ValueKind};
use std::fmt;

macro_rules! conversions {
    ($($ty:ty, $expected:literal, $get:ident;)*) => {
        $(
            impl<'r> TryFrom<Value<'r>> for $ty {
                type Error = RecordError;

                fn try_from(value: Value<'r>) -> Result<Self, RecordError> {
                    value.$get().ok_or_else(|| mismatch(value, $expected))
                }
            }
        )*
    };
}

conversions! {
    &'r str, "a string", as_str;
    i64, "an integer", as_int;
    bool, "a bit", as_bit;
    Record<'r>, "a record", as_record;
    List<'r>, "a list", as_list;
    Dag<'r>, "a dag", as_dag;
    Bits<'r>, "bits", as_bits;
}

/// The error for a value of the wrong kind.
pub(super) fn mismatch(value: Value<'_>, expected: &'static str) -> RecordError {
    let record = value.field.record;
    let kind = match value.kind() {
        ValueKind::Unset => RecordErrorKind::Unset { expected },
        kind => RecordErrorKind::Type { expected, found: kind.describe(), value: value.to_string() },
    };
    RecordError::new(record, value.field.name(), value.span(), kind)
}

/// The iterator over the elements of a list.
///
/// ```
/// # use rtblgen_records::evaluate_str;
/// let records = evaluate_str("a.td", "def a { list<int> l = [1, 2]; }")?;
/// let list = records.def("a").unwrap().list("l")?;
/// let numbers: Vec<i64> = list.into_iter().map(i64::try_from).collect::<Result<_, _>>()?;
/// assert_eq!(numbers, [1, 2]);
/// # Ok::<(), rtblgen_records::Failure>(())
/// ```
#[derive(Clone)]
pub struct ListIter<'r> {
    list: List<'r>,
    range: std::ops::Range<usize>,
}

impl fmt::Debug for ListIter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

impl<'r> Iterator for ListIter<'r> {
    type Item = Value<'r>;

    fn next(&mut self) -> Option<Value<'r>> {
        self.range.next().and_then(|index| self.list.get(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.range.size_hint()
    }
}

impl ExactSizeIterator for ListIter<'_> {}

impl<'r> IntoIterator for List<'r> {
    type Item = Value<'r>;
    type IntoIter = ListIter<'r>;

    fn into_iter(self) -> ListIter<'r> {
        ListIter { list: self, range: 0..self.len() }
    }
}

impl<'r> IntoIterator for Dag<'r> {
    type Item = (Value<'r>, Option<&'r str>);
    type IntoIter = std::vec::IntoIter<Self::Item>;

    /// The arguments with their names.
    fn into_iter(self) -> Self::IntoIter {
        self.args().collect::<Vec<_>>().into_iter()
    }
}

impl<'r> IntoIterator for Bits<'r> {
    type Item = Option<bool>;
    type IntoIter = std::vec::IntoIter<Self::Item>;

    /// The bits, the lowest first. An unset bit is `None`.
    fn into_iter(self) -> Self::IntoIter {
        self.iter().collect::<Vec<_>>().into_iter()
    }
}

macro_rules! display {
    ($($view:ident)*) => {
        $(
            impl fmt::Display for $view<'_> {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Display::fmt(&self.value, f)
                }
            }
        )*
    };
}

display!(List Dag Bits);
