// Ops for measuring drivers.

#ifndef SPEED_OPS
#define SPEED_OPS

include "mlir/IR/OpBase.td"

def Speed_Dialect : Dialect {
  let name = "speed";
  let summary = "ops for measuring drivers";
  let cppNamespace = "::speed";
}

class Speed_Op<string mnemonic> : Op<Speed_Dialect, mnemonic> {
  let arguments = (ins AnyType:$input);
  let results = (outs AnyType:$result);
}

def Speed_OpA : Speed_Op<"op_a"> { let summary = "what is rewritten"; }
def Speed_OpB : Speed_Op<"op_b"> { let summary = "what it is rewritten to"; }

def Speed_SourceOp : Op<Speed_Dialect, "source"> {
  let summary = "where the chain begins";
  let results = (outs AnyType:$result);
}

#endif // SPEED_OPS
