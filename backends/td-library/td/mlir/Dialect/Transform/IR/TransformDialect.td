//===- TransformDialect.td - dialect of transform ops ---------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IR_TRANSFORMDIALECT
#define MLIR_DIALECT_TRANSFORM_IR_TRANSFORMDIALECT

include "mlir/IR/OpBase.td"

def Transform_Dialect : Dialect {
  let name = "transform";
  let cppNamespace = "::mlir::transform";
  let summary = "scripts that select and transform operations";
  let description = [{
    A transform op is one step of a script. The script transforms the payload, another part of the IR. The operands and
    results of a transform op are handles to operations or values of the payload, or parameters: lists of attributes.

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

class TransformDialectOp<string mnemonic, list<Trait> traits = []>
    : Op<Transform_Dialect, mnemonic, traits>;

// A script may start at the operation. It has no operands then.
def PossibleTopLevelTransformOpTrait
    : NativeOpTrait<"PossibleTopLevelTransformOpTrait"> {
  let cppNamespace = "::mlir::transform";
}

#endif // MLIR_DIALECT_TRANSFORM_IR_TRANSFORMDIALECT
