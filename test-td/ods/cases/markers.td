// Traits that promise something and check little.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Markers_Dialect : Dialect {
  let name = "markers";
  let cppNamespace = "::markers";
}

class Markers_Op<string mnemonic, list<Trait> traits = [], dag ins = (ins Variadic<AnyType>:$x), dag outs = (outs Variadic<AnyType>:$r)> : Op<Markers_Dialect, mnemonic, traits> {
  let arguments = ins;
  let results = outs;
}

def Markers_ScopeOp : Markers_Op<"scope", [AffineScope, AutomaticAllocationScope]> { let regions = (region AnyRegion:$b); }
def Markers_CommOp : Markers_Op<"comm", [Commutative]>;
def Markers_NormOp : Markers_Op<"norm", [MemRefsNormalizable]>;
def Markers_ParallelOp : Markers_Op<"parallel", [RecursiveMemoryEffects]> { let regions = (region AnyRegion:$b); }
def Markers_IdemOp : Markers_Op<"idem", [Idempotent, SameOperandsAndResultType], (ins AnyType:$x), (outs AnyType:$r)>;
def Markers_InvOp : Markers_Op<"inv", [Involution, SameOperandsAndResultType], (ins AnyType:$x), (outs AnyType:$r)>;
def Markers_PureOp : Markers_Op<"pure", [Pure]>;
def Markers_NothingOp : Markers_Op<"nothing", [NoMemoryEffect, AlwaysSpeculatable]>;
def Markers_ReadOp : Markers_Op<"read", [MemoryEffects<[MemRead]>], (ins Arg<AnyMemRef, "source", [MemRead]>:$m), (outs Res<AnyMemRef, "copy", [MemAlloc]>:$r)>;
def Markers_WriteOp : Markers_Op<"write", [], (ins Arg<AnyMemRef, "target", [MemWriteAt<1, FullEffect>, MemFreeAt<0, PartialEffect>]>:$m), (outs)>;
def Markers_Lock : Resource<"::mlir::SideEffects::DefaultResource">;
def Markers_LockOp : Markers_Op<"lock", [MemoryEffects<[MemRead<Markers_Lock>, MemWrite<DefaultResource>]>], (ins), (outs)>;
def Both : TraitList<[Commutative, TraitList<[SameTypeOperands]>]>;
def Markers_ListOp : Markers_Op<"list", [Both, Commutative]>;
def Markers_ConstOp : Markers_Op<"const", [ConstantLike, Pure], (ins I32Attr:$value), (outs I32:$r)> { let hasFolder = 0; }
