// Simple properties: integers, strings, booleans, flags.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def Props_Dialect : Dialect {
  let name = "props";
  let cppNamespace = "::props";
}

class Props_Op<string mnemonic, dag ins, string format> : Op<Props_Dialect, mnemonic> {
  let arguments = ins;
  let assemblyFormat = format;
}

def Props_IntOp : Op<Props_Dialect, "int"> { let arguments = (ins I32Prop:$a, I64Prop:$b); }
def Props_SmallOp : Op<Props_Dialect, "small"> { let arguments = (ins IntProp<"int8_t">:$a, IntProp<"uint8_t", "a byte">:$b); }
def Props_TextOp : Op<Props_Dialect, "text"> { let arguments = (ins StringProp:$s, BoolProp:$t); }
def Props_FlagOp : Op<Props_Dialect, "flag"> { let arguments = (ins UnitProp:$u); }
def Props_MixedOp : Op<Props_Dialect, "mixed"> { let arguments = (ins I32Prop:$z, I32Attr:$m, StringProp:$a, OptionalAttr<StrAttr>:$k, UnitProp:$u, I32:$x); let results = (outs I32:$r); }
def Props_DefaultOp : Op<Props_Dialect, "default"> { let arguments = (ins DefaultValuedProp<I32Prop, "5">:$a, DefaultValuedProp<StringProp, "\"hello\"">:$b, DefaultValuedProp<BoolProp, "true">:$c, DefaultValuedProp<I64Prop, "-7">:$d); }
def Props_ConfinedOp : Op<Props_Dialect, "confined"> { let arguments = (ins ConfinedProp<I64Prop, CPred<"$_self >= 0">, "non-negative int64_t">:$a, ConfinedProp<StringProp, CPred<"$_self != \"bad\"">, "good string">:$s, DefaultValuedProp<ConfinedProp<I32Prop, CPred<"$_self <= 10">, "at most ten">, "4">:$d); }
def Props_ConstantOp : Op<Props_Dialect, "constant"> { let arguments = (ins ConstantProp<I32Prop, "5">:$a, ConfinedProp<ConfinedProp<I64Prop, CPred<"$_self >= 0">, "non-negative">, CPred<"$_self < 100">, "small non-negative">:$b); }
def Props_IntFormOp : Props_Op<"int_form", (ins I32Prop:$a, I64Prop:$b), "$a `,` $b attr-dict">;
def Props_SmallFormOp : Props_Op<"small_form", (ins IntProp<"int8_t">:$a, IntProp<"uint8_t", "a byte">:$b), "$a `,` $b attr-dict">;
def Props_TextFormOp : Props_Op<"text_form", (ins StringProp:$s, BoolProp:$t), "$s `=` $t attr-dict">;
def Props_FlagFormOp : Props_Op<"flag_form", (ins UnitProp:$u), "`<` $u `>` attr-dict">;
def Props_ConfinedFormOp : Props_Op<"confined_form", (ins ConfinedProp<I64Prop, CPred<"$_self >= 0">, "non-negative int64_t">:$a, ConfinedProp<StringProp, CPred<"$_self != \"bad\"">, "good string">:$s), "$a $s attr-dict">;
