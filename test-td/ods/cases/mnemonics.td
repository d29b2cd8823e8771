// Names for types and attributes in the text, made of their mnemonics.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpAsmInterface.td"

def Mnemonics_Dialect : Dialect {
  let name = "mnemonics";
  let cppNamespace = "::mnemonics";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Mnemonics_NopOp : Op<Mnemonics_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }
def Mnemonics_Int : TypeDef<Mnemonics_Dialect, "Int"> {
  let mnemonic = "int";
  let parameters = (ins "unsigned":$w);
  let assemblyFormat = "`<` $w `>`";
  let genMnemonicAlias = 1;
}
def Mnemonics_Pair : TypeDef<Mnemonics_Dialect, "Pair"> {
  let mnemonic = "pair.of";
  let parameters = (ins "::mlir::Type":$a, "::mlir::Type":$b);
  let assemblyFormat = "`<` $a `,` $b `>`";
  let genMnemonicAlias = 1;
}
def Mnemonics_Plain : TypeDef<Mnemonics_Dialect, "Plain"> {
  let mnemonic = "plain";
  let parameters = (ins "::mlir::Type":$a);
  let assemblyFormat = "`<` $a `>`";
}
def Mnemonics_Num : AttrDef<Mnemonics_Dialect, "Num"> {
  let mnemonic = "num2";
  let parameters = (ins "int64_t":$n);
  let assemblyFormat = "`<` $n `>`";
  let genMnemonicAlias = 1;
}
def Mnemonics_Dotted : AttrDef<Mnemonics_Dialect, "Dotted"> {
  let mnemonic = "a.b_c";
  let parameters = (ins "int64_t":$n, "::mlir::Attribute":$a);
  let assemblyFormat = "`<` $n `,` $a `>`";
}
def Mnemonics_Unit : AttrDef<Mnemonics_Dialect, "Unit"> {
  let mnemonic = "unit";
  let genMnemonicAlias = 1;
}
def Mnemonics_UseOp : Op<Mnemonics_Dialect, "use"> {
  let arguments = (ins Mnemonics_Num:$n, Mnemonics_Int:$i);
  let results = (outs Mnemonics_Pair:$r);
  let assemblyFormat = "$n $i attr-dict `:` type($i) `->` type($r)";
}
