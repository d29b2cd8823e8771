//! The definitions of the runtime, made from a module.

use rtblgen_runtime::asm::format::{OwnAttributeSyntax, OwnTypeSyntax};
use rtblgen_runtime::asm::{AsmParser, AsmPrinter, DialectAttrSyntax, DialectTypeSyntax, ParseResult};
use rtblgen_runtime::context::definition::ParameterCheck;
use rtblgen_runtime::{
    Arity, AttrDefinition, Attribute, AttributeKind, Context, DialectHooks, OpDefinition, Parameter,
    RegionConstraint, RegionDef, SuccessorConstraint, SuccessorDef, Type, TypeConstraint, TypeDefinition,
    TypeKind, ValueDef,
};

use super::constraints::Verification;
use super::read::{Dialect, Entity};
use super::{Definitions, Interned, intern, intern_text, leak, op};

/// All operands, or all results: the verifier of the definition counts them.
const VALUES: &[ValueDef] =
    &[ValueDef { name: "values", arity: Arity::Variadic, constraint: TypeConstraint::ANY, in_op: None }];

const REGIONS: &[RegionDef] =
    &[RegionDef { name: "regions", is_variadic: true, constraint: RegionConstraint::ANY, in_op: None }];

const SUCCESSORS: &[SuccessorDef] = &[SuccessorDef {
    name: "successors",
    is_variadic: true,
    constraint: SuccessorConstraint::ANY,
    in_op: None,
}];

/// Makes the definitions of a dialect.
pub(super) fn make(dialect: Dialect) -> Definitions {
    let name = intern_text(&dialect.name);
    let ops = dialect.ops.into_iter().map(|own| operation(name, own)).collect();
    let types = dialect.types.into_iter().map(|own| type_definition(name, own)).collect();
    let attributes = dialect.attributes.into_iter().map(|own| attribute_definition(name, own)).collect();
    Definitions { name, ops, types, attributes }
}

fn operation(dialect: &str, own: op::Operation) -> &'static OpDefinition {
    static KNOWN: Interned<OpDefinition> = Interned::new(Default::default);
    let content = format!("{dialect} {own:?}");
    intern(&KNOWN, content, || OpDefinition {
        name: intern_text(&format!("{dialect}.{}", own.name)),
        operands: VALUES,
        results: VALUES,
        regions: REGIONS,
        successors: SUCCESSORS,
        verify: Some(op::verify),
        uses_dictionary: true,
        data: Some(leak(own)),
        ..OpDefinition::EMPTY
    })
}

fn type_definition(dialect: &'static str, own: Entity) -> &'static TypeDefinition {
    static KNOWN: Interned<TypeDefinition> = Interned::new(Default::default);
    let content = format!("{dialect} {own:?}");
    intern(&KNOWN, content, || new_type_definition(dialect, own))
}

fn new_type_definition(dialect: &'static str, own: Entity) -> TypeDefinition {
    // The text refers to the definition by its name.
    let mnemonic = intern_text(&own.name);
    let syntax: &'static OwnTypeSyntax = leak(OwnTypeSyntax {
        parse: leak_parser(move |parser| {
            let offset = name_offset(parser, mnemonic);
            let parameters = parse_parameters(parser)?;
            let context = parser.context();
            let Some(definition) = context.type_definition(dialect, mnemonic) else {
                return Err(parser.error_at(offset, EXPECTED_TYPE));
            };
            let made = context.checked_extension_type(definition, &parameters);
            made.map_err(|message| parser.error_at(offset, message))
        }),
        print: &|printer, ty| match ty.kind() {
            TypeKind::Extension { parameters, .. } => {
                print_parameters(printer, parameters);
                true
            }
            _ => false,
        },
    });
    TypeDefinition {
        dialect,
        mnemonic,
        syntax: Some(syntax),
        check: Some(check(own)),
        ..TypeDefinition::EMPTY
    }
}

fn attribute_definition(dialect: &'static str, own: Entity) -> &'static AttrDefinition {
    static KNOWN: Interned<AttrDefinition> = Interned::new(Default::default);
    let content = format!("{dialect} {own:?}");
    intern(&KNOWN, content, || new_attribute_definition(dialect, own))
}

fn new_attribute_definition(dialect: &'static str, own: Entity) -> AttrDefinition {
    let mnemonic = intern_text(&own.name);
    let syntax: &'static OwnAttributeSyntax = leak(OwnAttributeSyntax {
        parse: leak_attribute_parser(move |parser, _| {
            let offset = name_offset(parser, mnemonic);
            let parameters = parse_parameters(parser)?;
            let context = parser.context();
            let Some(definition) = context.attribute_definition(dialect, mnemonic) else {
                return Err(parser.error_at(offset, EXPECTED_ATTRIBUTE));
            };
            let made = context.checked_extension_attr(definition, &parameters);
            made.map_err(|message| parser.error_at(offset, message))
        }),
        parse_optional: None,
        print: &|printer, attribute| {
            if let AttributeKind::Extension { parameters, .. } = attribute.kind() {
                print_parameters(printer, parameters);
            }
        },
    });
    AttrDefinition {
        dialect,
        mnemonic,
        syntax: Some(syntax),
        check: Some(check(own)),
        ..AttrDefinition::EMPTY
    }
}

/// The offset of the name, which was the last token.
fn name_offset(parser: &AsmParser<'_, '_>, name: &str) -> usize {
    parser.previous_end().saturating_sub(name.len())
}

type TypeParser =
    &'static (dyn for<'p, 'c> Fn(&mut AsmParser<'p, 'c>) -> ParseResult<Type<'c>> + Send + Sync);

fn leak_parser(
    parse: impl for<'p, 'c> Fn(&mut AsmParser<'p, 'c>) -> ParseResult<Type<'c>> + Send + Sync + 'static,
) -> TypeParser {
    leak(parse)
}

type AttributeParser = &'static (
             dyn for<'p, 'c> Fn(&mut AsmParser<'p, 'c>, Option<Type<'c>>) -> ParseResult<Attribute<'c>>
                 + Send
                 + Sync
         );

fn leak_attribute_parser(
    parse: impl for<'p, 'c> Fn(&mut AsmParser<'p, 'c>, Option<Type<'c>>) -> ParseResult<Attribute<'c>>
    + Send
    + Sync
    + 'static,
) -> AttributeParser {
    leak(parse)
}

/// The verifier of the parameters of a type or an attribute.
fn check(own: Entity) -> ParameterCheck {
    fn leaked(
        check: impl for<'c> Fn(&'c Context, &[Parameter<'c>]) -> Result<(), String> + Send + Sync + 'static,
    ) -> ParameterCheck {
        leak(check)
    }
    leaked(move |_, parameters| {
        if parameters.len() != own.parameters.len() {
            return Err(format!(
                "expected {} type arguments, but had {}",
                own.parameters.len(),
                parameters.len()
            ));
        }
        let mut variables = Verification::new(&own.constraints);
        for (parameter, variable) in parameters.iter().zip(&own.parameters) {
            match parameter {
                Parameter::Attribute(attribute) => variables.verify(*variable, *attribute)?,
                _ => return Err("expected attributes as parameters".to_owned()),
            }
        }
        Ok(())
    })
}

/// `("<" (attribute ("," attribute)*)? ">")?`
fn parse_parameters<'c>(parser: &mut AsmParser<'_, 'c>) -> ParseResult<Vec<Parameter<'c>>> {
    let mut parameters = Vec::new();
    if !parser.parse_optional_literal("<") || parser.parse_optional_literal(">") {
        return Ok(parameters);
    }
    loop {
        parameters.push(Parameter::Attribute(parser.parse_attribute()?));
        if parser.parse_optional_literal(">") {
            return Ok(parameters);
        }
        parser.parse_literal(",")?;
    }
}

fn print_parameters<'c>(printer: &mut AsmPrinter<'_, 'c>, parameters: &[Parameter<'c>]) {
    for (number, parameter) in parameters.iter().enumerate() {
        printer.write_str(if number == 0 { "<" } else { ", " });
        if let Parameter::Attribute(attribute) = parameter {
            printer.print_attribute(*attribute);
        }
    }
    if !parameters.is_empty() {
        printer.write_char('>');
    }
}

/// The messages for a name that the dialect does not define.
const EXPECTED_TYPE: &str = "expected dynamic type";
const EXPECTED_ATTRIBUTE: &str = "expected dynamic attribute";

/// Sets the messages for what a dialect does not define.
pub(super) fn add_hooks(hooks: &mut DialectHooks) {
    hooks.type_syntax =
        Some(&DialectTypeSyntax { parse: &|parser| Err(unknown(parser, EXPECTED_TYPE)), print: &|_, _| {} });
    hooks.attribute_syntax = Some(&DialectAttrSyntax {
        parse: &|parser, _| Err(unknown(parser, EXPECTED_ATTRIBUTE)),
        print: &|_, _| {},
    });
}

fn unknown(parser: &mut AsmParser<'_, '_>, message: &str) -> rtblgen_runtime::asm::ParseError {
    let offset = parser.offset();
    match parser.parse_any_keyword() {
        Ok(_) => parser.error_at(offset, message),
        Err(error) => error,
    }
}
