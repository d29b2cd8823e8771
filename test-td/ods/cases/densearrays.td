// Attributes: dense arrays.

include "mlir/IR/OpBase.td"

def Densearrays_Dialect : Dialect {
  let name = "densearrays";
  let cppNamespace = "::densearrays";
}

class Densearrays_Op<string mnemonic, Attr attr> : Op<Densearrays_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Densearrays_BoolsOp : Densearrays_Op<"bools", DenseBoolArrayAttr>;
def Densearrays_BytesOp : Densearrays_Op<"bytes", DenseI8ArrayAttr>;
def Densearrays_ShortsOp : Densearrays_Op<"shorts", DenseI16ArrayAttr>;
def Densearrays_WordsOp : Densearrays_Op<"words", DenseI32ArrayAttr>;
def Densearrays_LongsOp : Densearrays_Op<"longs", DenseI64ArrayAttr>;
def Densearrays_FloatsOp : Densearrays_Op<"floats", DenseF32ArrayAttr>;
def Densearrays_DoublesOp : Densearrays_Op<"doubles", DenseF64ArrayAttr>;
