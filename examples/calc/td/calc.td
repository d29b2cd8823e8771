include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Calc_Dialect : Dialect {
  let name = "calc";
  let cppNamespace = "::calc";
  let summary = "Arithmetic on 64-bit integers.";
}

class Calc_Op<string mnemonic, list<Trait> traits = []>
    : Op<Calc_Dialect, mnemonic, traits>;

def ConstantOp : Calc_Op<"constant", [Pure]> {
  let summary = "a number";
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let assemblyFormat = "$value attr-dict";
}

def AddOp : Calc_Op<"add", [Pure, SameOperandsAndResultType]> {
  let summary = "the sum of two numbers";
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I64:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

def NegateOp : Calc_Op<"negate", [Pure, SameOperandsAndResultType]> {
  let summary = "the number with its sign changed";
  let arguments = (ins I64:$input);
  let results = (outs I64:$negated);
  let assemblyFormat = "$input attr-dict";
}

def ShowOp : Calc_Op<"show"> {
  let summary = "shows a number to the user";
  let arguments = (ins I64:$input);
  let assemblyFormat = "$input attr-dict";
}
