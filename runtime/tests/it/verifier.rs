//! Tests of the verifier against mlir-opt: whether IR is right, and else the position and the words of the
//! first error.

use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use oracle::Oracle;
use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, run};

/// The first error, `line:column: message`, if there is one.
type Verdict = Option<String>;

fn ours(source: &str) -> Verdict {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.allow_unregistered_dialects(true);
    let error = context.parse_module("-", source).err()?;
    let text = error.iter().next().expect("an error has a diagnostic").to_string();
    first_error(&text)
}

fn theirs(oracle: &Oracle, source: &str) -> Verdict {
    let mut command = oracle.tool("mlir-opt");
    command.args(["--allow-unregistered-dialect", "-o", "/dev/null"]);
    let mut child = command.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("mlir-opt starts");
    child.stdin.take().expect("a pipe").write_all(source.as_bytes()).expect("mlir-opt reads");
    let output = child.wait_with_output().expect("mlir-opt ends");
    first_error(&String::from_utf8_lossy(&output.stderr))
}

fn first_error(text: &str) -> Verdict {
    let line = text.lines().find(|line| line.contains(": error: "))?;
    let (_, verdict) = line.split_once(':')?;
    Some(verdict.to_owned())
}

fn compare(file: &str) {
    let Some(oracle) = Oracle::find() else { return };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verifier").join(file);
    let text = std::fs::read_to_string(&path).expect("the test file is there");
    let parts: Vec<_> = text.split("// -----\n").collect();
    let mut same = 0;
    for part in &parts {
        let (ours, theirs) = (ours(part), theirs(&oracle, part));
        if ours == theirs {
            same += 1;
        } else {
            eprintln!("{part}\nmlir-opt: {theirs:?}\nours:     {ours:?}\n");
        }
    }
    eprintln!("{file}: identical: {same} of {}", parts.len());
    assert_eq!(same, parts.len(), "the verdicts on {file} differ");
}

#[test]
fn structure_as_in_mlir() {
    compare("structure.mlir");
}

#[test]
fn dominance_as_in_mlir() {
    compare("dominance.mlir");
}

/// All reports, with notes and source lines, equal mlir-opt's output.
fn compare_reports(path: &Path) {
    let Some(oracle) = Oracle::find() else { return };
    let flags = ["--allow-unregistered-dialect", "--split-input-file"];
    let output = oracle.tool("mlir-opt").args(flags).arg(path).stdin(Stdio::null()).output();
    let theirs = String::from_utf8_lossy(&output.expect("mlir-opt runs").stderr).into_owned();
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    let arguments = flags.into_iter().chain(path.to_str()).map(str::to_owned).collect();
    let ours = run("rt_opt", arguments, &registry, &mut std::io::empty()).errors;
    let (ours, theirs): (Vec<_>, Vec<_>) = (ours.lines().collect(), theirs.lines().collect());
    let same = ours.iter().zip(&theirs).take_while(|(ours, theirs)| ours == theirs).count();
    eprintln!("{}: identical: {same} of {} lines", path.display(), theirs.len());
    let rest = |lines: &[&str]| {
        lines.iter().skip(same.saturating_sub(3)).take(12).copied().collect::<Vec<_>>().join("\n")
    };
    assert!(
        same == theirs.len() && same == ours.len(),
        "mlir-opt:\n{}\nours:\n{}",
        rest(&theirs),
        rest(&ours)
    );
}

#[test]
fn reports_as_in_mlir() {
    for file in ["structure.mlir", "dominance.mlir", "reports.mlir"] {
        compare_reports(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verifier").join(file));
    }
}
