//! Programs that run: their output is compared with numbers that are computed here or by hand.

use std::path::Path;
use std::process::Command;

use oracle::Oracle;

use crate::random::{Program, Random};
use crate::{failed, printed, reported_with, toy};

/// Returns the output of a program, optimized or not.
fn run(oracle: &Oracle, file: &str, is_optimized: bool) -> String {
    let folder = format!("--llvm-bin={}", oracle.prefix().join("bin").display());
    let mut arguments = vec!["--emit=jit", &folder, file];
    arguments.extend(is_optimized.then_some("--opt"));
    printed(&arguments)
}

/// The programs in `programs`, and their output.
const PROGRAMS: &[(&str, &str)] = &[
    ("transpose.toy", "1.000000 16.000000 \n4.000000 25.000000 \n9.000000 36.000000 \n"),
    ("struct.toy", "6.000000 15.000000 \n19.000000 33.000000 \n"),
    // b is [[2, 8], [4, 10], [6, 12]], so c is [[2, 8, 4], [10, 6, 12]].
    (
        "reshape.toy",
        "2.000000 16.000000 12.000000 \n40.000000 30.000000 72.000000 \n\
         2.000000 8.000000 4.000000 10.000000 6.000000 12.000000 ",
    ),
    ("scalar.toy", "5.500000 5.500000 \n5.500000 5.500000 \n14.000000 14.000000 \n14.000000 14.000000 \n"),
    ("cube.toy", "2.000000 \n6.000000 \n10.000000 \n\n4.000000 \n8.000000 \n12.000000 \n\n"),
];

#[test]
fn programs_print_their_numbers() {
    let Some(oracle) = Oracle::find() else { return };
    for (file, expected) in PROGRAMS {
        for is_optimized in [false, true] {
            assert_eq!(run(&oracle, file, is_optimized), *expected, "{file}, optimized: {is_optimized}");
        }
    }
}

/// The output of a program in the interpreter, which needs no LLVM.
fn interpreted(file: &str, is_optimized: bool) -> String {
    let mut arguments = vec!["--emit=run", file];
    arguments.extend(is_optimized.then_some("--opt"));
    printed(&arguments)
}

#[test]
fn the_interpreter_prints_the_same_numbers() {
    for (file, expected) in PROGRAMS {
        for is_optimized in [false, true] {
            assert_eq!(interpreted(file, is_optimized), *expected, "{file}, optimized: {is_optimized}");
        }
    }
    let early = failed(toy(&["transpose.toy", "--emit=run", "--chapter=4"]));
    assert_eq!(early, "error: what `--emit` asks for is of chapter 5\n");
}

#[test]
fn random_programs_run_in_the_interpreter() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("interpreted.toy").display().to_string();
    for seed in 0..random_programs() {
        let Program { text, output } = Program::new(Random(seed));
        std::fs::write(&file, &text).expect("the folder is writable");
        assert_eq!(interpreted(&file, seed % 2 == 0), output, "seed {seed}\n{text}");
    }
}

/// The number of random programs.
fn random_programs() -> u64 {
    std::env::var("TOY_PROGRAMS").ok().and_then(|count| count.parse().ok()).unwrap_or(20)
}

#[test]
fn random_programs_print_their_numbers() {
    let Some(oracle) = Oracle::find() else { return };
    let count = random_programs();
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("random.toy").display().to_string();
    for seed in 0..count {
        let Program { text, output } = Program::new(Random(seed));
        std::fs::write(&file, &text).expect("the folder is writable");
        for is_optimized in [false, true] {
            let found = run(&oracle, &file, is_optimized);
            assert_eq!(found, output, "seed {seed}, optimized: {is_optimized}\n{text}");
        }
    }
}

#[test]
fn optimized_llvm_ir_has_the_numbers() {
    let Some(oracle) = Oracle::find() else { return };
    let folder = format!("--llvm-bin={}", oracle.prefix().join("bin").display());
    let text = printed(&["--emit=llvm", "--opt", &folder, "transpose.toy"]);
    assert!(text.contains("define void @main()"), "{text}");
    for number in
        ["1.000000e+00", "1.600000e+01", "4.000000e+00", "2.500000e+01", "9.000000e+00", "3.600000e+01"]
    {
        let is_printed = |line: &str| line.contains("@printf") && line.contains(&format!("double {number}"));
        assert!(text.lines().any(is_printed), "{number}\n{text}");
    }
}

#[test]
fn a_missing_program_of_llvm_is_named() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-tools");
    std::fs::create_dir_all(&folder).expect("the folder is writable");
    let flag = format!("--llvm-bin={}", folder.display());
    let expected = |program: &str| {
        format!(
            "error: `{program}` of LLVM 22 is not installed: neither {program}-22 nor {program} is on the PATH or in \
             the folder that --llvm-bin names\n"
        )
    };
    assert_eq!(failed(toy(&["transpose.toy", "--emit=jit", &flag])), expected("lli"));
    assert_eq!(failed(toy(&["transpose.toy", "--emit=jit", "--opt", &flag])), expected("opt"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_toy"));
    command
        .env("PATH", "")
        .args(["--emit=jit", "programs/transpose.toy"])
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    assert_eq!(failed(command.output().expect("the program is built")), expected("lli"));
    assert!(printed(&["--emit=ll", &flag, "transpose.toy"]).contains("define void @main() {"));
}

#[test]
fn what_cannot_be_lowered_is_an_error() {
    let cases = [
        (
            "def main() { print([1, 2] + [1, 2, 3]); }",
            "s0.toy:1:29: error: 'toy.add' op operands have different shapes: 'tensor<2xf64>' and 'tensor<3xf64>'",
        ),
        (
            "def main() { var a<2, 2> = [1, 2, 3]; print(a); }",
            "s1.toy:1:14: error: 'toy.reshape' op a tensor of 3 elements cannot have a shape of 4",
        ),
        (
            "def main() { var a<1000000000, 10000000000> = [1]; print(a); }",
            "s2.toy:1:14: error: 'toy.reshape' op 'tensor<1000000000x10000000000xf64>' has too many elements",
        ),
        ("def f(x) { return x; }", "error: there is no function 'main'"),
        (
            "def main(x) { print(x); }",
            "pattern 'FuncOpLowering' -> (): does not match: expected 'main' to have 0 inputs and 0 results",
        ),
    ];
    for (number, (program, expected)) in cases.into_iter().enumerate() {
        let found = reported_with(&format!("s{number}"), program, &["--emit=jit"]);
        assert!(found.lines().any(|line| line.trim_start() == expected), "{found}");
    }
}
