//===- TensorOps.td - tensors ---------------------------------------------===//

#ifndef TENSOR_OPS
#define TENSOR_OPS

include "mlir/Dialect/Tensor/IR/TensorBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "mlir/IR/OpAsmInterface.td"

class Tensor_Op<string mnemonic, list<Trait> traits = []>
    : Op<Tensor_Dialect, mnemonic, traits>;

// The value has the type of the elements of the tensor.
class TensorElementTypeMatches<string summary, string tensor, string value>
    : TypesMatchWith<summary, tensor, value, "$_self.element_type()">;

defvar ResultNames = DeclareOpInterfaceMethods<OpAsmOpInterface,
                                               ["getAsmResultNames"]>;
defvar ReifiesShapes = DeclareOpInterfaceMethods<
  ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>;

//===- Casts and queries --------------------------------------------------===//

def Tensor_BitcastOp
    : Tensor_Op<"bitcast", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let summary = "the same bits as elements of another type";
  let arguments = (ins TensorOf<[AnySignlessInteger, AnyUnsignedInteger,
                                 AnySignedInteger, AnyFloat]>:$source);
  let results = (outs TensorOf<[AnySignlessInteger, AnyUnsignedInteger,
                                AnySignedInteger, AnyFloat]>:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasCanonicalizer = 1;
}

def Tensor_CastOp : Tensor_Op<
  "cast", [DeclareOpInterfaceMethods<CastOpInterface>, ResultNames, Pure]> {
  let summary =
      "the same tensor as a type that says more or less about its shape";
  let arguments = (ins AnyTensor:$source);
  let results = (outs AnyTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasCanonicalizer = 1;
}

def Tensor_DimOp : Tensor_Op<"dim", [
    ResultNames, ConditionallySpeculatable, NoMemoryEffect,
    ShapedDimOpInterface,
    DeclareOpInterfaceMethods<InferIntRangeInterface,
                              ["inferResultRangesFromOptional"]>]> {
  let summary = "the size of a dimension";
  let arguments = (ins AnyNon0RankedOrUnrankedTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = [{
    attr-dict $source `,` $index `:` type($source)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Tensor_RankOp : Tensor_Op<"rank", [ResultNames, Pure]> {
  let summary = "the number of dimensions";
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs Index);
  let hasFolder = 1;
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

//===- Tensors from scratch -----------------------------------------------===//

def Tensor_EmptyOp : Tensor_Op<"empty", [Pure, ReifiesShapes]> {
  let summary = "a tensor whose elements are not said";
  let description = [{
    ```mlir
    %0 = tensor.empty(%n) : tensor<?x4xf32>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`(`$dynamicSizes`)` attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_FromElementsOp : Tensor_Op<"from_elements", [
    ResultNames, Pure,
    TypesMatchWith<"operand types match result element type", "result",
                   "elements",
                   "vec![$_self.element_type(); $_self.num_elements().unwrap_or(0) as usize]">]> {
  let summary = "a tensor of these elements";
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$elements attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Tensor_GenerateOp : Tensor_Op<"generate", [
    ResultNames, RecursiveMemoryEffects, ReifiesShapes,
    SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let summary =
      "a tensor each element of which a region computes from its indices";
  let arguments = (ins Variadic<Index>:$dynamicExtents);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$dynamicExtents $body attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_SplatOp : Tensor_Op<"splat", [
    ResultNames, ReifiesShapes, Pure,
    TensorElementTypeMatches<"operand type matches element type of result",
                             "aggregate", "input">]> {
  let summary = "a tensor all of whose elements are equal";
  let arguments = (ins AnyType:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$aggregate);
  let assemblyFormat =
      "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_YieldOp : Tensor_Op<"yield", [
    Pure, ReturnLike, Terminator,
    HasParent<"::mlir::tensor::GenerateOp, ::mlir::tensor::PadOp">]> {
  let summary = "the element that a region computes";
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

//===- Elements -----------------------------------------------------------===//

def Tensor_ExtractOp : Tensor_Op<"extract", [
    ResultNames, Pure,
    TensorElementTypeMatches<"result type matches element type of tensor",
                             "tensor", "result">]> {
  let summary = "an element";
  let description = [{
    ```mlir
    %0 = tensor.extract %tensor[%i, %j] : tensor<4x?xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` type($tensor)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_InsertOp : Tensor_Op<"insert", [
    ResultNames, DestinationStyleOpInterface, Pure,
    TypesMatchWith<"result type matches type of dest", "dest", "result",
                   "$_self">,
    TensorElementTypeMatches<"scalar type matches element type of dest", "dest",
                             "scalar">]> {
  let summary = "the tensor with another element";
  let arguments = (ins AnyType:$scalar,
                       AnyRankedTensor:$dest,
                       Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_GatherOp : Tensor_Op<"gather", [ResultNames, Pure]> {
  let summary =
      "parts of a tensor, at the coordinates that another tensor holds";
  let arguments = (ins AnyRankedTensor:$source,
                       RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices,
                       DenseI64ArrayAttr:$gather_dims, UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $indices `]`
      `gather_dims` `(` $gather_dims `)`
      (`unique` $unique^)?
      attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tensor_ScatterOp : Tensor_Op<"scatter", [ResultNames, Pure]> {
  let summary =
      "the tensor with other parts, at the coordinates that another tensor holds";
  let arguments = (ins AnyRankedTensor:$source, AnyRankedTensor:$dest,
                       RankedTensorOf<[AnySignlessIntegerOrIndex]>:$indices,
                       DenseI64ArrayAttr:$scatter_dims,
                       UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest `[` $indices `]`
      `scatter_dims` `(` $scatter_dims `)`
      (`unique` $unique^)?
      attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===- Parts --------------------------------------------------------------===//

def Tensor_ConcatOp : Tensor_Op<"concat", [Pure, ResultNames, ReifiesShapes]> {
  let summary = "tensors one after the other along a dimension";
  let arguments = (ins I64Attr:$dim, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    `dim` `(` $dim `)` $inputs attr-dict
    `:` functional-type(operands, results)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Offsets, sizes and strides, each of them an operand or a number.
class Tensor_OpWithOffsetSizesAndStrides<
  string mnemonic, list<Trait> traits = []> : Tensor_Op<mnemonic, traits>;

def Tensor_ExtractSliceOp : Tensor_OpWithOffsetSizesAndStrides<"extract_slice",
                                                               [
                                                                   ResultNames,
                                                                   ReifiesShapes,
                                                                   AttrSizedOperandSegments,
                                                                   Pure,
                                                                   OffsetSizeAndStrideOpInterface]> {
  let summary = "a part of a tensor";
  let description = [{
    ```mlir
    %0 = tensor.extract_slice %tensor[0, %i] [4, 8] [1, 2] : tensor<16x64xf32> to tensor<4x8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);
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

def Tensor_InsertSliceOp : Tensor_OpWithOffsetSizesAndStrides<"insert_slice", [
    ResultNames, ReifiesShapes, AttrSizedOperandSegments,
    DestinationStyleOpInterface, Pure,
    OffsetSizeAndStrideOpInterface,
    TypesMatchWith<"expected result type to match dest type", "dest", "result",
                   "$_self">]> {
  let summary = "the tensor with another part";
  let arguments = (ins AnyRankedTensor:$source,
                       AnyRankedTensor:$dest,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `into` type($dest)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_ParallelInsertSliceOp : Tensor_Op<"parallel_insert_slice", [
    AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface,
    DeclareOpInterfaceMethods<ParallelCombiningOpInterface, [
      "getUpdatedDestinations", "getIteratingParent"]>]> {
  let summary =
      "puts what one iteration of a parallel loop computes into the loop's result";
  let arguments = (ins AnyRankedTensor:$source,
                       AnyRankedTensor:$dest,
                       Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes,
                       Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let assemblyFormat = [{
    $source `into` $dest ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `into` type($dest)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_PadOp : Tensor_Op<"pad", [
    ResultNames, ReifiesShapes, AttrSizedOperandSegments, Pure,
    SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let summary = "the tensor with elements around it";
  let arguments = (ins AnyRankedTensor:$source,
                       Variadic<Index>:$low,
                       Variadic<Index>:$high,
                       DenseI64ArrayAttr:$static_low,
                       DenseI64ArrayAttr:$static_high,
                       UnitAttr:$nofold);
  let regions = (region SizedRegion<1>:$region);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source
    (`nofold` $nofold^)?
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    $region attr-dict `:` type($source) `to` type($result)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

//===- Shapes -------------------------------------------------------------===//

def Tensor_ReshapeOp : Tensor_Op<"reshape", [ResultNames, Pure]> {
  let summary = "the same elements in a shape that another tensor holds";
  let arguments = (ins AnyTensor:$source,
                       TensorRankOf<[AnySignlessInteger, Index], [1]>:$shape);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    $source `(` $shape `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

class Tensor_ReassociativeReshapeOp<string mnemonic, list<Trait> traits = []>
    : Tensor_Op<mnemonic, !listconcat(traits, [ResultNames, Pure])>,
      Results<(outs AnyTensor:$result)> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_ExpandShapeOp : Tensor_ReassociativeReshapeOp<"expand_shape"> {
  let summary = "the same elements with more dimensions";
  let arguments = (ins AnyTensor:$src,
                       IndexListArrayAttr:$reassociation,
                       Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
    type($src) `into` type($result)
  }];
}

def Tensor_CollapseShapeOp : Tensor_ReassociativeReshapeOp<"collapse_shape"> {
  let summary = "the same elements with fewer dimensions";
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = [{
    $src $reassociation attr-dict `:` type($src) `into` type($result)
  }];
}

#endif // TENSOR_OPS
