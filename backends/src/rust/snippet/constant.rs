//! Constants in `.td` files (default values, `ConstantAttr`) against the Rust type that they are given to.
//!
//! Stock ODS writes them in C++: a `1` may be a floating-point number or `true`, `{1, 2}` is a list, and
//! `1 << 40` has the type of its context. Constants are computed here, so that one that does not fit is an
//! error at its position in the `.td`; other expressions (calls, paths) are left to rustc.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{BinOp, Expr, Lit, Type, UnOp};

/// The Rust text of a constant for a type.
///
/// # Errors
///
/// Returns the error in the constant.
pub fn fit(text: &str, ty: &Type) -> Result<String, String> {
    if let Some(inner) = argument_of(ty, "Option") {
        return optional(text, inner);
    }
    if let Some(element) = element_type(ty) {
        return list(text, ty, element);
    }
    let expr = super::parse_rust::<Expr>(text).map_err(|error| super::not_rust(&error))?;
    let Some(scalar) = scalar(ty) else { return Ok(text.to_owned()) };
    match constant(&expr)? {
        None => Ok(text.to_owned()),
        Some(constant) => constant.as_scalar(&scalar).map(|fitted| fitted.unwrap_or_else(|| text.to_owned())),
    }
}

/// Returns a constant of an optional type: in C++ it needs no `Some`.
fn optional(text: &str, inner: &Type) -> Result<String, String> {
    let is_constant = braced(text).is_some()
        || match super::parse_rust::<Expr>(text).map_err(|error| super::not_rust(&error))? {
            expr @ (Expr::Array(_) | Expr::Macro(_) | Expr::Reference(_)) => listed(text, expr)?.is_some(),
            expr => constant(&expr)?.is_some(),
        };
    match is_constant {
        true => Ok(format!("Some({})", fit(text, inner)?)),
        false => Ok(text.to_owned()),
    }
}

/// `{1, 2}`, as in C++, and `[1, 2]`, `&[1, 2]` and `vec![1, 2]`, as in Rust.
fn list(text: &str, ty: &Type, element: &Type) -> Result<String, String> {
    let elements = match (elements(text)?, length(ty)) {
        (Some(elements), _) => elements,
        (None, Some(_)) => vec![text.to_owned()],
        (None, None) => return Ok(text.to_owned()),
    };
    if let Some(length) = length(ty).filter(|length| ![1, *length].contains(&elements.len())) {
        return Err(format!("the list has {} elements, expected {length}, or one for all", elements.len()));
    }
    let is_slice = matches!(ty, Type::Reference(_));
    if elements.is_empty() {
        // A list of nothing has no type by itself.
        let element = quote::quote!(#element);
        return Ok(if is_slice { "&[]".to_owned() } else { format!("<[{element}; 0]>::default()") });
    }
    let fitted: Result<Vec<_>, _> = elements.iter().map(|own| fit(own, element)).collect();
    let list = format!("[{}]", fitted?.join(", "));
    Ok(if is_slice { format!("&{list}") } else { list })
}

/// The elements of a list; `None` if the text is none.
///
/// # Errors
///
/// The text is neither a list nor an expression.
pub fn elements(text: &str) -> Result<Option<Vec<String>>, String> {
    if braced(text).is_some() {
        let tokens: TokenStream = text.parse().map_err(|_| unbalanced())?;
        return match tokens.into_iter().next() {
            Some(TokenTree::Group(braces)) => split(text, braces.stream()).map(Some),
            _ => Ok(None),
        };
    }
    let expr = super::parse_rust::<Expr>(text).map_err(|error| super::not_rust(&error))?;
    listed(text, expr)
}

fn unbalanced() -> String {
    "the snippet is not Rust: a bracket, a quote or a comment is left open, or closed twice".to_owned()
}

/// Returns the text between the braces.
fn braced(text: &str) -> Option<&str> {
    text.trim().strip_prefix('{')?.strip_suffix('}')
}

/// The texts between commas, but for those inside of brackets: `{1, 2}, {3}` has lists that are no expressions of Rust.
fn split(text: &str, tokens: TokenStream) -> Result<Vec<String>, String> {
    let mut parts = vec![Vec::new()];
    for token in tokens {
        let is_comma = matches!(&token, TokenTree::Punct(punct) if punct.as_char() == ',');
        match parts.last_mut() {
            Some(part) if !is_comma => part.push(token),
            _ => parts.push(Vec::new()),
        }
    }
    // A comma may be the last thing.
    parts.pop_if(|last| last.is_empty());
    let written = |part: &Vec<TokenTree>| {
        let (first, last) = (part.first()?, part.last()?);
        let range = super::offset(text, first.span().start())..super::offset(text, last.span().end());
        text.get(range).map(str::to_owned)
    };
    let parts: Option<Vec<_>> = parts.iter().map(written).collect();
    parts.ok_or_else(|| "an element of the list is missing".to_owned())
}

/// `[1, 2]`, `&[1, 2]` and `vec![1, 2]`
fn listed(text: &str, mut expr: Expr) -> Result<Option<Vec<String>>, String> {
    while let Expr::Reference(reference) = expr {
        expr = *reference.expr;
    }
    match expr {
        Expr::Array(array) => split(text, array.elems.to_token_stream()).map(Some),
        Expr::Macro(call) if call.mac.path.is_ident("vec") && !call.mac.tokens.to_string().contains(';') => {
            split(text, call.mac.tokens).map(Some)
        }
        _ => Ok(None),
    }
}

/// Whether a type is `Vec<T>` or `&[T]` with this name as the last of `T`.
pub fn is_list_of(ty: &Type, name: &str) -> bool {
    match element_type(ty) {
        Some(Type::Path(element)) => element.path.segments.last().is_some_and(|last| last.ident == name),
        _ => false,
    }
}

/// The `N` of `&[T; N]`.
fn length(ty: &Type) -> Option<usize> {
    let Type::Reference(reference) = ty else { return None };
    let Type::Array(array) = &*reference.elem else { return None };
    match &array.len {
        Expr::Lit(syn::ExprLit { lit: Lit::Int(length), .. }) => length.base10_parse().ok(),
        _ => None,
    }
}

/// The `T` of `Vec<T>`, `&[T]` and `&[T; N]`.
fn element_type(ty: &Type) -> Option<&Type> {
    match ty {
        Type::Reference(reference) => match &*reference.elem {
            Type::Slice(slice) => Some(&slice.elem),
            Type::Array(array) => Some(&array.elem),
            _ => None,
        },
        _ => argument_of(ty, "Vec"),
    }
}

/// The `T` of `Vec<T>`, or of another type with this name.
fn argument_of<'t>(ty: &'t Type, name: &str) -> Option<&'t Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == name)?;
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

/// The name of a type that literals are of.
fn scalar(ty: &Type) -> Option<String> {
    let name = match ty {
        Type::Reference(reference) => return scalar(&reference.elem),
        Type::Path(path) => path.path.get_ident()?.to_string(),
        _ => return None,
    };
    let is_known = range(&name).is_some() || ["bool", "f32", "f64", "str", "String"].contains(&name.as_str());
    is_known.then_some(name)
}

/// Returns the least and the greatest value of an integer type, limited to those of `i128`.
fn range(name: &str) -> Option<(i128, i128)> {
    Some(match name {
        "i8" => (i8::MIN.into(), i8::MAX.into()),
        "i16" => (i16::MIN.into(), i16::MAX.into()),
        "i32" => (i32::MIN.into(), i32::MAX.into()),
        "i64" | "isize" => (i64::MIN.into(), i64::MAX.into()),
        "i128" => (i128::MIN, i128::MAX),
        "u8" => (0, u8::MAX.into()),
        "u16" => (0, u16::MAX.into()),
        "u32" => (0, u32::MAX.into()),
        "u64" | "usize" => (0, u64::MAX.into()),
        "u128" => (0, i128::MAX),
        _ => return None,
    })
}

/// The value of an expression of literals.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Constant {
    Integer(i128),
    Float(f64),
    Bool(bool),
    Text,
}

impl Constant {
    fn description(self) -> &'static str {
        match self {
            Constant::Integer(_) => "an integer",
            Constant::Float(_) => "a floating-point number",
            Constant::Bool(_) => "a truth value",
            Constant::Text => "a string",
        }
    }

    /// Returns the text for a type; `None` if the original text is valid.
    fn as_scalar(self, name: &str) -> Result<Option<String>, String> {
        match (self, name) {
            (Constant::Integer(value), "f32" | "f64") => Ok(Some(format!("{value}.0"))),
            (Constant::Integer(value @ (0 | 1)), "bool") => Ok(Some((value == 1).to_string())),
            (Constant::Integer(value), _) if range(name).is_some() => {
                let (least, most) = range(name).unwrap_or_default();
                match (least..=most).contains(&value) {
                    // A number without a type from its context is an `i32`.
                    true if i32::try_from(value).is_ok() => Ok(Some(value.to_string())),
                    true => Ok(Some(format!("{value}{name}"))),
                    false => Err(format!("the constant does not fit into `{name}`")),
                }
            }
            (Constant::Float(value), "f32") if value.is_finite() && (value as f32).is_infinite() => {
                Err("the constant does not fit into `f32`".to_owned())
            }
            (Constant::Float(value), "f32" | "f64") => Ok(Some(format!("{value:?}"))),
            (Constant::Bool(_), "bool") | (Constant::Text, "str" | "String") => Ok(None),
            _ => Err(format!("the constant is {}, expected `{name}`", self.description())),
        }
    }
}

/// The value of an expression; `None` if it is no constant.
fn constant(expr: &Expr) -> Result<Option<Constant>, String> {
    match expr {
        Expr::Paren(inner) => constant(&inner.expr),
        Expr::Group(inner) => constant(&inner.expr),
        Expr::Lit(literal) => self::literal(&literal.lit),
        Expr::Unary(unary) => match (&unary.op, constant(&unary.expr)?) {
            (UnOp::Neg(_), Some(Constant::Integer(value))) => checked(value.checked_neg()),
            (UnOp::Neg(_), Some(Constant::Float(value))) => Ok(Some(Constant::Float(-value))),
            (UnOp::Not(_), Some(Constant::Bool(value))) => Ok(Some(Constant::Bool(!value))),
            (UnOp::Not(_), Some(Constant::Integer(value))) => Ok(Some(Constant::Integer(!value))),
            _ => Ok(None),
        },
        Expr::Binary(binary) => match (constant(&binary.left)?, constant(&binary.right)?) {
            (Some(Constant::Integer(left)), Some(Constant::Integer(right))) => {
                integer(left, &binary.op, right)
            }
            (Some(Constant::Float(left)), Some(Constant::Float(right))) => Ok(float(left, &binary.op, right)),
            _ => Ok(None),
        },
        _ => Ok(None),
    }
}

fn checked(value: Option<i128>) -> Result<Option<Constant>, String> {
    value.map(|value| Some(Constant::Integer(value))).ok_or_else(|| "the constant is too large".to_owned())
}

fn integer(left: i128, op: &BinOp, right: i128) -> Result<Option<Constant>, String> {
    let shift = u32::try_from(right).ok().filter(|shift| *shift < 127);
    match op {
        BinOp::Add(_) => checked(left.checked_add(right)),
        BinOp::Sub(_) => checked(left.checked_sub(right)),
        BinOp::Mul(_) => checked(left.checked_mul(right)),
        BinOp::Div(_) | BinOp::Rem(_) if right == 0 => Err("the constant divides by zero".to_owned()),
        BinOp::Div(_) => checked(left.checked_div(right)),
        BinOp::Rem(_) => checked(left.checked_rem(right)),
        BinOp::Shl(_) => checked(shift.and_then(|shift| left.checked_mul(1 << shift))),
        BinOp::Shr(_) => checked(shift.map(|shift| left >> shift)),
        BinOp::BitAnd(_) => checked(Some(left & right)),
        BinOp::BitOr(_) => checked(Some(left | right)),
        BinOp::BitXor(_) => checked(Some(left ^ right)),
        _ => Ok(None),
    }
}

fn float(left: f64, op: &BinOp, right: f64) -> Option<Constant> {
    Some(Constant::Float(match op {
        BinOp::Add(_) => left + right,
        BinOp::Sub(_) => left - right,
        BinOp::Mul(_) => left * right,
        BinOp::Div(_) => left / right,
        _ => return None,
    }))
}

fn literal(literal: &Lit) -> Result<Option<Constant>, String> {
    Ok(Some(match literal {
        Lit::Int(int) if matches!(int.suffix(), "f32" | "f64" | "f" | "F") => {
            float_literal(int.base10_digits())?
        }
        Lit::Int(int) => int_literal(int)?,
        Lit::Float(float) if matches!(float.suffix(), "" | "f32" | "f64" | "f" | "F" | "l" | "L") => {
            float_literal(float.base10_digits())?
        }
        Lit::Float(float) => return Err(format!("`{float}` is no number: it ends in `{}`", float.suffix())),
        Lit::Bool(bool) => Constant::Bool(bool.value),
        Lit::Str(_) => Constant::Text,
        Lit::Char(char) if char.value().is_ascii() => Constant::Integer(i128::from(u32::from(char.value()))),
        _ => return Ok(None),
    }))
}

fn float_literal(digits: &str) -> Result<Constant, String> {
    match digits.parse::<f64>() {
        Ok(value) if value.is_finite() => Ok(Constant::Float(value)),
        _ => Err(format!("`{digits}` does not fit into `f64`")),
    }
}

/// A number with the suffixes of either language.
fn int_literal(int: &syn::LitInt) -> Result<Constant, String> {
    let written = int.to_string();
    let suffix = int.suffix();
    let is_cpp =
        matches!(suffix.to_ascii_lowercase().as_str(), "u" | "l" | "ul" | "ll" | "ull" | "lu" | "llu");
    if !suffix.is_empty() && range(suffix).is_none() && !is_cpp {
        let help = if suffix.starts_with(['p', 'P']) { ": write it in decimal" } else { "" };
        return Err(format!("`{written}` is no number that we understand{help}"));
    }
    let digits = written.trim_end_matches(suffix).replace('_', "");
    if digits.len() > 1 && digits.starts_with('0') && digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(format!(
            "`{written}` is octal in C++ and decimal in Rust: write it without the first `0`"
        ));
    }
    match int.base10_digits().parse() {
        Ok(value) => Ok(Constant::Integer(value)),
        Err(_) => Err("the constant is too large".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fitted(text: &str, ty: &str) -> Result<String, String> {
        fit(text, &syn::parse_str(ty).unwrap())
    }

    #[track_caller]
    fn fits(text: &str, ty: &str, expected: &str) {
        assert_eq!(fitted(text, ty).as_deref(), Ok(expected), "{text} for {ty}");
    }

    #[track_caller]
    fn fails(text: &str, ty: &str, expected: &str) {
        let message = fitted(text, ty).unwrap_err();
        assert!(message.contains(expected), "{text} for {ty}: {message}");
    }

    #[test]
    fn constants_must_fit() {
        fits("-128", "i8", "-128");
        fails("128", "i8", "does not fit into `i8`");
        fails("-1", "u32", "does not fit into `u32`");
        fits("0xFFFF_FFFF", "u32", "4294967295u32");
        fails("99999999999999999999999999999999999999999", "i128", "too large");
        fails("1.5", "i8", "the constant is a floating-point number, expected `i8`");
        fails("\"a\"", "bool", "the constant is a string, expected `bool`");
        fails("1e999", "f64", "does not fit into `f64`");
        fails("1e39", "f32", "does not fit into `f32`");
    }

    #[test]
    fn what_cpp_converts_is_converted() {
        fits("1", "f32", "1.0");
        fits("-2", "f64", "-2.0");
        fits("2.5L", "f64", "2.5");
        fits("1.5f", "f32", "1.5");
        fits("0", "bool", "false");
        fits("'a'", "i32", "97");
        fits("10ULL", "u64", "10");
    }

    #[test]
    fn constant_expressions_have_the_type_they_are_given_to() {
        fits("1 << 40", "i64", "1099511627776i64");
        fits("3000000000 + 1", "i64", "3000000001i64");
        fits("(1 | 2) * 3 - 1", "i32", "8");
        fails("2147483647 + 1", "i32", "does not fit into `i32`");
        fails("1 / 0", "i32", "divides by zero");
        fits("1.5 * 2.0", "f64", "3.0");
    }

    #[test]
    fn numbers_that_mean_something_else_in_cpp_are_refused() {
        fails("010", "i32", "octal");
        fails("0x1p3", "f64", "write it in decimal");
        fails("1.5abc", "f64", "ends in `abc`");
    }

    #[test]
    fn lists_are_those_of_either_language() {
        fits("{}", "Vec<i64>", "<[i64; 0]>::default()");
        fits("{1, 2}", "Vec<i64>", "[1, 2]");
        fits("vec![1, 1 << 33]", "Vec<i64>", "[1, 8589934592i64]");
        fits("{}", "&'c [Attribute<'c>]", "&[]");
        fails("[1, 999]", "Vec<i8>", "does not fit into `i8`");
        fails("{\"a\"}", "Vec<i64>", "the constant is a string, expected `i64`");
        fits("some::list()", "Vec<i64>", "some::list()");
        fits("{1, 2,}", "&'c [i64; 2]", "&[1, 2]");
        fits("{3}", "&'c [i64; 2]", "&[3]");
        fits("3", "&'c [i64; 2]", "&[3]");
        fails("{1, 2, 3}", "&'c [i64; 2]", "the list has 3 elements, expected 2");
        fails("{1,, 2}", "Vec<i64>", "an element of the list is missing");
    }

    #[test]
    fn what_may_be_there_needs_no_some() {
        fits("5", "Option<f32>", "Some(5.0)");
        fits("\"a\"", "Option<&str>", "Some(\"a\")");
        fits("{1}", "Option<Vec<i8>>", "Some([1])");
        fits("None", "Option<i32>", "None");
        fits("Some(3)", "Option<i32>", "Some(3)");
        fails("300", "Option<i8>", "does not fit into `i8`");
    }

    #[test]
    fn elements_are_told_apart() {
        assert_eq!(elements("{{1, 2}, {3}}").unwrap().unwrap(), ["{1, 2}", "{3}"]);
        assert_eq!(elements("&[f(1, 2), 3]").unwrap().unwrap(), ["f(1, 2)", "3"]);
        assert_eq!(elements("vec![é(), \"a,b\"]").unwrap().unwrap(), ["é()", "\"a,b\""]);
        assert_eq!(elements("list").unwrap(), None);
    }

    #[test]
    fn the_rest_is_left_to_rustc() {
        fits("a + 1", "i8", "a + 1");
        fits("300", "My8", "300");
        fits("i32::MAX", "i32", "i32::MAX");
    }
}
