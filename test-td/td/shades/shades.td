//===- shades.td - a dialect of enums only --------------------------------===//

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Shades_Dialect : Dialect {
  let name = "shades";
  let cppNamespace = "::shades";
  let summary = "nothing but enums, so there is nothing to register";
}

def Shades_Shade : I32Enum<"Shade", "how dark something is", [
  I32EnumCase<"Light", 0, "light">, I32EnumCase<"Dark", 1, "dark">
]> {
  let cppNamespace = "::shades";
}
