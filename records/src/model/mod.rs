//! What evaluation makes: types, values, records, and the store that holds them.
//!
//! Nothing here evaluates. Values are numbers into tables, and equal values are the same number.

pub(crate) mod convert;
pub(crate) mod depth;
pub(crate) mod display;
pub(crate) mod display_record;
pub(crate) mod error;
pub(crate) mod free_variables;
pub(crate) mod ids;
pub(crate) mod operators;
pub(crate) mod order;
pub(crate) mod provenance;
pub(crate) mod record;
pub(crate) mod record_table;
pub(crate) mod similar;
pub(crate) mod store;
pub(crate) mod subtype;
pub(crate) mod types;
pub(crate) mod value;
