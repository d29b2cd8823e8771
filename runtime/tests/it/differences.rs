//! Deliberate differences from mlir-opt in text and messages: the rows of `docs/text.md`.

use std::io::Write;
use std::process::Stdio;

use oracle::Oracle;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::opt::{OptRegistry, run};

const FLAG: &str = "--allow-unregistered-dialect";

/// Returns our output and our messages.
fn ours(source: &str) -> String {
    let mut registry = OptRegistry::default();
    registry.dialect::<FuncDialect>();
    let outcome = run("mlir-opt", vec![FLAG.to_owned()], &registry, &mut source.as_bytes());
    outcome.output + &outcome.errors
}

/// The same of mlir-opt, and whether it crashed.
fn theirs(oracle: &Oracle, source: &str) -> (String, bool) {
    let mut command = oracle.tool("mlir-opt");
    let command = command.arg(FLAG).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("mlir-opt starts");
    // It may end before it has read all.
    let _gone = child.stdin.take().expect("a pipe").write_all(source.as_bytes());
    let output = child.wait_with_output().expect("mlir-opt ends");
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    (text.into_owned(), output.status.code().is_none())
}

#[test]
fn what_differs_from_mlir_opt() {
    let Some(oracle) = Oracle::find() else { return };
    let cases = [
        ("@\"\"", "x = @\"\"}", "x = @<<INVALID EMPTY SYMBOL>>}"),
        ("sparse<0, 1> : tensor<i32>", "x = sparse<0, 1> : tensor<i32>}", "x = sparse<> : tensor<i32>}"),
        ("!a.-", "x = !a.-}", "x = !a<->}"),
        (
            "affine_map<(d0) -> (d0 * 9223372036854775807 * 4)>",
            "affine_map<(d0) -> ((d0 * 9223372036854775807) * 4)>",
            "affine_map<(d0) -> (d0 * -4)>",
        ),
        (
            "affine_map<(d0) -> (d0 + 9223372036854775807 + 5)>",
            "affine_map<(d0) -> (d0 + 9223372036854775807 + 5)>",
            "affine_map<(d0) -> (d0 - 9223372036854775804)>",
        ),
        ("-1.0 : f8E8M0FNU", "x = 0xFF : f8E8M0FNU}", "x = -1.000000e+00 : f8E8M0FNU}"),
    ];
    for (attribute, mine, other) in cases {
        let source = format!("\"a.b\"() {{x = {attribute}}} : () -> ()");
        let (ours, (theirs, _)) = (ours(&source), theirs(&oracle, &source));
        assert!(ours.contains(mine), "{ours}");
        assert!(theirs.contains(other), "{theirs}");
        assert_eq!(self::ours(&ours), ours, "it reads back");
    }
    let errors = [
        ("\"a.c\"(%x#70000) : (i32) -> ()", "reference to invalid result number", "undeclared SSA value"),
        ("\"a.c\"(%0) : () -> ()", "expected 1 operand type but had 0", "operand type\0 but had 0"),
    ];
    for (source, mine, other) in errors {
        let (ours, (theirs, _)) = (ours(source), theirs(&oracle, source));
        assert!(ours.contains(mine), "{ours}");
        assert!(theirs.contains(other), "{theirs}");
    }
}

#[test]
fn what_mlir_opt_crashes_on_is_an_error() {
    let Some(oracle) = Oracle::find() else { return };
    let deep = format!("{}{}", "[".repeat(30_000), "]".repeat(30_000));
    for (attribute, message) in
        [("array<index: 1>", "expected integer or float type"), (&deep, "nesting is deeper than 256 levels")]
    {
        let source = format!("\"a.b\"() {{x = {attribute}}} : () -> ()");
        assert!(ours(&source).contains(message));
        assert!(theirs(&oracle, &source).1, "mlir-opt does not crash any more");
    }
}
