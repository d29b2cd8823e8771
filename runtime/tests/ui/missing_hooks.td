// Each op asks for something written by hand, and nobody wrote it.
include "mlir/IR/OpBase.td"

def Widget_Dialect : Dialect {
  let name = "widget";
  let cppNamespace = "::widget";
}

def VerifiedOp : Op<Widget_Dialect, "verified"> {
  let hasVerifier = 1;
}

def RegionVerifiedOp : Op<Widget_Dialect, "region_verified"> {
  let regions = (region AnyRegion:$body);
  let hasRegionVerifier = 1;
}

def FoldedOp : Op<Widget_Dialect, "folded"> {
  let results = (outs I32:$number);
  let hasFolder = 1;
}

def CanonicalizedOp : Op<Widget_Dialect, "canonicalized"> {
  let hasCanonicalizer = 1;
}

def WrittenOp : Op<Widget_Dialect, "written"> {
  let hasCustomAssemblyFormat = 1;
}

include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/CastInterfaces.td"

def Titled : OpInterface<"Titled"> {
  let description = "An operation with a title.";
  let cppNamespace = "::widget";
  let methods = [InterfaceMethod<"The title.", "std::string", "getTitle">];
}

def TitledOp : Op<Widget_Dialect, "titled", [DeclareOpInterfaceMethods<Titled>]>;

def CastingOp : Op<Widget_Dialect, "casting", [DeclareOpInterfaceMethods<CastOpInterface>]>;

def StagedOp : Op<Widget_Dialect, "staged", [RegionKindInterface]> {
  let regions = (region AnyRegion:$body);
}
