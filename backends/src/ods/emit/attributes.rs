//! The Rust values of attributes, and the attributes that a dialect defines.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::Diagnostic;

use crate::ods::emit::constants::{constant_text, is_own_enum, rust_spelling};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::enums;
use crate::ods::model::{NamedAttribute, ParameterizedDef};
use crate::rust::docs;
use crate::rust::namer;
use crate::rust::snippet;

/// How an attribute is read as a Rust value.
pub(crate) struct AttributeValue {
    /// The type as the private module names it; `'c` is the lifetime of the context.
    pub(crate) ty: syn::Type,
    /// The function that reads it; `None` if the value is the attribute itself.
    pub(crate) convert: Option<Ident>,
    mentions_context: bool,
}

impl AttributeValue {
    pub(crate) fn converted(&self, attribute: TokenStream) -> TokenStream {
        match &self.convert {
            Some(convert) => quote!(#convert(#attribute)),
            None => attribute,
        }
    }

    /// The generics of a function that returns such a value, and the lifetime of the context in it.
    pub(crate) fn lifetimes(&self) -> (TokenStream, TokenStream) {
        lifetimes(self.mentions_context)
    }
}

/// How an attribute is given to a builder or a setter.
pub(crate) struct AttributeParameter {
    /// The type of the parameter.
    pub(crate) ty: TokenStream,
    /// Whether it is a Rust value and not the attribute.
    pub(crate) is_converted: bool,
    make: Option<Ident>,
    is_optional: bool,
    is_unit: bool,
    mentions_context: bool,
}

impl AttributeParameter {
    pub(crate) fn lifetimes(&self) -> (TokenStream, TokenStream) {
        lifetimes(self.mentions_context)
    }

    /// The attribute (an `Option` of it if it is optional) that a parameter stands for.
    pub(crate) fn made(&self, context: TokenStream, value: TokenStream) -> TokenStream {
        if self.is_unit {
            return quote!(#value.then(|| #context.unit_attr()));
        }
        match (&self.make, self.is_optional) {
            (None, _) => value,
            (Some(make), false) => quote!(#make(#context, #value)),
            (Some(make), true) => quote!(#value.map(|value| #make(#context, value))),
        }
    }
}

fn lifetimes(mentions_context: bool) -> (TokenStream, TokenStream) {
    match mentions_context {
        true => (quote!(<'c>), quote!('c)),
        false => (TokenStream::new(), quote!('_)),
    }
}

impl<'r> CodegenContext<'r> {
    /// How an attribute is read; `None` (and a report) if its snippets are wrong.
    pub(crate) fn attribute_value(&mut self, attribute: &NamedAttribute<'r>) -> Option<AttributeValue> {
        let base = attribute.base();
        let Ok(Some(spelling)) = base.str_opt("returnType") else {
            return Some(as_attribute());
        };
        // An enum may be called `Type`, which is C++'s name of something else.
        let spelling =
            if is_own_enum(base, spelling) { spelling.to_owned() } else { rust_spelling(spelling) };
        let ty = match syn::parse_str::<syn::Type>(&spelling) {
            Ok(mut ty) => {
                self.classes().place_type_inside(&mut ty);
                ty
            }
            Err(error) => {
                let message = format!("`returnType` is no Rust type: {error}");
                self.report(Diagnostic::error(base.field_span("returnType"), message));
                return None;
            }
        };
        let mentions_context = spelling.contains("'c");
        let convert = base.value("convertFromStorage").ok()?;
        if convert.as_str() == Some("$_self") {
            return Some(AttributeValue { ty, convert: None, mentions_context });
        }
        let convert = self.convert_function(base, convert, &ty, mentions_context);
        Some(AttributeValue { ty, convert: Some(convert), mentions_context })
    }

    fn convert_function(
        &mut self,
        base: Record<'r>,
        convert: Value<'r>,
        ty: &syn::Type,
        mentions_context: bool,
    ) -> Ident {
        let text = convert.as_str().unwrap_or_default();
        let key = format!("convert\0{text}\0{}", quote!(#ty));
        let name = format!("{}_value", Self::name_of(base, base.str("summary").unwrap_or_default()));
        let origin = self.origin(convert.span());
        self.item(key, &name, |codegen, ident| {
            let body = codegen.expression(convert, |name| (name == "_self").then(|| "attr".to_owned()))?;
            let (generics, lifetime) = lifetimes(mentions_context);
            let doc = format!(" From `{origin}`.");
            Some(quote! {
                #[doc = #doc]
                pub(super) fn #ident #generics(attr: Attribute<#lifetime>) -> #ty { #body }
            })
        })
    }

    /// How an attribute is given; `is_optional` if it may be left out. `None` if its snippets are wrong.
    pub(crate) fn attribute_parameter(
        &mut self,
        attribute: &NamedAttribute<'r>,
        is_optional: bool,
    ) -> Option<AttributeParameter> {
        if attribute.is_unit() {
            return Some(AttributeParameter {
                ty: quote!(bool),
                is_converted: true,
                make: None,
                is_optional: true,
                is_unit: true,
                mentions_context: false,
            });
        }
        let value = self.attribute_value(attribute)?;
        let make = match value.convert {
            Some(_) => self.make_function(attribute.base(), &value),
            None => None,
        };
        let is_converted = make.is_some();
        let element = match is_converted {
            true => parameter_type(&value.ty),
            false => quote!(Attribute<'c>),
        };
        let mentions_context = element.to_string().contains("'c");
        let ty = match is_optional {
            true => quote!(Option<#element>),
            false => element,
        };
        Some(AttributeParameter { ty, is_converted, make, is_optional, is_unit: false, mentions_context })
    }

    /// The function from a context and a value to the attribute, if there is one.
    fn make_function(&mut self, base: Record<'r>, value: &AttributeValue) -> Option<Ident> {
        let call = base.field("constBuilderCall")?.value();
        let text = call.as_str()?;
        let ty = parameter_type(&value.ty);
        let key = format!("make\0{text}\0{ty}");
        let name = format!("{}_from", Self::name_of(base, base.str("summary").unwrap_or_default()));
        let origin = self.origin(call.span());
        let function = self.item(key, &name, |codegen, ident| {
            let body = codegen.const_builder(call, "value")?;
            let doc = format!(" From `{origin}`.");
            Some(quote! {
                #[doc = #doc]
                pub(super) fn #ident<'c>(
                    context: &'c Context,
                    value: #ty,
                ) -> Attribute<'c> { #body }
            })
        });
        Some(function)
    }

    /// `constBuilderCall` with the value in place of `$0`.
    fn const_builder(&mut self, call: Value<'r>, value: &str) -> Option<syn::Expr> {
        let text = call.as_str()?;
        if let Err(mistake) = snippet::check::<syn::Expr>(call, text) {
            self.report(mistake);
            return None;
        }
        let text = snippet::translate_builder(text).replace("$_builder.context()", "$_builder");
        self.substituted(call, &text, |name| match name {
            "0" => Some(value.to_owned()),
            "_builder" | "_ctxt" => Some("context".to_owned()),
            _ => None,
        })
    }

    /// The path of the function that makes the default value of an attribute; `None` if there is none.
    pub(crate) fn default_attribute(&mut self, attribute: &NamedAttribute<'r>) -> Option<Ident> {
        let default = attribute.default_value()?;
        let base = attribute.base();
        let call = base.field("constBuilderCall")?.value();
        let call_text = call.as_str()?;
        let text = self.default_text(attribute, default)?;
        let key = format!("default\0{call_text}\0{text}");
        let name = format!("default_{}", namer::snake_case(attribute.name));
        let origin = self.origin(default.span());
        let is_unit = attribute.is_unit();
        let path = self.item(key, &name, |codegen, ident| {
            let body = match is_unit {
                true => syn::parse_quote!(context.unit_attr()),
                false => codegen.const_builder(call, &format!("({text})"))?,
            };
            let doc = format!(" From `{origin}`.");
            Some(quote! {
                #[doc = #doc]
                pub(super) fn #ident(context: &Context) -> Attribute<'_> { #body }
            })
        });
        Some(path)
    }
}

impl<'r> CodegenContext<'r> {
    /// The text of a default value, checked against the type that it has in Rust.
    fn default_text(&mut self, attribute: &NamedAttribute<'r>, default: Value<'r>) -> Option<String> {
        match constant_text(attribute.base(), default) {
            Ok(text) => {
                Some(text.replace("$_builder.context()", "$_builder").replace("$_builder", "context"))
            }
            Err(mistake) => {
                self.report(mistake);
                None
            }
        }
    }
}

fn as_attribute() -> AttributeValue {
    let ty = syn::parse_quote!(Attribute<'c>);
    AttributeValue { ty, convert: None, mentions_context: true }
}

/// A parameter borrows what a getter owns, for any lifetime.
pub(crate) fn parameter_type(ty: &syn::Type) -> TokenStream {
    match ty {
        syn::Type::Reference(reference) => {
            let inner = &reference.elem;
            quote!(&#inner)
        }
        syn::Type::Path(path) => match path.path.segments.last() {
            Some(last) if last.ident == "Vec" => match &last.arguments {
                syn::PathArguments::AngleBracketed(arguments) => {
                    let element = &arguments.args;
                    quote!(&[#element])
                }
                _ => quote!(#ty),
            },
            Some(last) if last.ident == "String" => quote!(&str),
            _ => quote!(#ty),
        },
        _ => quote!(#ty),
    }
}

/// The name of the `static` of an attribute definition.
pub(super) fn static_name(record: Record<'_>) -> String {
    namer::constant_case(record.str("cppClassName").unwrap_or_else(|_| record.name()))
}

/// Emits an attribute that a dialect defines.
pub(crate) fn emit<'r>(
    record: Record<'r>,
    codegen: &mut CodegenContext<'r>,
) -> Result<TokenStream, Vec<Diagnostic>> {
    match enum_of(record) {
        Some(info) => enum_attribute(record, info, codegen).map_err(|error| vec![error.into()]),
        None => super::definitions::emit(&ParameterizedDef::from_record(record)?, codegen),
    }
}

/// The enum of an `EnumAttr`.
pub(super) fn enum_of(record: Record<'_>) -> Option<Record<'_>> {
    record.is_a("EnumAttr").then(|| record.record_opt("enum").ok().flatten()).flatten()
}

/// The expression of the description, for registration.
pub(crate) fn definition(record: Record<'_>) -> String {
    match enum_of(record) {
        Some(_) => format!("&{}", static_name(record)),
        None => {
            let class = record.str("cppClassName").unwrap_or_else(|_| record.name());
            format!("{}::DEFINITION", namer::camel_case(class))
        }
    }
}

/// How the attribute of an enum is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EnumText {
    /// `$value`
    Plain,
    /// `` `<` $value `>` ``
    Bracketed,
}

/// How an `EnumAttr` is written; `None` if its format is none that we know.
pub(super) fn enum_text(record: Record<'_>) -> Option<EnumText> {
    let format = record.str_opt("assemblyFormat").ok().flatten().unwrap_or("$value");
    match format.split_whitespace().collect::<String>().as_str() {
        "$value" => Some(EnumText::Plain),
        "`<`$value`>`" | "`<```$value```>`" => Some(EnumText::Bracketed),
        _ => None,
    }
}

/// The attribute is its enum: a description, and the conversions of the enum.
fn enum_attribute<'r>(
    record: Record<'r>,
    info: Record<'r>,
    codegen: &mut CodegenContext<'r>,
) -> Result<TokenStream, RecordError> {
    let constant = namer::ident(&static_name(record));
    let class = namer::ident(info.str("className")?);
    let dialect = record.record("dialect")?.str("name")?;
    let mnemonic = record.str("mnemonic")?;
    let runtime = quote!(::rtblgen_runtime::support);
    let definition = match enum_text(record) {
        Some(EnumText::Plain) => quote!(#runtime::enum_attribute::<#class>(#dialect, #mnemonic)),
        Some(EnumText::Bracketed) => {
            quote!(#runtime::bracketed_enum_attribute::<#class>(#dialect, #mnemonic))
        }
        None => {
            let Some(text) = enum_format(record, &constant, codegen) else { return Ok(TokenStream::new()) };
            quote! {
                ::rtblgen_runtime::AttrDefinition {
                    syntax: #text.syntax,
                    ..#runtime::enum_attribute::<#class>(#dialect, #mnemonic)
                }
            }
        }
    };
    let summary = record.str("summary")?;
    let doc = docs::doc(&format!("`#{dialect}.{mnemonic}`: {summary}"), "");
    let origin = format!(" From `{}`.", codegen.origin(record.span()));
    let conversions =
        enums::conversions(&class, &quote!(::rtblgen_runtime::support::EnumStorage::Dialect(&#constant)));
    Ok(quote! {
        #doc
        #[doc = ""]
        #[doc = #origin]
        pub static #constant: ::rtblgen_runtime::AttrDefinition = #definition;
        #conversions
    })
}

/// A format of its own, in a description of which nothing else is used; `None` (and a report) if it is wrong.
fn enum_format<'r>(
    record: Record<'r>,
    constant: &Ident,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let def = match ParameterizedDef::from_record(record) {
        Ok(def) => def,
        Err(mistakes) => {
            mistakes.into_iter().for_each(|mistake| codegen.report(mistake));
            return None;
        }
    };
    let types: Vec<_> = def.parameters.iter().filter_map(|own| syn::parse_str(&own.rust_type).ok()).collect();
    let elements = def.format.as_ref()?;
    let syntax = super::parameters::syntax(&def, elements, constant, &types, codegen);
    let text = codegen.reserve(&format!("{constant}_TEXT"));
    codegen.push(quote! {
        pub(super) static #text: ::rtblgen_runtime::AttrDefinition =
            ::rtblgen_runtime::AttrDefinition { #syntax ..::rtblgen_runtime::AttrDefinition::EMPTY };
    });
    Some(codegen.outside(&text))
}
