//! Builders that an op's author defines: `OpBuilder`.

use rtblgen_records::{Dag, Record, RecordError, Value};
use tblgen_parser::Diagnostic;

use crate::ods::model::fields::non_empty;

/// A record of class `OpBuilder`.
#[derive(Clone, Debug)]
pub struct CustomBuilder<'r> {
    /// The parameters.
    pub parameters: Vec<BuilderParameter<'r>>,
    /// The body; without one, nothing is generated, and the author may write the function in Rust.
    pub body: Option<Value<'r>>,
    /// The record.
    pub record: Record<'r>,
}

/// A parameter of a builder.
#[derive(Clone, Copy, Debug)]
pub struct BuilderParameter<'r> {
    /// The name; empty if it has none.
    pub name: &'r str,
    /// The type in its spelling, in Rust or in stock C++.
    pub ty: Value<'r>,
    /// The default value. Rust has no default arguments: a second, shorter function takes only the parameters
    /// without a default.
    pub default: Option<Value<'r>>,
}

impl<'r> CustomBuilder<'r> {
    /// The builders of an op.
    pub(super) fn all(record: Record<'r>, mistakes: &mut Vec<Diagnostic>) -> Result<Vec<Self>, RecordError> {
        let Some(list) = record.list_opt("builders")? else { return Ok(Vec::new()) };
        let records = list.iter().filter_map(|value| value.as_record());
        records.map(|builder| Self::read(builder, mistakes)).collect()
    }

    fn read(record: Record<'r>, mistakes: &mut Vec<Diagnostic>) -> Result<Self, RecordError> {
        let dag = record.dag("dagParams")?;
        if dag.operator_record().is_none_or(|operator| operator.name() != "ins") {
            mistakes.push(Diagnostic::error(dag.span(), "expected 'ins' in builders"));
        }
        let body = non_empty(record, "body");
        let parameters = parameters(dag, mistakes)?;
        let unnamed = dag.args().filter(|(_, name)| name.is_none_or(str::is_empty));
        // An op's builder without a body generates nothing, and mlir-tblgen accepts it.
        let is_generated = body.is_some() || record.is_a("AttrOrTypeBuilder");
        for (value, _) in unnamed {
            let message = "builder parameters must have a name";
            mistakes.push(match is_generated {
                true => Diagnostic::error(value.span(), message),
                false => Diagnostic::warning(value.span(), message),
            });
        }
        Ok(Self { parameters, body, record })
    }
}

fn parameters<'r>(
    dag: Dag<'r>,
    mistakes: &mut Vec<Diagnostic>,
) -> Result<Vec<BuilderParameter<'r>>, RecordError> {
    let mut parameters: Vec<BuilderParameter<'r>> = Vec::new();
    for (value, name) in dag.args() {
        let name = name.unwrap_or_default();
        let parameter = match value.as_record() {
            Some(record) if record.is_a("CArg") => BuilderParameter {
                name,
                ty: record.value("type")?,
                default: non_empty(record, "defaultValue"),
            },
            _ if value.as_str().is_some() => BuilderParameter { name, ty: value, default: None },
            _ => {
                let message = "Builder DAG arguments must be either strings or defs which inherit from CArg";
                mistakes.push(Diagnostic::error(value.span(), message));
                continue;
            }
        };
        if parameter.default.is_none() && parameters.last().is_some_and(|last| last.default.is_some()) {
            let message = "expected an argument with default value after other arguments with default values";
            mistakes.push(Diagnostic::error(value.span(), message));
        }
        parameters.push(parameter);
    }
    Ok(parameters)
}
