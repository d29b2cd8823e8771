//===- DataLayoutInterfaces.td - sizes of types on a target ---------------===//

#ifndef MLIR_DATALAYOUTINTERFACES
#define MLIR_DATALAYOUTINTERFACES

include "mlir/IR/OpBase.td"

// Known by name only: the runtime has no data layouts.

def DLTIQueryInterface : AttrInterface<"DLTIQueryInterface"> {
  let description = "An attribute that answers queries by keys.";
  let cppNamespace = "::mlir";
}
def DataLayoutEntryInterface : AttrInterface<"DataLayoutEntryInterface"> {
  let description = "An entry of a data layout: a type or a name, and a value.";
  let cppNamespace = "::mlir";
}
def DataLayoutSpecInterface : AttrInterface<"DataLayoutSpecInterface",
                                            [DLTIQueryInterface]> {
  let description = "The entries of a data layout.";
  let cppNamespace = "::mlir";
}
def TargetDeviceSpecInterface : AttrInterface<"TargetDeviceSpecInterface",
                                              [DLTIQueryInterface]> {
  let description = "The properties of a device.";
  let cppNamespace = "::mlir";
}
def TargetSystemSpecInterface : AttrInterface<"TargetSystemSpecInterface",
                                              [DLTIQueryInterface]> {
  let description = "The devices of a system.";
  let cppNamespace = "::mlir";
}

def DataLayoutOpInterface : OpInterface<"DataLayoutOpInterface"> {
  let description = "An operation whose regions have a data layout.";
  let cppNamespace = "::mlir";
}

def DataLayoutTypeInterface : TypeInterface<"DataLayoutTypeInterface"> {
  let description = "A type whose size depends on a data layout.";
  let cppNamespace = "::mlir";
}

#endif // MLIR_DATALAYOUTINTERFACES
