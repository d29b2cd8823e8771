// What an op must stand in, and what must stand last.

include "mlir/IR/OpBase.td"

def Parents_Dialect : Dialect {
  let name = "parents";
  let cppNamespace = "::parents";
}

def Parents_HomeOp : Op<Parents_Dialect, "home", [NoTerminator]> { let regions = (region AnyRegion:$b); let assemblyFormat = "$b attr-dict"; }
def Parents_GardenOp : Op<Parents_Dialect, "garden", [NoTerminator, SingleBlock]> { let regions = (region AnyRegion:$b); let assemblyFormat = "$b attr-dict"; }
def Parents_StreetOp : Op<Parents_Dialect, "street"> { let regions = (region AnyRegion:$b); let assemblyFormat = "$b attr-dict"; }
def Parents_BareOp : Op<Parents_Dialect, "bare", [NoRegionArguments, NoTerminator]> { let regions = (region AnyRegion:$b, AnyRegion:$c); let assemblyFormat = "$b $c attr-dict"; }
def Parents_BedOp : Op<Parents_Dialect, "bed", [HasParent<"HomeOp">]> { let assemblyFormat = "attr-dict"; }
def Parents_BenchOp : Op<Parents_Dialect, "bench", [ParentOneOf<["HomeOp", "GardenOp"]>]> { let assemblyFormat = "attr-dict"; }
def Parents_ModuleOp : Op<Parents_Dialect, "in_module", [HasParent<"::mlir::ModuleOp">]> { let assemblyFormat = "attr-dict"; }
def Parents_EndOp : Op<Parents_Dialect, "end", [Terminator, HasParent<"StreetOp">]> { let assemblyFormat = "attr-dict"; }
