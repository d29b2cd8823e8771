//! Rust types, and their queries in emitters.
//!
//! A type is read once, from its spelling or from the types in it. Afterwards methods return its facts; its
//! text is not read again.

use std::fmt;
use std::rc::Rc;

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::visit::Visit;
use syn::visit_mut::VisitMut;
use syn::{Lifetime, PathSegment, Type};

use crate::rust::namer;

/// The name of the context's lifetime in generated code, without its quote.
const CONTEXT: &str = "c";

/// A Rust type.
#[derive(Clone)]
pub(crate) struct RustType {
    tokens: TokenStream,
    uses_context: bool,
    /// The spelling in the `.td`, for messages.
    spelling: Option<Rc<str>>,
}

impl RustType {
    fn new(tokens: TokenStream, uses_context: bool) -> Self {
        Self { tokens, uses_context, spelling: None }
    }

    /// A parsed type.
    pub(crate) fn of(ty: &Type) -> Self {
        Self::new(ty.to_token_stream(), uses_context(ty))
    }

    /// A type from its spelling.
    ///
    /// # Errors
    ///
    /// The spelling is not a type.
    pub(crate) fn parse(spelling: &str) -> syn::Result<Self> {
        Ok(Self::of(&super::snippet::parse_rust(spelling)?).spelled(spelling))
    }

    /// A type without the lifetime of the context.
    pub(crate) fn plain(tokens: TokenStream) -> Self {
        Self::new(tokens, false)
    }

    /// A type with the lifetime of the context, `'c`.
    pub(crate) fn in_context(tokens: TokenStream) -> Self {
        Self::new(tokens, true)
    }

    /// The type with a spelling for messages.
    pub(crate) fn spelled(self, spelling: &str) -> Self {
        Self { spelling: Some(spelling.into()), ..self }
    }

    /// A type that contains this one.
    pub(crate) fn inside(&self, wrap: impl FnOnce(&Self) -> TokenStream) -> Self {
        Self::new(wrap(self), self.uses_context)
    }

    /// A generic type with this one as its argument.
    pub(crate) fn argument_of(&self, generic: &str) -> Self {
        let name = namer::ident(generic);
        let spelling = format!("{generic}<{self}>").into();
        Self { spelling: Some(spelling), ..self.inside(|ty| quote!(#name<#ty>)) }
    }

    /// Returns one type unchanged, several as a tuple.
    pub(crate) fn tuple(types: Vec<Self>) -> Self {
        let uses_context = types.iter().any(Self::uses_context);
        match <[Self; 1]>::try_from(types) {
            Ok([one]) => one,
            Err(several) => Self::new(quote!((#(#several),*)), uses_context),
        }
    }

    /// Whether the type has the lifetime of the context.
    pub(crate) fn uses_context(&self) -> bool {
        self.uses_context
    }

    /// Whether the type is an integer of at most 64 bits.
    pub(crate) fn is_integer(&self) -> bool {
        self.ident().and_then(|name| bits(&name)).is_some_and(|bits| [8, 16, 32, 64].contains(&bits))
    }

    /// Whether values are copied: numbers, flags and references.
    pub(crate) fn is_copy(&self) -> bool {
        let is_reference = matches!(self.tokens.clone().into_iter().next(), Some(TokenTree::Punct(first)) if first.as_char() == '&');
        is_reference || self.ident().is_some_and(|name| name == "bool" || bits(&name).is_some())
    }

    /// The name of the type, if it is a single identifier.
    fn ident(&self) -> Option<String> {
        let mut tokens = self.tokens.clone().into_iter();
        match (tokens.next(), tokens.next()) {
            (Some(TokenTree::Ident(name)), None) => Some(name.to_string()),
            _ => None,
        }
    }
}

/// The width of an integer type.
fn bits(name: &str) -> Option<u8> {
    name.strip_prefix(['i', 'u'])?.parse().ok()
}

impl fmt::Display for RustType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.spelling {
            Some(spelling) => f.write_str(spelling),
            None => self.tokens.fmt(f),
        }
    }
}

impl fmt::Debug for RustType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl ToTokens for RustType {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.tokens.to_tokens(tokens);
    }
}

/// Types are equal if they have the same tokens.
impl PartialEq for RustType {
    fn eq(&self, other: &Self) -> bool {
        self.tokens.to_string() == other.tokens.to_string()
    }
}

/// `<'c>`, if one of the types has the lifetime of the context.
pub(crate) fn context_generics<'a>(types: impl IntoIterator<Item = &'a RustType>) -> TokenStream {
    generics(types.into_iter().any(RustType::uses_context))
}

/// `<'c>`, if a function uses the lifetime of the context.
pub(crate) fn generics(uses_context: bool) -> TokenStream {
    if uses_context { quote!(<'c>) } else { TokenStream::new() }
}

/// The generics of a function, and the lifetime of the context in its signature.
pub(crate) fn lifetimes(uses_context: bool) -> (TokenStream, TokenStream) {
    (generics(uses_context), if uses_context { quote!('c) } else { quote!('_) })
}

/// Whether a type has the lifetime of the context.
pub(crate) fn uses_context(ty: &Type) -> bool {
    struct Search(bool);
    impl Visit<'_> for Search {
        fn visit_lifetime(&mut self, lifetime: &Lifetime) {
            self.0 |= lifetime.ident == CONTEXT;
        }
    }
    let mut search = Search(false);
    search.visit_type(ty);
    search.0
}

/// Whether a segment of a path in a type satisfies a condition.
pub(crate) fn has_segment(ty: &Type, condition: impl Fn(&PathSegment) -> bool) -> bool {
    struct Search<F>(F, bool);
    impl<F: Fn(&PathSegment) -> bool> Visit<'_> for Search<F> {
        fn visit_path_segment(&mut self, segment: &PathSegment) {
            self.1 |= (self.0)(segment);
            syn::visit::visit_path_segment(self, segment);
        }
    }
    let mut search = Search(condition, false);
    search.visit_type(ty);
    search.1
}

/// The type with `'static` in place of the lifetime of the context.
pub(crate) fn without_context(mut ty: Type) -> Type {
    struct Replace;
    impl VisitMut for Replace {
        fn visit_lifetime_mut(&mut self, lifetime: &mut Lifetime) {
            if lifetime.ident == CONTEXT {
                *lifetime = Lifetime::new("'static", lifetime.span());
            }
        }
    }
    Replace.visit_type_mut(&mut ty);
    ty
}

/// A signature as a person writes it.
pub(crate) fn shortened(signature: &TokenStream) -> String {
    let text = signature.to_string().replace(":: rtblgen_runtime :: rewrite :: ", "");
    let text = text.replace(":: rtblgen_runtime :: ", "");
    let pairs = [
        (" < ", "<"),
        ("< ", "<"),
        (" >", ">"),
        ("- >", "->"),
        (" :", ":"),
        ("& ", "&"),
        (" ,", ","),
        (" (", "("),
        ("( ", "("),
        (" )", ")"),
        ("->(", "-> ("),
        ("' ", "'"),
    ];
    let text = pairs.iter().fold(text, |text, (from, to)| text.replace(from, to));
    text.replace("->", " -> ").replace("  ", " ").replace(",)", ")")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lifetime_of_the_context_is_found_anywhere_in_a_type() {
        let uses = |spelling| RustType::parse(spelling).unwrap().uses_context();
        for spelling in ["&'c str", "Vec<Type<'c>>", "fn(&[Option<Attribute<'c>>]) -> bool", "(i32, Own<'c>)"]
        {
            assert!(uses(spelling), "{spelling}");
        }
        for spelling in ["&'static str", "Vec<i64>", "Type<'context>", "Own<'_>", "c"] {
            assert!(!uses(spelling), "{spelling}");
        }
    }

    #[test]
    fn a_type_keeps_its_facts_in_another() {
        let one = RustType::parse("Type<'c>").unwrap();
        assert!(one.inside(|ty| quote!(Vec<#ty>)).uses_context());
        assert!(RustType::tuple(vec![RustType::plain(quote!(i32)), one.clone()]).uses_context());
        assert!(RustType::tuple(vec![one.clone()]) == one);
        let replaced = without_context(syn::parse_quote!(Vec<Type<'c>>));
        assert!(RustType::of(&replaced) == RustType::parse("Vec<Type<'static>>").unwrap());
    }
}
