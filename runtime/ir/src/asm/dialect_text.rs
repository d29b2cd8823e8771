//! The text of types and attributes that their dialect reads and writes as a whole.
//!
//! A type with a mnemonic has a text of its own. The text of the others, such as `!quant.uniform<i8:f32, 1.0>` or `!moore.i42`,
//! is a matter of the dialect: `parseType` and `printType` of the dialect's class in C++.

use super::{AsmParser, AsmPrinter, ParseResult};
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::context::types::Type;
use crate::ir::{Dialect, DialectHooks};

/// The text of the types of a dialect that have no mnemonic.
#[diagnostic::on_unimplemented(
    message = "`{Self}` reads and writes types itself in its .td (`parseType`): implement `rtblgen_runtime::asm::DialectTypeAsm` for it",
    label = "`DialectTypeAsm` is not implemented for `{Self}`"
)]
pub trait DialectTypeAsm: Dialect {
    /// Reads the text after `!dialect.`, or between the brackets of `!dialect<..>`, if it starts with no mnemonic of the dialect.
    ///
    /// # Errors
    ///
    /// If the text is wrong: the error has been reported to the parser then.
    fn parse_type<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Type<'c>>;

    /// Writes the text after `!dialect.` of a type without a mnemonic.
    fn print_type<'c>(ty: Type<'c>, printer: &mut AsmPrinter<'_, 'c>);
}

/// The text of the attributes of a dialect that have no mnemonic.
#[diagnostic::on_unimplemented(
    message = "`{Self}` reads and writes attributes itself in its .td (`parseAttribute`): implement `rtblgen_runtime::asm::DialectAttrAsm` for it",
    label = "`DialectAttrAsm` is not implemented for `{Self}`"
)]
pub trait DialectAttrAsm: Dialect {
    /// Reads the text after `#dialect.`, or between the brackets of `#dialect<..>`, if it starts with no mnemonic of the dialect.
    /// The type is the one after the attribute's colon, which has been read, or the one that the attribute must have.
    ///
    /// # Errors
    ///
    /// If the text is wrong: the error has been reported to the parser then.
    fn parse_attribute<'c>(
        parser: &mut AsmParser<'_, 'c>,
        ty: Option<Type<'c>>,
    ) -> ParseResult<Attribute<'c>>;

    /// Writes the text after `#dialect.` of an attribute without a mnemonic.
    fn print_attribute<'c>(attribute: Attribute<'c>, printer: &mut AsmPrinter<'_, 'c>);
}

/// The parser and the printer of [`DialectTypeAsm`], for [`DialectHooks::type_syntax`].
#[derive(Clone, Copy)]
pub struct DialectTypeSyntax {
    /// Reads the text.
    pub parse: &'static (dyn for<'p, 'c> Fn(&mut AsmParser<'p, 'c>) -> ParseResult<Type<'c>> + Send + Sync),
    /// Writes the text.
    pub print: &'static (dyn for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Type<'c>) + Send + Sync),
}

/// The parser and the printer of [`DialectAttrAsm`], for [`DialectHooks::attribute_syntax`].
#[derive(Clone, Copy)]
pub struct DialectAttrSyntax {
    /// Reads the text.
    pub parse: &'static (
                 dyn for<'p, 'c> Fn(&mut AsmParser<'p, 'c>, Option<Type<'c>>) -> ParseResult<Attribute<'c>>
                     + Send
                     + Sync
             ),
    /// Writes the text.
    pub print: &'static (dyn for<'p, 'c> Fn(&mut AsmPrinter<'p, 'c>, Attribute<'c>) + Send + Sync),
}

impl DialectTypeSyntax {
    /// The text that a dialect defines.
    pub const fn of<D: DialectTypeAsm>() -> Self {
        Self { parse: &|parser| D::parse_type(parser), print: &|printer, ty| D::print_type(ty, printer) }
    }

    /// The text of a registered dialect.
    pub(crate) fn of_dialect(context: &Context, dialect: &str) -> Option<&'static Self> {
        hooks(context, dialect).type_syntax?.downcast_ref()
    }
}

impl DialectAttrSyntax {
    /// The text that a dialect defines.
    pub const fn of<D: DialectAttrAsm>() -> Self {
        Self {
            parse: &|parser, ty| D::parse_attribute(parser, ty),
            print: &|printer, attribute| D::print_attribute(attribute, printer),
        }
    }

    /// The text of a registered dialect.
    pub(crate) fn of_dialect(context: &Context, dialect: &str) -> Option<&'static Self> {
        hooks(context, dialect).attribute_syntax?.downcast_ref()
    }
}

fn hooks(context: &Context, dialect: &str) -> DialectHooks {
    context.dialect(dialect).map(|own| own.hooks).unwrap_or_default()
}

impl<'c> AsmPrinter<'_, 'c> {
    /// Writes the text of a type without a mnemonic, if its dialect defines one.
    pub(super) fn dialect_type_text(&mut self, dialect: &str, ty: Type<'c>) {
        if let Some(syntax) = DialectTypeSyntax::of_dialect(ty.context(), dialect) {
            (syntax.print)(self, ty);
        }
    }

    /// Writes the text of an attribute without a mnemonic, if its dialect defines one.
    pub(super) fn dialect_attribute_text(&mut self, dialect: &str, attribute: Attribute<'c>) {
        if let Some(syntax) = DialectAttrSyntax::of_dialect(attribute.context(), dialect) {
            (syntax.print)(self, attribute);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::attributes::{AttributeKind, Parameter};
    use crate::context::definition::{AttrDefinition, TypeDefinition};
    use crate::context::types::TypeKind;
    use crate::ir::DialectRegistry;

    static BITS: TypeDefinition =
        TypeDefinition { dialect: "t", parameters: &["of"], ..TypeDefinition::EMPTY };
    static BOUND: AttrDefinition =
        AttrDefinition { dialect: "t", parameters: &["of"], ..AttrDefinition::EMPTY };

    /// `!t.i42` and `#t.bounds<..>`: the text of neither starts with a mnemonic.
    struct TDialect;

    impl Dialect for TDialect {
        const NAME: &'static str = "t";

        fn initialize(registry: &mut DialectRegistry) {
            registry.add_type(&BITS);
            registry.add_attribute(&BOUND);
            registry.hooks_mut().type_syntax = Some(&const { DialectTypeSyntax::of::<TDialect>() });
            registry.hooks_mut().attribute_syntax = Some(&const { DialectAttrSyntax::of::<TDialect>() });
        }
    }

    impl DialectTypeAsm for TDialect {
        fn parse_type<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Type<'c>> {
            let of = parser.parse_type()?;
            Ok(parser.context().extension_type(&BITS, &[Parameter::Type(of)]))
        }

        fn print_type<'c>(ty: Type<'c>, printer: &mut AsmPrinter<'_, 'c>) {
            if let TypeKind::Extension { parameters: [Parameter::Type(of)], .. } = ty.kind() {
                printer.print_type(*of);
            }
        }
    }

    impl DialectAttrAsm for TDialect {
        fn parse_attribute<'c>(
            parser: &mut AsmParser<'_, 'c>,
            ty: Option<Type<'c>>,
        ) -> ParseResult<Attribute<'c>> {
            assert_eq!(ty, None);
            parser.parse_literal("bounds")?;
            parser.parse_literal("<")?;
            let of = parser.parse_attribute()?;
            parser.parse_literal(">")?;
            Ok(parser.context().extension_attr(&BOUND, &[Parameter::Attribute(of)]))
        }

        fn print_attribute<'c>(attribute: Attribute<'c>, printer: &mut AsmPrinter<'_, 'c>) {
            if let AttributeKind::Extension { parameters: [Parameter::Attribute(of)], .. } = attribute.kind()
            {
                printer.write_str("bounds<");
                printer.print_attribute(*of);
                printer.write_str(">");
            }
        }
    }

    #[test]
    fn dialects_read_and_write_types_and_attributes_without_mnemonics() {
        let context = Context::new();
        context.register::<TDialect>();
        for text in ["!t.i42", "tuple<!t.i1, !t.tensor<2xi8>>"] {
            let ty = context.parse_type(text).unwrap_or_else(|errors| panic!("{errors}"));
            assert_eq!(ty.to_string(), text);
        }
        for text in ["#t.bounds<3 : i8>", "[#t.bounds<#t.bounds<unit>>]"] {
            let attribute = context.parse_attribute(text).unwrap_or_else(|errors| panic!("{errors}"));
            assert_eq!(attribute.to_string(), text);
        }
        assert_eq!(context.parse_type("!t<i8>").map(|ty| ty.to_string()).unwrap_or_default(), "!t.i8");
        for text in ["!t.other", "!t<i8 i8>", "!t<>"] {
            assert!(context.parse_type(text).is_err(), "{text}");
        }
        assert!(context.parse_attribute("#t.other<1>").is_err());
    }
}
