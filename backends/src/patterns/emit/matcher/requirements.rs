//! Emits the tests of the additional constraints of a pattern.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::patterns::emit::access;
use crate::patterns::emit::matcher::Matcher;
use crate::patterns::emit::native_function::typed_arguments;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::symbols::{SymbolId, SymbolUse};
use crate::patterns::model::term::{NativeFunction, Term};
use crate::patterns::model::{Count, EntityConstraint, Requirement};

impl<'a, 'p, 'r> Matcher<'a, 'p, 'r> {
    pub(super) fn requirement(&mut self, requirement: &Requirement<'r>) -> TokenStream {
        match requirement {
            Requirement::Entity(constraint) => self.entity_constraint(constraint),
            Requirement::Bind { symbol, term } => self.bind_term(*symbol, term),
            Requirement::Equal { left, right, what } => {
                let ((_, left), (_, right)) = (self.term(left), self.term(right));
                quote! { if #left != #right { return declarative::mismatch(#what); } }
            }
            Requirement::Count { left, right, what } => {
                let differs = match (left.lists.as_slice(), right.is_zero()) {
                    ([list], true) if left.fixed == 0 => {
                        let (_, list) = self.term(list);
                        quote! { !#list.is_empty() }
                    }
                    _ => {
                        let (left, right) = (self.count(left), self.count(right));
                        quote! { #left != #right }
                    }
                };
                quote! { if #differs { return declarative::mismatch(#what); } }
            }
            Requirement::Attribute { constraint, of, is_negated } => {
                let (_, value) = self.term(of);
                let check = self.functions.attribute_constraint(*constraint);
                let what = format!("attribute for `{}`", constraint.name());
                required(
                    &quote! { declarative::require_attribute(#check, #value, #what) },
                    *is_negated,
                    constraint.name(),
                )
            }
            Requirement::Type { constraint, of, is_negated } => {
                let (_, ty) = self.term(of);
                let check = self.functions.type_constraint(*constraint);
                let what = format!("type for `{}`", constraint.name());
                required(
                    &quote! { declarative::require_that_type(#check, #ty, #what) },
                    *is_negated,
                    constraint.name(),
                )
            }
            Requirement::Unused { op, besides } => {
                let op = self.locals.get(*op);
                let besides = besides.iter().map(|symbol| self.locals.get(*symbol));
                quote! { declarative::used_only_by(ir, #op.op(), &[#(#besides.op()),*])?; }
            }
            Requirement::Native { function, arguments, results, is_negated } => {
                self.native_constraint(function, arguments, results, *is_negated)
            }
        }
    }

    /// `1 + values.len()`
    pub(super) fn count(&mut self, count: &Count<'r>) -> TokenStream {
        let fixed = Literal::usize_unsuffixed(count.fixed);
        let fixed = (count.fixed > 0 || count.lists.is_empty()).then(|| quote! { #fixed });
        let lists = count.lists.iter().map(|list| match list {
            Term::Results(op) => {
                let op = self.locals.get(*op);
                quote! { #op.op().results(ir).len() }
            }
            other => {
                let list = self.functions.term(other, &self.pattern.symbols, self.locals, &quote! { ir }).1;
                quote! { #list.len() }
            }
        });
        let parts: Vec<_> = fixed.into_iter().chain(lists).collect();
        quote! { #(#parts)+* }
    }

    fn bind_term(&mut self, symbol: SymbolId, term: &Term<'r>) -> TokenStream {
        let (kind, value) = match (self.is_used(symbol), term) {
            // It must be present, and nothing uses it.
            (false, Term::Discardable { .. }) => {
                let (_, value) = self.term(term);
                return quote! { #value?; };
            }
            (false, _) => return TokenStream::new(),
            (true, _) => self.term(term),
        };
        let local = self.locals.declare(symbol, self.pattern.symbols[symbol].name, self.names);
        match kind {
            Kind::OptionalAttribute => quote! { let #local = #value?; },
            _ => quote! { let #local = #value; },
        }
    }

    fn native_constraint(
        &mut self,
        function: &NativeFunction<'r>,
        arguments: &[Term<'r>],
        results: &[SymbolId],
        is_negated: bool,
    ) -> TokenStream {
        let path = self.functions.native_function(function);
        let values: Vec<_> = arguments.iter().map(|argument| self.term(argument)).collect();
        let values = typed_arguments(function, arguments, values, self.locals);
        let values = values
            .into_iter()
            .map(|(is_typed, (kind, value))| if is_typed { value } else { kind.view(value) });
        let values: Vec<_> = function.takes_ir().then(|| quote! { ir }).into_iter().chain(values).collect();
        let call = quote! { #path(#(#values),*) };
        let name = function.name;
        if results.is_empty() {
            let reason =
                format!("constraint `{name}` {}", if is_negated { "holds" } else { "does not hold" });
            let test = if is_negated {
                call
            } else {
                quote! { !#call }
            };
            return quote! { if #test { return declarative::mismatch(#reason); } };
        }
        let variables = results.iter().map(|symbol| match self.pattern.symbols[*symbol].used {
            true => {
                let local = self.locals.declare(*symbol, self.pattern.symbols[*symbol].name, self.names);
                quote! { #local }
            }
            false => quote! { _ },
        });
        let variables: Vec<_> = variables.collect();
        match variables.as_slice() {
            [one] => quote! { let #one = #call?; },
            several => quote! { let (#(#several),*) = #call?; },
        }
    }

    /// An additional constraint, on the names it mentions.
    fn entity_constraint(&mut self, constraint: &EntityConstraint<'r>) -> TokenStream {
        let names: Vec<_> =
            constraint.entities.iter().map(|of| self.pattern.symbols[of.symbol].name).collect();
        let names = names.join(", ");
        if constraint.is_type_constraint {
            return self.entity_type(constraint, &names);
        }
        let subject = constraint.subject.map(|of| self.entity(of));
        let entities = constraint.entities.iter().map(|of| self.entity(*of)).collect();
        let check =
            self.functions.entity_constraint(constraint.constraint, constraint.hooks, subject, entities);
        let summary = constraint.summary;
        let reason = format!("entities '{names}' failed to satisfy constraint: '{summary}'");
        quote! { if !#check { return declarative::mismatch(#reason); } }
    }

    fn entity_type(&mut self, constraint: &EntityConstraint<'r>, names: &str) -> TokenStream {
        let entity = constraint.subject.or(constraint.entities.first().copied());
        let Some((_, value)) = entity.map(|of| self.value_entity(of)) else { return TokenStream::new() };
        self.require_type(constraint.constraint, &value, &format!("value entity '{names}'"))
    }

    /// A name as an argument of a predicate: a view.
    fn entity(&mut self, of: SymbolUse) -> (Kind, TokenStream) {
        let (kind, value) = self.value_entity(of);
        let view = kind.view(value);
        (kind, view)
    }

    fn value_entity(&mut self, of: SymbolUse) -> (Kind, TokenStream) {
        access::symbol(&self.pattern.symbols, of, self.locals, &quote! { ir })
    }
}

/// A test that must be `Some`, or `None` if it is negated.
pub(super) fn required(test: &TokenStream, is_negated: bool, name: &str) -> TokenStream {
    let reason = format!("`{name}` holds");
    match is_negated {
        false => quote! { #test?; },
        true => quote! { if #test.is_some() { return declarative::mismatch(#reason); } },
    }
}
