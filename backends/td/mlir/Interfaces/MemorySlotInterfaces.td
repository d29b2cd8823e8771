//===- MemorySlotInterfaces.td - promotion of memory to values -----------===//

#ifndef MLIR_INTERFACES_MEMORYSLOTINTERFACES
#define MLIR_INTERFACES_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

// Known by name only: the runtime has no such passes.
def PromotableAllocationOpInterface : OpInterface<"PromotableAllocationOpInterface"> {
  let description = "An allocation that can become values.";
  let cppNamespace = "::mlir";
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let description = "An operation that reads or writes memory that becomes values.";
  let cppNamespace = "::mlir";
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let description = "An operation that can do without a value, so that memory becomes values.";
  let cppNamespace = "::mlir";
}

def DestructurableAllocationOpInterface : OpInterface<"DestructurableAllocationOpInterface"> {
  let description = "An allocation that can be split into smaller ones.";
  let cppNamespace = "::mlir";
}

def SafeMemorySlotAccessOpInterface : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let description = "An operation that uses memory within its bounds.";
  let cppNamespace = "::mlir";
}

def DestructurableAccessorOpInterface : OpInterface<"DestructurableAccessorOpInterface"> {
  let description = "An operation that accesses a part of memory that can be split.";
  let cppNamespace = "::mlir";
}

def DestructurableTypeInterface : TypeInterface<"DestructurableTypeInterface"> {
  let description = "A type with parts.";
  let cppNamespace = "::mlir";
}

#endif // MLIR_INTERFACES_MEMORYSLOTINTERFACES
