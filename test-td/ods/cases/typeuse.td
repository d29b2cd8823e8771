// Types of a dialect in operations and containers.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Typeuse_Dialect : Dialect {
  let name = "typeuse";
  let cppNamespace = "::typeuse";
  let useDefaultTypePrinterParser = 1;
}

def Typeuse_Ref : TypeDef<Typeuse_Dialect, "Ref"> {
  let mnemonic = "ref";
  let parameters = (ins "::mlir::Type":$t);
  let assemblyFormat = "`<` $t `>`";
}
def Typeuse_Tok : TypeDef<Typeuse_Dialect, "Tok"> {
  let mnemonic = "tok";
}
def Typeuse_LoadOp : Op<Typeuse_Dialect, "load"> {
  let arguments = (ins Typeuse_Ref:$r);
  let results = (outs AnyType:$v);
  let assemblyFormat = "$r attr-dict `:` type($r) `->` type($v)";
}
def Typeuse_FullOp : Op<Typeuse_Dialect, "full"> {
  let arguments = (ins Typeuse_Ref:$r);
  let results = (outs );
  let assemblyFormat = "$r attr-dict `:` qualified(type($r))";
}
def Typeuse_ManyOp : Op<Typeuse_Dialect, "many"> {
  let arguments = (ins Variadic<Typeuse_Ref>:$r);
  let results = (outs );
  let assemblyFormat = "$r attr-dict `:` type($r)";
}
def Typeuse_EitherOp : Op<Typeuse_Dialect, "either"> {
  let arguments = (ins AnyTypeOf<[Typeuse_Ref, Typeuse_Tok]>:$r);
  let results = (outs );
  let assemblyFormat = "$r attr-dict `:` type($r)";
}
def Typeuse_MadeOp : Op<Typeuse_Dialect, "made"> {
  let arguments = (ins );
  let results = (outs Typeuse_Tok:$t);
  let assemblyFormat = "attr-dict";
}
def Typeuse_OfTypeOp : Op<Typeuse_Dialect, "of_type"> {
  let arguments = (ins TypeAttrOf<Typeuse_Ref>:$t);
  let results = (outs );
  let assemblyFormat = "$t attr-dict";
}
