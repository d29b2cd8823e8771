//! Conversions of values to Rust types.

use super::error::{RecordError, RecordErrorKind};
use super::views::{Bits, Dag, List, Record, Value, ValueKind};

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
fn mismatch(value: Value<'_>, expected: &'static str) -> RecordError {
    let record = value.field.record;
    let kind = match value.kind() {
        ValueKind::Unset => RecordErrorKind::Unset { expected },
        kind => RecordErrorKind::Type { expected, found: kind.describe(), value: value.to_string() },
    };
    RecordError::new(record, value.field.name(), value.span(), kind)
}
