//! Programs of `affine` and `memref` are lowered as by mlir-opt, and run.

use oracle::Oracle;
use rtblgen_dialects::affine::AffineDialect;
use rtblgen_dialects::arith::ArithDialect;
use rtblgen_dialects::conversion::{LowerAffine, ScfToControlFlow, TO_LLVM};
use rtblgen_dialects::memref::MemrefDialect;
use rtblgen_runtime::Context;
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::ReconcileUnrealizedCasts;

use crate::run::run;
use crate::support::output_of;

/// A product of matrices, whose `main` returns the sum of the diagonal: 22 + 64.
const PRODUCT: &str = include_str!("programs/product.mlir");

/// The same passes in mlir-opt.
const PASSES: &[&str] =
    &["--lower-affine", "--convert-scf-to-cf", "--convert-to-llvm", "--reconcile-unrealized-casts"];

fn lower(source: &str) -> String {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<AffineDialect>();
    context.register::<ArithDialect>();
    context.register::<MemrefDialect>();
    let mut module = context.parse_module("program.mlir", source).expect("the program is right");
    let mut passes = PassManager::new("builtin.module");
    passes.add(LowerAffine).add(ScfToControlFlow).add(TO_LLVM).add(ReconcileUnrealizedCasts);
    passes.run(&mut module).expect("all of it can be lowered");
    module.to_string()
}

#[test]
fn a_product_of_matrices_is_lowered_as_by_mlir_and_runs() {
    let lowered = lower(PRODUCT);
    let Some(oracle) = Oracle::find() else { return };
    let theirs = output_of(oracle.tool("mlir-opt").args(PASSES), PRODUCT.as_bytes());
    assert_eq!(lowered.trim_end(), String::from_utf8_lossy(&theirs.stdout).trim_end());
    assert_eq!(run(&oracle, &lowered), Some(86));
}
