// Types: any, none, one of several, all of several, confined.

include "mlir/IR/OpBase.td"

def Anytypes_Dialect : Dialect {
  let name = "anytypes";
  let cppNamespace = "::anytypes";
}

def IsNarrow : Or<[AnyI8.predicate, AnyI16.predicate]>;
def AllOfTypePair : AllOfType<[AnyInteger, AnyI<32>]>;
def BuildableOne : Type<I16.predicate, "sixteen bits">, BuildableType<I16.builderCall>;
class Anytypes_Op<string mnemonic, TypeConstraint type> : Op<Anytypes_Dialect, mnemonic> {
  let arguments = (ins type:$x);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}

def Anytypes_AnyOp : Anytypes_Op<"any", AnyType>;
def Anytypes_NoneOp : Anytypes_Op<"none", NoneType>;
def Anytypes_EitherOp : Anytypes_Op<"either", AnyTypeOf<[I32, F32]>>;
def Anytypes_EitherNamedOp : Anytypes_Op<"either_named", AnyTypeOf<[I8, Index], "a byte or an index">>;
def Anytypes_BothOp : Anytypes_Op<"both", AllOfTypePair>;
def Anytypes_ConfinedOp : Anytypes_Op<"confined", ConfinedType<AnyInteger, [IsNarrow], "narrow integer">>;
def Anytypes_ConfinedAutoOp : Anytypes_Op<"confined_auto", ConfinedType<AnyTensor, [HasStaticShapePred]>>;
def Anytypes_OpaqueOp : Anytypes_Op<"opaque", OpaqueType<"foo", "bar", "the bar of foo">>;
def Anytypes_FunctionOp : Anytypes_Op<"function", FunctionType>;
def Anytypes_GraphOp : Anytypes_Op<"graph", GraphType>;
def Anytypes_AliasOp : Anytypes_Op<"alias", TypeAlias<I32, "an alias">>;
def Anytypes_SameBuildOp : Anytypes_Op<"same_build", BuildableOne>;
