// Types: tuples.

include "mlir/IR/OpBase.td"

def Tuplety_Dialect : Dialect {
  let name = "tuplety";
  let cppNamespace = "::tuplety";
}

class Tuplety_Op<string mnemonic, TypeConstraint type> : Op<Tuplety_Dialect, mnemonic> {
  let arguments = (ins type:$x);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}

def Tuplety_AnyOp : Tuplety_Op<"any", AnyTuple>;
def Tuplety_OfOp : Tuplety_Op<"of", TupleOf<[I8, F32]>>;
def Tuplety_NestedOp : Tuplety_Op<"nested", NestedTupleOf<[I8]>>;
