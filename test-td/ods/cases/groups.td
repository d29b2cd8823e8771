// Operands in groups: variadic of variadic.

include "mlir/IR/OpBase.td"

def Groups_Dialect : Dialect {
  let name = "groups";
  let cppNamespace = "::groups";
}

def Groups_PlainOp : Op<Groups_Dialect, "plain"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$x, DenseI32ArrayAttr:$sizes);
}
def Groups_FormatOp : Op<Groups_Dialect, "format"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$x, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}
def Groups_BuildableOp : Op<Groups_Dialect, "buildable", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$y, VariadicOfVariadic<I32, "sizes">:$x, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = "$y `:` type($y) `groups` $x `:` type($x) attr-dict";
}
