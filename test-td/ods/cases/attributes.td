// Attributes that must, may, or need not be given, and their text.

include "mlir/IR/OpBase.td"

def Attributes_Dialect : Dialect {
  let name = "attributes";
  let cppNamespace = "::attributes";
}

class Attributes_Op<string mnemonic, dag ins, string format> : Op<Attributes_Dialect, mnemonic> {
  let arguments = ins;
  let assemblyFormat = format;
}

def Attributes_NeedOp : Attributes_Op<"need", (ins I32Attr:$a, StrAttr:$b), "$a `,` $b attr-dict">;
def Attributes_DictOp : Attributes_Op<"dict", (ins I32Attr:$a, StrAttr:$b), "attr-dict">;
def Attributes_MayOp : Attributes_Op<"may", (ins OptionalAttr<I32Attr>:$a, OptionalAttr<StrAttr>:$b), "($a^)? (`b` $b^)? attr-dict">;
def Attributes_BareOp : Op<Attributes_Dialect, "bare"> { let arguments = (ins I32Attr:$a, OptionalAttr<F32Attr>:$b, UnitAttr:$c); }
def Attributes_FlagOp : Attributes_Op<"flag", (ins UnitAttr:$on, UnitAttr:$off), "(`on` $on^)? (`off` $off^)? attr-dict">;
def Attributes_AloneOp : Attributes_Op<"alone", (ins UnitAttr:$on), "($on^)? attr-dict">;
def Attributes_ConfinedOp : Attributes_Op<"confined", (ins ConfinedAttr<I32Attr, [IntMinValue<2>]>:$a, OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>:$b), "$a (`b` $b^)? attr-dict">;
def Attributes_TypedOp : Attributes_Op<"typed", (ins AnyAttr:$a, F64Attr:$b, TypeAttr:$c, SymbolRefAttr:$d), "`a` $a `,` $b `,` $c `,` $d attr-dict">;
def Attributes_NameOp : Attributes_Op<"name", (ins SymbolNameAttr:$sym, OptionalAttr<FlatSymbolRefAttr>:$to), "$sym (`->` $to^)? attr-dict">;
def Attributes_ListsOp : Attributes_Op<"lists", (ins ArrayAttr:$a, DictionaryAttr:$b, DenseI64ArrayAttr:$c), "$a $b $c attr-dict">;
def Attributes_ElementsOp : Attributes_Op<"elements", (ins ElementsAttr:$a), "$a attr-dict">;
def Attributes_BothOp : Attributes_Op<"both", (ins I32:$x, I32Attr:$a, F32:$y, UnitAttr:$z), "$x `,` $y `by` $a (`z` $z^)? attr-dict">;
def Attributes_KeywordOp : Attributes_Op<"keyword", (ins I32Attr:$a), "$a attr-dict-with-keyword">;
def Attributes_BoolOp : Attributes_Op<"bool", (ins BoolAttr:$a, AffineMapAttr:$m), "$a $m attr-dict">;
