// A file for --gen-irdl with one of each thing. The td library gives the same text as MLIR's files: it has no predicate.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Shapes_Dialect : Dialect { let name = "shapes"; let cppNamespace = "::shapes"; }
def Other_Dialect : Dialect { let name = "other"; let cppNamespace = "::other"; }

class Shapes_Type<string name, string word> : TypeDef<Shapes_Dialect, name> { let mnemonic = word; }
class Shapes_Op<string word, list<Trait> traits = []> : Op<Shapes_Dialect, word, traits>;

def Shapes_Box : Shapes_Type<"Box", "box"> {
  let parameters = (ins "::mlir::Type":$content);
  let assemblyFormat = "`<` $content `>`";
}
def Shapes_Line : Shapes_Type<"Line", "line">;
def Other_Thing : TypeDef<Other_Dialect, "Thing"> { let mnemonic = "thing"; }
def Shapes_Scale : AttrDef<Shapes_Dialect, "Scale"> { let mnemonic = "scale"; }
def Other_Scale : AttrDef<Other_Dialect, "Scale"> { let mnemonic = "scale"; }

def Shapes_MakeOp : Shapes_Op<"make"> {
  let arguments = (ins I32:$width, Optional<Index>:$height, Shapes_Scale:$scale, OptionalAttr<StrAttr>:$name,
                       Other_Scale:$other, UnitAttr:$flat, DefaultValuedAttr<I64Attr, "1">:$count);
  let results = (outs Shapes_Box:$box);
}
def Shapes_JoinOp : Shapes_Op<"join", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<AnyTypeOf<[Shapes_Box, Shapes_Line, Other_Thing]>>:$parts, Variadic<AnyType>,
                       F64:$unnamed0, AnyI<8>, Complex<F32>, AllOfType<[Shapes_Box, AnyType]>);
  let results = (outs Shapes_Box, Shapes_Line);
  let regions = (region AnyRegion:$body, SizedRegion<2>);
}
def Shapes_EmptyOp : Shapes_Op<"empty">;
