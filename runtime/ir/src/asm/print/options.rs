//! Options of the printer.

use std::sync::{PoisonError, RwLock};

use crate::context::{Context, Extension};

/// Flags of the printer; the default is `mlir-opt`'s output without flags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintOptions {
    /// The generic form for all operations (`--mlir-print-op-generic`).
    pub generic: bool,
    /// Passes that print unverified operations use the custom form (`--mlir-print-assume-verified`). The
    /// printer itself does not verify.
    pub assume_verified: bool,
    /// Locations (`--mlir-print-debuginfo`).
    pub debug_info: bool,
    /// Locations for the eye, which cannot be read back (`--mlir-pretty-debuginfo`).
    pub pretty_debug_info: bool,
    /// No aliases, so that each part of the text is independent (`--mlir-print-local-scope`).
    pub local_scope: bool,
    /// No two values in one print have the same name (`--mlir-print-unique-ssa-ids`).
    pub unique_ssa_ids: bool,
    /// Values have the names of their locations (`--mlir-use-nameloc-as-prefix`).
    pub name_locs_as_prefix: bool,
    /// Comments list the operations that use each value (`--mlir-print-value-users`).
    pub value_users: bool,
    /// `{...}` in place of regions (`--mlir-print-skip-regions`).
    pub skip_regions: bool,
    /// Elements attributes with more elements are elided (`--mlir-elide-elementsattrs-if-larger`).
    pub elide_elements_if_larger: Option<usize>,
    /// Resources whose text is longer are elided (`--mlir-elide-resource-strings-if-larger`).
    pub elide_resource_strings_if_larger: Option<usize>,
    /// Dense elements with more elements are hexadecimal (`--mlir-print-elementsattrs-with-hex-if-larger`).
    pub hex_elements_if_larger: Option<usize>,
}

impl Default for PrintOptions {
    fn default() -> Self {
        PrintOptions {
            generic: false,
            assume_verified: false,
            debug_info: false,
            pretty_debug_info: false,
            local_scope: false,
            unique_ssa_ids: false,
            name_locs_as_prefix: false,
            value_users: false,
            skip_regions: false,
            elide_elements_if_larger: None,
            elide_resource_strings_if_larger: None,
            hex_elements_if_larger: Some(100),
        }
    }
}

/// How notes of the verifier print operations.
#[derive(Default)]
struct DiagnosticPrint(RwLock<PrintOptions>);

impl Extension for DiagnosticPrint {
    const SLOT: usize = 1;
}

impl Context {
    /// How those notes print the operation, but that they do so in the generic form and without aliases.
    pub fn print_ops_in_diagnostics_as(&self, options: PrintOptions) {
        *self.extension::<DiagnosticPrint>().0.write().unwrap_or_else(PoisonError::into_inner) = options;
    }

    /// Returns the options with which those notes print the operation, from the command line.
    pub fn diagnostic_print_options(&self) -> PrintOptions {
        self.extension::<DiagnosticPrint>().0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
