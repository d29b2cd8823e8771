// The branches of upstream's `cf` dialect.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Cf_Dialect : Dialect {
  let name = "cf";
  let cppNamespace = "::cf";
  let summary = "branches between blocks";
}

def BrOp : Op<Cf_Dialect, "br", [DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$destOperands);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
}

def CondBrOp : Op<Cf_Dialect, "cond_br", [
    AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>, Pure, Terminator]> {
  let arguments = (ins I1:$condition, Variadic<AnyType>:$trueDestOperands, Variadic<AnyType>:$falseDestOperands);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
  }];
}
