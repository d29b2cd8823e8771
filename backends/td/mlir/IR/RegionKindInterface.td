//===- RegionKindInterface.td - control flow or a graph -------------------===//

#ifndef MLIR_IR_REGIONKINDINTERFACE
#define MLIR_IR_REGIONKINDINTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let description = "Whether regions hold control flow, or a graph in which order has no meaning.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The kind of region number `index`.", "::mlir::RegionKind", "getRegionKind",
                          (ins "unsigned":$index)>,
    StaticInterfaceMethod<"Whether values must be defined before they are used in region number `index`.",
                          "bool", "hasSSADominance", (ins "unsigned":$index), "runtime">
  ];
}

// All regions are graphs.
def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;

def GraphRegionNoTerminator
    : TraitList<[NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion]>;

#endif // MLIR_IR_REGIONKINDINTERFACE
