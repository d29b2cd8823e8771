//===- BuiltinAttributeInterfaces.td - interfaces of builtin attributes ---===//
//
// The predicates hold for builtin attributes and for those that have the interface.

#ifndef BUILTIN_ATTRIBUTEINTERFACES_TD_
#define BUILTIN_ATTRIBUTEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def TypedAttrInterface : AttrInterface<"TypedAttr">, RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "An attribute with a type, which stands after its colon.";
  let methods = [
    InterfaceMethod<
      "The type; by default, the parameter that is an `AttributeSelfTypeParameter`.",
      "Option<::rtblgen_runtime::Type<'c>>", "getType", (ins), "",
      "::rtblgen_runtime::support::self_type($_attr.as_attribute())">
  ];
  let predicate = CPred<"$_self.ty().is_some()">;
}

def BlobAttrInterface : AttrInterface<"BlobAttr">, RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "An attribute that holds bytes.";
  let methods = [InterfaceMethod<"The bytes.", "&'c [u8]", "getData">];
}

def ElementsAttrInterface : AttrInterface<"ElementsAttr", [TypedAttrInterface]>,
                            RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "An attribute that holds the elements of a shaped type.";
  let methods = [
    InterfaceMethod<"The elements in row-major order.",
                    "Vec<::rtblgen_runtime::Attribute<'c>>", "getValues">,
    InterfaceMethod<
      "Whether all elements are one; by default, only of a single element.",
      "bool", "isSplat", (ins), "",
      "$_attr.values().len() == 1">,
    InterfaceMethod<"The shaped type; by default, the type of the attribute.",
                    "Option<::rtblgen_runtime::Type<'c>>",
                    "getShapedType", (ins), "", "$_attr.as_attribute().ty()">
  ];
  let predicate = CPred<"$_self.is_elements()">;
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface">,
                                RuntimeTrait {
  let cppNamespace = "::mlir";
  let description =
      "An attribute that says where the elements of a memref are.";
  let methods = [
    InterfaceMethod<"The map from the indices of an element to its place.",
                    "::rtblgen_runtime::AffineMap",
                    "getAffineMap">,
    InterfaceMethod<
      "Whether it is the row-major layout; by default, whether the map is the identity.",
      "bool",
      "isIdentity", (ins), "", "$_attr.affine_map().is_identity()">,
    InterfaceMethod<
      "Checks that memrefs of a shape can have the layout; by default, the rank is that of the map.",
      "Result<(), String>", "verifyLayout", (ins "&[i64]":$shape), "",
      "$_attr.affine_map().verify_layout(shape)">
  ];
  let predicate = CPred<"$_self.is_memref_layout()">;
}

#endif // BUILTIN_ATTRIBUTEINTERFACES_TD_
