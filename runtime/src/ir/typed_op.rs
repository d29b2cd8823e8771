//! Operations of one name, as Rust types.

use crate::context::Location;
use crate::context::attributes::NamedAttribute;
use crate::context::types::Type;
use crate::ir::definition::OpDefinition;
use crate::ir::{Builder, Ir, Op, OpState, Value};

/// A generated operation: a `Copy` wrapper of an [`Op`] that is known to have one name.
pub trait TypedOp: Copy + 'static {
    /// The description of the operation.
    const DEFINITION: &'static OpDefinition;

    /// Wraps an operation without a check of its name.
    #[doc(hidden)]
    fn from_op(op: Op) -> Self;

    /// The operation itself.
    fn op(self) -> Op;

    /// Builds the operation from lists, for code that treats operations of many kinds alike. Result types that follow from
    /// the rest may be left out; attributes are inherent or discardable by their names, segment sizes included; regions
    /// that are always there are made empty.
    ///
    /// # Panics
    ///
    /// If there are no result types, and they cannot be inferred as the description says.
    fn build_from_lists<'c>(
        builder: &mut (impl Builder<'c> + ?Sized),
        location: Location<'c>,
        result_types: &[Type<'c>],
        operands: &[Value],
        attributes: &[NamedAttribute<'c>],
    ) -> Self {
        let regions = Self::DEFINITION.regions.iter().filter(|region| !region.is_variadic).count();
        let state = OpState::new(Self::DEFINITION, location)
            .results(result_types.iter().copied())
            .operands(operands.iter().copied())
            .attributes(attributes.iter().copied())
            .empty_regions(regions);
        Self::from_op(builder.create(state))
    }

    /// The operation as this kind, or `None` if it is of another.
    fn cast(ir: &Ir<'_>, op: Op) -> Option<Self> {
        let definition = op.definition(ir)?;
        std::ptr::eq(definition, Self::DEFINITION).then(|| Self::from_op(op))
    }
}

/// Implements [`TypedOp`] for a newtype over [`Op`]: `typed_op!(AddOp, ADD_OP)`.
#[macro_export]
macro_rules! typed_op {
    ($name:ident, $definition:path) => {
        impl $crate::TypedOp for $name {
            const DEFINITION: &'static $crate::OpDefinition = &$definition;

            fn from_op(op: $crate::Op) -> Self {
                Self(op)
            }

            fn op(self) -> $crate::Op {
                self.0
            }
        }
    };
}
