// Types: tensors.

include "mlir/IR/OpBase.td"

def Tensorty_Dialect : Dialect {
  let name = "tensorty";
  let cppNamespace = "::tensorty";
}

class Tensorty_Op<string mnemonic, TypeConstraint type> : Op<Tensorty_Dialect, mnemonic> {
  let arguments = (ins type:$x);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}

def Tensorty_AnyOp : Tensorty_Op<"any", AnyTensor>;
def Tensorty_RankedOp : Tensorty_Op<"ranked", AnyRankedTensor>;
def Tensorty_UnrankedOp : Tensorty_Op<"unranked", AnyUnrankedTensor>;
def Tensorty_Non0Op : Tensorty_Op<"non0", AnyNon0RankedTensor>;
def Tensorty_Non0UnOp : Tensorty_Op<"non0_un", AnyNon0RankedOrUnrankedTensor>;
def Tensorty_StaticOp : Tensorty_Op<"static", AnyStaticShapeTensor>;
def Tensorty_OfOp : Tensorty_Op<"of", TensorOf<[I8, I16]>>;
def Tensorty_RankedOfOp : Tensorty_Op<"ranked_of", RankedTensorOf<[F32]>>;
def Tensorty_UnrankedOfOp : Tensorty_Op<"unranked_of", UnrankedTensorOf<[F32]>>;
def Tensorty_RankOfOp : Tensorty_Op<"rank_of", TensorRankOf<[F32], [1, 2]>>;
def Tensorty_Dim0Op : Tensorty_Op<"dim0", 0DTensorOf<[F32]>>;
def Tensorty_Dim1Op : Tensorty_Op<"dim1", 1DTensorOf<[F32]>>;
def Tensorty_Dim2Op : Tensorty_Op<"dim2", 2DTensorOf<[F32]>>;
def Tensorty_Dim3Op : Tensorty_Op<"dim3", 3DTensorOf<[F32]>>;
def Tensorty_Dim4Op : Tensorty_Op<"dim4", 4DTensorOf<[F32]>>;
def Tensorty_Non0OfOp : Tensorty_Op<"non0_of", Non0RankedTensorOf<[F32]>>;
def Tensorty_StaticOfOp : Tensorty_Op<"static_of", StaticShapeTensorOf<[F32]>>;
def Tensorty_I1Op : Tensorty_Op<"i1", I1Tensor>;
def Tensorty_I8Op : Tensorty_Op<"i8", I8Tensor>;
def Tensorty_I16Op : Tensorty_Op<"i16", I16Tensor>;
def Tensorty_I32Op : Tensorty_Op<"i32", I32Tensor>;
def Tensorty_I64Op : Tensorty_Op<"i64", I64Tensor>;
def Tensorty_IndexOp : Tensorty_Op<"index", IndexTensor>;
def Tensorty_Bf16Op : Tensorty_Op<"bf16", BF16Tensor>;
def Tensorty_F16Op : Tensorty_Op<"f16", F16Tensor>;
def Tensorty_F32Op : Tensorty_Op<"f32", F32Tensor>;
def Tensorty_F64Op : Tensorty_Op<"f64", F64Tensor>;
