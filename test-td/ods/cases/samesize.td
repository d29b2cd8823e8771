// Several variable operands or results of the same number.

include "mlir/IR/OpBase.td"

def Samesize_Dialect : Dialect {
  let name = "samesize";
  let cppNamespace = "::samesize";
}

def Samesize_InsOp : Op<Samesize_Dialect, "ins", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$a, F32:$b, Variadic<I64>:$c);
}
def Samesize_OutsOp : Op<Samesize_Dialect, "outs", [SameVariadicResultSize]> {
  let results = (outs Variadic<I32>:$a, F32:$b, Variadic<I64>:$c);
}
def Samesize_OneOp : Op<Samesize_Dialect, "one", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$a);
  let assemblyFormat = "$a attr-dict";
}
def Samesize_FormatOp : Op<Samesize_Dialect, "format", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$a, Variadic<F32>:$b);
  let assemblyFormat = "`(` $a `)` `(` $b `)` attr-dict";
}
def Samesize_OptionalOp : Op<Samesize_Dialect, "optional", [SameVariadicOperandSize]> {
  let arguments = (ins Optional<I32>:$a, Optional<F32>:$b);
}
