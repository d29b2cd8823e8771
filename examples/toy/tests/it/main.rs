//! The Toy compiler on programs, right and wrong.

mod guide;
mod loaded;
mod random;
mod run;

use std::path::Path;
use std::process::{Command, Output};

fn toy(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_toy"));
    command.current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("programs"));
    command.args(arguments).output().expect("the program is built")
}

/// Returns the output of a run that succeeds.
fn printed(arguments: &[&str]) -> String {
    let output = toy(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text is UTF-8")
}

/// Returns the messages of a run that fails.
fn failed(output: Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr).expect("text is UTF-8")
}

/// Returns the messages of a run on a program with a mistake.
fn reported(name: &str, program: &str) -> String {
    reported_with(name, program, &[])
}

/// The same with further arguments.
fn reported_with(name: &str, program: &str, arguments: &[&str]) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("{name}.toy"));
    std::fs::write(&file, program).expect("the folder is writable");
    let text = failed(toy(&[&[&*file.display().to_string()], arguments].concat()));
    text.replace(&format!("{}/", folder.display()), "")
}

#[test]
fn calls_are_generic_before_optimization() {
    let text = printed(&["transpose.toy", "--emit=mlir"]);
    assert!(
        text.contains("toy.func private @multiply_transpose(%arg0: tensor<*xf64>, %arg1: tensor<*xf64>)")
    );
    assert!(text.contains("toy.generic_call @multiply_transpose"));
}

#[test]
fn inlining_and_shape_inference_leave_one_function() {
    let text = printed(&["transpose.toy", "--emit=mlir", "--opt"]);
    assert_eq!(
        text,
        "module {
  toy.func @main() {
    %0 = toy.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf64>
    %1 = toy.transpose(%0 : tensor<2x3xf64>) to tensor<3x2xf64>
    %2 = toy.mul %1, %1 : tensor<3x2xf64>
    toy.print %2 : tensor<3x2xf64>
    toy.return
  }
}
"
    );
}

#[test]
fn structs_are_folded_away() {
    let text = printed(&["struct.toy", "--emit=mlir", "--opt"]);
    assert!(!text.contains("toy.struct"), "{text}");
    assert_eq!(text.matches("toy.constant").count(), 3, "{text}");
}

#[test]
fn mistakes_have_places() {
    let cases = [
        ("def main() { print(a); }", "m0.toy:1:20: error: unknown variable 'a'"),
        ("def main() { f(1); }", "m1.toy:1:14: error: no defined function found for 'f'"),
        ("def f() { } def main() { print(f()); }", "m2.toy:1:32: error: the function 'f' returns nothing"),
        ("def main() { var a = 1; var a = 2; }", "m3.toy:1:25: error: there is a variable 'a' already"),
        ("def main() { S s = {1}; }", "m4.toy:1:14: error: unknown struct type 'S'"),
        (
            "def main() { var a = {1}; print(a.x); }",
            "m5.toy:1:35: error: invalid access into struct expression",
        ),
        ("def main() { print(1 - 2); }", "m6.toy:1:24: error: invalid binary operator '-'"),
        (
            "def main() { print(transpose(1, 2)); }",
            "m7.toy:1:20: error: 'transpose' takes one argument, not 2",
        ),
        ("def main() {\n  print(1)\n}", "m8.toy:3:1: error: expected ';' behind a statement, found '}'"),
    ];
    for (number, (program, expected)) in cases.into_iter().enumerate() {
        assert_eq!(reported(&format!("m{number}"), program), format!("{expected}\n"));
    }
}

#[test]
fn a_chapter_lacks_what_later_ones_add() {
    let text = printed(&["transpose.toy", "--opt", "--chapter=3"]);
    assert!(text.contains("toy.func @multiply_transpose") && text.contains("toy.generic_call"), "{text}");
    let early = failed(toy(&["transpose.toy", "--emit=jit", "--chapter=5"]));
    assert_eq!(early, "error: what `--emit` asks for is of chapter 6\n");
    let structs = failed(toy(&["struct.toy", "--chapter=6"]));
    assert_eq!(structs, "struct.toy:2:1: error: chapter 7 adds structs\n");
}
