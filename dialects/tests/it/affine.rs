//! Passes over `affine`, compared with mlir-opt's.

use oracle::Oracle;
use rtblgen_dialects::affine::{AffineDialect, AffineLoopFusion, AffineScalarReplacement};
use rtblgen_dialects::arith::ArithDialect;
use rtblgen_dialects::conversion::LowerAffine;
use rtblgen_dialects::memref::MemrefDialect;
use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::Canonicalizer;

use oracle::output_of;

/// The text of a program after passes.
fn after(source: &str, add_passes: impl FnOnce(&mut PassManager)) -> String {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<AffineDialect>();
    context.register::<ArithDialect>();
    context.register::<MemrefDialect>();
    let mut module = context.parse_module("program.mlir", source).unwrap_or_else(|error| panic!("{error}"));
    let mut passes = PassManager::new("builtin.module");
    add_passes(&mut passes);
    passes.run(&mut module).expect("the result is valid");
    module.to_string()
}

/// Checks that mlir-opt writes the same with a flag.
fn check(source: &str, flag: &str, add_passes: impl FnOnce(&mut PassManager)) {
    let found = after(source, add_passes);
    let Some(oracle) = Oracle::find() else { return };
    let theirs = output_of(oracle.tool("mlir-opt").arg(flag), source.as_bytes());
    assert_eq!(found.trim_end(), String::from_utf8_lossy(&theirs.stdout).trim_end());
}

#[test]
fn maps_become_canonical_as_in_mlir() {
    check(include_str!("programs/maps.mlir"), "--canonicalize", |passes| {
        passes.add(Canonicalizer);
    });
}

#[test]
fn nests_are_fused_as_in_mlir() {
    let flag = "--pass-pipeline=builtin.module(func.func(affine-loop-fusion,affine-scalrep))";
    check(include_str!("programs/nests.mlir"), flag, |passes| {
        passes.nest("func.func").add(AffineLoopFusion).add(AffineScalarReplacement);
    });
}

#[test]
fn nests_stay_apart_where_iterations_depend_on_others() {
    let source = include_str!("programs/separate_nests.mlir");
    let fused = after(source, |passes| {
        passes.nest("func.func").add(AffineLoopFusion);
    });
    assert_eq!(fused, after(source, |_| {}));
}

#[test]
fn loads_take_known_values_as_in_mlir() {
    let flag = "--pass-pipeline=builtin.module(func.func(affine-scalrep))";
    check(include_str!("programs/forwarded.mlir"), flag, |passes| {
        passes.nest("func.func").add(AffineScalarReplacement);
    });
}

#[test]
fn choices_become_canonical_as_in_mlir() {
    check(include_str!("programs/choices.mlir"), "--canonicalize", |passes| {
        passes.add(Canonicalizer);
    });
}

#[test]
fn parallel_loops_have_the_text_of_mlir() {
    let source = include_str!("programs/parallel.mlir");
    check(source, "--mlir-print-debuginfo=false", |_| {});
    check(source, "--canonicalize", |passes| {
        passes.add(Canonicalizer);
    });
    check(source, "--lower-affine", |passes| {
        passes.add(LowerAffine);
    });
}

#[test]
fn loops_and_conditions_fold_as_in_mlir() {
    check(include_str!("programs/folded_loops.mlir"), "--canonicalize", |passes| {
        passes.add(Canonicalizer);
    });
}
