//! Dialects that are loaded at run time, beside MLIR and beside the compiled ones.

mod accessors;
mod builtin_kinds;
#[cfg(feature = "check")]
mod check;
mod classes;
mod conformance;
mod conversions;
mod endless;
mod endurance;
mod found_ops;
mod help;
mod known_predicates;
mod loading;
mod optional_formats;
mod patterns;
mod random_accessors;
mod random_patterns;
mod readme;
mod sharing;
mod support;
mod transforms;
mod upstream;
mod warnings;
mod without_verifier;
