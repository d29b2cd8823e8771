//===- MemRefTransformOps.td - transform ops of memref ------------- ===//

#ifndef MLIR_DIALECT_MEMREF_TRANSFORMOPS_TD
#define MLIR_DIALECT_MEMREF_TRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/OpBase.td"

def MemrefToLLVMTypeConverterOp
    : Op<Transform_Dialect,
         "apply_conversion_patterns.memref.memref_to_llvm_type_converter",
         [DeclareOpInterfaceMethods<TypeConverterBuilderOpInterface, [
           "getTypeConverter", "getTypeConverterType"]>]> {
  let summary = "type converter for the lowering to `llvm`";
  let arguments = (ins DefaultValuedOptionalAttr<BoolAttr,
                                                 "false">:$use_aligned_alloc,
                       DefaultValuedOptionalAttr<I64Attr, "64">:$index_bitwidth,
                       DefaultValuedOptionalAttr<
                         BoolAttr, "false">:$use_generic_functions,
                       DefaultValuedOptionalAttr<
                         BoolAttr, "false">:$use_bare_ptr_call_conv,
                       OptionalAttr<StrAttr>:$data_layout);
  let assemblyFormat = "attr-dict";
}

class _MemoryPatternsOp<string mnemonic, list<string> methods = []>
    : Op<Transform_Dialect, "apply_patterns.memref." # mnemonic,
         [DeclareOpInterfaceMethods<PatternDescriptorOpInterface, methods>]> {
  let assemblyFormat = "attr-dict";
}

def ApplyAllocToAllocaOp : _MemoryPatternsOp<"alloc_to_alloca",
                                             ["populatePatternsWithState"]> {
  let summary = "patterns that replace `memref.alloc` by `memref.alloca`";
  let arguments = (ins OptionalAttr<I64Attr>:$size_limit);
  let assemblyFormat = "(`size_limit` `(` $size_limit^ `)`)? attr-dict";
}

def ApplyExpandOpsPatternsOp : _MemoryPatternsOp<"expand_ops"> {
  let summary = "patterns that expand operations into simpler ones";
}

def ApplyExpandStridedMetadataPatternsOp
    : _MemoryPatternsOp<"expand_strided_metadata"> {
  let summary = "patterns that compute the metadata of views";
}

def ApplyExtractAddressComputationsPatternsOp
    : _MemoryPatternsOp<"extract_address_computations"> {
  let summary =
      "patterns that move the address computation of an access to a subview";
}

def ApplyFoldMemrefAliasOpsPatternsOp
    : _MemoryPatternsOp<"fold_memref_alias_ops"> {
  let summary = "patterns that fold subviews and reshapes into accesses";
}

def ApplyResolveRankedShapedTypeResultDimsPatternsOp
    : _MemoryPatternsOp<"resolve_ranked_shaped_type_result_dims"> {
  let summary = "patterns that compute the dimensions of results from operands";
}

def Transform_MemRefAllocOp : Transform_ConcreteOpType<"memref.alloc">;
def Transform_MemRefAllocaOp : Transform_ConcreteOpType<"memref.alloca">;

defvar _MemoryEffects = DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;
defvar _MemoryStep = DeclareOpInterfaceMethods<TransformOpInterface>;

def MemRefAllocaToGlobalOp
    : Op<Transform_Dialect, "memref.alloca_to_global",
         [TransformOpInterface, _MemoryEffects, _MemoryStep]> {
  let summary = "replaces stack allocations by global variables";
  let arguments = (ins Transform_MemRefAllocaOp:$alloca);
  let results = (outs TransformHandleTypeInterface:$getGlobal,
                      TransformHandleTypeInterface:$global);
  let assemblyFormat =
      "$alloca attr-dict `:` functional-type(operands, results)";
}

def MemRefMultiBufferOp
    : Op<Transform_Dialect, "memref.multibuffer",
         [FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface,
          _MemoryStep]> {
  let summary =
      "replaces a buffer by several buffers that loop iterations use in turn";
  let arguments = (ins Transform_MemRefAllocOp:$target,
                       ConfinedAttr<I64Attr, [IntPositive]>:$factor,
                       UnitAttr:$skip_analysis);
  let results = (outs TransformHandleTypeInterface:$transformed);
  let assemblyFormat =
      "$target attr-dict `:` functional-type(operands, results)";
}

def MemRefEraseDeadAllocAndStoresOp
    : Op<Transform_Dialect, "memref.erase_dead_alloc_and_stores",
         [TransformEachOpTrait, TransformOpInterface, _MemoryEffects,
          ReportTrackingListenerFailuresOpTrait]> {
  let summary = "removes allocations that are only written";
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs);
  let assemblyFormat =
      "$target attr-dict `:` functional-type($target, results)";
}

def MemRefMakeLoopIndependentOp
    : Op<Transform_Dialect, "memref.make_loop_independent",
         [FunctionalStyleTransformOpTrait, MemoryEffectsOpInterface,
          TransformOpInterface, TransformEachOpTrait]> {
  let summary =
      "makes the sizes of an allocation independent of loop variables";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       I64Attr:$num_loops);
  let results = (outs TransformHandleTypeInterface:$transformed);
  let assemblyFormat =
      "$target attr-dict `:` functional-type($target, $transformed)";
}

#endif // MLIR_DIALECT_MEMREF_TRANSFORMOPS_TD
