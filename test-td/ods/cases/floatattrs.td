// Attributes: floats.

include "mlir/IR/OpBase.td"

def Floatattrs_Dialect : Dialect {
  let name = "floatattrs";
  let cppNamespace = "::floatattrs";
}

class Floatattrs_Op<string mnemonic, Attr attr> : Op<Floatattrs_Dialect, mnemonic> {
  let arguments = (ins attr:$a);
  let assemblyFormat = "$a attr-dict";
}

def Floatattrs_F32Op : Floatattrs_Op<"f32", F32Attr>;
def Floatattrs_F64Op : Floatattrs_Op<"f64", F64Attr>;
