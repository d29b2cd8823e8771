// The dialect that `calc` is lowered to.

#ifndef LOW_TD
#define LOW_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Low_Dialect : Dialect {
  let name = "low";
  let cppNamespace = "::low";
  let useDefaultTypePrinterParser = 1;
}

def Low_Array : TypeDef<Low_Dialect, "Array"> {
  let mnemonic = "array";
  let parameters = (ins "int64_t":$size, "::mlir::Type":$element, "unsigned":$alignment, "bool":$packed);
  let assemblyFormat = "`<` $size `x` $element `,` $alignment `,` $packed `>`";
  let genVerifyDecl = 1;
}

def Low_Struct : TypeDef<Low_Dialect, "Struct"> {
  let mnemonic = "struct";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$fields, "::mlir::Type":$tag);
  let assemblyFormat = "`<` $fields `:` $tag `>`";
}

class Low_Op<string mnemonic, dag ins, dag outs> : Op<Low_Dialect, mnemonic> {
  let arguments = ins;
  let results = outs;
}

def Low_MakeOp : Low_Op<"make", (ins), (outs AnyType:$result)>;
def Low_AddOp : Low_Op<"add", (ins AnyType:$lhs, AnyType:$rhs), (outs AnyType:$result)>;
def Low_UseOp : Low_Op<"use", (ins AnyType:$value), (outs)>;

#endif
