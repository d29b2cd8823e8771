//! Snippets of types and attributes with parameters.

use std::collections::BTreeSet;

use rtblgen_records::Value;
use syn::{Expr, Type};
use tblgen_parser::Diagnostic;

use crate::ods::code::checked::{DefinitionCode, ParameterCode};
use crate::ods::code::constraints::Subject;
use crate::ods::code::reader::{CodeReader, all_or_none};
use crate::ods::model::{DefParameter, ParameterizedDef};
use crate::rust::namer;
use crate::rust::snippet;

/// The maximal number of parameters in the tuple that a verifier takes.
const MAX_TUPLE: usize = 12;

/// Replaces the placeholders in the conversion of a parameter's accessor.
fn of_accessor(name: &str) -> Option<String> {
    (name == "_self").then(|| "value".to_owned())
}

/// Replaces the placeholders in the parser of a parameter.
fn of_parser(name: &str) -> Option<String> {
    match name {
        "_parser" => Some("parser".to_owned()),
        "_type" => Some("ty".to_owned()),
        "_ctxt" | "_builder" => Some("parser.context()".to_owned()),
        _ => None,
    }
}

/// Replaces the placeholders in the printer of a parameter.
fn of_printer(name: &str) -> Option<String> {
    match name {
        "_printer" => Some("printer".to_owned()),
        "_self" => Some("value".to_owned()),
        "_ctxt" | "_builder" => Some("printer.context()".to_owned()),
        _ => None,
    }
}

/// The name of the method that reads a parameter.
pub fn parameter_accessor(parameter: &DefParameter<'_>) -> proc_macro2::Ident {
    match parameter.rust_name.as_str() {
        name if namer::DEFINITION_METHODS.contains(&name) => namer::ident(&format!("{name}_")),
        name => namer::ident(name),
    }
}

impl<'r> CodeReader<'r> {
    /// Reads the snippets of a type or an attribute.
    pub(super) fn definition(&mut self, def: &ParameterizedDef<'r>) -> Option<DefinitionCode> {
        self.at(def.record.span());
        self.report_all(def.warnings.iter().cloned());
        self.report_doubts(&def.doubts, def.record.span());
        let types = self.parameter_types(def);
        if def.has_verifier && def.parameters.len() > MAX_TUPLE {
            let message = format!("a verifier (`genVerifyDecl`) takes at most {MAX_TUPLE} parameters");
            self.report(Diagnostic::error(def.record.span(), message));
        }
        let mut accessors = Vec::new();
        for parameter in &def.parameters {
            accessors.push(if def.has_accessors { self.accessor(parameter) } else { Some(None) });
            if let Some(constraint) = parameter.constraint.filter(|record| !record.is_a("TypeDef")) {
                self.constraint_without_op(constraint, Subject::Type);
            }
        }
        let builders = self.definition_builders(def);
        let extra = [def.extra_declaration, def.extra_definition].into_iter().flatten();
        let extra_items = self.all_items(extra, &def.class_name, &mut generated(def));
        self.interfaces_of_definition(def);
        let texts = self.parameter_texts(def);
        let accessors = accessors.into_iter().collect::<Option<Vec<_>>>();
        let parameters = parameters(types?, accessors?, texts?);
        Some(DefinitionCode { parameters, builders: builders?, extra_items: extra_items? })
    }

    /// Reads the parameters of a definition that is used for its text only.
    pub(super) fn text_of_parameters(&mut self, def: &ParameterizedDef<'r>) -> Option<DefinitionCode> {
        let (types, texts) = (self.parameter_types(def), self.parameter_texts(def));
        let accessors = def.parameters.iter().map(|_| None).collect();
        Some(DefinitionCode { parameters: parameters(types?, accessors, texts?), ..Default::default() })
    }

    fn parameter_types(&mut self, def: &ParameterizedDef<'r>) -> Option<Vec<Type>> {
        let types = def.parameters.iter().map(|parameter| {
            self.ty(&parameter.rust_type, |error| {
                let message = format!("the type of parameter '{}' is not Rust: {error}", parameter.name);
                Diagnostic::error(parameter.span, message)
            })
        });
        types.collect::<Vec<_>>().into_iter().collect()
    }

    #[expect(clippy::option_option, reason = "absence and errors differ")]
    fn accessor(&mut self, parameter: &DefParameter<'r>) -> Option<Option<(Type, Expr)>> {
        let Some((returned, convert)) = &parameter.accessor else { return Some(None) };
        let returned = self.ty(returned, |error| {
            let message =
                format!("the accessor's type of parameter '{}' is not Rust: {error}", parameter.name);
            Diagnostic::error(parameter.span, message)
        });
        let convert = self.expression(*convert, of_accessor);
        Some(Some((returned?, convert?)))
    }

    /// Reads the parsers, printers and default values of parameters.
    fn parameter_texts(&mut self, def: &ParameterizedDef<'r>) -> Option<Vec<ParameterText>> {
        let has_text = def.format.is_some() && !def.has_custom_text;
        let texts = def.parameters.iter().map(|parameter| {
            let parser = parameter.parser.filter(|_| has_text);
            let parser = parser.map(|parser| self.expression(parser, of_parser));
            let printer = parameter.printer.filter(|_| has_text);
            let printer = printer.map(|printer| self.expression(printer, of_printer));
            let default = parameter.default.filter(|_| has_text || parameter.is_self_type);
            let default = default.map(|default| self.parameter_default(def, parameter, default));
            Some(ParameterText {
                parser: all_or_none(parser)?,
                printer: all_or_none(printer)?,
                default: all_or_none(default)?,
            })
        });
        texts.collect::<Vec<_>>().into_iter().collect()
    }

    /// Reads the default value of a parameter and converts it to the parameter's Rust type.
    fn parameter_default(
        &mut self,
        def: &ParameterizedDef<'r>,
        parameter: &DefParameter<'r>,
        value: Value<'r>,
    ) -> Option<Expr> {
        let written = snippet::translate_builder(value.as_str().unwrap_or_default().trim());
        let text = without_namespace(&written, &parameter.rust_type);
        let ty = syn::parse_str::<Type>(&parameter.rust_type).ok()?;
        let checked = match text.starts_with('{') && text.ends_with('}') {
            true => snippet::check_part(value),
            false => snippet::check::<Expr>(value, &text),
        };
        if let Err(mistake) = checked {
            self.report(mistake);
            return None;
        }
        let text = text.replace("$_builder.context()", "$_ctxt").replace("$_builder", "$_ctxt");
        let replaced = snippet::substitute(&text, |name| match name {
            "_ctxt" => Some("context".to_owned()),
            name => {
                let mut used = used_in_default(&def.parameters, parameter, &text);
                used.find(|(_, other)| other.name == name).map(|(_, other)| value_in_default(other))
            }
        });
        let fitted = match replaced {
            Ok(text) => snippet::constant::fit(&text, &ty),
            Err(_) => {
                Err("a default value can use only `$_ctxt` and the parameters before this one".to_owned())
            }
        };
        let fitted = fitted.map_err(|message| Diagnostic::error(value.span(), message));
        let parsed = fitted.and_then(|text| {
            // A list parameter owns its elements.
            let text = if text.starts_with('[') { format!("{text}.to_vec()") } else { text };
            let text = if text == "<[]>" { "Vec::new()".to_owned() } else { text };
            snippet::parse_expr(&text).map_err(|error| snippet::not_rust_at(value.span(), &error))
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

/// The Rust of a parameter's text.
struct ParameterText {
    parser: Option<Expr>,
    printer: Option<Expr>,
    default: Option<Expr>,
}

fn parameters(
    types: Vec<Type>,
    accessors: Vec<Option<(Type, Expr)>>,
    texts: Vec<ParameterText>,
) -> Vec<ParameterCode> {
    let parameters = types.into_iter().zip(accessors).zip(texts);
    let parameters = parameters.map(|((ty, accessor), ParameterText { parser, printer, default })| {
        ParameterCode { ty, accessor, parser, printer, default }
    });
    parameters.collect()
}

/// The names of the functions that are generated for a type or an attribute, without those of its author.
fn generated(def: &ParameterizedDef<'_>) -> BTreeSet<String> {
    let accessors = def.parameters.iter().filter(|_| def.has_accessors);
    let accessors = accessors.map(|parameter| parameter_accessor(parameter).to_string());
    let checked = def.may_fail().then(|| "get_checked".to_owned());
    accessors.chain(["get".to_owned()]).chain(checked).collect()
}

/// The parameters before `of` that its default value uses, with their indices.
pub fn used_in_default<'p, 'r>(
    parameters: &'p [DefParameter<'r>],
    of: &DefParameter<'r>,
    text: &str,
) -> impl Iterator<Item = (usize, &'p DefParameter<'r>)> {
    let before = parameters.iter().take_while(|other| other.name != of.name).enumerate();
    before.filter(|(_, other)| snippet::placeholders(text).iter().any(|used| used.name == other.name))
}

/// The variable that holds a parameter in the default value of another parameter.
pub fn value_in_default(parameter: &DefParameter<'_>) -> String {
    format!("{}_value", parameter.rust_name)
}

/// Removes the C++ path from an enum case.
fn without_namespace(text: &str, rust_type: &str) -> String {
    match text.rsplit_once("::") {
        Some((path, case)) if path == rust_type || path.ends_with(&format!("::{rust_type}")) => {
            format!("{rust_type}::{}", namer::camel_case(case))
        }
        _ => text.to_owned(),
    }
}
