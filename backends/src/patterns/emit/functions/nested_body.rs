//! Emits native calls in the arguments of a native call: they become part of its function.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};

use crate::patterns::emit::functions::{Filled, Functions};
use crate::patterns::emit::rust::common_placeholder;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::kind::{made_inside, result_type};
use crate::patterns::model::native::{Placeholder, spread};
use crate::patterns::model::{Makes, NativeArgument, NativeLeaf, ResultNative, ResultNode};
use crate::rust::types::RustType;

/// The expression of a native call; the unnamed calls among its arguments come before it, in variables.
pub(super) struct NestedBody<'f, 'p, 'r> {
    pub(super) functions: &'f mut Functions<'p, 'r>,
    /// The kinds of the function's arguments.
    pub(super) kinds: &'f [Kind],
    /// The number of the next argument of the function.
    pub(super) next: usize,
}

/// An expression and its type.
pub(super) struct TypedExpression {
    pub(super) expression: TokenStream,
    /// The variables of the function that it uses.
    pub(super) variables: BTreeSet<String>,
    /// `None` if it is not known.
    pub(super) ty: Option<RustType>,
}

impl TypedExpression {
    /// Whether its type is that of arguments of this kind.
    pub(super) fn is(&self, kind: &Kind) -> bool {
        self.ty.as_ref() == Some(&kind.handle_type())
    }
}

impl<'r> NestedBody<'_, '_, 'r> {
    pub(super) fn native(&mut self, native: &ResultNative<'r>, makes: Makes<'r>) -> TypedExpression {
        let mut statements = TokenStream::new();
        let mut used = BTreeSet::new();
        let mut variables = Vec::new();
        let inner = made_inside(&native.call, makes);
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
            variables.push(match body {
                None => {
                    let ty = self.kinds.get(self.next).map(Kind::handle_type);
                    (self.parameter(), ty)
                }
                Some(TypedExpression { expression, variables: inner, ty }) => {
                    used.extend(inner);
                    let variable = format!("nested_{}_{}", self.next, variables.len());
                    let name = format_ident!("{variable}");
                    statements.extend(quote! { let #name = { #expression }; });
                    (variable, ty)
                }
            });
        }
        let names: Vec<_> = variables.iter().map(|(name, _)| name.clone()).collect();
        let text = spread(native.call.expression, &names);
        let text = self.functions.hooks.named(&text, native.call.hooks);
        let Filled { expression, variables: own } =
            self.functions.filled(&text, |name| match name.parse::<usize>() {
                Ok(number) => names.get(number).cloned(),
                Err(_) => common_placeholder(name),
            });
        used.extend(own);
        for (_, placeholder) in native.call.placeholders() {
            if let Placeholder::ArgumentsFrom(first) = placeholder {
                used.extend(names.iter().skip(first).cloned());
            }
        }
        let argument = native.call.is_argument().then(|| variables.into_iter().next()).flatten();
        let ty = argument.map_or_else(|| result_type(&native.call, makes), |(_, ty)| ty);
        TypedExpression { expression: quote! { #statements #expression }, variables: used, ty }
    }

    pub(super) fn leaf(&mut self, leaf: &NativeLeaf<'r>, makes: Makes<'r>) -> TypedExpression {
        let kind = self.kinds.get(self.next).cloned();
        let subject = self.parameter();
        let text = self.functions.hooks.named(leaf.call.expression, leaf.call.hooks);
        let Filled { expression, variables } = self.functions.filled(&text, |name| match name {
            "_self" => Some(subject.clone()),
            other => common_placeholder(other),
        });
        let argument = kind.filter(|_| leaf.call.is_argument()).map(|kind| kind.handle_type());
        TypedExpression {
            expression: expression.into_token_stream(),
            variables,
            ty: argument.or_else(|| result_type(&leaf.call, makes)),
        }
    }

    pub(super) fn parameter(&mut self) -> String {
        let name = format!("argument_{}", self.next);
        self.next += 1;
        name
    }
}
