//! Snippets of interfaces: bodies of methods, and extra items.

use rtblgen_records::Value;

use crate::ods::code::checked::{InterfaceCode, Items, MethodCode};
use crate::ods::code::reader::{CodeReader, ImplItems, all_or_none, unknown_placeholder};
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
fn of_verifier(name: &str) -> Option<String> {
    (name == "_op").then(|| "op".to_owned())
}

/// Replaces the placeholders of `extraClassOf`.
fn of_condition(kind: InterfaceKind) -> impl Fn(&str) -> Option<String> {
    move |name| (name == subject(kind).0).then(|| subject(kind).1.to_owned())
}

/// Replaces the placeholders of extra items.
fn of_items(kind: InterfaceKind) -> impl Fn(&str) -> Option<String> {
    move |name| (name == subject(kind).0).then(|| "self".to_owned())
}

/// Replaces the placeholders of a default body.
fn of_default(kind: InterfaceKind, is_static: bool) -> impl Fn(&str) -> Option<String> {
    move |name| (name == subject(kind).0 && !is_static).then(|| "self".to_owned())
}

/// Replaces the placeholders of a body that implementors cannot override.
fn of_fixed(kind: InterfaceKind, is_static: bool) -> impl Fn(&str) -> Option<String> {
    move |name| (name == subject(kind).0 && !is_static).then(|| subject(kind).1.to_owned())
}

/// Replaces the placeholders in the body of a dialect interface's method: there are none.
fn of_dialect(_: &str) -> Option<String> {
    None
}

impl<'r> CodeReader<'r> {
    /// Reads an interface with its snippets.
    pub(super) fn whole_interface(&mut self, interface: &Interface<'r>) -> Option<InterfaceCode> {
        self.bases(interface);
        let extra = [interface.extra_trait, interface.extra_shared, interface.extra_declaration];
        let extra = extra.map(|value| value.map(|value| self.extra_items(interface.kind, value)));
        let methods: Vec<_> =
            interface.methods.iter().map(|method| self.method(interface.kind, method)).collect();
        let verify = interface.verify.map(|verify| self.body(verify, "here", of_verifier));
        let extra_class_of = interface
            .extra_class_of
            .map(|condition| self.body(condition, "here", of_condition(interface.kind)));
        let [extra_trait, extra_shared, extra_declaration] = extra.map(all_or_none);
        Some(InterfaceCode {
            methods: methods.into_iter().collect::<Option<_>>()?,
            verify: all_or_none(verify)?,
            extra_class_of: all_or_none(extra_class_of)?,
            extra_trait: extra_trait?,
            extra_shared: extra_shared?,
            extra_declaration: extra_declaration?,
        })
    }

    /// Reads the base interfaces of an interface.
    fn bases(&mut self, interface: &Interface<'r>) {
        let mut pending = interface.bases.clone();
        while let Some(base) = pending.pop() {
            if let Some(base) = self.interface(base.record) {
                pending.extend(&base.bases);
            }
        }
    }

    fn method(&mut self, kind: InterfaceKind, method: &Method<'r>) -> Option<MethodCode> {
        let (default, fixed) = match kind {
            // Implementors can replace the body.
            InterfaceKind::Dialect => (method.body.map(|body| self.body(body, "here", of_dialect)), None),
            _ => {
                let is_static = method.is_static;
                let default = method.default.map(|body| self.body(body, "here", of_default(kind, is_static)));
                let fixed = method.body.filter(|_| method.default.is_none());
                (default, fixed.map(|body| self.body(body, "here", of_fixed(kind, is_static))))
            }
        };
        Some(MethodCode { default: all_or_none(default)?, fixed: all_or_none(fixed)? })
    }

    fn extra_items(&mut self, kind: InterfaceKind, value: Value<'r>) -> Option<Items> {
        let text = value.as_str().unwrap_or_default();
        if let Err(mistake) = snippet::check::<ImplItems>(value, text) {
            self.report(mistake);
            return None;
        }
        match snippet::substitute(text, of_items(kind)) {
            Ok(text) => Some(Items { items: self.parsed_items(value, &text)?, span: value.span() }),
            Err(unknown) => {
                let span = value.string_span(unknown.range);
                self.report(unknown_placeholder(span, unknown.name, "here", of_items(kind)));
                None
            }
        }
    }
}
