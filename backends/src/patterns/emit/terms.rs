//! Emits terms as Rust expressions.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::ods::model::{Arity, Operator};
use crate::patterns::emit::access;
use crate::patterns::emit::functions::{Expression, Functions};
use crate::patterns::emit::locals::Locals;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::symbols::{Binding, SymbolId, SymbolTable};
use crate::patterns::model::term::Term;

impl<'r> Functions<'_, 'r> {
    /// A term in a function that has the IR in `ir`.
    pub(super) fn term(
        &mut self,
        term: &Term<'r>,
        symbols: &SymbolTable<'r>,
        locals: &Locals,
        ir: &TokenStream,
    ) -> Expression {
        let local = |symbol: SymbolId| locals.get(symbol);
        match term {
            Term::Symbol(symbol) => {
                let local = local(*symbol);
                (Kind::of_binding(&symbols[*symbol].binding), quote! { #local })
            }
            Term::Op(symbol) => (Kind::Op, op(*symbol, symbols, locals)),
            Term::Result { op, index } => match operator(*op, symbols) {
                Some(operator) => listed(access::one_result(operator, *index, &local(*op), ir)),
                None => {
                    let (op, index) = (local(*op), Literal::usize_unsuffixed(*index));
                    (Kind::Value, quote! { #op.result(#ir, #index) })
                }
            },
            Term::Results(of) => {
                let op = op(*of, symbols, locals);
                (Kind::Values, quote! { #op.results(#ir).collect::<Vec<_>>() })
            }
            Term::Operands(of) => {
                let op = op(*of, symbols, locals);
                (Kind::Values, quote! { #op.operands(#ir).collect::<Vec<_>>() })
            }
            Term::OperandGroup { op, index } => match operator(*op, symbols) {
                Some(operator) => {
                    let read = access::operand(operator, *index, &local(*op), ir);
                    (Kind::Values, as_list(operator.operands[*index].arity, &read))
                }
                None => (Kind::Values, TokenStream::new()),
            },
            Term::Discardable { op: of, name } => {
                let op = op(*of, symbols, locals);
                (Kind::OptionalAttribute, quote! { #op.discardable(#ir, #name) })
            }
            Term::TypeOf(of) => type_of(self.term(of, symbols, locals, ir), ir),
            Term::Attribute(text) => {
                let literal = self.attribute_literal(text);
                (Kind::Attribute, quote! { #literal(#ir.context()) })
            }
            Term::Type(text) => {
                let literal = self.type_literal(text);
                (Kind::Type, quote! { #literal(#ir.context()) })
            }
            Term::Values(parts) => {
                let parts = parts.iter().map(|part| self.term(part, symbols, locals, ir)).collect();
                (Kind::Values, values(parts))
            }
            Term::Types(parts) => {
                let parts = parts.iter().map(|part| self.term(part, symbols, locals, ir)).collect();
                (Kind::Types, types(parts))
            }
        }
    }
}

/// The op that a name is bound to, without its type.
fn op(symbol: SymbolId, symbols: &SymbolTable<'_>, locals: &Locals) -> TokenStream {
    let local = locals.get(symbol);
    match &symbols[symbol].binding {
        Binding::SourceOp(_) | Binding::ResultOp(_) => quote! { #local.op() },
        _ => quote! { #local },
    }
}

fn operator<'a, 'r>(symbol: SymbolId, symbols: &'a SymbolTable<'r>) -> Option<&'a Operator<'r>> {
    match &symbols[symbol].binding {
        Binding::SourceOp(operator) | Binding::ResultOp(operator) => Some(operator),
        _ => None,
    }
}

/// One value, or a list: a value that may be absent is a list of at most one.
fn listed((kind, value): Expression) -> Expression {
    match kind {
        Kind::OptionalValue => (Kind::Values, quote! { #value.into_iter().collect::<Vec<_>>() }),
        _ => (kind, value),
    }
}

fn as_list(arity: Arity, read: &TokenStream) -> TokenStream {
    match arity {
        Arity::One => quote! { vec![#read] },
        Arity::Optional => quote! { #read.into_iter().collect::<Vec<_>>() },
        Arity::Variadic => quote! { #read.collect::<Vec<_>>() },
    }
}

fn type_of((kind, value): Expression, ir: &TokenStream) -> Expression {
    match kind {
        Kind::Values => (Kind::Types, quote! { declarative::types_of(#ir, &#value) }),
        Kind::Attribute | Kind::AttributeOf(_) => (Kind::Type, quote! { #value.ty()? }),
        _ => (Kind::Type, quote! { #value.ty(#ir) }),
    }
}

fn values(parts: Vec<Expression>) -> TokenStream {
    let is_single = |(kind, _): &Expression| *kind == Kind::Value;
    match parts.as_slice() {
        [] => quote! { Vec::new() },
        [(Kind::Values, all)] => all.clone(),
        all if all.iter().all(is_single) => {
            let values = all.iter().map(|(_, value)| value);
            quote! { [#(#values),*] }
        }
        _ => {
            let parts = parts.into_iter().rev().map(|(kind, value)| kind.handle(value));
            let pairs = parts.reduce(|rest, part| quote! { (#part, #rest) });
            quote! { declarative::values(#pairs) }
        }
    }
}

fn types(parts: Vec<Expression>) -> TokenStream {
    match parts.as_slice() {
        [] => quote! { Vec::new() },
        [(Kind::Types, all)] => all.clone(),
        all if all.iter().all(|(kind, _)| *kind == Kind::Type) => {
            let types = all.iter().map(|(_, ty)| ty);
            quote! { [#(#types),*] }
        }
        _ => {
            let parts = parts.into_iter().map(|(kind, value)| match kind {
                Kind::Types => quote! { #value.as_slice() },
                _ => quote! { [#value].as_slice() },
            });
            quote! { [#(#parts),*].concat() }
        }
    }
}
