//! Emits the functions of native calls.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtblgen_records::Record;

use crate::ods::model::Operator;
use crate::patterns::emit::functions::nested_body::{NestedBody, TypedExpression};
use crate::patterns::emit::functions::{Callee, Expression, Functions, context_lifetime};
use crate::patterns::emit::hooks::signature;
use crate::patterns::emit::kind::Kind;
use crate::patterns::emit::native::returned;
use crate::patterns::emit::rust::common_parameter;
use crate::patterns::emit::rust::{common_placeholder, constrained_property_type, mentions};
use crate::patterns::model::native::NativeCall;
use crate::patterns::model::{Makes, NativeLeaf, NativeOutput, ResultNative, SourceNative, asks_for_absence};
use crate::rust::namer;
use crate::stock::{Hook, HookKind};

impl<'r> Functions<'_, 'r> {
    /// A function from the defining op to `Option` of the values that the call's arguments bind.
    pub(in crate::patterns::emit) fn source_native(&mut self, native: &SourceNative<'r>) -> TokenStream {
        let call = &native.call;
        let outputs: Vec<_> = native.outputs.iter().map(output_type).collect();
        let returns = match outputs.as_slice() {
            [one] => quote! { #one },
            several => quote! { (#(#several),*) },
        };
        let parameter = |name: &str| {
            (name == "$_self").then(|| ("op".to_owned(), quote! { ::rtblgen_runtime::OpView<'_, 'c> }))
        };
        let count = self.hooks.stub_count();
        let text = self.hooks.resolve(
            call.expression,
            Some(call.text.span()),
            &parameter,
            &quote! { -> Option<#returns> },
        );
        let missing = self.hooks.take_missing_after(count).map(|message| {
            quote! { ::rtblgen_runtime::rewrite::declarative::missing_hook(op.ir(), #message)?; }
        });
        let body = self.expression(&text, |name| (name == "_self").then(|| "op".to_owned()));
        let body = quote! { #missing #body };
        let signature = quote! { <'c>(op: ::rtblgen_runtime::OpView<'_, 'c>) -> Option<#returns> };
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
        let body = self.expression(text, |name| match name {
            "_builder" => Some("ir".to_owned()),
            "_self" => Some("argument_0".to_owned()),
            number => number.parse::<usize>().ok().map(|number| format!("argument_{number}")),
        });
        let numbered = arguments.iter().enumerate();
        let named = numbered.map(|(number, own)| (format_ident!("argument_{number}"), own));
        let taken: Vec<_> = named.filter(|(name, _)| mentions(&body, name)).collect();
        let takes_ir = mentions(&body, &format_ident!("ir"));
        let ir = takes_ir.then(|| quote! { ir: &::rtblgen_runtime::Ir<'c> });
        let parameters = taken.iter().map(|(name, (kind, _))| {
            let ty = kind.handle_type();
            quote! { #name: #ty }
        });
        let parameters: Vec<_> = ir.into_iter().chain(parameters).collect();
        let generics = context_lifetime(&parameters);
        let signature = quote! { #generics(#(#parameters),*) -> bool };
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
        operator: &Operator<'r>,
        builder: Option<Record<'r>>,
        given: &[Expression],
    ) -> TokenStream {
        let cpp = match builder {
            Some(builder) => {
                builder.value("dagParams").map(|parameters| parameters.to_string()).unwrap_or_default()
            }
            None => {
                let arguments: String = operator.argument_names().map(|name| format!(", {name}")).collect();
                format!("{}::create(builder, location{arguments})", operator.class_name)
            }
        };
        let hook = Hook {
            kind: HookKind::ResultTypes,
            name: format!("{}_types", namer::snake_case(&operator.class_name)),
            of: operator.qualified_name.clone(),
            cpp,
            span: builder.unwrap_or(operator.record).span(),
            ty: None,
        };
        let parameter =
            |(number, (kind, _)): (usize, &Expression)| (format!("argument_{number}"), kind.handle_type());
        let context = ("context".to_owned(), quote! { &'c ::rtblgen_runtime::Context });
        let parameters: Vec<_> =
            std::iter::once(context).chain(given.iter().enumerate().map(parameter)).collect();
        let name =
            self.hooks.call(&hook, &signature(&parameters, &quote! { -> Vec<::rtblgen_runtime::Type<'c>> }));
        let name = namer::ident(&name);
        let arguments = given.iter().map(|(kind, value)| kind.handle(value.clone()));
        quote! { hooks::#name(rewriter.context(), #(#arguments),*) }
    }

    /// A type written as a Rust expression.
    pub(in crate::patterns::emit) fn type_code(&mut self, call: &NativeCall<'r>) -> Callee {
        let returns = returned(Makes::Type, 1, TokenStream::new()).0;
        let text = self.hooks.resolve(call.expression, Some(call.text.span()), &common_parameter, &returns);
        let expression = self.expression(&text, common_placeholder);
        self.callee(call, Makes::Type, &[], TypedExpression { expression, ty: TokenStream::new() })
    }

    fn callee(
        &mut self,
        call: &NativeCall<'r>,
        makes: Makes<'r>,
        arguments: &[Expression],
        body: TypedExpression,
    ) -> Callee {
        let is_absent_argument =
            call.is_argument() && is_type(&body.ty, &Kind::OptionalAttribute) && makes == Makes::Attribute;
        let body = if call.is_argument() { converted(makes, body) } else { body.expression };
        let takes_rewriter = mentions(&body, &format_ident!("rewriter"));
        let takes_location = mentions(&body, &format_ident!("location"));
        let argument = |number: usize| format_ident!("argument_{number}");
        let takes: Vec<_> = (0..arguments.len()).map(|number| mentions(&body, &argument(number))).collect();
        let rewriter = takes_rewriter
            .then(|| quote! { rewriter: &mut ::rtblgen_runtime::rewrite::PatternRewriter<'_, 'c> });
        let location = takes_location.then(|| quote! { location: ::rtblgen_runtime::Location<'c> });
        let taken =
            arguments.iter().enumerate().filter(|(number, _)| takes[*number]).map(|(number, (kind, _))| {
                let (argument, ty) = (argument(number), kind.handle_type());
                quote! { #argument: #ty }
            });
        let parameters: Vec<_> = rewriter.into_iter().chain(location).chain(taken).collect();
        let (returns, body) = match makes {
            Makes::Attribute if call.may_be_absent() || is_absent_argument => {
                (quote! { -> Option<::rtblgen_runtime::Attribute<'c>> }, body)
            }
            _ => returned(makes, call.returns, body),
        };
        let generics = context_lifetime(parameters.iter().chain([&returns]));
        let signature = quote! { #generics(#(#parameters),*) #returns };
        let path = self.function(&native_name(call), self.native_documentation(call), &signature, &body);
        Callee { path, takes_rewriter, takes_location, takes }
    }
}

fn is_type(ty: &TokenStream, kind: &Kind) -> bool {
    ty.to_string() == kind.handle_type().to_string()
}

/// Converts the argument that a native call returns to the type that its use requires.
fn converted(makes: Makes<'_>, TypedExpression { expression, ty }: TypedExpression) -> TokenStream {
    let is = |kind: Kind| is_type(&ty, &kind);
    match makes {
        Makes::Range if is(Kind::Values) => quote! { { #expression }.to_vec() },
        Makes::Range if is(Kind::OptionalValue) => quote! { { #expression }.into_iter().collect() },
        Makes::Range if is(Kind::Value) => quote! { vec![{ #expression }] },
        Makes::Attribute if !is(Kind::Attribute) && !is(Kind::OptionalAttribute) => {
            quote! { ::rtblgen_runtime::Attribute::from({ #expression }) }
        }
        _ => expression,
    }
}

/// The result of a source-side native call that one of its arguments binds.
fn output_type(output: &NativeOutput<'_>) -> TokenStream {
    match output {
        NativeOutput::Value(_) => quote! { ::rtblgen_runtime::Value },
        NativeOutput::Attribute(test) if test.constraint.is_some_and(asks_for_absence) => {
            quote! { Option<::rtblgen_runtime::Attribute<'c>> }
        }
        NativeOutput::Attribute(_) => quote! { ::rtblgen_runtime::Attribute<'c> },
        NativeOutput::Property { constraint, .. } => constrained_property_type(*constraint),
    }
}

fn native_name(call: &NativeCall<'_>) -> String {
    format!("native_{}", namer::snake_case(call.name().trim_start_matches("native_")))
}
