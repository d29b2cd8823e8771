//! Dialects that are loaded at run time, beside MLIR and beside the compiled ones.

mod conformance;
mod conversions;
mod endurance;
mod help;
mod loading;
mod patterns;
mod random_patterns;
mod readme;
mod support;
mod upstream;
mod without_verifier;
