// Integers of any width, integers that need not be there, affine maps.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Intparams_Dialect : Dialect {
  let name = "intparams";
  let cppNamespace = "::intparams";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Intparams_NopOp : Op<Intparams_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }
def Intparams_Wide : AttrDef<Intparams_Dialect, "Wide"> {
  let mnemonic = "wide";
  let parameters = (ins APIntParameter<"">:$v);
  let assemblyFormat = "`<` $v `>`";
}
def Intparams_Wides : TypeDef<Intparams_Dialect, "Wides"> {
  let mnemonic = "wides";
  let parameters = (ins APIntParameter<"">:$a, APIntParameter<"">:$b);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Intparams_Small : TypeDef<Intparams_Dialect, "Small"> {
  let mnemonic = "small";
  let parameters = (ins "int16_t":$c, "uint16_t":$d);
  let assemblyFormat = "`<` params `>`";
}
def Intparams_Big : TypeDef<Intparams_Dialect, "Big"> {
  let mnemonic = "big";
  let parameters = (ins "int":$a, "uint32_t":$b, "uint64_t":$c, "size_t":$d);
  let assemblyFormat = "`<` params `>`";
}
def Intparams_Maybe : TypeDef<Intparams_Dialect, "Maybe"> {
  let mnemonic = "maybe";
  let parameters = (ins OptionalParameter<"std::optional<int64_t>">:$n, OptionalParameter<"std::optional<unsigned>">:$m);
  let assemblyFormat = "`<` ($n^ `n`) : (`none`)? (`,` $m^)? `>`";
}
def Intparams_Map : AttrDef<Intparams_Dialect, "Map"> {
  let mnemonic = "map";
  let parameters = (ins "::mlir::AffineMap":$m);
  let assemblyFormat = "`<` $m `>`";
}
def Intparams_Bools : AttrDef<Intparams_Dialect, "Bools"> {
  let mnemonic = "bools";
  let parameters = (ins ArrayRefParameter<"bool">:$b, "bool":$c);
  let assemblyFormat = "`<` `[` $b `]` `,` $c `>`";
}
def Intparams_Texts : AttrDef<Intparams_Dialect, "Texts"> {
  let mnemonic = "texts";
  let parameters = (ins StringRefParameter<>:$a, StringRefParameter<"", "\"none\"">:$b);
  let assemblyFormat = "`<` $a (`,` $b^)? `>`";
}
