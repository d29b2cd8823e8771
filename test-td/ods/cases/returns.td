// What returns from a region, and results whose type an attribute says.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Returns_Dialect : Dialect {
  let name = "returns";
  let cppNamespace = "::returns";
}

class Returns_Op<string mnemonic, list<Trait> traits = []> : Op<Returns_Dialect, mnemonic, traits>;

def Returns_BodyOp : Returns_Op<"body", [SingleBlock]> {
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$body attr-dict";
}
def Returns_PlainOp : Returns_Op<"plain", [Terminator, ReturnLike]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}
def Returns_NothingOp : Returns_Op<"nothing", [Pure, ReturnLike, Terminator]> { let assemblyFormat = "attr-dict"; }
def Returns_BothOp : Returns_Op<"both", [AttrSizedOperandSegments, Terminator, ReturnLike]> {
  let arguments = (ins Variadic<AnyType>:$left, Optional<I1>:$right);
}

def Returns_SplitOp : Returns_Op<"split", [Terminator, WeightedBranchOpInterface]> {
  let arguments = (ins OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$to);
  let assemblyFormat = "(`weights` $branch_weights^)? `to` $to attr-dict";
}
def Returns_TryOp : Returns_Op<"try", [WeightedRegionBranchOpInterface, NoTerminator]> {
  let arguments = (ins OptionalAttr<DenseI32ArrayAttr>:$region_weights);
  let regions = (region AnyRegion:$a, AnyRegion:$b);
}

def Returns_TypedOp : Returns_Op<"typed", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypeAttr:$ty, Variadic<AnyType>:$inputs, OptionalAttr<I32Attr>:$other);
  let results = (outs AnyType:$result);
}
def Returns_NumberOp : Returns_Op<"number", [FirstAttrDerivedResultType]> {
  let arguments = (ins I32Attr:$value);
  let results = (outs AnyInteger:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
}
