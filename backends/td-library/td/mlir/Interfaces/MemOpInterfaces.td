//===- MemOpInterfaces.td - casts between memory spaces ------------------===//

#ifndef MLIR_INTERFACES_MEMOPINTERFACES_TD
#define MLIR_INTERFACES_MEMOPINTERFACES_TD

include "mlir/IR/OpBase.td"

// Known by name only: no pass of the runtime moves such casts.
def MemorySpaceCastConsumerOpInterface
    : OpInterface<"MemorySpaceCastConsumerOpInterface"> {
  let description =
      "An operation that can use the source of a cast between memory spaces.";
  let cppNamespace = "::mlir";
}

def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let description = "A cast between memory spaces.";
  let cppNamespace = "::mlir";
}

#endif // MLIR_INTERFACES_MEMOPINTERFACES_TD
