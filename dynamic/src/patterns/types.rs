//! Evaluation of type conversions of a file.

use std::sync::Arc;

use rtblgen_backends::pdl_patterns::function::SnippetExpr;
use rtblgen_backends::type_conversions::{
    ArgumentData, ConvertedType, DefinedType, NumberData, ResultData, TypeConversionData, TypeData,
};
use rtblgen_conversion::{TypeConversion, TypeConverter, TypeList};
use rtblgen_ir::context::types::TypeKind;
use rtblgen_ir::support::list_parameter;
use rtblgen_ir::{Context, Parameter, Type, TypeDefinition};
use tblgen_parser::Diagnostic;

use crate::snippet::{Names, Snippet, Value};

/// A type conversion of a file.
#[derive(Debug)]
pub(super) struct LoadedConversion {
    source: Source,
    results: Vec<Results>,
}

/// The types to which a conversion applies.
#[derive(Debug)]
enum Source {
    Defined(Name, Vec<(usize, NumberData)>),
    Only(Snippet),
}

/// A part of the result of a conversion: one type or several.
#[derive(Debug)]
enum Results {
    One(Made),
    Converted(usize),
    ConvertedList(usize),
}

/// A type that a conversion creates.
#[derive(Debug)]
enum Made {
    Defined(Name, Vec<Argument>),
    Only(Snippet),
}

#[derive(Debug)]
enum Argument {
    Parameter(usize),
    Converted(usize),
    ConvertedList(usize),
    Number(NumberData),
    Type(Made),
}

/// The name of a type in the text of IR.
#[derive(Clone, Debug)]
struct Name {
    dialect: String,
    mnemonic: String,
}

impl LoadedConversion {
    /// Compiles a conversion.
    ///
    /// # Errors
    ///
    /// Returns the part that needs code.
    pub(super) fn new(data: &TypeConversionData, names: &Names) -> Result<Self, Diagnostic> {
        let error = |what: String| {
            let message = format!("the type conversion needs code: {what}");
            let help = "compile the file with `--gen-rewriters`, or leave out such conversions with \
                        `--skip-unsupported-patterns`";
            Diagnostic::error(data.span, message).with_help(help)
        };
        let source = match &data.source {
            ConvertedType::Only(expr) => Source::Only(snippet(expr, names).map_err(error)?),
            ConvertedType::Defined(own, conditions) => {
                Source::Defined(name(own).map_err(error)?, conditions.clone())
            }
        };
        let results = data.results.iter().map(|own| results(own, names));
        Ok(Self { source, results: results.collect::<Result<_, _>>().map_err(error)? })
    }

    /// Adds the conversion to a converter.
    ///
    /// # Errors
    ///
    /// Returns the type that the context does not have.
    pub(super) fn add_to<'c>(
        self: &Arc<Self>,
        context: &'c Context,
        converter: &mut TypeConverter<'c>,
    ) -> Result<(), String> {
        match &self.source {
            Source::Defined(name, _) => drop(name.definition(context)?),
            Source::Only(snippet) => drop(only(snippet, context).ok_or("a type is not known")?),
        }
        for result in &self.results {
            if let Results::One(made) = result {
                made.check(context)?;
            }
        }
        let own = Arc::clone(self);
        converter.add_recursive_conversion(move |converter, ty| own.convert(converter, ty));
        Ok(())
    }

    fn convert<'c>(&self, converter: &TypeConverter<'c>, ty: Type<'c>) -> TypeConversion<'c> {
        let Some(parameters) = self.parameters(ty) else { return TypeConversion::NotCovered };
        self.results(converter, ty.context(), parameters)
            .map_or(TypeConversion::Failed, TypeConversion::Types)
    }

    fn results<'c>(
        &self,
        converter: &TypeConverter<'c>,
        context: &'c Context,
        parameters: &[Parameter<'c>],
    ) -> Option<TypeList<'c>> {
        let mut types = TypeList::new();
        for result in &self.results {
            match result {
                Results::One(made) => types.push(made.make(converter, context, parameters)?),
                Results::Converted(index) => {
                    types.extend(converter.convert_to_many(type_of(*parameters.get(*index)?)?)?);
                }
                Results::ConvertedList(index) => {
                    types.extend(converted_list(converter, *parameters.get(*index)?)?);
                }
            }
        }
        Some(types)
    }

    /// The parameters of a type to which the conversion applies.
    fn parameters<'c>(&self, ty: Type<'c>) -> Option<&'c [Parameter<'c>]> {
        match (&self.source, ty.kind()) {
            (Source::Only(snippet), _) => (only(snippet, ty.context()) == Some(ty)).then_some(&[]),
            (Source::Defined(name, conditions), TypeKind::Extension { definition, parameters }) => {
                let holds = |(index, number): &(usize, NumberData)| {
                    parameters.get(*index).copied() == Some(parameter(*number))
                };
                (name.is_of(definition) && conditions.iter().all(holds)).then_some(parameters)
            }
            _ => None,
        }
    }
}

impl Made {
    /// Whether the context has all types that are named.
    fn check(&self, context: &Context) -> Result<(), String> {
        let Self::Defined(name, arguments) = self else { return Ok(()) };
        name.definition(context)?;
        arguments.iter().try_for_each(|argument| match argument {
            Argument::Type(inner) => inner.check(context),
            _ => Ok(()),
        })
    }

    fn make<'c>(
        &self,
        converter: &TypeConverter<'c>,
        context: &'c Context,
        parameters: &[Parameter<'c>],
    ) -> Option<Type<'c>> {
        match self {
            Self::Only(snippet) => only(snippet, context),
            Self::Defined(name, arguments) => {
                let arguments = arguments.iter().map(|own| own.make(converter, context, parameters));
                let arguments: Vec<_> = arguments.collect::<Option<_>>()?;
                context.checked_extension_type(name.definition(context).ok()?, &arguments).ok()
            }
        }
    }
}

impl Argument {
    fn make<'c>(
        &self,
        converter: &TypeConverter<'c>,
        context: &'c Context,
        parameters: &[Parameter<'c>],
    ) -> Option<Parameter<'c>> {
        Some(match self {
            Self::Parameter(index) => *parameters.get(*index)?,
            Self::Number(number) => parameter(*number),
            Self::Type(made) => Parameter::Type(made.make(converter, context, parameters)?),
            Self::Converted(index) => {
                Parameter::Type(converter.convert_type(type_of(*parameters.get(*index)?)?)?)
            }
            Self::ConvertedList(index) => {
                list_parameter(context, &converted_list(converter, *parameters.get(*index)?)?)
            }
        })
    }
}

/// The type that a parameter is.
fn type_of(parameter: Parameter<'_>) -> Option<Type<'_>> {
    match parameter {
        Parameter::Type(ty) => Some(ty),
        _ => None,
    }
}

/// The types that a list of types becomes.
fn converted_list<'c>(converter: &TypeConverter<'c>, list: Parameter<'c>) -> Option<Vec<Type<'c>>> {
    let types = list.elements().map(type_of).collect::<Option<Vec<_>>>()?;
    converter.convert_types(types)
}

impl Name {
    fn is_of(&self, definition: &TypeDefinition) -> bool {
        definition.dialect == self.dialect && definition.mnemonic == self.mnemonic
    }

    /// The definition of the type in a context: a loaded or a compiled one.
    fn definition(&self, context: &Context) -> Result<&'static TypeDefinition, String> {
        let Self { dialect, mnemonic } = self;
        context
            .type_definition(dialect, mnemonic)
            .ok_or_else(|| format!("the type `!{dialect}.{mnemonic}` of a conversion is not registered"))
    }
}

fn name(own: &DefinedType) -> Result<Name, String> {
    match &own.mnemonic {
        Some(mnemonic) => Ok(Name { dialect: own.dialect.clone(), mnemonic: mnemonic.clone() }),
        None => Err(format!("the type `{}` has no mnemonic", own.record)),
    }
}

fn snippet(expr: &SnippetExpr, names: &Names) -> Result<Snippet, String> {
    let snippet = Snippet::new(&expr.0, &["context"], names);
    match snippet.unknown.is_empty() {
        true => Ok(snippet),
        false => Err(format!("{} of a type is not known", snippet.unknown.join(", "))),
    }
}

fn results(data: &ResultData, names: &Names) -> Result<Results, String> {
    Ok(match data {
        ResultData::Type(ty) => Results::One(made(ty, names)?),
        ResultData::Converted(index) => Results::Converted(*index),
        ResultData::ConvertedList(index) => Results::ConvertedList(*index),
    })
}

fn made(data: &TypeData, names: &Names) -> Result<Made, String> {
    Ok(match data {
        TypeData::Only(expr) => Made::Only(snippet(expr, names)?),
        TypeData::Defined(own, arguments) => {
            let arguments = arguments.iter().map(|own| argument(own, names));
            Made::Defined(name(own)?, arguments.collect::<Result<_, _>>()?)
        }
    })
}

fn argument(data: &ArgumentData, names: &Names) -> Result<Argument, String> {
    Ok(match data {
        ArgumentData::Parameter(index) => Argument::Parameter(*index),
        ArgumentData::Converted(index) => Argument::Converted(*index),
        ArgumentData::ConvertedList(index) => Argument::ConvertedList(*index),
        ArgumentData::Number(number) => Argument::Number(*number),
        ArgumentData::Type(ty) => Argument::Type(made(ty, names)?),
    })
}

/// The only type that a constraint admits.
fn only<'c>(snippet: &Snippet, context: &'c Context) -> Option<Type<'c>> {
    snippet.run(vec![Value::Context(context)]).ok()?.ty()
}

fn parameter<'c>(number: NumberData) -> Parameter<'c> {
    match number {
        NumberData::Bool(value) => Parameter::Bool(value),
        NumberData::Signed(value) => Parameter::Int(value),
        NumberData::Unsigned(value) => Parameter::UInt(value),
    }
}
