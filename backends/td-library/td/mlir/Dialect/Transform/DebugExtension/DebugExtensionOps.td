//===- DebugExtensionOps.td - transform ops for remarks -------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_DEBUGEXTENSION_DEBUGEXTENSIONOPS
#define MLIR_DIALECT_TRANSFORM_DEBUGEXTENSION_DEBUGEXTENSIONOPS

include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"

class _RemarkOp<string mnemonic>
    : TransformDialectOp<"debug." # mnemonic,
        [MatchOpInterface, DeclareOpInterfaceMethods<TransformOpInterface>,
         MemoryEffectsOpInterface,
         NavigationTransformOpTrait]>;

def EmitRemarkAtOp : _RemarkOp<"emit_remark_at"> {
  let summary = "emits a remark at each payload operation or value";
  let arguments = (ins Transform_AnyHandleType:$at, StrAttr:$message);
  let assemblyFormat = "$at `,` $message attr-dict `:` type($at)";
}

def EmitParamAsRemarkOp : _RemarkOp<"emit_param_as_remark"> {
  let summary = "emits a remark with the values of a parameter";
  let arguments = (ins TransformParamTypeInterface:$param,
                       Optional<TransformHandleTypeInterface>:$anchor,
                       OptionalAttr<StrAttr>:$message);
  let assemblyFormat = [{
    $param (`,` $message^)? (`at` $anchor^)?attr-dict `:` type($param) (`,` type($anchor)^)?
  }];
}

#endif // MLIR_DIALECT_TRANSFORM_DEBUGEXTENSION_DEBUGEXTENSIONOPS
