// Operands of every arity, with and without names, and their text.

include "mlir/IR/OpBase.td"

def Operands_Dialect : Dialect {
  let name = "operands";
  let cppNamespace = "::operands";
}

class Operands_Op<string mnemonic, dag ins, string format = ""> : Op<Operands_Dialect, mnemonic> {
  let arguments = ins;
  let assemblyFormat = format;
}

def Operands_OneOp : Operands_Op<"one", (ins I32:$x), "$x attr-dict">;
def Operands_TypedOp : Operands_Op<"typed", (ins AnyInteger:$x), "$x `:` type($x) attr-dict">;
def Operands_UnnamedOp : Op<Operands_Dialect, "unnamed"> { let arguments = (ins I32, F32); }
def Operands_MaybeOp : Operands_Op<"maybe", (ins Optional<I32>:$x), "($x^)? attr-dict">;
def Operands_MaybeTypedOp : Operands_Op<"maybe_typed", (ins Optional<AnyFloat>:$x), "($x^ `:` type($x))? attr-dict">;
def Operands_ManyOp : Operands_Op<"many", (ins Variadic<I32>:$x), "`(` $x `)` attr-dict">;
def Operands_ManyTypedOp : Operands_Op<"many_typed", (ins Variadic<AnyType>:$x), "$x `:` type($x) attr-dict">;
def Operands_FirstOp : Operands_Op<"first", (ins Variadic<I32>:$x, F32:$y), "$x `and` $y attr-dict">;
def Operands_MiddleOp : Operands_Op<"middle", (ins I8:$w, Optional<I32>:$x, F32:$y), "$w (`with` $x^)? `,` $y attr-dict">;
def Operands_AllOp : Operands_Op<"all", (ins AnyType:$x, Variadic<AnyType>:$y), "operands attr-dict `:` type(operands)">;
def Operands_DescribedOp : Operands_Op<"described", (ins Arg<I32, "the first">:$x, Arg<Variadic<F32>, "the rest">:$y), "$x (`rest` $y^)? attr-dict">;
