//! Patterns from files at run time: `--pdl-patterns` and `--pdl-watch`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use crate::tool::{errors_of, rtblgen_opt, text_of};

const PROGRAM: &str = "%0 = \"t.one\"() : () -> i1
%1 = \"t.copy\"(%0) : (i1) -> i1
\"t.use\"(%1) : (i1) -> ()
";

/// Definitions for patterns. Their includes are in the program.
const OPS: &str = "include \"mlir/IR/OpBase.td\"
def T_Dialect : Dialect { let name = \"t\"; }
def CopyOp : Op<T_Dialect, \"copy\"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
";

/// A folder with files.
fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        std::fs::write(folder.path().join(name), text).expect("a file");
    }
    folder
}

fn patterns_option(folder: &Path, file: &str, rest: &str) -> String {
    format!("--pdl-patterns={}{rest}", folder.join(file).display())
}

#[test]
fn files_of_pdll_pdl_and_pdl_interp_do_the_same() {
    let folder =
        folder(&[("rules.pdll", "Pattern { let root = op<t.copy>(x: Value); replace root with x; }")]);
    let pdl = "pdl.pattern : benefit(0) {
  %x = operand
  %types = types
  %root = operation \"t.copy\"(%x : !pdl.value) -> (%types : !pdl.range<type>)
  rewrite %root { replace %root with (%x : !pdl.value) }
}";
    std::fs::write(folder.path().join("rules.mlir"), pdl).expect("a file");
    let rules = "#include \"ops.td\"\nPattern { let root = op<t.copy>(x: Value); replace root with x; }";
    std::fs::write(folder.path().join("typed.pdll"), rules).expect("a file");
    std::fs::write(folder.path().join("ops.td"), OPS).expect("a file");
    let steps = text_of(rtblgen_opt().arg("--convert-pdl-to-pdl-interp"), pdl);
    std::fs::write(folder.path().join("steps.mlir"), steps).expect("a file");
    for file in ["rules.pdll", "typed.pdll", "rules.mlir", "steps.mlir"] {
        let option = patterns_option(folder.path(), file, "");
        let text = text_of(rtblgen_opt().args([option.as_str(), "--allow-unregistered-dialect"]), PROGRAM);
        assert!(!text.contains("t.copy"), "{file}: {text}");
        assert!(text.contains("\"t.use\"(%0)"), "{file}: {text}");
    }
}

#[test]
fn wrong_files_are_errors() {
    let folder = folder(&[
        (
            "call.pdll",
            "Constraint F(x: Value);\nPattern { let root = op<t.copy>(x: Value); F(x); erase root; }",
        ),
        ("text.mlir", "pdl.pattern : benefit(1) {"),
    ]);
    for (file, expected) in [
        ("call.pdll", "there is no native constraint `F`"),
        ("text.mlir", "text.mlir:1:25: error: expected operation name in quotes"),
        ("none.pdll", "cannot open the file of patterns"),
    ] {
        let option = patterns_option(folder.path(), file, "");
        let errors =
            errors_of(rtblgen_opt().args([option.as_str(), "--allow-unregistered-dialect"]), PROGRAM);
        assert!(errors.contains(expected), "{file}: {errors}");
    }
}

/// The code block of the guide that has a text.
fn block_of_guide(with: &str) -> &'static str {
    let guide = include_str!("../../../docs/guide/pdll.md");
    let block = guide.split("```").find(|block| block.contains(with)).expect("the guide has such a block");
    block.split_once('\n').expect("a language").1
}

#[test]
fn interpreted_patterns_are_explained() {
    let folder = folder(&[("rules.pdll", block_of_guide("Pattern Zero"))]);
    let option = patterns_option(folder.path(), "rules.pdll", " explain=text");
    let text = text_of(rtblgen_opt().args([option.as_str(), "--allow-unregistered-dialect"]), PROGRAM);
    assert!(text.starts_with(block_of_guide("`Zero` never applies")), "{text}");
    for (format, start) in [("json", "{\n"), ("dot", "digraph patterns {")] {
        let option = patterns_option(folder.path(), "rules.pdll", &format!(" explain={format}"));
        let text = text_of(rtblgen_opt().args([option.as_str(), "--allow-unregistered-dialect"]), PROGRAM);
        assert!(text.starts_with(start), "{text}");
    }
}

#[test]
fn help_lists_the_pass_and_the_watch() {
    let help = text_of(rtblgen_opt().arg("--help"), "");
    assert!(help.contains("\n  --pdl-watch ") && help.contains("\n  --pdl-patterns "), "{help}");
}

#[test]
fn a_changed_file_of_patterns_runs_again() {
    let folder =
        folder(&[("rules.pdll", "#include \"more.pdll\"\n"), ("more.pdll", ""), ("program.mlir", PROGRAM)]);
    let mut child = rtblgen_opt()
        .arg("--pdl-watch")
        .arg(patterns_option(folder.path(), "rules.pdll", ""))
        .arg("--allow-unregistered-dialect")
        .arg(folder.path().join("program.mlir"))
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let mut until = |wanted: &str| {
        let start = Instant::now();
        let found = lines.by_ref().map(|line| line.expect("text")).find(|line| line.contains(wanted));
        assert!(start.elapsed() < Duration::from_secs(60));
        found.unwrap_or_else(|| panic!("`{wanted}` is not printed"))
    };
    until("\"t.use\"(%1)");
    let rules = "Pattern { let root = op<t.copy>(x: Value); replace root with x; }\n";
    std::fs::write(folder.path().join("rules.pdll"), rules).expect("a file");
    assert_eq!(until("t.copy"), "-  %1 = \"t.copy\"(%0) : (i1) -> i1");
    assert_eq!(until("+"), "+  \"t.use\"(%0) : (i1) -> ()");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}
