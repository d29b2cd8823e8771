// Types of a dialect without parameters.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Plaintypes_Dialect : Dialect {
  let name = "plaintypes";
  let cppNamespace = "::plaintypes";
  let useDefaultTypePrinterParser = 1;
}

def Plaintypes_Token : TypeDef<Plaintypes_Dialect, "Token"> {
  let mnemonic = "token";
}
def Plaintypes_Unit : TypeDef<Plaintypes_Dialect, "Unit"> {
  let mnemonic = "unit";
}
def Plaintypes_UseOp : Op<Plaintypes_Dialect, "use"> {
  let arguments = (ins Plaintypes_Token:$t);
  let results = (outs Plaintypes_Unit:$r);
  let assemblyFormat = "$t attr-dict";
}
def Plaintypes_TypedOp : Op<Plaintypes_Dialect, "typed"> {
  let arguments = (ins AnyTypeOf<[Plaintypes_Token, I32]>:$t);
  let results = (outs );
  let assemblyFormat = "$t `:` type($t) attr-dict";
}
