//! Calls of intrinsics by name whose types are not those of the intrinsic.

use oracle::Oracle;

/// A call, and the error of mlir-translate.
const CASES: &[(&str, &str)] = &[
    (
        "%0 = llvm.call_intrinsic \"llvm.smax\"(%i, %f) : (i32, f32) -> i32",
        "call intrinsic signature i32 (i32, float) to overloaded intrinsic \"llvm.smax\" does not match any of the overloads",
    ),
    (
        "%0 = llvm.call_intrinsic \"llvm.smax.i32\"(%i, %i) : (i32, i32) -> f32",
        "call intrinsic signature float (i32, i32) to overloaded intrinsic \"llvm.smax.i32\" does not match any of the overloads",
    ),
    (
        "llvm.call_intrinsic \"llvm.smax\"(%i, %i) : (i32, i32) -> ()",
        "call intrinsic signature void (i32, i32) to overloaded intrinsic \"llvm.smax\" does not match any of the overloads",
    ),
    (
        "%0 = llvm.call_intrinsic \"llvm.smax\"(%i) : (i32) -> i32",
        "intrinsic call has 1 operands but \"llvm.smax\" expects 2",
    ),
    (
        "%0 = llvm.call_intrinsic \"llvm.vector.reduce.fadd\"(%f, %v) : (f32, vector<4xi32>) -> f32",
        "call intrinsic signature float (float, <4 x i32>) to overloaded intrinsic \"llvm.vector.reduce.fadd\" does not match any of the overloads",
    ),
    (
        "%0 = llvm.call_intrinsic \"llvm.sadd.with.overflow\"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i32)>",
        "call intrinsic signature { i32, i32 } (i32, i32) to overloaded intrinsic \"llvm.sadd.with.overflow\" does not match any of the overloads",
    ),
    (
        "%0 = llvm.call_intrinsic \"llvm.aarch64.neon.addp\"(%v, %i) : (vector<4xi32>, i32) -> vector<4xi32>",
        "call intrinsic signature <4 x i32> (<4 x i32>, i32) to overloaded intrinsic \"llvm.aarch64.neon.addp\" does not match any of the overloads",
    ),
    (
        "%0 = llvm.call_intrinsic \"llvm.readcyclecounter\"() : () -> i32",
        "intrinsic call returns i32 but \"llvm.readcyclecounter\" actually returns i64",
    ),
    (
        "llvm.call_intrinsic \"llvm.trap\"(%i) : (i32) -> ()",
        "intrinsic call has 1 operands but \"llvm.trap\" expects 0",
    ),
    (
        "%0 = llvm.call_intrinsic \"llvm.x86.sse.min.ss\"(%v, %v) : (vector<4xi32>, vector<4xi32>) -> vector<4xf32>",
        "intrinsic call operand #0 has type <4 x i32> but \"llvm.x86.sse.min.ss\" expects <4 x float>",
    ),
];

fn source(call: &str) -> String {
    format!("llvm.func @f(%i: i32, %f: f32, %v: vector<4xi32>) {{\n  {call}\n  llvm.return\n}}\n")
}

#[test]
fn calls_with_other_types_are_errors() {
    for (call, expected) in CASES {
        let outcome = crate::translate(&source(call));
        assert!(!outcome.success, "{call}");
        assert!(outcome.errors.contains(expected), "{call}: {}", outcome.errors);
    }
}

#[test]
fn the_errors_are_those_of_mlir_translate() {
    let Some(oracle) = Oracle::find() else { return };
    for (call, expected) in CASES {
        let folder = std::env::temp_dir().join(format!("rtblgen-intrinsic-types-{}", std::process::id()));
        std::fs::write(&folder, source(call)).expect("the file can be written");
        let output = oracle.tool("mlir-translate").arg("--mlir-to-llvmir").arg(&folder).output();
        let errors = String::from_utf8_lossy(&output.expect("the tool starts").stderr).into_owned();
        let _ = std::fs::remove_file(&folder);
        assert!(errors.contains(expected), "{call}: {errors}");
    }
}
