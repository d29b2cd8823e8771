//! Operations of one name, as Rust types.

use crate::context::Location;
use crate::context::attributes::{Attribute, NamedAttribute};
use crate::context::types::Type;
use crate::ir::definition::OpDefinition;
use crate::ir::{Block, Builder, Ir, Op, OpState, Value};

/// A generated operation: a `Copy` wrapper of an [`Op`] that is known to have one name.
pub trait TypedOp: Copy + 'static {
    /// The definition of the operation.
    const DEFINITION: &'static OpDefinition;

    /// The whole name, such as `func.return`: also a pattern in a `match` over [`OpName::as_str`](crate::OpName::as_str).
    const NAME: &'static str = Self::DEFINITION.name;

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
    /// Panics if there are no result types, and the definition cannot infer them.
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

    /// The location of the operation.
    ///
    /// ```
    /// use rtblgen_runtime::{Context, Ir, TypedOp, dialects::builtin::ModuleOp};
    /// let context = Context::new();
    /// let ir = Ir::module(&context, context.unknown_loc());
    /// let module = ModuleOp::cast(&ir, ir.root()).unwrap();
    /// assert_eq!(module.location(&ir), context.unknown_loc());
    /// assert_eq!(module.parent_op(&ir), None);
    /// assert_eq!(module.attr(&ir, "sym_name"), None);
    /// ```
    #[track_caller]
    fn location<'c>(self, ir: &Ir<'c>) -> Location<'c> {
        self.op().location(ir)
    }

    /// The operation that the operation is in.
    #[track_caller]
    fn parent_op(self, ir: &Ir<'_>) -> Option<Op> {
        self.op().parent_op(ir)
    }

    /// The attribute of this name, inherent or discardable.
    #[track_caller]
    fn attr<'c>(self, ir: &Ir<'c>, name: &str) -> Option<Attribute<'c>> {
        self.op().attribute(ir, name)
    }

    /// The entry block of the first region, if there is one.
    #[track_caller]
    fn body_block(self, ir: &Ir<'_>) -> Option<Block> {
        self.op().body_block(ir)
    }

    /// Reports an error: see [`Op::emit_error`].
    #[track_caller]
    fn emit_error(self, ir: &Ir<'_>, message: impl Into<String>) {
        self.op().emit_error(ir, message);
    }

    /// Reports a warning: see [`Op::emit_warning`].
    #[track_caller]
    fn emit_warning(self, ir: &Ir<'_>, message: impl Into<String>) {
        self.op().emit_warning(ir, message);
    }

    /// Reports a remark: see [`Op::emit_remark`].
    #[track_caller]
    fn emit_remark(self, ir: &Ir<'_>, message: impl Into<String>) {
        self.op().emit_remark(ir, message);
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
