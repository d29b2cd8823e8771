//! `toy.print` and all other dialects to `llvm`, in one conversion.
//!
//! An operation may need several patterns: `affine.for` becomes `scf.for`, that becomes branches of `cf`, and those
//! branches of `llvm`.

use rtblgen_dialects::arith::ArithDialect;
use rtblgen_dialects::cf::CfDialect;
use rtblgen_dialects::conversion::{
    LlvmOptions, LlvmTypeConverter, populate_affine_to_std, populate_arith_to_llvm, populate_cf_to_llvm,
    populate_func_to_llvm, populate_memref_to_llvm, populate_scf_to_cf,
};
use rtblgen_dialects::llvm::LlvmDialect;
use rtblgen_dialects::memref::MemrefDialect;
use rtblgen_dialects::scf::ScfDialect;
use rtblgen_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_full_conversion,
};
use rtblgen_runtime::dialects::builtin::ModuleOp;
use rtblgen_runtime::pass::{Pass, PassAnchor, PassError, PassState};
use rtblgen_runtime::{Context, Diagnostics, Ir, Op, RewritePatternSet};

use super::print::lower_print;

/// Lowers the operations that [`ToyToAffine`](super::ToyToAffine) leaves to the `llvm` dialect.
#[derive(Clone, Copy, Debug)]
pub struct ToyToLlvm;

impl Pass for ToyToLlvm {
    fn argument(&self) -> &'static str {
        "toy-to-llvm"
    }

    fn description(&self) -> &'static str {
        "Lower everything to the llvm dialect"
    }

    fn anchor(&self) -> PassAnchor {
        PassAnchor::Op("builtin.module")
    }

    fn register_dependent_dialects(&self, context: &Context) {
        context.register::<ArithDialect>();
        context.register::<CfDialect>();
        context.register::<LlvmDialect>();
        context.register::<MemrefDialect>();
        context.register::<ScfDialect>();
    }

    fn run<'c>(&self, ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
        let mut target = ConversionTarget::new(ir.context());
        target.legal_dialect("llvm").legal::<ModuleOp>();
        let converter = LlvmTypeConverter::new(LlvmOptions::default());
        let mut rewrites = RewritePatternSet::new(ir.context());
        populate_affine_to_std(&mut rewrites);
        populate_scf_to_cf(&mut rewrites);
        rewrites.add_fn("PrintOpLowering", lower_print);
        let mut patterns = ConversionPatternSet::new(ir.context());
        patterns.add_rewrites(rewrites);
        populate_arith_to_llvm(&mut patterns, &converter);
        populate_memref_to_llvm(&mut patterns, &converter);
        populate_cf_to_llvm(&mut patterns, &converter);
        populate_func_to_llvm(&mut patterns, &converter);
        let config = ConversionConfig { explain: true, ..ConversionConfig::default() };
        apply_full_conversion(ir, &[module], &target, &patterns, config)
            .map_err(|error| PassError::Diagnostics(Diagnostics::from(error)))?;
        Ok(())
    }
}
