//! Stubs of hooks that `rtblgen --stub-hooks` makes.

use crate::ir::Ir;
use crate::ir::definition::FoldOutcome;
use crate::missing_hooks::missing_hook_once;

/// A folder that is not written: it warns and folds nothing.
pub fn missing_fold<'c>(ir: &Ir<'c>, message: &str) -> FoldOutcome<'c> {
    missing_hook_once(ir.context(), message);
    FoldOutcome::NotFolded
}

/// Defines a type in place of a missing one of parameters or properties: it has one value, and its text is
/// the message.
#[macro_export]
macro_rules! missing_parameter_type {
    ($(#[$documentation:meta])* $name:ident, $message:literal) => {
        $(#[$documentation])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name;

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str($message)
            }
        }

        impl<'c> $crate::support::ParameterValue<'c> for $name {
            const KIND: $crate::support::ParameterKind =
                $crate::support::ParameterKind::Custom($crate::support::ParameterSyntax {
                    parse: &|parser, _| Err(parser.error($message)),
                    print: &|printer, _| printer.write_str($message),
                });

            fn from_parameter(_: $crate::Parameter<'c>) -> Self {
                Self
            }

            fn into_parameter(self, _: &'c $crate::Context) -> $crate::Parameter<'c> {
                $crate::Parameter::Bool(false)
            }
        }

        impl<'c> $crate::ArrayElement<'c> for $name {
            fn array(_: &[Self]) -> $crate::ParameterArray<'_> {
                $crate::ParameterArray::Types(&[])
            }

            fn slice(_: $crate::ParameterArray<'c>) -> ::core::option::Option<&'c [Self]> {
                ::core::option::Option::Some(&[])
            }
        }

        impl $crate::property::OwnProperty for $name {
            fn to_attribute<'c>(&self, context: &'c $crate::Context) -> $crate::Attribute<'c> {
                $crate::support::missing_hook(context, $message);
                context.unit_attr()
            }

            fn from_attribute(
                _: $crate::Attribute<'_>,
            ) -> ::core::result::Result<Self, ::std::string::String> {
                ::core::result::Result::Err($message.to_owned())
            }

            fn parse(parser: &mut $crate::asm::AsmParser<'_, '_>) -> $crate::asm::ParseResult<Self> {
                ::core::result::Result::Err(parser.error($message))
            }

            fn print(&self, printer: &mut $crate::asm::AsmPrinter<'_, '_>) {
                printer.write_str($message);
            }
        }
    };
}
