// What is looked at first.

include "mlir/IR/OpBase.td"

def Order_Dialect : Dialect {
  let name = "order";
  let cppNamespace = "::order";
}

def Order_AllOp : Op<Order_Dialect, "all", [AllTypesMatch<["x", "y"]>, AllTypesMatch<["y", "r"]>, SameTypeOperands]> {
  let arguments = (ins AnyInteger:$x, AnyInteger:$y, I32Attr:$a, OptionalAttr<StrAttr>:$b);
  let results = (outs AnyInteger:$r);
  let regions = (region SizedRegion<1>:$g);
}
def Order_MixinOp : Op<Order_Dialect, "mixin">, Arguments<(ins I32:$x)>, Results<(outs I32:$r)>;
def Order_NextOp : Op<Order_Dialect, "next", [Terminator]> { let successors = (successor AnySuccessor:$s); }
def Order_X_Y_Op : Op<Order_Dialect, "named"> { let summary = "A name of several parts"; let description = [{Says little.}]; }
def Order_NamesOp : Op<Order_Dialect, "names"> { let results = (outs I32:$first, Variadic<I32>:$rest); let assemblyFormat = "attr-dict `:` type($rest)"; }
def Order_UnnamedOp : Op<Order_Dialect, "unnamed"> { let results = (outs I32:$first, I32, I32:$third); let assemblyFormat = "attr-dict"; }
