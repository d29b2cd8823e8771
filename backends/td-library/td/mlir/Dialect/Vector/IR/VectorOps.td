//===- VectorOps.td - vectors ---------------------------------------------===//

#ifndef MLIR_DIALECT_VECTOR_IR_VECTOR_OPS
#define MLIR_DIALECT_VECTOR_IR_VECTOR_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Vector/IR/Vector.td"
include "mlir/Dialect/Vector/IR/VectorAttributes.td"
include "mlir/Dialect/Vector/Interfaces/MaskableOpInterface.td"
include "mlir/Dialect/Vector/Interfaces/MaskingOpInterface.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/IndexingMapOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"

// Upstream includes the definitions of all builtin attributes instead.
def Builtin_StringAttr : StringBasedAttr<StrAttrPred,
                                         "An Attribute containing a string">;

// A result and an operand, given by their numbers, have the same element type.
class SameElements<string summary, int result, int operand>
    : PredOpTrait<summary, TCresVTEtIsSameAsOpBase<result, operand>>;

defvar Unrolls = DeclareOpInterfaceMethods<VectorUnrollOpInterface,
                                           ["getShapeForUnroll"]>;
defvar Maskable = DeclareOpInterfaceMethods<MaskableOpInterface>;
defvar InfersRanges = DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                ["inferResultRanges"]>;
defvar TakesCastMemory = DeclareOpInterfaceMethods<
  MemorySpaceCastConsumerOpInterface>;
defvar HasAlignment = DeclareOpInterfaceMethods<AlignmentAttrOpInterface>;

//===- Combinations -------------------------------------------------------===//

def Vector_ContractionOp : Vector_Op<"contract", [
    IndexingMapOpInterface, Pure,
    PredOpTrait<"lhs and rhs have same element type", TCopVTEtIsSameAs<0, 1>>,
    SameElements<"third operand acc and result have same element type", 0, 2>,
    Maskable, Unrolls]> {
  let summary = "contracts dimensions of two vectors";
  let description = [{
    Each iterator is parallel, a dimension of the result, or a reduction. The indexing maps map the iterators to the
    dimensions of the two vectors and of the accumulator.

    ```mlir
    %0 = vector.contract {
      indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]
    } %a, %b, %acc : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
    ```
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$lhs,
                       AnyVectorOfNonZeroRank:$rhs,
                       AnyType:$acc,
                       ArrayAttr:$indexing_maps,
                       Vector_IteratorTypeArrayAttr:$iterator_types,
                       DefaultValuedAttr<Vector_CombiningKindAttr,
                                         "CombiningKind::ADD">:$kind);
  let results = (outs AnyType);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_ReductionOp : Vector_Op<"reduction", [
    Pure,
    SameElements<"source operand and result have same element type", 0, 0>,
    OptionalTypesMatchWith<"dest and acc have the same type", "dest", "acc",
                           "$_self">,
    DeclareOpInterfaceMethods<ArithFastMathInterface>, Maskable, Unrolls]> {
  let summary = "reduces a 1-D vector";
  let arguments = (ins Vector_CombiningKindAttr:$kind,
                       AnyVectorOfAnyRank:$vector,
                       Optional<AnyType>:$acc,
                       DefaultValuedAttr<Arith_FastMathAttr,
                                         "::rtblgen_dialects::arith::FastMathFlags::none">:$fastmath);
  let results = (outs AnyType:$dest);
  let assemblyFormat = [{
    $kind `,` $vector (`,` $acc^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($vector) `into` type($dest)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_MultiDimReductionOp : Vector_Op<"multi_reduction", [
    Pure, AllTypesMatch<["dest", "acc"]>,
    SameElements<"source operand and result have same element type", 0, 0>,
    DeclareOpInterfaceMethods<InferTypeOpInterface>, Maskable, Unrolls]> {
  let summary = "reduces some dimensions of a vector";
  let arguments = (ins Vector_CombiningKindAttr:$kind,
                       AnyVectorOfNonZeroRank:$source,
                       AnyType:$acc,
                       DenseI64ArrayAttr:$reduction_dims);
  let results = (outs AnyType:$dest);
  let assemblyFormat = [{
    $kind `,` $source `,` $acc attr-dict $reduction_dims `:` type($source) `to` type($dest)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_FMAOp : Op<Vector_Dialect, "fma", [
  Pure, AllTypesMatch<["lhs", "rhs", "acc", "result"]>, Unrolls]
                                             # ElementwiseMappable.traits> {
  let summary = "fused multiply-add";
  let arguments = (ins VectorOfAnyRankOf<[AnyFloat]>:$lhs,
                       VectorOfAnyRankOf<[AnyFloat]>:$rhs,
                       VectorOfAnyRankOf<[AnyFloat]>:$acc);
  let results = (outs VectorOfAnyRankOf<[AnyFloat]>:$result);
  let assemblyFormat = "$lhs `,` $rhs `,` $acc attr-dict `:` type($lhs)";
}

def Vector_OuterProductOp : Vector_Op<"outerproduct", [
    Pure, SameElements<"lhs operand and result have same element type", 0, 0>,
    SameElements<"rhs operand and result have same element type", 0, 1>,
    Maskable]> {
  let summary =
      "outer product of two vectors, or product of a vector and a scalar";
  let arguments = (ins AnyVectorOfNonZeroRank:$lhs,
                       AnyType:$rhs,
                       Optional<AnyVectorOfNonZeroRank>:$acc,
                       DefaultValuedAttr<Vector_CombiningKindAttr,
                                         "CombiningKind::ADD">:$kind);
  let results = (outs AnyVectorOfNonZeroRank);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_ScanOp : Vector_Op<"scan", [
    Pure, AllTypesMatch<["source", "dest"]>,
    AllTypesMatch<["initial_value", "accumulated_value"]>]> {
  let summary = "inclusive or exclusive scan along a dimension";
  let arguments = (ins Vector_CombiningKindAttr:$kind,
                       AnyVectorOfNonZeroRank:$source,
                       AnyVectorOfAnyRank:$initial_value,
                       I64Attr:$reduction_dim,
                       BoolAttr:$inclusive);
  let results = (outs AnyVectorOfNonZeroRank:$dest,
                      AnyVectorOfAnyRank:$accumulated_value);
  let assemblyFormat = [{
    $kind `,` $source `,` $initial_value attr-dict `:` type($source) `,` type($initial_value)
  }];
  let hasVerifier = 1;
}

//===- Vectors from values, and their elements ----------------------------===//

def Vector_BroadcastOp : Vector_Op<"broadcast", [
    Pure, Unrolls, InfersRanges,
    SameElements<"source operand and result have same element type", 0, 0>]> {
  let summary = "broadcasts a scalar or a vector";
  let description = [{
    Unit dimensions of the source are stretched. New dimensions are leading dimensions.

    ```mlir
    %0 = vector.broadcast %x : f32 to vector<4xf32>
    ```
  }];
  let arguments = (ins AnyType:$source);
  let results = (outs AnyVectorOfAnyRank:$vector);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($vector)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_ShuffleOp : Vector_Op<"shuffle", [
    Pure,
    SameElements<"first operand v1 and result have same element type", 0, 0>,
    SameElements<"second operand v2 and result have same element type", 0, 1>,
    InferTypeOpAdaptor]> {
  let summary = "shuffles the elements of two vectors";
  let arguments = (ins AnyFixedVectorOfAnyRank:$v1,
                       AnyFixedVectorOfAnyRank:$v2,
                       DenseI64ArrayAttr:$mask);
  let results = (outs AnyVectorOfNonZeroRank:$vector);
  let assemblyFormat = "operands $mask attr-dict `:` type(operands)";
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def ResultIsDoubleSourceVectorType
    : TypesMatchWith<"type of 'result' is double the width of the inputs",
                     "lhs", "result", "interleaved_type($_self)">;

def Vector_InterleaveOp : Vector_Op<"interleave", [
    Pure, AllTypesMatch<["lhs", "rhs"]>, ResultIsDoubleSourceVectorType]> {
  let summary = "interleaves two vectors";
  let arguments = (ins AnyVectorOfAnyRank:$lhs, AnyVectorOfAnyRank:$rhs);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)
  }];
}

class ResultIsHalfSourceVectorType<string result>
    : TypesMatchWith<
      "the trailing dimension of the results is half the width of source trailing dimension",
      "source", result, "deinterleaved_type($_self)">;

def SourceVectorEvenElementCount
    : PredOpTrait<
      "the trailing dimension of the source vector has an even number of elements",
      CPred<
        "$_op.operand(0).ty().shape().last().is_some_and(|size| size % 2 == 0)">>;

def Vector_DeinterleaveOp : Vector_Op<"deinterleave", [
    Pure, SourceVectorEvenElementCount, ResultIsHalfSourceVectorType<"res1">,
    AllTypesMatch<["res1", "res2"]>]> {
  let summary = "deinterleaves a vector";
  let arguments = (ins AnyVectorOfNonZeroRank:$source);
  let results = (outs AnyVectorOfNonZeroRank:$res1,
                      AnyVectorOfNonZeroRank:$res2);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `->` type($res1)
  }];
}

def Vector_ExtractOp : Vector_Op<"extract", [
    Pure, InfersRanges,
    SameElements<"operand and result have same element type", 0, 0>,
    InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "extracts an element or a vector of trailing dimensions";
  let description = [{
    ```mlir
    %0 = vector.extract %v[%i, 2] : f32 from vector<4x8xf32>
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$source,
                       Variadic<Index>:$dynamic_position,
                       DenseI64ArrayAttr:$static_position);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $source ``
    custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($result) `from` type($source)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_ToElementsOp : Vector_Op<"to_elements", [
    InferTypeOpAdaptor, Pure,
    ShapedTypeMatchesElementCountAndTypes<"source", "elements">]> {
  let summary = "decomposes a vector into its elements";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs Variadic<AnyType>:$elements);
  let assemblyFormat = "$source attr-dict `:` type($source)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_FromElementsOp : Vector_Op<"from_elements", [
    Pure, ShapedTypeMatchesElementCountAndTypes<"dest", "elements">]> {
  let summary = "builds a vector from its elements";
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyFixedVectorOfAnyRank:$dest);
  let assemblyFormat = "$elements attr-dict `:` type($dest)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_InsertOp : Vector_Op<"insert", [
    Pure, InfersRanges,
    SameElements<"source operand and result have same element type", 0, 0>,
    AllTypesMatch<["dest", "result"]>]> {
  let summary = "inserts an element or a vector of trailing dimensions";
  let arguments = (ins AnyType:$valueToStore,
                       AnyVectorOfAnyRank:$dest,
                       Variadic<Index>:$dynamic_position,
                       DenseI64ArrayAttr:$static_position);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($valueToStore) `into` type($dest)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_StepOp : Vector_Op<"step", [
    Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>, InfersRanges]> {
  let summary = "the sequence 0, 1, 2 and so on";
  let results = (outs VectorOfRankAndType<[1], [Index]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
}

def VectorScaleOp : Vector_Op<"vscale", [
    Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "the factor of scalable dimensions";
  let results = (outs Index:$res);
  let assemblyFormat = "attr-dict";
}

//===- Parts of vectors ---------------------------------------------------===//

def Vector_ScalableInsertOp : Vector_Op<"scalable.insert", [
    Pure, AllElementTypesMatch<["valueToStore", "dest"]>,
    AllTypesMatch<["dest", "result"]>,
    PredOpTrait<"position is a multiple of the source length.",
                CPred<"is_multiple_of_length($_op, $_op.operand(0).ty())">>]> {
  let summary = "inserts a vector into a scalable vector";
  let arguments = (ins VectorOfRank<[1]>:$valueToStore,
                       ScalableVectorOfRank<[1]>:$dest,
                       I64Attr:$pos);
  let results = (outs ScalableVectorOfRank<[1]>:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)
  }];
}

def Vector_ScalableExtractOp : Vector_Op<"scalable.extract", [
    Pure, AllElementTypesMatch<["source", "result"]>,
    PredOpTrait<"position is a multiple of the result length.",
                CPred<"is_multiple_of_length($_op, $_op.result(0).ty())">>]> {
  let summary = "extracts a vector from a scalable vector";
  let arguments = (ins ScalableVectorOfRank<[1]>:$source, I64Attr:$pos);
  let results = (outs VectorOfRank<[1]>:$result);
  let assemblyFormat = [{
    $source `[` $pos `]` attr-dict `:` type($result) `from` type($source)
  }];
}

def Vector_InsertStridedSliceOp : Vector_Op<"insert_strided_slice", [
    Pure, SameElements<"operand #0 and result have same element type", 0, 0>,
    AllTypesMatch<["dest", "result"]>]> {
  let summary = "inserts a vector into a strided slice of a vector";
  let arguments = (ins AnyVectorOfNonZeroRank:$valueToStore,
                       AnyVectorOfNonZeroRank:$dest,
                       I64ArrayAttr:$offsets,
                       I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Vector_ExtractStridedSliceOp : Vector_Op<"extract_strided_slice", [
    Pure, SameElements<"operand and result have same element type", 0, 0>]> {
  let summary = "extracts a strided slice of a vector";
  let description = [{
    ```mlir
    %0 = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}
        : vector<4x8x16xf32> to vector<2x4x16xf32>
    ```
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$source,
                       I64ArrayAttr:$offsets,
                       I64ArrayAttr:$sizes,
                       I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type(results)";
}

//===- Other shapes and types ---------------------------------------------===//

def Vector_ShapeCastOp : Vector_Op<"shape_cast",
                                   [Pure, Unrolls, InfersRanges]> {
  let summary = "casts a vector to another shape with the same elements";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_BitCastOp : Vector_Op<"bitcast",
                                 [Pure, AllRanksMatch<["source", "result"]>]> {
  let summary = "casts the bits of a vector to another element type";
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_TypeCastOp : Vector_Op<"type_cast", [Pure, ViewLikeOpInterface]> {
  let summary = "casts a memref to a memref of one vector";
  let arguments = (ins StaticShapeMemRefOf<[AnyType]>:$memref);
  let results = (outs AnyMemRef:$result);
  let extraClassDeclaration = [{
    /// The source memref of the view.
    pub fn view_source(self, ir: &::rtblgen_runtime::Ir<'_>) -> ::rtblgen_runtime::Value {
        ::rtblgen_runtime::TypedOp::op(self).operand(ir, 0)
    }
  }];
  let assemblyFormat = [{
    $memref attr-dict `:` type($memref) `to` type($result)
  }];
  let hasVerifier = 1;
}

def Vector_TransposeOp : Vector_Op<"transpose", [
    Pure, InfersRanges, Unrolls,
    SameElements<"operand and result have same element type", 0, 0>]> {
  let summary = "permutes the dimensions of a vector";
  let arguments = (ins AnyVectorOfAnyRank:$vector,
                       DenseI64ArrayAttr:$permutation);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $vector `,` $permutation attr-dict `:` type($vector) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Access to memory and tensors ---------------------------------------===//

def Vector_TransferReadOp : Vector_Op<"transfer_read", [
    DeclareOpInterfaceMethods<VectorTransferOpInterface>, Unrolls, Maskable,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>,
    TakesCastMemory, AttrSizedOperandSegments, DestinationStyleOpInterface]> {
  let summary = "reads a vector; out-of-bounds elements are padding";
  let description = [{
    The permutation map maps the dimensions of the memref or tensor to those of the vector. A result 0 is a broadcast.

    ```mlir
    %0 = vector.transfer_read %memory[%i, %j], %padding {permutation_map = affine_map<(d0, d1) -> (d1, d0)>}
        : memref<?x?xf32>, vector<4x8xf32>
    ```
  }];
  let arguments = (ins AnyShaped:$base,
                       Variadic<Index>:$indices,
                       AffineMapAttr:$permutation_map,
                       AnyType:$padding,
                       Optional<VectorOfNonZeroRankOf<[I1]>>:$mask,
                       BoolArrayAttr:$in_bounds);
  let results = (outs AnyVectorOfAnyRank:$vector);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_TransferWriteOp : Vector_Op<"transfer_write", [
    DeclareOpInterfaceMethods<VectorTransferOpInterface>, Unrolls, Maskable,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>,
    TakesCastMemory, AttrSizedOperandSegments, DestinationStyleOpInterface]> {
  let summary = "writes a vector; out-of-bounds elements are not written";
  let arguments = (ins AnyVectorOfAnyRank:$valueToStore,
                       AnyShaped:$base,
                       Variadic<Index>:$indices,
                       AffineMapAttr:$permutation_map,
                       Optional<VectorOfNonZeroRankOf<[I1]>>:$mask,
                       BoolArrayAttr:$in_bounds);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_LoadOp : Vector_Op<"load",
                              [Unrolls, TakesCastMemory, HasAlignment]> {
  let summary = "loads a vector of contiguous elements";
  let description = [{
    ```mlir
    %0 = vector.load %memory[%i, %j] : memref<8x16xf32>, vector<4xf32>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "the reference to load from",
                           [MemRead]>:$base, Variadic<Index>:$indices,
                       DefaultValuedOptionalAttr<BoolAttr,
                                                 "false">:$nontemporal,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs AnyVectorOfAnyRank:$result);
  let hasFolder = 1;
  let hasVerifier = 1;
  let assemblyFormat =
      "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)";
}

def Vector_StoreOp : Vector_Op<"store",
                               [Unrolls, TakesCastMemory, HasAlignment]> {
  let summary = "stores a vector of contiguous elements";
  let arguments = (ins AnyVectorOfAnyRank:$valueToStore, Arg<
    AnyMemRef, "the reference to store to", [MemWrite]>:$base,
                       Variadic<Index>:$indices, DefaultValuedOptionalAttr<
                         BoolAttr, "false">:$nontemporal,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let hasFolder = 1;
  let hasVerifier = 1;
  let assemblyFormat =
      "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)";
}

def Vector_MaskedLoadOp : Vector_Op<"maskedload",
                                    [TakesCastMemory, HasAlignment]> {
  let summary = "loads contiguous elements under a mask";
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$base,
                       Variadic<Index>:$indices,
                       VectorOfNonZeroRankOf<[I1]>:$mask,
                       AnyVectorOfNonZeroRank:$pass_thru,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru)
    `into` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_MaskedStoreOp : Vector_Op<"maskedstore",
                                     [TakesCastMemory, HasAlignment]> {
  let summary = "stores contiguous elements under a mask";
  let arguments = (ins Arg<AnyMemRef, "", [MemWrite]>:$base,
                       Variadic<Index>:$indices,
                       VectorOfNonZeroRankOf<[I1]>:$mask,
                       AnyVectorOfNonZeroRank:$valueToStore,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,`
    type($valueToStore)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Vector_GatherOp : Vector_Op<"gather", [Maskable, TakesCastMemory, Unrolls,
                                           HasAlignment]> {
  let summary = "gathers elements at indices under a mask";
  let arguments = (ins Arg<TensorOrMemRef<[AnyType]>, "", [MemRead]>:$base,
                       Variadic<Index>:$offsets,
                       VectorOfNonZeroRankOf<[AnyInteger, Index]>:$indices,
                       VectorOfNonZeroRankOf<[I1]>:$mask,
                       AnyVectorOfNonZeroRank:$pass_thru,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,`
    type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_ScatterOp : Vector_Op<"scatter", [TakesCastMemory, HasAlignment]> {
  let summary = "scatters elements to indices under a mask";
  let arguments = (ins Arg<TensorOrMemRef<[AnyType]>, "", [MemWrite]>:$base,
                       Variadic<Index>:$offsets,
                       VectorOfNonZeroRankOf<[AnyInteger, Index]>:$indices,
                       VectorOfNonZeroRankOf<[I1]>:$mask,
                       AnyVectorOfNonZeroRank:$valueToStore,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,`
    type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_ExpandLoadOp : Vector_Op<"expandload",
                                    [TakesCastMemory, HasAlignment]> {
  let summary = "loads contiguous elements into the active lanes";
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$base,
                       Variadic<Index>:$indices,
                       FixedVectorOfNonZeroRankOf<[I1]>:$mask,
                       AnyVectorOfNonZeroRank:$pass_thru,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru)
    `into` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Vector_CompressStoreOp : Vector_Op<"compressstore",
                                       [TakesCastMemory, HasAlignment]> {
  let summary = "stores the elements of active lanes contiguously";
  let arguments = (ins Arg<AnyMemRef, "", [MemWrite]>:$base,
                       Variadic<Index>:$indices,
                       FixedVectorOfNonZeroRankOf<[I1]>:$mask,
                       AnyVectorOfNonZeroRank:$valueToStore,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:` type($base) `,` type($mask) `,`
    type($valueToStore)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Masks --------------------------------------------------------------===//

def Vector_ConstantMaskOp : Vector_Op<
  "constant_mask", [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>]> {
  let summary =
      "a mask with constant sizes: the leading lanes of each dimension are on";
  let arguments = (ins DenseI64ArrayAttr:$mask_dim_sizes);
  let results = (outs VectorOfAnyRankOf<[I1]>);
  let assemblyFormat = "$mask_dim_sizes attr-dict `:` type(results)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Vector_CreateMaskOp : Vector_Op<
  "create_mask", [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>]> {
  let summary =
      "a mask with dynamic sizes: the leading lanes of each dimension are on";
  let arguments = (ins Variadic<Index>:$operands);
  let results = (outs VectorOfAnyRankOf<[I1]>);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let assemblyFormat = "$operands attr-dict `:` type(results)";
}

def Vector_MaskOp : Vector_Op<"mask", [
    SingleBlockImplicitTerminator<"vector::YieldOp">,
    DeclareOpInterfaceMethods<MaskingOpInterface>,
    RecursiveMemoryEffects, NoRegionArguments]> {
  let summary = "predicates an operation by a mask";
  let description = [{
    ```mlir
    %0 = vector.mask %mask { vector.reduction <add>, %v : vector<8xi32> into i32 } : vector<8xi1> -> i32
    ```
  }];
  let arguments = (ins VectorOfNonZeroRankOf<[I1]>:$mask,
                       Optional<AnyType>:$passthru);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$maskRegion);
  let skipDefaultBuilders = 1;
  // Written in Rust: a function fills the region.
  let builders = [OpBuilder<
    (ins "::mlir::Value":$mask, "Option<::rtblgen_runtime::Value>":$passthru)>];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def Vector_YieldOp : Vector_Op<"yield", [Pure, ReturnLike, Terminator]> {
  let summary = "terminates the region of `vector.mask`";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

//===- Output -------------------------------------------------------------===//

def Vector_PrintOp : Vector_Op<"print", [
    MemoryEffects<[MemWrite]>,
    PredOpTrait<"`source` or `punctuation` are not set when printing strings",
                CPred<"is_print_of_one_thing($_op)">>]> {
  let summary = "prints a vector, a scalar, punctuation or a string";
  let arguments = (ins Optional<Type<
    Or<[AnyVectorOfAnyRank.predicate, AnyInteger.predicate, Index.predicate,
        AnyFloat.predicate]>>>:$source,
                       DefaultValuedAttr<Vector_PrintPunctuation,
                                         "PrintPunctuation::NewLine">:$punctuation,
                       OptionalAttr<Builtin_StringAttr>:$stringLiteral);
  let assemblyFormat = [{
    ($source^ `:` type($source))?
    oilist(`str` $stringLiteral | `punctuation` $punctuation)
    attr-dict
  }];
}

#endif // MLIR_DIALECT_VECTOR_IR_VECTOR_OPS
