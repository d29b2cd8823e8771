//! The bodies of native calls in results.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::model::property;
use crate::patterns::emit::rust::rust_type;
use crate::patterns::model::Makes;
use crate::patterns::model::native::{Placeholder, placeholders};

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

/// Replaces each `$N...` by the variables from number N on.
pub(super) fn spread(text: &str, variables: &[String]) -> String {
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
