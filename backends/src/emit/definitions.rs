//! Types and attributes with parameters.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use tblgen_parser::Diagnostic;

use super::docs;
use super::functions;
use super::interfaces;
use super::pool::Pool;
use crate::namer::{self, snake_case};
use crate::ods::{DefParameter, ParameterElement, ParameterizedDef};
use crate::snippet;

/// Emits a type or an attribute: a wrapper with a constructor and accessors, and its description.
pub(crate) fn emit<'r>(
    def: &ParameterizedDef<'r>,
    pool: &mut Pool<'r>,
) -> Result<TokenStream, Vec<Diagnostic>> {
    pool.emitting(def.record.span());
    let class = namer::ident(&def.class_name);
    let types = parameter_types(def)?;
    let constant = pool.reserve(&namer::constant_case(&def.class_name));
    let outside = pool.outside(&constant);
    let (doc, wrapper, entity) = match def.is_type {
        true => (documentation(def, '!', pool), quote!(typed_type), quote!(Type)),
        false => (documentation(def, '#', pool), quote!(typed_attribute), quote!(Attribute)),
    };
    let constructor = constructor(def, &types, &outside);
    let accessors = accessors(def, &types);
    let methods = quote!(#constructor #accessors);
    let extra =
        super::op::impl_items(def.extra_declaration, &def.class_name, || functions::names(&methods), pool);
    let names =
        interfaces::Methods { generated: functions::names(&methods), declared: functions::names(&extra) };
    let (listed, implementations) = interfaces::of_definition(def, &names, pool);
    let description = description(def, &constant, &types, listed, pool);
    pool.push(description);
    Ok(quote! {
        #doc
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct #class<'c>(::rtblgen_runtime::#entity<'c>);

        ::rtblgen_runtime::#wrapper!(#class, #outside);

        impl<'c> #class<'c> {
            #methods
            #extra
        }

        #implementations
    })
}

fn parameter_types(def: &ParameterizedDef<'_>) -> Result<Vec<syn::Type>, Vec<Diagnostic>> {
    let mut mistakes = Vec::new();
    let mut types = Vec::new();
    for parameter in &def.parameters {
        match syn::parse_str(&parameter.rust_type) {
            Ok(ty) => types.push(ty),
            Err(error) => {
                let message = format!("the type of parameter '{}' is not Rust: {error}", parameter.name);
                mistakes.push(Diagnostic::error(parameter.span, message));
            }
        }
    }
    if mistakes.is_empty() { Ok(types) } else { Err(mistakes) }
}

fn documentation(def: &ParameterizedDef<'_>, mark: char, pool: &Pool<'_>) -> TokenStream {
    let name = match def.mnemonic {
        Some(mnemonic) => format!("`{mark}{}.{mnemonic}`", def.dialect_name),
        None => format!("`{}`", def.class_name),
    };
    let summary = match def.summary.trim() {
        "" => name,
        summary => format!("{name}: {summary}"),
    };
    let doc = docs::doc(&summary, def.description);
    let origin = docs::attributes(&[String::new(), format!("From `{}`.", pool.origin(def.record.span()))]);
    quote!(#doc #origin)
}

fn parameter_ident(parameter: &DefParameter<'_>) -> Ident {
    let name = snake_case(parameter.name);
    namer::ident(if name == "context" { "context_" } else { &name })
}

fn constructor(def: &ParameterizedDef<'_>, types: &[syn::Type], constant: &TokenStream) -> TokenStream {
    let names: Vec<_> = def.parameters.iter().map(parameter_ident).collect();
    let make = if def.is_type { quote!(extension_type) } else { quote!(extension_attr) };
    let lint = super::builders::allow_many(names.len() + 1);
    quote! {
        #[doc = " Makes one in a context."]
        #lint
        pub fn get(context: &'c ::rtblgen_runtime::Context, #(#names: #types),*) -> Self {
            Self(context.#make(
                &#constant,
                &[#(::rtblgen_runtime::generated::ParameterValue::into_parameter(#names, context)),*],
            ))
        }
    }
}

fn accessors(def: &ParameterizedDef<'_>, types: &[syn::Type]) -> TokenStream {
    let methods = def.parameters.iter().zip(types).enumerate().map(|(index, (parameter, ty))| {
        let name = match snake_case(parameter.name).as_str() {
            "get" => namer::ident("get_"),
            name => namer::ident(name),
        };
        let first = match parameter.summary.trim() {
            "" => format!("The `{}` parameter", parameter.name),
            summary => format!("The `{}` parameter: {summary}", parameter.name),
        };
        let doc = docs::doc(&first, "");
        let index = Literal::usize_unsuffixed(index);
        quote! {
            #doc
            pub fn #name(self) -> #ty {
                ::rtblgen_runtime::generated::ParameterValue::from_parameter(self.parameters()[#index])
            }
        }
    });
    quote!(#(#methods)*)
}

fn description<'r>(
    def: &ParameterizedDef<'r>,
    constant: &Ident,
    types: &[syn::Type],
    listed: Option<TokenStream>,
    pool: &mut Pool<'r>,
) -> TokenStream {
    let listed = listed.map(|listed| quote!(#listed,));
    let structure = if def.is_type { quote!(TypeDefinition) } else { quote!(AttrDefinition) };
    let (dialect, mnemonic) = (def.dialect_name, def.mnemonic.unwrap_or_default());
    let names = def.parameters.iter().map(|parameter| parameter.name);
    let traits = &def.traits;
    let syntax = def.format.as_ref().map(|elements| syntax(def, elements, constant, types, pool));
    let verify = def.has_verifier.then(|| {
        let class = pool.class(&def.class_name);
        quote! {
            verify: Some(|context, parameters| {
                <#class<'_> as ::rtblgen_runtime::generated::VerifyParameters>::verify(context, parameters)
            }),
        }
    });
    let alias = def.has_alias.then(|| quote!(has_alias: true,));
    let self_type = def.parameters.iter().position(|parameter| parameter.is_self_type);
    let value_type = self_type.filter(|_| !def.is_type).map(|index| quote!(value_type: Some(#index),));
    quote! {
        pub(super) static #constant: ::rtblgen_runtime::#structure = ::rtblgen_runtime::#structure {
            dialect: #dialect,
            mnemonic: #mnemonic,
            parameters: &[#(#names),*],
            traits: &[#(#traits),*],
            #listed
            #syntax
            #verify
            #value_type
            #alias
            ..::rtblgen_runtime::#structure::EMPTY
        };
    }
}

/// The field `syntax`: functions that read and write by the format, which is a `static` beside it.
fn syntax<'r>(
    def: &ParameterizedDef<'r>,
    elements: &[ParameterElement],
    constant: &Ident,
    types: &[syn::Type],
    pool: &mut Pool<'r>,
) -> TokenStream {
    let format = pool.reserve(&format!("{constant}_FORMAT"));
    let name = def.record.name();
    let parameters =
        def.parameters.iter().zip(types).map(|(parameter, ty)| parameter_text(parameter, ty, pool));
    let parameters: Vec<_> = parameters.collect();
    let elements = self::elements(elements);
    pool.push(quote! {
        static #format: generated::ParameterFormat = generated::ParameterFormat {
            name: #name,
            parameters: &[#(#parameters),*],
            elements: &#elements,
        };
    });
    match def.is_type {
        true => quote! {
            syntax: Some(&f::OwnTypeSyntax {
                parse: |parser| generated::parse_type(parser, &#constant, &#format),
                print: |printer, ty| generated::print_type(printer, ty, &#constant, &#format),
            }),
        },
        false => quote! {
            syntax: Some(&f::OwnAttributeSyntax {
                parse: |parser, ty| generated::parse_attribute(parser, ty, &#constant, &#format),
                parse_optional: None,
                print: |printer, attr| generated::print_attribute(printer, attr, &#constant, &#format),
            }),
        },
    }
}

fn parameter_text<'r>(parameter: &DefParameter<'r>, ty: &syn::Type, pool: &mut Pool<'r>) -> TokenStream {
    let (name, spelling) = (parameter.name, parameter.spelling);
    let ty = with_lifetime(ty, "'static");
    let default = match default_value(parameter, pool) {
        Some(default) => quote!(Some(#default)),
        None => quote!(None),
    };
    quote! {
        generated::ParameterText {
            name: #name,
            ty: #spelling,
            kind: <#ty as generated::ParameterValue>::KIND,
            default: #default,
        }
    }
}

/// A type in which the lifetime of the context is another one: outside of functions there is none to name.
fn with_lifetime(ty: &syn::Type, lifetime: &str) -> TokenStream {
    let text = quote!(#ty).to_string().replace("'c", lifetime);
    text.parse().unwrap_or_default()
}

fn default_value<'r>(parameter: &DefParameter<'r>, pool: &mut Pool<'r>) -> Option<TokenStream> {
    let value = parameter.default?;
    let ty: TokenStream = parameter.rust_type.replace("'c", "'_").parse().ok()?;
    let text = value.as_str().unwrap_or_default();
    if let Err(mistake) = snippet::check::<syn::Expr>(value, text) {
        pool.report(mistake);
        return None;
    }
    let body = pool.substituted(value, text, |name| (name == "_ctxt").then(|| "context".to_owned()))?;
    Some(quote! {
        |context| {
            let value: #ty = #body;
            generated::ParameterValue::into_parameter(value, context)
        }
    })
}

fn elements(elements: &[ParameterElement]) -> TokenStream {
    let elements = elements.iter().map(|element| match element {
        ParameterElement::Literal(text) => quote!(Literal(#text)),
        ParameterElement::Space => quote!(Space),
        ParameterElement::NoSpace => quote!(NoSpace),
        ParameterElement::Parameter(index) => {
            let index = Literal::usize_unsuffixed(*index);
            quote!(Parameter(#index))
        }
        ParameterElement::Params(indices) => {
            let indices = numbers(indices);
            quote!(Params(&#indices))
        }
        ParameterElement::Struct(indices) => {
            let indices = numbers(indices);
            quote!(Struct(&#indices))
        }
        ParameterElement::Optional { anchors, elements, otherwise } => {
            let anchors = numbers(anchors);
            let (elements, otherwise) = (self::elements(elements), self::elements(otherwise));
            quote!(Optional { anchors: &#anchors, elements: &#elements, otherwise: &#otherwise })
        }
    });
    quote!([#(generated::ParameterElement::#elements),*])
}

fn numbers(indices: &[usize]) -> TokenStream {
    let indices = indices.iter().map(|index| Literal::usize_unsuffixed(*index));
    quote!([#(#indices),*])
}

/// The function that registers the types or attributes of a file.
pub(crate) fn registration(dialect: &str, classes: &[String], are_types: bool) -> TokenStream {
    let (what, add) =
        if are_types { ("types", quote!(add_type)) } else { ("attributes", quote!(add_attribute)) };
    let function = namer::ident(&format!("register_{}_{what}", snake_case(dialect)));
    let doc = format!(" Adds the {what} of this file to the `{dialect}` dialect.");
    let definitions = classes.iter().map(|class| match are_types {
        true => {
            let class = namer::ident(class);
            quote!(#class::DEFINITION)
        }
        false => class.parse::<TokenStream>().unwrap_or_default(),
    });
    quote! {
        #[doc = #doc]
        pub fn #function(registry: &mut ::rtblgen_runtime::DialectRegistry) {
            #(registry.#add(#definitions);)*
        }
    }
}
