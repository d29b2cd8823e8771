//===- MathBase.td - the dialect of mathematical functions ----------------===//

#ifndef MATH_BASE
#define MATH_BASE

include "mlir/IR/OpBase.td"

def Math_Dialect : Dialect {
  let name = "math";
  let cppNamespace = "::mlir::math";
  let summary =
      "mathematical functions of integers and floating point numbers, and of vectors and tensors of them";
  let hasConstantMaterializer = 1;
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // MATH_BASE
