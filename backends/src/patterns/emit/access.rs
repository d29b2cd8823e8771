//! Emits the code that reads operands, results, attributes and properties of ops.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use crate::ods::code::method_names::accessor;
use crate::ods::model::{Arity, AttributePresence, NamedValue, Operator};
use crate::patterns::emit::locals::Locals;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::symbols::{Binding, SymbolTable, SymbolUse};
use crate::rust::namer;

/// The parameter that holds the root of the match.
pub(super) fn root() -> Ident {
    Ident::new("root", Span::call_site())
}

/// The mnemonic of an op, a good name for a variable.
pub(super) fn mnemonic<'a>(operator: &'a Operator<'_>) -> &'a str {
    operator.qualified_name.rsplit('.').next().unwrap_or_default()
}

/// The operand, or the group of operands, of an op in a variable.
pub(super) fn operand(operator: &Operator<'_>, index: usize, local: &Ident, ir: &TokenStream) -> TokenStream {
    read(&operator.operands, ["operand", "operand_segment", "operand_group"], index, local, ir)
}

/// The result, or the group of results, of an op in a variable.
fn result(operator: &Operator<'_>, index: usize, local: &Ident, ir: &TokenStream) -> TokenStream {
    read(&operator.results, ["result", "result_segment", "result_group"], index, local, ir)
}

/// Reads an operand or a result by number: some have no name, and accessors return typed values.
fn read(
    values: &[NamedValue<'_>],
    methods: [&str; 3],
    index: usize,
    local: &Ident,
    ir: &TokenStream,
) -> TokenStream {
    let [one, segment, group] = methods.map(namer::ident);
    let before_are_single = values[..index].iter().all(|value| value.arity == Arity::One);
    let arity = values[index].arity;
    let index = Literal::usize_unsuffixed(index);
    match arity {
        Arity::One if before_are_single => quote! { #local.op().#one(#ir, #index) },
        Arity::One => quote! { #local.op().#one(#ir, #local.op().#segment(#ir, #index).start) },
        Arity::Optional => quote! { #local.op().#group(#ir, #index).next() },
        Arity::Variadic => quote! { #local.op().#group(#ir, #index) },
    }
}

/// The attribute of an op in a variable, as an `Option`; the default value where one is defined.
pub(super) fn attribute(operator: &Operator<'_>, index: usize, local: &Ident) -> TokenStream {
    let slot = Literal::usize_unsuffixed(index);
    match operator.attributes[index].presence {
        AttributePresence::Required | AttributePresence::Optional => {
            quote! { #local.op().inherent(ir, #slot) }
        }
        AttributePresence::Default | AttributePresence::DefaultOptional => {
            quote! { declarative::attribute_or_default(ir, #local.op(), #slot) }
        }
    }
}

/// The value of a property of an op in a variable.
pub(super) fn property(operator: &Operator<'_>, index: usize, local: &Ident) -> TokenStream {
    let accessor = accessor(operator.properties[index].name);
    quote! { #local.#accessor(ir) }
}

/// The expression of a name, in a function that has the IR in `ir`.
pub(super) fn symbol(
    symbols: &SymbolTable<'_>,
    of: SymbolUse,
    locals: &Locals,
    ir: &TokenStream,
) -> (Kind, TokenStream) {
    let variables = locals.all(of.symbol);
    let local = &variables[0];
    match &symbols[of.symbol].binding {
        Binding::SourceOp(operator) | Binding::ResultOp(operator) => op_symbol(operator, of.index, local, ir),
        Binding::NativeValues(_) => match (of.index, variables) {
            (Some(index), several) => {
                let value = &several[index];
                (Kind::Value, quote! { #value })
            }
            (None, [one]) => (Kind::Value, quote! { #one }),
            (None, several) => (Kind::Values, quote! { [#(#several),*] }),
        },
        binding => match (Kind::of_binding(binding), of.index) {
            (Kind::Values, Some(index)) => {
                let index = Literal::usize_unsuffixed(index);
                (Kind::Value, quote! { #local[#index] })
            }
            (kind, _) => (kind, quote! { #local }),
        },
    }
}

/// A name on an op stands for its results, or for one of them; for the op itself if it has none.
fn op_symbol(
    operator: &Operator<'_>,
    index: Option<usize>,
    local: &Ident,
    ir: &TokenStream,
) -> (Kind, TokenStream) {
    match (index, operator.results.len()) {
        (None, 0) => (Kind::Op, quote! { #local.op() }),
        (None, 1) => one_result(operator, 0, local, ir),
        (None, _) => (Kind::Values, quote! { #local.op().results(#ir).collect::<Vec<_>>() }),
        (Some(index), _) => one_result(operator, index, local, ir),
    }
}

pub(super) fn one_result(
    operator: &Operator<'_>,
    index: usize,
    local: &Ident,
    ir: &TokenStream,
) -> (Kind, TokenStream) {
    let read = result(operator, index, local, ir);
    match operator.results[index].arity {
        Arity::One => (Kind::Value, read),
        Arity::Optional => (Kind::OptionalValue, read),
        _ => (Kind::Values, quote! { #read.collect::<Vec<_>>() }),
    }
}
