//! Random functions return the same in all ways of lowering.

use std::process::Command;

use oracle::Oracle;

use crate::random_program::program;
pub(crate) use crate::random_program::{PRINT, Random, lower, printed};
use oracle::output_of;

/// The program with intrinsics of LLVM for the maximum and the minimum: MLIR's expansion of them does not order zeros.
fn with_intrinsics(source: &str) -> String {
    let line = |line: &str| {
        for (name, intrinsic) in [("arith.maximumf ", "maximum"), ("arith.minimumf ", "minimum")] {
            if let Some((result, rest)) = line.split_once(name)
                && let Some((operands, ty)) = rest.split_once(" : ")
            {
                return format!("{result}llvm.intr.{intrinsic}({operands}) : ({ty}, {ty}) -> {ty}\n");
            }
        }
        format!("{line}\n")
    };
    source.lines().map(line).collect()
}

/// The same by MLIR, without folding before.
fn lower_by_mlir(oracle: &Oracle, source: &str) -> String {
    let source = &with_intrinsics(source);
    let mut opt = oracle.tool("mlir-opt");
    opt.args(["-convert-scf-to-cf", "-arith-expand", "-expand-strided-metadata", "-convert-to-llvm"]);
    let output = output_of(opt.arg("-reconcile-unrealized-casts"), source.as_bytes());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("mlir-opt prints text")
}

pub(crate) fn run(oracle: &Oracle, lowered: &str) -> Vec<String> {
    let mut translate = oracle.tool("mlir-translate");
    let translated = output_of(translate.arg("--mlir-to-llvmir"), lowered.as_bytes());
    assert!(translated.status.success(), "{}", String::from_utf8_lossy(&translated.stderr));
    let mut lli: Command = oracle.tool("lli");
    let output = output_of(lli.arg("-O0"), &translated.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

/// Runs functions in all three ways. Returns those whose results differ, with the seed of their program.
fn differing(oracle: &Oracle, seed: u64, count: usize) -> Vec<String> {
    let source = program(seed, count);
    let expected = run(oracle, &lower_by_mlir(oracle, &source));
    assert_eq!(expected.len(), 3 * count);
    let mut found = Vec::new();
    for (kind, folds) in [("lowered", false), ("folded", true)] {
        let own = run(oracle, &lower(&source, folds));
        assert_eq!(own.len(), expected.len());
        let differ = (0..expected.len()).filter(|line| own[*line] != expected[*line]);
        found.extend(differ.map(|line| format!("{kind}: seed {seed}, @f{}, call {}", line / 3, line % 3)));
    }
    found
}

#[test]
fn random_functions_return_the_same() {
    let Some(oracle) = Oracle::find() else { return };
    let count = std::env::var("RTBLGEN_RANDOM_FUNCTIONS").ok().and_then(|count| count.parse().ok());
    let count: usize = count.unwrap_or(60);
    let seed: u64 = std::env::var("RTBLGEN_RANDOM_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    // Programs of at most 100 functions.
    let sizes = (0..count).step_by(100).map(|done| (count - done).min(100));
    let found: Vec<String> =
        (seed..).zip(sizes).flat_map(|(seed, size)| differing(&oracle, seed, size)).collect();
    if let (Ok(path), false) = (std::env::var("RTBLGEN_RANDOM_KEEP"), found.is_empty()) {
        std::fs::write(path, program(seed, count.min(100))).expect("the file can be written");
    }
    println!("{count} functions of three calls, {} results differ", found.len());
    assert!(found.is_empty(), "{}", found.join("\n"));
}
