//! Look-up of interfaces of operations.

use std::any::Any;

use crate::context::Context;
use crate::context::attached;
use crate::context::interface::{Implementor, InterfaceImpl, model_in};
use crate::ir::definition::OpDefinition;
use crate::ir::{Ir, Op, OpName, OpView};

/// The handle of an interface of operations: an operation, and the model by which it has the interface.
pub trait OpInterface: Copy {
    /// The table of functions.
    type Model: Any + Send + Sync;
    /// The name with its namespace.
    const NAME: &'static str;

    /// Puts a handle together.
    #[doc(hidden)]
    fn from_parts(op: Op, model: &'static Self::Model) -> Self;

    /// The operation.
    fn op(self) -> Op;

    /// Whether an operation with a model has the interface at run time (`extraClassOf`).
    #[doc(hidden)]
    fn holds(self, _ir: &Ir<'_>) -> bool {
        true
    }
}

/// Whether operations of this definition have an interface: by the definition, by an attachment, or because a
/// trait of that name implies it (`SymbolOpInterface`, `FunctionOpInterface`).
pub fn has_interface(context: &Context, definition: &OpDefinition, interface: &str) -> bool {
    definition.interfaces.iter().any(|own| own.name == interface)
        || attached::has(context, || Some(Implementor::Op(definition.name)), interface)
        || definition.traits.iter().any(|own| interface.strip_prefix("::mlir::") == Some(own.name))
}

/// Returns the dialect's implementation of an interface that neither the operation nor an attachment has.
fn fallback(op: OpName<'_>, interface: &str) -> Option<InterfaceImpl> {
    op.interface_fallback()?(interface, op)
}

impl OpName<'_> {
    /// Whether operations of this name have the interface of this name, such as `::toy::ShapeInference`.
    pub fn implements(self, interface: &str) -> bool {
        self.definition().is_some_and(|definition| has_interface(self.context(), definition, interface))
            || fallback(self, interface).is_some()
    }

    /// The model of an interface that operations of this name list, or that is attached to them.
    pub(crate) fn model<M: Any + Send + Sync>(self) -> Option<&'static M> {
        let definition = self.definition()?;
        let attached = || attached::model(self.context(), || Some(Implementor::Op(definition.name)));
        model_in::<M>(definition.interfaces).or_else(attached)
    }
}

impl Op {
    /// The operation by an interface, if it has that one.
    #[track_caller]
    pub fn interface<I: OpInterface>(self, ir: &Ir<'_>) -> Option<I> {
        let name = self.name(ir);
        let model = name.model::<I::Model>().or_else(|| fallback(name, I::NAME)?.model.downcast_ref())?;
        Some(I::from_parts(self, model)).filter(|handle| handle.holds(ir))
    }

    /// Whether the operation has the interface of this name, such as `::toy::ShapeInference`.
    #[track_caller]
    pub fn implements(self, ir: &Ir<'_>, interface: &str) -> bool {
        self.name(ir).implements(interface)
    }
}

impl<'a, 'c> OpView<'a, 'c> {
    /// The operation by an interface, if it has that one.
    pub fn interface<I: OpInterface>(self) -> Option<I> {
        self.op().interface(self.ir())
    }

    /// Whether the operation has the interface of this name, such as `::toy::ShapeInference`.
    pub fn implements(self, interface: &str) -> bool {
        self.op().implements(self.ir(), interface)
    }
}
