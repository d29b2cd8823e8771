//! Literals against the types that they are given to, so that a constant out of range is found in the `.td`.

use syn::{Expr, Lit, Type, UnOp};

/// A literal as the type needs it: C++ takes `1` for a floating-point number and for `true`. What is no literal, and
/// what has a type that we know nothing of, stays as it is.
///
/// # Errors
///
/// What is wrong with the literal.
pub fn fit(expr: Expr, ty: &Type) -> Result<Expr, String> {
    let (Some(literal), Some(name)) = (literal(&expr), type_name(ty)) else { return Ok(expr) };
    match (literal, range(&name)) {
        (Literal::Integer { value, suffix }, Some((least, most))) if suffix.is_empty() || suffix == name => {
            match value.is_some_and(|value| (least..=most).contains(&value)) {
                true => Ok(expr),
                false => Err(format!("the constant does not fit into `{name}`")),
            }
        }
        (Literal::Integer { value: Some(value), .. }, None) if matches!(name.as_str(), "f32" | "f64") => {
            let text = format!("{value}.0");
            syn::parse_str(&text).map_err(|error| error.to_string())
        }
        (Literal::Integer { value: Some(value @ (0 | 1)), .. }, None) if name == "bool" => {
            Ok(if value == 1 { syn::parse_quote!(true) } else { syn::parse_quote!(false) })
        }
        (Literal::Float, None) if matches!(name.as_str(), "f32" | "f64") => Ok(expr),
        (Literal::Bool, None) if name == "bool" => Ok(expr),
        (Literal::String, None) if matches!(name.as_str(), "str" | "String") => Ok(expr),
        (literal, known) if known.is_some() || KNOWN.contains(&name.as_str()) => {
            Err(format!("the constant is {}, expected `{name}`", literal.description()))
        }
        _ => Ok(expr),
    }
}

/// Types, other than integers, of which a literal of another kind is none.
const KNOWN: [&str; 5] = ["bool", "f32", "f64", "str", "String"];

enum Literal {
    /// The value is `None` if it is too large for every type.
    Integer {
        value: Option<i128>,
        suffix: String,
    },
    Float,
    Bool,
    String,
}

impl Literal {
    fn description(&self) -> String {
        match self {
            Literal::Integer { suffix, .. } if !suffix.is_empty() => format!("an integer of type `{suffix}`"),
            Literal::Integer { .. } => "an integer".to_owned(),
            Literal::Float => "a floating-point number".to_owned(),
            Literal::Bool => "a truth value".to_owned(),
            Literal::String => "a string".to_owned(),
        }
    }
}

fn literal(expr: &Expr) -> Option<Literal> {
    match expr {
        Expr::Paren(inner) => literal(&inner.expr),
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => match literal(&unary.expr)? {
            Literal::Integer { value, suffix } => {
                Some(Literal::Integer { value: value.map(std::ops::Neg::neg), suffix })
            }
            Literal::Float => Some(Literal::Float),
            _ => None,
        },
        Expr::Lit(lit) => match &lit.lit {
            // `1f32` is an integer to syn.
            Lit::Int(int) if int.suffix().starts_with('f') => Some(Literal::Float),
            Lit::Int(int) => Some(Literal::Integer {
                value: int.base10_digits().parse().ok(),
                suffix: int.suffix().to_owned(),
            }),
            Lit::Float(_) => Some(Literal::Float),
            Lit::Bool(_) => Some(Literal::Bool),
            Lit::Str(_) => Some(Literal::String),
            _ => None,
        },
        _ => None,
    }
}

fn type_name(ty: &Type) -> Option<String> {
    match ty {
        Type::Reference(reference) => type_name(&reference.elem),
        Type::Path(path) => path.path.get_ident().map(ToString::to_string),
        _ => None,
    }
}

/// The least and the greatest value of an integer type.
fn range(name: &str) -> Option<(i128, i128)> {
    let signed = name.starts_with('i');
    let bits: u32 = match name.get(1..)? {
        "8" => 8,
        "16" => 16,
        "32" => 32,
        "64" | "size" => 64,
        "128" => 127,
        _ => return None,
    };
    match (signed, name.starts_with('u')) {
        (true, _) if bits == 127 => Some((i128::MIN, i128::MAX)),
        (true, _) => Some((-(1 << (bits - 1)), (1 << (bits - 1)) - 1)),
        (_, true) if bits == 127 => Some((0, i128::MAX)),
        (_, true) => Some((0, (1 << bits) - 1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use quote::ToTokens;

    use super::*;

    fn fitted(text: &str, ty: &str) -> Result<String, String> {
        let expr = fit(syn::parse_str(text).unwrap(), &syn::parse_str(ty).unwrap())?;
        Ok(expr.to_token_stream().to_string())
    }

    #[test]
    fn constants_must_fit() {
        assert_eq!(fitted("-128", "i8").unwrap(), "- 128");
        assert_eq!(fitted("128", "i8").unwrap_err(), "the constant does not fit into `i8`");
        assert_eq!(fitted("-1", "u32").unwrap_err(), "the constant does not fit into `u32`");
        assert_eq!(fitted("0xFFFF_FFFF", "u32").unwrap(), "0xFFFF_FFFF");
        assert_eq!(
            fitted("99999999999999999999999999999999999999999", "i128").unwrap_err(),
            "the constant does not fit into `i128`"
        );
        assert_eq!(
            fitted("1.5", "i8").unwrap_err(),
            "the constant is a floating-point number, expected `i8`"
        );
        assert_eq!(fitted("\"a\"", "bool").unwrap_err(), "the constant is a string, expected `bool`");
        assert_eq!(
            fitted("1i64", "i32").unwrap_err(),
            "the constant is an integer of type `i64`, expected `i32`"
        );
    }

    #[test]
    fn what_cpp_converts_is_converted() {
        assert_eq!(fitted("1", "f32").unwrap(), "1.0");
        assert_eq!(fitted("-2", "f64").unwrap(), "- 2.0");
        assert_eq!(fitted("0", "bool").unwrap(), "false");
    }

    #[test]
    fn the_rest_is_left_to_rustc() {
        assert_eq!(fitted("a + 1", "i8").unwrap(), "a + 1");
        assert_eq!(fitted("1", "Vec<i8>").unwrap(), "1");
        assert_eq!(fitted("300", "My8").unwrap(), "300");
    }
}
