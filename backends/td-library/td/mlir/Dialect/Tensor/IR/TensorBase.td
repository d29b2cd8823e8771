//===- TensorBase.td - the dialect of tensors -----------------------------===//

#ifndef TENSOR_BASE
#define TENSOR_BASE

include "mlir/IR/OpBase.td"

def Tensor_Dialect : Dialect {
  let name = "tensor";
  let cppNamespace = "::mlir::tensor";
  let summary = "tensors: how they are made, taken apart and put together";
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
  let dependentDialects = ["arith::ArithDialect", "complex::ComplexDialect"];
}

#endif // TENSOR_BASE
