// Types: vectors by rank and kind.

include "mlir/IR/OpBase.td"

def Vectorkind_Dialect : Dialect {
  let name = "vectorkind";
  let cppNamespace = "::vectorkind";
}

class Vectorkind_Op<string mnemonic, TypeConstraint type> : Op<Vectorkind_Dialect, mnemonic> {
  let arguments = (ins type:$x);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}

def Vectorkind_AnyOp : Vectorkind_Op<"any", AnyVectorOfAnyRank>;
def Vectorkind_NonzeroOp : Vectorkind_Op<"nonzero", AnyVectorOfNonZeroRank>;
def Vectorkind_FixedAnyOp : Vectorkind_Op<"fixed_any", AnyFixedVectorOfAnyRank>;
def Vectorkind_FixedNonzeroOp : Vectorkind_Op<"fixed_nonzero", AnyFixedVectorOfNonZeroRank>;
def Vectorkind_ScalableOp : Vectorkind_Op<"scalable", AnyScalableVectorOfAnyRank>;
def Vectorkind_OfOp : Vectorkind_Op<"of", VectorOfNonZeroRankOf<[F32, F64]>>;
def Vectorkind_OfAnyOp : Vectorkind_Op<"of_any", VectorOfAnyRankOf<[F32]>>;
def Vectorkind_FixedOfOp : Vectorkind_Op<"fixed_of", FixedVectorOfNonZeroRankOf<[I8]>>;
def Vectorkind_FixedOfAnyOp : Vectorkind_Op<"fixed_of_any", FixedVectorOfAnyRank<[I8]>>;
def Vectorkind_ScalableOfOp : Vectorkind_Op<"scalable_of", ScalableVectorOfAnyRank<[I8]>>;
def Vectorkind_RankOp : Vectorkind_Op<"rank", VectorOfRank<[1, 2]>>;
def Vectorkind_FixedRankOp : Vectorkind_Op<"fixed_rank", FixedVectorOfRank<[2]>>;
def Vectorkind_ScalableRankOp : Vectorkind_Op<"scalable_rank", ScalableVectorOfRank<[1]>>;
def Vectorkind_RankTypeOp : Vectorkind_Op<"rank_type", VectorOfRankAndType<[1], [F32]>>;
def Vectorkind_FixedRankTypeOp : Vectorkind_Op<"fixed_rank_type", FixedVectorOfRankAndType<[1], [F32]>>;
def Vectorkind_TrailingOp : Vectorkind_Op<"trailing", VectorWithTrailingDimScalableOf<[F32]>>;
def Vectorkind_TrailingSizeOp : Vectorkind_Op<"trailing_size", VectorWithTrailingDimScalableOfSizeAndType<[4], [F32]>>;
