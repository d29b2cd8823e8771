include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shape_Dialect : Dialect {
  let name = "shape2d";
  let cppNamespace = "::shape2d";
}

def Shape_Axis : I32EnumAttr<"Axis", "an axis", [
  I32EnumAttrCase<"X", 0, "x">, I32EnumAttrCase<"Y", 1, "y">]> {
  let cppNamespace = "::shape2d";
}

class Shape_Op<string mnemonic, list<Trait> traits = []>
    : Op<Shape_Dialect, mnemonic, traits>;

def Shape_FlipOp : Shape_Op<"flip", [Pure, SameOperandsAndResultType]> {
  let summary = "mirrors a picture";
  let arguments = (ins RankedTensorOf<[F32]>:$picture, Shape_Axis:$axis);
  let results = (outs RankedTensorOf<[F32]>:$flipped);
  let assemblyFormat = "$axis $picture attr-dict `:` type($picture)";
}
