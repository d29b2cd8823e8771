//===- ViewLikeInterface.td - other views of the same memory --------------===//

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface">, RuntimeTrait {
  let description =
      "An operation whose result is another view of the memory of an operand.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The memory that is viewed.", "::mlir::Value",
                    "getViewSource">,
    InterfaceMethod<"The view; by default, the first result.", "::mlir::Value",
                    "getViewDest", (ins), "",
                    "$_op.op().result(ir, 0)">
  ];
}

def OffsetSizeAndStrideOpInterface
    : OpInterface<"OffsetSizeAndStrideOpInterface">, RuntimeTrait {
  let description =
      "An operation with offsets, sizes and strides, each of them an operand or a number in an attribute.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The number of operands before the offsets.", "usize",
                          "getOffsetSizeAndStrideStartOperandIndex">,
    InterfaceMethod<
      "The numbers of offsets, sizes and strides that there must be.",
      "[usize; 3]", "getArrayAttrMaxRanks">
  ];
  let verify =
      "::rtblgen_runtime::interfaces::verify_offset_size_and_stride(ir, $_op)";
}

// The results are the operands, of which no two are the same memory.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
