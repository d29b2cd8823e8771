//===- IRDL.td - definitions of dialects as IR ----------------------------===//

#ifndef MLIR_DIALECT_IRDL_IR_IRDL
#define MLIR_DIALECT_IRDL_IR_IRDL

include "mlir/IR/OpBase.td"

def IRDL_Dialect : Dialect {
  let name = "irdl";
  let cppNamespace = "::mlir::irdl";
  let summary = "definitions of dialects as IR";
  let description = [{
    A module of this dialect defines dialects: their types, attributes and operations, with constraints on them. A value is a
    constraint variable. When an operation is verified, a variable gets one type or attribute, so two operands of the same
    variable have the same type.

    ```mlir
    irdl.dialect @geometry {
      irdl.type @point {
        %0 = irdl.is f32
        %1 = irdl.is f64
        %2 = irdl.any_of(%0, %1)
        irdl.parameters(element: %2)
      }
      irdl.operation @midpoint {
        %0 = irdl.base @geometry::@point
        irdl.operands(from: %0, to: %0)
        irdl.results(middle: %0)
      }
    }
    ```
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif // MLIR_DIALECT_IRDL_IR_IRDL
