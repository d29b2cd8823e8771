// Successors, and their text.

include "mlir/IR/OpBase.td"

def Successors_Dialect : Dialect {
  let name = "successors";
  let cppNamespace = "::successors";
}

class Successors_Op<string mnemonic, dag next, string format> : Op<Successors_Dialect, mnemonic, [Terminator]> {
  let successors = next;
  let assemblyFormat = format;
}

def Successors_OneOp : Successors_Op<"one", (successor AnySuccessor:$to), "$to attr-dict">;
def Successors_TwoOp : Successors_Op<"two", (successor AnySuccessor:$to, AnySuccessor:$other), "$to `or` $other attr-dict">;
def Successors_ManyOp : Successors_Op<"many", (successor VariadicSuccessor<AnySuccessor>:$to), "$to attr-dict">;
def Successors_FirstOp : Successors_Op<"first", (successor AnySuccessor:$to, VariadicSuccessor<AnySuccessor>:$rest), "$to `(` $rest `)` attr-dict">;
def Successors_AllOp : Successors_Op<"all", (successor AnySuccessor:$to, AnySuccessor:$other), "successors attr-dict">;
def Successors_EndOp : Successors_Op<"end", (successor), "attr-dict">;
def Successors_BodyOp : Op<Successors_Dialect, "body"> { let regions = (region AnyRegion:$r); let assemblyFormat = "$r attr-dict"; }
def Successors_CondOp : Op<Successors_Dialect, "cond", [Terminator]> {
  let arguments = (ins I1:$c, Variadic<AnyType>:$x);
  let successors = (successor AnySuccessor:$yes, AnySuccessor:$no);
  let assemblyFormat = "$c `,` $yes `,` $no (`(` $x^ `:` type($x) `)`)? attr-dict";
}
