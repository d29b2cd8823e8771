// Enums of integers, as attributes and in formats.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Intenums_Dialect : Dialect {
  let name = "intenums";
  let cppNamespace = "::intenums";
}

def Intenums_Color : I32EnumAttr<"Color", "a colour", [I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Green", 5, "green">, I32EnumAttrCase<"SkyBlue", 7, "sky-blue">]> { let cppNamespace = "::intenums"; }
def Intenums_Big : I64EnumAttr<"Big", "", [I64EnumAttrCase<"A", 1>, I64EnumAttrCase<"B", 100>]> { let cppNamespace = "::intenums"; }
def Intenums_PaintOp : Op<Intenums_Dialect, "paint"> {
  let arguments = (ins Intenums_Color:$c);
  let results = (outs );
  let assemblyFormat = "$c attr-dict";
}
def Intenums_MaybeOp : Op<Intenums_Dialect, "maybe"> {
  let arguments = (ins OptionalAttr<Intenums_Color>:$c);
  let results = (outs );
  let assemblyFormat = "(`in` $c^)? attr-dict";
}
def Intenums_BigOp : Op<Intenums_Dialect, "big"> {
  let arguments = (ins Intenums_Big:$b);
  let results = (outs );
  let assemblyFormat = "$b attr-dict";
}
def Intenums_BareOp : Op<Intenums_Dialect, "bare"> {
  let arguments = (ins Intenums_Color:$c, Intenums_Big:$b);
  let results = (outs );
  let assemblyFormat = "attr-dict";
}
def Intenums_DefaultOp : Op<Intenums_Dialect, "default"> {
  let arguments = (ins DefaultValuedAttr<Intenums_Color, "::intenums::Color::Green">:$c);
  let results = (outs );
  let assemblyFormat = "(`in` $c^)? attr-dict";
}
def Intenums_FixedOp : Op<Intenums_Dialect, "fixed"> {
  let arguments = (ins Intenums_Color:$c);
  let results = (outs );
  let assemblyFormat = "`<` $c `>` attr-dict";
}
