//! Functions shared by several tests.

use oracle::{Oracle, mlir_opt};
use rtblgen_runtime::opt::{OptRegistry, run};

/// The output and the messages of a driver with all dialects and passes of the crate.
pub fn opt<F: AsRef<str>>(flags: &[F], input: &str) -> (String, String) {
    let mut registry = OptRegistry::default();
    rtblgen_dialects::register_all(&mut registry);
    let arguments = flags.iter().map(|flag| flag.as_ref().to_owned()).collect();
    let outcome = run("mlir-opt", arguments, &registry, &mut input.as_bytes());
    (outcome.output, outcome.errors)
}

/// Checks that our output and messages are mlir-opt's, where it is there.
pub fn assert_same_as_mlir_opt(flags: &[&str], program: &str) {
    let Some(oracle) = Oracle::find() else { return };
    let (output, errors) = opt(flags, program);
    let (their_output, their_errors) = mlir_opt(&oracle, flags, program);
    assert_eq!(output, their_output, "{flags:?}");
    assert_eq!(errors, their_errors, "{flags:?}");
}
