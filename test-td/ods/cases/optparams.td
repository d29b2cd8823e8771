// Parameters that need not be there.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Optparams_Dialect : Dialect {
  let name = "optparams";
  let cppNamespace = "::optparams";
  let useDefaultTypePrinterParser = 1;
}

def Optparams_NopOp : Op<Optparams_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }
def Optparams_Opt : TypeDef<Optparams_Dialect, "Opt"> {
  let mnemonic = "opt";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$t);
  let assemblyFormat = "(`<` $t^ `>`)?";
}
def Optparams_Def : TypeDef<Optparams_Dialect, "Def"> {
  let mnemonic = "def";
  let parameters = (ins DefaultValuedParameter<"int64_t", "7">:$n);
  let assemblyFormat = "(`<` $n^ `>`)?";
}
def Optparams_Both : TypeDef<Optparams_Dialect, "Both"> {
  let mnemonic = "both";
  let parameters = (ins "unsigned":$w, OptionalParameter<"::mlir::Type">:$t, DefaultValuedParameter<"bool", "true">:$b);
  let assemblyFormat = "`<` params `>`";
}
def Optparams_Else : TypeDef<Optparams_Dialect, "Else"> {
  let mnemonic = "else";
  let parameters = (ins OptionalParameter<"::mlir::Type">:$t);
  let assemblyFormat = "`<` (`of` $t^) : (`none`)? `>`";
}
def Optparams_Arr : TypeDef<Optparams_Dialect, "Arr"> {
  let mnemonic = "arr";
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$v);
  let assemblyFormat = "`<` (`[` $v^ `]`)? `>`";
}
