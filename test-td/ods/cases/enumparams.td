// Enums in types and attributes.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Enumparams_Dialect : Dialect {
  let name = "enumparams";
  let cppNamespace = "::enumparams";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Enumparams_Mode : I32Enum<"Mode", "a mode", [I32EnumCase<"On", 0, "on">, I32EnumCase<"Off", 1, "off">]> { let cppNamespace = "::enumparams"; }
def Enumparams_NopOp : Op<Enumparams_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }
def Enumparams_Port : TypeDef<Enumparams_Dialect, "Port"> {
  let mnemonic = "port";
  let parameters = (ins EnumParameter<Enumparams_Mode>:$m, "unsigned":$w);
  let assemblyFormat = "`<` $m `,` $w `>`";
}
def Enumparams_Set : AttrDef<Enumparams_Dialect, "Set"> {
  let mnemonic = "set";
  let parameters = (ins EnumParameter<Enumparams_Mode>:$m);
  let assemblyFormat = "`<` $m `>`";
}
