// What holds between operands and results, by their numbers and by their names.

include "mlir/IR/OpBase.td"

def Elementpreds_Dialect : Dialect {
  let name = "elementpreds";
  let cppNamespace = "::elementpreds";
}

class Elementpreds_Op<string mnemonic, dag ins, dag outs, list<Trait> traits> : Op<Elementpreds_Dialect, mnemonic, traits> {
  let arguments = ins;
  let results = outs;
}

def Elementpreds_IsOp : Elementpreds_Op<"is", (ins AnyType:$a, AnyType:$b), (outs), [PredOpTrait<"the second operand has elements of type f32", TCopVTEtIs<1, F32>>]>;
def Elementpreds_SameOp : Elementpreds_Op<"same", (ins AnyType:$a, AnyType:$b, AnyType:$c), (outs), [PredOpTrait<"the elements of the first and the last operand have the same type", TCopVTEtIsSameAs<0, 2>>]>;
def Elementpreds_ManyOp : Elementpreds_Op<"many", (ins Variadic<AnyType>:$a), (outs), [PredOpTrait<"the elements of all three have the same type", TCopVTEtAreSameAt<[0, 1, 2]>>]>;
def Elementpreds_ResultOp : Elementpreds_Op<"result", (ins AnyType:$a), (outs AnyType:$r), [PredOpTrait<"the result is as its operand", TCresIsSameAsOpBase<0, 0>>]>;
def Elementpreds_ResultElementOp : Elementpreds_Op<"result_element", (ins AnyType:$a, AnyType:$b), (outs AnyType:$r), [PredOpTrait<"the result's elements are those of the second operand", TCresVTEtIsSameAsOp<0, 1>>]>;
def Elementpreds_ResultElementBaseOp : Elementpreds_Op<"result_element_base", (ins AnyType:$a), (outs AnyType:$r), [PredOpTrait<"the result's elements are those of the operand", TCresVTEtIsSameAsOpBase<0, 0>>]>;
def Elementpreds_MatchesOp : Elementpreds_Op<"matches", (ins AnyType:$a, AnyType:$b), (outs), [InputMatchesTypes<["a", "b"], [I32, F32]>]>;
def Elementpreds_CombinationOp : Elementpreds_Op<"combination", (ins AnyType:$a, AnyType:$b), (outs), [InputAddressIsCombinationOf<["a", "b"], [[I32, F32], [I64, F64]]>]>;
def Elementpreds_DescribedOp : Elementpreds_Op<"described", (ins AnyType:$a), (outs AnyType:$r), [InputAddressIsCombinationOf<["a", "r"], [[I32, I64], [I64, I32]], "wide from narrow, or narrow from wide">]>;
