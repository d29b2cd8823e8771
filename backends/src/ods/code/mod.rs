//! The Rust in the snippets of a file, checked and parsed before anything is emitted.
//!
//! A [`File`](file::File) has the models of the emitted definitions. A [`CodeReader`] visits them, reports wrong snippets,
//! types and names, and fills a [`Code`]. Emitters look snippets up in the [`Code`] by their text. They report no errors.

pub(crate) mod attributes;
pub(crate) mod builders;
pub(crate) mod constants;
pub(crate) mod constraints;
pub(crate) mod definitions;
mod demand;
pub(crate) mod dialects;
pub(crate) mod file;
pub(crate) mod inference;
pub(crate) mod interfaces;
pub(crate) mod listed;
pub(crate) mod method_names;
pub(crate) mod operators;
pub(crate) mod predicates;
pub(crate) mod properties;
pub(crate) mod property_snippets;
mod reader;
mod table;
pub(crate) mod traits;
pub(crate) mod unknown_dialects;

pub(crate) use reader::CodeReader;
pub(crate) use table::{Bound, Code, OpName, filled, replaced};
