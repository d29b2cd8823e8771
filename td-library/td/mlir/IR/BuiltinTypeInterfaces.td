//===- BuiltinTypeInterfaces.td - interfaces of builtin types -------------===//
//
// A definition that lists one of them is such a type for the runtime: it can
// be the element of a vector, or of a memref.

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
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

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let cppNamespace = "::mlir";
  let description = "A type that a memref can have elements of.";
  let predicate = CPred<"$_self.is_memref_element()">;
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let cppNamespace = "::mlir";
  let description = "A type of addresses.";
  let predicate = CPred<"$_self.is_memref() || $_self.is_unranked_memref()">;
}

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let cppNamespace = "::mlir";
  let description = "A type with a shape and a type of elements.";
  let predicate = CPred<"$_self.is_shaped()">;
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
