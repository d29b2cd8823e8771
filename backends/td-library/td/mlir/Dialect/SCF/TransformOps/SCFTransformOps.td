//===- SCFTransformOps.td - transform ops of scf ------------------- ===//

#ifndef MLIR_DIALECT_SCF_TRANSFORMOPS_TD
#define MLIR_DIALECT_SCF_TRANSFORMOPS_TD

include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/OpBase.td"

def ApplyForLoopCanonicalizationPatternsOp
    : Op<Transform_Dialect, "apply_patterns.scf.for_loop_canonicalization",
         [DeclareOpInterfaceMethods<PatternDescriptorOpInterface>]> {
  let summary = "patterns that simplify operations with the bounds of loops";
  let assemblyFormat = "attr-dict";
}

class _LoopConversionOp<string mnemonic, list<string> methods = []>
    : Op<Transform_Dialect, "apply_conversion_patterns.scf." # mnemonic,
         [DeclareOpInterfaceMethods<ConversionPatternDescriptorOpInterface,
                                    methods>]> {
  let assemblyFormat = "attr-dict";
}

def ApplySCFStructuralConversionPatternsOp
    : _LoopConversionOp<"structural_conversions",
                        ["populateConversionTargetRules"]> {
  let summary = "patterns that convert the types of loop arguments and results";
}

def ApplySCFToControlFlowPatternsOp : _LoopConversionOp<"scf_to_control_flow"> {
  let summary = "patterns that lower loops to branches";
}

def Transform_ScfForOp : Transform_ConcreteOpType<"scf.for">;

// The traits of most loop ops. They consume their operand.
defvar _LoopTraits = [FunctionalStyleTransformOpTrait,
                      MemoryEffectsOpInterface];
defvar _LoopStep = _LoopTraits #
                   [DeclareOpInterfaceMethods<TransformOpInterface>];
defvar _EachLoop = _LoopTraits # [TransformOpInterface, TransformEachOpTrait];
defvar _EachTarget = [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
                      TransformOpInterface, TransformEachOpTrait];

class _LoopOp<string mnemonic, list<Trait> traits>
    : Op<Transform_Dialect, mnemonic, traits> {
  let assemblyFormat =
      "$target attr-dict `:` functional-type(operands, results)";
}

class _LoopsOp<string mnemonic> : _LoopOp<mnemonic, _LoopStep> {
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs Variadic<TransformHandleTypeInterface>:$transformed);
}

def ForallToForOp : _LoopsOp<"loop.forall_to_for"> {
  let summary = "converts `scf.forall` to a nest of `scf.for`";
}

def ForallToParallelOp : _LoopsOp<"loop.forall_to_parallel"> {
  let summary = "converts `scf.forall` to `scf.parallel`";
}

def ParallelForToNestedForOps : _LoopsOp<"loop.parallel_for_to_nested_fors"> {
  let summary = "converts `scf.parallel` to a nest of `scf.for`";
}

def LoopOutlineOp : _LoopOp<"loop.outline", _LoopStep> {
  let summary = "outlines an operation into a new function";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       StrAttr:$func_name);
  let results = (outs TransformHandleTypeInterface:$function,
                      TransformHandleTypeInterface:$call);
}

def LoopPeelOp : _LoopOp<"loop.peel", _EachLoop> {
  let summary = "peels the first or the last iteration of a loop";
  let arguments = (ins Transform_ScfForOp:$target,
                       DefaultValuedAttr<BoolAttr, "false">:$peel_front,
                       DefaultValuedAttr<BoolAttr,
                                         "false">:$fail_if_already_divisible);
  let results = (outs TransformHandleTypeInterface:$peeled_loop,
                      TransformHandleTypeInterface:$remainder_loop);
}

def LoopPipelineOp : _LoopOp<"loop.pipeline", _EachLoop> {
  let summary = "pipelines a loop";
  let arguments = (ins Transform_ScfForOp:$target,
                       DefaultValuedAttr<I64Attr, "1">:$iteration_interval,
                       DefaultValuedAttr<I64Attr, "10">:$read_latency);
  let results = (outs TransformHandleTypeInterface:$transformed);
}

def LoopPromoteIfOneIterationOp : _LoopOp<"loop.promote_if_one_iteration",
                                          _EachTarget> {
  let summary = "replaces a loop of one iteration by its body";
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs);
  let assemblyFormat = "$target attr-dict `:` type($target)";
}

class _UnrollOp<string mnemonic> : _LoopOp<mnemonic, _EachLoop> {
  let arguments = (ins TransformHandleTypeInterface:$target,
                       ConfinedAttr<I64Attr, [IntPositive]>:$factor);
  let assemblyFormat = "$target attr-dict `:` type($target)";
}

def LoopUnrollOp : _UnrollOp<"loop.unroll"> {
  let summary = "unrolls a loop";
}

def LoopUnrollAndJamOp : _UnrollOp<"loop.unroll_and_jam"> {
  let summary = "unrolls a loop and fuses the inner loops";
}

def LoopCoalesceOp : _LoopOp<"loop.coalesce", _EachLoop> {
  let summary = "coalesces a perfect loop nest into one loop";
  let arguments = (ins TransformHandleTypeInterface:$target);
  let results = (outs TransformHandleTypeInterface:$transformed);
  let assemblyFormat =
      "$target attr-dict `:` functional-type($target, $transformed)";
}

def TakeAssumedBranchOp : _LoopOp<"scf.take_assumed_branch", _EachTarget> {
  let summary = "replaces an `scf.if` by one of its branches";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       OptionalAttr<UnitAttr>:$take_else_branch);
  let results = (outs);
  let assemblyFormat = [{
    $target (`take_else_branch` $take_else_branch^)? attr-dict `:` functional-type(operands, results)
  }];
}

def LoopFuseSiblingOp : _LoopOp<"loop.fuse_sibling", _LoopStep> {
  let summary = "fuses a loop into another loop";
  let arguments = (ins TransformHandleTypeInterface:$target,
                       TransformHandleTypeInterface:$source);
  let results = (outs TransformHandleTypeInterface:$fused_loop);
  let assemblyFormat =
      "$target `into` $source attr-dict  `:` functional-type(operands, results)";
}

#endif // MLIR_DIALECT_SCF_TRANSFORMOPS_TD
