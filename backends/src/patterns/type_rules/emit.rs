//! Emits type conversions: a function per conversion, and `add_type_conversions`.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::{Argument, Number, ResultType, RuleResult, SourceType, TypeRule, TypeRules};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::inference::buildable_type;
use crate::ods::model::ParameterizedDef;
use crate::rust::extern_paths::ExternPaths;

/// The items of a file's type conversions; none if there are none.
pub(in crate::patterns) fn items<'r>(
    rules: &TypeRules<'r>,
    codegen: &mut CodegenContext<'r>,
    extern_paths: &ExternPaths,
) -> Vec<TokenStream> {
    if rules.0.is_empty() {
        return Vec::new();
    }
    let mut emitter = Emitter { codegen, extern_paths };
    let mut items = Vec::new();
    let mut names = Vec::new();
    for (number, rule) in rules.0.iter().enumerate() {
        let name = format_ident!("type_conversion_{number}");
        items.push(emitter.rule(rule, &name));
        names.push(name);
    }
    // A converter tries the last added conversion first.
    names.reverse();
    items.push(quote! {
        /// Adds the type conversions of this file; the first one that covers a type is used.
        pub fn add_type_conversions(converter: &mut ::rtblgen_runtime::conversion::TypeConverter<'_>) {
            #(converter.add_recursive_conversion(#names);)*
        }
    });
    items
}

struct Emitter<'a, 'r> {
    codegen: &'a mut CodegenContext<'r>,
    extern_paths: &'a ExternPaths,
}

impl<'r> Emitter<'_, 'r> {
    fn rule(&mut self, rule: &TypeRule<'r>, name: &Ident) -> TokenStream {
        let covers = self.source(&rule.source);
        let results = self.results(&rule.results);
        let doc = format!(" From `{}`.", self.codegen.origin(rule.record.span()));
        quote! {
            #[doc = #doc]
            #[allow(unused_variables)]
            fn #name<'c>(
                converter: &::rtblgen_runtime::conversion::TypeConverter<'c>,
                ty: ::rtblgen_runtime::Type<'c>,
            ) -> ::rtblgen_runtime::conversion::TypeConversion<'c> {
                let context = ty.context();
                #covers
                let types = || #results;
                types().map_or(
                    ::rtblgen_runtime::conversion::TypeConversion::Failed,
                    ::rtblgen_runtime::conversion::TypeConversion::Types,
                )
            }
        }
    }

    /// Returns unless the rule covers the type, and binds `parameters`.
    fn source(&mut self, source: &SourceType<'r>) -> TokenStream {
        let not_covered = quote!(::rtblgen_runtime::conversion::TypeConversion::NotCovered);
        match source {
            SourceType::Buildable(call) => {
                let ty = self.buildable(*call);
                quote! { if ty != #ty { return #not_covered; } }
            }
            SourceType::Own { def, conditions, .. } => {
                let class = self.class(def);
                let conditions = conditions.iter().map(|(index, number)| {
                    let (index, number) = (Literal::usize_unsuffixed(*index), into_parameter(number));
                    quote! { if parameters[#index] != #number { return #not_covered; } }
                });
                quote! {
                    let Some(parameters) = ::rtblgen_runtime::support::parameters_of::<#class<'static>>(ty) else {
                        return #not_covered;
                    };
                    #(#conditions)*
                }
            }
        }
    }

    /// The types of the result: an option.
    fn results(&mut self, results: &[RuleResult<'r>]) -> TokenStream {
        let one = |result: &RuleResult<'r>| match result {
            RuleResult::Type(ty) => Some(self.result(ty)),
            RuleResult::Converted(_) | RuleResult::ConvertedList(_) => None,
        };
        if let Some(types) = results.iter().map(one).collect::<Option<Vec<_>>>() {
            return quote!(Some([#(#types),*].into_iter().collect()));
        }
        let added = results.iter().map(|result| match result {
            RuleResult::Type(ty) => {
                let ty = self.result(ty);
                quote!(types.push(#ty);)
            }
            RuleResult::Converted(index) => {
                let ty = parameter(*index);
                quote!(types.extend(converter.convert_to_many(#ty)?);)
            }
            RuleResult::ConvertedList(index) => {
                let list = converted_list(*index);
                quote!(types.extend(#list);)
            }
        });
        let added: Vec<_> = added.collect();
        quote! {{
            let mut types = ::rtblgen_runtime::conversion::TypeList::new();
            #(#added)*
            Some(types)
        }}
    }

    /// A type, in a closure that returns an option.
    fn result(&mut self, result: &ResultType<'r>) -> TokenStream {
        match result {
            ResultType::Buildable(call) => self.buildable(*call),
            ResultType::Own { def, arguments } => {
                let class = self.class(def);
                let arguments: Vec<_> = arguments.iter().map(|argument| self.argument(argument)).collect();
                quote! {
                    ::rtblgen_runtime::support::type_of_parameters::<#class<'static>>(context, &[#(#arguments),*])?
                }
            }
        }
    }

    fn argument(&mut self, argument: &Argument<'r>) -> TokenStream {
        match argument {
            Argument::Parameter(index) => {
                let index = Literal::usize_unsuffixed(*index);
                quote!(parameters[#index])
            }
            Argument::Number(number) => into_parameter(number),
            Argument::Converted(index) => {
                let ty = parameter(*index);
                let ty = quote!(converter.convert_type(#ty)?);
                quote!(::rtblgen_runtime::support::ParameterValue::into_parameter(#ty, context))
            }
            Argument::ConvertedList(index) => {
                let types = converted_list(*index);
                quote!(::rtblgen_runtime::support::list_parameter(context, &#types))
            }
            Argument::Type(ty) => {
                let ty = self.result(ty);
                quote!(::rtblgen_runtime::support::ParameterValue::into_parameter(#ty, context))
            }
        }
    }

    fn buildable(&mut self, call: rtblgen_records::Value<'r>) -> TokenStream {
        let function = buildable_type(self.codegen, call);
        let shown = self.codegen.item(
            format!("conversion to\0{function}"),
            &format!("get_{function}"),
            |_, ident| {
                quote! {
                    pub(super) fn #ident(context: &Context) -> Type<'_> { #function(context) }
                }
            },
        );
        let shown = self.codegen.outside(&shown);
        quote!(#shown(context))
    }

    fn class(&self, def: &ParameterizedDef<'r>) -> TokenStream {
        self.extern_paths.op(def.record, def.dialect_name, &def.class_name)
    }
}

/// A parameter of the source that is a type.
fn parameter(index: usize) -> TokenStream {
    let index = Literal::usize_unsuffixed(index);
    quote!(::rtblgen_runtime::support::ParameterValue::from_parameter(parameters[#index]))
}

/// The types that a list of types among the parameters of the source is converted to.
fn converted_list(index: usize) -> TokenStream {
    let index = Literal::usize_unsuffixed(index);
    quote! {
        converter.convert_types(
            <&[::rtblgen_runtime::Type<'c>] as ::rtblgen_runtime::support::ParameterValue<'c>>
                ::from_parameter(parameters[#index]).iter().copied()
        )?
    }
}

/// A number as the value of a parameter.
fn into_parameter(number: &Number) -> TokenStream {
    let value = match number.rust_type.as_str() {
        "bool" if number.value == 0 => quote!(false),
        "bool" => quote!(true),
        ty => {
            let text = format!("{}{ty}", number.value);
            text.parse().unwrap_or_else(|_| quote!(0))
        }
    };
    quote!(::rtblgen_runtime::support::ParameterValue::into_parameter(#value, context))
}
