//! The text of types and attributes: their format as data, with the kind of each parameter.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use crate::ods::code::checked::{CheckedDef, ParameterCode};
use crate::ods::code::constraint_class;
use crate::ods::code::definitions::{used_in_default, value_in_default};
use crate::ods::emit::context::CodegenContext;
use crate::ods::model;
use crate::ods::model::directives;
use crate::ods::model::{DefParameter, DirectiveArgument, ParameterElement, ParameterizedDef, StructField};
use crate::rust::namer;
use crate::rust::snippet;

/// The field `syntax`: functions that read and write by the format, which is a `static` beside it.
pub(super) fn syntax<'r>(
    def: &CheckedDef<'r>,
    elements: &[ParameterElement],
    constant: &Ident,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let format = codegen.reserve(&format!("{constant}_FORMAT"));
    let name = def.record.name();
    let parameters: Vec<_> =
        (0..def.code.parameters.len()).map(|index| parameter_text(def, index, codegen)).collect();
    let elements = Emitter { def, codegen }.elements(elements);
    let self_type = match def.parameters.iter().position(|parameter| parameter.is_self_type) {
        Some(index) if !def.is_type => {
            let index = Literal::usize_unsuffixed(index);
            quote!(Some(#index))
        }
        _ => quote!(None),
    };
    codegen.push(quote! {
        static #format: support::ParameterFormat = support::ParameterFormat {
            name: #name,
            parameters: &[#(#parameters),*],
            elements: &#elements,
            self_type: #self_type,
        };
    });
    match def.is_type {
        true => quote! {
            syntax: Some(&f::OwnTypeSyntax {
                parse: &|parser| support::parse_type(parser, &#constant, &#format),
                print: &|printer, ty| support::print_type(printer, ty, &#constant, &#format),
            }),
        },
        false => quote! {
            syntax: Some(&f::OwnAttributeSyntax {
                parse: &|parser, ty| support::parse_attribute(parser, ty, &#constant, &#format),
                parse_optional: Some(&|parser| support::parse_optional_attribute(parser, &#constant, &#format)),
                print: &|printer, attr| support::print_attribute(printer, attr, &#constant, &#format),
            }),
        },
    }
}

/// The field `syntax` where the text is read and written by hand.
pub(super) fn custom_syntax(def: &ParameterizedDef<'_>, codegen: &CodegenContext<'_>) -> TokenStream {
    let class = codegen.class(&def.class_name);
    match def.is_type {
        true => quote! {
            syntax: Some(&f::OwnTypeSyntax {
                parse: &|parser| {
                    <#class<'_> as ::rtblgen_runtime::asm::CustomTypeAsm<'_>>::parse(parser).map(::core::convert::Into::into)
                },
                print: &|printer, ty| support::print_custom_type::<#class<'_>>(printer, ty),
            }),
        },
        false => quote! {
            syntax: Some(&f::OwnAttributeSyntax {
                parse: &|parser, ty| {
                    <#class<'_> as ::rtblgen_runtime::asm::CustomAttrAsm<'_>>::parse(parser, ty).map(::core::convert::Into::into)
                },
                parse_optional: None,
                print: &|printer, attr| support::print_custom_attribute::<#class<'_>>(printer, attr),
            }),
        },
    }
}

fn parameter_text(def: &CheckedDef<'_>, index: usize, codegen: &CodegenContext<'_>) -> TokenStream {
    let (parameter, code) = (&def.parameters[index], &def.code.parameters[index]);
    let (name, spelling) = (parameter.name, parameter.spelling);
    let kind = kind(spelling, &code.ty, parameter.is_enum_parameter, codegen);
    let kind = own_kind(parameter, code, &kind, codegen).unwrap_or(kind);
    let default = match default_value(def, index, codegen) {
        Some(default) => quote!(Some(&|context, values| {
            #default
            support::ParameterValue::into_parameter(value, context)
        })),
        None => quote!(None),
    };
    quote! {
        support::ParameterText { name: #name, ty: #spelling, kind: #kind, default: #default }
    }
}

/// Returns the kind of a parameter by its spelling: MLIR's name of a kind of types or attributes determines
/// the accepted text.
fn kind(
    spelling: &str,
    ty: &syn::Type,
    is_enum_parameter: bool,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    if let Some((template, inner)) = snippet::template_argument(spelling)
        && let Some(inner_type) = argument(ty)
    {
        let inner = kind(inner, inner_type, is_enum_parameter, codegen);
        let outer = namer::ident(if template == "Vec" { "List" } else { "Optional" });
        return quote!(support::ParameterKind::#outer(&#inner));
    }
    if let Some(class) = model::own_class(codegen.records(), spelling) {
        if class.is_a("EnumAttr") {
            let definition = crate::ods::emit::attribute_statics::definition(class)
                .parse::<TokenStream>()
                .unwrap_or_default();
            return quote!(support::ParameterKind::OwnAttribute(#definition));
        }
        // The class `EnumParameter` has its own parser and printer.
        if class.is_a("EnumInfo") && !is_enum_parameter {
            let ty = present(ty);
            let ty = placed(&ty, "'static", codegen);
            return quote!(support::enum_text_kind::<#ty>());
        }
    } else {
        let name = snippet::class_name(spelling);
        if let Some(class) = constraint_class::builtin_type_class(name) {
            let class = namer::ident(class);
            return quote!(support::ParameterKind::TypeOf(support::TypeClass::#class));
        }
        if let Some(element) = constraint_class::dense_array_element(&format!("::mlir::{name}")) {
            let element = namer::ident(element);
            return quote!(support::dense_array_kind::<#element>());
        }
        if let Some(query) = constraint_class::kind_query(name) {
            return quote!(support::ParameterKind::AttributeOf(&|attr| #query));
        }
    }
    let ty = present(ty);
    let ty = placed(&ty, "'static", codegen);
    quote!(<#ty as support::ParameterValue>::KIND)
}

/// `T` of `Vec<T>` and `Option<T>`.
fn argument(ty: &syn::Type) -> Option<&syn::Type> {
    let syn::Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == "Vec" || last.ident == "Option")?;
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    arguments.args.iter().find_map(|argument| match argument {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

/// The type of the elements of a list.
pub(super) fn list_element(ty: &syn::Type) -> Option<&syn::Type> {
    let syn::Type::Path(path) = ty else { return None };
    argument(ty).filter(|_| path.path.segments.last().is_some_and(|last| last.ident == "Vec"))
}

/// The type of a parameter as a constructor takes it: lists are borrowed, and texts have any lifetime.
pub(super) fn given_type(ty: &syn::Type) -> TokenStream {
    match list_element(ty) {
        Some(element) if is_text(element) => quote!(&[&str]),
        Some(element) => quote!(&[#element]),
        None if is_text(ty) => quote!(&str),
        None if argument(ty).is_some_and(is_text) => quote!(Option<&str>),
        None => quote!(#ty),
    }
}

/// Emits the parameter that a constructor makes from its argument `name`.
pub(super) fn given_value(name: &Ident, ty: &syn::Type) -> TokenStream {
    match list_element(ty) {
        _ if is_text(ty) || argument(ty).is_some_and(is_text) => {
            quote!(::rtblgen_runtime::support::text_parameter(context, #name))
        }
        Some(_) => quote!(::rtblgen_runtime::support::list_parameter(context, #name)),
        None => quote!(::rtblgen_runtime::support::ParameterValue::into_parameter(#name, context)),
    }
}

/// Whether a type is a reference to `str`.
fn is_text(ty: &syn::Type) -> bool {
    let syn::Type::Reference(reference) = ty else { return false };
    matches!(&*reference.elem, syn::Type::Path(path) if path.path.is_ident("str"))
}

/// The type that the accessor of a parameter returns: lists are slices if their elements are plain values.
pub(super) fn read_type(ty: &syn::Type) -> TokenStream {
    const PLAIN: [&str; 12] = [
        "::rtblgen_runtime::Type<'c>",
        "::rtblgen_runtime::Attribute<'c>",
        "&'c str",
        "bool",
        "i8",
        "i16",
        "i32",
        "i64",
        "u8",
        "u16",
        "u32",
        "u64",
    ];
    let Some(element) = list_element(ty) else { return quote!(#ty) };
    let without_spaces = quote!(#element).to_string().replace(' ', "");
    match PLAIN.iter().any(|plain| plain.replace(' ', "") == without_spaces) {
        true => quote!(&'c [#element]),
        false => {
            let element = read_type(element);
            quote!(::rtblgen_runtime::support::ParameterList<'c, #element>)
        }
    }
}

/// Returns the type of a parameter that is present.
fn present(ty: &syn::Type) -> syn::Type {
    match (ty, argument(ty)) {
        (syn::Type::Path(path), Some(inner))
            if path.path.segments.last().is_some_and(|last| last.ident == "Option") =>
        {
            inner.clone()
        }
        _ => ty.clone(),
    }
}

/// A type as the private module names it, in which the lifetime of the context is another one.
fn placed(ty: &syn::Type, lifetime: &str, codegen: &CodegenContext<'_>) -> TokenStream {
    let mut ty = ty.clone();
    codegen.classes().place_type_inside(&mut ty);
    let text = quote!(#ty).to_string().replace("'c", lifetime);
    text.parse().unwrap_or_default()
}

fn placed_text(text: &str, codegen: &CodegenContext<'_>) -> TokenStream {
    syn::parse_str::<syn::Type>(text).map_or_else(|_| TokenStream::new(), |ty| placed(&ty, "'_", codegen))
}

/// The kind of a parameter with a parser or a printer of its own. The kind of its type supplies a missing
/// parser or printer.
fn own_kind(
    parameter: &DefParameter<'_>,
    code: &ParameterCode,
    kind: &TokenStream,
    codegen: &CodegenContext<'_>,
) -> Option<TokenStream> {
    if code.parser.is_none() && code.printer.is_none() {
        return None;
    }
    let ty = placed_text(parameter.present_type(), codegen);
    let parse = match &code.parser {
        Some(parser) => {
            let parser = codegen.inside_expr(parser);
            quote! {
                let value: #ty = #parser?;
                Ok(support::ParameterValue::into_parameter(value, parser.context()))
            }
        }
        None => quote!(#kind.parse(parser, ty)),
    };
    let print = match &code.printer {
        Some(printer) => {
            let printer = codegen.inside_expr(printer);
            quote! {
                let value: #ty = support::ParameterValue::from_parameter(value);
                #printer;
            }
        }
        None => quote!(#kind.print(printer, value);),
    };
    Some(quote! {
        support::ParameterKind::Custom(support::ParameterSyntax {
            parse: &|parser, ty| { #parse },
            print: &|printer, value| { #print },
        })
    })
}

/// `let value: T = ..;`: the default value, of the parameter's Rust type. The statements before it bind the
/// parameters that the default value uses.
fn default_value(def: &CheckedDef<'_>, index: usize, codegen: &CodegenContext<'_>) -> Option<TokenStream> {
    let parameter = &def.parameters[index];
    let default = parameter.default?;
    let body = codegen.inside_expr(def.code.parameters[index].default.as_ref()?);
    let used = used_in_default(&def.parameters, parameter, default.as_str().unwrap_or_default());
    let used = used.map(|(index, other)| {
        let (name, index) = (namer::ident(&value_in_default(other)), Literal::usize_unsuffixed(index));
        let ty = placed_text(&other.rust_type, codegen);
        quote!(let #name: #ty = support::ParameterValue::from_parameter(values[#index]);)
    });
    let ty = placed_text(&parameter.rust_type, codegen);
    Some(quote!(#(#used)* let value: #ty = #body;))
}

/// The field `default_type`: the type of an attribute whose text shows none.
pub(super) fn default_type(
    def: &CheckedDef<'_>,
    index: usize,
    codegen: &CodegenContext<'_>,
) -> Option<TokenStream> {
    let default = default_value(def, index, codegen)?;
    Some(quote!(default_type: Some(&|context, values| { #default value }),))
}

/// Makes elements, and the functions of directives.
struct Emitter<'a, 'r> {
    def: &'a ParameterizedDef<'r>,
    codegen: &'a mut CodegenContext<'r>,
}

impl Emitter<'_, '_> {
    fn elements(&mut self, elements: &[ParameterElement]) -> TokenStream {
        let elements: Vec<_> = elements.iter().map(|element| self.element(element)).collect();
        quote!([#(support::ParameterElement::#elements),*])
    }

    fn element(&mut self, element: &ParameterElement) -> TokenStream {
        match element {
            ParameterElement::Literal(text) => quote!(Literal(#text)),
            ParameterElement::Space => quote!(Space),
            ParameterElement::NoSpace => quote!(NoSpace),
            ParameterElement::Newline => quote!(Newline),
            ParameterElement::Parameter(index) => {
                let index = Literal::usize_unsuffixed(*index);
                quote!(Parameter(#index))
            }
            ParameterElement::Qualified(index) => {
                let index = Literal::usize_unsuffixed(*index);
                quote!(Qualified(#index))
            }
            ParameterElement::Params(indices) => {
                let indices = numbers(indices);
                quote!(Params(&#indices))
            }
            ParameterElement::Struct(fields) => {
                let fields: Vec<_> = fields.iter().map(|field| self.field(field)).collect();
                quote!(Struct(&[#(#fields),*]))
            }
            ParameterElement::Custom { name, arguments } => {
                let directive = self.directive(name, arguments);
                quote!(Custom(&#directive))
            }
            ParameterElement::Optional { anchors, is_inverted, elements, otherwise } => {
                let anchors = numbers(anchors);
                let (elements, otherwise) = (self.elements(elements), self.elements(otherwise));
                quote! {
                    Optional {
                        anchors: &#anchors,
                        is_inverted: #is_inverted,
                        elements: &#elements,
                        otherwise: &#otherwise,
                    }
                }
            }
        }
    }

    fn field(&mut self, field: &StructField) -> TokenStream {
        let parameter = Literal::usize_unsuffixed(field.parameter);
        let custom = match &field.custom {
            Some((name, arguments)) => {
                let directive = self.directive(name, arguments);
                quote!(Some(&#directive))
            }
            None => quote!(None),
        };
        quote!(support::Field { parameter: #parameter, custom: #custom })
    }

    /// Calls of the user's `parse_name` and `print_name`.
    fn directive(&mut self, name: &str, arguments: &[DirectiveArgument]) -> TokenStream {
        let name = directives::function_name(self.def.record, name, arguments.len());
        let parse = namer::ident(&format!("parse_{name}"));
        let print = namer::ident(&format!("print_{name}"));
        let bound: Vec<_> = model::bound_parameters(arguments).collect();
        let indices = numbers(&bound);
        let (mut before, mut passed, mut after, mut printed) = (vec![], vec![], vec![], vec![]);
        for (number, argument) in arguments.iter().enumerate() {
            let variable = format_ident!("argument_{number}");
            match argument {
                DirectiveArgument::Parameter(index) => {
                    let (ty, place) = (self.present(*index), Literal::usize_unsuffixed(*index));
                    before.push(quote!(let mut #variable: Option<#ty> = None;));
                    passed.push(quote!(&mut #variable));
                    after.push(quote!(values.set(parser.context(), #place, #variable);));
                    printed.push(self.value(*index));
                }
                DirectiveArgument::Ref(index) => {
                    let (ty, place) = (self.present(*index), Literal::usize_unsuffixed(*index));
                    before.push(quote!(let #variable: Option<#ty> = values.get(#place);));
                    passed.push(quote!(&#variable));
                    printed.push(self.value(*index));
                }
                DirectiveArgument::Text(text) => {
                    passed.push(super::custom_directive::expression(text, "parser"));
                    printed.push(super::custom_directive::expression(text, "printer"));
                }
            }
        }
        quote! {
            support::CustomParameters {
                parameters: &#indices,
                parse: |parser, values| {
                    #(#before)*
                    let found = #parse(parser, #(#passed),*)?;
                    #(#after)*
                    Ok(support::Found::was_found(found))
                },
                print: |printer, values| {
                    #print(printer, #(#printed),*);
                },
            }
        }
    }

    fn present(&self, index: usize) -> TokenStream {
        placed_text(self.def.parameters[index].present_type(), self.codegen)
    }

    fn value(&self, index: usize) -> TokenStream {
        let ty = placed_text(&self.def.parameters[index].rust_type, self.codegen);
        let index = Literal::usize_unsuffixed(index);
        quote!(<#ty as support::ParameterValue>::from_parameter(values[#index]))
    }
}

fn numbers(indices: &[usize]) -> TokenStream {
    let indices = indices.iter().map(|index| Literal::usize_unsuffixed(*index));
    quote!([#(#indices),*])
}
