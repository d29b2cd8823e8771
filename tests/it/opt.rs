//! `rtblgen opt`, run as a user runs it.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use crate::tool::Folder;

const OPS: &str = "
include \"mlir/IR/OpBase.td\"
def T_Dialect : Dialect { let name = \"t\"; let cppNamespace = \"::t\"; }
class T_Op<string name> : Op<T_Dialect, name> {
  let arguments = (ins I32:$x);
  let results = (outs I32:$y);
  let assemblyFormat = \"$x attr-dict\";
}
def T_NegOp : T_Op<\"neg\">;
def T_CopyOp : T_Op<\"copy\">;
";
const PATTERNS: &str = "
include \"mlir/IR/PatternBase.td\"
include \"ops.td\"
def Twice : Pat<(T_NegOp (T_NegOp $x)), (replaceWithValue $x)>;
";
const PROGRAM: &str = "func.func @f(%a: i32) -> i32 {
  %0 = t.copy %a
  %1 = t.neg %0
  return %1 : i32
}
";

fn example(name: &str) -> String {
    format!("{}/dynamic/examples/at-once/{name}", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn loaded_patterns_rewrite_a_program_of_a_loaded_dialect() {
    let run = Folder::new(&[]).run(&[
        "opt",
        "--dialect",
        &example("ops.td"),
        "--patterns",
        &example("fold.pdll"),
        &example("program.mlir"),
        "--canonicalize",
    ]);
    assert!(run.success, "{}", run.stderr);
    assert!(run.stdout.contains("return %arg0 : tensor<4x4xf32>"), "{}", run.stdout);
    assert!(!run.stdout.contains("shape2d.flip"), "{}", run.stdout);
}

#[test]
fn an_unknown_dialect_is_an_error_that_says_how_to_load_one() {
    let run = Folder::new(&[]).run_with_input(&["opt"], "%0 = shapes.square : i32");
    assert!(!run.success);
    assert!(run.stderr.contains("dialect 'shapes': `--dialect FILE.td` loads one"), "{}", run.stderr);
    assert_eq!(run.stderr.contains("--features core"), !cfg!(feature = "core"), "{}", run.stderr);
}

/// Each input is edited in turn: the definitions, the patterns, the program, and a file with an error, which is mended.
#[test]
fn watch_prints_what_an_edit_of_each_input_changes() {
    let folder = Folder::new(&[("ops.td", OPS), ("rules.td", PATTERNS), ("program.mlir", PROGRAM)]);
    let mut child = Command::new(env!("CARGO_BIN_EXE_rtblgen"))
        .args(["opt", "--watch", "--dialect", "ops.td", "-I", ".", "--patterns", "rules.td"])
        .args(["program.mlir", "--canonicalize"])
        .current_dir(folder.path("."))
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let (send, lines) = mpsc::channel();
    let output = BufReader::new(child.stdout.take().expect("it is piped"));
    std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
    let until = |wanted: &str| loop {
        let line = lines.recv_timeout(Duration::from_secs(60));
        let line = line.unwrap_or_else(|_| panic!("`{wanted}` is not printed"));
        if line.contains(wanted) {
            return line;
        }
    };
    let edit = |file: &str, text: String| std::fs::write(folder.path(file), text).expect("it is written");

    assert_eq!(until("t.neg"), "    %1 = t.neg %0");
    // The text of ops.
    edit("ops.td", OPS.replace("\"$x attr-dict\"", "\"`of` $x attr-dict\""));
    until("expected 'of'");
    edit("program.mlir", PROGRAM.replace("copy", "copy of").replace("neg", "neg of"));
    assert_eq!(until("+    %0"), "+    %0 = t.copy of %arg0");
    assert_eq!(until("+    %1"), "+    %1 = t.neg of %0");
    // A pattern.
    let more = "def Copy : Pat<(T_CopyOp $x), (replaceWithValue $x)>;\n";
    edit("rules.td", format!("{PATTERNS}{more}"));
    assert_eq!(until("-    %0"), "-    %0 = t.copy of %arg0");
    assert_eq!(until("+    %0"), "+    %0 = t.neg of %arg0");
    // A file with an error, and without it again.
    edit("rules.td", format!("{PATTERNS}{}", more.replace("$x)>", "$z)>")));
    until("$z");
    edit("rules.td", PATTERNS.to_owned());
    assert_eq!(until("+    %0"), "+    %0 = t.copy of %arg0");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}
