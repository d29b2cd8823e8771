//! Emits functions that match sub-DAGs of several patterns, and their calls.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ods::model::Arity;
use crate::patterns::emit::locals::Locals;
use crate::patterns::emit::matcher::Matcher;
use crate::patterns::emit::names::Names;
use crate::patterns::emit::shared;
use crate::patterns::emit::shared::Part;
use crate::patterns::model::SourceOp;
use crate::patterns::model::kind::Kind;
use crate::rust::types::RustType;

impl<'a, 'p, 'r> Matcher<'a, 'p, 'r> {
    /// Calls the function that matches a sub-DAG for several patterns.
    pub(super) fn call_shared(&mut self, op: &SourceOp<'r>, read: &TokenStream, count: usize) -> TokenStream {
        let function = self.shared_function(op, count);
        let (parts, ops) = shared::parts(op);
        let variables: Vec<Option<Ident>> = parts.iter().map(|part| self.bind_part(part)).collect();
        if self.keeps_ops || self.sharing > 0 {
            self.matched.extend(ops.iter().filter_map(|place| variables[*place].clone()));
        }
        self.bound.extend(variables.iter().flatten().cloned());
        let is_bound = variables.iter().any(Option::is_some);
        let variables: Vec<_> = variables
            .iter()
            .map(|variable| variable.as_ref().map_or_else(|| quote! { _ }, |variable| quote! { #variable }))
            .collect();
        match variables.as_slice() {
            _ if !is_bound => quote! { #function(ir, #read)?; },
            [one] => quote! { let #one = #function(ir, #read)?; },
            several => quote! { let (#(#several),*) = #function(ir, #read)?; },
        }
    }

    /// The variable for something that a shared function returns, if it is used.
    fn bind_part(&mut self, part: &Part<'_, 'r>) -> Option<Ident> {
        match part {
            Part::Op(op) => {
                let is_kept = self.sharing > 0
                    || self.keeps_ops
                    || op.binding.is_some_and(|symbol| self.is_used(symbol));
                is_kept.then(|| self.declare_op(op))
            }
            Part::Value(binding) => self.is_used(binding.symbol).then(|| self.operand_variable(*binding)),
            Part::Other(symbol) => {
                let name = self.pattern.symbols[*symbol].name;
                self.is_used(*symbol).then(|| self.locals.declare(*symbol, name, self.names))
            }
        }
    }

    fn shared_function(&mut self, op: &SourceOp<'r>, count: usize) -> TokenStream {
        let (mut names, mut locals) = (Names::new(), Locals::default());
        names.fresh("value");
        let mut matcher = Matcher {
            pattern: self.pattern,
            names: &mut names,
            locals: &mut locals,
            functions: &mut *self.functions,
            bound: Vec::new(),
            keeps_ops: true,
            matched: Vec::new(),
            equalities: Vec::new(),
            sharing: count,
            around: Vec::new(),
        };
        let tree = matcher.nested(op, quote! { value }, Arity::One);
        let found = matcher.bound;
        let returns: Vec<_> = shared::parts(op).0.iter().map(|part| self.part_type(part)).collect();
        let found = match found.as_slice() {
            [one] => quote! { Some(#one) },
            several => quote! { Some((#(#several),*)) },
        };
        self.functions.matcher(op, returns, &quote! { #tree #found })
    }

    fn part_type(&self, part: &Part<'_, 'r>) -> RustType {
        let symbol = match part {
            Part::Op(op) => {
                let ty = self.functions.extern_paths.op(
                    op.operator.record,
                    op.operator.dialect_name,
                    &op.operator.class_name,
                );
                return RustType::plain(quote! { #ty });
            }
            Part::Value(binding) => binding.symbol,
            Part::Other(symbol) => *symbol,
        };
        Kind::of_binding(&self.pattern.symbols[symbol].binding).field_type()
    }
}
