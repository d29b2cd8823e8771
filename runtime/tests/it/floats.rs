//! Floating point numbers are rounded and printed as mlir-opt does it, in every format.

use std::fmt::Write as _;
use std::io::Write;
use std::process::Stdio;

use oracle::Oracle;
use rtblgen_runtime::{Context, FloatKind};

/// Numbers from a small generator, over the whole range of exponents, and those at the edges of the small formats.
fn numbers() -> Vec<f64> {
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut numbers: Vec<f64> =
        (0..150).map(|_| f64::from_bits(random())).filter(|number| number.is_finite()).collect();
    numbers.extend((0..150).map(|_| f64::from(random() as i32) / f64::from(1u32 << (random() % 31))));
    numbers
        .extend([0.0, -0.0, 1.0, 1.5, 0.1, 3.0, 5.0, 6.0, 7.0, 8.0, 28.0, 29.0, 240.0, 448.0, 464.0, 465.0]);
    numbers.extend([57344.0, 61440.0, 65504.0, 65520.0, 1.0e-40, 3.4e38, 3.5e38, 5.9e-39, 4.4e-39, 1.0e-310]);
    numbers
}

/// One operation per number and format. `F8E8M0FNU` has no sign, but LLVM prints one for a number that had it, until it
/// is stored in a dense attribute: negative scalars of this format are left out.
fn source() -> String {
    let mut text = String::new();
    for kind in FloatKind::ALL {
        let name = kind.keyword();
        for number in numbers() {
            let number = format!("{number:.17e}");
            writeln!(text, "\"t.x\"() {{a = dense<[{number}, 1.0]> : tensor<2x{name}>}} : () -> ()").unwrap();
            if kind != FloatKind::F8E8M0FNU || !number.starts_with('-') {
                writeln!(text, "\"t.x\"() {{a = {number} : {name}}} : () -> ()").unwrap();
            }
        }
    }
    text
}

#[test]
fn floats_as_in_mlir() {
    let Some(oracle) = Oracle::find() else { return };
    let source = source();
    let context = Context::new();
    context.allow_unregistered_dialects(true);
    let ours = context.parse_module("-", &source).expect("the source is right").to_string();
    let mut command = oracle.tool("mlir-opt");
    command.arg("--allow-unregistered-dialect");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("mlir-opt starts");
    let mut input = child.stdin.take().expect("a pipe");
    let output = std::thread::scope(|scope| {
        scope.spawn(move || input.write_all(source.as_bytes()).expect("mlir-opt reads"));
        child.wait_with_output().expect("mlir-opt ends")
    });
    let theirs = String::from_utf8(output.stdout).expect("mlir-opt writes UTF-8");
    let different: Vec<_> =
        ours.lines().zip(theirs.lines()).filter(|(ours, theirs)| ours != theirs).collect();
    assert!(different.is_empty(), "{} lines differ, first {:?}", different.len(), different[0]);
    assert_eq!(ours.lines().count(), theirs.trim_end().lines().count());
}
