//! All dialects and passes of the crate, for a driver such as `my-opt`.

use rtblgen_runtime::opt::OptRegistry;

/// Adds `func` and the dialects and passes whose features are on to a driver.
///
/// ```no_run
/// use rtblgen_runtime::opt::opt_main;
///
/// fn main() -> std::process::ExitCode {
///     opt_main(|registry| rtblgen_dialects::register_all(registry))
/// }
/// ```
pub fn register_all(registry: &mut OptRegistry) {
    registry.dialect::<rtblgen_runtime::dialects::FuncDialect>();
    #[cfg(feature = "affine")]
    {
        use crate::affine::{
            AFFINE_FOLD_MEMREF_ALIAS_OPS, AffineDialect, AffineLoopFusion, AffineScalarReplacement,
            ExpandStridedMetadata, FOLD_MEMREF_ALIAS_OPS, FoldTensorSubsetOps,
        };
        registry.dialect::<AffineDialect>().pass(crate::conversion::LowerAffine);
        registry.pass(AffineLoopFusion).pass(AffineScalarReplacement).pass(ExpandStridedMetadata);
        registry
            .pass(crate::conversion::AffineExpandIndexOps)
            .pass(FOLD_MEMREF_ALIAS_OPS)
            .pass(AFFINE_FOLD_MEMREF_ALIAS_OPS)
            .pass(FoldTensorSubsetOps);
    }
    #[cfg(feature = "arith")]
    {
        use crate::arith::{
            ArithDialect, ArithExpand, IntRangeNarrowing, IntRangeOptimizations, UnsignedWhenEquivalent,
        };
        registry.dialect::<ArithDialect>().pass(ArithExpand);
        registry.pass(IntRangeNarrowing).pass(IntRangeOptimizations).pass(UnsignedWhenEquivalent);
    }
    #[cfg(feature = "cf")]
    registry.dialect::<crate::cf::CfDialect>();
    #[cfg(feature = "complex")]
    registry.dialect::<crate::complex::ComplexDialect>();
    #[cfg(all(feature = "complex", feature = "llvm"))]
    registry.pass(crate::conversion::COMPLEX_TO_LLVM);
    #[cfg(feature = "dlti")]
    registry.dialect::<crate::dlti::DltiDialect>();
    #[cfg(all(feature = "index", feature = "llvm"))]
    registry.pass(crate::conversion::INDEX_TO_LLVM);
    #[cfg(feature = "index")]
    registry.dialect::<crate::index::IndexDialect>();
    #[cfg(feature = "irdl")]
    registry.dialect::<crate::irdl::IrdlDialect>().loader(
        "irdl-file",
        "Load the dialects of a file of operations of irdl",
        |context, name, text| {
            let loaded = crate::irdl::LoadedDialects::load(context, name, text)?;
            Ok(Box::new(move |context| loaded.register(context)))
        },
    );
    #[cfg(feature = "llvm")]
    {
        use crate::conversion::{
            ARITH_TO_LLVM, CF_TO_LLVM, FUNC_TO_LLVM, RequestCWrappers, SetDataLayout, TO_LLVM, UB_TO_LLVM,
        };
        registry.dialect::<crate::llvm::LlvmDialect>();
        registry.pass(ARITH_TO_LLVM).pass(CF_TO_LLVM).pass(FUNC_TO_LLVM).pass(UB_TO_LLVM).pass(TO_LLVM);
        registry.pass(RequestCWrappers).pass(SetDataLayout);
    }
    #[cfg(feature = "math")]
    registry.dialect::<crate::math::MathDialect>();
    #[cfg(all(feature = "llvm", feature = "math"))]
    registry.pass(crate::conversion::MATH_TO_LLVM);
    #[cfg(feature = "llvm")]
    registry.pass(crate::conversion::MEMREF_TO_LLVM);
    #[cfg(feature = "memref")]
    {
        use crate::memref::{MemrefDialect, RESOLVE_RANKED_RESULT_DIMS, RESOLVE_RESULT_DIMS};
        registry.dialect::<MemrefDialect>().pass(RESOLVE_RANKED_RESULT_DIMS).pass(RESOLVE_RESULT_DIMS);
    }
    #[cfg(feature = "pdl")]
    registry.dialect::<crate::pdl::PdlDialect>();
    #[cfg(feature = "pdl_interp")]
    registry.dialect::<crate::pdl_interp::PdlInterpDialect>().pass(crate::conversion::PdlToPdlInterp);
    #[cfg(feature = "scf")]
    registry.dialect::<crate::scf::ScfDialect>().pass(crate::conversion::ScfToControlFlow);
    #[cfg(feature = "tensor")]
    registry.dialect::<crate::tensor::TensorDialect>();
    #[cfg(feature = "transform")]
    registry.dialect::<crate::transform::TransformDialect>().pass(crate::transform::TransformInterpreter);
    #[cfg(feature = "ub")]
    registry.dialect::<crate::ub::UbDialect>().pass(crate::RemoveDeadValues);
    #[cfg(feature = "vector")]
    registry.dialect::<crate::vector::VectorDialect>().pass(crate::arith::EmulateWideInt);
}
