//! Literals: the functions that make attributes and types that a pattern spells in MLIR's text.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::patterns::emit::functions::Functions;
use crate::patterns::emit::rust::with_declarative;
use crate::rust::namer;

impl Functions<'_, '_> {
    /// A function that makes an attribute.
    pub(super) fn attribute_literal(&mut self, text: &str) -> TokenStream {
        let body =
            attribute(text).unwrap_or_else(|| quote! { declarative::attribute_literal(context, #text) });
        self.literal("attribute", text, &quote! { ::rtblgen_runtime::Attribute<'_> }, &body)
    }

    /// A function that makes a type.
    pub(super) fn type_literal(&mut self, text: &str) -> TokenStream {
        let body = ty(text).unwrap_or_else(|| quote! { declarative::type_literal(context, #text) });
        self.literal("type", text, &quote! { ::rtblgen_runtime::Type<'_> }, &body)
    }

    fn literal(&mut self, kind: &str, text: &str, returns: &TokenStream, body: &TokenStream) -> TokenStream {
        let signature = quote! { (context: &::rtblgen_runtime::Context) -> #returns };
        let words: String = text.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        let words: Vec<&str> = words.split('_').filter(|word| !word.is_empty()).take(4).collect();
        let name = namer::snake_case(&format!("{kind}_{}", words.join("_")));
        let doc = format!(" `{}`", text.replace('`', "'"));
        self.function(&name, doc, &signature, &with_declarative(body))
    }
}

/// The builder call for an attribute, where there is a short one.
fn attribute(text: &str) -> Option<TokenStream> {
    match text {
        "unit" => return Some(quote! { context.unit_attr() }),
        "true" => return Some(quote! { context.bool_attr(true) }),
        "false" => return Some(quote! { context.bool_attr(false) }),
        _ => {}
    }
    if let Some(plain) = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'))
        && !plain.contains(['"', '\\'])
    {
        return Some(quote! { context.string_attr(#plain) });
    }
    if let Some(ty) = ty(text) {
        return Some(quote! { context.type_attr(#ty) });
    }
    let (value, of) = text.split_once(" : ")?;
    let value: i64 = value.parse().ok()?;
    let number = Literal::i64_unsuffixed(value);
    match of {
        "i32" => Some(quote! { context.i32_attr(#number) }),
        "i64" => Some(quote! { context.i64_attr(#number) }),
        "index" => Some(quote! { context.index_attr(#number) }),
        _ => {
            let ty = ty(of).filter(|_| of.starts_with('i'))?;
            Some(quote! { context.integer_attr(#ty, #number) })
        }
    }
}

/// The builder call for a type, where there is a short one.
fn ty(text: &str) -> Option<TokenStream> {
    match text {
        "i1" => Some(quote! { context.i1_type() }),
        "i32" => Some(quote! { context.i32_type() }),
        "i64" => Some(quote! { context.i64_type() }),
        "index" => Some(quote! { context.index_type() }),
        "f16" => Some(quote! { context.f16_type() }),
        "f32" => Some(quote! { context.f32_type() }),
        "f64" => Some(quote! { context.f64_type() }),
        _ => {
            let width: u32 = text.strip_prefix('i')?.parse().ok()?;
            let width = Literal::u32_unsuffixed(width);
            Some(quote! { context.integer_type(#width) })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{attribute, ty};

    #[test]
    fn common_literals_are_builder_calls() {
        let shown = |text: &str| attribute(text).map(|tokens| tokens.to_string().replace(' ', ""));
        assert_eq!(shown("1 : i32").as_deref(), Some("context.i32_attr(1)"));
        assert_eq!(shown("-3 : i8").as_deref(), Some("context.integer_attr(context.integer_type(8),-3)"));
        assert_eq!(shown("\"a b\"").as_deref(), Some("context.string_attr(\"ab\")"));
        assert_eq!(shown("f32").as_deref(), Some("context.type_attr(context.f32_type())"));
        assert_eq!(shown("[1 : i64, 2 : i64]"), None);
        assert_eq!(shown("1.000000e+00 : f32"), None);
        assert!(ty("tensor<2xi32>").is_none());
    }
}
