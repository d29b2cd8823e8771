//===- AffineTransformOps.td - transform ops of affine ------------- ===//

#ifndef MLIR_DIALECT_AFFINE_TRANSFORMOPS_TD
#define MLIR_DIALECT_AFFINE_TRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/OpBase.td"

def Transform_AffineForOp : Transform_ConcreteOpType<"affine.for">;

class _SimplifyOp<string mnemonic>
    : Op<Transform_Dialect, "affine." # mnemonic,
         [DeclareOpInterfaceMethods<TransformOpInterface>,
          DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let results = (outs);
}

def SimplifyBoundedAffineOpsOp : _SimplifyOp<"simplify_bounded_affine_ops"> {
  let summary = "simplifies affine operations with given bounds of values";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       Variadic<TransformHandleTypeInterface>:$bounded_values,
                       DenseI64ArrayAttr:$lower_bounds,
                       DenseI64ArrayAttr:$upper_bounds);
  let hasVerifier = 1;
  let assemblyFormat = [{
    $target `with` `[` ($bounded_values^ `:` type($bounded_values))? `]` `within` $lower_bounds `and` $upper_bounds
    attr-dict `:` type($target)
  }];
}

def SimplifyMinMaxAffineOpsOp : _SimplifyOp<"simplify_min_max_affine_ops"> {
  let summary = "simplifies `affine.min` and `affine.max`";
  let arguments = (ins TransformHandleTypeInterface:$target);
  let assemblyFormat = "$target attr-dict `:` type($target)";
}

#endif // MLIR_DIALECT_AFFINE_TRANSFORMOPS_TD
