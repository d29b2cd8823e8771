//! The words of mlir-opt for programs with mistakes in the text of operations, attributes and resources.

use oracle::Oracle;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, run};

use crate::support::output_of;

const PROGRAMS: &str = include_str!("programs/same_words.mlir");

#[test]
fn programs_have_the_words_of_mlir_opt() {
    let Some(oracle) = Oracle::find() else { return };
    let flags = ["--split-input-file", "--allow-unregistered-dialect"];
    let theirs = output_of(oracle.tool("mlir-opt").args(flags), PROGRAMS.as_bytes());
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    rtblgen_dialects::register_all(&mut registry);
    let arguments = flags.map(str::to_owned).to_vec();
    let ours = run("mlir-opt", arguments, &registry, &mut PROGRAMS.as_bytes());
    assert_eq!(ours.output, String::from_utf8_lossy(&theirs.stdout));
    assert_eq!(ours.errors, String::from_utf8_lossy(&theirs.stderr));
}
