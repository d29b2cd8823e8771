//===- InferStridedMetadataInterface.td - bounds of sizes and strides ----===//

#ifndef MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
#define MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE

include "mlir/IR/OpBase.td"

def InferStridedMetadataOpInterface
    : OpInterface<"InferStridedMetadataOpInterface">, RuntimeTrait {
  let description =
      "An operation that can bound the offset, the sizes and the strides of its results.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Calls `set_metadata` with the bounds of results, given those of the operands and the ranges of integers.",
      "void", "inferStridedMetadataRanges",
      (ins "&[::rtblgen_runtime::interfaces::StridedMetadataRange]":$operands,
           "&dyn Fn(::rtblgen_runtime::Value) -> Option<::rtblgen_runtime::constants::IntRange>":$get_int_range,
           "&mut dyn FnMut(::rtblgen_runtime::Value, ::rtblgen_runtime::interfaces::StridedMetadataRange)":$set_metadata,
           "u32":$index_bitwidth)>
  ];
}

#endif // MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
