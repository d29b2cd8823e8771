// Types: what has a shape, and containers.

include "mlir/IR/OpBase.td"

def Shapedty_Dialect : Dialect {
  let name = "shapedty";
  let cppNamespace = "::shapedty";
}

class Shapedty_Op<string mnemonic, TypeConstraint type> : Op<Shapedty_Dialect, mnemonic> {
  let arguments = (ins type:$x);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}

def Shapedty_AnyOp : Shapedty_Op<"any", AnyShaped>;
def Shapedty_ValueOfOp : Shapedty_Op<"value_of", ValueSemanticsContainerOf<[I32]>>;
def Shapedty_NthOp : Shapedty_Op<"nth", ShapedTypeWithNthDimOfSize<1, [3, 4]>>;
def Shapedty_EitherOp : Shapedty_Op<"either", TensorOrMemRef<[F32]>>;
def Shapedty_ShapedContainerOp : Shapedty_Op<"shaped_container", ShapedContainerType<[I8, F32], IsMemRefTypePred, "ram">>;
def Shapedty_MixedOp : Shapedty_Op<"mixed", TupleOf<[I8]>>;
