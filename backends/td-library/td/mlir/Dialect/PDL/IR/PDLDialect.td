//===- PDLDialect.td - rewrite patterns as IR -----------------------------===//

#ifndef MLIR_DIALECT_PDL_IR_PDLDIALECT
#define MLIR_DIALECT_PDL_IR_PDLDIALECT

include "mlir/IR/OpBase.td"

def PDL_Dialect : Dialect {
  let name = "pdl";
  let cppNamespace = "::mlir::pdl";
  let summary = "rewrite patterns as IR";
  let description = [{
    A `pdl.pattern` has the operations to match in its body. The `pdl.rewrite` at its end has the operations that replace
    them, or the name of a function. Values of the dialect are handles to operations, values, types and attributes.

    ```mlir
    pdl.pattern @forward : benefit(1) {
      %input = operand
      %type = type
      %root = operation "foo.copy"(%input : !pdl.value) -> (%type : !pdl.type)
      rewrite %root {
        replace %root with (%input : !pdl.value)
      }
    }
    ```
  }];
  let useDefaultTypePrinterParser = 1;
}

#endif // MLIR_DIALECT_PDL_IR_PDLDIALECT
