// Predicates on operands and results by number, and types that several of them have together.

include "mlir/IR/OpBase.td"

def Numbers_Dialect : Dialect {
  let name = "numbers";
  let cppNamespace = "::numbers";
}

class Numbers_Op<string mnemonic, Pred p> : Op<Numbers_Dialect, mnemonic, [PredOpTrait<mnemonic # " holds", p>]> {
  let arguments = (ins Variadic<AnyType>:$x);
  let results = (outs Variadic<AnyType>:$r);
}

def Numbers_IsOp : Numbers_Op<"is", TCopVTEtIs<1, F32>>;
def Numbers_IsIntOp : Numbers_Op<"is_int", TCopVTEtIs<0, AnyInteger>>;
def Numbers_SameOp : Numbers_Op<"same", TCopVTEtIsSameAs<0, 2>>;
def Numbers_ShapedOp : Numbers_Op<"shaped", TCOpResIsShapedTypePred<0, 1>>;
def Numbers_ResultOp : Numbers_Op<"result", TCresVTEtIsSameAsOp<1, 0>>;
def Numbers_EitherOp : Numbers_Op<"either", Or<[TCopVTEtIs<0, F32>, TCresVTEtIsSameAsOp<0, 0>]>>;
def Numbers_NotOp : Numbers_Op<"not", Neg<TCopVTEtIs<0, I1>>>;

class Numbers_Fixed<string mnemonic, Pred p> : Op<Numbers_Dialect, mnemonic, [PredOpTrait<mnemonic # " holds", p>]> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c);
  let results = (outs AnyType:$r);
}

def Numbers_BaseOp : Numbers_Fixed<"base", TCresIsSameAsOpBase<0, 1>>;
def Numbers_ElementOp : Numbers_Fixed<"element", TCresVTEtIsSameAsOpBase<0, 2>>;
def Numbers_AtOp : Numbers_Fixed<"at", TCopVTEtAreSameAt<[0, 2]>>;
def Numbers_AllAtOp : Numbers_Fixed<"all_at", TCopVTEtAreSameAt<[0, 1, 2]>>;
def Numbers_OneAtOp : Numbers_Fixed<"one_at", TCopVTEtAreSameAt<[1]>>;
def Numbers_BroadcastOp : Numbers_Fixed<"broadcast", TCOpIsBroadcastableToRes<0, 0>>;

class Numbers_Inputs<string mnemonic, Trait t> : Op<Numbers_Dialect, mnemonic, [t]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a) `,` type($b)";
}

def Numbers_MatchOp : Numbers_Inputs<"match", InputMatchesTypes<["a", "b"], [I32, AnyFloat]>>;
def Numbers_FirstOp : Numbers_Inputs<"first", InputMatchesTypes<["a"], [AnyTensor]>>;
def Numbers_CombineOp : Numbers_Inputs<"combine", InputAddressIsCombinationOf<["a", "b"], [[I32, F32], [F32, I32], [AnyTensor, AnyTensor]]>>;
def Numbers_DescribedOp : Numbers_Inputs<"described", InputAddressIsCombinationOf<["a", "b"], [[I1, I1], [I8, I8]], "both are bits or bytes">>;
