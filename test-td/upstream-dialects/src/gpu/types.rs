//! The dialect with the types that MLIR defines in C++.

use rtblgen_runtime::{Dialect, DialectRegistry};

rtblgen_runtime::include_td!("gpu_types");

/// The dialect `gpu` with all its types.
#[derive(Clone, Copy, Debug)]
pub struct WholeGpuDialect;

impl Dialect for WholeGpuDialect {
    const NAME: &'static str = "gpu";

    fn initialize(registry: &mut DialectRegistry) {
        super::GpuDialect::initialize(registry);
        register_gpu_types(registry);
    }
}
