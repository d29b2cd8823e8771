// How many operands, results, regions and successors an op has.

include "mlir/IR/OpBase.td"

def Counts_Dialect : Dialect {
  let name = "counts";
  let cppNamespace = "::counts";
}

class Counts_Op<string mnemonic, list<Trait> traits = []> : Op<Counts_Dialect, mnemonic, traits>;

def Counts_Ins0Op : Counts_Op<"ins0">;
def Counts_Ins1Op : Counts_Op<"ins1"> { let arguments = (ins AnyType:$a); }
def Counts_Ins2Op : Counts_Op<"ins2"> { let arguments = (ins AnyType:$a, AnyType:$b); }
def Counts_InsManyOp : Counts_Op<"ins_many"> { let arguments = (ins AnyType:$a, Variadic<AnyType>:$b); }
def Counts_InsAnyOp : Counts_Op<"ins_any"> { let arguments = (ins Variadic<AnyType>:$b); }
def Counts_Outs1Op : Counts_Op<"outs1"> { let results = (outs AnyType:$a); }
def Counts_Outs2Op : Counts_Op<"outs2"> { let results = (outs AnyType:$a, AnyType:$b); }
def Counts_OutsManyOp : Counts_Op<"outs_many"> { let results = (outs AnyType:$a, AnyType:$c, Variadic<AnyType>:$b); }
def Counts_OutsAnyOp : Counts_Op<"outs_any"> { let results = (outs Variadic<AnyType>:$b); }
def Counts_Regions1Op : Counts_Op<"regions1"> { let regions = (region AnyRegion:$a); }
def Counts_Regions2Op : Counts_Op<"regions2"> { let regions = (region AnyRegion:$a, AnyRegion:$b); }
def Counts_RegionsManyOp : Counts_Op<"regions_many"> { let regions = (region AnyRegion:$a, VariadicRegion<AnyRegion>:$b); }
def Counts_RegionsAnyOp : Counts_Op<"regions_any"> { let regions = (region VariadicRegion<AnyRegion>:$b); }
def Counts_Next1Op : Counts_Op<"next1", [Terminator]> { let successors = (successor AnySuccessor:$a); }
def Counts_Next2Op : Counts_Op<"next2", [Terminator]> { let successors = (successor AnySuccessor:$a, AnySuccessor:$b); }
def Counts_NextManyOp : Counts_Op<"next_many", [Terminator]> { let successors = (successor AnySuccessor:$a, VariadicSuccessor<AnySuccessor>:$b); }
def Counts_NextAnyOp : Counts_Op<"next_any", [Terminator]> { let successors = (successor VariadicSuccessor<AnySuccessor>:$b); }
def Counts_NoTermOp : Counts_Op<"no_term"> { let successors = (successor AnySuccessor:$a); }
