// The `affine` dialect as far as the lowerings of this crate need it: a part of MLIR's, with the same names and text.
//
// It is not under MLIR's include path, since a file that includes that path may need the rest.

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let cppNamespace = "::mlir::affine";
  let summary = "Loops and accesses whose bounds and indices are affine expressions.";
  let hasConstantMaterializer = 1;
}

class Affine_Op<string mnemonic, list<Trait> traits = []> : Op<Affine_Dialect, mnemonic, traits>;

def AffineYieldOp : Affine_Op<"yield", [Pure, Terminator, ReturnLike]> {
  let summary = "the values that a region gives back";
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
}

def AffineApplyOp : Affine_Op<"apply", [Pure]> {
  let summary = "the value of an affine expression";
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
  let results = (outs Index:$result);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

class Affine_MinMaxOp<string mnemonic> : Affine_Op<mnemonic, [Pure]> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$operands);
  let results = (outs Index:$result);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}
def AffineMinOp : Affine_MinMaxOp<"min"> {
  let summary = "the least of the results of an affine map";
}
def AffineMaxOp : Affine_MinMaxOp<"max"> {
  let summary = "the greatest of the results of an affine map";
}

def AffineForOp : Affine_Op<"for", [
    AttrSizedOperandSegments, AutomaticAllocationScope, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
    RecursiveMemoryEffects, RecursivelySpeculatable, SingleBlockImplicitTerminator<"AffineYieldOp">]> {
  let summary = "counts from the greatest of some numbers up to the least of others";
  let arguments = (ins Variadic<Index>:$lowerBoundOperands, Variadic<Index>:$upperBoundOperands,
                       Variadic<AnyType>:$inits, AffineMapAttr:$lowerBoundMap, AffineMapAttr:$upperBoundMap,
                       IndexAttr:$step);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  // Written in Rust: a function fills the region.
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$lowerBoundOperands, "::mlir::ValueRange":$upperBoundOperands)>];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineIfOp : Affine_Op<"if", [
    DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects, RecursivelySpeculatable,
    SingleBlockImplicitTerminator<"AffineYieldOp">]> {
  let summary = "runs a region if numbers are in a set";
  let arguments = (ins Variadic<AnyType>:$operands, IntegerSetAttr:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineParallelOp : Affine_Op<"parallel", [
    AutomaticAllocationScope, RecursiveMemoryEffects, RecursivelySpeculatable,
    SingleBlockImplicitTerminator<"AffineYieldOp">]> {
  let summary = "runs a region for all indices, at once, and combines what the iterations give";
  let arguments = (ins TypedArrayAttrBase<AtomicRMWKindAttr, "Reduction ops">:$reductions,
                       AffineMapAttr:$lowerBoundsMap, I32ElementsAttr:$lowerBoundsGroups,
                       AffineMapAttr:$upperBoundsMap, I32ElementsAttr:$upperBoundsGroups,
                       I64ArrayAttr:$steps, Variadic<Index>:$mapOperands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineLoadOp : Affine_Op<"load"> {
  let summary = "reads an element";
  let arguments = (ins Arg<AnyMemRef, "the reference to load from", [MemRead]>:$memref, Variadic<Index>:$indices,
                       AffineMapAttr:$map);
  let results = (outs AnyType:$result);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineStoreOp : Affine_Op<"store"> {
  let summary = "writes an element";
  let arguments = (ins AnyType:$value, Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}
