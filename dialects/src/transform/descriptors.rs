//! Pattern descriptors and type converter builders.

use std::sync::Arc;

use rtblgen_runtime::conversion::{ConversionPatternSet, ConversionTarget, TypeConverter};
use rtblgen_runtime::rewrite::populate_canonicalization_patterns;
use rtblgen_runtime::{Context, Ir, RewritePatternSet, TypedOp, VerifyError, VerifyResult};

use super::*;
use crate::affine::{
    populate_expand_strided_metadata, populate_fold_memref_aliases, populate_fold_tensor_subsets,
    populate_fold_tensor_subsets_into_transfers,
};
use crate::conversion::{
    LlvmOptions, LlvmTypeConverter, populate_func_to_llvm, populate_of_dialect, populate_scf_to_cf,
    populate_scf_type_conversion,
};
use crate::memref::populate_resolve_ranked_dims;

/// A type converter of `transform.apply_conversion_patterns`.
#[derive(Clone)]
pub struct Converter<'c> {
    types: Arc<TypeConverter<'c>>,
    /// The converter, if it converts to the types of LLVM IR.
    llvm: Option<LlvmTypeConverter<'c>>,
}

impl Default for Converter<'_> {
    fn default() -> Self {
        Self { types: Arc::new(TypeConverter::new()), llvm: None }
    }
}

impl<'c> Converter<'c> {
    /// A converter with these rules.
    pub fn new(types: TypeConverter<'c>) -> Self {
        Self { types: Arc::new(types), llvm: None }
    }

    /// The rules.
    pub fn types(&self) -> &Arc<TypeConverter<'c>> {
        &self.types
    }

    /// The converter to the types of LLVM IR.
    ///
    /// # Errors
    ///
    /// The converter is of another kind.
    pub fn llvm(&self) -> Result<&LlvmTypeConverter<'c>, String> {
        self.llvm.as_ref().ok_or_else(|| "expected LLVMTypeConverter".to_owned())
    }
}

impl<'c> From<LlvmTypeConverter<'c>> for Converter<'c> {
    fn from(converter: LlvmTypeConverter<'c>) -> Self {
        Self { types: Arc::clone(&converter), llvm: Some(converter) }
    }
}

/// The kind of the converter to the types of LLVM IR.
const LLVM_TYPE_CONVERTER: &str = "LLVMTypeConverter";

impl TypeConverterBuilderOpInterface for MemrefToLLVMTypeConverterOp {
    fn type_converter<'c>(self, ir: &Ir<'c>, _: &'c Context) -> Result<Converter<'c>, String> {
        if self.data_layout(ir).is_some_and(|layout| !layout.is_empty()) {
            let name = "transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter";
            return Err(format!("'data_layout' of '{name}' is not implemented in rtblgen-dialects"));
        }
        let bits = u32::try_from(self.index_bitwidth(ir)).ok().filter(|bits| *bits > 0);
        let default = LlvmOptions::default();
        let options = LlvmOptions {
            index_bits: bits.unwrap_or(default.index_bits),
            uses_bare_pointers: self.use_bare_ptr_call_conv(ir),
            uses_aligned_alloc: self.use_aligned_alloc(ir),
            uses_generic_functions: self.use_generic_functions(ir),
            ..default
        };
        Ok(LlvmTypeConverter::new(options).into())
    }

    fn type_converter_type() -> &'static str {
        LLVM_TYPE_CONVERTER
    }
}

impl TypeConverterBuilderOpInterface for TypeConversionCastShapeDynamicDimsOp {
    fn populate_type_materializations(self, _: &Ir<'_>, _: &mut TypeConverter<'_>) -> Result<(), String> {
        Err(missing("transform.type_conversion.tensor.cast_shape_dynamic_dims"))
    }
}

/// The error message for patterns that are not implemented.
fn missing(name: &str) -> String {
    format!("the patterns of '{name}' are not implemented in rtblgen-dialects")
}

/// Fails unless the parent's converter converts to the types of LLVM IR.
fn needs_llvm(builder: DynTypeConverterBuilderOpInterface) -> VerifyResult {
    match builder.type_converter_type() == LLVM_TYPE_CONVERTER {
        true => Ok(()),
        false => Err(VerifyError::new("expected LLVMTypeConverter")),
    }
}

impl ConversionPatternDescriptorOpInterface for ApplyToLLVMConversionPatternsOp {
    fn populate_patterns<'c>(
        self,
        ir: &Ir<'_>,
        converter: &Converter<'c>,
        patterns: &mut ConversionPatternSet<'c>,
    ) -> Result<(), String> {
        let name = self.dialect_name(ir);
        match populate_of_dialect(name) {
            Some(populate) => populate(patterns, converter.llvm()?),
            None => {
                return Err(format!(
                    "the lowering of '{name}' to llvm is not implemented in rtblgen-dialects"
                ));
            }
        }
        Ok(())
    }

    fn verify_type_converter(self, _: &Ir<'_>, builder: DynTypeConverterBuilderOpInterface) -> VerifyResult {
        needs_llvm(builder)
    }
}

impl ConversionPatternDescriptorOpInterface for ApplyFuncToLLVMConversionPatternsOp {
    fn populate_patterns<'c>(
        self,
        _: &Ir<'_>,
        converter: &Converter<'c>,
        patterns: &mut ConversionPatternSet<'c>,
    ) -> Result<(), String> {
        populate_func_to_llvm(patterns, converter.llvm()?);
        Ok(())
    }

    fn verify_type_converter(self, _: &Ir<'_>, builder: DynTypeConverterBuilderOpInterface) -> VerifyResult {
        needs_llvm(builder)
    }
}

impl ConversionPatternDescriptorOpInterface for ApplySCFToControlFlowPatternsOp {
    fn populate_patterns<'c>(
        self,
        _: &Ir<'_>,
        _: &Converter<'c>,
        patterns: &mut ConversionPatternSet<'c>,
    ) -> Result<(), String> {
        let mut own = RewritePatternSet::new(patterns.context());
        populate_scf_to_cf(&mut own);
        patterns.add_rewrites(own);
        Ok(())
    }
}

impl ConversionPatternDescriptorOpInterface for ApplySCFStructuralConversionPatternsOp {
    fn populate_patterns<'c>(
        self,
        _: &Ir<'_>,
        converter: &Converter<'c>,
        patterns: &mut ConversionPatternSet<'c>,
    ) -> Result<(), String> {
        let mut unused = ConversionTarget::new(patterns.context());
        populate_scf_type_conversion(patterns, &mut unused, converter.types());
        Ok(())
    }

    fn populate_conversion_target_rules<'c>(
        self,
        ir: &Ir<'c>,
        converter: &Converter<'c>,
        target: &mut ConversionTarget<'c>,
    ) -> Result<(), String> {
        let mut unused = ConversionPatternSet::new(ir.context());
        populate_scf_type_conversion(&mut unused, target, converter.types());
        Ok(())
    }
}

/// Implements pattern descriptors by functions that add patterns. The ops in brackets are not implemented: they are errors.
macro_rules! pattern_sets {
    ([$($other:ty),* $(,)?] $($op:ty: $populate:expr;)*) => {
        $(impl PatternDescriptorOpInterface for $op {
            fn populate_patterns<'c>(
                self,
                _: &Ir<'_>,
                patterns: &mut RewritePatternSet<'c>,
            ) -> Result<(), String> {
                $populate(patterns);
                Ok(())
            }
        })*
        $(impl PatternDescriptorOpInterface for $other {
            fn populate_patterns(self, ir: &Ir<'_>, _: &mut RewritePatternSet<'_>) -> Result<(), String> {
                Err(missing(self.op().name(ir).as_str()))
            }
        })*
    };
}

pattern_sets! {
    [
        ApplyAllocToAllocaOp, ApplyExpandOpsPatternsOp, ApplyExtractAddressComputationsPatternsOp,
        ApplyForLoopCanonicalizationPatternsOp, ApplyDecomposeTensorConcatPatternsOp,
        ApplyDropRedundantInsertSliceRankExpansionPatternsOp, ApplyFoldTensorEmptyPatternsOp,
        ApplyMergeConsecutiveInsertExtractSlicePatternsOp, ApplyReassociativeReshapeFoldingPatternsOp,
        ApplyBubbleUpExtractSlicePatternsOp, ApplyRewriteTensorOpsAsConstantPatternsOp,
    ]
    ApplyCanonicalizationPatternsOp: populate_canonicalization_patterns;
    ApplyExpandStridedMetadataPatternsOp: populate_expand_strided_metadata;
    ApplyFoldMemrefAliasOpsPatternsOp: populate_fold_memref_aliases;
    ApplyResolveRankedShapedTypeResultDimsPatternsOp: populate_resolve_ranked_dims;
    ApplyFoldTensorSubsetOpsPatternsOp: populate_fold_tensor_subsets;
    ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp: populate_fold_tensor_subsets_into_transfers;
}
