//! Functions in definitions that are closures. A function is interned by the content of its captures.

use rtblgen_ir::asm::format::{OptionalAttributeParser, OwnAttributeSyntax, OwnTypeSyntax, TypeMaker};
use rtblgen_ir::asm::{AsmParser, AsmPrinter, ParseResult};
use rtblgen_ir::ir::definition::AttributeMaker;
use rtblgen_ir::support::ParameterSyntax;
use rtblgen_ir::{Attribute, Context, Parameter, Type};

use crate::interned::{Content, intern_as};

/// The syntax of an attribute.
pub(crate) fn attribute_syntax(
    captured: &impl Content,
    parse: impl for<'p, 'c> Fn(&mut AsmParser<'p, 'c>, Option<Type<'c>>) -> ParseResult<Attribute<'c>>
    + Send
    + Sync
    + 'static,
    parse_optional: Option<OptionalAttributeParser>,
    print: impl for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Attribute<'c>) + Send + Sync + 'static,
) -> OwnAttributeSyntax {
    OwnAttributeSyntax {
        parse: intern_as(captured, parse),
        parse_optional,
        print: intern_as(captured, print),
    }
}

/// The function that parses an optional attribute.
pub(crate) fn optional_parser(
    captured: &impl Content,
    parse: impl for<'p, 'c> Fn(&mut AsmParser<'p, 'c>) -> ParseResult<Option<Attribute<'c>>>
    + Send
    + Sync
    + 'static,
) -> OptionalAttributeParser {
    intern_as(captured, parse)
}

/// The syntax of a type.
pub(crate) fn type_syntax(
    captured: &impl Content,
    parse: impl for<'p, 'c> Fn(&mut AsmParser<'p, 'c>) -> ParseResult<Type<'c>> + Send + Sync + 'static,
    print: impl for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Type<'c>) -> bool + Send + Sync + 'static,
) -> OwnTypeSyntax {
    OwnTypeSyntax { parse: intern_as(captured, parse), print: intern_as(captured, print) }
}

/// The syntax of a parameter.
pub(crate) fn parameter_syntax(
    captured: &impl Content,
    parse: impl for<'p, 'c> Fn(&mut AsmParser<'p, 'c>, Option<Type<'c>>) -> ParseResult<Parameter<'c>>
    + Send
    + Sync
    + 'static,
    print: impl for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Parameter<'c>) + Send + Sync + 'static,
) -> ParameterSyntax {
    ParameterSyntax { parse: intern_as(captured, parse), print: intern_as(captured, print) }
}

/// The function that creates a type.
pub(crate) fn type_maker(
    captured: &impl Content,
    make: impl for<'c> Fn(&'c Context) -> Type<'c> + Send + Sync + 'static,
) -> TypeMaker {
    intern_as(captured, make)
}

/// The function that creates an attribute.
pub(crate) fn attribute_maker(
    captured: &impl Content,
    make: impl for<'c> Fn(&'c Context) -> Attribute<'c> + Send + Sync + 'static,
) -> AttributeMaker {
    intern_as(captured, make)
}
