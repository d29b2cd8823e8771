//! The bodies of native calls in results.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::ods::model::property;
use crate::patterns::emit::functions::{Functions, common_placeholder, rust_type};
use crate::patterns::model::native::{Placeholder, placeholders};
use crate::patterns::model::{Makes, NativeArgument, NativeLeaf, ResultNative, ResultNode};

/// The return type of a native call, and its body.
pub(super) fn returned(makes: Makes<'_>, count: usize, body: TokenStream) -> (TokenStream, TokenStream) {
    let value = quote! { ::rtblgen_runtime::Value };
    match makes {
        Makes::Values if count == 0 => (quote! {}, quote! { #body; }),
        Makes::Values if count == 1 => (quote! { -> #value }, body),
        Makes::Values => {
            let values = std::iter::repeat_n(&value, count);
            (quote! { -> (#(#values),*) }, body)
        }
        Makes::Range => (quote! { -> Vec<#value> }, body),
        Makes::Attribute => (quote! { -> ::rtblgen_runtime::Attribute<'c> }, body),
        Makes::Property(property) => {
            let ty = rust_type(&property::value_type(property).unwrap_or_default());
            (quote! { -> #ty }, body)
        }
        Makes::Type => (quote! { -> ::rtblgen_runtime::Type<'c> }, body),
        // Only the calls around these become functions.
        Makes::Anything => (quote! {}, body),
    }
}

/// The expression of a native call; the unnamed calls among its arguments come before it, in variables.
///
/// `next` is the number of the next argument of the function.
pub(super) fn nested_body<'r>(
    functions: &mut Functions<'_, 'r>,
    native: &ResultNative<'r>,
    next: &mut usize,
) -> TokenStream {
    let mut statements = TokenStream::new();
    let mut variables = Vec::new();
    for argument in &native.arguments {
        let body = match argument {
            NativeArgument::Node(node) => match &**node {
                ResultNode::Native(nested) if nested.makes == Makes::Anything => {
                    Some(nested_body(functions, nested, next))
                }
                _ => None,
            },
            NativeArgument::NativeLeaf(leaf) => Some(leaf_body(functions, leaf, next)),
            NativeArgument::Symbol(_) | NativeArgument::Constant(_) => None,
        };
        variables.push(match body {
            None => parameter(next),
            Some(body) => {
                let variable = format!("nested_{next}_{}", variables.len());
                let name = format_ident!("{variable}");
                statements.extend(quote! { let #name = { #body }; });
                variable
            }
        });
    }
    let text = spread(native.call.expression, &variables);
    let expression = functions.expression(&native.call, &text, |name| match name.parse::<usize>() {
        Ok(number) => variables.get(number).cloned(),
        Err(_) => common_placeholder(name),
    });
    quote! { #statements #expression }
}

fn leaf_body<'r>(functions: &mut Functions<'_, 'r>, leaf: &NativeLeaf<'r>, next: &mut usize) -> TokenStream {
    let subject = parameter(next);
    functions.expression(&leaf.call, leaf.call.expression, |name| match name {
        "_self" => Some(subject.clone()),
        other => common_placeholder(other),
    })
}

fn parameter(next: &mut usize) -> String {
    let name = format!("argument_{next}");
    *next += 1;
    name
}

/// Replaces each `$N...` by the variables from number N on.
fn spread(text: &str, variables: &[String]) -> String {
    let mut spread = String::new();
    let mut done = 0;
    for (range, placeholder) in placeholders(text) {
        if let Placeholder::ArgumentsFrom(first) = placeholder {
            spread.push_str(&text[done..range.start]);
            spread.push_str(&variables.get(first..).unwrap_or_default().join(", "));
            done = range.end;
        }
    }
    spread.push_str(&text[done..]);
    spread
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn ranges_are_spread() {
        let variables = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(spread("f($1..., $0)", &variables), "f(b, c, $0)");
        assert_eq!(spread("[$0...]", &variables), "[a, b, c]");
        assert_eq!(spread("f($3...)", &variables), "f()");
    }
}
