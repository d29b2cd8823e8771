//! The typed query API: what a generator asks of evaluated records.
//!
//! [`Records`] owns everything. [`Record`], [`Value`], [`List`], [`Dag`] and [`Bits`] are small `Copy`
//! views into it. A view knows where it was written ([`Value::span`]), so that a generator can point at the
//! very argument of a dag or at a byte inside a string.

mod aggregate;
mod convert;
mod error;
mod locate;
mod record;
mod records;
mod value;
mod views;

pub use convert::ListIter;
pub use error::{RecordError, RecordErrorKind};
pub use views::{Bits, Dag, Field, List, Record, Records, Value, ValueKind};
