//===- TransformDialect.td - transformations as IR ------------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IR_TRANSFORMDIALECT
#define MLIR_DIALECT_TRANSFORM_IR_TRANSFORMDIALECT

include "mlir/IR/OpBase.td"

def Transform_Dialect : Dialect {
  let name = "transform";
  let cppNamespace = "::mlir::transform";
  let summary = "scripts that select and transform operations";
  let description = [{
    An operation of this dialect is a step of a script. Its operands and results are handles: to operations, values or
    attributes of the program that is transformed, the payload.

    ```mlir
    module attributes {transform.with_named_sequence} {
      transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
        %functions = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
        transform.apply_patterns to %functions {
          transform.apply_patterns.canonicalization
        } : !transform.any_op
        transform.yield
      }
    }
    ```
  }];
  let hasOperationAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class TransformDialectOp<string mnemonic, list<Trait> traits = []> : Op<Transform_Dialect, mnemonic, traits>;

// A script may start at the operation, which then has no operands.
def PossibleTopLevelTransformOpTrait : NativeOpTrait<"PossibleTopLevelTransformOpTrait"> {
  let cppNamespace = "::mlir::transform";
}

#endif // MLIR_DIALECT_TRANSFORM_IR_TRANSFORMDIALECT
