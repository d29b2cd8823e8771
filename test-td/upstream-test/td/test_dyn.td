// Upstream's dialect that is defined when a program runs.

include "mlir/IR/OpBase.td"

def TestDyn_Dialect : Dialect {
  let name = "test_dyn";
  let cppNamespace = "::test_dyn";
  let summary = "what upstream tests dynamic dialects with";
}

def TestDyn_OneResultOp : Op<TestDyn_Dialect, "one_result"> {
  let results = (outs Variadic<AnyType>:$values);
  let hasVerifier = 1;
}
