//===- DeviceMappingInterface.td - loops on processing units --------------===//

#ifndef MLIR_DEVICEMAPPINGINTERFACE
#define MLIR_DEVICEMAPPINGINTERFACE

include "mlir/IR/OpBase.td"

def DeviceMappingAttrInterface : AttrInterface<"DeviceMappingAttrInterface"> {
  let description =
      "An attribute that says which processing units run the iterations of a loop.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The number of the kind of processing unit.", "int64_t",
                    "getMappingId">,
    InterfaceMethod<"Whether the units are numbered in one dimension.", "bool",
                    "isLinearMapping">,
    InterfaceMethod<"The number of the dimension among those of its kind.",
                    "int64_t", "getRelativeIndex">
  ];
}

// Upstream's methods build operations of the `gpu` dialect, which is not here.
def DeviceMaskingAttrInterface : AttrInterface<"DeviceMaskingAttrInterface"> {
  let description = "An attribute that says which processing units are active.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The largest number of processing units.", "int64_t",
                    "getMaxNumPhysicalIds">
  ];
}

def DeviceMappingArrayAttr
    : TypedArrayAttrBase<
      AnyAttrOf<[DeviceMappingAttrInterface, DeviceMaskingAttrInterface]>,
      "Device Mapping array attribute"> {}

#endif // MLIR_DEVICEMAPPINGINTERFACE
