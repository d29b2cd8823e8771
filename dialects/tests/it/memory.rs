//! Programs of `affine` and `memref` are lowered as by mlir-opt, and run.

use oracle::Oracle;
use rtblgen_dialects::affine::AffineDialect;
use rtblgen_dialects::arith::ArithDialect;
use rtblgen_dialects::conversion::{
    LlvmOptions, LlvmTypeConverter, LowerAffine, ScfToControlFlow, TO_LLVM, populate_affine_to_std,
    populate_arith_to_llvm, populate_cf_to_llvm, populate_func_to_llvm, populate_memref_to_llvm,
    populate_scf_to_cf,
};
use rtblgen_dialects::llvm::LlvmDialect;
use rtblgen_dialects::memref::MemrefDialect;
use rtblgen_dialects::scf::ScfDialect;
use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_full_conversion,
};
use rtblgen_runtime::dialects::FuncDialect;
use rtblgen_runtime::pass::PassManager;
use rtblgen_runtime::transforms::ReconcileUnrealizedCasts;
use rtblgen_runtime::{Context, RewritePatternSet};

use crate::run::run;
use oracle::output_of;

/// A product of matrices, whose `main` returns the sum of the diagonal: 22 + 64.
const PRODUCT: &str = include_str!("programs/product.mlir");

/// The same passes in mlir-opt.
const PASSES: &[&str] =
    &["--lower-affine", "--convert-scf-to-cf", "--convert-to-llvm", "--reconcile-unrealized-casts"];

fn context() -> Context {
    let context = Context::new();
    context.register::<FuncDialect>();
    context.register::<AffineDialect>();
    context.register::<ArithDialect>();
    context.register::<MemrefDialect>();
    context.register::<ScfDialect>();
    context.register::<LlvmDialect>();
    context
}

fn lower(source: &str) -> String {
    let context = context();
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

/// The patterns of all dialects in one conversion: `affine.for` becomes `scf.for`, that becomes blocks with arguments, and
/// those are converted after additions that take them.
fn lower_at_once(source: &str) -> String {
    let context = context();
    let mut module = context.parse_module("program.mlir", source).expect("the program is right");
    let mut target = ConversionTarget::new(&context);
    target.legal_dialect("llvm").legal_op("builtin.module");
    let mut rewrites = RewritePatternSet::new(&context);
    populate_affine_to_std(&mut rewrites);
    populate_scf_to_cf(&mut rewrites);
    let mut patterns = ConversionPatternSet::new(&context);
    patterns.add_rewrites(rewrites);
    let converter = LlvmTypeConverter::new(LlvmOptions::default());
    populate_arith_to_llvm(&mut patterns, &converter);
    populate_cf_to_llvm(&mut patterns, &converter);
    populate_func_to_llvm(&mut patterns, &converter);
    populate_memref_to_llvm(&mut patterns, &converter);
    let root = module.root();
    apply_full_conversion(&mut module, &[root], &target, &patterns, ConversionConfig::default())
        .expect("all of it can be lowered");
    module.to_string()
}

#[test]
fn one_conversion_lowers_through_several_dialects() {
    let lowered = lower_at_once(PRODUCT);
    assert!(!lowered.contains("unrealized_conversion_cast"), "{lowered}");
    let Some(oracle) = Oracle::find() else { return };
    assert_eq!(run(&oracle, &lowered), Some(86));
}

#[test]
fn a_call_with_further_arguments_reads_back_as_in_mlir() {
    let source = "llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @f(%text: !llvm.ptr, %number: f64, %function: !llvm.ptr) {
  %0 = llvm.call @printf(%text, %number) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %1 = llvm.call %function(%text, %0) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32) -> i32
  llvm.return
}";
    let context = context();
    let found = context.parse_module("program.mlir", source).expect("the program is right").to_string();
    let Some(oracle) = Oracle::find() else { return };
    let theirs = output_of(&mut oracle.tool("mlir-opt"), source.as_bytes());
    assert_eq!(found.trim_end(), String::from_utf8_lossy(&theirs.stdout).trim_end());
}
