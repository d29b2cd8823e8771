// Types that a format leaves out, since others say them.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Inferred_Dialect : Dialect {
  let name = "inferred";
  let cppNamespace = "::inferred";
}

def Inferred_SameInsOp : Op<Inferred_Dialect, "same_ins", [SameTypeOperands]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs );
  let assemblyFormat = "$x `,` $y attr-dict `:` type($x)";
}
def Inferred_SameIns2Op : Op<Inferred_Dialect, "same_ins2", [SameTypeOperands]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs );
  let assemblyFormat = "$x `,` $y attr-dict `:` type($y)";
}
def Inferred_SameAllOp : Op<Inferred_Dialect, "same_all", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($r)";
}
def Inferred_SameInOp : Op<Inferred_Dialect, "same_in", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($x)";
}
def Inferred_MatchOp : Op<Inferred_Dialect, "match", [AllTypesMatch<["x", "y", "r"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($y)";
}
def Inferred_MatchAttrOp : Op<Inferred_Dialect, "match_attr", [AllTypesMatch<["a", "r"]>]> {
  let arguments = (ins ElementsAttr:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$a attr-dict";
}
def Inferred_WithOp : Op<Inferred_Dialect, "with", [TypesMatchWith<"types are alike", "x", "y", "$_self">]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs );
  let assemblyFormat = "$x `,` $y attr-dict `:` type($x)";
}
def Inferred_WithResultOp : Op<Inferred_Dialect, "with_result", [TypesMatchWith<"types are alike", "x", "r", "$_self">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def Inferred_CountOp : Op<Inferred_Dialect, "count", [ShapedTypeMatchesElementCountAndTypes<"t", "x">]> {
  let arguments = (ins AnyTensor:$t, Variadic<AnyType>:$x);
  let results = (outs );
  let assemblyFormat = "$t `(` $x `)` attr-dict `:` type($t)";
}
def Inferred_BuildableOp : Op<Inferred_Dialect, "buildable"> {
  let arguments = (ins I32:$x, I1:$y);
  let results = (outs F32:$r);
  let assemblyFormat = "$x `,` $y attr-dict";
}
def Inferred_VariadicOp : Op<Inferred_Dialect, "variadic", [SameTypeOperands]> {
  let arguments = (ins Variadic<AnyType>:$x, AnyType:$y);
  let results = (outs );
  let assemblyFormat = "$x `and` $y attr-dict `:` type($y)";
}
def Inferred_RangedOp : Op<Inferred_Dialect, "ranged", [RangedTypesMatchWith<"types are alike", "x", "r", "$_self">]> {
  let arguments = (ins Variadic<AnyType>:$x);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def Inferred_TwoResultsOp : Op<Inferred_Dialect, "two_results", [AllTypesMatch<["x", "r"]>]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$r, I1:$s);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def Inferred_OptionalOp : Op<Inferred_Dialect, "optional", [OptionalTypesMatchWith<"types are alike", "y", "x", "$_self">]> {
  let arguments = (ins Optional<AnyType>:$x, AnyType:$y);
  let results = (outs );
  let assemblyFormat = "$y (`,` $x^ `:` type($x))? attr-dict `:` type($y)";
}
