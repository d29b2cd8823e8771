//===- MemorySlotInterfaces.td - promotion of memory to values -----------===//

#ifndef MLIR_INTERFACES_MEMORYSLOTINTERFACES
#define MLIR_INTERFACES_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

// MLIR's methods take a data layout besides. The runtime has none.
def PromotableAllocationOpInterface
    : OpInterface<"PromotableAllocationOpInterface">, RuntimeTrait {
  let description = [{
    An allocation of memory that can become SSA values. Its memory is only accessed through the pointers of its slots.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The slots that may be promoted, whatever their uses are.",
                    "Vec<::rtblgen_runtime::interfaces::MemorySlot<'c>>",
                    "getPromotableSlots">,
    InterfaceMethod<
      "The value of a slot before the first store. It is built at the start of the slot's block.",
      "::mlir::Value", "getDefaultValue",
      (ins "&::rtblgen_runtime::interfaces::MemorySlot<'c>":$slot,
           "&mut ::rtblgen_runtime::IrBuilder<'_, 'c>":$builder)>,
    InterfaceMethod<
      "Called for each block argument that promotion adds for a slot. The builder is at the start of its "
      "block.",
      "void", "handleBlockArgument",
      (ins "&::rtblgen_runtime::interfaces::MemorySlot<'c>":$slot,
           "::mlir::BlockArgument":$argument,
           "&mut ::rtblgen_runtime::IrBuilder<'_, 'c>":$builder), "", "{}">,
    InterfaceMethod<
      "Called when a slot is promoted: erases the allocation, and the default value if nothing uses it. "
      "Returns the allocation that replaces this one, if it has more slots.",
      "Option<::rtblgen_runtime::Op>", "handlePromotionComplete",
      (ins "&::rtblgen_runtime::interfaces::MemorySlot<'c>":$slot,
           "::mlir::Value":$default_value,
           "&mut ::rtblgen_runtime::IrBuilder<'_, 'c>":$builder)>
  ];
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface">,
                               RuntimeTrait {
  let description = [{
    An operation that loads from slots of memory or stores to them, within their bounds. If it does both to one slot, it loads
    first.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether the operation loads from a slot.", "bool",
                    "loadsFrom",
                    (ins
                        "&::rtblgen_runtime::interfaces::MemorySlot<'c>":$slot)>,
    InterfaceMethod<"Whether the operation stores to a slot.", "bool",
                    "storesTo",
                    (ins
                        "&::rtblgen_runtime::interfaces::MemorySlot<'c>":$slot)>,
    InterfaceMethod<
      "The value that the operation stores to a slot. It is only called if `stores_to` returns true. The "
      "builder is behind the operation; it may build operations that do not use the slot.",
      "::mlir::Value", "getStored",
      (ins "&::rtblgen_runtime::interfaces::MemorySlot<'c>":$slot,
           "&mut ::rtblgen_runtime::IrBuilder<'_, 'c>":$builder,
           "::mlir::Value":$reaching_definition)>,
    InterfaceMethod<
      "Whether the operation can do without these uses of its operands when the slot is promoted. Uses of "
      "its results that must go first are added to `new_blocking_uses`.",
      "bool", "canUsesBeRemoved",
      (ins "&::rtblgen_runtime::interfaces::MemorySlot<'c>":$slot,
           "&[::rtblgen_runtime::Use]":$blocking_uses,
           "&mut Vec<::rtblgen_runtime::Use>":$new_blocking_uses)>,
    InterfaceMethod<
      "Changes the IR so that the operation does without these uses. `reaching_definition` is what the slot "
      "contains before the operation. The builder is behind the operation. Nothing is erased here; the "
      "operation itself is if the result says so.",
      "::rtblgen_runtime::interfaces::DeletionKind", "removeBlockingUses",
      (ins "&::rtblgen_runtime::interfaces::MemorySlot<'c>":$slot,
           "&[::rtblgen_runtime::Use]":$blocking_uses,
           "&mut ::rtblgen_runtime::IrBuilder<'_, 'c>":$builder,
           "::mlir::Value":$reaching_definition)>
  ];
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface">, RuntimeTrait {
  let description = [{
    An operation that can do without uses of pointers to memory, so that the memory can become values. It does not access the
    memory itself.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Whether the operation can do without these uses of its operands. Uses of its results that must go "
      "first are added to `new_blocking_uses`.",
      "bool", "canUsesBeRemoved",
      (ins "&[::rtblgen_runtime::Use]":$blocking_uses,
           "&mut Vec<::rtblgen_runtime::Use>":$new_blocking_uses)>,
    InterfaceMethod<
      "Changes the IR so that the operation does without these uses. The builder is behind the operation. "
      "Nothing is erased here; the operation itself is if the result says so.",
      "::rtblgen_runtime::interfaces::DeletionKind", "removeBlockingUses",
      (ins "&[::rtblgen_runtime::Use]":$blocking_uses,
           "&mut ::rtblgen_runtime::IrBuilder<'_, 'c>":$builder)>,
    InterfaceMethod<"Whether `visit_replaced_values` is to be called.", "bool",
                    "requiresReplacedValues", (ins), "",
                    "false">,
    InterfaceMethod<
      "Called after all uses are removed, with the values that stand for the memory, each with the "
      "operation that stored it. The builder is behind the operation.",
      "void", "visitReplacedValues",
      (ins "&[(::rtblgen_runtime::Op, ::rtblgen_runtime::Value)]":$definitions,
           "&mut ::rtblgen_runtime::IrBuilder<'_, 'c>":$builder), "", "{}">
  ];
}

def DestructurableAllocationOpInterface
    : OpInterface<"DestructurableAllocationOpInterface">, RuntimeTrait {
  let description =
      "An allocation of memory that can be split into smaller allocations.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "The slots that may be split, with the types of their parts.",
      "Vec<::rtblgen_runtime::interfaces::DestructurableMemorySlot<'c>>",
      "getDestructurableSlots">,
    InterfaceMethod<
      "Builds the slots of those parts that are used, at the start of the slot's block, and adds "
      "allocations that can be split further to `new_allocators`. The slot itself stays.",
      "Vec<(::rtblgen_runtime::Attribute<'c>, ::rtblgen_runtime::interfaces::MemorySlot<'c>)>",
      "destructure",
      (ins "&::rtblgen_runtime::interfaces::DestructurableMemorySlot<'c>":$slot,
           "&[::rtblgen_runtime::Attribute<'c>]":$used_indices,
           "&mut ::rtblgen_runtime::IrBuilder<'_, 'c>":$builder,
           "&mut Vec<::rtblgen_runtime::Op>":$new_allocators)>,
    InterfaceMethod<
      "Called when nothing uses a slot any more: erases the allocation. Returns the allocation that "
      "replaces this one, if it has more slots.",
      "Option<::rtblgen_runtime::Op>", "handleDestructuringComplete",
      (ins "&::rtblgen_runtime::interfaces::DestructurableMemorySlot<'c>":$slot,
           "&mut ::rtblgen_runtime::IrBuilder<'_, 'c>":$builder)>
  ];
}

def SafeMemorySlotAccessOpInterface
    : OpInterface<"SafeMemorySlotAccessOpInterface">, RuntimeTrait {
  let description =
      "An operation that accesses slots of memory within the bounds of their types.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Whether all accesses to the slot are within its bounds, if those to the slots that are added to "
      "`must_be_safely_used` are.",
      "bool", "ensureOnlySafeAccesses",
      (ins "&::rtblgen_runtime::interfaces::MemorySlot<'c>":$slot,
           "&mut Vec<::rtblgen_runtime::interfaces::MemorySlot<'c>>":$must_be_safely_used)>
  ];
}

def DestructurableAccessorOpInterface
    : OpInterface<"DestructurableAccessorOpInterface">, RuntimeTrait {
  let description =
      "An operation that accesses a part of a slot that can be split.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Whether the operation can use the slots of the parts. Adds the parts that it uses, and slots of its "
      "own that must be accessed within their bounds.",
      "bool", "canRewire",
      (ins "&::rtblgen_runtime::interfaces::DestructurableMemorySlot<'c>":$slot,
           "&mut Vec<::rtblgen_runtime::Attribute<'c>>":$used_indices,
           "&mut Vec<::rtblgen_runtime::interfaces::MemorySlot<'c>>":$must_be_safely_used)>,
    InterfaceMethod<
      "Makes the operation use the slots of the parts. Nothing is erased here; the operation itself is if "
      "the result says so.",
      "::rtblgen_runtime::interfaces::DeletionKind", "rewire",
      (ins "&::rtblgen_runtime::interfaces::DestructurableMemorySlot<'c>":$slot,
           "&[(::rtblgen_runtime::Attribute<'c>, ::rtblgen_runtime::interfaces::MemorySlot<'c>)]":$subslots,
           "&mut ::rtblgen_runtime::IrBuilder<'_, 'c>":$builder)>
  ];
}

def DestructurableTypeInterface : TypeInterface<"DestructurableTypeInterface">,
                                  RuntimeTrait {
  let description = "A type with parts, which are numbered by attributes.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "The parts and their types; `None` if the type cannot be split.",
      "Option<Vec<(::rtblgen_runtime::Attribute<'c>, ::rtblgen_runtime::Type<'c>)>>",
      "getSubelementIndexMap">,
    InterfaceMethod<"The type of a part, if there is such a part.",
                    "Option<::rtblgen_runtime::Type<'c>>",
                    "getTypeAtIndex", (ins "::mlir::Attribute":$index)>
  ];
}

#endif // MLIR_INTERFACES_MEMORYSLOTINTERFACES
