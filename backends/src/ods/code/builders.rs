//! Custom builders of ops, types and attributes: their names, parameters, defaults and bodies.

use quote::quote;
use rtblgen_records::Value;
use syn::Expr;
use tblgen_parser::{Diagnostic, Span};

use crate::ods::code::checked::{BuilderCode, DefinitionBuilder, ShorterBuilder};
use crate::ods::code::constants::check_constant;
use crate::ods::code::reader::{CodeReader, all_or_none};
use crate::ods::model;
use crate::ods::model::{BuilderParameter, CustomBuilder, Operator, ParameterizedDef};
use crate::rust::namer::Names;
use crate::rust::types::RustType;
use crate::rust::{namer, snippet};

/// A custom builder of an op, and the functions that are generated for it.
pub(crate) struct NamedBuilder<'a, 'r> {
    pub(crate) builder: &'a CustomBuilder<'r>,
    /// Its index among the builders of the op.
    index: usize,
    /// The name of the function with all parameters.
    pub(crate) name: String,
    /// The name of the function without the parameters that have default values.
    pub(crate) shorter: Option<String>,
}

/// The custom builders of an op that have bodies. Rust has no overloading, so the function's name lists the parameters:
/// `build_from_lhs_rhs`.
pub(crate) fn named_builders<'a, 'r>(operator: &'a Operator<'r>) -> Vec<NamedBuilder<'a, 'r>> {
    let mut names = Names::with_taken(["build", "build_with", "build_from_lists"]);
    let builders = operator.builders.iter().enumerate();
    let with_body = builders.filter(|(_, builder)| builder.body.is_some());
    let mut named: Vec<_> = with_body
        .map(|(index, builder)| {
            let name = names.unique(&function_name(&builder.parameters));
            NamedBuilder { builder, index, name, shorter: None }
        })
        .collect();
    // Functions with all parameters get their names first.
    for own in &mut named {
        let given = without_default(own.builder);
        if given < own.builder.parameters.len() {
            let name = function_name(&own.builder.parameters[..given]);
            own.shorter = (names.unique(&name) == name).then_some(name);
        }
    }
    named
}

/// The number of leading parameters without a default value.
pub(crate) fn without_default(builder: &CustomBuilder<'_>) -> usize {
    builder.parameters.iter().take_while(|own| own.default.is_none()).count()
}

fn function_name(parameters: &[BuilderParameter<'_>]) -> String {
    let names: Vec<_> =
        parameters.iter().enumerate().map(|(index, parameter)| parameter_name(parameter, index)).collect();
    match names.is_empty() {
        true => "build_from_nothing".to_owned(),
        false => format!("build_from_{}", names.join("_")),
    }
}

/// The name of the function of a type's or attribute's builder: `get_from_width`.
pub(crate) fn definition_function_name(prefix: &str, builder: &CustomBuilder<'_>) -> String {
    let names: Vec<_> = builder.parameters.iter().map(|own| namer::snake_case(own.name)).collect();
    match names.is_empty() {
        true => format!("{prefix}_from_nothing"),
        false => format!("{prefix}_from_{}", names.join("_")),
    }
}

fn parameter_name(parameter: &BuilderParameter<'_>, index: usize) -> String {
    match parameter.name {
        "" => format!("argument{index}"),
        name => namer::snake_case(name),
    }
}

/// The Rust spelling of the parameter type of an op's builder.
fn op_parameter_spelling(own: &BuilderParameter<'_>) -> String {
    let spelling = own.ty.as_str().unwrap_or_default();
    snippet::rust_type(spelling).unwrap_or_else(|| spelling.to_owned())
}

/// The parameter type as emitted: a reference if the spelled type owns its value. The reference has no lifetime.
pub(crate) fn parameter_type(ty: &syn::Type) -> RustType {
    let same = || RustType::of(ty);
    let reference = |inner: &syn::Type| RustType::of(inner).inside(|inner| quote!(&#inner));
    match ty {
        syn::Type::Reference(own) => reference(&own.elem),
        syn::Type::Path(path) => match path.path.segments.last() {
            Some(last) if last.ident == "Vec" => match &last.arguments {
                syn::PathArguments::AngleBracketed(arguments) => {
                    let element = match arguments.args.first() {
                        Some(syn::GenericArgument::Type(syn::Type::Reference(element))) => {
                            reference(&element.elem)
                        }
                        Some(syn::GenericArgument::Type(element)) => RustType::of(element),
                        _ => return same(),
                    };
                    element.inside(|element| quote!(&[#element]))
                }
                _ => same(),
            },
            Some(last) if last.ident == "String" => RustType::plain(quote!(&str)),
            _ => same(),
        },
        _ => same(),
    }
}

/// Replaces the placeholders in the body of an op's builder.
fn of_op(name: &str) -> Option<String> {
    match name {
        "_builder" => Some("builder".to_owned()),
        "_state" => Some("state".to_owned()),
        "_location" | "_loc" => Some("location".to_owned()),
        _ => None,
    }
}

/// Replaces the placeholders in the body of a type's or attribute's builder. `is_inferred`: the builder has no context
/// parameter. `is_checked`: the builder is fallible.
fn of_definition(is_inferred: bool, is_checked: bool) -> impl Fn(&str) -> Option<String> {
    move |name| match name {
        "_ctxt" if !is_inferred => Some("context".to_owned()),
        "_get" if is_checked => Some("Self::get_checked".to_owned()),
        "_get" => Some("Self::get".to_owned()),
        _ => None,
    }
}

/// Whether a type's or attribute's builder has no context parameter (`hasInferredContextParam`).
fn is_inferred(builder: &CustomBuilder<'_>) -> bool {
    builder.record.bit("hasInferredContextParam").unwrap_or_default()
}

/// The `returnType` of a type's or attribute's builder; empty if it returns the type or attribute itself.
fn returned<'r>(builder: &CustomBuilder<'r>) -> &'r str {
    builder.record.str_opt("returnType").ok().flatten().unwrap_or_default().trim()
}

impl<'r> CodeReader<'r> {
    /// Reads the builders of an op.
    pub(super) fn op_builders(&mut self, operator: &Operator<'r>) -> Option<Vec<BuilderCode>> {
        for builder in operator.builders.iter().filter(|builder| builder.body.is_none()) {
            self.without_body(builder, &function_name(&builder.parameters), &operator.class_name);
        }
        let read: Vec<_> = named_builders(operator).into_iter().map(|own| self.op_builder(own)).collect();
        read.into_iter().collect()
    }

    fn op_builder(&mut self, own: NamedBuilder<'_, 'r>) -> Option<BuilderCode> {
        let NamedBuilder { builder, index, name, shorter } = own;
        let (mut types, mut defaults) = (Vec::new(), Vec::new());
        for parameter in &builder.parameters {
            let ty = self.builder_type(&op_parameter_spelling(parameter), parameter.ty.span());
            if let (Some(ty), Some(default)) = (&ty, parameter.default)
                && shorter.is_some()
            {
                defaults.push(self.builder_default(default, ty));
            }
            types.push(ty);
        }
        let body = self.body(builder.body?, "in a builder", of_op);
        let types = types.into_iter().collect::<Option<_>>()?;
        let defaults = defaults.into_iter().collect::<Option<_>>()?;
        let shorter = shorter.map(|name| ShorterBuilder { name, defaults });
        Some(BuilderCode { index, name, shorter, types, body: body? })
    }

    /// Reads the builders of a type or an attribute.
    pub(super) fn definition_builders(
        &mut self,
        def: &ParameterizedDef<'r>,
    ) -> Option<Vec<DefinitionBuilder>> {
        let mut read = Vec::new();
        for (index, builder) in def.builders.iter().enumerate() {
            match builder.body {
                Some(body) => read.push(self.definition_builder(def, (index, builder), body)),
                None => {
                    self.without_body(builder, &definition_function_name("get", builder), &def.class_name);
                }
            }
        }
        read.into_iter().collect()
    }

    fn definition_builder(
        &mut self,
        def: &ParameterizedDef<'r>,
        (index, builder): (usize, &CustomBuilder<'r>),
        text: Value<'r>,
    ) -> Option<DefinitionBuilder> {
        let (is_inferred, returned) = (is_inferred(builder), returned(builder));
        let body = self.body(text, "in this builder", of_definition(is_inferred, false));
        let is_fallible = def.may_fail() && returned.is_empty();
        let checked_body =
            is_fallible.then(|| self.body(text, "in this builder", of_definition(is_inferred, true)));
        let types: Vec<_> = builder
            .parameters
            .iter()
            .map(|own| {
                let rust = model::parameter_type(self.records, own.ty.as_str().unwrap_or_default());
                self.builder_type(&rust, own.ty.span())
            })
            .collect();
        let returned = (!returned.is_empty()).then(|| {
            self.builder_type(&model::parameter_type(self.records, returned), builder.record.span())
        });
        Some(DefinitionBuilder {
            index,
            is_inferred,
            types: types.into_iter().collect::<Option<_>>()?,
            returned: all_or_none(returned)?,
            body: body?,
            checked_body: all_or_none(checked_body)?,
        })
    }

    /// Warns of a builder for which nothing is generated. In Rust its function needs no declaration.
    fn without_body(&mut self, builder: &CustomBuilder<'r>, function: &str, class: &str) {
        let span = builder.record.span();
        if !self.is_loaded && !self.is_of_others(span) {
            let message = format!("this builder has no body, so `{class}` gets no function `{function}`");
            let help = format!(
                "write its body in Rust, or remove it and write `impl {class} {{ pub fn {function}(..) {{ .. }} }}` beside \
                 the generated code"
            );
            self.add(Diagnostic::warning(span, message).with_help(help));
        }
    }

    fn builder_type(&mut self, spelling: &str, span: Span) -> Option<syn::Type> {
        self.ty(spelling, |error| {
            Diagnostic::error(span, format!("the type of a builder's parameter is not Rust: {error}"))
        })
    }

    /// Reads the default value of a builder's parameter.
    fn builder_default(&mut self, default: Value<'r>, ty: &syn::Type) -> Option<Expr> {
        let ty = parameter_type(ty);
        let text = snippet::constant_in_rust(default.as_str().unwrap_or_default());
        let fitted = check_constant(default, &text).and_then(|()| {
            let fitted = snippet::constant::fit(&text, &syn::parse_quote!(#ty));
            fitted.map_err(|message| Diagnostic::error(default.span(), message))
        });
        let parsed = fitted.and_then(|text| {
            let parsed = syn::parse_str(&text);
            parsed.map_err(|error| snippet::not_rust_at(default.span(), &error))
        });
        match parsed {
            Ok(expr) => Some(self.with_hooks(expr)),
            Err(mistake) => {
                self.report(mistake);
                None
            }
        }
    }
}
