// Regions that see nothing of what is around them.

include "mlir/IR/OpBase.td"

def Isolation_Dialect : Dialect {
  let name = "isolation";
  let cppNamespace = "::isolation";
}

def Isolation_BoxOp : Op<Isolation_Dialect, "box", [IsolatedFromAbove]> { let regions = (region AnyRegion:$b); let assemblyFormat = "$b attr-dict"; }
def Isolation_OpenOp : Op<Isolation_Dialect, "open"> { let regions = (region AnyRegion:$b); let assemblyFormat = "$b attr-dict"; }
def Isolation_EndOp : Op<Isolation_Dialect, "end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def Isolation_UseOp : Op<Isolation_Dialect, "use"> { let arguments = (ins Variadic<AnyType>:$x); let assemblyFormat = "$x attr-dict `:` type($x)"; }
