//! Emits passes: from the model to Rust.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::input::written_hooks::WrittenHooks;
use crate::passes::model::{Anchor, OptionKind, Pass, PassOption};
use crate::rust::{docs, namer};

/// The items of a file: per pass its type, its options and `impl Pass`; then the function that registers them. With `written`,
/// the passes whose transformations are not written get stubs.
pub(super) fn items(passes: &[Pass<'_>], group: &str, written: Option<&WrittenHooks>) -> Vec<TokenStream> {
    let mut items = Vec::new();
    for pass in passes {
        items.push(definition(pass));
        if !pass.options.is_empty() {
            items.extend(options(pass));
        }
        items.push(implementation(pass));
        if written.is_some_and(|written| !written.implements("RunPass", &pass.class_name)) {
            items.push(stub(pass));
        }
    }
    items.push(registration(passes, group));
    items
}

fn definition(pass: &Pass<'_>) -> TokenStream {
    let class = namer::ident(&pass.class_name);
    let first = match pass.summary.trim() {
        "" => format!("The pass `{}`", pass.argument),
        summary => format!("The pass `{}`: {summary}", pass.argument),
    };
    let doc = docs::doc(&first, pass.description);
    let sources = pass.record.records().sources();
    let span = pass.record.span();
    let (line, _) = sources.line_column(span.start);
    let origin = format!("From `{}:{line}`.", sources.name(sources.file_of(span)));
    let origin = docs::attributes(&[String::new(), origin]);
    let statistics = pass.statistics.iter().map(|statistic| {
        let (name, shown, description) =
            (namer::ident(&statistic.name), statistic.shown, statistic.description);
        let doc = docs::doc(&format!("The statistic `{shown}`: {description}"), "");
        quote! {
            #doc
            pub const #name: ::rtblgen_runtime::pass::PassStatistic =
                ::rtblgen_runtime::pass::PassStatistic::new(#shown, #description);
        }
    });
    let statistics: Vec<_> = statistics.collect();
    let constants = (!statistics.is_empty()).then(|| quote!(impl #class { #(#statistics)* }));
    quote! {
        #doc
        #origin
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub struct #class;

        #constants
    }
}

/// The options struct, its `Default`, `read`, its conversion to `PassOptions`, and `with_options` of the pass.
fn options(pass: &Pass<'_>) -> [TokenStream; 5] {
    let (name, class) = (namer::ident(&pass.options_name()), namer::ident(&pass.class_name));
    [
        options_struct(pass, &name),
        default_options(pass, &name),
        read_options(pass, &name),
        written_options(pass, &name, &class),
        with_options(&name, &class),
    ]
}

fn options_struct(pass: &Pass<'_>, name: &Ident) -> TokenStream {
    let doc = docs::attributes(&[format!("The options of [`{}`].", pass.class_name)]);
    let fields = pass.options.iter().map(|option| {
        let (field, ty) = (namer::ident(&option.name), field_type(option));
        let doc = docs::doc(&format!("`{}`: {}", option.argument, option.description), "");
        quote!(#doc pub #field: #ty)
    });
    quote! {
        #doc
        #[derive(Clone, Debug, PartialEq)]
        pub struct #name { #(#fields),* }
    }
}

fn default_options(pass: &Pass<'_>, name: &Ident) -> TokenStream {
    let defaults = pass.options.iter().map(|option| {
        let (field, default) = (namer::ident(&option.name), default_value(option));
        quote!(#field: #default)
    });
    quote! {
        impl Default for #name {
            fn default() -> Self { Self { #(#defaults),* } }
        }
    }
}

fn read_options(pass: &Pass<'_>, name: &Ident) -> TokenStream {
    let reads = pass.options.iter().map(|option| {
        let (field, argument) = (namer::ident(&option.name), option.argument);
        match option.is_list {
            true => quote!(#field: options.values(#argument)?),
            false => quote!(#field: options.value(#argument)?),
        }
    });
    quote! {
        impl #name {
            #[doc = " The values that a pipeline gives."]
            #[doc = ""]
            #[doc = " # Errors"]
            #[doc = ""]
            #[doc = " If a text is no value of its option."]
            pub fn read(options: &::rtblgen_runtime::pass::PassOptions) -> Result<Self, String> {
                Ok(Self { #(#reads),* })
            }
        }
    }
}

/// The conversion of the options to a `PassOptions`.
fn written_options(pass: &Pass<'_>, name: &Ident, class: &Ident) -> TokenStream {
    let writes = pass.options.iter().map(|option| {
        let (field, argument) = (namer::ident(&option.name), option.argument);
        match option.is_list {
            true => quote!(.with_list(#argument, options.#field)),
            false => quote!(.with(#argument, options.#field)),
        }
    });
    quote! {
        impl From<#name> for ::rtblgen_runtime::pass::PassOptions {
            fn from(options: #name) -> Self {
                Self::of(::rtblgen_runtime::pass::Pass::options(&#class))#(#writes)*
            }
        }
    }
}

fn with_options(name: &Ident, class: &Ident) -> TokenStream {
    quote! {
        impl #class {
            #[doc = " The pass with these options, to be added to a manager."]
            #[doc = ""]
            #[doc = " # Panics"]
            #[doc = ""]
            #[doc = " If an option does not take its value."]
            pub fn with_options(self, options: #name) -> ::rtblgen_runtime::pass::PassInstance {
                ::rtblgen_runtime::pass::PassInstance::new(self, options)
            }
        }
    }
}

fn field_type(option: &PassOption<'_>) -> TokenStream {
    let ty = &option.ty;
    if option.is_list { quote!(Vec<#ty>) } else { quote!(#ty) }
}

fn default_value(option: &PassOption<'_>) -> TokenStream {
    if option.is_list {
        return quote!(Vec::new());
    }
    let ty = &option.ty;
    match &option.kind {
        OptionKind::Flag(value) => quote!(#value),
        OptionKind::Integer(value) => signed(*value),
        OptionKind::Unsigned(value) => {
            let value = Literal::u64_unsuffixed(*value);
            quote!(#value)
        }
        OptionKind::Float(value) => float(*value),
        OptionKind::Text(text) if text.is_empty() => quote!(String::new()),
        OptionKind::Text(text) => quote!(#text.to_owned()),
        OptionKind::Choice { cases, default } => {
            let case = namer::ident(&cases[*default].0);
            quote!(#ty::#case)
        }
    }
}

/// The runtime's kind of an option.
fn kind(option: &PassOption<'_>) -> TokenStream {
    let kind = match &option.kind {
        _ if option.is_list => quote!(List),
        OptionKind::Flag(value) => quote!(Flag(#value)),
        OptionKind::Integer(value) => {
            let value = signed(*value);
            quote!(Integer(#value))
        }
        OptionKind::Unsigned(value) => {
            let value = Literal::u64_unsuffixed(*value);
            quote!(Unsigned(#value))
        }
        OptionKind::Float(value) => {
            let value = float(*value);
            quote!(Float(#value))
        }
        OptionKind::Text(text) => quote!(Text(#text)),
        OptionKind::Choice { cases, default } => {
            let (texts, default) = (cases.iter().map(|(_, text)| text), &cases[*default].1);
            quote!(Choice(#default, &[#(#texts),*]))
        }
    };
    quote!(::rtblgen_runtime::pass::OptionKind::#kind)
}

fn signed(value: i64) -> TokenStream {
    let magnitude = Literal::u64_unsuffixed(value.unsigned_abs());
    if value < 0 { quote!(-#magnitude) } else { quote!(#magnitude) }
}

fn float(value: f64) -> TokenStream {
    let magnitude = Literal::f64_unsuffixed(value.abs());
    if value < 0.0 { quote!(-#magnitude) } else { quote!(#magnitude) }
}

fn implementation(pass: &Pass<'_>) -> TokenStream {
    let class = namer::ident(&pass.class_name);
    let (argument, name, description) = (pass.argument, pass.record.name(), pass.summary);
    let methods = [listed_options(pass), listed_statistics(pass), anchor(pass), dialects(pass)];
    quote! {
        impl ::rtblgen_runtime::pass::Pass for #class {
            fn argument(&self) -> &'static str { #argument }

            fn name(&self) -> &'static str { #name }

            fn description(&self) -> &'static str { #description }

            #(#methods)*

            fn run<'c>(
                &self,
                ir: &mut ::rtblgen_runtime::Ir<'c>,
                op: ::rtblgen_runtime::Op,
                state: &mut ::rtblgen_runtime::pass::PassState<'_, 'c>,
            ) -> Result<(), ::rtblgen_runtime::pass::PassError<'c>> {
                ::rtblgen_runtime::pass::RunPass::run_pass(self, ir, op, state)
            }
        }
    }
}

/// A transformation that fails.
fn stub(pass: &Pass<'_>) -> TokenStream {
    let class = namer::ident(&pass.class_name);
    let message = format!("the hook `RunPass` of `{}` is not written", pass.argument);
    quote! {
        impl ::rtblgen_runtime::pass::RunPass for #class {
            fn run_pass<'c>(
                &self,
                _: &mut ::rtblgen_runtime::Ir<'c>,
                _: ::rtblgen_runtime::Op,
                _: &mut ::rtblgen_runtime::pass::PassState<'_, 'c>,
            ) -> Result<(), ::rtblgen_runtime::pass::PassError<'c>> {
                Err(#message.into())
            }
        }
    }
}

fn listed_options(pass: &Pass<'_>) -> Option<TokenStream> {
    let options = pass.options.iter().map(|option| {
        let (argument, description, kind) = (option.argument, option.description, kind(option));
        quote!(::rtblgen_runtime::pass::PassOption::new(#argument, #description, #kind))
    });
    let options: Vec<_> = options.collect();
    (!options.is_empty()).then(|| {
        quote! {
            fn options(&self) -> &'static [::rtblgen_runtime::pass::PassOption] {
                const { &[#(#options),*] }
            }
        }
    })
}

fn listed_statistics(pass: &Pass<'_>) -> Option<TokenStream> {
    let names: Vec<Ident> = pass.statistics.iter().map(|statistic| namer::ident(&statistic.name)).collect();
    (!names.is_empty()).then(|| {
        quote! {
            fn statistics(&self) -> &'static [::rtblgen_runtime::pass::PassStatistic] {
                const { &[#(Self::#names),*] }
            }
        }
    })
}

fn anchor(pass: &Pass<'_>) -> Option<TokenStream> {
    let anchor = match &pass.anchor {
        Anchor::Any => return None,
        Anchor::Op(name) => quote!(Op(#name)),
        Anchor::OpType(path) => quote!(Op(<#path as ::rtblgen_runtime::TypedOp>::DEFINITION.name)),
        Anchor::Interface(name) => quote!(Interface(#name)),
    };
    Some(quote! {
        fn anchor(&self) -> ::rtblgen_runtime::pass::PassAnchor {
            ::rtblgen_runtime::pass::PassAnchor::#anchor
        }
    })
}

fn dialects(pass: &Pass<'_>) -> Option<TokenStream> {
    let paths = &pass.dialects;
    (!paths.is_empty()).then(|| {
        quote! {
            fn register_dependent_dialects(&self, context: &::rtblgen_runtime::Context) {
                #(context.register::<#paths>();)*
            }
        }
    })
}

fn registration(passes: &[Pass<'_>], group: &str) -> TokenStream {
    let function = match group.ends_with("passes") {
        true => namer::ident(&format!("register_{group}")),
        false => namer::ident(&format!("register_{group}_passes")),
    };
    let registry = namer::ident(if passes.is_empty() { "_registry" } else { "registry" });
    let passes = passes.iter().map(|pass| match &pass.constructor {
        Some(constructor) => quote!(#constructor),
        None => {
            let class = namer::ident(&pass.class_name);
            quote!(#class)
        }
    });
    quote! {
        #[doc = " Adds the passes of this file to a registry, from which pipelines name them."]
        pub fn #function(#registry: &mut ::rtblgen_runtime::pass::PassRegistry) {
            #(registry.add(#passes);)*
        }
    }
}
