//! Type conversions as data: for files that are loaded at run time.

use tblgen_parser::Span;

use super::{Argument, Number, ResultType, RuleResult, SourceType, TypeRules};
use crate::ods::code::{Code, TypeFunction};
use crate::ods::model::ParameterizedDef;
use crate::patterns::pdl::function::SnippetExpr;

/// A type and the types that it becomes.
#[derive(Debug)]
pub struct TypeConversionData {
    /// The types that it covers.
    pub source: ConvertedType,
    /// The types that they become.
    pub results: Vec<ResultData>,
    /// Its place.
    pub span: Span,
}

/// The types that a conversion covers.
#[derive(Debug)]
pub enum ConvertedType {
    /// The types of a definition whose parameters have these values.
    Defined(DefinedType, Vec<(usize, NumberData)>),
    /// The only type that a constraint admits: the value of an expression over `context`.
    Only(SnippetExpr),
}

/// A type of a dialect, by name.
#[derive(Debug)]
pub struct DefinedType {
    /// The dialect.
    pub dialect: String,
    /// The mnemonic; `None` for types without text.
    pub mnemonic: Option<String>,
    /// The name of the record.
    pub record: String,
}

/// A part of the result of a conversion: one type or several.
#[derive(Debug)]
pub enum ResultData {
    /// One type.
    Type(Box<TypeData>),
    /// The types that a parameter of the source is converted to, any number of them.
    Converted(usize),
    /// The types that a list of types among the parameters of the source is converted to.
    ConvertedList(usize),
}

/// A type that a conversion makes.
#[derive(Debug)]
pub enum TypeData {
    /// A type of a definition, with an argument for each parameter.
    Defined(DefinedType, Vec<ArgumentData>),
    /// The only type that a constraint admits: the value of an expression over `context`.
    Only(SnippetExpr),
}

/// A parameter of a type that a conversion makes.
#[derive(Debug)]
pub enum ArgumentData {
    /// The parameter of the source with this number.
    Parameter(usize),
    /// The type that a parameter of the source is converted to.
    Converted(usize),
    /// The types that a list of types among the parameters of the source is converted to.
    ConvertedList(usize),
    /// A number.
    Number(NumberData),
    /// A type.
    Type(Box<TypeData>),
}

/// A number as a parameter of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberData {
    /// `bool`
    Bool(bool),
    /// A signed number.
    Signed(i64),
    /// A number without a sign.
    Unsigned(u64),
}

impl TypeRules<'_> {
    /// The conversions as data, with the snippets that [`read`](TypeRules::read) read.
    pub(crate) fn data(&self, code: &Code<'_>) -> Vec<TypeConversionData> {
        let conversion = |rule: &super::TypeRule<'_>| TypeConversionData {
            source: match &rule.source {
                SourceType::Own { def, conditions, .. } => {
                    let conditions = conditions.iter().map(|(index, own)| (*index, number(own)));
                    ConvertedType::Defined(defined(def), conditions.collect())
                }
                SourceType::Buildable(call) => ConvertedType::Only(only(*call, code)),
            },
            results: rule.results.iter().map(|own| result(own, code)).collect(),
            span: rule.record.span(),
        };
        self.0.iter().map(conversion).collect()
    }
}

fn defined(def: &ParameterizedDef<'_>) -> DefinedType {
    DefinedType {
        dialect: def.dialect_name.to_owned(),
        mnemonic: def.mnemonic.map(str::to_owned),
        record: def.record.name().to_owned(),
    }
}

fn only(call: rtblgen_records::Value<'_>, code: &Code<'_>) -> SnippetExpr {
    SnippetExpr(code.type_function(call, TypeFunction::Buildable).expr.clone())
}

fn result(result: &RuleResult<'_>, code: &Code<'_>) -> ResultData {
    match result {
        RuleResult::Type(ty) => ResultData::Type(Box::new(result_type(ty, code))),
        RuleResult::Converted(index) => ResultData::Converted(*index),
        RuleResult::ConvertedList(index) => ResultData::ConvertedList(*index),
    }
}

fn result_type(result: &ResultType<'_>, code: &Code<'_>) -> TypeData {
    match result {
        ResultType::Buildable(call) => TypeData::Only(only(*call, code)),
        ResultType::Own { def, arguments } => {
            TypeData::Defined(defined(def), arguments.iter().map(|own| argument(own, code)).collect())
        }
    }
}

fn argument(argument: &Argument<'_>, code: &Code<'_>) -> ArgumentData {
    match argument {
        Argument::Parameter(index) => ArgumentData::Parameter(*index),
        Argument::Converted(index) => ArgumentData::Converted(*index),
        Argument::ConvertedList(index) => ArgumentData::ConvertedList(*index),
        Argument::Number(own) => ArgumentData::Number(number(own)),
        Argument::Type(ty) => ArgumentData::Type(Box::new(result_type(ty, code))),
    }
}

fn number(number: &Number) -> NumberData {
    match number.rust_type.as_bytes() {
        b"bool" => NumberData::Bool(number.value != 0),
        [b'i', ..] => NumberData::Signed(number.value),
        _ => NumberData::Unsigned(number.value.cast_unsigned()),
    }
}
