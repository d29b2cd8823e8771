// Several variable operands and results, whose sizes the op holds.

include "mlir/IR/OpBase.td"

def Segments_Dialect : Dialect {
  let name = "segments";
  let cppNamespace = "::segments";
}

class Segments_Op<string mnemonic, dag ins, dag outs, list<Trait> traits, string format = ""> : Op<Segments_Dialect, mnemonic, traits> {
  let arguments = ins;
  let results = outs;
  let assemblyFormat = format;
}

def Segments_InsOp : Segments_Op<"ins", (ins Variadic<I32>:$a, F32:$b, Optional<I64>:$c), (outs), [AttrSizedOperandSegments],
    "$a `+` $b (`,` $c^)? attr-dict">;
def Segments_TypedOp : Segments_Op<"typed", (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b), (outs), [AttrSizedOperandSegments],
    "`(` $a `)` `(` $b `)` attr-dict `:` type($a) `+` type($b)">;
def Segments_OutsOp : Op<Segments_Dialect, "outs", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$a, F32:$b, Optional<I64>:$c);
}
def Segments_BothOp : Op<Segments_Dialect, "both", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<I32>:$a, Optional<I32>:$b, I8Attr:$m);
  let results = (outs Optional<I32>:$c, Variadic<I32>:$d);
}
def Segments_ListOp : Segments_Op<"list", (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b), (outs Variadic<AnyType>:$r), [AttrSizedOperandSegments],
    "$a (`and` $b^)? attr-dict `:` functional-type(operands, results)">;
