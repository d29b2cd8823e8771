//===- TilingInterface.td - operations that can be split into tiles -------===//

#ifndef MLIR_TILINGINTERFACE
#define MLIR_TILINGINTERFACE

include "mlir/IR/OpBase.td"

// Both are known by name only: no pass of the runtime makes tiles.
def TilingInterface : OpInterface<"TilingInterface"> {
  let description = "An operation that can be split into tiles.";
  let cppNamespace = "::mlir";
}

def PartialReductionOpInterface : OpInterface<"PartialReductionOpInterface", [TilingInterface]> {
  let description = "An operation whose reduction can be split into partial ones.";
  let cppNamespace = "::mlir";
}

#endif // MLIR_TILINGINTERFACE
