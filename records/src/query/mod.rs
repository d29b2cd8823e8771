//! The typed query API.
//!
//! [`Records`] owns everything. [`Record`], [`Value`], [`List`], [`Dag`] and [`Bits`] are small `Copy`
//! views into it. A view has a place ([`Value::span`]), so a generator can point at the
//! argument of a dag or at a byte inside a string.

mod aggregate;
mod convert;
mod error;
mod locate;
mod record;
mod records;
mod replace;
mod value;
mod views;

pub use error::{RecordError, RecordErrorKind};
pub use replace::{NewValue, RecordCopy, RecordKey, ValueKey};
pub use views::{Bits, Dag, Field, List, Record, Records, Value, ValueKind};
