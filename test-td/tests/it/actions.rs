//! `--log-actions-to` and `--profile-actions-to`, compared with mlir-opt; `--debug-rewrites` and `--explain-legalization`.

use std::process::Command;

use oracle::Oracle;

use crate::tool::{rtblgen_opt, run_on, text_of};

const PROGRAM: &str = "func.func @a(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %s = arith.addi %c1, %c2 : i32
  %t = arith.addi %s, %x : i32
  return %t : i32
}
func.func @b() {
  return
}
";

/// The lines about actions other than patterns, whose names differ, without the name of the thread.
fn log(mut tool: Command, options: &[&str]) -> Vec<String> {
    let text = text_of(tool.args(options).args(["--log-actions-to=-", "--mlir-disable-threading"]), PROGRAM);
    let lines = text.lines().filter_map(|line| line.strip_prefix("[thread ")?.split_once("] "));
    lines.map(|(_, action)| action.to_owned()).filter(|action| !action.contains("apply-pattern")).collect()
}

/// Name and phase of each event.
fn profile(mut tool: Command) -> Vec<(String, String)> {
    let text = text_of(tool.args(["--canonicalize", "--cse", "--profile-actions-to=-"]), PROGRAM);
    let word = |line: &str, key: &str| {
        let rest = line.split_once(&format!("\"{key}\": \""))?.1;
        Some(rest.split('"').next()?.to_owned())
    };
    let events = text.lines().filter_map(|line| Some((word(line, "name")?, word(line, "ph")?)));
    events.filter(|(name, _)| name != "apply-pattern").collect()
}

#[test]
fn the_log_is_mlirs() {
    let Some(oracle) = Oracle::find() else { return };
    for options in [
        &["--canonicalize"][..],
        &["--cse", "--canonicalize"],
        &["--pass-pipeline=builtin.module(func.func(canonicalize,cse))"],
        &["--pass-pipeline=builtin.module(func.func(cse))", "--log-mlir-actions-filter=<stdin>:8"],
        &["--pass-pipeline=builtin.module(func.func(cse))", "--log-mlir-actions-filter=-:1"],
    ] {
        let (theirs, ours) = (log(oracle.tool("mlir-opt"), options), log(rtblgen_opt(), options));
        assert_eq!(theirs, ours, "{options:?}");
    }
}

#[test]
fn the_profile_has_mlirs_events() {
    let Some(oracle) = Oracle::find() else { return };
    let ours = profile(rtblgen_opt());
    assert_eq!(profile(oracle.tool("mlir-opt")), ours);
    assert!(ours.iter().any(|(name, _)| name == "GreedyPatternRewriteIteration"), "{ours:?}");
}

#[test]
fn debug_rewrites_shows_what_the_driver_does() {
    let program = "func.func @a(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %t = arith.addi %x, %c0 : i32
  return %t : i32
}
";
    let output = run_on(rtblgen_opt().args(["--canonicalize", "--debug-rewrites"]), program);
    assert!(output.status.success());
    let log = String::from_utf8_lossy(&output.stderr);
    let start = log.find("Processing operation : 'arith.addi'").expect("the op is visited");
    let visit = log[start..].split("//===").next().unwrap_or_default();
    let lines: Vec<_> = visit.lines().map(|line| line.split("(Op(").next().unwrap_or_default()).collect();
    let expected = [
        "Processing operation : 'arith.addi'",
        "  %1 = \"arith.addi\"(%arg0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32",
        "",
        "  ** Replace : 'arith.addi'",
        "  ** Modified: 'func.return'",
        "  ** Erase   : 'arith.addi'",
        "} -> success : operation was folded",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn debug_rewrites_shows_what_a_conversion_does() {
    let program = "func.func @f(%x: index) -> index {
  %0 = index.add %x, %x
  return %0 : index
}
";
    let output = run_on(rtblgen_opt().args(["--convert-index-to-llvm", "--debug-rewrites"]), program);
    assert!(output.status.success());
    let log = String::from_utf8_lossy(&output.stderr);
    let start = log.find("Legalizing operation : 'index.add'").expect("the op is legalized");
    let end = log[start..].find("\n} -> SUCCESS").expect("it is legal") + start;
    let lines: Vec<_> =
        log[start..end].lines().map(|line| line.split("(Op(").next().unwrap_or_default()).collect();
    let expected = [
        "Legalizing operation : 'index.add'",
        "  %0 = \"index.add\"(%arg0, %arg0) : (index, index) -> index",
        "",
        "  * Pattern : 'index.add -> (llvm.add)' {",
        "    Trying to match \"index.add to llvm.add\"",
        "    ** Insert  : 'llvm.add'",
        "    ** Replace : 'index.add'",
        "    //===-------------------------------------------===//",
        "    Legalizing operation : 'llvm.add'",
        "      %1 = \"llvm.add\"(%0, %0) <{overflowFlags = 0 : i32}> : (i64, i64) -> i64",
        "",
        "    } -> SUCCESS : operation marked legal by the target",
        "    //===-------------------------------------------===//",
        "  } -> SUCCESS : pattern applied successfully",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn explain_legalization_prints_text_or_json() {
    let program = "func.func @f(%x: complex<tf32>) -> complex<tf32> {
  %0 = complex.add %x, %x : complex<tf32>
  return %0 : complex<tf32>
}
";
    let reason = "unable to convert type for operand #0, type was 'complex<tf32>'";
    let text = format!(
        "note: 'complex.add' at <stdin>:2:8 is illegal\n  \
         pattern 'complex.add' -> (): does not match: {reason}\n"
    );
    let json = format!(
        "note: {{\"op\":\"complex.add\",\"location\":\"<stdin>:2:8\",\"legality\":\"illegal\",\"attempts\":[{{\"pattern\":\
         \"complex.add\",\"generates\":[],\"failure\":\"no-match\",\"reasons\":[\"{reason}\"]}}]}}\n"
    );
    for (option, expected) in [
        ("--explain-legalization", text.as_str()),
        ("--explain-legalization=text", &text),
        ("--explain-legalization=json", &json),
        ("--explain-legalization=xml", "Cannot find option named 'xml'"),
    ] {
        let output = run_on(rtblgen_opt().args(["--convert-complex-to-llvm", option]), program);
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && message.contains(expected), "{option}: {message}");
    }
}
