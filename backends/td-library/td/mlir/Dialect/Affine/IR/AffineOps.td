//===- AffineOps.td - loops and accesses with affine indices --------------===//

#ifndef AFFINE_OPS
#define AFFINE_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Affine/IR/AffineMemoryOpInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let cppNamespace = "::mlir::affine";
  let summary =
      "loops and accesses whose bounds and indices are affine expressions";
  let hasConstantMaterializer = 1;
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
}

class Affine_Op<string mnemonic, list<Trait> traits = []>
    : Op<Affine_Dialect, mnemonic, traits>;

def ImplicitAffineTerminator : SingleBlockImplicitTerminator<"AffineYieldOp">;

//===- Numbers ------------------------------------------------------------===//

def AffineApplyOp : Affine_Op<"apply", [
    Pure,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
  let summary = "the value of an affine expression";
  let description = [{
    The map has one result. Its dimensions stand in parentheses, its symbols in brackets.

    ```mlir
    %1 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0)>(%i)[%n]
    ```
  }];
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
  let results = (outs Index);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

class AffineMinMaxOpBase<string mnemonic, list<Trait> traits = []>
    : Op<Affine_Dialect, mnemonic, traits> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$operands);
  let results = (outs Index);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}
def AffineMinOp : AffineMinMaxOpBase<"min", [Pure]> {
  let summary = "the least of the results of an affine map";
}
def AffineMaxOp : AffineMinMaxOpBase<"max", [Pure]> {
  let summary = "the greatest of the results of an affine map";
}

def AffineDelinearizeIndexOp : Affine_Op<"delinearize_index", [Pure]> {
  let summary = "splits a number into digits";
  let description = [{
    The basis says how many values each digit has, the last one first. Without a number for the first digit, that digit is not
    limited.

    ```mlir
    %digits:3 = affine.delinearize_index %number into (4, 6, 8) : index, index, index
    ```
  }];
  let arguments = (ins Index:$linear_index,
                       Variadic<Index>:$dynamic_basis,
                       DenseI64ArrayAttr:$static_basis);
  let results = (outs Variadic<Index>:$multi_index);
  let assemblyFormat = [{
    $linear_index `into`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", "::mlir::AsmParser::Delimiter::Paren")
    attr-dict `:` type($multi_index)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineLinearizeIndexOp : Affine_Op<"linearize_index",
                                       [Pure, AttrSizedOperandSegments]> {
  let summary = "makes a number of digits";
  let description = [{
    The inverse of `affine.delinearize_index`. With `disjoint`, each digit but the first is within its basis, and none is
    negative.

    ```mlir
    %number = affine.linearize_index [%i, %j, %k] by (4, 6, 8) : index
    ```
  }];
  let arguments = (ins Variadic<Index>:$multi_index,
                       Variadic<Index>:$dynamic_basis,
                       DenseI64ArrayAttr:$static_basis, UnitProp:$disjoint);
  let results = (outs Index:$linear_index);
  let assemblyFormat = [{
    (`disjoint` $disjoint^)? ` `
    `[` $multi_index `]` `by`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", "::mlir::AsmParser::Delimiter::Paren")
    attr-dict `:` type($linear_index)
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Loops and conditions -----------------------------------------------===//

def AffineForOp : Affine_Op<"for", [
    AttrSizedOperandSegments, AutomaticAllocationScope,
    ImplicitAffineTerminator, ConditionallySpeculatable,
    RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<LoopLikeOpInterface, [
        "getLoopInductionVars", "getLoopLowerBounds", "getLoopSteps",
        "getLoopUpperBounds",
        "getYieldedValuesMutable", "replaceWithAdditionalYields"]>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface,
                              ["getEntrySuccessorOperands"]>]> {
  let summary =
      "counts from the greatest of some numbers up to the least of others";
  let description = [{
    ```mlir
    affine.for %i = 0 to %n step 2 {
      %0 = affine.load %memory[%i] : memref<?xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$lowerBoundOperands,
                       Variadic<Index>:$upperBoundOperands,
                       Variadic<AnyType>:$inits,
                       AffineMapAttr:$lowerBoundMap,
                       AffineMapAttr:$upperBoundMap,
                       IndexAttr:$step);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  // Written in Rust: a function fills the region.
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$lowerBoundOperands,
                                 "::mlir::ValueRange":$upperBoundOperands)>];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasRegionVerifier = 1;
}

def AffineIfOp : Affine_Op<"if", [
    ImplicitAffineTerminator, RecursivelySpeculatable, RecursiveMemoryEffects,
    NoRegionArguments,
    DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let summary = "runs a region if numbers are in a set";
  let description = [{
    ```mlir
    affine.if affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 >= 0)>(%i)[%n] {
      affine.store %value, %memory[%i] : memref<?xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>, IntegerSetAttr:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let skipDefaultBuilders = 1;
  // Written in Rust: functions fill the regions.
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$operands)>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineParallelOp : Affine_Op<"parallel", [
    AutomaticAllocationScope, ImplicitAffineTerminator, RecursivelySpeculatable,
    RecursiveMemoryEffects,
    DeclareOpInterfaceMethods<LoopLikeOpInterface>, MemRefsNormalizable]> {
  let summary =
      "runs a region for all indices, at once, and combines what the iterations give";
  let description = [{
    ```mlir
    affine.parallel (%i, %j) = (0, 0) to (%n, 8) step (2, 1) {
      affine.store %value, %memory[%i, %j] : memref<?x8xf32>
    }
    ```
  }];
  let arguments = (ins TypedArrayAttrBase<AtomicRMWKindAttr,
                                          "Reduction ops">:$reductions,
                       AffineMapAttr:$lowerBoundsMap,
                       I32ElementsAttr:$lowerBoundsGroups,
                       AffineMapAttr:$upperBoundsMap,
                       I32ElementsAttr:$upperBoundsGroups,
                       I64SmallVectorArrayAttr:$steps,
                       Variadic<Index>:$mapOperands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineYieldOp : Affine_Op<"yield", [Pure, Terminator, ReturnLike,
                                        MemRefsNormalizable]> {
  let summary = "the values that a region gives back";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

//===- Accesses -----------------------------------------------------------===//

class AffineLoadOpBase<string mnemonic, list<Trait> traits = []>
    : Affine_Op<mnemonic, !listconcat(traits, [
        DeclareOpInterfaceMethods<AffineReadOpInterface>,
        DeclareOpInterfaceMethods<AffineMapAccessInterface>,
        MemRefsNormalizable])> {
  let arguments = (ins Arg<AnyMemRef, "the reference to load from",
                           [MemRead]>:$memref, Variadic<Index>:$indices,
                       AffineMapAttr:$map);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineLoadOp : AffineLoadOpBase<"load"> {
  let summary = "reads an element";
  let description = [{
    ```mlir
    %0 = affine.load %memory[%i + 3, %j + symbol(%n)] : memref<8x?xf32>
    ```
  }];
  let results = (outs AnyType:$result);
  let hasFolder = 1;
}

def AffineVectorLoadOp : AffineLoadOpBase<"vector_load"> {
  let summary = "reads a vector of elements that follow each other";
  let description = [{
    ```mlir
    %0 = affine.vector_load %memory[%i] : memref<100xf32>, vector<8xf32>
    ```
  }];
  let results = (outs AnyVectorOfNonZeroRank:$result);
}

class AffineStoreOpBase<string mnemonic, list<Trait> traits = []>
    : Affine_Op<mnemonic, !listconcat(traits, [
        DeclareOpInterfaceMethods<AffineWriteOpInterface>,
        DeclareOpInterfaceMethods<AffineMapAccessInterface>,
        MemRefsNormalizable])> {
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$value,
                   "::mlir::Value":$memref,
                   "::mlir::ValueRange":$indices)>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineStoreOp : AffineStoreOpBase<"store"> {
  let summary = "writes an element";
  let description = [{
    ```mlir
    affine.store %value, %memory[%i + 3, %j] : memref<8x?xf32>
    ```
  }];
  let arguments = (ins AnyType:$value, Arg<
    AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
  let hasFolder = 1;
}

def AffineVectorStoreOp : AffineStoreOpBase<"vector_store"> {
  let summary = "writes a vector to elements that follow each other";
  let description = [{
    ```mlir
    affine.vector_store %value, %memory[%i] : memref<100xf32>, vector<8xf32>
    ```
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$value, Arg<
    AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
}

def AffinePrefetchOp : Affine_Op<"prefetch", [
    DeclareOpInterfaceMethods<AffineMapAccessInterface>, MemRefsNormalizable]> {
  let summary = "tells that an element is accessed soon";
  let description = [{
    ```mlir
    affine.prefetch %memory[%i + 5], read, locality<3>, data : memref<400xi32>
    ```
  }];
  let arguments = (ins AnyMemRef:$memref,
                       Variadic<Index>:$indices,
                       BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>,
                                              IntMaxValue<3>]>:$localityHint,
                       BoolAttr:$isDataCache, AffineMapAttr:$map);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Direct memory access -----------------------------------------------===//

// MLIR defines these in C++.

def AffineDmaStartOp : Affine_Op<"dma_start", [
    DeclareOpInterfaceMethods<AffineMapAccessInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    MemRefsNormalizable]> {
  let summary = "starts a copy that goes on while the program runs";
  let description = [{
    The attributes `src_map`, `dst_map` and `tag_map` are the maps of the indices.

    ```mlir
    affine.dma_start %src[%i, %j], %dst[%i, %j], %tag[%k], %count
      : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineDmaWaitOp : Affine_Op<"dma_wait", [
    DeclareOpInterfaceMethods<AffineMapAccessInterface>, MemRefsNormalizable]> {
  let summary = "waits for a copy";
  let description = [{
    ```mlir
    affine.dma_wait %tag[%k], %count : memref<1xi32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // AFFINE_OPS
