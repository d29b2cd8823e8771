// Attributes of a dialect, in ops too.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Attrdefs_Dialect : Dialect {
  let name = "attrdefs";
  let cppNamespace = "::attrdefs";
  let useDefaultAttributePrinterParser = 1;
}

def Attrdefs_None : AttrDef<Attrdefs_Dialect, "None"> {
  let mnemonic = "none";
}
def Attrdefs_Pair : AttrDef<Attrdefs_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "int64_t":$a, "::mlir::Type":$t);
  let assemblyFormat = "`<` $a `,` $t `>`";
}
def Attrdefs_Text : AttrDef<Attrdefs_Dialect, "Text"> {
  let mnemonic = "text";
  let parameters = (ins StringRefParameter<>:$s);
  let assemblyFormat = "`<` $s `>`";
}
def Attrdefs_Flag : AttrDef<Attrdefs_Dialect, "Flag"> {
  let mnemonic = "flag";
  let parameters = (ins "bool":$b);
  let assemblyFormat = "`<` $b `>`";
}
def Attrdefs_UseOp : Op<Attrdefs_Dialect, "use"> {
  let arguments = (ins Attrdefs_Pair:$p);
  let results = (outs );
  let assemblyFormat = "$p attr-dict";
}
def Attrdefs_FullOp : Op<Attrdefs_Dialect, "full"> {
  let arguments = (ins Attrdefs_Pair:$p);
  let results = (outs );
  let assemblyFormat = "qualified($p) attr-dict";
}
def Attrdefs_MaybeOp : Op<Attrdefs_Dialect, "maybe"> {
  let arguments = (ins OptionalAttr<Attrdefs_Text>:$p);
  let results = (outs );
  let assemblyFormat = "(`t` $p^)? attr-dict";
}
def Attrdefs_BareOp : Op<Attrdefs_Dialect, "bare"> {
  let arguments = (ins Attrdefs_None:$n, Attrdefs_Flag:$f);
  let results = (outs );
  let assemblyFormat = "attr-dict";
}
def Attrdefs_ListOp : Op<Attrdefs_Dialect, "list"> {
  let arguments = (ins TypedArrayAttrBase<Attrdefs_Flag, "flags">:$f);
  let results = (outs );
  let assemblyFormat = "$f attr-dict";
}
