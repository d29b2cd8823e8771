//===- LLVMDialect.td - LLVM IR as a dialect ------------------------------===//

#ifndef LLVMIR_DIALECT
#define LLVMIR_DIALECT

include "mlir/IR/DialectBase.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let summary = "LLVM IR: the end of the lowerings; `mlir-translate --mlir-to-llvmir` reads its text";
  let cppNamespace = "::mlir::LLVM";
  let discardableAttrs = (ins "WorkgroupAttributionAttr":$workgroup_attribution);
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // LLVMIR_DIALECT
