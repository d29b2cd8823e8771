// Shapes that fit by broadcasting.

include "mlir/IR/OpBase.td"

def Broadcast_Dialect : Dialect {
  let name = "broadcast";
  let cppNamespace = "::broadcast";
}

class Broadcast_Op<string mnemonic, list<Trait> traits = [], dag ins = (ins Variadic<AnyType>:$x), dag outs = (outs Variadic<AnyType>:$r)> : Op<Broadcast_Dialect, mnemonic, traits> {
  let arguments = ins;
  let results = outs;
}

def Broadcast_AddOp : Broadcast_Op<"add", [ResultsBroadcastableShape]>;
def Broadcast_FixedOp : Broadcast_Op<"fixed", [ResultsBroadcastableShape], (ins AnyTensor:$x, AnyTensor:$y), (outs AnyTensor:$r)>;
