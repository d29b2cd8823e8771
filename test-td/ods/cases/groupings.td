// Optional groups of every kind.

include "mlir/IR/OpBase.td"

def Groupings_Dialect : Dialect {
  let name = "groupings";
  let cppNamespace = "::groupings";
}

def Groupings_InsOp : Op<Groupings_Dialect, "ins", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$x, Variadic<F32>:$y);
  let results = (outs );
  let assemblyFormat = "(`x` `=` $x^)? (`y` `=` $y^)? attr-dict";
}
def Groupings_OutsOp : Op<Groupings_Dialect, "outs", [AttrSizedResultSegments]> {
  let arguments = (ins );
  let results = (outs Optional<AnyType>:$r, Variadic<AnyType>:$s);
  let assemblyFormat = "(`one` type($r)^)? (`more` type($s)^)? attr-dict";
}
def Groupings_BothOp : Op<Groupings_Dialect, "both"> {
  let arguments = (ins Optional<AnyType>:$x);
  let results = (outs );
  let assemblyFormat = "($x^ `:` type($x))? attr-dict";
}
def Groupings_ChoiceOp : Op<Groupings_Dialect, "choice"> {
  let arguments = (ins Optional<I32>:$x, OptionalAttr<I64Attr>:$a);
  let results = (outs );
  let assemblyFormat = "($x^) : (`attr` $a)? attr-dict";
}
def Groupings_NestedOp : Op<Groupings_Dialect, "nested"> {
  let arguments = (ins Optional<I32>:$x, UnitAttr:$u);
  let results = (outs );
  let assemblyFormat = "(`x` $x^ (`u` $u^)?)? attr-dict";
}
def Groupings_OtherwiseOp : Op<Groupings_Dialect, "otherwise"> {
  let arguments = (ins UnitAttr:$u);
  let results = (outs );
  let assemblyFormat = "(`yes` $u^) : (`no`)? attr-dict";
}
def Groupings_ValueOp : Op<Groupings_Dialect, "value"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "7">:$n);
  let results = (outs );
  let assemblyFormat = "(`n` $n^)? attr-dict";
}
def Groupings_RegionOp : Op<Groupings_Dialect, "region"> {
  let arguments = (ins );
  let results = (outs );
  let regions = (region AnyRegion:$r);
  let assemblyFormat = "(`do` $r^)? attr-dict";
}
def Groupings_TwoOp : Op<Groupings_Dialect, "two"> {
  let arguments = (ins OptionalAttr<I32Attr>:$a, OptionalAttr<I32Attr>:$b);
  let results = (outs );
  let assemblyFormat = "(`both` $a `,` $b^)? attr-dict";
}
def Groupings_InnerOp : Op<Groupings_Dialect, "inner", [AttrSizedOperandSegments]> {
  let arguments = (ins Optional<I32>:$x, Optional<I32>:$y);
  let results = (outs );
  let assemblyFormat = "(`(` $x^ (`,` $y^)? `)`)? attr-dict";
}
def Groupings_ResultsOp : Op<Groupings_Dialect, "results"> {
  let arguments = (ins );
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "(`->` type($r)^)? attr-dict";
}
