//! Functions of definitions with data of their own.

use rtblgen_ir::asm::format::{OptionalAttributeParser, OwnAttributeSyntax, OwnTypeSyntax, TypeMaker};
use rtblgen_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use rtblgen_ir::ir::definition::AttributeMaker;
use rtblgen_ir::support::ParameterSyntax;
use rtblgen_ir::{Attribute, Context, Parameter, Type};

use crate::leak;

/// The text of attributes.
pub(crate) fn attribute_syntax(
    parse: impl for<'p, 'c> Fn(&mut AsmParser<'p, 'c>, Option<Type<'c>>) -> ParseResult<Attribute<'c>>
    + Send
    + Sync
    + 'static,
    parse_optional: Option<OptionalAttributeParser>,
    print: impl for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Attribute<'c>) + Send + Sync + 'static,
) -> OwnAttributeSyntax {
    OwnAttributeSyntax { parse: leak(parse), parse_optional, print: leak(print) }
}

/// The function that reads an attribute if it is there.
pub(crate) fn optional_parser(
    parse: impl for<'p, 'c> Fn(&mut AsmParser<'p, 'c>) -> ParseResult<Option<Attribute<'c>>>
    + Send
    + Sync
    + 'static,
) -> OptionalAttributeParser {
    leak(parse)
}

/// The text of types.
pub(crate) fn type_syntax(
    parse: impl for<'p, 'c> Fn(&mut AsmParser<'p, 'c>) -> ParseResult<Type<'c>> + Send + Sync + 'static,
    print: impl for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Type<'c>) -> bool + Send + Sync + 'static,
) -> OwnTypeSyntax {
    OwnTypeSyntax { parse: leak(parse), print: leak(print) }
}

/// The text of a parameter.
pub(crate) fn parameter_syntax(
    parse: impl for<'p, 'c> Fn(&mut AsmParser<'p, 'c>, Option<Type<'c>>) -> ParseResult<Parameter<'c>>
    + Send
    + Sync
    + 'static,
    print: impl for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Parameter<'c>) + Send + Sync + 'static,
) -> ParameterSyntax {
    ParameterSyntax { parse: leak(parse), print: leak(print) }
}

/// The function that makes a type.
pub(crate) fn type_maker(
    make: impl for<'c> Fn(&'c Context) -> Type<'c> + Send + Sync + 'static,
) -> TypeMaker {
    leak(make)
}

/// The function that makes an attribute.
pub(crate) fn attribute_maker(
    make: impl for<'c> Fn(&'c Context) -> Attribute<'c> + Send + Sync + 'static,
) -> AttributeMaker {
    leak(make)
}
