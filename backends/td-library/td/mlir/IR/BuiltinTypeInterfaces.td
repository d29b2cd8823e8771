//===- BuiltinTypeInterfaces.td - interfaces of builtin types -------------===//
//
// The predicates hold for builtin types and for those that have the interface.

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface">,
                                 RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "A type that a vector can have elements of.";
  let predicate = CPred<"$_self.is_vector_element()">;
}

def FloatTypeInterface
    : TypeInterface<"FloatType", [VectorElementTypeInterface]>, RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "A type of floating point numbers.";
  let methods = [
    InterfaceMethod<
      "The format of the numbers; `None` for one that the runtime does not have.",
      "Option<::rtblgen_runtime::float::FloatKind>", "getFloatSemantics">,
    InterfaceMethod<
      "The type of numbers with `scale` times the bits; `None` if there is none.",
      "Option<::rtblgen_runtime::Type<'c>>", "scaleElementBitwidth",
      (ins "u32":$scale), "", "None">
  ];
  let extraClassDeclaration = [{
    /// The number of bits of a format that the runtime has.
    pub fn width(self) -> Option<u32> {
        Some($_type.float_semantics()?.width())
    }
  }];
  let predicate = CPred<"$_self.is_float()">;
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface">,
                                 RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "A type that a memref can have elements of.";
  let predicate = CPred<"$_self.is_memref_element()">;
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface">, RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "A type of addresses.";
  let methods = [
    InterfaceMethod<"Where the memory is; `None` for the default.",
                    "Option<::rtblgen_runtime::Attribute<'c>>",
                    "getMemorySpace">,
    InterfaceMethod<"The type of the element; `None` if the pointer has none.",
                    "Option<::rtblgen_runtime::Type<'c>>", "getElementType">,
    InterfaceMethod<"Whether there is more to it than an address.", "bool",
                    "hasPtrMetadata">,
    InterfaceMethod<
      "The type with another memory space and, if one is given, another element type; `None` if there is none.",
      "Option<::rtblgen_runtime::Type<'c>>", "clonePtrWith",
      (ins "Option<::rtblgen_runtime::Attribute<'c>>":$memory_space,
           "Option<::rtblgen_runtime::Type<'c>>":$element_type)>
  ];
  let predicate = CPred<"$_self.is_ptr_like()">;
}

def ShapedTypeInterface : TypeInterface<"ShapedType">, RuntimeTrait {
  let cppNamespace = "::mlir";
  let description = "A type with a shape and a type of elements.";
  let methods = [
    InterfaceMethod<
      "The same type with another shape, if one is given, and with elements of this type.",
      "::mlir::Type", "cloneWith",
      (ins "Option<&[i64]>":$shape, "::mlir::Type":$element_type)>,
    InterfaceMethod<"The type of the elements.", "::mlir::Type",
                    "getElementType">,
    InterfaceMethod<"Whether the number of dimensions is known.", "bool",
                    "hasRank">,
    InterfaceMethod<
      "The size of each dimension; it is only called if there is a rank.",
      "::llvm::ArrayRef<int64_t>", "getShape">
  ];
  let predicate = CPred<"$_self.is_shaped()">;
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
