//! Input of generators: the request, the td library, and the selection of records.

pub mod deprecated;
pub(crate) mod idle_options;
pub mod library;
pub mod pattern_terms;
pub mod request;
pub(crate) mod selection;
pub(crate) mod users_lines;
pub mod written_hooks;
