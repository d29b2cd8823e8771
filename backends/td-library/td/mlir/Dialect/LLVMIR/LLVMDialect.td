//===- LLVMDialect.td - LLVM IR as a dialect ------------------------------===//

#ifndef LLVMIR_DIALECT
#define LLVMIR_DIALECT

include "mlir/IR/DialectBase.td"

def LLVM_Dialect : Dialect {
  let summary =
      "LLVM IR: the end of the lowerings; `mlir-translate --mlir-to-llvmir` reads its text";
  let name = "llvm";
  let cppNamespace = "::mlir::LLVM";
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;

  // Attributes whose names start with `llvm.` may be on other operations, and on what functions take and return.
  let discardableAttrs = (
      ins "WorkgroupAttributionAttr":$workgroup_attribution);
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

#endif // LLVMIR_DIALECT
