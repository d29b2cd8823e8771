//! Calls the methods of a type interface.

use rtblgen_runtime::pass::{PassError, PassState};
use rtblgen_runtime::{Ir, Op};

use crate::dialect::test::{DynTestTypeInterface, TestType};

/// The number that upstream's pass gives.
#[allow(clippy::approx_constant)]
const NUMBER: f32 = 3.14;

/// Calls each method of `TestTypeInterface` for the result types that have it.
pub(super) fn print<'c>(ir: &mut Ir<'c>, module: Op, _: &mut PassState<'_, 'c>) -> Result<(), PassError<'c>> {
    for op in module.post_order(ir) {
        let location = op.location(ir);
        for ty in op.results(ir).map(|result| result.ty(ir)) {
            if let Some(interface) = ty.interface::<DynTestTypeInterface<'c>>() {
                interface.print_type_a(location);
                interface.print_type_b(location);
                interface.print_type_c(location);
                interface.print_type_c_2(location, 42);
                interface.print_type_c_3(location, NUMBER);
                interface.print_type_d(location);
                interface.print_type_ret(location);
            }
            if let Some(ty) = ty.cast::<TestType<'c>>() {
                ty.print_type_e(location);
            }
        }
    }
    Ok(())
}
