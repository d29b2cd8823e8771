//===- TransformOps.td - transform ops ------------------------------------===//

#ifndef MLIR_DIALECT_TRANSFORM_IR_TRANSFORMOPS
#define MLIR_DIALECT_TRANSFORM_IR_TRANSFORMOPS

include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Dialect/Transform/Interfaces/MatchInterfaces.td"
include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"

defvar _Effects = DeclareOpInterfaceMethods<MemoryEffectsOpInterface>;
defvar _Step = DeclareOpInterfaceMethods<TransformOpInterface>;
defvar _ForEach = [TransformOpInterface, TransformEachOpTrait, _Effects];

//===----------------------------------------------------------------------===//
// Scripts and their control flow
//===----------------------------------------------------------------------===//

def NamedSequenceOp : TransformDialectOp<
  "named_sequence", [FunctionOpInterface, IsolatedFromAbove, _Effects, _Step]> {
  let summary =
      "a named sequence of transform ops, which `transform.include` calls";
  let arguments = (ins SymbolNameAttr:$sym_name,
                       TypeAttrBase<"::mlir::FunctionType",
                                    "function type attribute">:$function_type,
                       OptionalAttr<StrAttr>:$sym_visibility,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region MaxSizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def SequenceOp
    : TransformDialectOp<"sequence",
        [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                   ["getEntrySuccessorOperands",
                                    "getRegionInvocationBounds"]>,
         MatchOpInterface, _Step, _Effects, OpAsmOpInterface,
         PossibleTopLevelTransformOpTrait,
         SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">,
         AttrSizedOperandSegments]> {
  let summary = "transform ops that are executed in order";
  let arguments = (ins FailurePropagationMode:$failure_propagation_mode,
                       Optional<TransformHandleTypeInterface>:$root,
                       Variadic<
                         Transform_AnyHandleOrParamType>:$extra_bindings);
  let results = (outs Variadic<TransformHandleTypeInterface>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    custom<SequenceOpOperands>($root, type($root), $extra_bindings, type($extra_bindings)) (`->` type($results)^)?
    `failures` `(` $failure_propagation_mode `)` attr-dict-with-keyword regions
  }];
  let hasVerifier = 1;
}

def IncludeOp
    : TransformDialectOp<"include",
        [CallOpInterface, MatchOpInterface, _Effects,
         DeclareOpInterfaceMethods<SymbolUserOpInterface>, _Step]> {
  let summary = "executes a named sequence";
  let arguments = (ins SymbolRefAttr:$target,
                       FailurePropagationMode:$failure_propagation_mode,
                       Variadic<Transform_AnyHandleOrParamType>:$operands,
                       OptionalAttr<DictArrayAttr>:$arg_attrs,
                       OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$results);
  let assemblyFormat = [{
    $target `failures` `(` $failure_propagation_mode `)` `(` $operands `)` attr-dict
    `:` functional-type($operands, $results)
  }];
}

def ForeachOp
    : TransformDialectOp<"foreach",
        [_Step, _Effects, DeclareOpInterfaceMethods<
          RegionBranchOpInterface, ["getEntrySuccessorOperands"]>,
         SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">]> {
  let summary = "executes its body for each element of a handle";
  let arguments = (ins Variadic<Transform_AnyHandleOrParamType>:$targets,
                       UnitAttr:$with_zip_shortest);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $targets oilist(`with_zip_shortest` $with_zip_shortest) `:` type($targets) (`->` type($results)^)? $body attr-dict
  }];
  let hasVerifier = 1;
}

def AlternativesOp
    : TransformDialectOp<"alternatives",
        [DeclareOpInterfaceMethods<RegionBranchOpInterface,
                                   ["getEntrySuccessorOperands",
                                    "getRegionInvocationBounds"]>,
         _Step, _Effects, IsolatedFromAbove, PossibleTopLevelTransformOpTrait,
         SingleBlockImplicitTerminator<"::mlir::transform::YieldOp">]> {
  let summary = "executes the first region that does not fail";
  let arguments = (ins Optional<TransformHandleTypeInterface>:$scope);
  let results = (outs Variadic<TransformHandleTypeInterface>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$alternatives);
  let assemblyFormat = [{
    ($scope^ `:` type($scope))? (`->` type($results)^)? attr-dict-with-keyword regions
  }];
  let hasVerifier = 1;
}

def YieldOp : TransformDialectOp<"yield", [Terminator, _Effects]> {
  let summary = "returns handles from a region";
  let arguments = (ins Arg<Variadic<Transform_AnyHandleOrParamType>>:$operands);
  let assemblyFormat = "operands attr-dict (`:` type($operands)^)?";
}

//===----------------------------------------------------------------------===//
// Matchers
//===----------------------------------------------------------------------===//

def CollectMatchingOp
    : TransformDialectOp<"collect_matching", [
      _Effects, DeclareOpInterfaceMethods<SymbolUserOpInterface>, _Step]> {
  let summary =
      "collects the yields of a matcher for each operation that it matches";
  let arguments = (ins TransformHandleTypeInterface:$root,
                       SymbolRefAttr:$matcher);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$results);
  let assemblyFormat =
      "$matcher `in` $root attr-dict `:` functional-type($root, $results)";
}

def ForeachMatchOp
    : TransformDialectOp<"foreach_match",
        [_Effects, DeclareOpInterfaceMethods<SymbolUserOpInterface>,
         DeclareOpInterfaceMethods<TransformOpInterface,
                                   ["allowsRepeatedHandleOperands"]>,
         DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary =
      "executes, for each operation, the action of the first matcher that matches";
  let arguments = (ins TransformHandleTypeInterface:$root,
                       Variadic<
                         Transform_AnyHandleOrParamType>:$forwarded_inputs,
                       UnitAttr:$restrict_root,
                       UnitAttr:$flatten_results,
                       SymbolRefArrayAttr:$matchers,
                       SymbolRefArrayAttr:$actions);
  let results = (outs TransformHandleTypeInterface:$updated,
                      Variadic<
                        Transform_AnyHandleOrParamType>:$forwarded_outputs);
  let assemblyFormat = [{
    oilist( `restrict_root` $restrict_root | `flatten_results` $flatten_results ) `in` $root (`,` $forwarded_inputs^)?
    custom<ForeachMatchSymbols>($matchers, $actions) attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def MatchOperationEmptyOp
    : Op<Transform_Dialect, "match.operation_empty",
         [AtMostOneOpMatcher, MatchOpInterface, MemoryEffectsOpInterface]> {
  let summary = "matches if a handle is empty";
  let arguments = (ins TransformHandleTypeInterface:$operand_handle);
  let assemblyFormat = "$operand_handle attr-dict `:` type($operand_handle)";
}

def MatchOperationNameOp
    : TransformDialectOp<"match.operation_name", [
      SingleOpMatcher, MatchOpInterface, MemoryEffectsOpInterface]> {
  let summary = "matches an operation with one of these names";
  let arguments = (ins TransformHandleTypeInterface:$operand_handle,
                       StrArrayAttr:$op_names);
  let assemblyFormat =
      "$operand_handle $op_names attr-dict `:` type($operand_handle)";
}

def MatchParamCmpIOp
    : Op<Transform_Dialect, "match.param.cmpi",
         [_Step, MatchOpInterface, _Effects, SameTypeOperands]> {
  let summary = "matches if a comparison of integer parameters holds";
  let arguments = (ins TransformParamTypeInterface:$param,
                       TransformParamTypeInterface:$reference,
                       MatchCmpIPredicateAttr:$predicate);
  let assemblyFormat =
      "$predicate $param `,` $reference attr-dict `:` type($param)";
}

//===----------------------------------------------------------------------===//
// Patterns and passes
//===----------------------------------------------------------------------===//

def ApplyPatternsOp
    : TransformDialectOp<"apply_patterns",
        _ForEach # [ReportTrackingListenerFailuresOpTrait] #
        GraphRegionNoTerminator.traits> {
  let summary = "applies rewrite patterns greedily";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       UnitAttr:$apply_cse,
                       DefaultValuedAttr<I64Attr, "-1">:$max_iterations,
                       DefaultValuedAttr<I64Attr, "-1">:$max_num_rewrites);
  let results = (outs);
  let regions = (region MaxSizedRegion<1>:$patterns);
  let assemblyFormat = "`to` $target $patterns attr-dict `:` type($target)";
  let hasVerifier = 1;
}

def ApplyCanonicalizationPatternsOp
    : TransformDialectOp<"apply_patterns.canonicalization",
                         [DeclareOpInterfaceMethods<
                           PatternDescriptorOpInterface>]> {
  let summary = "canonicalization patterns of all operations";
  let assemblyFormat = "attr-dict";
}

def ApplyConversionPatternsOp
    : TransformDialectOp<"apply_conversion_patterns",
        [_Step, _Effects, ReportTrackingListenerFailuresOpTrait] #
        GraphRegionNoTerminator.traits> {
  let summary = "applies conversion patterns";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       OptionalAttr<StrArrayAttr>:$legal_ops,
                       OptionalAttr<StrArrayAttr>:$illegal_ops,
                       OptionalAttr<StrArrayAttr>:$legal_dialects,
                       OptionalAttr<StrArrayAttr>:$illegal_dialects,
                       UnitAttr:$partial_conversion,
                       UnitAttr:$preserve_handles);
  let results = (outs);
  let regions = (region MaxSizedRegion<1>:$patterns,
                        VariadicRegion<
                          MaxSizedRegion<1>>:$default_type_converter_region);
  let assemblyFormat = [{
    `to` $target $patterns (`with` `type_converter` $default_type_converter_region^)? attr-dict `:` type($target)
  }];
  let hasVerifier = 1;
}

def ApplyToLLVMConversionPatternsOp
    : Op<Transform_Dialect, "apply_conversion_patterns.dialect_to_llvm",
         [DeclareOpInterfaceMethods<ConversionPatternDescriptorOpInterface,
                                    ["verifyTypeConverter"]>]> {
  let summary = "patterns that lower a dialect to `llvm`";
  let arguments = (ins StrAttr:$dialect_name);
  let assemblyFormat = "$dialect_name attr-dict";
  let hasVerifier = 1;
}

def ApplyRegisteredPassOp : TransformDialectOp<"apply_registered_pass",
                                               [_Step, _Effects]> {
  let summary = "runs a registered pass";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       StrAttr:$pass_name,
                       DefaultValuedAttr<DictionaryAttr, "{}">:$options,
                       Variadic<TransformParamTypeInterface>:$dynamic_options);
  let results = (outs TransformHandleTypeInterface:$result);
  let assemblyFormat = [{
    $pass_name (`with` `options` `=` custom<ApplyRegisteredPassOptions>($options, $dynamic_options)^)? `to` $target
    attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

class _SimplificationOp<string mnemonic>
    : TransformDialectOp<mnemonic,
                         _ForEach # [ReportTrackingListenerFailuresOpTrait]> {
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs);
  let assemblyFormat = "`to` $target attr-dict `:` type($target)";
}

def ApplyCommonSubexpressionEliminationOp : _SimplificationOp<"apply_cse"> {
  let summary = "eliminates common subexpressions";
}

def ApplyDeadCodeEliminationOp : _SimplificationOp<"apply_dce"> {
  let summary = "removes dead operations";
}

def ApplyLoopInvariantCodeMotionOp : _SimplificationOp<"apply_licm"> {
  let summary = "moves loop-invariant operations out of a loop";
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

def CastOp : TransformDialectOp<"cast",
                                [TransformOpInterface, TransformEachOpTrait,
                                 DeclareOpInterfaceMethods<CastOpInterface>,
                                 _Effects]> {
  let summary = "a handle to the same operations with another type";
  let arguments = (ins TransformHandleTypeInterface:$input);
  let results = (outs TransformHandleTypeInterface:$output);
  let assemblyFormat = "$input attr-dict `:` type($input) `to` type($output)";
}

def MergeHandlesOp
    : TransformDialectOp<"merge_handles",
        [DeclareOpInterfaceMethods<TransformOpInterface, [
          "allowsRepeatedHandleOperands"]>, _Effects, MatchOpInterface,
         SameOperandsAndResultType]> {
  let summary = "a handle to the elements of several handles";
  let arguments = (ins Variadic<Transform_AnyHandleOrParamType>:$handles,
                       UnitAttr:$deduplicate);
  let results = (outs Transform_AnyHandleOrParamType:$result);
  let assemblyFormat =
      "(`deduplicate` $deduplicate^)? $handles attr-dict `:` type($result)";
  let hasFolder = 1;
}

def SplitHandleOp : TransformDialectOp<
  "split_handle", [FunctionalStyleTransformOpTrait, _Step, _Effects]> {
  let summary = "splits a handle into handles with one element each";
  let arguments = (ins Transform_AnyHandleOrParamType:$handle,
                       DefaultValuedAttr<BoolAttr,
                                         "true">:$pass_through_empty_handle,
                       DefaultValuedAttr<BoolAttr,
                                         "true">:$fail_on_payload_too_small,
                       OptionalAttr<I64Attr>:$overflow_result);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$results);
  let assemblyFormat =
      "$handle attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def ReplicateOp : TransformDialectOp<
  "replicate", [_Step, _Effects, AllTypesMatch<["handles", "replicated"]>]> {
  let summary =
      "repeats the payload of handles for each operation of another handle";
  let arguments = (ins TransformHandleTypeInterface:$pattern,
                       Variadic<Transform_AnyHandleOrParamType>:$handles);
  let results = (outs Variadic<Transform_AnyHandleOrParamType>:$replicated);
  let assemblyFormat =
      "`num` `(` $pattern `)` $handles attr-dict `:` type($pattern) `,` type($handles)";
}

// The last traits of ops that find operations. MLIR lists them in this
// order, after the other interfaces.
defvar _Finds = [NavigationTransformOpTrait, MemoryEffectsOpInterface];

def SelectOp : TransformDialectOp<"select", [_Step] # _Finds> {
  let summary = "the operations with a given name";
  let arguments = (ins TransformHandleTypeInterface:$target, StrAttr:$op_name);
  let results = (outs TransformHandleTypeInterface:$result);
  let assemblyFormat =
      "$op_name `in` $target attr-dict `:` functional-type(operands, results)";
}

def GetConsumersOfResult : TransformDialectOp<"get_consumers_of_result",
                                              [_Step] # _Finds> {
  let summary = "the users of a result";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       I64Attr:$result_number);
  let results = (outs TransformHandleTypeInterface:$consumers);
  let assemblyFormat =
      "$target `[` $result_number `]` attr-dict `:` functional-type(operands, results)";
}

def GetDefiningOp : TransformDialectOp<"get_defining_op",
                                       [_Step, MatchOpInterface] # _Finds> {
  let summary = "the operations that define values";
  let arguments = (ins TransformValueHandleTypeInterface:$target);
  let results = (outs TransformHandleTypeInterface:$result);
  let assemblyFormat =
      "$target attr-dict `:` functional-type(operands, results)";
}

def GetParentOp : TransformDialectOp<"get_parent_op",
                                     [_Step, MatchOpInterface] # _Finds> {
  let summary = "the closest ancestors that meet conditions";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       UnitAttr:$isolated_from_above,
                       UnitAttr:$allow_empty_results,
                       OptionalAttr<StrAttr>:$op_name,
                       UnitAttr:$deduplicate,
                       DefaultValuedAttr<ConfinedAttr<I64Attr, [IntPositive]>,
                                         "1">:$nth_parent);
  let results = (outs TransformHandleTypeInterface:$parent);
  let assemblyFormat =
      "$target attr-dict `:` functional-type(operands, results)";
}

def GetProducerOfOperand
    : TransformDialectOp<"get_producer_of_operand",
                         [_Step, NavigationTransformOpTrait, MatchOpInterface,
                          MemoryEffectsOpInterface]> {
  let summary = "the operation that defines an operand";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       I64Attr:$operand_number);
  let results = (outs TransformHandleTypeInterface:$producer);
  let assemblyFormat =
      "$target `[` $operand_number `]` attr-dict `:` functional-type(operands, results)";
}

class _ValuesOp<string mnemonic, list<Trait> traits>
    : TransformDialectOp<mnemonic, traits> {
  let arguments = (ins TransformHandleTypeInterface:$target,
                       DenseI64ArrayAttr:$raw_position_list,
                       UnitAttr:$is_inverted,
                       UnitAttr:$is_all);
  let results = (outs TransformValueHandleTypeInterface:$result);
  let assemblyFormat = [{
    $target `[`custom<TransformMatchDims>($raw_position_list, $is_inverted, $is_all)`]` attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def GetOperandOp
    : _ValuesOp<"get_operand", [_Step, NavigationTransformOpTrait,
                                MatchOpInterface, MemoryEffectsOpInterface]> {
  let summary = "operands of operations";
}

def GetResultOp : _ValuesOp<"get_result", [_Step] # _Finds> {
  let summary = "results of operations";
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

def GetTypeOp : TransformDialectOp<"get_type",
                                   [_Step, MatchOpInterface, _Effects]> {
  let summary = "the types of values";
  let arguments = (ins TransformValueHandleTypeInterface:$value,
                       UnitAttr:$elemental);
  let results = (outs TransformParamTypeInterface:$type_param);
  let assemblyFormat =
      "(`elemental` $elemental^)? $value attr-dict `:`functional-type(operands, results)";
}

def NumAssociationsOp
    : TransformDialectOp<"num_associations",
                         [MemoryEffectsOpInterface,
                          ParamProducerTransformOpTrait, _Step,
                          MatchOpInterface]> {
  let summary = "the number of elements of a handle or a parameter";
  let arguments = (ins Transform_AnyHandleOrParamType:$handle);
  let results = (outs TransformParamTypeInterface:$num);
  let assemblyFormat =
      "$handle attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def ParamConstantOp
    : Op<Transform_Dialect, "param.constant",
         [MatchOpInterface, _Step, MemoryEffectsOpInterface,
          ParamProducerTransformOpTrait]> {
  let summary = "an attribute as a parameter";
  let arguments = (ins AnyAttr:$value);
  let results = (outs TransformParamTypeInterface:$param);
  let assemblyFormat = "$value attr-dict `->` type($param)";
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

def AnnotateOp : TransformDialectOp<"annotate", [_Step, _Effects]> {
  let summary = "sets an attribute of operations";
  let arguments = (ins TransformHandleTypeInterface:$target, StrAttr:$name,
                       Optional<TransformParamTypeInterface>:$param);
  let results = (outs);
  let assemblyFormat = [{
    $target $name attr-dict (`=` $param^)?`:` type($target) (`,` type($param)^)?
  }];
}

def PrintOp : TransformDialectOp<"print", [_Step, _Effects, MatchOpInterface]> {
  let summary = "prints operations";
  let arguments = (ins Optional<TransformHandleTypeInterface>:$target,
                       OptionalAttr<StrAttr>:$name,
                       OptionalAttr<UnitAttr>:$assume_verified,
                       OptionalAttr<UnitAttr>:$use_local_scope,
                       OptionalAttr<UnitAttr>:$skip_regions);
  let results = (outs);
  let assemblyFormat = "$target attr-dict (`:` type($target)^)?";
}

def VerifyOp : TransformDialectOp<
  "verify", _ForEach # [ReportTrackingListenerFailuresOpTrait]> {
  let summary = "verifies operations";
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs);
  let assemblyFormat = "$target attr-dict `:` type($target)";
}

#endif // MLIR_DIALECT_TRANSFORM_IR_TRANSFORMOPS
