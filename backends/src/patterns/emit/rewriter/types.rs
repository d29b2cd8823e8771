//! Emits the result types and the locations of new ops.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::patterns::emit::rewriter::Rewriter;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::symbols::{Binding, SymbolUse};
use crate::patterns::model::{LocationSource, ResultOp, ResultTypes, TypeSource};

impl<'a, 'p, 'r> Rewriter<'a, 'p, 'r> {
    pub(super) fn result_types(&mut self, op: &ResultOp<'r>) -> TokenStream {
        match &op.types {
            ResultTypes::Inferred | ResultTypes::OfHook(_) => TokenStream::new(),
            ResultTypes::OfFirstOperand => quote! { .types_of_first_operand(rewriter) },
            ResultTypes::OfFirstAttribute => quote! { .types_of_first_attribute() },
            ResultTypes::OfRoot(0)
                if op.operator.results.len() == self.pattern.source.operator.results.len() =>
            {
                quote! { .types_of(rewriter, root.op()) }
            }
            ResultTypes::OfRoot(first) => {
                let end = Literal::usize_unsuffixed(first + op.operator.results.len());
                let first = Literal::usize_unsuffixed(*first);
                quote! { .types_of_results(rewriter, root.op(), #first..#end) }
            }
            ResultTypes::OfOp(op) => {
                let (_, op) = self.term(op);
                quote! { .types_of(rewriter, #op) }
            }
            ResultTypes::Given(types) => types.iter().map(|ty| self.given_type(ty)).collect(),
        }
    }

    fn given_type(&mut self, source: &TypeSource<'r>) -> TokenStream {
        match source {
            TypeSource::Symbol(of) => match self.symbol(*of) {
                (Kind::Value, value) => quote! { .result(#value.ty(rewriter)) },
                (kind, values) => {
                    let values = kind.handle(values);
                    quote! { .types_of_values(rewriter, #values) }
                }
            },
            TypeSource::Term(term) => match self.term(term) {
                (Kind::Types, types) => quote! { .results(#types.iter().copied()) },
                (_, ty) => quote! { .result(#ty) },
            },
            TypeSource::Code(call) => {
                let code = self.functions.type_code(call).call(&[], None);
                let ty = self.names.fresh("ty");
                self.assign(vec![ty.clone()], code);
                quote! { .result(#ty) }
            }
            TypeSource::Native(native) => {
                let ty = self.native_argument(native);
                quote! { .result(#ty) }
            }
        }
    }

    /// Emits the location of a new op, or of a native call that takes one.
    pub(super) fn location(&mut self, source: Option<&LocationSource<'r>>) -> TokenStream {
        let Some(source) = source else {
            self.uses_location = true;
            return quote! { location };
        };
        let symbols: Vec<_> = source.symbols.iter().map(|of| self.location_of(*of)).collect();
        match (source.text, symbols.as_slice()) {
            (Some(name), []) => quote! { rewriter.context().name_loc(#name, None) },
            (None, [one]) => one.clone(),
            (None, several) => quote! { rewriter.context().fuse_locs(&[#(#several),*], None) },
            (Some(text), several) => quote! {
                rewriter.context().fuse_locs(&[#(#several),*], Some(rewriter.context().string_attr(#text)))
            },
        }
    }

    /// The location of a value or an op; of its first result, if a name stands for several.
    fn location_of(&mut self, of: SymbolUse) -> TokenStream {
        if let (None, Binding::SourceOp(_) | Binding::ResultOp(_)) =
            (of.index, &self.pattern.symbols[of.symbol].binding)
        {
            self.symbol(of);
            let local = self.locals.get(of.symbol);
            return quote! { #local.op().location(rewriter) };
        }
        match self.symbol(of) {
            (Kind::Value, value) => quote! { #value.location(rewriter) },
            (kind, values) => {
                let values = kind.handle(values);
                quote! { declarative::location_of_first(rewriter, #values) }
            }
        }
    }
}
