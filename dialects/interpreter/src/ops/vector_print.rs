//! `vector.print`, in the format of MLIR's C runner library.

use rtblgen_dialects::vector::{PrintOp, PrintPunctuation};
use rtblgen_runtime::{Type, TypeKind};

use crate::evaluate::Flow;
use crate::fault::FaultKind;
use crate::step::Step;
use crate::value::RuntimeValue;

/// Prints a vector or a number, followed by the punctuation.
fn print(op: PrintOp, step: &mut Step<'_, '_>) -> Result<Flow, FaultKind> {
    let ir = step.ir();
    if let Some(text) = op.string_literal(ir) {
        // A string literal has no punctuation.
        step.print(text);
        return Flow::nothing();
    }
    if let Some(source) = op.source(ir) {
        let element = source.ty(ir).element_type_or_self();
        let text = match step.value(source)? {
            RuntimeValue::Elements(elements) => vector(&elements.shape, &elements.values, element),
            number => scalar(&number, element),
        };
        step.print(&text);
    }
    step.print(match op.punctuation(ir) {
        PrintPunctuation::NoPunctuation => "",
        PrintPunctuation::NewLine => "\n",
        PrintPunctuation::Comma => ", ",
        PrintPunctuation::Open => "( ",
        PrintPunctuation::Close => " )",
    });
    Flow::nothing()
}

fn vector(shape: &[i64], values: &[RuntimeValue], element: Type<'_>) -> String {
    let Some((size, inner)) = shape.split_first() else {
        // A vector of rank 0 also has a pair of parentheses.
        return values.first().map(|value| format!("( {} )", scalar(value, element))).unwrap_or_default();
    };
    let count = values.len() / usize::try_from(*size).unwrap_or(1).max(1);
    let part = |part: &[RuntimeValue]| match inner.is_empty() {
        true => scalar(&part[0], element),
        false => vector(inner, part, element),
    };
    let parts: Vec<String> = values.chunks(count.max(1)).map(part).collect();
    format!("( {} )", parts.join(", "))
}

fn scalar(value: &RuntimeValue, ty: Type<'_>) -> String {
    let is_unsigned = match ty.kind() {
        TypeKind::Index => true,
        TypeKind::Integer { width, .. } => width == 1 || ty.is_unsigned_integer(width),
        _ => false,
    };
    match value {
        RuntimeValue::Int(int) if is_unsigned => int.unsigned().to_string(),
        RuntimeValue::Int(int) => int.signed().to_string(),
        RuntimeValue::Float(float) => general(float.to_f64()),
        other => other.to_string(),
    }
}

/// The text of `%g`: six digits, without trailing zeros.
fn general(value: f64) -> String {
    if !value.is_finite() {
        let sign = if value.is_sign_negative() { "-" } else { "" };
        return format!("{sign}{}", if value.is_nan() { "nan" } else { "inf" });
    }
    let scientific = format!("{value:.5e}");
    let Some((digits, exponent)) = scientific.split_once('e') else { return scientific };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let trimmed = |text: &str| match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text.to_owned(),
    };
    if (-4..6).contains(&exponent) {
        return trimmed(&format!("{value:.*}", usize::try_from(5 - exponent).unwrap_or(0)));
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{}e{sign}{:02}", trimmed(digits), exponent.abs())
}

evaluators! {
    PrintOp => print;
}
