//! Upstream's test suites, run with our tools.
//!
//! `RTBLGEN_SUITE=mlir/test/IR cargo test -p test-td --test it upstream::on_demand -- --nocapture` runs any folder and
//! prints a reason for each miss; with `RTBLGEN_SUITE_UPDATE=1` a run of the tests rewrites the lists of expected passes
//! in `tests/upstream` and the table in `docs/parity.md`.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, OnceLock, PoisonError};

use oracle::Oracle;
use oracle::suite::{Count, Differences, Expectations, Figures, Report, Suite, Tools};

/// `rtblgen-opt`, which cargo builds for this test.
fn opt() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_rtblgen-opt"))
}

/// Our tools, built once.
fn tools() -> &'static Tools {
    static TOOLS: OnceLock<Tools> = OnceLock::new();
    TOOLS.get_or_init(|| Tools::new(opt(), &build("rtblgen")))
}

/// The compiler of the Toy tutorial, built once.
fn toy(oracle: &Oracle) -> &'static Tools {
    static TOOLS: OnceLock<Tools> = OnceLock::new();
    TOOLS.get_or_init(|| Tools::toy(oracle, &build("toy")))
}

/// The program of a package, in the profile of this test. `cargo test --workspace` has built it. `cargo test -p test-td` has
/// not, so it is built here.
fn build(name: &str) -> PathBuf {
    let folder = opt().parent().expect("a program is in a folder");
    let program = folder.join(name);
    if is_fresh(&program) {
        return program;
    }
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--package", name, "--bin", name, "--target-dir"]);
    cargo.arg(folder.parent().expect("a profile's folder is in the target folder"));
    if folder.ends_with("release") {
        cargo.arg("--release");
    }
    assert!(cargo.status().expect("cargo runs").success(), "{name} does not build");
    program
}

/// Whether a program is newer than all its sources, which cargo lists in a `.d` file beside it, and all are of this checkout.
fn is_fresh(program: &Path) -> bool {
    let time = |path: &Path| path.metadata().and_then(|metadata| metadata.modified()).ok();
    let sources = std::fs::read_to_string(program.with_extension("d")).unwrap_or_default();
    let sources = sources.split_once(": ").map_or("", |(_, sources)| sources);
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this crate is in the checkout");
    let is_older = |source: &Path| time(source).is_some_and(|own| Some(own) < time(program));
    let mut sources = sources.split_whitespace().map(Path::new).peekable();
    sources.peek().is_some() && sources.all(|source| source.starts_with(checkout) && is_older(source))
}

fn run(folder: &str, recursive: bool, pieces: Count<'_>) -> Option<Report> {
    let oracle = Oracle::find()?;
    let tools = if folder.starts_with(EXAMPLES) { toy(&oracle) } else { tools() };
    run_with(&oracle, tools, folder, recursive, pieces)
}

/// The same as [`run`], with other tools.
fn run_with(
    oracle: &Oracle,
    tools: &Tools,
    folder: &str,
    recursive: bool,
    pieces: Count<'_>,
) -> Option<Report> {
    let upstream = oracle::upstream()?;
    if !upstream_test::IS_BUILT {
        panic!(
            "the `test` dialect was built before LLVM's sources were there: touch test-td/upstream-test/build.rs"
        );
    }
    let differences = differences();
    let suite = Suite { oracle, upstream: &upstream, folder, tools, recursive, pieces, differences };
    Some(suite.run())
}

/// The pieces that differ from LLVM's on purpose.
fn differences() -> &'static Differences {
    static DIFFERENCES: OnceLock<Differences> = OnceLock::new();
    DIFFERENCES.get_or_init(|| {
        let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/upstream/differences.txt");
        Differences::read(&list).unwrap_or_else(|error| panic!("{error}"))
    })
}

#[test]
fn differences_have_names_of_the_page_and_stand_in_tests() {
    let page = include_str!("../../../docs/differences.md");
    for name in differences().names() {
        assert!(page.contains(&format!("\n| `{name}` |")), "docs/differences.md has no row of {name}");
    }
    let count = format!("{} pieces differ on purpose", differences().count());
    assert!(include_str!("../../../docs/parity.md").contains(&count), "docs/parity.md has not: {count}");
    let Some(upstream) = oracle::upstream() else { return };
    for test in differences().tests() {
        assert!(upstream.join(test).is_file(), "upstream has no {test}");
    }
}

/// The tests of the Toy tutorial.
const EXAMPLES: &str = "mlir/test/Examples/Toy";

/// Folders run one after another, each on all cores.
static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());

/// The committed list of a folder.
fn list(folder: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.join("tests/upstream").join(folder.replace('/', "-") + ".txt")
}

/// The page of all figures.
fn table() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/parity.md")
}

/// Whether lists and table are rewritten.
fn updates() -> bool {
    std::env::var_os("RTBLGEN_SUITE_UPDATE").is_some()
}

/// Runs a folder and compares with the committed results.
fn check(folder: &str) {
    check_with(folder, false);
}

/// The same as [`check`]; `recursive` adds the folders in the folder.
fn check_with(folder: &str, recursive: bool) {
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(report) = run(folder, recursive, Count::Failures) else { return };
    let expectations = Expectations { list: list(folder), table: table() };
    if let Err(error) = expectations.check(&report) {
        panic!("{error}");
    }
}

/// Runs a folder of a dialect or a conversion, and compares the figures of its pieces with the committed ones.
fn check_pieces(folder: &str) {
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let figures = Figures { list: list(folder), table: table() };
    let listed = figures.read();
    let count = if updates() { Count::All } else { Count::Listed(&listed) };
    let Some(report) = run(folder, false, count) else { return };
    if updates() {
        figures.update(&report).expect("the list and the table are writable");
    } else if let Err(error) = figures.check(&report) {
        panic!("{error}");
    }
}

#[test]
fn on_demand() {
    let Some(folder) = std::env::var_os("RTBLGEN_SUITE") else { return };
    let folder = folder.to_string_lossy();
    let has_pieces = folder.contains("/Dialect/") || folder.contains("/Conversion/");
    let count = if has_pieces { Count::All } else { Count::Failures };
    if let Some(report) = run(&folder, true, count) {
        print!("{report}");
    }
}

/// A thousandth of the budget of greedy rewriting is enough for upstream's tests of canonicalization, of inlining and of patterns.
#[test]
fn a_thousandth_of_the_greedy_budget_is_enough() {
    let _guard = ONE_AT_A_TIME.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(oracle) = Oracle::find() else { return };
    let tools = tools().with_opt_flag("--greedy-steps-per-op=1");
    let Some(report) = run_with(&oracle, &tools, GREEDY, false, Count::Failures) else { return };
    let expectations = Expectations { list: list(GREEDY), table: table() };
    if let Err(error) = expectations.check(&report) {
        panic!("{error}");
    }
}

/// The tests of the passes that rewrite greedily.
const GREEDY: &str = "mlir/test/Transforms";

#[test]
fn mlir_ir() {
    check("mlir/test/IR");
}

#[test]
fn bytecode() {
    check_with("mlir/test/Bytecode", true);
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
fn analyses() {
    check_with("mlir/test/Analysis", true);
}

#[test]
fn mlir_toy() {
    check_with(EXAMPLES, true);
}

#[test]
fn llvm_tablegen() {
    check("llvm/test/TableGen");
}

#[test]
fn dialect_arith() {
    check_pieces("mlir/test/Dialect/Arith");
}

#[test]
fn dialect_control_flow() {
    check_pieces("mlir/test/Dialect/ControlFlow");
}

#[test]
fn dialect_pdl() {
    check_pieces("mlir/test/Dialect/PDL");
}

#[test]
fn dialect_pdl_interp() {
    check_pieces("mlir/test/Dialect/PDLInterp");
}

#[test]
fn conversion_pdl_to_pdl_interp() {
    check_pieces("mlir/test/Conversion/PDLToPDLInterp");
}

#[test]
fn rewrite_pdl() {
    check_pieces("mlir/test/Rewrite");
}

#[test]
fn dialect_ub() {
    check_pieces("mlir/test/Dialect/UB");
}

#[test]
fn dialect_scf() {
    check_pieces("mlir/test/Dialect/SCF");
}

#[test]
fn dialect_memref() {
    check_pieces("mlir/test/Dialect/MemRef");
}

#[test]
fn dialect_affine() {
    check_pieces("mlir/test/Dialect/Affine");
}

#[test]
fn dialect_tensor() {
    check_pieces("mlir/test/Dialect/Tensor");
}

#[test]
fn dialect_vector() {
    check_pieces("mlir/test/Dialect/Vector");
}

#[test]
fn dialect_llvm() {
    check_pieces("mlir/test/Dialect/LLVMIR");
}

#[test]
fn dialect_math() {
    check_pieces("mlir/test/Dialect/Math");
}

#[test]
fn dialect_index() {
    check_pieces("mlir/test/Dialect/Index");
}

#[test]
fn dialect_complex() {
    check_pieces("mlir/test/Dialect/Complex");
}

#[test]
fn dialect_dlti() {
    check_pieces("mlir/test/Dialect/DLTI");
}

#[test]
fn conversion_index_to_llvm() {
    check_pieces("mlir/test/Conversion/IndexToLLVM");
}

#[test]
fn conversion_complex_to_llvm() {
    check_pieces("mlir/test/Conversion/ComplexToLLVM");
}

#[test]
fn conversion_math_to_llvm() {
    check_pieces("mlir/test/Conversion/MathToLLVM");
}

#[test]
fn conversion_scf_to_control_flow() {
    check_pieces("mlir/test/Conversion/SCFToControlFlow");
}

#[test]
fn conversion_arith_to_llvm() {
    check_pieces("mlir/test/Conversion/ArithToLLVM");
}

#[test]
fn conversion_func_to_llvm() {
    check_pieces("mlir/test/Conversion/FuncToLLVM");
}

#[test]
fn conversion_control_flow_to_llvm() {
    check_pieces("mlir/test/Conversion/ControlFlowToLLVM");
}

#[test]
fn conversion_memref_to_llvm() {
    check_pieces("mlir/test/Conversion/MemRefToLLVM");
}

#[test]
fn conversion_affine_to_standard() {
    check_pieces("mlir/test/Conversion/AffineToStandard");
}

#[test]
fn conversion_ub_to_llvm() {
    check_pieces("mlir/test/Conversion/UBToLLVM");
}

#[test]
fn conversion_reconcile_casts() {
    check_pieces("mlir/test/Conversion/ReconcileUnrealizedCasts");
}
