// What must be alike of operands, results and attributes.

include "mlir/IR/OpBase.td"

def Matching_Dialect : Dialect {
  let name = "matching";
  let cppNamespace = "::matching";
}

class Matching_Op<string mnemonic, list<Trait> traits = [], dag ins = (ins Variadic<AnyType>:$x), dag outs = (outs Variadic<AnyType>:$r)> : Op<Matching_Dialect, mnemonic, traits> {
  let arguments = ins;
  let results = outs;
}

def Matching_TypesOp : Matching_Op<"types", [AllTypesMatch<["x", "y", "r"]>], (ins AnyType:$x, AnyType:$y), (outs AnyType:$r)>;
def Matching_AttrOp : Matching_Op<"attr", [AllTypesMatch<["a", "r"]>], (ins ElementsAttr:$a), (outs AnyType:$r)>;
def Matching_ShapesOp : Matching_Op<"shapes", [AllShapesMatch<["x", "y"]>], (ins AnyShaped:$x, AnyShaped:$y), (outs)>;
def Matching_RanksOp : Matching_Op<"ranks", [AllRanksMatch<["x", "r"]>], (ins AnyShaped:$x), (outs AnyShaped:$r)>;
def Matching_ElemsOp : Matching_Op<"elems", [AllElementTypesMatch<["x", "y", "r"]>], (ins AnyType:$x, AnyType:$y), (outs AnyType:$r)>;
def Matching_CountsOp : Matching_Op<"counts", [AllElementCountsMatch<["x", "r"]>], (ins AnyShaped:$x), (outs AnyShaped:$r)>;
def Matching_TwoOp : Matching_Op<"two", [AllTypesMatch<["x", "y"]>, AllElementTypesMatch<["x", "r"]>], (ins AnyType:$x, AnyType:$y), (outs AnyType:$r)>;
def Matching_OneOp : Matching_Op<"one", [AllTypesMatch<["x"]>], (ins AnyType:$x), (outs)>;
def Matching_TidOp : Matching_Op<"tid", [AllTypeIDsMatch<["x", "y"]>], (ins AnyType:$x, AnyType:$y), (outs)>;
