//! Reads a type conversion.

use rtblgen_records::{Dag, Record, RecordError, Value};
use tblgen_parser::Diagnostic;

use super::check::{kind_mismatch, number};
use super::{Argument, Bound, ResultType, RuleResult, SourceType, TypeRule};
use crate::ods::model::{DefParameter, ParameterizedDef, builder_call};

/// The type that the operator of a dag names.
enum Named<'r> {
    Own(Box<ParameterizedDef<'r>>),
    Buildable(Value<'r>),
}

/// Reads a conversion; `None` if there are mistakes.
pub(super) fn rule<'r>(
    record: Record<'r>,
    mistakes: &mut Vec<Diagnostic>,
) -> Result<Option<TypeRule<'r>>, RecordError> {
    let (source, results) = (record.dag("sourceType")?, record.list("resultTypes")?);
    let before = mistakes.len();
    let Some(source) = source_type(source, mistakes) else { return Ok(None) };
    let mut reader = Results { source: &source, mistakes };
    let results: Vec<_> = results
        .iter()
        .filter_map(|result| match result.as_dag() {
            Some(dag) => reader.rule_result(dag),
            None => {
                reader.error(result, "a result of a type conversion is a dag: `(I64)`");
                None
            }
        })
        .collect();
    Ok((mistakes.len() == before).then_some(TypeRule { record, source, results }))
}

fn named<'r>(dag: Dag<'r>, mistakes: &mut Vec<Diagnostic>) -> Option<Named<'r>> {
    let operator = dag.operator_record()?;
    if operator.is_a("TypeDef") {
        return match ParameterizedDef::from_record(operator) {
            Ok(def) => Some(Named::Own(Box::new(def))),
            Err(errors) => {
                mistakes.extend(errors);
                None
            }
        };
    }
    if let Some(call) = builder_call(operator) {
        if !dag.is_empty() {
            let message = format!("`{}` stands for one type and takes no arguments", operator.name());
            mistakes.push(Diagnostic::error(dag.span(), message));
        }
        return Some(Named::Buildable(call));
    }
    let message = format!(
        "`{}` is no type that a conversion can name: expected a `TypeDef`, or a constraint that admits one type only",
        operator.name()
    );
    mistakes.push(Diagnostic::error(dag.operator().span(), message));
    None
}

/// Reports a wrong number of arguments.
fn count_fits(dag: Dag<'_>, def: &ParameterizedDef<'_>, mistakes: &mut Vec<Diagnostic>) -> bool {
    let (expected, found) = (def.parameters.len(), dag.len());
    if expected != found {
        let plural = if expected == 1 { "" } else { "s" };
        let message =
            format!("`{}` has {expected} parameter{plural}, and {found} are given here", def.record.name());
        mistakes
            .push(Diagnostic::error(dag.span(), message).with_label(def.record.span(), "it is defined here"));
    }
    expected == found
}

fn source_type<'r>(dag: Dag<'r>, mistakes: &mut Vec<Diagnostic>) -> Option<SourceType<'r>> {
    let def = match named(dag, mistakes)? {
        Named::Buildable(call) => return Some(SourceType::Buildable(call)),
        Named::Own(def) => def,
    };
    if !count_fits(dag, &def, mistakes) {
        return None;
    }
    let mut conditions = Vec::new();
    let mut bound: Vec<Bound<'r>> = Vec::new();
    for (index, ((value, name), parameter)) in dag.args().zip(&def.parameters).enumerate() {
        match name {
            _ if !value.is_unset() => match number(value, parameter, &def) {
                Ok(number) => conditions.push((index, number)),
                Err(mistake) => mistakes.push(mistake),
            },
            Some("_") => {}
            Some(name) => {
                let span = dag.arg_name_span(index);
                if let Some(other) = bound.iter().find(|other| other.name == name) {
                    let error = Diagnostic::error(span, format!("`${name}` is bound twice"));
                    mistakes.push(error.with_label(other.span, "the other is here"));
                }
                bound.push(Bound { name, parameter: index, span });
            }
            None => mistakes.push(Diagnostic::error(
                value.span(),
                "expected `$name`, `$_` or a number for a parameter of the source",
            )),
        }
    }
    Some(SourceType::Own { def, conditions, bound })
}

/// Reads the results of one conversion.
struct Results<'a, 'r> {
    source: &'a SourceType<'r>,
    mistakes: &'a mut Vec<Diagnostic>,
}

impl<'r> Results<'_, 'r> {
    fn error(&mut self, value: Value<'r>, message: &str) {
        self.mistakes.push(Diagnostic::error(value.span(), message));
    }

    fn rule_result(&mut self, dag: Dag<'r>) -> Option<RuleResult<'r>> {
        if !is_conversion(dag) {
            return self.result(dag).map(RuleResult::Type);
        }
        let (index, is_list) = self.converted_types(dag)?;
        Some(if is_list { RuleResult::ConvertedList(index) } else { RuleResult::Converted(index) })
    }

    fn result(&mut self, dag: Dag<'r>) -> Option<ResultType<'r>> {
        let def = match named(dag, self.mistakes)? {
            Named::Buildable(call) => return Some(ResultType::Buildable(call)),
            Named::Own(def) => def,
        };
        if !count_fits(dag, &def, self.mistakes) {
            return None;
        }
        let arguments: Vec<_> = (0..dag.len()).filter_map(|index| self.argument(dag, index, &def)).collect();
        (arguments.len() == dag.len()).then_some(ResultType::Own { def, arguments })
    }

    fn argument(&mut self, dag: Dag<'r>, index: usize, def: &ParameterizedDef<'r>) -> Option<Argument<'r>> {
        let (value, parameter) = (dag.arg(index), &def.parameters[index]);
        if let Some(inner) = value.as_dag() {
            return self.made(inner, parameter, def);
        }
        if !value.is_unset() {
            return number(value, parameter, def)
                .map_err(|mistake| self.mistakes.push(mistake))
                .ok()
                .map(Argument::Number);
        }
        let (own, bound) = self.bound(dag, index)?;
        if bound.rust_type == parameter.rust_type {
            return Some(Argument::Parameter(own));
        }
        let name = dag.arg_name(index).unwrap_or_default();
        let mistake = kind_mismatch(parameter, def, &format!("`${name}` is `{}`", bound.rust_type));
        let span = dag.arg_name_span(index);
        self.mistakes.push(Diagnostic::error(span, mistake).with_label(bound.span, "it is this parameter"));
        None
    }

    /// An argument that is a dag: a type, or the conversion of a parameter.
    fn made(
        &mut self,
        dag: Dag<'r>,
        parameter: &DefParameter<'r>,
        def: &ParameterizedDef<'r>,
    ) -> Option<Argument<'r>> {
        if is_conversion(dag) {
            let (index, is_list) = self.converted_types(dag)?;
            let fits = if is_list { parameter.is_list_of_types() } else { parameter.is_any_type() };
            if !fits {
                let what = if is_list { "this is a list of types" } else { "this is a type" };
                self.mistakes.push(Diagnostic::error(dag.span(), kind_mismatch(parameter, def, what)));
                return None;
            }
            return Some(if is_list { Argument::ConvertedList(index) } else { Argument::Converted(index) });
        }
        if !parameter.is_any_type() {
            let message = kind_mismatch(parameter, def, "this is a type");
            self.mistakes.push(Diagnostic::error(dag.span(), message));
            return None;
        }
        self.result(dag).map(Argument::Type)
    }

    /// The parameter that `(convertType $name)` names, and whether it is a list of types.
    fn converted_types(&mut self, dag: Dag<'r>) -> Option<(usize, bool)> {
        let (index, parameter) = self.converted(dag)?;
        let is_list = parameter.is_list_of_types();
        if !is_list && !parameter.is_any_type() {
            self.mistakes.push(not_a_type(dag, parameter));
            return None;
        }
        Some((index, is_list))
    }

    /// The parameter that `(convertType $name)` names.
    fn converted(&mut self, dag: Dag<'r>) -> Option<(usize, DefParameter<'r>)> {
        if dag.len() != 1 || !dag.arg(0).is_unset() {
            let message = "`convertType` takes one parameter of the source: `(convertType $name)`";
            self.mistakes.push(Diagnostic::error(dag.span(), message));
            return None;
        }
        self.bound(dag, 0)
    }

    /// The parameter of the source that an argument names.
    fn bound(&mut self, dag: Dag<'r>, index: usize) -> Option<(usize, DefParameter<'r>)> {
        let Some(name) = dag.arg_name(index) else {
            self.error(dag.arg(index), "expected `$name`, a number or a type");
            return None;
        };
        let (def, bound) = match self.source {
            SourceType::Own { def, bound, .. } => (Some(def), bound.as_slice()),
            SourceType::Buildable(_) => (None, [].as_slice()),
        };
        if let (Some(def), Some(bound)) = (def, bound.iter().find(|bound| bound.name == name)) {
            return Some((bound.parameter, def.parameters[bound.parameter].clone()));
        }
        let names: Vec<String> = bound.iter().map(|bound| format!("`${}`", bound.name)).collect();
        let help = match names.is_empty() {
            true => "the source binds no parameter".to_owned(),
            false => format!("the source binds {}", names.join(", ")),
        };
        let message = format!("the source does not bind `${name}`");
        self.mistakes.push(Diagnostic::error(dag.arg_name_span(index), message).with_help(help));
        None
    }
}

fn is_conversion(dag: Dag<'_>) -> bool {
    dag.operator_record().is_some_and(|operator| operator.name() == "convertType")
}

fn not_a_type(dag: Dag<'_>, parameter: DefParameter<'_>) -> Diagnostic {
    let message = format!(
        "`convertType` converts a type or a list of types, and `${}` is `{}`",
        dag.arg_name(0).unwrap_or_default(),
        parameter.rust_type
    );
    Diagnostic::error(dag.span(), message).with_label(parameter.span, "it is this parameter")
}
