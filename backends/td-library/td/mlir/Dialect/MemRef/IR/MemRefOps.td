//===- MemRefOps.td - memory ----------------------------------------------===//

#ifndef MEMREF_OPS
#define MEMREF_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/MemRef/IR/MemRefBase.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferStridedMetadataInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"

def MemRefTypeAttr : TypeAttrBase<"::mlir::MemRefType",
                                  "memref type attribute">;

class MemRef_Op<string mnemonic, list<Trait> traits = []>
    : Op<MemRef_Dialect, mnemonic, traits>;

// The value has the type of the elements of the memref.
class ElementTypeMatches<string summary, string value>
    : TypesMatchWith<summary, "memref", value, "$_self.element_type()">;

//===- Allocation ---------------------------------------------------------===//

class AllocLikeOp<string mnemonic, Resource resource, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat([
      AttrSizedOperandSegments,
      DeclareOpInterfaceMethods<AlignmentAttrOpInterface>], traits)> {
  let arguments = (ins Variadic<Index>:$dynamicSizes,
                       Variadic<Index>:$symbolOperands,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs Res<AnyMemRef, "",
                          [MemAlloc<resource, 0, FullEffect>]>:$memref);
  let assemblyFormat = [{
    `(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_AllocOp : AllocLikeOp<"alloc", DefaultResource, [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "allocates memory";
  let description = [{
    The operands are the sizes of the dimensions that the type leaves open, then the symbols of the layout.

    ```mlir
    %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?x4xf32>
    ```
  }];
}

def MemRef_AllocaOp : AllocLikeOp<"alloca", AutomaticAllocationScopeResource, [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
  let summary = "allocates memory on the stack";
}

def MemRef_ReallocOp : MemRef_Op<
  "realloc", [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "changes the size of memory of one dimension";
  let arguments = (ins Arg<MemRefRankOf<[AnyType], [1]>, "",
                           [MemFreeAt<0, FullEffect>]>:$source,
                       Optional<Index>:$dynamicResultSize,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs Res<MemRefRankOf<[AnyType], [1]>, "",
                          [MemAlloc<DefaultResource, 1, FullEffect>]>);
  let assemblyFormat = [{
    $source (`(` $dynamicResultSize^ `)`)? attr-dict
    `:` type($source) `to` type(results)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_AllocaScopeOp : MemRef_Op<"alloca_scope", [
    AutomaticAllocationScope,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    SingleBlockImplicitTerminator<"AllocaScopeReturnOp">,
    RecursiveMemoryEffects, NoRegionArguments]> {
  let summary =
      "a region at whose end the memory that it allocates on the stack is freed";
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
}

def MemRef_AllocaScopeReturnOp : MemRef_Op<"alloca_scope.return", [
    HasParent<"AllocaScopeOp">, Pure, ReturnLike, Terminator]> {
  let summary = "ends the region of `memref.alloca_scope`";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

def MemRef_DeallocOp : MemRef_Op<"dealloc", [MemRefsNormalizable]> {
  let summary = "frees memory";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "",
                           [MemFreeAt<0, FullEffect>]>:$memref);
  let hasFolder = 1;
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
}

//===- Assumptions --------------------------------------------------------===//

def AssumeAlignmentOp : MemRef_Op<"assume_alignment", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure,
    ViewLikeOpInterface, SameOperandsAndResultType,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyDimOfResult"]>]> {
  let summary = "the same memory, whose alignment is known";
  let arguments = (ins AnyMemRef:$memref,
                       ConfinedAttr<I32Attr, [IntPositive]>:$alignment);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref `,` $alignment attr-dict `:` type($memref)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def DistinctObjectsOp : MemRef_Op<"distinct_objects", [
    Pure, DistinctObjectsTrait,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "the same memory, of which no two parts overlap";
  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
  let hasVerifier = 1;
}

//===- Casts and queries --------------------------------------------------===//

def MemRef_CastOp : MemRef_Op<"cast", [
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    MemRefsNormalizable, Pure, SameOperandsAndResultShape,
    ViewLikeOpInterface]> {
  let summary = "the same memory as a type that says more or less about it";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def MemRef_MemorySpaceCastOp : MemRef_Op<"memory_space_cast", [
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    MemorySpaceCastOpInterface, MemRefsNormalizable, Pure,
    SameOperandsAndResultElementType,
    SameOperandsAndResultShape, ViewLikeOpInterface]> {
  let summary = "the same memory in another memory space";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def MemRef_DimOp : MemRef_Op<"dim", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    MemRefsNormalizable,
    ConditionallySpeculatable, NoMemoryEffect, ShapedDimOpInterface,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
                              ["inferResultRangesFromOptional"]>]> {
  let summary = "the size of a dimension";
  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    attr-dict $source `,` $index `:` type($source)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def MemRef_RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "the number of dimensions";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);
  let hasFolder = 1;
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
}

def MemRef_ExtractAlignedPointerAsIndexOp
    : MemRef_Op<"extract_aligned_pointer_as_index", [
        DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
        Pure, SameVariadicResultSize]> {
  let summary = "the address of the memory";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs Index:$aligned_pointer);
  let assemblyFormat = [{
    $source `:` type($source) `->` type(results) attr-dict
  }];
}

def MemRef_ExtractStridedMetadataOp : MemRef_Op<"extract_strided_metadata", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure,
    SameVariadicResultSize,
    ViewLikeOpInterface, InferTypeOpAdaptor]> {
  let summary =
      "the memory without its shape, and its offset, sizes and strides";
  let arguments = (ins AnyStridedMemRef:$source);
  let results = (outs AnyStridedMemRefOfRank<0>:$base_buffer,
                      Index:$offset,
                      Variadic<Index>:$sizes,
                      Variadic<Index>:$strides);
  let assemblyFormat = [{
    $source `:` type($source) `->` type(results) attr-dict
  }];
  let hasFolder = 1;
}

//===- Global memory ------------------------------------------------------===//

def MemRef_GlobalOp : MemRef_Op<
  "global", [Symbol, DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "memory that exists while the program runs";
  let description = [{
    ```mlir
    memref.global "private" constant @powers : memref<3xi32> = dense<[1, 2, 4]>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<
    StrAttr>:$sym_visibility, MemRefTypeAttr:$type,
                       OptionalAttr<AnyAttr>:$initial_value, UnitAttr:$constant,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let assemblyFormat = [{
    ($sym_visibility^)?
    (`constant` $constant^)?
    $sym_name `:`
    custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value)
    attr-dict
  }];
  let hasVerifier = 1;
}

def MemRef_GetGlobalOp : MemRef_Op<
  "get_global", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "the memory of `memref.global`";
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

//===- Access -------------------------------------------------------------===//

def LoadOp : MemRef_Op<"load", [
    ElementTypeMatches<"result type matches element type of 'memref'",
                       "result">,
    MemRefsNormalizable,
    DeclareOpInterfaceMethods<AlignmentAttrOpInterface>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
  let summary = "reads an element";
  let description = [{
    ```mlir
    %0 = memref.load %memory[%i, %j] : memref<4x?xf32>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "the reference to load from",
                           [MemRead]>:$memref, Variadic<Index>:$indices,
                       DefaultValuedOptionalAttr<BoolAttr,
                                                 "false">:$nontemporal,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs AnyType:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
}

def MemRef_StoreOp : MemRef_Op<"store", [
    ElementTypeMatches<"type of 'value' matches element type of 'memref'",
                       "value">,
    MemRefsNormalizable,
    DeclareOpInterfaceMethods<AlignmentAttrOpInterface>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
  let summary = "writes an element";
  let arguments = (ins AnyType:$value, Arg<
    AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, DefaultValuedOptionalAttr<
                         BoolAttr, "false">:$nontemporal,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let hasFolder = 1;
  let hasVerifier = 1;
  let assemblyFormat = [{
    $value `,` $memref `[` $indices `]` attr-dict `:` type($memref)
  }];
}

def CopyOp : MemRef_Op<"copy", [SameOperandsElementType, SameOperandsShape]> {
  let summary = "copies all elements";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "the memref to copy from",
                           [MemReadAt<0, FullEffect>]>:$source,
                       Arg<AnyRankedOrUnrankedMemRef, "the memref to copy to",
                           [MemWriteAt<0, FullEffect>]>:$target);
  let assemblyFormat = [{
    $source `,` $target attr-dict `:` type($source) `to` type($target)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def MemRef_PrefetchOp : MemRef_Op<"prefetch"> {
  let summary = "tells that an element is accessed soon";
  let arguments = (ins Arg<AnyMemRef, "prefetch address", [MemWrite]>:$memref,
                       Variadic<Index>:$indices,
                       BoolAttr:$isWrite, ConfinedAttr<I32Attr, [
                         IntMinValue<0>, IntMaxValue<3>]>:$localityHint,
                       BoolAttr:$isDataCache);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_DmaStartOp : MemRef_Op<"dma_start"> {
  let summary = "starts a copy that goes on while the program runs";
  let arguments = (ins Variadic<AnyType>:$operands);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_DmaWaitOp : MemRef_Op<"dma_wait"> {
  let summary = "waits for a copy";
  let arguments = (ins AnyMemRef:$tagMemRef,
                       Variadic<Index>:$tagIndices,
                       Index:$numElements);
  let assemblyFormat = [{
    $tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def GenericAtomicRMWOp : MemRef_Op<"generic_atomic_rmw", [
    SingleBlockImplicitTerminator<"AtomicYieldOp">,
    ElementTypeMatches<"result type matches element type of memref",
                       "result">]> {
  let summary = "changes an element by a region, atomically";
  let arguments = (ins Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>,
                           "the reference to read from and write to",
                           [MemRead, MemWrite]>:$memref,
                       Variadic<Index>:$indices);
  let results = (outs AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$result);
  let regions = (region AnyRegion:$atomic_body);
  let skipDefaultBuilders = 1;
  // Written in Rust: a function fills the region.
  let builders = [
    OpBuilder<(ins "::mlir::Value":$memref, "::mlir::ValueRange":$indices)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AtomicYieldOp : MemRef_Op<"atomic_yield", [
    HasParent<"GenericAtomicRMWOp">, Pure, Terminator, ReturnLike]> {
  let summary = "the new element of `memref.generic_atomic_rmw`";
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def AtomicRMWOp : MemRef_Op<"atomic_rmw", [
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    AllTypesMatch<["value", "result"]>,
    ElementTypeMatches<"value type matches element type of memref", "value">]> {
  let summary = "changes an element by an operation, atomically";
  let arguments = (ins AtomicRMWKindAttr:$kind,
                       AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$value,
                       Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>,
                           "the reference to read from and write to",
                           [MemRead, MemWrite]>:$memref,
                       Variadic<Index>:$indices);
  let results = (outs AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$result);
  let assemblyFormat = [{
    $kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,`
    type($memref) `)` `->` type($result)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Views --------------------------------------------------------------===//

// Offsets, sizes and strides, each of them an operand or a number.
class MemRef_OpWithOffsetSizesAndStrides<
  string mnemonic, list<Trait> traits = []> : MemRef_Op<mnemonic, traits>;

def MemRef_ReinterpretCastOp
    : MemRef_OpWithOffsetSizesAndStrides<"reinterpret_cast", [
        DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
        DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
        AttrSizedOperandSegments, MemRefsNormalizable, Pure,
        OffsetSizeAndStrideOpInterface, ViewLikeOpInterface]> {
  let summary = "the same memory with another offset, sizes and strides";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", []>:$source,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = [{
    $source `to` `offset` `` `:`
    custom<DynamicIndexList>($offsets, $static_offsets)
    `` `,` `sizes` `` `:`
    custom<DynamicIndexList>($sizes, $static_sizes)
    `` `,` `strides` `` `:`
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def SubViewOp : MemRef_OpWithOffsetSizesAndStrides<"subview", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<InferStridedMetadataOpInterface>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<ViewLikeOpInterface>,
    AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface, Pure]> {
  let summary = "a part of the memory";
  let description = [{
    ```mlir
    %0 = memref.subview %memory[0, %i] [4, 8] [1, 2]
        : memref<16x64xf32> to memref<4x8xf32, strided<[64, 2], offset: ?>>
    ```
  }];
  let arguments = (ins AnyMemRef:$source,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $source ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ReshapeOp : MemRef_Op<"reshape", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    Pure, ViewLikeOpInterface]> {
  let summary = "the same memory with a shape that is read from memory";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source,
                       Arg<MemRefRankOf<[AnySignlessInteger, Index], [1]>,
                           "dynamically-sized shape",
                           [MemRead]>:$shape);
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
  let assemblyFormat = [{
    $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class MemRef_ReassociativeReshapeOp<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat(traits, [Pure, ViewLikeOpInterface])>,
      Results<(outs AnyStridedMemRef:$result)> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_ExpandShapeOp : MemRef_ReassociativeReshapeOp<"expand_shape", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                              ["reifyResultShapes"]>]> {
  let summary = "the same memory with more dimensions";
  let arguments = (ins AnyStridedMemRef:$src,
                       IndexListArrayAttr:$reassociation,
                       Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
    type($src) `into` type($result)
  }];
}

def MemRef_CollapseShapeOp : MemRef_ReassociativeReshapeOp<"collapse_shape", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>]> {
  let summary = "the same memory with fewer dimensions";
  let arguments = (ins AnyStridedMemRef:$src,
                       IndexListArrayAttr:$reassociation);
  let assemblyFormat = [{
    $src $reassociation attr-dict `:` type($src) `into` type($result)
  }];
}

def MemRef_TransposeOp : MemRef_Op<"transpose", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>, Pure]>,
    Arguments<(ins AnyStridedMemRef:$in, AffineMapAttr:$permutation)>,
                         Results<(outs AnyStridedMemRef)> {
  let summary = "the same memory with its dimensions in another order";
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ViewOp : MemRef_Op<"view", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
    DeclareOpInterfaceMethods<ViewLikeOpInterface>, Pure]> {
  let summary = "bytes as memory of another type";
  let arguments = (ins MemRefRankOf<[I8], [1]>:$source,
                       Index:$byte_shift,
                       Variadic<Index>:$sizes);
  let results = (outs AnyMemRef);
  let assemblyFormat = [{
    $source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict
    `:` type($source) `to` type(results)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // MEMREF_OPS
