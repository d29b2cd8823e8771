// Types: scalars, or vectors and tensors of them.

include "mlir/IR/OpBase.td"

def Liketypes_Dialect : Dialect {
  let name = "liketypes";
  let cppNamespace = "::liketypes";
}

class Liketypes_Op<string mnemonic, TypeConstraint type> : Op<Liketypes_Dialect, mnemonic> {
  let arguments = (ins type:$x);
  let assemblyFormat = "$x `:` type($x) attr-dict";
}

def Liketypes_BoolOp : Liketypes_Op<"bool", BoolLike>;
def Liketypes_IntOp : Liketypes_Op<"int", SignlessIntegerLike>;
def Liketypes_IntIndexOp : Liketypes_Op<"int_index", SignlessIntegerOrIndexLike>;
def Liketypes_FloatOp : Liketypes_Op<"float", FloatLike>;
def Liketypes_IntFloatOp : Liketypes_Op<"int_float", SignlessIntegerOrFloatLike>;
def Liketypes_IntIndexFloatOp : Liketypes_Op<"int_index_float", SignlessIntegerOrIndexOrFloatLike>;
def Liketypes_OwnOp : Liketypes_Op<"own", TypeOrValueSemanticsContainer<I16, "sixteen-bit-like">>;
