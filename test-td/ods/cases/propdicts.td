// Properties in a dialect whose attributes stand in dictionaries.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def Propdicts_Dialect : Dialect {
  let name = "propdicts";
  let cppNamespace = "::propdicts";
  let usePropertiesForAttributes = 0;
}

class Propdicts_Op<string mnemonic, dag ins, string format> : Op<Propdicts_Dialect, mnemonic> {
  let arguments = ins;
  let assemblyFormat = format;
}

def Propdicts_PlainOp : Op<Propdicts_Dialect, "plain"> { let arguments = (ins I32Attr:$a, I32Prop:$p, OptionalAttr<StrAttr>:$s, UnitProp:$u); }
def Propdicts_FormOp : Propdicts_Op<"form", (ins I32Attr:$a, I32Prop:$p, OptionalAttr<StrAttr>:$s, UnitProp:$u), "$p (`u` $u^)? attr-dict">;
def Propdicts_DefaultOp : Propdicts_Op<"default", (ins DefaultValuedAttr<I32Attr, "3">:$a, DefaultValuedProp<I32Prop, "5">:$p), "($p^)? attr-dict">;
