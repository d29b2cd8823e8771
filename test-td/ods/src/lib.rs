//! Dialects that go through MLIR and through rtblgen.
//!
//! Each `cases/NAME.td` is a small dialect in stock ODS, `cases/NAME.mlir` has operations of it that are
//! right, and `cases/NAME.wrong.mlir` parts with one mistake each, which start with the number of the
//! checklist in `README.md` that the mistake is about. MLIR's results are stored beside them: `NAME.custom`,
//! `NAME.generic` and `NAME.errors`.
#![deny(warnings, missing_docs)]

use rtblgen_runtime::opt::{OptRegistry, Outcome, run};

/// Registers the dialect of a case.
pub type Register = fn(&mut OptRegistry);

/// The cases.
pub mod cases {
    use super::Register;

    include!(concat!(env!("OUT_DIR"), "/cases.rs"));
}

/// Runs a driver with the dialect of a case on a source.
///
/// # Panics
///
/// If there is no such case.
pub fn opt(case: &str, flags: &[&str], source: &str) -> Outcome {
    let (_, register) = cases::CASES.iter().find(|(name, _)| *name == case).expect("the case is built");
    let mut registry = OptRegistry::default();
    register(&mut registry);
    let arguments = ["--allow-unregistered-dialect", "--split-input-file"].iter().chain(flags);
    let arguments = arguments.map(|argument| (*argument).to_owned()).collect();
    run("mlir-opt", arguments, &registry, &mut source.as_bytes())
}
