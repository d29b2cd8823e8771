//! Native functions of PDLL: those with a body become functions, the others are the user's.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ods::model::Operator;
use crate::patterns::emit::functions::{Expression, Functions};
use crate::patterns::emit::locals::Locals;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::term::{NativeBody, NativeFunction, NativeType, Term};
use crate::patterns::model::{Pattern, Requirement, ResultNode};
use crate::rust::extern_paths::ExternPaths;
use crate::rust::types::{RustType, shortened};
use crate::rust::{namer, snippet};

impl<'r> Functions<'_, 'r> {
    /// The path of a function.
    pub(super) fn native_function(&mut self, function: &NativeFunction<'r>) -> TokenStream {
        let NativeBody::Rust(text) = function.body else {
            let name = namer::ident(&namer::snake_case(function.name));
            return quote! { #name };
        };
        let signature = signature(function, self.extern_paths);
        // The checks have parsed it before.
        let statements = snippet::parse_body(text).unwrap_or_default();
        let origin = self.codegen.origin(function.span);
        let doc = format!(" `{}`, from `{origin}`.", function.name);
        let name = namer::snake_case(function.name);
        self.function(&name, doc, &signature, &quote! { #(#statements)* })
    }
}

/// Emits the parameters and the return type: `<'c>(value: ValueView<'_, 'c>) -> bool`.
fn signature(function: &NativeFunction<'_>, paths: &ExternPaths) -> TokenStream {
    let types = function.parameters.iter().map(|(_, ty)| match kind(ty) {
        Ok(kind) if function.is_constraint => kind.view_type(),
        Ok(kind) => kind.handle_type(),
        Err(operator) => op_type(operator, paths),
    });
    let names = function.parameters.iter().map(|(name, _)| {
        let (ident, is_snake) = (namer::ident(name), namer::snake_case(name) == *name);
        let allowed = (!is_snake).then(|| quote! { #[allow(non_snake_case)] });
        quote! { #allowed #ident }
    });
    let given = match (function.is_constraint, function.takes_ir()) {
        (false, _) => quote! { rewriter: &mut ::rtblgen_runtime::rewrite::PatternRewriter<'_, 'c>, },
        (true, true) => quote! { ir: &::rtblgen_runtime::Ir<'c>, },
        (true, false) => quote! {},
    };
    let results = function.results.iter().map(|result| match kind(result) {
        Ok(kind) => kind.field_type(),
        Err(operator) => op_type(operator, paths),
    });
    let results: Vec<_> = results.collect();
    let returns = match (function.is_constraint, results.as_slice()) {
        (true, []) => quote! { -> bool },
        (true, [one]) => quote! { -> Option<#one> },
        (true, several) => quote! { -> Option<(#(#several),*)> },
        (false, []) => quote! {},
        (false, [one]) => quote! { -> #one },
        (false, several) => quote! { -> (#(#several),*) },
    };
    quote! { <'c>(#given #(#names: #types),*) #returns }
}

/// The kind of a parameter or a result; the op of one of a known kind.
fn kind<'a, 'r>(ty: &'a NativeType<'r>) -> Result<Kind, &'a Operator<'r>> {
    Ok(match ty {
        NativeType::Attribute => Kind::Attribute,
        NativeType::Op => Kind::Op,
        NativeType::OpOf(operator) => return Err(operator),
        NativeType::Type => Kind::Type,
        NativeType::Types => Kind::Types,
        NativeType::Value => Kind::Value,
        NativeType::Values => Kind::Values,
    })
}

/// The Rust type of the ops of a kind.
fn op_type(operator: &Operator<'_>, paths: &ExternPaths) -> RustType {
    RustType::plain(paths.op(operator.record, operator.dialect_name, &operator.class_name))
}

/// The arguments of a call: ops of a known kind with their types.
pub(super) fn typed_arguments<'r>(
    function: &NativeFunction<'r>,
    terms: &[Term<'r>],
    arguments: Vec<Expression>,
    locals: &Locals,
) -> Vec<(bool, Expression)> {
    let parameters = function.parameters.iter().map(|(_, ty)| ty);
    let typed = parameters.zip(terms).zip(arguments).map(|((ty, term), argument)| match (ty, term) {
        (NativeType::OpOf(_), Term::Op(symbol)) => {
            let local = locals.get(*symbol);
            (true, (argument.0, quote! { #local }))
        }
        _ => (false, argument),
    });
    typed.collect()
}

/// Documentation of the functions that the user writes, line by line: signatures, and the C++ that they replace.
pub(super) fn hooks(patterns: &[Pattern<'_>], paths: &ExternPaths) -> Vec<String> {
    let mut seen = std::collections::BTreeSet::new();
    let mut lines = Vec::new();
    for function in patterns.iter().flat_map(functions) {
        let NativeBody::Hook(text) = function.body else { continue };
        if !seen.insert(function.name) {
            continue;
        }
        let name = namer::ident(&namer::snake_case(function.name));
        let signature = shortened(&signature(function, paths));
        lines.push(format!(" fn {name}{signature}"));
        lines.extend(
            text.into_iter()
                .flat_map(str::lines)
                .filter(|line| !line.trim().is_empty())
                .map(|line| format!(" // {}", line.trim())),
        );
    }
    if lines.is_empty() {
        return lines;
    }
    let head = ["", " The module around this file has these functions:", "", " ```text"];
    head.into_iter().map(str::to_owned).chain(lines).chain([" ```".to_owned()]).collect()
}

fn functions<'a, 'r>(pattern: &'a Pattern<'r>) -> impl Iterator<Item = &'a NativeFunction<'r>> {
    let in_source = pattern.requirements.iter().filter_map(|requirement| match requirement {
        Requirement::Native { function, .. } => Some(&**function),
        _ => None,
    });
    let in_result = pattern.supplemental.iter().filter_map(|node| match node {
        ResultNode::Call(call) => Some(&*call.function),
        _ => None,
    });
    in_source.chain(in_result)
}
