// Every directive in the formats of types and attributes, and the spaces between them.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Layouts_Dialect : Dialect {
  let name = "layouts";
  let cppNamespace = "::layouts";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Layouts_NopOp : Op<Layouts_Dialect, "nop"> { let assemblyFormat = "attr-dict"; }
class Layouts_T<string suffix, string format> : TypeDef<Layouts_Dialect, suffix> {
  let mnemonic = !tolower(suffix);
  let parameters = (ins "int64_t":$a, "int64_t":$b);
  let assemblyFormat = format;
}
def Layouts_A : Layouts_T<"A", "`<` $a `x` $b `>`">;
def Layouts_B : Layouts_T<"B", "`<` $a `:` $b `->` `[` `]` `...` `>`">;
def Layouts_C : Layouts_T<"C", "`<` `{` $a `}` `(` $b `)` `?` `>`">;
def Layouts_D : Layouts_T<"D", "`<` `a` ` ` `b` `` `c` $a `` $b `>`"> {
  let assemblyFormat = "`<` `a` ` ` `b` `,` `` `c` $a `,` `` $b `>`";
}
def Layouts_E : Layouts_T<"E", "`<` `*` $a `+` $b `-` `:` `>`">;
def Layouts_F : Layouts_T<"F", "`<` $a `,` `\\n` $b `\\n` `>`">;
def Layouts_G : Layouts_T<"G", "`<` `=` $a `=` $b `_` `>`">;
def Layouts_H : Layouts_T<"H", "`<` struct($b) `and` struct($a) `>`">;
def Layouts_I : Layouts_T<"I", "`<` `<` params `>` `>`">;
def Layouts_J : Layouts_T<"J", "`<` `[` struct(params) `]` `word` `>`">;
class Layouts_O<string suffix, string format> : TypeDef<Layouts_Dialect, suffix> {
  let mnemonic = !tolower(suffix);
  let parameters = (ins OptionalParameter<"::mlir::Type">:$t, DefaultValuedParameter<"int64_t", "3">:$n,
                        OptionalArrayRefParameter<"int64_t">:$v);
  let assemblyFormat = format;
}
def Layouts_OA : Layouts_O<"OA", "`<` (`t` $t^)? (`n` $n^)? (`v` $v^)? `>`">;
def Layouts_OB : Layouts_O<"OB", "`<` (`t` $t^) : (`none`)? (`,` $n^)? (`[` $v^ `]`)? `end` `>`">;
def Layouts_OC : Layouts_O<"OC", "`<` (`{` struct(params)^ `}`)? `>`">;
def Layouts_OD : Layouts_O<"OD", "`<` (`(` params^ `)`)? `x` `>`"> {
  let parameters = (ins OptionalParameter<"::mlir::Type">:$t, OptionalArrayRefParameter<"int64_t">:$v);
}
def Layouts_OE : Layouts_O<"OE", "`<` (`t` $t^ (`n` $n^)? `;`)? `>`"> {
  let assemblyFormat = "`<` (`t` $t^ (`n` $n^)? `:`)? (`v` $v^)? `>`";
}
def Layouts_OF : Layouts_O<"OF", "(`<` $t^ `>`)? (`<` $n^ `>`)?"> {
  let assemblyFormat = "(`<` $t^ (`,` $n^)? (`:` `v` `=` $v^)? `>`)?";
}
def Layouts_OG : Layouts_O<"OG", "`<` (`no` `t`) : ($t^ `is`)? (`a` $n^) : (`b`)? `>`"> {
  let assemblyFormat = "`<` (`no`) : (`t` $t^)? (`a` $n^) : (`b`)? `>`";
}
// No text at all.
def Layouts_Empty : TypeDef<Layouts_Dialect, "Empty"> {
  let mnemonic = "empty";
  let parameters = (ins DefaultValuedParameter<"int64_t", "3">:$n);
  let assemblyFormat = "";
}
def Layouts_Word : AttrDef<Layouts_Dialect, "Word"> {
  let mnemonic = "word";
  let parameters = (ins "int64_t":$n);
  let assemblyFormat = "`of` $n";
}
def Layouts_Bracket : AttrDef<Layouts_Dialect, "Bracket"> {
  let mnemonic = "bracket";
  let parameters = (ins "::mlir::Type":$t);
  let assemblyFormat = "`(` $t `)`";
}
def Layouts_Arrow : AttrDef<Layouts_Dialect, "Arrow"> {
  let mnemonic = "arrow";
  let parameters = (ins "::mlir::Type":$t, StringRefParameter<>:$s);
  let assemblyFormat = "`->` $t `:` $s";
}
def Layouts_UseOp : Op<Layouts_Dialect, "use"> {
  let arguments = (ins Layouts_Word:$w, OptionalAttr<Layouts_Bracket>:$b, Layouts_Arrow:$c, Layouts_OF:$v, Layouts_A:$x);
  let assemblyFormat = "$w `,` (`b` $b^)? $c `,` $v `,` $x attr-dict `:` type($v) `,` type($x)";
}
