//! Dialects that are loaded at run time, beside MLIR and beside the compiled ones.

mod conformance;
mod help;
mod loading;
mod support;
mod without_verifier;
