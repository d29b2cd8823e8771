// Types: memrefs.

include "mlir/IR/OpBase.td"

def Memrefty_Dialect : Dialect {
  let name = "memrefty";
  let cppNamespace = "::memrefty";
}

class Memrefty_Op<string mnemonic, TypeConstraint type> : Op<Memrefty_Dialect, mnemonic> {
  let arguments = (ins type:$x);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}

def Memrefty_AnyOp : Memrefty_Op<"any", AnyMemRef>;
def Memrefty_UnrankedOp : Memrefty_Op<"unranked", AnyUnrankedMemRef>;
def Memrefty_Non0Op : Memrefty_Op<"non0", AnyNon0RankedMemRef>;
def Memrefty_EitherOp : Memrefty_Op<"either", AnyRankedOrUnrankedMemRef>;
def Memrefty_Non0EitherOp : Memrefty_Op<"non0_either", AnyNon0RankedOrUnrankedMemRef>;
def Memrefty_StaticOp : Memrefty_Op<"static", AnyStaticShapeMemRef>;
def Memrefty_StridedOp : Memrefty_Op<"strided", AnyStridedMemRef>;
def Memrefty_StridedRankOp : Memrefty_Op<"strided_rank", AnyStridedMemRefOfRank<2>>;
def Memrefty_OfOp : Memrefty_Op<"of", MemRefOf<[F32]>>;
def Memrefty_UnrankedOfOp : Memrefty_Op<"unranked_of", UnrankedMemRefOf<[F32]>>;
def Memrefty_EitherOfOp : Memrefty_Op<"either_of", RankedOrUnrankedMemRefOf<[F32]>>;
def Memrefty_Non0OfOp : Memrefty_Op<"non0_of", Non0RankedMemRefOf<[F32]>>;
def Memrefty_RankOfOp : Memrefty_Op<"rank_of", MemRefRankOf<[F32], [1]>>;
def Memrefty_StaticOfOp : Memrefty_Op<"static_of", StaticShapeMemRefOf<[F32]>>;
def Memrefty_StridedOfOp : Memrefty_Op<"strided_of", StridedMemRefOf<[F32]>>;
def Memrefty_StridedRankOfOp : Memrefty_Op<"strided_rank_of", StridedMemRefRankOf<[F32], [1]>>;
def Memrefty_I1Op : Memrefty_Op<"i1", I1MemRef>;
def Memrefty_I8Op : Memrefty_Op<"i8", I8MemRef>;
def Memrefty_I16Op : Memrefty_Op<"i16", I16MemRef>;
def Memrefty_I32Op : Memrefty_Op<"i32", I32MemRef>;
def Memrefty_I64Op : Memrefty_Op<"i64", I64MemRef>;
def Memrefty_Bf16Op : Memrefty_Op<"bf16", BF16MemRef>;
def Memrefty_F16Op : Memrefty_Op<"f16", F16MemRef>;
def Memrefty_F32Op : Memrefty_Op<"f32", F32MemRef>;
def Memrefty_F64Op : Memrefty_Op<"f64", F64MemRef>;
