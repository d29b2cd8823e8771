// The operations of the patterns in this folder. None infers types or folds, so they do the same where they are not registered.

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def Three_Dialect : Dialect {
  let name = "three";
  let cppNamespace = "::three";
}

class Three_Op<string mnemonic, dag ins, dag outs> : Op<Three_Dialect, mnemonic> {
  let arguments = ins;
  let results = outs;
}

def SourceOp : Three_Op<"source", (ins), (outs AnyType:$r)>;

foreach number = [1, 2, 3, 4, 5, 6] in {
  def U#number#Op : Three_Op<"u"#number, (ins AnyType:$x), (outs AnyType:$r)>;
  def B#number#Op : Three_Op<"b"#number, (ins AnyType:$x, AnyType:$y), (outs AnyType:$r)>;
  def A#number#Op : Three_Op<"a"#number, (ins AnyType:$x, I32Attr:$a), (outs AnyType:$r)>;
  def V#number#Op : Three_Op<"v"#number, (ins Variadic<AnyType>:$v), (outs AnyType:$r)>;
  def T#number#Op : Three_Op<"t"#number, (ins AnyType:$x), (outs AnyType:$r, AnyType:$s)>;
  def S#number#Op : Three_Op<"s"#number, (ins AnyType:$x), (outs)>;
}
