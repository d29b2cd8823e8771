include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; let summary = "sum"; let description = [{
    Some text.

    More.
  }]; }
def G : OpDocGroup { let summary = "Group one"; let description = "Desc of group."; }
def A : Op<D, "a", [Pure, Commutative, PredOpTrait<"x", CPred<"true">>, AttrSizedOperandSegments, SameOperandsAndResultType]> {
  let summary = "  does a ";
  let description = [{
    Text of a.

    ```mlir
    a
    ```
  }];
  let opDocGroup = G;
  let arguments = (ins Arg<I32, "the lhs", [MemRead]>:$x, Variadic<AnyType>:$ys, Optional<I1>:$z, I32Attr:$attr, OptionalAttr<StrAttr>:$s, UnitAttr:$u, I32Prop:$p);
  let results = (outs I32:$r, Variadic<I32>:$rs);
  let regions = (region AnyRegion:$body);
  let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$rest);
  let assemblyFormat = [{ $x `,` $ys
     attr-dict }];
}
def B : Op<D, "b"> { }
def C : Op<D, "c"> { let summary = "c|d"; let arguments = (ins I32); let results = (outs AnyTypeOf<[I32, F32]>:$a); }
def TT : TypeDef<D, "TT"> { let mnemonic = "tt"; let summary = "a type"; let description = "Desc."; let parameters = (ins "int":$x, TypeParameter<"Type", "some type">:$t, StringRefParameter<"n">:$n); let assemblyFormat = "`<` params `>`"; }
def TU : TypeDef<D, "TU"> { let mnemonic = "tu"; }
def AA : AttrDef<D, "AA"> { let mnemonic = "aa"; let summary = "an attr";  let parameters = (ins "int":$x); let assemblyFormat = "`<` struct(params) `>`"; }
def E : I32EnumAttr<"E", "an enum", [I32EnumAttrCase<"X",0>, I32EnumAttrCase<"Y",5,"why">]> { let cppNamespace="::d"; }
def EE : I32Enum<"EE", "an enum", [I32EnumCase<"X",0>, I32EnumCase<"Y",5,"why">]> { let cppNamespace="::d"; }
def EA : EnumAttr<D, EE, "ee">;
def DT : DialectType<D, CPred<"true">, "dialect type"> { let description = "DT desc"; }
def DA : DialectAttr<D, CPred<"true">, "dialect attr">;
