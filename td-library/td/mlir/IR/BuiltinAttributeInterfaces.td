//===- BuiltinAttributeInterfaces.td - interfaces of builtin attributes ---===//
//
// A definition that lists one of them is such an attribute for the runtime;
// what the methods are in C++ is part of the runtime's own queries.

#ifndef BUILTIN_ATTRIBUTEINTERFACES_TD_
#define BUILTIN_ATTRIBUTEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let cppNamespace = "::mlir";
  let description = "An attribute with a type, which stands after its colon.";
  let predicate = CPred<"$_self.ty().is_some()">;
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let cppNamespace = "::mlir";
  let description = "An attribute that holds bytes.";
}

def ElementsAttrInterface : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let cppNamespace = "::mlir";
  let description = "An attribute that holds the elements of a shaped type.";
  let predicate = CPred<"$_self.is_elements()">;
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let cppNamespace = "::mlir";
  let description = "An attribute that says where the elements of a memref are.";
  let predicate = CPred<"matches!($_self.kind(), ::rtblgen_runtime::AttributeKind::AffineMap(_)"
                        " | ::rtblgen_runtime::AttributeKind::StridedLayout { .. })">;
}

#endif // BUILTIN_ATTRIBUTEINTERFACES_TD_
