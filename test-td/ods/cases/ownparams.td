// Parameters of one kind of types or attributes, and constraints as parameters.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Ownparams_Dialect : Dialect {
  let name = "ownparams";
  let cppNamespace = "::ownparams";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Ownparams_NopOp : Op<Ownparams_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }
def Ownparams_Unit : TypeDef<Ownparams_Dialect, "Unit"> {
  let mnemonic = "unit";
}
def Ownparams_Box : TypeDef<Ownparams_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "::mlir::Type":$t);
  let assemblyFormat = "`<` $t `>`";
}
def Ownparams_Num : AttrDef<Ownparams_Dialect, "Num"> {
  let mnemonic = "num";
  let parameters = (ins "int64_t":$n);
  let assemblyFormat = "`<` $n `>`";
}
// A class by its name, stripped and in full.
def Ownparams_Hold : TypeDef<Ownparams_Dialect, "Hold"> {
  let mnemonic = "hold";
  let parameters = (ins "BoxType":$a, "::ownparams::BoxType":$b, "NumAttr":$c, "NumAttr":$d);
  let assemblyFormat = "`<` $a `,` qualified($b) `,` $c `,` qualified($d) `>`";
}
// The definition itself.
def Ownparams_Def : TypeDef<Ownparams_Dialect, "Def"> {
  let mnemonic = "def";
  let parameters = (ins Ownparams_Box:$a, Ownparams_Unit:$u);
  let assemblyFormat = "`<` $a `,` qualified($u) `>`";
}
def Ownparams_Lists : TypeDef<Ownparams_Dialect, "Lists"> {
  let mnemonic = "lists";
  let parameters = (ins ArrayRefParameter<"BoxType">:$a, OptionalArrayRefParameter<"NumAttr">:$b);
  let assemblyFormat = "`<` `[` $a `]` (`,` $b^)? `>`";
}
def Ownparams_Opt : TypeDef<Ownparams_Dialect, "Opt"> {
  let mnemonic = "opt";
  let parameters = (ins OptionalParameter<"NumAttr">:$a, OptionalParameter<"BoxType">:$b);
  let assemblyFormat = "`<` (`a` $a^)? (`b` `=` $b^)? `>`";
}
// Kinds of builtin types and attributes.
def Ownparams_Kinds : TypeDef<Ownparams_Dialect, "Kinds"> {
  let mnemonic = "kinds";
  let parameters = (ins "::mlir::IntegerType":$i, "::mlir::RankedTensorType":$t, "::mlir::StringAttr":$s, "::mlir::IntegerAttr":$n);
  let assemblyFormat = "`<` $i `,` $t `,` $s `,` $n `>`";
}
def Ownparams_More : AttrDef<Ownparams_Dialect, "More"> {
  let mnemonic = "more";
  let parameters = (ins "::mlir::FlatSymbolRefAttr":$s, "::mlir::DictionaryAttr":$d, "::mlir::TypeAttr":$t, "::mlir::ArrayAttr":$a, "::mlir::DenseI64ArrayAttr":$v);
  let assemblyFormat = "`<` params `>`";
}
def Ownparams_Floats : AttrDef<Ownparams_Dialect, "Floats"> {
  let mnemonic = "floats";
  let parameters = (ins "::mlir::FloatAttr":$f, "::mlir::UnitAttr":$u, "::mlir::BoolAttr":$b);
  let assemblyFormat = "`<` params `>`";
}
// Constraints: what is read is verified.
def Ownparams_Checked : TypeDef<Ownparams_Dialect, "Checked"> {
  let mnemonic = "checked";
  let parameters = (ins I32:$a, AnyTypeOf<[F32, F64], "a float">:$b);
  let assemblyFormat = "`<` params `>`";
}
def Ownparams_CheckedAttr : AttrDef<Ownparams_Dialect, "CheckedAttr"> {
  let mnemonic = "checked_attr";
  let parameters = (ins AnyInteger:$t, "int64_t":$n, ArrayRefParameter<"int64_t">:$v);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Ownparams_UseOp : Op<Ownparams_Dialect, "use"> {
  let arguments = (ins Ownparams_Hold:$a, Ownparams_Num:$n, OptionalAttr<Ownparams_Num>:$o);
  let assemblyFormat = "$a `,` $n (`opt` $o^)? attr-dict `:` type($a)";
}
