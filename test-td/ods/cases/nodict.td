// Attributes that stand in the dictionary.

include "mlir/IR/OpBase.td"

def Nodict_Dialect : Dialect {
  let name = "nodict";
  let cppNamespace = "::nodict";
  let usePropertiesForAttributes = 0;
}

def Nodict_PlainOp : Op<Nodict_Dialect, "plain"> { let arguments = (ins I32Attr:$a, OptionalAttr<StrAttr>:$b); let assemblyFormat = "$a (`b` $b^)? attr-dict"; }
def Nodict_DefOp : Op<Nodict_Dialect, "def"> { let arguments = (ins DefaultValuedAttr<I32Attr, "3">:$a); let assemblyFormat = "attr-dict"; }
