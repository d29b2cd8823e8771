//===- FuncTransformOps.td - transform ops of func ----------------- ===//

#ifndef MLIR_DIALECT_FUNC_TRANSFORMOPS_TD
#define MLIR_DIALECT_FUNC_TRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/OpBase.td"

def ApplyFuncToLLVMConversionPatternsOp
    : Op<Transform_Dialect, "apply_conversion_patterns.func.func_to_llvm",
         [DeclareOpInterfaceMethods<ConversionPatternDescriptorOpInterface,
                                    ["verifyTypeConverter"]>]> {
  let summary = "patterns that lower `func` to `llvm`";
  let assemblyFormat = "attr-dict";
}

defvar _FuncStep = DeclareOpInterfaceMethods<TransformOpInterface>;
defvar _FuncEffects = DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;

def CastAndCallOp
    : Op<Transform_Dialect, "func.cast_and_call",
         [_FuncStep, _FuncEffects, AttrSizedOperandSegments,
          ReportTrackingListenerFailuresOpTrait]
         # GraphRegionNoTerminator.traits> {
  let summary =
      "replaces values by a call, with casts to the types of the function";
  let arguments = (ins TransformHandleTypeInterface:$insertion_point,
                       UnitAttr:$insert_after,
                       Optional<TransformValueHandleTypeInterface>:$inputs,
                       Optional<TransformValueHandleTypeInterface>:$outputs,
                       OptionalAttr<SymbolRefAttr>:$function_name,
                       Optional<TransformHandleTypeInterface>:$function);
  let results = (outs TransformHandleTypeInterface:$result);
  let regions = (region MaxSizedRegion<1>:$conversions);
  let assemblyFormat = [{
    ($function_name^)? ($function^)? ( `(` $inputs^ `)` )? ( `->` $outputs^ )?
    (`after` $insert_after^):(`before`)? $insertion_point ($conversions^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class _FunctionOp<string mnemonic>
    : Op<Transform_Dialect, "func." # mnemonic, [_FuncStep, _FuncEffects]> {
  let results = (outs TransformHandleTypeInterface:$transformed_module,
                      TransformHandleTypeInterface:$transformed_function);
}

def ReplaceFuncSignatureOp : _FunctionOp<"replace_func_signature"> {
  let summary = "changes the order of the arguments and results of a function";
  let arguments = (ins TransformHandleTypeInterface:$module,
                       SymbolRefAttr:$function_name,
                       DenseI32ArrayAttr:$args_interchange,
                       DenseI32ArrayAttr:$results_interchange,
                       UnitAttr:$adjust_func_calls);
  let assemblyFormat = [{
    $function_name `args_interchange` `=` $args_interchange `results_interchange` `=` $results_interchange `at` $module
    attr-dict `:` functional-type(operands, results)
  }];
}

def DeduplicateFuncArgsOp : _FunctionOp<"deduplicate_func_args"> {
  let summary =
      "removes function arguments that get the same value in each call";
  let arguments = (ins TransformHandleTypeInterface:$module,
                       SymbolRefAttr:$function_name);
  let assemblyFormat =
      "$function_name `at` $module attr-dict `:` functional-type(operands, results)";
}

#endif // MLIR_DIALECT_FUNC_TRANSFORMOPS_TD
