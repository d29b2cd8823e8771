// Types: vectors by length and shape.

include "mlir/IR/OpBase.td"

def Vectorsize_Dialect : Dialect {
  let name = "vectorsize";
  let cppNamespace = "::vectorsize";
}

class Vectorsize_Op<string mnemonic, TypeConstraint type> : Op<Vectorsize_Dialect, mnemonic> {
  let arguments = (ins type:$x);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}

def Vectorsize_LengthOp : Vectorsize_Op<"length", VectorOfLength<[2, 4]>>;
def Vectorsize_FixedLengthOp : Vectorsize_Op<"fixed_length", FixedVectorOfLength<[4]>>;
def Vectorsize_ScalableLengthOp : Vectorsize_Op<"scalable_length", ScalableVectorOfLength<[4]>>;
def Vectorsize_MinOp : Vectorsize_Op<"min", VectorOfMinLength<3>>;
def Vectorsize_MaxOp : Vectorsize_Op<"max", VectorOfMaxLength<3>>;
def Vectorsize_LengthTypeOp : Vectorsize_Op<"length_type", VectorOfLengthAndType<[2], [I8]>>;
def Vectorsize_FixedLengthTypeOp : Vectorsize_Op<"fixed_length_type", FixedVectorOfLengthAndType<[2], [I8]>>;
def Vectorsize_ScalableLengthTypeOp : Vectorsize_Op<"scalable_length_type", ScalableVectorOfLengthAndType<[2], [I8]>>;
def Vectorsize_MinMaxOp : Vectorsize_Op<"min_max", VectorOfMinMaxLengthAndType<2, 4, [I8]>>;
def Vectorsize_ShapeOp : Vectorsize_Op<"shape", FixedVectorOfShapeAndType<[2, 3], F32>>;
def Vectorsize_ScalableRankLengthOp : Vectorsize_Op<"scalable_rank_length", ScalableVectorOfRankAndLengthAndType<[1], [4], [F32]>>;
