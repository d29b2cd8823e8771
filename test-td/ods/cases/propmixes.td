// Properties in odd company: modified twice, with odd names, beside segments, inferred types and regions.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Propmixes_Dialect : Dialect {
  let name = "propmixes";
  let cppNamespace = "::propmixes";
}

class Propmixes_Op<string mnemonic, dag ins, string format, list<Trait> traits = []> : Op<Propmixes_Dialect, mnemonic, traits> {
  let arguments = ins;
  let assemblyFormat = format;
}

def Propmixes_Kind : I32Enum<"Kind", "a kind", [I32EnumCase<"Add", 0, "add">, I32EnumCase<"Mul", 1, "mul">, I32EnumCase<"Odd", 9, "odd">]> { let cppNamespace = "::propmixes"; }
def Propmixes_KindProp : EnumProp<Propmixes_Kind>;

def Propmixes_TwiceOp : Propmixes_Op<"twice", (ins DefaultValuedProp<OptionalProp<I64Prop, 0>, "std::optional<int64_t>(3)">:$a, OptionalProp<DefaultValuedProp<I64Prop, "4">>:$b, DefaultValuedProp<UnitProp, "true">:$c), "($a^)? (`b` $b^)? (`c` $c^)? attr-dict">;
def Propmixes_ConstantsOp : Propmixes_Op<"constants", (ins ConstantProp<IntProp<"int8_t">, "7">:$s, ConstantProp<BoolProp, "true">:$b, ConstantProp<I64Prop, "-3">:$i), "$s `,` $b `,` $i attr-dict">;
def Propmixes_KindsOp : Propmixes_Op<"kinds", (ins ConstantProp<Propmixes_KindProp, "::propmixes::Kind::Mul">:$k, OptionalProp<ArrayProp<Propmixes_KindProp>>:$l, ArrayProp<OptionalProp<Propmixes_KindProp>>:$o), "$k `,` $l `,` $o attr-dict">;
def Propmixes_NamesOp : Propmixes_Op<"names", (ins I32Prop:$type, I32Prop:$self, I32Prop:$myProp, I32Prop:$value, StringProp:$ir), "$type `,` $self `,` $myProp `,` $value `,` $ir attr-dict">;
def Propmixes_SegmentsOp : Propmixes_Op<"segments", (ins Variadic<I32>:$x, I32Prop:$p, Optional<I32>:$y, StringProp:$s), "$p $x (`and` $y^)? $s attr-dict", [AttrSizedOperandSegments]>;
def Propmixes_InferredOp : Op<Propmixes_Dialect, "inferred", [SameOperandsAndResultType]> {
  let arguments = (ins I32:$x, I32Prop:$p, DefaultValuedProp<I64Prop, "-1">:$q);
  let results = (outs I32:$r);
  let assemblyFormat = "$x `,` $p (`q` $q^)? attr-dict `:` type($x)";
}
def Propmixes_RegionOp : Op<Propmixes_Dialect, "region", [NoTerminator]> {
  let arguments = (ins UnitProp:$u, I32Prop:$p);
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "(`u` $u^)? $p $body attr-dict";
}
def Propmixes_FlagsOp : Propmixes_Op<"flags", (ins UnitProp:$u, UnitProp:$v, OptionalProp<I32Prop>:$a), "(`a` $a^ $u)? (`v` `=` $v^)? attr-dict">;
def Propmixes_ElseOp : Propmixes_Op<"else", (ins OptionalProp<I32Prop>:$a, DefaultValuedProp<I32Prop, "5">:$b), "(`a` $a^):(`b` $b)? attr-dict">;
def Propmixes_BytesOp : Propmixes_Op<"bytes", (ins ArrayProp<IntProp<"uint8_t">>:$a, ArrayProp<BoolProp>:$b, OptionalProp<BoolProp>:$c), "$a $b $c attr-dict">;
