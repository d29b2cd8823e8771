//! Emits the tests of attributes and properties.

use proc_macro2::TokenStream;
use quote::quote;

use crate::patterns::emit::kind;
use crate::patterns::emit::matcher::Matcher;
use crate::patterns::emit::matcher::subject::Subject;
use crate::patterns::model::kind::{constrained_property_type, value_type};
use crate::patterns::model::symbols::SymbolId;
use crate::patterns::model::{AttributePattern, asks_for_absence};

impl<'a, 'p, 'r> Matcher<'a, 'p, 'r> {
    pub(super) fn attribute(
        &mut self,
        test: &AttributePattern<'r>,
        read: TokenStream,
        is_required: bool,
        subject: &Subject,
    ) -> TokenStream {
        if test.constraint.is_some_and(asks_for_absence) {
            let fail = test.constraint.map(|constraint| subject.fails(constraint));
            let bind = self.bind_attribute(test.binding, quote! { None });
            return quote! { if #read.is_some() { #fail } #bind };
        }
        let must_be_there = is_required || test.is_present || test.constraint.is_some();
        let read = if must_be_there {
            quote! { #read? }
        } else {
            read
        };
        let is_bound = test.binding.is_some_and(|symbol| self.is_used(symbol));
        match (test.constraint, is_bound) {
            (None, true) => self.bind_attribute(test.binding, read),
            // A required attribute must be present, even without a constraint on it.
            (None, false) if must_be_there => quote! { #read; },
            (None, false) => TokenStream::new(),
            (Some(constraint), _) => {
                let bind = self.bind_attribute(test.binding, read.clone());
                let value = match is_bound {
                    true => self.bound.last().map_or_else(|| read.clone(), |local| quote! { #local }),
                    false => read,
                };
                let test = self.require_attribute(constraint, &value, &subject.text);
                quote! { #bind #test }
            }
        }
    }

    pub(super) fn bind_attribute(&mut self, binding: Option<SymbolId>, read: TokenStream) -> TokenStream {
        let Some(symbol) = binding.filter(|symbol| self.is_used(*symbol)) else { return TokenStream::new() };
        let local = self.locals.declare(symbol, self.pattern.symbols[symbol].name, self.names);
        self.bound.push(local.clone());
        quote! { let #local = #read; }
    }

    pub(super) fn property(
        &mut self,
        constraint: Option<rtblgen_records::Record<'r>>,
        own: Option<rtblgen_records::Record<'r>>,
        binding: Option<SymbolId>,
        read: TokenStream,
        subject: &Subject,
    ) -> TokenStream {
        let is_bound = binding.is_some_and(|symbol| self.is_used(symbol));
        let bind = self.bind_attribute(binding, read.clone());
        let Some(constraint) = constraint else { return bind };
        let Some(check) = self.functions.property_constraint(constraint, own) else { return bind };
        let value = match is_bound {
            true => self.bound.last().map_or_else(|| read.clone(), |local| quote! { #local }),
            false => read,
        };
        let fail = subject.fails(constraint);
        let value = match is_bound {
            true => {
                let ty = own.map_or_else(|| constrained_property_type(constraint), value_type);
                kind::cloned(&ty, value)
            }
            false => value,
        };
        quote! { #bind if !#check(#value) { #fail } }
    }
}
