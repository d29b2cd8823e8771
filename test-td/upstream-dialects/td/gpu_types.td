// Types of `gpu` that MLIR defines in C++.

include "mlir/IR/AttrTypeBase.td"

def Gpu_Dialect : Dialect {
  let name = "gpu";
  let cppNamespace = "::gpu";
}

def Gpu_AsyncToken : TypeDef<Gpu_Dialect, "AsyncToken"> {
  let mnemonic = "async.token";
  let summary = "a token that orders asynchronous operations";
}
