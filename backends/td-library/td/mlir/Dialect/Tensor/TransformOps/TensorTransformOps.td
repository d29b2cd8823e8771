//===- TensorTransformOps.td - transform ops of tensor ------------- ===//

#ifndef MLIR_DIALECT_TENSOR_TRANSFORMOPS_TD
#define MLIR_DIALECT_TENSOR_TRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/OpBase.td"

class _TensorPatternsOp<string mnemonic>
    : Op<Transform_Dialect, "apply_patterns.tensor." # mnemonic,
         [DeclareOpInterfaceMethods<PatternDescriptorOpInterface>]> {
  let assemblyFormat = "attr-dict";
}

def ApplyDecomposeTensorConcatPatternsOp
    : _TensorPatternsOp<"decompose_concat"> {
  let summary = "patterns that replace `tensor.concat` by slice insertions";
}

def ApplyDropRedundantInsertSliceRankExpansionPatternsOp
    : _TensorPatternsOp<"drop_redundant_insert_slice_rank_expansion"> {
  let summary =
      "patterns that drop rank expansions that a slice extraction undoes";
}

def ApplyFoldTensorEmptyPatternsOp : _TensorPatternsOp<"fold_tensor_empty"> {
  let summary = "patterns that fold `tensor.empty` into its users";
  let arguments = (ins DefaultValuedAttr<BoolAttr,
                                         "false">:$fold_single_use_only);
}

def ApplyFoldTensorSubsetOpsPatternsOp
    : _TensorPatternsOp<"fold_tensor_subset_ops"> {
  let summary =
      "patterns that fold slices into element accesses and other slices";
}

def ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp
    : _TensorPatternsOp<"fold_tensor_subset_ops_into_vector_transfers"> {
  let summary = "patterns that fold slices into vector transfers";
}

def ApplyMergeConsecutiveInsertExtractSlicePatternsOp
    : _TensorPatternsOp<"merge_consecutive_insert_extract_slice"> {
  let summary = "patterns that merge slices of slices";
}

def ApplyReassociativeReshapeFoldingPatternsOp
    : _TensorPatternsOp<"reassociative_reshape_folding"> {
  let summary = "patterns that fold reshapes into slices";
}

def ApplyBubbleUpExtractSlicePatternsOp
    : _TensorPatternsOp<"bubble_up_extract_slice"> {
  let summary = "patterns that move slice extractions before reshapes";
}

def ApplyRewriteTensorOpsAsConstantPatternsOp
    : _TensorPatternsOp<"rewrite_as_constant"> {
  let summary = "patterns that replace tensor operations by constants";
  let arguments = (ins UnitAttr:$aggressive);
  let assemblyFormat = "(`aggressive` $aggressive^)? attr-dict";
}

def Transform_TensorPadOp : Transform_ConcreteOpType<"tensor.pad">;

def MakeLoopIndependentOp
    : Op<Transform_Dialect, "tensor.make_loop_independent",
         [FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface,
          TransformOpInterface, TransformEachOpTrait]> {
  let summary = "makes the sizes of a tensor independent of loop variables";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       I64Attr:$num_loops);
  let results = (outs TransformHandleTypeInterface:$transformed);
  let assemblyFormat =
      "$target attr-dict `:` functional-type($target, $transformed)";
}

def TypeConversionCastShapeDynamicDimsOp
    : Op<Transform_Dialect, "type_conversion.tensor.cast_shape_dynamic_dims",
         [DeclareOpInterfaceMethods<TypeConverterBuilderOpInterface,
                                    ["populateTypeMaterializations"]>]> {
  let summary =
      "materializes casts between tensors of static and dynamic shapes";
  let arguments = (ins UnitAttr:$ignore_dynamic_info);
  let assemblyFormat =
      "(`ignore_dynamic_info` $ignore_dynamic_info^)? attr-dict";
}

#endif // MLIR_DIALECT_TENSOR_TRANSFORMOPS_TD
