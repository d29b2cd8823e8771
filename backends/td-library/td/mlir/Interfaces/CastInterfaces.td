//===- CastInterfaces.td - operations that convert values -----------------===//

#ifndef MLIR_INTERFACES_CASTINTERFACES
#define MLIR_INTERFACES_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface">, RuntimeTrait {
  let description =
      "An operation that gives its operands other types; it goes away where the types agree.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<
      "Whether values of types `inputs` can be converted to types `outputs`.",
      "bool", "areCastCompatible",
      (ins "::mlir::TypeRange":$inputs, "::mlir::TypeRange":$outputs)>
  ];
  let verify = [{
    ::rtblgen_runtime::interfaces::verify_cast(ir, $_op.op(), ConcreteOp::are_cast_compatible)
  }];
}

#endif // MLIR_INTERFACES_CASTINTERFACES
