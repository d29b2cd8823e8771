//! Traits that are C++ in the `.td` file.

use rtblgen_runtime::TraitDefinition;

/// Whether an operation has a data layout by default; it verifies nothing.
pub static HAS_DEFAULT_DLTI_DATA_LAYOUT: TraitDefinition =
    TraitDefinition::marker("HasDefaultDLTIDataLayout");
