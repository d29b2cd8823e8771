// Default values of attributes, put in or assumed.

include "mlir/IR/OpBase.td"

def Defaults_Dialect : Dialect {
  let name = "defaults";
  let cppNamespace = "::defaults";
}

class Defaults_Op<string mnemonic, dag ins, string format> : Op<Defaults_Dialect, mnemonic> {
  let arguments = ins;
  let assemblyFormat = format;
}

def Defaults_InOp : Defaults_Op<"in", (ins DefaultValuedAttr<I32Attr, "3">:$a, DefaultValuedStrAttr<StrAttr, "hey">:$b, DefaultValuedAttr<BoolAttr, "true">:$c), "attr-dict">;
def Defaults_AsIfOp : Defaults_Op<"as_if", (ins DefaultValuedOptionalAttr<I32Attr, "3">:$a, DefaultValuedOptionalStrAttr<StrAttr, "hey">:$b), "attr-dict">;
def Defaults_BareOp : Op<Defaults_Dialect, "bare"> {
  let arguments = (ins DefaultValuedAttr<I64Attr, "-1">:$a, DefaultValuedOptionalAttr<I64Attr, "4">:$b, DefaultValuedAttr<F32Attr, "1.5">:$c);
}
def Defaults_GroupOp : Defaults_Op<"group", (ins DefaultValuedAttr<I32Attr, "3">:$a, DefaultValuedOptionalAttr<I64Attr, "4">:$b), "(`a` `=` $a^)? (`b` `=` $b^)? attr-dict">;
def Defaults_AlwaysOp : Defaults_Op<"always", (ins DefaultValuedAttr<I32Attr, "3">:$a), "$a attr-dict">;
def Defaults_ListOp : Defaults_Op<"list", (ins DefaultValuedAttr<DenseI64ArrayAttr, "{}">:$a, DefaultValuedAttr<F64Attr, "2.0">:$b), "attr-dict">;
def Defaults_ConfinedOp : Defaults_Op<"confined", (ins ConfinedAttr<DefaultValuedAttr<I32Attr, "3">, [IntPositive]>:$a), "attr-dict">;
