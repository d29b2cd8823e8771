// Properties made of properties: lists, and what may be missing.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def Proplists_Dialect : Dialect {
  let name = "proplists";
  let cppNamespace = "::proplists";
}

class Proplists_Op<string mnemonic, dag ins, string format> : Op<Proplists_Dialect, mnemonic> {
  let arguments = ins;
  let assemblyFormat = format;
}

def Proplists_NonNegative : ConfinedProp<I64Prop, CPred<"$_self >= 0">, "non-negative int64_t">;

def Proplists_ArrayOp : Op<Proplists_Dialect, "array"> { let arguments = (ins ArrayProp<I64Prop>:$a, ArrayProp<StringProp>:$s); }
def Proplists_IntsOp : Op<Proplists_Dialect, "ints"> { let arguments = (ins IntArrayProp<I64Prop>:$a, IntArrayProp<I32Prop, "some words">:$b); }
def Proplists_NestedOp : Op<Proplists_Dialect, "nested"> { let arguments = (ins ArrayProp<ArrayProp<I64Prop>>:$a, ArrayProp<OptionalProp<I32Prop>>:$o); }
def Proplists_MaybeOp : Op<Proplists_Dialect, "maybe"> { let arguments = (ins OptionalProp<I64Prop>:$a, OptionalProp<StringProp>:$s, OptionalProp<UnitProp>:$u, OptionalProp<I32Prop, 0>:$b); }
def Proplists_MaybeListOp : Op<Proplists_Dialect, "maybe_list"> { let arguments = (ins OptionalProp<IntArrayProp<I64Prop>>:$a, OptionalProp<ArrayProp<StringProp>>:$s); }
def Proplists_ConfinedOp : Op<Proplists_Dialect, "confined"> { let arguments = (ins ArrayProp<Proplists_NonNegative>:$a, OptionalProp<Proplists_NonNegative>:$o, ArrayProp<ArrayProp<Proplists_NonNegative>>:$n); }
def Proplists_DefaultOp : Op<Proplists_Dialect, "default"> { let arguments = (ins DefaultValuedProp<IntArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "::llvm::SmallVector<int64_t>{}">:$a, ArrayProp<UnitProp>:$u, OptionalProp<OptionalProp<I64Prop>>:$oo); }
def Proplists_ArrayFormOp : Proplists_Op<"array_form", (ins ArrayProp<I64Prop>:$a, ArrayProp<StringProp>:$s), "$a $s attr-dict">;
def Proplists_IntsFormOp : Proplists_Op<"ints_form", (ins IntArrayProp<I64Prop>:$a, IntArrayProp<I32Prop, "some words">:$b), "$a `,` $b attr-dict">;
def Proplists_NestedFormOp : Proplists_Op<"nested_form", (ins ArrayProp<ArrayProp<I64Prop>>:$a, ArrayProp<OptionalProp<I32Prop>>:$o), "$a `,` $o attr-dict">;
def Proplists_MaybeFormOp : Proplists_Op<"maybe_form", (ins OptionalProp<I64Prop>:$a, OptionalProp<StringProp>:$s, OptionalProp<UnitProp>:$u, OptionalProp<I32Prop, 0>:$b), "$a `,` $s `,` $u `,` $b attr-dict">;
def Proplists_MaybeListFormOp : Proplists_Op<"maybe_list_form", (ins OptionalProp<IntArrayProp<I64Prop>>:$a, OptionalProp<ArrayProp<StringProp>>:$s), "$a `,` $s attr-dict">;
def Proplists_DefaultFormOp : Proplists_Op<"default_form", (ins DefaultValuedProp<IntArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "::llvm::SmallVector<int64_t>{}">:$a, ArrayProp<UnitProp>:$u, OptionalProp<OptionalProp<I64Prop>>:$oo), "(`a` $a^)? $u (`oo` $oo^)? attr-dict">;
