//! Snippets of types and attributes with parameters.

use std::collections::BTreeSet;

use rtblgen_records::Record;
use syn::{Expr, Type};
use tblgen_parser::Diagnostic;

use crate::ods::code::constraints::Subject;
use crate::ods::code::reader::CodeReader;
use crate::ods::code::table::Code;
use crate::ods::model::{DefParameter, ParameterizedDef};
use crate::rust::namer;
use crate::rust::namer::snake_case;
use crate::rust::snippet;

/// The maximal number of parameters in the tuple that a verifier takes.
const MAX_TUPLE: usize = 12;

/// Replaces the placeholders in the conversion of a parameter's accessor.
pub(crate) fn of_accessor(name: &str) -> Option<String> {
    (name == "_self").then(|| "value".to_owned())
}

/// Replaces the placeholders in the parser of a parameter.
pub(crate) fn of_parser(name: &str) -> Option<String> {
    match name {
        "_parser" => Some("parser".to_owned()),
        "_type" => Some("ty".to_owned()),
        "_ctxt" | "_builder" => Some("parser.context()".to_owned()),
        _ => None,
    }
}

/// Replaces the placeholders in the printer of a parameter.
pub(crate) fn of_printer(name: &str) -> Option<String> {
    match name {
        "_printer" => Some("printer".to_owned()),
        "_self" => Some("value".to_owned()),
        "_ctxt" | "_builder" => Some("printer.context()".to_owned()),
        _ => None,
    }
}

/// The name of the accessor of a parameter.
pub(crate) fn parameter_accessor(parameter: &DefParameter<'_>) -> proc_macro2::Ident {
    match snake_case(parameter.name).as_str() {
        "get" => namer::ident("get_"),
        name => namer::ident(name),
    }
}

impl<'r> CodeReader<'r> {
    /// Reads the snippets of a type or an attribute.
    pub(super) fn definition(&mut self, def: &ParameterizedDef<'r>) {
        self.at(def.record.span());
        self.report_all(def.warnings.iter().cloned());
        self.report_doubts(&def.doubts, def.record.span());
        self.parameter_types(def);
        if def.has_verifier && def.parameters.len() > MAX_TUPLE {
            let message = format!("a verifier (`genVerifyDecl`) takes at most {MAX_TUPLE} parameters");
            self.report(Diagnostic::error(def.record.span(), message));
        }
        for parameter in &def.parameters {
            if def.has_accessors {
                self.accessor(parameter);
            }
            if let Some(constraint) = parameter.constraint.filter(|record| !record.is_a("TypeDef")) {
                self.constraint(constraint, Subject::Type);
            }
        }
        self.definition_builders(def);
        let mut known = generated(def);
        self.impl_items(def.extra_declaration, &def.class_name, &mut known);
        self.impl_items(def.extra_definition, &def.class_name, &mut known);
        self.interfaces_of_definition(def);
        self.parameter_texts(def);
    }

    pub(super) fn parameter_types(&mut self, def: &ParameterizedDef<'r>) {
        for parameter in &def.parameters {
            self.ty(&parameter.rust_type, |error| {
                let message = format!("the type of parameter '{}' is not Rust: {error}", parameter.name);
                Diagnostic::error(parameter.span, message)
            });
        }
    }

    fn accessor(&mut self, parameter: &DefParameter<'r>) {
        let Some((returned, convert)) = &parameter.accessor else { return };
        self.ty(returned, |error| {
            let message =
                format!("the accessor's type of parameter '{}' is not Rust: {error}", parameter.name);
            Diagnostic::error(parameter.span, message)
        });
        self.expression(*convert, of_accessor);
    }

    /// Reads the parsers, printers and default values of parameters.
    pub(super) fn parameter_texts(&mut self, def: &ParameterizedDef<'r>) {
        let has_text = def.format.is_some() && !def.has_custom_text;
        for parameter in &def.parameters {
            if let Some(parser) = parameter.parser.filter(|_| has_text) {
                self.expression(parser, of_parser);
            }
            if let Some(printer) = parameter.printer.filter(|_| has_text) {
                self.expression(printer, of_printer);
            }
            if has_text || parameter.is_self_type {
                self.parameter_default(def, parameter);
            }
        }
    }

    /// Reads the default value of a parameter and converts it to the parameter's Rust type.
    fn parameter_default(&mut self, def: &ParameterizedDef<'r>, parameter: &DefParameter<'r>) {
        let Some(value) = parameter.default else { return };
        let written = snippet::translate_builder(value.as_str().unwrap_or_default().trim());
        let text = without_namespace(&written, &parameter.rust_type);
        let Ok(ty) = syn::parse_str::<Type>(&parameter.rust_type) else { return };
        let checked = match text.starts_with('{') && text.ends_with('}') {
            true => snippet::check_part(value),
            false => snippet::check::<Expr>(value, &text),
        };
        if let Err(mistake) = checked {
            return self.report(mistake);
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
        let parsed = fitted.and_then(|text| {
            // A list parameter owns its elements.
            let text = if text.starts_with('[') { format!("{text}.to_vec()") } else { text };
            let text = if text == "<[]>" { "Vec::new()".to_owned() } else { text };
            let expr = snippet::parse_expr(&text).map_err(|error| snippet::not_rust(&error))?;
            Ok((text, expr))
        });
        match parsed {
            Ok((text, expr)) => {
                self.code.constants.insert((def.record.order(), parameter.name.to_owned()), text.clone());
                self.code.expressions.insert(text, expr);
            }
            Err(message) => self.report(Diagnostic::error(value.span(), message)),
        }
    }
}

impl Code<'_> {
    /// The default value of a parameter.
    pub fn parameter_default(&self, def: Record<'_>, parameter: &DefParameter<'_>) -> &Expr {
        self.expression(self.constant(def, parameter.name))
    }
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
    format!("{}_value", snake_case(parameter.name))
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
