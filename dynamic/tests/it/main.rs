//! Dialects that are loaded at run time, beside MLIR and beside the compiled ones.

mod conformance;
mod endurance;
mod help;
mod loading;
mod readme;
mod support;
mod upstream;
mod without_verifier;
