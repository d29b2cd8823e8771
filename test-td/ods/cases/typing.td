// Types that a format writes, and how.

include "mlir/IR/OpBase.td"

def Typing_Dialect : Dialect {
  let name = "typing";
  let cppNamespace = "::typing";
}

def Typing_OneOp : Op<Typing_Dialect, "one"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x) `->` type($r)";
}
def Typing_AllOp : Op<Typing_Dialect, "all"> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r, AnyType:$s);
  let assemblyFormat = "$x `,` $y attr-dict `:` type(operands) `->` type(results)";
}
def Typing_FuncOp : Op<Typing_Dialect, "func"> {
  let arguments = (ins Variadic<AnyType>:$x);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "`(` $x `)` attr-dict `:` functional-type($x, results)";
}
def Typing_FuncAllOp : Op<Typing_Dialect, "func_all"> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, $r)";
}
def Typing_NamedOp : Op<Typing_Dialect, "named"> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` functional-type($x, $r)";
}
def Typing_QualOp : Op<Typing_Dialect, "qual"> {
  let arguments = (ins AnyTensor:$x);
  let results = (outs );
  let assemblyFormat = "$x attr-dict `:` qualified(type($x))";
}
def Typing_BuildableOp : Op<Typing_Dialect, "buildable"> {
  let arguments = (ins I32:$x, Variadic<F32>:$y);
  let results = (outs I64:$r, Index:$s);
  let assemblyFormat = "$x `,` $y attr-dict";
}
def Typing_GivenOp : Op<Typing_Dialect, "given"> {
  let arguments = (ins I32:$x);
  let results = (outs I64:$r);
  let assemblyFormat = "$x attr-dict `:` type($x) `->` type($r)";
}
def Typing_NoneOp : Op<Typing_Dialect, "none"> {
  let arguments = (ins );
  let results = (outs );
  let assemblyFormat = "attr-dict";
}
