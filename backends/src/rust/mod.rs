//! Rust text: names, snippets, documentation comments, paths and formatting. This module does not know how
//! ODS generates code; it knows the names of its classes.

pub(crate) mod class_names;
pub(crate) mod class_paths;
pub(crate) mod dialect_paths;
pub(crate) mod docs;
pub(crate) mod extern_paths;
pub(crate) mod items;
pub mod namer;
pub(crate) mod origins;
pub mod pretty;
pub mod snippet;
pub(crate) mod types;
