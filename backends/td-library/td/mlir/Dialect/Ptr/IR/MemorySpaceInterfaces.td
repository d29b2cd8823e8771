//===- MemorySpaceInterfaces.td - what a memory space allows --------------===//

#ifndef PTR_MEMORYSPACEINTERFACES
#define PTR_MEMORYSPACEINTERFACES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

// Known by name only: there is no `ptr` dialect.
def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let description = "A memory space: which operations its pointers allow.";
  let cppNamespace = "::mlir::ptr";
}

#endif // PTR_MEMORYSPACEINTERFACES
