//! The `dlti` dialect: data layouts, and properties of devices, as attributes.
//!
//! A module's data layout is its attribute `dlti.dl_spec`. It is verified, and that it fits the layouts of the enclosing modules.
//! Nothing here computes sizes of types from it.

mod entries;
mod interface;
mod layout;
mod text;
mod verify;

use rtblgen_runtime::{DialectRegistry, InitializeDialect};

pub use interface::{DataLayoutDialectInterface, LayoutEntries};
pub use verify::HAS_DEFAULT_DLTI_DATA_LAYOUT;

rtblgen_runtime::include_td!("dlti");

impl InitializeDialect for DltiDialect {
    fn initialize(registry: &mut DialectRegistry) {
        registry.add_interface::<dyn DataLayoutDialectInterface>(&interface::OwnKeys);
    }
}
