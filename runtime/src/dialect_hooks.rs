//! What a user writes by hand for a generated dialect. Forgetting it is a compile error that names the trait and the
//! dialect.

use std::marker::PhantomData;

use crate::context::attributes::TypedAttribute;
use crate::context::{Dialect, OpName};
use crate::interfaces::{AttributeFamily, InterfaceImpl};
use crate::ir::{Ir, NamedAttribute, Op};
use crate::rewrite::RewritePatternSet;
use crate::verify::VerifyResult;

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

/// The canonicalization patterns of a dialect as a whole (`hasCanonicalizer = 1`).
#[diagnostic::on_unimplemented(
    message = "`{Self}` has `hasCanonicalizer = 1` in its .td: implement `rtblgen_runtime::CanonicalizeDialect` for it",
    label = "`CanonicalizeDialect` is not implemented for `{Self}`"
)]
pub trait CanonicalizeDialect: Dialect {
    /// Adds the patterns.
    fn canonicalization_patterns(patterns: &mut RewritePatternSet<'_>);
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

/// A discardable attribute that a dialect gives to operations (`discardableAttrs`): its name, and what it is.
///
/// ```
/// use rtblgen_runtime::{Builder, Context, DiscardableAttribute, Ir, IrBuilder, InsertionPoint, OpState, StringAttr};
///
/// const AUTHOR: DiscardableAttribute<StringAttr<'static>> = DiscardableAttribute::new("book.author");
///
/// let context = Context::new();
/// context.allow_unregistered_dialects(true);
/// let mut ir = Ir::new(&context);
/// let state = OpState::new("book.page", context.unknown_loc());
/// let op = IrBuilder::new(&mut ir, InsertionPoint::Detached).create(state);
/// AUTHOR.set(&mut ir, op, context.string_attr("Kernighan").cast().unwrap());
/// assert_eq!(AUTHOR.get(&ir, op).unwrap().value(), "Kernighan");
/// AUTHOR.remove(&mut ir, op);
/// assert!(!AUTHOR.is_present(&ir, op));
/// ```
pub struct DiscardableAttribute<A> {
    name: &'static str,
    attribute: PhantomData<fn() -> A>,
}

impl<A: AttributeFamily> DiscardableAttribute<A> {
    /// The attribute of this name, with the dialect's.
    pub const fn new(name: &'static str) -> Self {
        DiscardableAttribute { name, attribute: PhantomData }
    }

    /// The name, with the dialect's.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The attribute of an operation, if it has one of this kind.
    #[track_caller]
    pub fn get<'c>(&self, ir: &Ir<'c>, op: Op) -> Option<A::Of<'c>> {
        op.discardable(ir, self.name).and_then(A::Of::from_attribute)
    }

    /// Sets the attribute of an operation.
    #[track_caller]
    pub fn set<'c>(&self, ir: &mut Ir<'c>, op: Op, value: A::Of<'c>) {
        ir.set_discardable(op, self.name, value.as_attribute());
    }

    /// Whether an operation has an attribute of this kind.
    #[track_caller]
    pub fn is_present(&self, ir: &Ir<'_>, op: Op) -> bool {
        self.get(ir, op).is_some()
    }

    /// Removes the attribute of an operation, if it has one.
    #[track_caller]
    pub fn remove(&self, ir: &mut Ir<'_>, op: Op) {
        ir.remove_attribute(op, self.name);
    }
}
