//===- RegionKindInterface.td - control flow or a graph -------------------===//

#ifndef MLIR_IR_REGIONKINDINTERFACE
#define MLIR_IR_REGIONKINDINTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface">, RuntimeTrait {
  let description =
      "Whether regions hold control flow, or a graph in which order has no meaning.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The kind of region number `index`.",
                          "::rtblgen_runtime::interfaces::RegionKind",
                          "getRegionKind", (ins "usize":$index)>,
    StaticInterfaceMethod<
      "Whether values must be defined before they are used in region number `index`.",
      "bool", "hasSSADominance", (ins "usize":$index), "",
      "Self::region_kind(index) == ::rtblgen_runtime::interfaces::RegionKind::Ssacfg">
  ];
}

// All regions are graphs.
def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;

def GraphRegionNoTerminator
    : TraitList<[NoTerminator, SingleBlock, RegionKindInterface,
                 HasOnlyGraphRegion]>;

#endif // MLIR_IR_REGIONKINDINTERFACE
