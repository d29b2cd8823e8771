//! Checks of type conversions.

use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use super::{Number, SourceType, TypeRule};
use crate::ods::model::{DefParameter, ParameterizedDef};

/// The least and the greatest value of a numeric Rust type.
fn range(rust_type: &str) -> Option<(i128, i128)> {
    let signed = |bits: u32| (-(1_i128 << (bits - 1)), (1_i128 << (bits - 1)) - 1);
    Some(match rust_type {
        "bool" => (0, 1),
        "i8" => signed(8),
        "i16" => signed(16),
        "i32" => signed(32),
        "i64" => signed(64),
        "u8" => (0, (1 << 8) - 1),
        "u16" => (0, (1 << 16) - 1),
        "u32" => (0, (1 << 32) - 1),
        "u64" | "usize" => (0, (1 << 64) - 1),
        _ => return None,
    })
}

/// The value of a numeric parameter.
pub(super) fn number(
    value: Value<'_>,
    parameter: &DefParameter<'_>,
    def: &ParameterizedDef<'_>,
) -> Result<Number, Diagnostic> {
    let error = |message: String| Err(Diagnostic::error(value.span(), message));
    let Some(number) = value.as_int().or_else(|| value.as_bit().map(i64::from)) else {
        return error(format!("expected a parameter, a number or a type for `{}`", parameter.name));
    };
    let Some((least, greatest)) = range(&parameter.rust_type) else {
        return error(kind_mismatch(parameter, def, "this is a number"));
    };
    if !(least..=greatest).contains(&i128::from(number)) {
        return error(kind_mismatch(parameter, def, &format!("{number} does not fit")));
    }
    Ok(Number { value: number, rust_type: parameter.rust_type.clone() })
}

/// The text of an error about an argument of another kind than the parameter.
pub(super) fn kind_mismatch(parameter: &DefParameter<'_>, def: &ParameterizedDef<'_>, found: &str) -> String {
    format!(
        "the parameter `{}` of `{}` is `{}`, and {found}",
        parameter.name,
        def.record.name(),
        parameter.rust_type
    )
}

/// Conversions that are never used, since one before them covers the same types.
pub(super) fn hidden(rules: &[TypeRule<'_>]) -> Vec<Diagnostic> {
    let mut mistakes = Vec::new();
    for (number, rule) in rules.iter().enumerate() {
        let Some(other) = rules[..number].iter().find(|other| covers(&other.source, &rule.source)) else {
            continue;
        };
        let message = "this conversion is never used: one before it covers the same types";
        let error = Diagnostic::error(rule.record.span(), message);
        mistakes.push(error.with_label(other.record.span(), "the other is here"));
    }
    mistakes
}

fn covers(first: &SourceType<'_>, second: &SourceType<'_>) -> bool {
    match (first, second) {
        (SourceType::Own { def, conditions, .. }, SourceType::Own { def: other, conditions: others, .. }) => {
            let holds = |(index, number): &(usize, Number)| {
                others.iter().any(|(other, found)| other == index && found.value == number.value)
            };
            def.record == other.record && conditions.iter().all(holds)
        }
        (SourceType::Buildable(first), SourceType::Buildable(second)) => first.as_str() == second.as_str(),
        _ => false,
    }
}
