//! The Rust in the snippets of a file, checked and parsed before anything is emitted.
//!
//! A [`File`](file::File) has the models of the emitted definitions. A `CodeReader` visits them, reports wrong snippets,
//! types and names, and returns their Rust: as values beside the models ([`checked`]), or in a [`Code`] for what several models
//! share. Emitters report no errors.

pub mod attributes;
pub(crate) mod builders;
pub mod checked;
pub(crate) mod constants;
pub mod constraint_class;
pub mod constraint_functions;
pub mod constraints;
pub mod definitions;
mod demand;
pub(crate) mod dialects;
pub mod file;
pub mod inference;
pub(crate) mod interfaces;
pub(crate) mod item_names;
pub(crate) mod listed;
pub(crate) mod method_names;
pub mod operators;
pub mod predicates;
pub mod properties;
pub(crate) mod property_snippets;
mod reader;
mod subject;
mod table;
pub mod traits;
pub(crate) mod unknown_dialects;

pub(crate) use reader::CodeReader;
pub use table::{
    AttributeCode, AttributeKind, Bound, Check, Code, Constraint, DefaultValue, OpName, OpPredicate, Source,
    TypeFunction, TypeSnippet, filled,
};
