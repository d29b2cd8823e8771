//! Emits native calls in the arguments of a native call: they become part of its function.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::patterns::emit::functions::Functions;
use crate::patterns::emit::kind::Kind;
use crate::patterns::emit::native::returned;
use crate::patterns::emit::rust::common_parameter;
use crate::patterns::emit::rust::common_placeholder;
use crate::patterns::model::native::spread;
use crate::patterns::model::{Makes, NativeArgument, NativeLeaf, ResultNative, ResultNode};

/// The expression of a native call; the unnamed calls among its arguments come before it, in variables.
pub(super) struct NestedBody<'f, 'p, 'r> {
    pub(super) functions: &'f mut Functions<'p, 'r>,
    /// The kinds of the function's arguments.
    pub(super) kinds: &'f [Kind],
    /// The number of the next argument of the function.
    pub(super) next: usize,
}

impl<'r> NestedBody<'_, '_, 'r> {
    pub(super) fn native(&mut self, native: &ResultNative<'r>, makes: Makes<'r>) -> TokenStream {
        let mut statements = TokenStream::new();
        let mut variables = Vec::new();
        // Only the kind of a call that returns its argument depends on its user; any other call takes an attribute.
        let is_plain = native.call.expression.trim() == "$0";
        let inner = if is_plain { makes } else { Makes::Attribute };
        for argument in &native.arguments {
            let body = match argument {
                NativeArgument::Node(node) => match &**node {
                    ResultNode::Native(nested) if nested.makes == Makes::Anything => {
                        Some(self.native(nested, inner))
                    }
                    _ => None,
                },
                NativeArgument::NativeLeaf(leaf) => Some(self.leaf(leaf, inner)),
                NativeArgument::Symbol(_) | NativeArgument::Constant(_) => None,
            };
            let ty = match body {
                Some(_) => returned(inner, 1, TokenStream::new()).0,
                None => self.kinds.get(self.next).map_or_else(TokenStream::new, Kind::handle_type),
            };
            let variable = match body {
                None => self.parameter(),
                Some(body) => {
                    let variable = format!("nested_{}_{}", self.next, variables.len());
                    let name = format_ident!("{variable}");
                    statements.extend(quote! { let #name = { #body }; });
                    variable
                }
            };
            variables.push((variable, ty));
        }
        let parameter = |text: &str| {
            let number = text.trim_start_matches('$').parse::<usize>();
            let found = number.ok().and_then(|number| variables.get(number));
            let found = found.or_else(|| variables.iter().find(|(name, _)| name == text));
            let argument = found.map(|(name, ty)| (name.clone(), without_arrow(ty)));
            argument.or_else(|| common_parameter(text))
        };
        let names: Vec<_> = variables.iter().map(|(name, _)| name.clone()).collect();
        let text = spread(native.call.expression, &names);
        let returns = returned(makes, native.call.returns, TokenStream::new()).0;
        let text = self.functions.hooks.resolve(&text, &parameter, &returns);
        let expression = self.functions.expression(&text, |name| match name.parse::<usize>() {
            Ok(number) => names.get(number).cloned(),
            Err(_) => common_placeholder(name),
        });
        quote! { #statements #expression }
    }

    pub(super) fn leaf(&mut self, leaf: &NativeLeaf<'r>, makes: Makes<'r>) -> TokenStream {
        let kind = self.kinds.get(self.next).cloned();
        let subject = self.parameter();
        let parameter = |text: &str| match text {
            "$_self" => Some((subject.clone(), kind.as_ref()?.handle_type())),
            other => common_parameter(other),
        };
        let returns = returned(makes, leaf.call.returns, TokenStream::new()).0;
        let text = self.functions.hooks.resolve(leaf.call.expression, &parameter, &returns);
        self.functions.expression(&text, |name| match name {
            "_self" => Some(subject.clone()),
            other => common_placeholder(other),
        })
    }

    pub(super) fn parameter(&mut self) -> String {
        let name = format!("argument_{}", self.next);
        self.next += 1;
        name
    }
}

/// `Value` of `-> Value`.
fn without_arrow(returns: &TokenStream) -> TokenStream {
    let mut trees = returns.clone().into_iter().peekable();
    let is_arrow =
        matches!(trees.peek(), Some(proc_macro2::TokenTree::Punct(first)) if first.as_char() == '-');
    trees.skip(if is_arrow { 2 } else { 0 }).collect()
}
