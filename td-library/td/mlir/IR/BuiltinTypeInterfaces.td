//===- BuiltinTypeInterfaces.td - interfaces of builtin types -------------===//
//
// The predicates hold for builtin types and for those that have the interface.

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface">, RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "A type that a vector can have elements of.";
  let predicate = CPred<"$_self.is_vector_element()">;
}

def FloatTypeInterface
    : TypeInterface<"FloatType", [DeclareTypeInterfaceMethods<VectorElementTypeInterface>]> {
  let cppNamespace = "::mlir";
  let description = "A type of floating point numbers.";
  let predicate = CPred<"$_self.is_float()">;
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface">, RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "A type that a memref can have elements of.";
  let predicate = CPred<"$_self.is_memref_element()">;
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let cppNamespace = "::mlir";
  let description = "A type of addresses.";
  let predicate = CPred<"$_self.is_memref() || $_self.is_unranked_memref()">;
}

def ShapedTypeInterface : TypeInterface<"ShapedType">, RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "A type with a shape and a type of elements.";
  let methods = [
    InterfaceMethod<"The same type with another shape, if one is given, and with elements of this type.",
                    "::mlir::Type", "cloneWith",
                    (ins "Option<&[i64]>":$shape, "::mlir::Type":$element_type)>,
    InterfaceMethod<"The type of the elements.", "::mlir::Type", "getElementType">,
    InterfaceMethod<"Whether the number of dimensions is known.", "bool", "hasRank">,
    InterfaceMethod<"The size of each dimension; it is only called if there is a rank.",
                    "::llvm::ArrayRef<int64_t>", "getShape">
  ];
  let predicate = CPred<"$_self.is_shaped()">;
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
