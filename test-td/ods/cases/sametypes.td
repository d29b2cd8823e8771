// Operands and results of the same type, shape, element type or rank.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Sametypes_Dialect : Dialect {
  let name = "sametypes";
  let cppNamespace = "::sametypes";
}

class Sametypes_Op<string mnemonic, list<Trait> traits = [], dag ins = (ins Variadic<AnyType>:$x), dag outs = (outs Variadic<AnyType>:$r)> : Op<Sametypes_Dialect, mnemonic, traits> {
  let arguments = ins;
  let results = outs;
}

def Sametypes_InsOp : Sametypes_Op<"ins", [SameTypeOperands]>;
def Sametypes_AllOp : Sametypes_Op<"all", [SameOperandsAndResultType]>;
def Sametypes_ShapeInsOp : Sametypes_Op<"shape_ins", [SameOperandsShape]>;
def Sametypes_ShapeOp : Sametypes_Op<"shape", [SameOperandsAndResultShape]>;
def Sametypes_ElemInsOp : Sametypes_Op<"elem_ins", [SameOperandsElementType]>;
def Sametypes_ElemOp : Sametypes_Op<"elem", [SameOperandsAndResultElementType]>;
def Sametypes_RankOp : Sametypes_Op<"rank", [SameOperandsAndResultRank]>;
def Sametypes_FloatOp : Sametypes_Op<"float", [ResultsAreFloatLike]>;
