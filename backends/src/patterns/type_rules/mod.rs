//! Type conversions that a file declares: from `TypeConversionToMany` records to rules, and from rules to Rust, or to [data].
//!
//! A rule is checked while it is read: it names definite parameters of types, whose Rust types agree.

mod check;
pub mod data;
mod emit;
mod read;

use rtblgen_records::{Record, Records, Value};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::code::CodeReader;
use crate::ods::model::ParameterizedDef;

pub(super) use emit::items;

/// A rule of a type converter.
struct TypeRule<'r> {
    record: Record<'r>,
    source: SourceType<'r>,
    results: Vec<RuleResult<'r>>,
}

/// The types that a rule covers.
enum SourceType<'r> {
    /// The types of a definition whose parameters have these values.
    Own { def: Box<ParameterizedDef<'r>>, conditions: Vec<(usize, Number)>, bound: Vec<Bound<'r>> },
    /// One type, by the Rust expression that makes it.
    Buildable(Value<'r>),
}

/// A parameter of the source that has a name.
struct Bound<'r> {
    name: &'r str,
    parameter: usize,
    span: Span,
}

/// A value of a numeric parameter, and the Rust type of the parameter.
struct Number {
    value: i64,
    rust_type: String,
}

/// A part of the result of a rule: one type or several.
enum RuleResult<'r> {
    /// One type.
    Type(ResultType<'r>),
    /// The types that a parameter of the source is converted to, any number of them.
    Converted(usize),
    /// The types that a list of types among the parameters of the source is converted to.
    ConvertedList(usize),
}

/// A type of the result.
enum ResultType<'r> {
    /// A type of a definition, with an argument for each parameter.
    Own { def: Box<ParameterizedDef<'r>>, arguments: Vec<Argument<'r>> },
    /// One type, by the Rust expression that makes it.
    Buildable(Value<'r>),
}

/// The source of a parameter of a result.
enum Argument<'r> {
    /// The parameter of the source with this number.
    Parameter(usize),
    /// The type that a parameter of the source is converted to.
    Converted(usize),
    /// The types that a list of types among the parameters of the source is converted to.
    ConvertedList(usize),
    Number(Number),
    Type(ResultType<'r>),
}

/// The rules of a file in their order.
pub(super) struct TypeRules<'r>(Vec<TypeRule<'r>>);

impl<'r> TypeRules<'r> {
    /// Reads and checks all type conversions.
    pub(super) fn of(records: &'r Records) -> (Self, Vec<Diagnostic>) {
        let mut rules = Vec::new();
        let mut mistakes = Vec::new();
        for record in records.derived("TypeConversionToMany") {
            match read::rule(record, &mut mistakes) {
                Ok(rule) => rules.extend(rule),
                Err(error) => mistakes.push(error.into()),
            }
        }
        rules.sort_by_key(|rule| rule.record.span().start);
        mistakes.extend(check::hidden(&rules));
        (Self(rules), mistakes)
    }

    /// Reads the snippets of the type rules.
    pub(super) fn read(&self, reader: &mut CodeReader<'r>) {
        for rule in &self.0 {
            if let SourceType::Buildable(call) = rule.source {
                reader.buildable_type(call);
            }
            for result in &rule.results {
                if let RuleResult::Type(ty) = result {
                    ty.read(reader);
                }
            }
        }
    }
}

impl<'r> ResultType<'r> {
    fn read(&self, reader: &mut CodeReader<'r>) {
        match self {
            ResultType::Buildable(call) => reader.buildable_type(*call),
            ResultType::Own { arguments, .. } => {
                for argument in arguments {
                    if let Argument::Type(ty) = argument {
                        ty.read(reader);
                    }
                }
            }
        }
    }
}
