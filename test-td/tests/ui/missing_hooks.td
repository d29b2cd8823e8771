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
