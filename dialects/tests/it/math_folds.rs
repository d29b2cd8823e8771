//! Functions of `math` that the crate `libm` computes, folded here and by mlir-opt.

use std::fmt::Write;

use oracle::{Oracle, mlir_opt};

use crate::support::opt;

/// Functions of the crate `libm` here, whose last digit may differ.
const FUNCTIONS: [&str; 5] = ["acosh", "asinh", "atanh", "erf", "erfc"];

/// Numbers of each magnitude, and edge cases.
fn numbers() -> Vec<f64> {
    let mut numbers: Vec<f64> = (0..100).map(|n| f64::from(n * n * n - 250_000) / 61_237.0).collect();
    numbers.extend([0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1e-30, -1e-30, 88.5, -104.0]);
    numbers
}

/// A function that computes each number's value, and nothing else, so that only constants are left.
fn program() -> String {
    let mut text = String::new();
    for (f, function) in FUNCTIONS.iter().enumerate() {
        for (n, number) in numbers().into_iter().enumerate() {
            let (single, double) = ((number as f32).to_bits(), number.to_bits());
            let numbers = [("f32", format!("{single:#010X}")), ("f64", format!("{double:#018X}"))];
            for (ty, bits) in numbers {
                writeln!(text, "func.func @{ty}_{f}_{n}() -> {ty} {{ %c = arith.constant {bits} : {ty}")
                    .unwrap();
                writeln!(text, "%0 = math.{function} %c : {ty}\nreturn %0 : {ty} }}").unwrap();
            }
        }
    }
    text
}

/// The lines of a program folded by mlir-opt, and those folded here.
fn folded(oracle: &Oracle, program: &str) -> Vec<(String, String)> {
    let (theirs, _) = mlir_opt(oracle, &["--canonicalize"], program);
    let (ours, errors) = opt(&["--canonicalize"], program);
    assert_eq!(ours.lines().count(), theirs.lines().count(), "{errors}");
    theirs.lines().map(str::to_owned).zip(ours.lines().map(str::to_owned)).collect()
}

#[test]
fn functions_of_libm_differ_in_the_last_digit_at_most() {
    let Some(oracle) = Oracle::find() else { return };
    let lines = folded(&oracle, &program());
    let mut different = 0;
    for (theirs, ours) in lines.iter().filter(|(theirs, ours)| ours != theirs) {
        let number = |line: &str| line.split_whitespace().nth(3)?.parse::<f64>().ok();
        let (Some(a), Some(b)) = (number(theirs), number(ours)) else { panic!("{ours}\n{theirs}") };
        let epsilon = if ours.ends_with("f32") { f64::from(f32::EPSILON) } else { f64::EPSILON };
        assert!((a - b).abs() <= 2.0 * epsilon * a.abs(), "{ours}\n{theirs}");
        different += 1;
    }
    println!("{different} of {} lines differ in the last digit", lines.len());
}
