//===- ParallelCombiningOpInterface.td - results of parallel loops --------===//

#ifndef MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
#define MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE

include "mlir/IR/OpBase.td"

def InParallelOpInterface : OpInterface<"InParallelOpInterface">, RuntimeTrait {
  let description = [{
    The terminator of a parallel loop. Its region holds the operations that put the parts that each iteration computes
    into the results of the loop.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"A result of the loop.", "::mlir::Value", "getParentResult",
                    (ins "usize":$index), "",
                    "$_op.op().parent_op(ir).expect(\"the terminator is in a loop\").result(ir, index)">,
    InterfaceMethod<"The operations that put parts together.",
                    "::llvm::SmallVector<::mlir::Operation *>",
                    "getYieldingOps", (ins), "", [{
      $_op.op().regions(ir).flat_map(|region| region.ops(ir).collect::<Vec<_>>()).collect()
    }]>
  ];
}

def ParallelCombiningOpInterface : OpInterface<"ParallelCombiningOpInterface">,
                                   RuntimeTrait {
  let description =
      "An operation that puts what one iteration of a parallel loop computes into the loop's result.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The numbers of the operands into which it puts something.",
                    "::mlir::MutableOperandRange",
                    "getUpdatedDestinations">,
    InterfaceMethod<"The loop.", "::mlir::Operation *", "getIteratingParent">
  ];
}

#endif // MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
