//! Discardable attributes of a dialect.

use std::marker::PhantomData;

use crate::context::attributes::TypedAttribute;
use crate::context::interface::AttributeFamily;
use crate::ir::{Ir, Op};

/// A discardable attribute that a dialect gives to operations (`discardableAttrs`): its name and its kind.
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
/// AUTHOR.set(&mut ir, op, StringAttr::get(&context, "Kernighan"));
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
