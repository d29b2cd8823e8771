//! Traits that are C++ in the `.td` file.

use rtblgen_runtime::TraitDefinition;

/// The trait of operations with a default data layout. It verifies nothing.
pub static HAS_DEFAULT_DLTI_DATA_LAYOUT: TraitDefinition =
    TraitDefinition::marker("HasDefaultDLTIDataLayout");
