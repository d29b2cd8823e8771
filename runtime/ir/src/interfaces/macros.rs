//! Macros that define the handles of generated interfaces.

/// Defines the handle of an interface of operations:
/// `op_interface!("An operation with [`Shape`].", DynShape, ShapeModel, Shape, "::toy::Shape")`. A path after
/// the name is a function that returns whether the operation has the interface.
#[macro_export]
macro_rules! op_interface {
    ($doc:literal, $handle:ident, $model:ident, $interface:ident, $name:literal $(, $holds:path)?) => {
        #[doc = $doc]
        #[derive(Clone, Copy)]
        pub struct $handle {
            op: $crate::Op,
            // Unused in interfaces without methods.
            #[allow(dead_code)]
            model: &'static $model,
        }

        impl $crate::interfaces::OpInterface for $handle {
            type Model = $model;
            const NAME: &'static str = $name;

            fn from_parts(op: $crate::Op, model: &'static $model) -> Self {
                Self { op, model }
            }

            fn op(self) -> $crate::Op {
                self.op
            }

            $(fn holds(self, ir: &$crate::Ir<'_>) -> bool {
                $holds(self, ir)
            })?
        }

        impl $handle {
            /// The operation by this interface, if it has it.
            pub fn cast(ir: &$crate::Ir<'_>, op: $crate::Op) -> ::core::option::Option<Self> {
                op.interface(ir)
            }

            /// The operation.
            pub fn op(self) -> $crate::Op {
                self.op
            }

            /// Adds the interface to operations that are defined elsewhere.
            pub fn attach<__T: $interface>(context: &$crate::Context) {
                let implementor = $crate::interfaces::Implementor::Op(__T::DEFINITION.name);
                context.attach(implementor, $model::implemented_by::<__T>());
            }
        }

        impl $model {
            /// The interface as operations of one kind implement it, for their definition.
            pub const fn implemented_by<__T: $interface>() -> $crate::interfaces::InterfaceImpl {
                $crate::interfaces::InterfaceImpl::new($name, const { &Self::of::<__T>() })
            }
        }

        impl ::std::fmt::Debug for $handle {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Debug::fmt(&self.op, f)
            }
        }
    };
}

/// Defines the handle of an interface of types, as [`op_interface`](crate::op_interface) does for operations.
#[macro_export]
macro_rules! type_interface {
    ($doc:literal, $handle:ident, $model:ident, $interface:ident, $name:literal $(, $holds:path)?) => {
        $crate::entity_interface!(
            $doc, $handle, $model, $interface, $name, Type, ty, as_type, TypeInterface, TypeFamily, "The type"
            $(, $holds)?
        );
    };
}

/// Defines the handle of an interface of attributes, as [`op_interface`](crate::op_interface) does for operations.
#[macro_export]
macro_rules! attribute_interface {
    ($doc:literal, $handle:ident, $model:ident, $interface:ident, $name:literal $(, $holds:path)?) => {
        $crate::entity_interface!(
            $doc, $handle, $model, $interface, $name, Attribute, attribute, as_attribute, AttrInterface,
            AttributeFamily, "The attribute" $(, $holds)?
        );
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! entity_interface {
    (
        $doc:literal, $handle:ident, $model:ident, $interface:ident, $name:literal, $entity:ident, $field:ident,
        $accessor:ident, $handle_trait:ident, $family:ident, $what:literal $(, $holds:path)?
    ) => {
        #[doc = $doc]
        #[derive(Clone, Copy)]
        pub struct $handle<'c> {
            $field: $crate::$entity<'c>,
            // Unused in interfaces without methods.
            #[allow(dead_code)]
            model: &'static $model,
        }

        impl<'c> $crate::interfaces::$handle_trait<'c> for $handle<'c> {
            type Model = $model;
            const NAME: &'static str = $name;

            fn from_parts($field: $crate::$entity<'c>, model: &'static $model) -> Self {
                Self { $field, model }
            }

            fn $accessor(self) -> $crate::$entity<'c> {
                self.$field
            }

            $(fn holds(self) -> bool {
                $holds(self)
            })?
        }

        impl<'c> $handle<'c> {
            #[doc = concat!($what, " by this interface, if it has it.")]
            pub fn cast($field: $crate::$entity<'c>) -> ::core::option::Option<Self> {
                $field.interface()
            }

            #[doc = concat!($what, ".")]
            pub fn $accessor(self) -> $crate::$entity<'c> {
                self.$field
            }
        }

        impl $handle<'_> {
            /// Adds the interface to a type or an attribute that is defined elsewhere:
            /// `attach::<IntegerType<'static>>(context)`.
            pub fn attach<__T: $crate::interfaces::$family>(context: &$crate::Context)
            where
                for<'x> __T::Of<'x>: $interface<'x>,
            {
                context.attach(__T::IMPLEMENTOR, $model::implemented_by::<__T>());
            }
        }

        impl $model {
            /// The interface as one kind implements it, for its definition.
            pub const fn implemented_by<__T: $crate::interfaces::$family>() -> $crate::interfaces::InterfaceImpl
            where
                for<'x> __T::Of<'x>: $interface<'x>,
            {
                $crate::interfaces::InterfaceImpl::new($name, const { &Self::of::<__T>() })
            }
        }

        impl ::std::fmt::Debug for $handle<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Debug::fmt(&self.$field, f)
            }
        }
    };
}

/// Defines a type for which an interface is implemented on behalf of operations that are defined elsewhere:
/// `external_model!(FuncCost for FuncOp)`.
#[macro_export]
macro_rules! external_model {
    ($(#[$doc:meta])* $vis:vis $name:ident for $op:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $vis struct $name($crate::Op);

        impl $crate::TypedOp for $name {
            const DEFINITION: &'static $crate::OpDefinition = <$op as $crate::TypedOp>::DEFINITION;

            fn from_op(op: $crate::Op) -> Self {
                Self(op)
            }

            fn op(self) -> $crate::Op {
                self.0
            }
        }
    };
}
