//===- AffineMemoryOpInterfaces.td - accesses with affine indices ---------===//

#ifndef AFFINEMEMORYOPINTERFACES
#define AFFINEMEMORYOPINTERFACES

include "mlir/IR/OpBase.td"

// The memory of an access is its first operand, after the value that it stores.

def AffineReadOpInterface : OpInterface<"AffineReadOpInterface"> {
  let description =
      "An operation that reads memory at the place that an affine map names.";
  let cppNamespace = "::mlir::affine";
  let methods = [
    InterfaceMethod<"The memory.", "::mlir::Value", "getMemRef", (ins), "",
                    "$_op.op().operand(ir, 0)">,
    InterfaceMethod<"The type of the memory.", "::rtblgen_runtime::Type<'c>",
                    "getMemRefType", (ins), "",
                    "self.mem_ref(ir).ty(ir)">,
    InterfaceMethod<"The operands of the map.", "Vec<::rtblgen_runtime::Value>",
                    "getMapOperands", (ins), "",
                    "$_op.op().operands(ir).skip(1).collect()">,
    InterfaceMethod<"The map of the place, if the attribute is one.",
                    "Option<::rtblgen_runtime::affine::AffineMap>",
                    "getAffineMap", (ins), "", "map_of($_op, ir, \"map\")">,
    InterfaceMethod<"The value that is read.", "::mlir::Value", "getValue",
                    (ins), "", "$_op.op().result(ir, 0)">
  ];
}

def AffineWriteOpInterface : OpInterface<"AffineWriteOpInterface"> {
  let description =
      "An operation that writes memory at the place that an affine map names.";
  let cppNamespace = "::mlir::affine";
  let methods = [
    InterfaceMethod<"The memory.", "::mlir::Value", "getMemRef", (ins), "",
                    "$_op.op().operand(ir, 1)">,
    InterfaceMethod<"The type of the memory.", "::rtblgen_runtime::Type<'c>",
                    "getMemRefType", (ins), "",
                    "self.mem_ref(ir).ty(ir)">,
    InterfaceMethod<"The operands of the map.", "Vec<::rtblgen_runtime::Value>",
                    "getMapOperands", (ins), "",
                    "$_op.op().operands(ir).skip(2).collect()">,
    InterfaceMethod<"The map of the place, if the attribute is one.",
                    "Option<::rtblgen_runtime::affine::AffineMap>",
                    "getAffineMap", (ins), "", "map_of($_op, ir, \"map\")">,
    InterfaceMethod<"The value that is written.", "::mlir::Value",
                    "getValueToStore", (ins), "",
                    "$_op.op().operand(ir, 0)">
  ];
}

def AffineMapAccessInterface : OpInterface<"AffineMapAccessInterface"> {
  let description = "An operation that accesses memory through affine maps.";
  let cppNamespace = "::mlir::affine";
  let methods = [
    InterfaceMethod<
      "The name of the attribute of the map through which this operand is accessed.",
      "&'static str",
      "getAffineMapAttrForMemRef", (ins "::mlir::Value":$memref), "", "\"map\"">
  ];
}

#endif // AFFINEMEMORYOPINTERFACES
