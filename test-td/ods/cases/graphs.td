// Regions in which order does not matter.

include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"

def Graphs_Dialect : Dialect {
  let name = "graphs";
  let cppNamespace = "::graphs";
}

def Graphs_NetOp : Op<Graphs_Dialect, "net", [GraphRegionNoTerminator]> { let regions = (region AnyRegion:$b); let assemblyFormat = "$b attr-dict"; }
def Graphs_OnlyOp : Op<Graphs_Dialect, "only", [RegionKindInterface, HasOnlyGraphRegion]> { let regions = (region AnyRegion:$b); let assemblyFormat = "$b attr-dict"; }
def Graphs_ManyOp : Op<Graphs_Dialect, "many", [RegionKindInterface, HasOnlyGraphRegion, NoTerminator]> { let regions = (region AnyRegion:$b, AnyRegion:$c); let assemblyFormat = "$b $c attr-dict"; }
def Graphs_UseOp : Op<Graphs_Dialect, "use"> { let arguments = (ins Variadic<I32>:$x); let assemblyFormat = "$x attr-dict"; }
def Graphs_MakeOp : Op<Graphs_Dialect, "make"> { let results = (outs I32:$x); let assemblyFormat = "attr-dict"; }
def Graphs_SeqOp : Op<Graphs_Dialect, "seq", [NoTerminator]> { let regions = (region AnyRegion:$b); let assemblyFormat = "$b attr-dict"; }
