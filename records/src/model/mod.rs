//! The results of evaluation: types, values, records, and the store that holds them.
//!
//! This module evaluates nothing. Values are numbers into tables, and equal values are the same number.

mod convert;
mod depth;
mod display;
mod error;
mod free_variables;
mod ids;
mod operators;
pub(crate) mod order;
mod provenance;
mod record;
mod record_table;
mod similar;
mod store;
mod subtype;
mod types;
mod value;

pub(crate) use depth::Descend;
pub(crate) use display::write_int;
pub(crate) use error::{EvalError, EvalResult, Folded, fail};
pub(crate) use ids::{RecordId, TypeId, ValueId};
pub(crate) use operators::{Arity, BinOp, TernOp, UnOp};
pub(crate) use provenance::{Bound, FrameId, InstanceOrigin, Origin, Origins};
pub(crate) use record::{Check, FieldData, FieldKind, RecordData, RecordKind};
pub(crate) use similar::suggest;
pub(crate) use store::Store;
pub(crate) use types::Type;
pub(crate) use value::{
    Argument, DagParts, FoldParts, Node, Operation, RawWords, Values, VariableSet, Words,
};
