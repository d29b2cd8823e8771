//===- DLTIBase.td - the dialect of data layouts and targets --------------===//

#ifndef DLTI_BASE
#define DLTI_BASE

include "mlir/IR/OpBase.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let cppNamespace = "::mlir";
  let description =
      "Attributes that hold sizes and alignments of types, and properties of devices.";
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

// Operations whose data layout is computed by the default functions.
def HasDefaultDLTIDataLayout : NativeOpTrait<"HasDefaultDLTIDataLayout"> {
  let cppNamespace = "::mlir";
}

#endif // DLTI_BASE
