// Properties in assembly formats.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def Propforms_Dialect : Dialect {
  let name = "propforms";
  let cppNamespace = "::propforms";
}

class Propforms_Op<string mnemonic, dag ins, string format> : Op<Propforms_Dialect, mnemonic> {
  let arguments = ins;
  let assemblyFormat = format;
}

def Propforms_DefaultOp : Propforms_Op<"default", (ins DefaultValuedProp<I32Prop, "5">:$a, DefaultValuedProp<StringProp, "\"x\"">:$b), "($a^)? (`b` $b^)? attr-dict">;
def Propforms_PlainDefaultOp : Propforms_Op<"plain_default", (ins DefaultValuedProp<I32Prop, "5">:$a, DefaultValuedProp<StringProp, "\"x\"">:$b), "$a `,` $b attr-dict">;
def Propforms_ElseOp : Propforms_Op<"else", (ins DefaultValuedProp<I64Prop, "0">:$a, UnitProp:$u), "(`a` `=` $a^):(`none`)? (`u` $u^)? attr-dict">;
def Propforms_FlagOp : Propforms_Op<"flag", (ins UnitProp:$u, UnitProp:$v), "(`u` $u^)? (`v` $v^)? attr-dict">;
def Propforms_FlagAloneOp : Propforms_Op<"flag_alone", (ins UnitProp:$u), "($u^)? attr-dict">;
def Propforms_FlagElseOp : Propforms_Op<"flag_else", (ins UnitProp:$u), "(`on` $u^):(`off`)? attr-dict">;
def Propforms_OptionalOp : Propforms_Op<"optional", (ins OptionalProp<I64Prop>:$a, OptionalProp<StringProp>:$s, OptionalProp<UnitProp>:$u), "($a^)? (`s` $s^)? (`u` `=` $u^)? attr-dict">;
def Propforms_BareOptionalOp : Propforms_Op<"bare_optional", (ins OptionalProp<I64Prop>:$a), "$a attr-dict">;
def Propforms_DictOp : Propforms_Op<"dict", (ins I32Prop:$p, DefaultValuedProp<I32Prop, "5">:$d, OptionalAttr<I32Attr>:$a), "$p `,` $d attr-dict">;
def Propforms_PropDictOp : Propforms_Op<"prop_dict", (ins I32Prop:$p, OptionalAttr<I32Attr>:$a, StrAttr:$s, UnitProp:$u, DefaultValuedAttr<I32Attr, "3">:$e), "prop-dict attr-dict">;
def Propforms_PropDictSomeOp : Propforms_Op<"prop_dict_some", (ins I32Prop:$p, I32Attr:$a, StringProp:$s, DefaultValuedProp<I32Prop, "5">:$d), "$p $a prop-dict attr-dict">;
def Propforms_PropDictSegmentsOp : Op<Propforms_Dialect, "prop_dict_segments", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y, I32Prop:$p);
  let assemblyFormat = "$x `:` $y prop-dict attr-dict";
}
def Propforms_PropDictNoneOp : Propforms_Op<"prop_dict_none", (ins I32:$x), "$x prop-dict attr-dict">;
def Propforms_PropDictOptionalOp : Propforms_Op<"prop_dict_optional", (ins OptionalAttr<I32Attr>:$a, OptionalProp<I32Prop>:$p), "prop-dict attr-dict">;
def Propforms_ListOp : Propforms_Op<"list", (ins DefaultValuedProp<I32Prop, "5">:$a, UnitProp:$u, OptionalProp<StringProp>:$s, OptionalAttr<I32Attr>:$t), "oilist(`a` `=` $a | `u` $u | `s` $s | `t` `(` $t `)`) attr-dict">;
def Propforms_MixedOp : Propforms_Op<"mixed", (ins I32:$x, I32Prop:$p, I32Attr:$a, Optional<F32>:$y, StringProp:$s), "$x `by` $p `,` $a (`y` $y^)? $s attr-dict">;
def Propforms_KeywordOp : Propforms_Op<"keyword", (ins I32Prop:$p), "$p attr-dict-with-keyword">;
def Propforms_InnerOp : Propforms_Op<"inner", (ins DefaultValuedProp<I32Prop, "5">:$a, I32Prop:$b, UnitProp:$u), "(`[` $a^ `,` $b (`u` $u^)? `]`)? attr-dict">;
def Propforms_ArrayOp : Propforms_Op<"array", (ins DefaultValuedProp<IntArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "::llvm::SmallVector<int64_t>{}">:$a), "($a^)? attr-dict">;
