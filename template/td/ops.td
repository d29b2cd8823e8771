include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def {{crate_name | upper_camel_case}}_Dialect : Dialect {
  let name = "{{crate_name}}";
  let cppNamespace = "::{{crate_name}}";
  let summary = "Products of 64-bit integers.";
}

class {{crate_name | upper_camel_case}}_Op<string mnemonic, list<Trait> traits = []>
    : Op<{{crate_name | upper_camel_case}}_Dialect, mnemonic, traits>;

def ConstantOp : {{crate_name | upper_camel_case}}_Op<"constant", [Pure]> {
  let summary = "a number";
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let assemblyFormat = "$value attr-dict";
}

def MulOp : {{crate_name | upper_camel_case}}_Op<"mul", [Pure, SameOperandsAndResultType]> {
  let summary = "the product of two numbers";
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I64:$product);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

def PrintOp : {{crate_name | upper_camel_case}}_Op<"print"> {
  let summary = "prints a number that has a label";
  let arguments = (ins StrAttr:$label, I64:$input);
  let assemblyFormat = "$label $input attr-dict";
  let hasVerifier = 1;
}
