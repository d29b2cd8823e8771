//! Hooks that a user implements for a generated dialect. Forgetting it is a compile error that names the
//! trait and the dialect.

use crate::context::attributes::NamedAttribute;
use crate::context::interface::InterfaceImpl;
use crate::ir::VerifyResult;
use crate::ir::{Dialect, OpName};
use crate::ir::{Ir, Op};

/// The verifier of a dialect's discardable attributes on operations (`hasOperationAttrVerify = 1`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasOperationAttrVerify = 1` in its .td: implement `rtblgen_runtime::VerifyOpAttribute` for it",
    label = "`VerifyOpAttribute` is not implemented for `{Self}`"
)]
pub trait VerifyOpAttribute: Dialect {
    /// Checks an attribute `dialect.name` on any operation.
    fn verify_op_attribute<'c>(ir: &Ir<'c>, op: Op, attribute: NamedAttribute<'c>) -> VerifyResult;
}

/// The verifier of a dialect's attributes on arguments of functions (`hasRegionArgAttrVerify = 1`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasRegionArgAttrVerify = 1` in its .td: implement `rtblgen_runtime::VerifyRegionArgAttribute` for it",
    label = "`VerifyRegionArgAttribute` is not implemented for `{Self}`"
)]
pub trait VerifyRegionArgAttribute: Dialect {
    /// Checks an attribute `dialect.name` on an argument of a region of any operation.
    fn verify_region_arg_attribute<'c>(
        ir: &Ir<'c>,
        op: Op,
        region: usize,
        argument: usize,
        attribute: NamedAttribute<'c>,
    ) -> VerifyResult;
}

/// The verifier of a dialect's attributes on results of functions (`hasRegionResultAttrVerify = 1`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasRegionResultAttrVerify = 1` in its .td: implement `rtblgen_runtime::VerifyRegionResultAttribute` for it",
    label = "`VerifyRegionResultAttribute` is not implemented for `{Self}`"
)]
pub trait VerifyRegionResultAttribute: Dialect {
    /// Checks an attribute `dialect.name` on a result of a region of any operation.
    fn verify_region_result_attribute<'c>(
        ir: &Ir<'c>,
        op: Op,
        region: usize,
        result: usize,
        attribute: NamedAttribute<'c>,
    ) -> VerifyResult;
}

/// Interfaces for operations that do not name them themselves (`hasOperationInterfaceFallback = 1`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasOperationInterfaceFallback = 1` in its .td: implement `rtblgen_runtime::InterfaceFallback` for it",
    label = "`InterfaceFallback` is not implemented for `{Self}`"
)]
pub trait InterfaceFallback: Dialect {
    /// The implementation of an interface, by its name with namespace, for an operation of the dialect.
    fn interface(interface: &str, op: OpName<'_>) -> Option<InterfaceImpl>;
}
