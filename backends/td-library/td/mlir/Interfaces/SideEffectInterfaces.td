//===- SideEffectInterfaces.td - effects on memory, and speculation -------===//

#ifndef MLIR_INTERFACES_SIDEEFFECTS
#define MLIR_INTERFACES_SIDEEFFECTS

include "mlir/Interfaces/SideEffectInterfaceBase.td"

//===- Effects on memory --------------------------------------------------===//

def MemoryEffectsOpInterface : EffectOpInterfaceBase<
  "MemoryEffectOpInterface", "::mlir::MemoryEffects::Effect">,
                               RuntimeTrait {
  let description = "What an operation does to memory.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<
      "Adds the effects of the operation, without those of the operations inside.",
      "void", "getEffects",
      (ins "&mut Vec<::rtblgen_runtime::EffectInstance>":$effects)>
  ];
}

class MemoryEffect<string effectName, Resource resource, int stage,
                   EffectRange range>
    : SideEffect<MemoryEffectsOpInterface, effectName, resource, stage, range>;
class MemoryEffects<list<MemoryEffect> effects = []>
    : SideEffectsTraitBase<MemoryEffectsOpInterface, effects>;

class MemAlloc<Resource resource, int stage = 0,
               EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Allocate", resource, stage, range>;
def MemAlloc : MemAlloc<DefaultResource>;
class MemAllocAt<int stage, EffectRange range = PartialEffect>
    : MemAlloc<DefaultResource, stage, range>;

class MemFree<Resource resource, int stage = 0,
              EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Free", resource, stage, range>;
def MemFree : MemFree<DefaultResource>;
class MemFreeAt<int stage, EffectRange range = PartialEffect>
    : MemFree<DefaultResource, stage, range>;

class MemRead<Resource resource, int stage = 0,
              EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Read", resource, stage, range>;
def MemRead : MemRead<DefaultResource>;
class MemReadAt<int stage, EffectRange range = PartialEffect>
    : MemRead<DefaultResource, stage, range>;

class MemWrite<Resource resource, int stage = 0,
               EffectRange range = PartialEffect>
    : MemoryEffect<"::mlir::MemoryEffects::Write", resource, stage, range>;
def MemWrite : MemWrite<DefaultResource>;
class MemWriteAt<int stage, EffectRange range = PartialEffect>
    : MemWrite<DefaultResource, stage, range>;

def NoMemoryEffect : MemoryEffects<[]>;

// The effects are those of the operations inside.
def RecursiveMemoryEffects : NativeOpTrait<"HasRecursiveMemoryEffects">;

//===- Speculation --------------------------------------------------------===//

// Whether the operation may be executed where it was not.
def ConditionallySpeculatable : OpInterface<"ConditionallySpeculatable">,
                                RuntimeTrait {
  let description = "Whether an operation may be executed speculatively.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether this operation may be executed where it was not.",
                    "::rtblgen_runtime::interfaces::Speculatability",
                    "getSpeculatability", (ins)>
  ];
}
def AlwaysSpeculatableImplTrait : NativeOpTrait<"AlwaysSpeculatableImplTrait">;
def RecursivelySpeculatableImplTrait
    : NativeOpTrait<"RecursivelySpeculatableImplTrait">;
def AlwaysSpeculatable : TraitList<[ConditionallySpeculatable,
                                    AlwaysSpeculatableImplTrait]>;
def RecursivelySpeculatable : TraitList<[ConditionallySpeculatable,
                                         RecursivelySpeculatableImplTrait]>;

// No effects, and no undefined behaviour.
def Pure : TraitList<[AlwaysSpeculatable, NoMemoryEffect]>;

#endif // MLIR_INTERFACES_SIDEEFFECTS
