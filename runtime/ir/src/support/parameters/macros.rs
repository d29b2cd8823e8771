//! Macros of generated types, attributes and enums.

/// Implements [`ParameterValue`](crate::support::ParameterValue) for a generated enum.
#[macro_export]
macro_rules! enum_parameter {
    ($name:ident) => {
        impl<'c> $crate::support::ParameterValue<'c> for $name {
            const KIND: $crate::support::ParameterKind = $crate::support::enum_kind::<$name>();

            fn from_parameter(parameter: $crate::Parameter<'c>) -> Self {
                let value = <i64 as $crate::support::ParameterValue>::from_parameter(parameter);
                <$name as $crate::support::Enum>::from_value(value as u64).expect("the case was checked")
            }

            fn into_parameter(self, _: &'c $crate::Context) -> $crate::Parameter<'c> {
                $crate::Parameter::Int($crate::support::Enum::value(self) as i64)
            }
        }
    };
}

/// Implements the methods of all generated types: `typed_type!(StructType, STRUCT_TYPE)`.
#[macro_export]
macro_rules! typed_type {
    ($name:ident, $definition:path) => {
        impl<'c> $crate::TypedType<'c> for $name<'c> {
            fn from_type(ty: $crate::Type<'c>) -> ::core::option::Option<Self> {
                $crate::support::type_parameters(ty, &$definition).map(|_| Self(ty))
            }

            fn as_type(self) -> $crate::Type<'c> {
                self.0
            }
        }

        impl $crate::context::interface::TypeFamily for $name<'static> {
            type Of<'c> = $name<'c>;
            const IMPLEMENTOR: $crate::context::interface::Implementor =
                $crate::context::interface::Implementor::Type(&$definition);
        }

        impl<'c> ::std::ops::Deref for $name<'c> {
            type Target = $crate::Type<'c>;

            fn deref(&self) -> &$crate::Type<'c> {
                &self.0
            }
        }

        impl ::std::fmt::Display for $name<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl<'c> ::core::convert::From<$name<'c>> for $crate::Type<'c> {
            fn from(ty: $name<'c>) -> Self {
                ty.0
            }
        }

        impl<'c> $crate::support::ParameterValue<'c> for $name<'c> {
            const KIND: $crate::support::ParameterKind =
                $crate::support::ParameterKind::OwnType(&$definition);

            fn from_parameter(parameter: $crate::Parameter<'c>) -> Self {
                $crate::support::own_type(parameter)
            }

            fn into_parameter(self, _: &'c $crate::Context) -> $crate::Parameter<'c> {
                $crate::Parameter::Type(self.0)
            }
        }

        impl<'c> $name<'c> {
            /// The definition of the type.
            pub const DEFINITION: &'static $crate::TypeDefinition = &$definition;

            /// The parameters as they are stored.
            pub fn parameters(self) -> &'c [$crate::Parameter<'c>] {
                $crate::support::type_parameters(self.0, &$definition).unwrap_or_default()
            }
        }
    };
}

/// Implements the conversions of attribute wrappers: `attribute_conversions!(RangeAttr)`.
#[doc(hidden)]
#[macro_export]
macro_rules! attribute_conversions {
    ($name:ident) => {
        impl<'c> ::std::ops::Deref for $name<'c> {
            type Target = $crate::Attribute<'c>;

            fn deref(&self) -> &$crate::Attribute<'c> {
                &self.0
            }
        }

        impl ::std::fmt::Display for $name<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl<'c> ::core::convert::From<$name<'c>> for $crate::Attribute<'c> {
            fn from(attribute: $name<'c>) -> Self {
                attribute.0
            }
        }
    };
}

/// Implements the methods of all generated attributes: `typed_attribute!(RangeAttr, RANGE_ATTR)`.
#[macro_export]
macro_rules! typed_attribute {
    ($name:ident, $definition:path) => {
        impl<'c> $crate::TypedAttribute<'c> for $name<'c> {
            fn from_attribute(attribute: $crate::Attribute<'c>) -> ::core::option::Option<Self> {
                $crate::support::attribute_parameters(attribute, &$definition).map(|_| Self(attribute))
            }

            fn as_attribute(self) -> $crate::Attribute<'c> {
                self.0
            }
        }

        impl $crate::context::interface::AttributeFamily for $name<'static> {
            type Of<'c> = $name<'c>;
            const IMPLEMENTOR: $crate::context::interface::Implementor =
                $crate::context::interface::Implementor::Attribute(&$definition);
        }

        $crate::attribute_conversions!($name);

        impl<'c> $crate::support::ParameterValue<'c> for $name<'c> {
            const KIND: $crate::support::ParameterKind =
                $crate::support::ParameterKind::OwnAttribute(&$definition);

            fn from_parameter(parameter: $crate::Parameter<'c>) -> Self {
                $crate::support::own_attribute(parameter)
            }

            fn into_parameter(self, _: &'c $crate::Context) -> $crate::Parameter<'c> {
                $crate::Parameter::Attribute(self.0)
            }
        }

        impl<'c> $name<'c> {
            /// The definition of the attribute.
            pub const DEFINITION: &'static $crate::AttrDefinition = &$definition;

            /// The parameters as they are stored.
            pub fn parameters(self) -> &'c [$crate::Parameter<'c>] {
                $crate::support::attribute_parameters(self.0, &$definition).unwrap_or_default()
            }
        }
    };
}

/// Implements the methods of generated attributes of enums: `enum_attr!(ColorAttr, Color)` for those that are
/// a number or a text, `enum_attr!(ColorAttr, Color, COLOR_ATTR)` for those with a definition.
#[macro_export]
macro_rules! enum_attr {
    ($name:ident, $class:ident, $definition:path) => {
        $crate::typed_attribute!($name, $definition);
        $crate::enum_attr!(@methods $name, $class);
    };
    ($name:ident, $class:ident) => {
        impl<'c> $crate::TypedAttribute<'c> for $name<'c> {
            fn from_attribute(attribute: $crate::Attribute<'c>) -> ::core::option::Option<Self> {
                $crate::support::enum_from_attribute::<$class>(attribute).map(|_| Self(attribute))
            }

            fn as_attribute(self) -> $crate::Attribute<'c> {
                self.0
            }
        }

        $crate::attribute_conversions!($name);
        $crate::enum_attr!(@methods $name, $class);
    };
    (@methods $name:ident, $class:ident) => {
        impl<'c> $name<'c> {
            /// The attribute that holds a value.
            pub fn get(context: &'c $crate::Context, value: $class) -> Self {
                Self($crate::support::enum_to_attribute(value, context))
            }

            /// The value.
            pub fn value(self) -> $class {
                $crate::support::enum_from_attribute(self.0).expect("checked when wrapped")
            }
        }
    };
}
