//! Types and attributes with parameters.

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::ods::code::checked::CheckedDef;
use crate::ods::code::definitions::parameter_accessor;
use crate::ods::emit::constraints::type_constraint;
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::definition_builders::parameter_ident;
use crate::ods::emit::{interfaces, parameters};
use crate::ods::model::ParameterizedDef;
use crate::rust::items::function_names;
use crate::rust::namer::snake_case;
use crate::rust::{docs, namer};

/// Emits a type or an attribute: a wrapper with a constructor and accessors, and its definition.
pub(crate) fn emit<'r>(def: &CheckedDef<'r>, codegen: &mut CodegenContext<'r>) -> TokenStream {
    let class = namer::ident(&def.class_name);
    let types = def.code.parameters.iter().map(|parameter| codegen.outside_type(&parameter.ty));
    let types: Vec<_> = types.collect();
    let constant = codegen.reserve(&namer::constant_case(&def.class_name));
    let outside = codegen.outside(&constant);
    let (doc, wrapper, entity) = match def.is_type {
        true => (documentation(def, '!', codegen), quote!(typed_type), quote!(Type)),
        false => (documentation(def, '#', codegen), quote!(typed_attribute), quote!(Attribute)),
    };
    let constructor = constructors(def, &types, &outside);
    let accessors = accessors(def, &types, codegen);
    let methods = quote!(#constructor #accessors);
    let written = &def.code.extra_items;
    let builders = super::definition_builders::emit(def, codegen);
    let extra = quote!(#builders #(#written)*);
    let names = interfaces::Methods {
        generated: function_names(&methods),
        declared: function_names(&extra),
        values: BTreeMap::new(),
    };
    let (listed, implementations) = interfaces::of_definition(def, &names, codegen);
    let description = description(def, &constant, listed, codegen);
    codegen.push(description);
    let tuple = tuple(def, &class, &types);
    quote! {
        #doc
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct #class<'c>(::rtblgen_runtime::#entity<'c>);

        ::rtblgen_runtime::#wrapper!(#class, #outside);

        impl<'c> #class<'c> {
            #methods
            #extra
        }

        #tuple

        #implementations
    }
}

/// The types of the parameters, for the verifier that is written by hand.
fn tuple(def: &ParameterizedDef<'_>, class: &Ident, types: &[syn::Type]) -> Option<TokenStream> {
    let types = types.iter().map(parameters::read_type);
    def.has_verifier.then(|| {
        quote! {
            impl<'c> ::rtblgen_runtime::support::Parameters<'c> for #class<'c> {
                type Tuple = (#(#types,)*);
            }
        }
    })
}

fn documentation(def: &ParameterizedDef<'_>, mark: char, codegen: &CodegenContext<'_>) -> TokenStream {
    let name = match def.mnemonic {
        Some(mnemonic) => format!("`{mark}{}.{mnemonic}`", def.dialect_name),
        None => format!("`{}`", def.class_name),
    };
    let summary = match def.summary.trim() {
        "" => name,
        summary => format!("{name}: {summary}"),
    };
    let doc = docs::doc(&summary, def.description);
    let origin = docs::attributes(&[String::new(), format!("From `{}`.", codegen.origin(def.record.span()))]);
    quote!(#doc #origin)
}

/// `get`, and `get_checked` where not all parameters are right. Without default builders they are for the builders of the
/// definition only.
fn constructors(def: &ParameterizedDef<'_>, types: &[syn::Type], constant: &TokenStream) -> TokenStream {
    let names: Vec<_> = def.parameters.iter().map(parameter_ident).collect();
    let (make, checked) = match def.is_type {
        true => (quote!(extension_type), quote!(checked_extension_type)),
        false => (quote!(extension_attr), quote!(checked_extension_attr)),
    };
    let lint = super::builders::allow_many(names.len() + 1);
    let visible = match def.has_default_builder {
        true => quote!(pub),
        false => quote!(#[allow(dead_code)]),
    };
    let values = names.iter().zip(types).map(|(name, ty)| parameters::given_value(name, ty));
    let arguments = quote!(&#constant, &[#(#values),*]);
    let types: Vec<_> = types.iter().map(parameters::given_type).collect();
    let panics = def.may_fail().then(|| {
        docs::attributes(&[
            String::new(),
            "# Panics".to_owned(),
            String::new(),
            "If the parameters are not right: [`get_checked`](Self::get_checked) says what is wrong."
                .to_owned(),
        ])
    });
    let get_checked = def.may_fail().then(|| {
        let errors = docs::attributes(&[
            "Makes one in a context.".to_owned(),
            String::new(),
            "# Errors".to_owned(),
            String::new(),
            "What is wrong with the parameters.".to_owned(),
        ]);
        quote! {
            #errors
            #lint
            #visible fn get_checked(
                context: &'c ::rtblgen_runtime::Context, #(#names: #types),*
            ) -> Result<Self, String> {
                context.#checked(#arguments).map(Self)
            }
        }
    });
    quote! {
        #[doc = " Makes one in a context."]
        #panics
        #lint
        #visible fn get(context: &'c ::rtblgen_runtime::Context, #(#names: #types),*) -> Self {
            Self(context.#make(#arguments))
        }
        #get_checked
    }
}

fn accessors(def: &CheckedDef<'_>, types: &[syn::Type], codegen: &CodegenContext<'_>) -> TokenStream {
    if !def.has_accessors {
        return TokenStream::new();
    }
    let methods = def.parameters.iter().zip(types).enumerate().map(|(number, (parameter, ty))| {
        let name = parameter_accessor(parameter);
        let first = match parameter.summary.trim() {
            "" => format!("The `{}` parameter", parameter.name),
            summary => format!("The `{}` parameter: {summary}", parameter.name),
        };
        let doc = docs::doc(&first, "");
        let index = Literal::usize_unsuffixed(number);
        let read =
            quote!(::rtblgen_runtime::support::ParameterValue::from_parameter(self.parameters()[#index]));
        let ty = parameters::read_type(ty);
        let (ty, body) = match &def.code.parameters[number].accessor {
            None => (ty, read),
            Some((returned, convert)) => {
                let (returned, body) = (codegen.outside_type(returned), codegen.inside_expr(convert));
                (quote!(#returned), quote!(let value: #ty = #read; #body))
            }
        };
        quote! {
            #doc
            pub fn #name(self) -> #ty { #body }
        }
    });
    methods.collect()
}

fn description<'r>(
    def: &CheckedDef<'r>,
    constant: &Ident,
    listed: Option<TokenStream>,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let listed = listed.map(|listed| quote!(#listed,));
    let structure = if def.is_type { quote!(TypeDefinition) } else { quote!(AttrDefinition) };
    let (dialect, mnemonic) = (def.dialect_name, def.mnemonic.unwrap_or_default());
    let names = def.parameters.iter().map(|parameter| parameter.name);
    let traits = &def.traits;
    let syntax = match def.has_custom_text {
        true => Some(parameters::custom_syntax(def, codegen)),
        false => def.format.as_ref().map(|elements| parameters::syntax(def, elements, constant, codegen)),
    };
    let class = codegen.class(&def.class_name);
    let verify = def.has_verifier.then(|| {
        quote! {
            verify: Some(|context, parameters| {
                support::verify_parameters::<#class<'_>>(context, parameters)
            }),
        }
    });
    let constraints = constraints(def, codegen);
    let alias = alias(def, &class);
    let self_type = def.parameters.iter().position(|parameter| parameter.is_self_type);
    let self_type = self_type.filter(|_| !def.is_type);
    let value_type = self_type.map(|index| {
        let default = parameters::default_type(def, index, codegen);
        let index = Literal::usize_unsuffixed(index);
        quote!(value_type: Some(#index), #default)
    });
    quote! {
        pub(super) static #constant: ::rtblgen_runtime::#structure = ::rtblgen_runtime::#structure {
            dialect: #dialect,
            mnemonic: #mnemonic,
            parameters: &[#(#names),*],
            traits: &[#(#traits),*],
            #listed
            #syntax
            #constraints
            #verify
            #value_type
            #alias
            ..::rtblgen_runtime::#structure::EMPTY
        };
    }
}

/// Emits the field `constraints`: constraints on the types among the parameters.
fn constraints<'r>(def: &ParameterizedDef<'r>, codegen: &mut CodegenContext<'r>) -> Option<TokenStream> {
    let mut listed = Vec::new();
    for (index, parameter) in def.parameters.iter().enumerate() {
        if let Some(record) = parameter.constraint.filter(|record| !record.is_a("TypeDef")) {
            let constraint = type_constraint(codegen, record);
            let index = Literal::usize_unsuffixed(index);
            listed.push(quote!((#index, #constraint)));
        }
    }
    (!listed.is_empty()).then(|| quote!(constraints: &[#(#listed),*],))
}

/// Emits the function of the alias in printed text.
fn alias(def: &ParameterizedDef<'_>, class: &TokenStream) -> Option<TokenStream> {
    let (interface, function) = match def.is_type {
        true => ("OpAsmTypeInterface", quote!(type_alias)),
        false => ("OpAsmAttrInterface", quote!(attribute_alias)),
    };
    if def.traits.contains(&interface) {
        return Some(quote!(alias: Some(|own| support::#function::<#class<'_>>(own)),));
    }
    def.has_alias.then(|| quote!(has_alias: true,))
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
