//! The td library, the ODS and DRR models, and the generators of Rust from TableGen records.
//!
//! [`generate`] is the one entry point: text in, text or diagnostics out. The command line and `rtblgen-build` are
//! thin fronts of it.
//!
//! Each generator works in three steps: a *model* of the records, which checks everything and reports it at its place
//! in the `.td`; *emission*, which turns the model into tokens; and *formatting* of the tokens, item by item.

mod bytecode;
mod docs;
pub mod generator;
pub mod input;
mod irdl;
pub mod ods;
pub mod output_file;
mod passes;
mod patterns;
mod pipeline;
pub mod rust;
pub mod stock;
mod tables;

pub use generator::Generator;
pub use input::deprecated::OnDeprecated;
pub use input::library::Library;
pub use input::pattern_terms::{PatternTerms, circles_across};
pub use input::request::{Filter, MainFile, Output, Request};
#[doc(hidden)]
pub use patterns::pdl as pdl_patterns;
#[doc(hidden)]
pub use patterns::type_rules::data as type_conversions;
#[doc(hidden)]
pub use pipeline::{PatternFile, with_definitions, with_pdl_patterns};
pub use pipeline::{check, dependencies, evaluate, generate, new_crate};
pub use rtblgen_records::Failure;
pub use rust::{namer, snippet};
