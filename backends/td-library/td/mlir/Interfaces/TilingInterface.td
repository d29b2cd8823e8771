//===- TilingInterface.td - operations that can be split into tiles -------===//
//
// A tile is given by the offset and the size of each loop, or of each dimension of an operand or a result.

#ifndef MLIR_TILINGINTERFACE
#define MLIR_TILINGINTERFACE

include "mlir/IR/OpBase.td"

def TilingInterface : OpInterface<"TilingInterface">, RuntimeTrait {
  let description =
      "An operation that can be split into tiles. It stands for a nest of loops.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"How the iterations of each loop depend on each other.",
                    "Vec<::rtblgen_runtime::interfaces::IteratorType>",
                    "getLoopIteratorTypes">,
    InterfaceMethod<"The bounds and the step of each loop.",
                    "Vec<::rtblgen_runtime::interfaces::IterationRange<'c>>",
                    "getIterationDomain",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder)>,
    InterfaceMethod<"Builds the operations for a tile of the loops.",
                    "Option<::rtblgen_runtime::interfaces::TilingResult>",
                    "getTiledImplementation",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$offsets,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$sizes)>,
    InterfaceMethod<"The tile of a result that a tile of the loops computes.",
                    "Option<::rtblgen_runtime::interfaces::TilePosition<'c>>",
                    "getResultTilePosition",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "usize":$result,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$offsets,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$sizes),
                    "", "None">,
    InterfaceMethod<"Builds the operations for a tile of a result.",
                    "Option<::rtblgen_runtime::interfaces::TilingResult>",
                    "generateResultTileValue",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "usize":$result,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$offsets,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$sizes),
                    "", "None">,
    InterfaceMethod<"Builds the operations for tiles of some operands.",
                    "Option<::rtblgen_runtime::interfaces::TilingResult>",
                    "getTiledImplementationFromOperandTiles",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "&[usize]":$operands,
                         "&[Vec<::rtblgen_runtime::interfaces::OpFoldResult<'c>>]":$all_offsets,
                         "&[Vec<::rtblgen_runtime::interfaces::OpFoldResult<'c>>]":$all_sizes),
                    "", "None">,
    InterfaceMethod<"The tile of the loops that uses tiles of some operands.",
                    "Option<::rtblgen_runtime::interfaces::TilePosition<'c>>",
                    "getIterationDomainTileFromOperandTiles",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "&[usize]":$operands,
                         "&[Vec<::rtblgen_runtime::interfaces::OpFoldResult<'c>>]":$all_offsets,
                         "&[Vec<::rtblgen_runtime::interfaces::OpFoldResult<'c>>]":$all_sizes),
                    "", "None">,
    InterfaceMethod<"The tile of the loops that computes a tile of a result.",
                    "Option<::rtblgen_runtime::interfaces::TilePosition<'c>>",
                    "getIterationDomainTileFromResultTile",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "usize":$result,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$offsets,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$sizes),
                    "", "None">,
    InterfaceMethod<
      "Builds the operations of one iteration; false if that is not possible.",
      "bool",
      "generateScalarImplementation",
      (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
           "::mlir::Location":$location,
           "&[::rtblgen_runtime::Value]":$ivs), "", "false">,
    InterfaceMethod<"Whether it can be fused with the slice of a result.",
                    "bool", "isOpFusableWithConsumerSlice",
                    (ins "usize":$result,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$offsets,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$sizes),
                    "", "true">,
    InterfaceMethod<"Whether it can be fused with slices of operands.", "bool",
                    "isOpFusableWithProducerSlices",
                    (ins "&[usize]":$operands,
                         "&[Vec<::rtblgen_runtime::interfaces::OpFoldResult<'c>>]":$all_offsets,
                         "&[Vec<::rtblgen_runtime::interfaces::OpFoldResult<'c>>]":$all_sizes),
                    "", "true">
  ];
}

def PartialReductionOpInterface : OpInterface<"PartialReductionOpInterface",
                                              [TilingInterface]>, RuntimeTrait {
  let description =
      "An operation whose reduction can be split into partial ones.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Builds the tensors that partial reductions start with.",
                    "Option<Vec<::rtblgen_runtime::Value>>",
                    "generateInitialTensorForPartialReduction",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "::mlir::Location":$location,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$sizes,
                         "&[usize]":$reduction_dims)>,
    InterfaceMethod<"Builds the operations for a tile of a partial reduction.",
                    "Option<::rtblgen_runtime::interfaces::TilingResult>",
                    "tileToPartialReduction",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "::mlir::Location":$location,
                         "&[::rtblgen_runtime::Value]":$init,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$offsets,
                         "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$sizes,
                         "&[usize]":$reduction_dims)>,
    InterfaceMethod<"Builds the operations that merge partial reductions.",
                    "Option<::rtblgen_runtime::interfaces::MergeResult>",
                    "mergeReductions",
                    (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
                         "::mlir::Location":$location,
                         "&[::rtblgen_runtime::Value]":$partial_results,
                         "&[usize]":$reduction_dims)>,
    InterfaceMethod<
      "The tile of a partial result that a tile of the loops computes.",
      "Option<::rtblgen_runtime::interfaces::TilePosition<'c>>",
      "getPartialResultTilePosition",
      (ins "&mut dyn ::rtblgen_runtime::Builder<'c>":$builder,
           "usize":$result,
           "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$offsets,
           "&[::rtblgen_runtime::interfaces::OpFoldResult<'c>]":$sizes,
           "&[usize]":$reduction_dims), "", "None">
  ];
}

#endif // MLIR_TILINGINTERFACE
