//! Emits Rust for checked patterns: per pattern a unit struct, the struct of the match's bindings, and an
//! implementation of the runtime's `DeclarativePattern`; for the file, the functions of its snippets and
//! `populate`.
//!
//! Input: models. Output: items, one [`TokenStream`] each. No input of a user can make this fail.

mod access;
mod conditions;
mod functions;
mod kind;
mod literals;
mod locals;
mod matcher;
mod names;
mod native_function;
mod rewriter;
mod rust;
mod shared;
mod terms;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

use crate::ods::emit::context::CodegenContext;
use crate::patterns::emit::functions::{Functions, used_or_not};
use crate::patterns::emit::locals::Locals;
use crate::patterns::emit::matcher::Matcher;
use crate::patterns::emit::names::Names;
use crate::patterns::emit::rewriter::{Rewrite, Rewriter};
use crate::patterns::emit::rust::{mentions, with_declarative};
use crate::patterns::emit::shared::SharedParts;
use crate::patterns::model::Pattern;
use crate::patterns::model::hooks::HookFunctions;
use crate::patterns::model::kind::Kind;
use crate::patterns::model::symbols::{Binding, SymbolId};
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;
use crate::rust::types::{RustType, context_generics};

/// The items of a file of patterns. The functions of snippets go into the support module.
pub(super) fn file<'p, 'r>(
    patterns: &'p [Pattern<'r>],
    codegen: &'p mut CodegenContext<'r>,
    extern_paths: &'p ExternPaths,
    fuse: bool,
    hooks: &'p HookFunctions,
) -> Vec<TokenStream> {
    let mut functions = Functions { codegen, extern_paths, shared: SharedParts::of(patterns), hooks };
    let mut items: Vec<_> =
        patterns.iter().flat_map(|pattern| emit_pattern(pattern, &mut functions, fuse)).collect();
    items.push(populate(patterns, extern_paths));
    items
}

/// The state that the emitted parts of one pattern share.
struct Parts<'a, 'r> {
    pattern: &'a Pattern<'r>,
    extern_paths: &'a ExternPaths,
    name: Ident,
    match_name: Ident,
    locals: Locals,
    rewrite: Rewrite,
    /// The statements of `matches`, and the variables of the matched ops.
    matches: TokenStream,
    matched: Vec<Ident>,
}

impl<'a, 'r> Parts<'a, 'r> {
    fn new(pattern: &'a Pattern<'r>, functions: &mut Functions<'a, 'r>) -> Self {
        let (mut names, mut locals) = (Names::new(), Locals::default());
        for (symbol, bound) in pattern.symbols.iter().take(pattern.source_symbols) {
            if pattern.source.binding == Some(symbol) {
                locals.set(symbol, access::root());
            } else {
                locals.declare(symbol, bound.name, &mut names);
            }
        }
        // The two functions share the variables of the source. Each also has others.
        let mut names_of_rewrite = names.clone();
        let rewrite = Rewriter::new(pattern, &mut names_of_rewrite, &mut locals, functions).emit();
        let keeps_ops = rewrite.uses_location;
        let (matches, matched) = Matcher::new(pattern, &mut names, &mut locals, functions, keeps_ops).emit();
        let class = namer::type_name(&pattern.name);
        let (name, match_name) =
            (namer::ident(&class), namer::ident(&namer::derived_name("", &class, "Match")));
        let extern_paths = functions.extern_paths;
        Self { pattern, extern_paths, name, match_name, locals, rewrite, matches, matched }
    }

    /// The fields of the match: names and types.
    fn fields(&self) -> Vec<(Ident, RustType)> {
        let captures =
            self.rewrite.captures.iter().map(|symbol| (self.locals.get(*symbol), self.field_type(*symbol)));
        let count = Literal::usize_unsuffixed(self.matched.len());
        let matched = self
            .keeps_matched()
            .then(|| (format_ident!("matched"), RustType::plain(quote! { [::rtblgen_runtime::Op; #count] })));
        captures.chain(matched).collect()
    }

    /// The location of the root alone needs no field.
    fn keeps_matched(&self) -> bool {
        self.rewrite.uses_location && self.matched.len() > 1
    }

    fn field_type(&self, symbol: SymbolId) -> RustType {
        match &self.pattern.symbols[symbol].binding {
            Binding::SourceOp(operator) | Binding::ResultOp(operator) => {
                let path = self.extern_paths.op(operator.record, operator.dialect_name, &operator.class_name);
                RustType::plain(path.to_token_stream())
            }
            binding => Kind::of_binding(binding).field_type(),
        }
    }

    fn match_struct(&self) -> TokenStream {
        let fields = self.fields();
        if fields.is_empty() {
            return TokenStream::new();
        }
        let (match_name, generics) = (&self.match_name, match_generics(&fields));
        let allowed =
            fields.iter().any(|(name, _)| !self.is_read(name)).then(|| quote! { #[allow(dead_code)] });
        let fields = fields.iter().map(|(name, ty)| quote! { #name: #ty });
        let doc = format!(" What [`{}`] binds.", self.name);
        quote! {
            #[doc = #doc]
            #[doc(hidden)]
            #allowed
            pub struct #match_name #generics { #(#fields),* }
        }
    }

    /// Whether the rewrite reads a field: a native call may leave arguments unused.
    fn is_read(&self, field: &Ident) -> bool {
        field == "matched" || mentions(&self.rewrite.body, field)
    }

    fn match_type(&self) -> TokenStream {
        let fields = self.fields();
        let (name, generics) = (&self.match_name, match_generics(&fields));
        if fields.is_empty() {
            quote! { () }
        } else {
            quote! { #name #generics }
        }
    }

    /// `Some(FooMatch { x, matched: [...] })`
    fn found(&self) -> TokenStream {
        let name = &self.match_name;
        let captures = self.rewrite.captures.iter().map(|symbol| {
            let local = self.locals.get(*symbol);
            quote! { #local }
        });
        let matched = &self.matched;
        let matched = self.keeps_matched().then(|| quote! { matched: [#(#matched.op()),*] });
        match self.fields().is_empty() {
            true => quote! { Some(()) },
            false => {
                let fields = captures.chain(matched);
                quote! { Some(#name { #(#fields),* }) }
            }
        }
    }

    /// The body of `rewrite`, after the match is taken apart.
    fn rewrite(&self) -> TokenStream {
        let (name, body) = (&self.match_name, &self.rewrite.body);
        let fields: Vec<_> = self.fields().into_iter().map(|(field, _)| field).collect();
        let location = self.rewrite.uses_location.then(|| match self.keeps_matched() {
            true => quote! { let location = declarative::fused_location(rewriter, &matched); },
            false => quote! { let location = root.op().location(rewriter); },
        });
        let used: Vec<_> = fields.iter().filter(|field| self.is_read(field)).collect();
        let dots = (used.len() < fields.len()).then(|| quote! { .. });
        let open = (!fields.is_empty()).then(|| quote! { let #name { #(#used,)* #dots } = bound; });
        with_imports(quote! { #open #location #body })
    }

    /// `conditions` are those that are declared, if any are.
    fn implementation(&self, conditions: &[TokenStream]) -> TokenStream {
        let (name, match_type) = (&self.name, self.match_type());
        let operator = &self.pattern.source.operator;
        let root = self.extern_paths.op(operator.record, operator.dialect_name, &operator.class_name);
        let (text, benefit) = (&self.pattern.name, self.pattern.benefit);
        let generated = generated_ops(self.pattern);
        let (matches, found, rewrite) = (&self.matches, self.found(), self.rewrite());
        let ir = used_or_not(format_ident!("ir"), matches);
        let bound = if self.fields().is_empty() {
            quote! { () }
        } else {
            quote! { bound }
        };
        let matches = with_imports(quote! { #matches #found });
        let read = used_or_not(access::root(), &matches);
        let [rewriter, written] =
            [format_ident!("rewriter"), access::root()].map(|name| used_or_not(name, &rewrite));
        let benefit = Literal::u16_unsuffixed(benefit);
        let conditions = (!conditions.is_empty()).then(|| {
            quote! {
                const CONDITIONS: &'static [::rtblgen_runtime::rewrite::Condition] = &[#(#conditions),*];
            }
        });
        quote! {
            impl<'c> ::rtblgen_runtime::rewrite::DeclarativePattern<'c> for #name {
                type Root = #root;
                type Match = #match_type;
                const NAME: &'static str = #text;
                const BENEFIT: u16 = #benefit;
                const GENERATED_OPS: &'static [&'static str] = &[#(#generated),*];
                #conditions

                fn matches(&self, #ir: &::rtblgen_runtime::Ir<'c>, #read: #root) -> Option<Self::Match> { #matches }

                fn rewrite(&self, #rewriter: &mut ::rtblgen_runtime::rewrite::PatternRewriter<'_, 'c>, #written: #root, #bound: Self::Match) {
                    #rewrite
                }
            }
        }
    }
}

fn match_generics(fields: &[(Ident, RustType)]) -> TokenStream {
    context_generics(fields.iter().map(|(_, ty)| ty))
}

/// A body that calls `op()` on typed ops needs the trait that has it.
fn with_imports(body: TokenStream) -> TokenStream {
    let typed_op =
        mentions(&body, &format_ident!("op")).then(|| quote! { use ::rtblgen_runtime::TypedOp as _; });
    let body = with_declarative(&body);
    quote! { #typed_op #body }
}

fn emit_pattern<'a, 'r>(
    pattern: &'a Pattern<'r>,
    functions: &mut Functions<'a, 'r>,
    fuse: bool,
) -> [TokenStream; 3] {
    let conditions = if fuse { conditions::of(pattern, functions) } else { Vec::new() };
    let parts = Parts::new(pattern, functions);
    let name = &parts.name;
    let origin = functions.codegen.origin(pattern.span);
    let doc = format!(" Rewrites `{}`. From `{origin}`.", pattern.source.operator.qualified_name);
    let definition = quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, Default)]
        pub struct #name;
    };
    [definition, parts.match_struct(), parts.implementation(&conditions)]
}

/// The names of the ops that the results create, sorted, each once.
fn generated_ops(pattern: &Pattern<'_>) -> Vec<String> {
    let mut names = std::collections::BTreeSet::new();
    let top_level = pattern.results.iter().map(|result| &result.node);
    for node in top_level.chain(&pattern.supplemental) {
        node.for_each_op(&mut |op| {
            names.insert(op.operator.qualified_name.clone());
        });
    }
    names.into_iter().collect()
}

/// The function that adds all patterns to a set.
fn populate(patterns: &[Pattern<'_>], paths: &ExternPaths) -> TokenStream {
    let names = patterns.iter().map(|pattern| namer::ident(&namer::type_name(&pattern.name)));
    let patterns_name = if patterns.is_empty() {
        quote! { _patterns }
    } else {
        quote! { patterns }
    };
    let hooks = native_function::hooks(patterns, paths);
    quote! {
        #[doc = " Adds all patterns of this file."]
        #(#[doc = #hooks])*
        pub fn populate<'c>(#patterns_name: &mut ::rtblgen_runtime::rewrite::RewritePatternSet<'c>) {
            #(patterns.add(#names);)*
        }
    }
}
