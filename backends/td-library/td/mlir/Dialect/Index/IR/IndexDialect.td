//===- IndexDialect.td - the dialect of indices ---------------------------===//

#ifndef INDEX_DIALECT
#define INDEX_DIALECT

include "mlir/IR/DialectBase.td"

def IndexDialect : Dialect {
  let name = "index";
  let cppNamespace = "::mlir::index";
  let summary = "arithmetic of indices, whose width depends on the target";
  let description = [{
    An index has as many bits as a pointer of the target. Constants have 64 bits. An operation is folded only if the
    result is right for indices of 32 bits too.
  }];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // INDEX_DIALECT
