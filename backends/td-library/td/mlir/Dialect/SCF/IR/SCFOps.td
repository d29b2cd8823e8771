//===- SCFOps.td - loops and conditions -----------------------------------===//

#ifndef MLIR_DIALECT_SCF_SCFOPS
#define MLIR_DIALECT_SCF_SCFOPS

include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let cppNamespace = "::mlir::scf";
  let summary = "structured control flow: loops and conditions";
  let dependentDialects = ["arith::ArithDialect"];
}

// Builders without a body are written in Rust.
class SCF_Op<string mnemonic, list<Trait> traits = []>
    : Op<SCF_Dialect, mnemonic, traits>;

//===- Regions that are executed once -------------------------------------===//

def ExecuteRegionOp : SCF_Op<"execute_region", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    RecursiveMemoryEffects]> {
  let summary = "executes its region exactly once";
  let description = [{
    The region may have several blocks, in places where only one is allowed. With `no_inline` it stays as it is.

    ```mlir
    %0 = scf.execute_region -> i64 {
      %1 = arith.constant 1 : i64
      scf.yield %1 : i64
    }
    ```
  }];
  let arguments = (ins UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$region);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IfOp : SCF_Op<"if", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface, [
        "getNumRegionInvocations", "getRegionInvocationBounds",
        "getEntrySuccessorRegions"]>,
    InferTypeOpAdaptor, SingleBlockImplicitTerminator<"scf::YieldOp">,
    RecursiveMemoryEffects,
    RecursivelySpeculatable, NoRegionArguments]> {
  let summary = "executes one of two regions";
  let description = [{
    The second region may be absent if there are no results.

    ```mlir
    %0 = scf.if %condition -> (i32) {
      scf.yield %a : i32
    } else {
      scf.yield %b : i32
    }
    ```
  }];
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion,
                        MaxSizedRegion<1>:$elseRegion);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$condition)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IndexSwitchOp : SCF_Op<"index_switch", [
    RecursiveMemoryEffects, SingleBlockImplicitTerminator<"scf::YieldOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getRegionInvocationBounds",
                               "getEntrySuccessorRegions"]>]> {
  let summary = "executes the region of the case that equals an index";
  let description = [{
    ```mlir
    %0 = scf.index_switch %index -> i32
    case 2 {
      scf.yield %a : i32
    }
    default {
      scf.yield %b : i32
    }
    ```
  }];
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion,
                        VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg attr-dict (`->` type($results)^)?
    custom<SwitchCases>($cases, $caseRegions) `\n`
    `` `default` $defaultRegion
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Loops --------------------------------------------------------------===//

def ForOp : SCF_Op<"for", [
    AutomaticAllocationScope,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
        "getInitsMutable", "getLoopResults", "getRegionIterArgs",
        "getLoopInductionVars", "getLoopLowerBounds",
        "getLoopSteps", "getLoopUpperBounds", "getStaticTripCount",
        "getYieldedValuesMutable",
        "promoteIfSingleIteration", "replaceWithAdditionalYields",
        "yieldTiledValuesAndReplace"]>,
    AllTypesMatch<["lowerBound", "upperBound", "step"]>,
    ConditionallySpeculatable,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands"]>,
    SingleBlockImplicitTerminator<"scf::YieldOp">, RecursiveMemoryEffects]> {
  let summary = "counts from a number up to another";
  let description = [{
    The upper bound is excluded. What an iteration yields the next one takes; the results are what the last one yields,
    or the initial values.

    ```mlir
    %sum = scf.for %i = %low to %high step %step iter_args(%before = %zero) -> (index) {
      %after = arith.addi %before, %i : index
      scf.yield %after : index
    }
    ```
  }];
  let arguments = (ins AnySignlessIntegerOrIndex:$lowerBound,
                       AnySignlessIntegerOrIndex:$upperBound,
                       AnySignlessIntegerOrIndex:$step,
                       Variadic<AnyType>:$initArgs,
                       UnitAttr:$unsignedCmp);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$lowerBound,
                   "::mlir::Value":$upperBound,
                   "::mlir::Value":$step)>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def WhileOp : SCF_Op<"while", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands"]>,
    DeclareOpInterfaceMethods<LoopLikeOpInterface,
                              ["getRegionIterArgs", "getYieldedValuesMutable"]>,
    RecursiveMemoryEffects, SingleBlock]> {
  let summary = "repeats while a condition holds";
  let description = [{
    The first region computes the condition, and what the second region, the body, or the results get.

    ```mlir
    %0 = scf.while (%n = %start) : (i32) -> i32 {
      %goes_on = arith.cmpi slt, %n, %limit : i32
      scf.condition(%goes_on) %n : i32
    } do {
    ^bb0(%n: i32):
      %next = arith.addi %n, %n : i32
      scf.yield %next : i32
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ConditionOp : SCF_Op<"condition", [
    HasParent<"WhileOp">,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface,
                              ["getSuccessorRegions"]>, Pure, Terminator]> {
  let summary = "says whether a loop goes on";
  let description =
      "The further operands go to the body if the condition holds, and become the results if not.";
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
  let assemblyFormat = [{ `(` $condition `)` attr-dict ($args^ `:` type($args))? }];
}

def YieldOp : SCF_Op<"yield", [
    Pure, ReturnLike, Terminator, ParentOneOf<
      ["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp", "WhileOp"]>]> {
  let summary = "ends a region with values";
  let description = [{
    ```mlir
    scf.yield %0, %1 : i32, f32
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = [{  attr-dict ($results^ `:` type($results))? }];
}

//===- Parallel loops -----------------------------------------------------===//

def ForallOp : SCF_Op<"forall", [
    AttrSizedOperandSegments, AutomaticAllocationScope,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
        "getInitsMutable", "getRegionIterArgs", "getLoopInductionVars",
        "getLoopLowerBounds", "getLoopUpperBounds",
        "getLoopSteps", "promoteIfSingleIteration",
        "yieldTiledValuesAndReplace"]>,
    RecursiveMemoryEffects, SingleBlockImplicitTerminator<"scf::InParallelOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    DestinationStyleOpInterface, HasParallelRegion]> {
  let summary = "executes a region for all indices, at once";
  let description = [{
    Iterations put what they compute into the shared outputs by the operations in the terminator.

    ```mlir
    scf.forall (%i, %j) in (%rows, 8) {
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicLowerBound,
                       Variadic<Index>:$dynamicUpperBound,
                       Variadic<Index>:$dynamicStep,
                       DenseI64ArrayAttr:$staticLowerBound,
                       DenseI64ArrayAttr:$staticUpperBound,
                       DenseI64ArrayAttr:$staticStep,
                       Variadic<AnyRankedTensor>:$outputs,
                       OptionalAttr<DeviceMappingArrayAttr>:$mapping);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$outputs)>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def InParallelOp : SCF_Op<"forall.in_parallel", [
    Pure, Terminator, DeclareOpInterfaceMethods<InParallelOpInterface>,
    HasParent<"ForallOp">
  ] # GraphRegionNoTerminator.traits> {
  let summary = "ends a `forall`";
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ParallelOp : SCF_Op<"parallel", [
    AutomaticAllocationScope, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
        "getLoopInductionVars", "getLoopLowerBounds", "getLoopUpperBounds",
        "getLoopSteps"]>,
    RecursiveMemoryEffects, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    SingleBlockImplicitTerminator<"scf::ReduceOp">, HasParallelRegion]> {
  let summary = "loops whose iterations may be executed in any order";
  let description = [{
    What the iterations give to `scf.reduce` is put together with the initial values.

    ```mlir
    %sum = scf.parallel (%i, %j) = (%c0, %c0) to (%m, %n) step (%c1, %c1) init (%zero) -> f32 {
      %part = "compute"(%i, %j) : (index, index) -> f32
      scf.reduce(%part : f32) {
      ^bb0(%a: f32, %b: f32):
        %both = arith.addf %a, %b : f32
        scf.reduce.return %both : f32
      }
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$lowerBound,
                       Variadic<Index>:$upperBound,
                       Variadic<Index>:$step,
                       Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::ValueRange":$lowerBounds,
                   "::mlir::ValueRange":$upperBounds,
                   "::mlir::ValueRange":$steps)>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ReduceOp : SCF_Op<"reduce", [
    Terminator, HasParent<"ParallelOp">, RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "ends a `parallel`";
  let description =
      "Each region puts two values of the type of its operand together.";
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$operands)>];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = [{
    (`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict
  }];
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);
  let hasRegionVerifier = 1;
}

def ReduceReturnOp : SCF_Op<"reduce.return",
                            [HasParent<"ReduceOp">, Pure, Terminator]> {
  let summary = "ends a region of `reduce`";
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_SCF_SCFOPS
