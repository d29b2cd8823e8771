//! ODS: the definitions of ops, types, attributes, enums, interfaces and dialects.

pub(crate) mod emit;
pub mod model;
