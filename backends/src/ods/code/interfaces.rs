//! Snippets of interfaces: bodies of methods, and extra items.

use rtblgen_records::{Record, Value};
use tblgen_parser::Diagnostic;

use crate::ods::code::reader::CodeReader;
use crate::ods::code::reader::ImplItems;
use crate::ods::model::interface::{Interface, InterfaceKind, Method};
use crate::rust::snippet;

/// The placeholder of the implementing entity, and its variable in functions of the handle.
pub(crate) fn subject(kind: InterfaceKind) -> (&'static str, &'static str) {
    match kind {
        InterfaceKind::Op | InterfaceKind::Dialect => ("_op", "op"),
        InterfaceKind::Attribute => ("_attr", "attribute"),
        InterfaceKind::Type => ("_type", "ty"),
    }
}

/// Replaces the placeholders of `verify`.
pub(crate) fn of_verifier(name: &str) -> Option<String> {
    (name == "_op").then(|| "op".to_owned())
}

/// Replaces the placeholders of `extraClassOf`.
pub(crate) fn of_condition(kind: InterfaceKind) -> impl Fn(&str) -> Option<String> {
    move |name| (name == subject(kind).0).then(|| subject(kind).1.to_owned())
}

/// Replaces the placeholders of extra items.
pub(crate) fn of_items(kind: InterfaceKind) -> impl Fn(&str) -> Option<String> {
    move |name| (name == subject(kind).0).then(|| "self".to_owned())
}

/// Replaces the placeholders of a default body.
pub(crate) fn of_default(kind: InterfaceKind, is_static: bool) -> impl Fn(&str) -> Option<String> {
    move |name| (name == subject(kind).0 && !is_static).then(|| "self".to_owned())
}

/// Replaces the placeholders of a body that implementors cannot override.
pub(crate) fn of_fixed(kind: InterfaceKind, is_static: bool) -> impl Fn(&str) -> Option<String> {
    move |name| (name == subject(kind).0 && !is_static).then(|| subject(kind).1.to_owned())
}

/// Replaces the placeholders in the body of a dialect interface's method: there are none.
pub(crate) fn of_dialect(_: &str) -> Option<String> {
    None
}

impl<'r> CodeReader<'r> {
    /// Reads an interface with its snippets.
    pub(super) fn whole_interface(&mut self, interface: &Interface<'r>) {
        self.bases(interface);
        let extra = [interface.extra_trait, interface.extra_shared, interface.extra_declaration];
        for value in extra.into_iter().flatten() {
            self.extra_items(interface.kind, value);
        }
        for method in &interface.methods {
            self.method(interface.kind, method);
        }
        if let Some(verify) = interface.verify {
            self.body(verify, "here", of_verifier);
        }
        if let Some(condition) = interface.extra_class_of {
            self.body(condition, "here", of_condition(interface.kind));
        }
    }

    /// Reads the base interfaces of an interface.
    fn bases(&mut self, interface: &Interface<'r>) {
        let mut pending: Vec<Record<'r>> = interface.bases.clone();
        while let Some(base) = pending.pop() {
            if let Some(base) = self.interface(base) {
                pending.extend(&base.bases);
            }
        }
    }

    fn method(&mut self, kind: InterfaceKind, method: &Method<'r>) {
        if kind == InterfaceKind::Dialect {
            if let Some(body) = method.body {
                self.body(body, "here", of_dialect);
            }
            return;
        }
        if let Some(default) = method.default.filter(|_| method.is_in_trait()) {
            self.body(default, "here", of_default(kind, method.is_static));
        }
        if let Some(body) = method.body.filter(|_| method.default.is_none()) {
            self.body(body, "here", of_fixed(kind, method.is_static));
        }
    }

    fn extra_items(&mut self, kind: InterfaceKind, value: Value<'r>) {
        let text = value.as_str().unwrap_or_default();
        if let Err(mistake) = snippet::check::<ImplItems>(value, text) {
            return self.report(mistake);
        }
        match snippet::substitute(text, of_items(kind)) {
            Ok(text) => match syn::parse_str::<ImplItems>(&text) {
                Ok(items) => drop(self.code.items.insert(text, items.0)),
                Err(error) => self.report(Diagnostic::error(value.span(), snippet::not_rust(&error))),
            },
            Err(unknown) => {
                let message = format!("there is no placeholder `${}` here", unknown.name);
                self.report(Diagnostic::error(value.string_span(unknown.range), message));
            }
        }
    }
}
