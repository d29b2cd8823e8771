// Predicates put together.

include "mlir/IR/OpBase.td"

def Preds_Dialect : Dialect {
  let name = "preds";
  let cppNamespace = "::preds";
}

class P<string mnemonic, TypeConstraint t> : Op<Preds_Dialect, mnemonic> { let arguments = (ins t:$x); let assemblyFormat = "$x attr-dict `:` type($x)"; }
def Preds_AndOp : P<"and", Type<And<[AnyInteger.predicate, Neg<I32.predicate>]>, "an integer but i32">>;
def Preds_OrOp : P<"or", Type<Or<[I32.predicate, F32.predicate, And<[]>]>, "all there is">>;
def Preds_NegOp : P<"neg", Type<Neg<Or<[I32.predicate, F32.predicate]>>, "neither">>;
def Preds_ConfOp : P<"conf", ConfinedType<AnyTensor, [HasStaticShapePred, HasRankPred], "static tensor">>;
def Preds_RankOp : P<"rank", ConfinedType<AnyShaped, [HasAnyRankOfPred<[1, 3]>], "shape of rank 1 or 3">>;
def Preds_MinOp : P<"min", ConfinedType<AnyRankedTensor, [HasRankGreaterOrEqualPred<2>], "rank two or more">>;
def Preds_NeverOp : P<"never", Type<Or<[]>, "nothing">>;
def Preds_AttrOp : Op<Preds_Dialect, "attr"> { let arguments = (ins ConfinedAttr<I32Attr, [AllAttrOf<[IntMinValue<1>, IntMaxValue<9>]>, IntNEQValue<5>]>:$a); let assemblyFormat = "$a attr-dict"; }
