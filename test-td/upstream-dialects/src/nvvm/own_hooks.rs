//! Traits that are C++ in the `.td` file. They state which processor an op needs; MLIR compares that with the target of the
//! `gpu.module`, not in the trait.

use rtblgen_runtime::TraitDefinition;

/// Processors from `sm_30` on.
pub static NVVM_REQUIRES_SM_30: TraitDefinition = TraitDefinition::marker("NVVMRequiresSM<30>");
/// Processors from `sm_80` on.
pub static NVVM_REQUIRES_SM_80: TraitDefinition = TraitDefinition::marker("NVVMRequiresSM<80>");
/// Processors from `sm_90` on.
pub static NVVM_REQUIRES_SM_90: TraitDefinition = TraitDefinition::marker("NVVMRequiresSM<90>");
/// Processors from `sm_100` on.
pub static NVVM_REQUIRES_SM_100: TraitDefinition = TraitDefinition::marker("NVVMRequiresSM<100>");
