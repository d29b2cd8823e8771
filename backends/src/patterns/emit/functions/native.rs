//! Emits the functions of native calls.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote};

use crate::patterns::emit::functions::nested_body::{NestedBody, TypedExpression};
use crate::patterns::emit::functions::{Callee, Expression, Filled, Functions, signature};
use crate::patterns::emit::rust::common_placeholder;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::kind::{returned, returned_in_source};
use crate::patterns::model::native::NativeCall;
use crate::patterns::model::{Makes, NativeLeaf, ResultNative, SourceNative, TypesHook};
use crate::rust::namer;
use crate::rust::types::RustType;

impl<'r> Functions<'_, 'r> {
    /// A function from the defining op to `Option` of the values that the call's arguments bind.
    pub(in crate::patterns::emit) fn source_native(&mut self, native: &SourceNative<'r>) -> TokenStream {
        let call = &native.call;
        let returns = returned_in_source(&native.outputs);
        let text = self.hooks.named(call.expression, call.hooks);
        let missing = self.hooks.missing(self.hooks.called(call.hooks)).map(|message| {
            quote! { ::rtblgen_runtime::rewrite::declarative::missing_hook(op.ir(), #message)?; }
        });
        let body = self.filled(&text, |name| (name == "_self").then(|| "op".to_owned())).expression;
        let body = quote! { #missing #body };
        let signature = quote! { <'c>(op: ::rtblgen_runtime::OpView<'_, 'c>) -> #returns };
        self.function(&native_name(call), self.native_documentation(call), &signature, &body)
    }

    fn native_documentation(&self, call: &NativeCall<'r>) -> String {
        match call.record.filter(|record| !record.is_anonymous()) {
            Some(record) => self.documentation(record),
            None => {
                format!(" From `{}`.", self.codegen.origin(call.text.string_span(0..call.expression.len())))
            }
        }
    }

    /// A native call in a result, with the unnamed calls nested in it.
    pub(in crate::patterns::emit) fn result_native(
        &mut self,
        native: &ResultNative<'r>,
        arguments: &[Expression],
    ) -> Callee {
        let kinds: Vec<_> = arguments.iter().map(|(kind, _)| kind.clone()).collect();
        let body = NestedBody { functions: self, kinds: &kinds, next: 0 }.native(native, native.makes);
        self.callee(&native.call, native.makes, arguments, body)
    }

    /// The test that a native call has a defined result, for arguments that the source of the pattern binds. `None` if the result
    /// is always defined, or if the call must not be tried before the rewrite.
    pub(in crate::patterns::emit) fn defined_result(
        &mut self,
        call: &NativeCall<'r>,
        arguments: &[Expression],
    ) -> Option<TokenStream> {
        let text = call.as_option()?;
        let body = self.filled(text, |name| match name {
            "_builder" => Some("ir".to_owned()),
            "_self" => Some("argument_0".to_owned()),
            number => number.parse::<usize>().ok().map(|number| format!("argument_{number}")),
        });
        let numbered = arguments.iter().enumerate();
        let named = numbered.map(|(number, own)| (format_ident!("argument_{number}"), own));
        let taken: Vec<_> = named.filter(|(name, _)| body.uses(&name.to_string())).collect();
        let takes_ir = body.uses("ir");
        let body = body.expression;
        let ir = takes_ir
            .then(|| (format_ident!("ir"), RustType::in_context(quote! { &::rtblgen_runtime::Ir<'c> })));
        let parameters = taken.iter().map(|(name, (kind, _))| (name.clone(), kind.handle_type()));
        let parameters: Vec<_> = ir.into_iter().chain(parameters).collect();
        let signature = signature(&parameters, Some(&RustType::plain(quote! { bool })));
        let name = format!("{}_is_defined", native_name(call));
        let path =
            self.function(&name, self.native_documentation(call), &signature, &quote! { #body.is_some() });
        let ir = takes_ir.then(|| quote! { ir });
        let values = taken.iter().map(|(_, (kind, value))| kind.handle(value.clone()));
        let values = ir.into_iter().chain(values);
        Some(quote! { #path(#(#values),*) })
    }

    /// A native call that is applied to one name.
    pub(in crate::patterns::emit) fn native_leaf(
        &mut self,
        leaf: &NativeLeaf<'r>,
        subject: &Expression,
    ) -> Callee {
        let kinds = [subject.0.clone()];
        let body = NestedBody { functions: self, kinds: &kinds, next: 0 }.leaf(leaf, leaf.makes);
        self.callee(&leaf.call, leaf.makes, std::slice::from_ref(subject), body)
    }

    /// The call of the hook that returns the result types of an op, from its operands and attributes.
    pub(in crate::patterns::emit) fn types_of_builder(
        &mut self,
        hook: &TypesHook,
        given: &[Expression],
    ) -> TokenStream {
        let name = hook.function.map(|function| namer::ident(self.hooks.name(function)));
        let arguments = given.iter().map(|(kind, value)| kind.handle(value.clone()));
        quote! { hooks::#name(rewriter.context(), #(#arguments),*) }
    }

    /// A type written as a Rust expression.
    pub(in crate::patterns::emit) fn type_code(&mut self, call: &NativeCall<'r>) -> Callee {
        let text = self.hooks.named(call.expression, call.hooks);
        let Filled { expression, variables } = self.filled(&text, common_placeholder);
        let expression = expression.into_token_stream();
        self.callee(call, Makes::Type, &[], TypedExpression { expression, variables, ty: None })
    }

    fn callee(
        &mut self,
        call: &NativeCall<'r>,
        makes: Makes<'r>,
        arguments: &[Expression],
        body: TypedExpression,
    ) -> Callee {
        let is_absent_argument =
            call.is_argument() && body.is(&Kind::OptionalAttribute) && makes == Makes::Attribute;
        let uses = |variable: &str| body.variables.contains(variable);
        let (takes_rewriter, takes_location) = (uses("rewriter"), uses("location"));
        let argument = |number: usize| format_ident!("argument_{number}");
        let takes: Vec<_> = (0..arguments.len()).map(|number| uses(&argument(number).to_string())).collect();
        let body = if call.is_argument() { converted(makes, body) } else { body.expression };
        let rewriter = takes_rewriter.then(|| {
            let ty = quote! { &mut ::rtblgen_runtime::rewrite::PatternRewriter<'_, 'c> };
            (format_ident!("rewriter"), RustType::in_context(ty))
        });
        let location = takes_location.then(|| {
            let ty = RustType::in_context(quote! { ::rtblgen_runtime::Location<'c> });
            (format_ident!("location"), ty)
        });
        let taken = arguments.iter().enumerate().filter(|(number, _)| takes[*number]);
        let taken = taken.map(|(number, (kind, _))| (argument(number), kind.handle_type()));
        let parameters: Vec<_> = rewriter.into_iter().chain(location).chain(taken).collect();
        let returns = match makes {
            Makes::Attribute if call.may_be_absent() || is_absent_argument => {
                Some(Kind::OptionalAttribute.handle_type())
            }
            _ => returned(makes, call.returns),
        };
        let body = match &returns {
            None if makes == Makes::Values => quote! { #body; },
            _ => body,
        };
        let signature = signature(&parameters, returns.as_ref());
        let path = self.function(&native_name(call), self.native_documentation(call), &signature, &body);
        Callee { path, takes_rewriter, takes_location, takes }
    }
}

/// Converts the argument that a native call returns to the type that its use requires.
fn converted(makes: Makes<'_>, body: TypedExpression) -> TokenStream {
    let is = |kind: Kind| body.is(&kind);
    let expression = &body.expression;
    match makes {
        Makes::Range if is(Kind::Values) => quote! { { #expression }.to_vec() },
        Makes::Range if is(Kind::OptionalValue) => quote! { { #expression }.into_iter().collect() },
        Makes::Range if is(Kind::Value) => quote! { vec![{ #expression }] },
        Makes::Attribute if !is(Kind::Attribute) && !is(Kind::OptionalAttribute) => {
            quote! { ::rtblgen_runtime::Attribute::from({ #expression }) }
        }
        _ => body.expression,
    }
}

fn native_name(call: &NativeCall<'_>) -> String {
    format!("native_{}", namer::snake_case(call.name().trim_start_matches("native_")))
}
