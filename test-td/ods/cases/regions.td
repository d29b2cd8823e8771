// Regions of every kind, and their text.

include "mlir/IR/OpBase.td"

def Regions_Dialect : Dialect {
  let name = "regions";
  let cppNamespace = "::regions";
}

class Regions_Op<string mnemonic, dag regs, string format = "", list<Trait> traits = []> : Op<Regions_Dialect, mnemonic, traits> {
  let regions = regs;
  let assemblyFormat = format;
}

def Regions_AnyOp : Regions_Op<"any", (region AnyRegion:$body), "$body attr-dict">;
def Regions_OneOp : Regions_Op<"one", (region SizedRegion<1>:$body), "$body attr-dict">;
def Regions_TwoOp : Op<Regions_Dialect, "two"> { let regions = (region SizedRegion<2>:$first, SizedRegion<1>); }
def Regions_MinOp : Regions_Op<"min", (region MinSizedRegion<2>:$body), "$body attr-dict">;
def Regions_MaxOp : Regions_Op<"max", (region MaxSizedRegion<1>:$body), "$body attr-dict">;
def Regions_ManyOp : Regions_Op<"many", (region VariadicRegion<SizedRegion<1>>:$bodies), "$bodies attr-dict">;
def Regions_FirstOp : Regions_Op<"first", (region AnyRegion:$head, VariadicRegion<AnyRegion>:$tail), "$head `,` $tail attr-dict">;
def Regions_IfOp : Regions_Op<"if", (region AnyRegion:$then, AnyRegion:$otherwise), "$then (`else` $otherwise^)? attr-dict">;
def Regions_AllOp : Regions_Op<"all", (region AnyRegion:$a, AnyRegion:$b), "regions attr-dict">;
def Regions_WordOp : Regions_Op<"word", (region AnyRegion:$a), "attr-dict-with-keyword $a">;
def Regions_SingleOp : Regions_Op<"single", (region AnyRegion:$a), "$a attr-dict", [SingleBlock, NoTerminator]>;
def Regions_EndOp : Op<Regions_Dialect, "end", [Terminator]> { let assemblyFormat = "attr-dict"; }
def Regions_EndWithOp : Op<Regions_Dialect, "end_with", [Terminator]> { let arguments = (ins Variadic<AnyType>:$x); let assemblyFormat = "($x^ `:` type($x))? attr-dict"; }
def Regions_ImplicitOp : Regions_Op<"implicit", (region SizedRegion<1>:$a), "$a attr-dict", [SingleBlockImplicitTerminator<"EndOp">]>;
