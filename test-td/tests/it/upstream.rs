//! Upstream's test suites, run with our tools.
//!
//! `RTBLGEN_SUITE=mlir/test/IR cargo test -p test-td --test it upstream::on_demand -- --nocapture` runs any folder and
//! prints a reason for each miss; with `RTBLGEN_SUITE_UPDATE=1` a run of the tests rewrites the lists of expected passes
//! in `tests/upstream` and the table in `docs/parity.md`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock, PoisonError};

use oracle::Oracle;
use oracle::suite::{Expectations, Report, Suite, Tools};

/// Our tools, built once.
fn tools() -> &'static Tools {
    static TOOLS: OnceLock<Tools> = OnceLock::new();
    TOOLS.get_or_init(|| {
        let opt = Path::new(env!("CARGO_BIN_EXE_rtblgen-opt"));
        Tools::new(opt, &build_rtblgen(opt.parent().expect("a program is in a folder")))
    })
}

/// Builds `rtblgen` in the profile of this test: its own tests would build it, but those of this crate do not.
fn build_rtblgen(folder: &Path) -> PathBuf {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--package", "rtblgen", "--bin", "rtblgen", "--target-dir"]);
    cargo.arg(folder.parent().expect("a profile's folder is in the target folder"));
    if folder.ends_with("release") {
        cargo.arg("--release");
    }
    assert!(cargo.status().expect("cargo runs").success(), "rtblgen does not build");
    folder.join("rtblgen")
}

fn run(folder: &str, recursive: bool) -> Option<Report> {
    let oracle = Oracle::find()?;
    let upstream = oracle::upstream()?;
    if !upstream_test::IS_BUILT {
        panic!(
            "the `test` dialect was built before LLVM's sources were there: touch test-td/upstream-test/build.rs"
        );
    }
    Some(Suite { oracle: &oracle, upstream: &upstream, folder, tools: tools(), recursive }.run())
}

/// Runs a folder and compares with the committed results. Folders run one after another, each on all cores.
fn check(folder: &str) {
    check_with(folder, false);
}

/// As [`check`]; `recursive` adds the folders in the folder.
fn check_with(folder: &str, recursive: bool) {
    static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(report) = run(folder, recursive) else { return };
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let expectations = Expectations {
        list: here.join("tests/upstream").join(folder.replace('/', "-") + ".txt"),
        table: here.join("../docs/parity.md"),
    };
    if let Err(error) = expectations.check(&report) {
        panic!("{error}");
    }
}

#[test]
fn on_demand() {
    let Some(folder) = std::env::var_os("RTBLGEN_SUITE") else { return };
    if let Some(report) = run(&folder.to_string_lossy(), true) {
        print!("{report}");
    }
}

#[test]
fn mlir_ir() {
    check("mlir/test/IR");
}

#[test]
fn mlir_tblgen() {
    check("mlir/test/mlir-tblgen");
}

#[test]
fn mlir_pdll() {
    check_with("mlir/test/mlir-pdll", true);
}

#[test]
fn mlir_pass() {
    check("mlir/test/Pass");
}

#[test]
fn mlir_transforms() {
    check("mlir/test/Transforms");
}

#[test]
fn llvm_tablegen() {
    check("llvm/test/TableGen");
}

#[test]
fn dialect_arith() {
    check("mlir/test/Dialect/Arith");
}

#[test]
fn dialect_control_flow() {
    check("mlir/test/Dialect/ControlFlow");
}

#[test]
fn dialect_pdl() {
    check("mlir/test/Dialect/PDL");
}

#[test]
fn dialect_pdl_interp() {
    check("mlir/test/Dialect/PDLInterp");
}

#[test]
fn dialect_ub() {
    check("mlir/test/Dialect/UB");
}

#[test]
fn dialect_scf() {
    check("mlir/test/Dialect/SCF");
}

#[test]
fn dialect_math() {
    check("mlir/test/Dialect/Math");
}

#[test]
fn conversion_math_to_llvm() {
    check("mlir/test/Conversion/MathToLLVM");
}

#[test]
fn conversion_scf_to_control_flow() {
    check("mlir/test/Conversion/SCFToControlFlow");
}

#[test]
fn conversion_arith_to_llvm() {
    check("mlir/test/Conversion/ArithToLLVM");
}

#[test]
fn conversion_func_to_llvm() {
    check("mlir/test/Conversion/FuncToLLVM");
}

#[test]
fn conversion_control_flow_to_llvm() {
    check("mlir/test/Conversion/ControlFlowToLLVM");
}

#[test]
fn conversion_ub_to_llvm() {
    check("mlir/test/Conversion/UBToLLVM");
}

#[test]
fn conversion_reconcile_casts() {
    check("mlir/test/Conversion/ReconcileUnrealizedCasts");
}
