// Operations on each element.

include "mlir/IR/OpBase.td"

def Elementwise_Dialect : Dialect {
  let name = "elementwise";
  let cppNamespace = "::elementwise";
}

class Elementwise_Op<string mnemonic, list<Trait> traits = [], dag ins = (ins Variadic<AnyType>:$x), dag outs = (outs Variadic<AnyType>:$r)> : Op<Elementwise_Dialect, mnemonic, traits> {
  let arguments = ins;
  let results = outs;
}

def Elementwise_PlainOp : Elementwise_Op<"plain", [Elementwise]>;
def Elementwise_MapOp : Elementwise_Op<"map", ElementwiseMappable.traits>;
def Elementwise_ListOp : Elementwise_Op<"list", [ElementwiseMappable]>;
def Elementwise_PartOp : Elementwise_Op<"part", [Elementwise, Scalarizable, Vectorizable, Tensorizable]>;
