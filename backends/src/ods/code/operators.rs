//! Reads the snippets of ops.

use std::collections::BTreeSet;

use rtblgen_records::Value;
use syn::{Expr, ImplItem};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::code::attributes::builder_text;
use crate::ods::code::checked::{DerivedCode, ForwardedCode, OperatorCode};
use crate::ods::code::constraints::Subject;
use crate::ods::code::method_names::{self, accessor};
use crate::ods::code::reader::{CodeReader, all_or_none};
use crate::ods::model::format::{AssemblyFormat, Clause, Element, Group};
use crate::ods::model::{
    DerivedAttribute, ForwardedText, NamedAttribute, Operator, TypeOrigin, builder_call,
};
use crate::rust::snippet;
use crate::rust::snippet::Position;

/// Replaces the placeholders in the body of a derived attribute.
fn of_derived_body(name: &str) -> Option<String> {
    (name == "_op").then(|| "self".to_owned())
}

/// Replaces the placeholders in the conversion of a derived value to an attribute.
fn of_derived_value(own: &DerivedAttribute<'_>) -> impl Fn(&str) -> Option<String> + use<> {
    // C++ converts integers to the parameter's type implicitly.
    let is_integer = ["u32", "u64", "i64", "usize"].map(str::to_owned).contains(
        &snippet::signature_type(own.record.str("returnType").unwrap_or_default(), Position::Result)
            .unwrap_or_default(),
    );
    let cast = if is_integer { " as _" } else { "" };
    let value = format!("self.{}(ir){cast}", accessor(own.name));
    move |name| match name {
        "_self" => Some(value.clone()),
        "_builder" | "_ctxt" => Some("ir.context()".to_owned()),
        _ => None,
    }
}

/// The conversion of a derived value to an attribute; `None` if the definition has none.
fn derived_value_text(own: &DerivedAttribute<'_>) -> Option<String> {
    let text = own.record.value("convertFromStorage").ok()?.as_str()?;
    (!text.trim().is_empty()).then(|| builder_text(text))
}

/// The type of an attribute in a format, if it is fixed.
pub fn fixed_type<'r>(attribute: &NamedAttribute<'r>) -> Option<Value<'r>> {
    let value_type = attribute.base().record_opt("valueType").ok().flatten();
    value_type.filter(|ty| ty.name() != "NoneType").and_then(builder_call)
}

impl<'r> CodeReader<'r> {
    /// Reads the snippets, interfaces, traits and format of an op.
    pub(super) fn operator(&mut self, operator: &Operator<'r>) -> Option<OperatorCode> {
        self.at(operator.record.span());
        self.report_all(operator.warnings.iter().cloned());
        for value in operator.operands.iter().chain(&operator.results) {
            self.at(value.span);
            self.constraint(value.constraint, Subject::Type);
        }
        for attribute in &operator.attributes {
            self.at(attribute.span);
            self.constraint(attribute.record, Subject::Attribute);
            self.attribute(attribute);
        }
        for property in &operator.properties {
            self.property(property);
        }
        self.at(operator.record.span());
        for region in &operator.regions {
            self.constraint(region.constraint, Subject::Region);
        }
        for successor in &operator.successors {
            self.constraint(successor.constraint, Subject::Successor);
        }
        for own in &operator.traits {
            self.op_trait(operator, own);
        }
        self.interfaces_of_op(operator);
        self.result_types(operator);
        self.format(operator);
        let builders = self.op_builders(operator);
        let derived: Vec<_> = operator.derived.iter().map(|own| self.derived(operator, own)).collect();
        let extra_items = self.extra_items_of_op(operator);
        let forwarded_text = operator.forwarded_text.map(|text| self.forwarded_text(operator, text));
        Some(OperatorCode {
            builders: builders?,
            derived: derived.into_iter().collect::<Option<_>>()?,
            extra_items: extra_items?,
            forwarded_text: all_or_none(forwarded_text)?,
        })
    }

    /// Reads the calls of an op's text.
    fn forwarded_text(&mut self, operator: &Operator<'r>, text: &ForwardedText) -> Option<ForwardedCode> {
        match (snippet::parse_expr(&text.parse), snippet::parse_expr(&text.print)) {
            (Ok(parse), Ok(print)) => {
                Some(ForwardedCode { parse: self.with_hooks(parse), print: self.with_hooks(print) })
            }
            (Err(error), _) | (_, Err(error)) => {
                self.report(snippet::not_rust_at(operator.record.span(), &error));
                None
            }
        }
    }

    fn result_types(&mut self, operator: &Operator<'r>) {
        let Some(types) = &operator.result_types else { return };
        for (origin, transforms) in &types.0 {
            if let TypeOrigin::Buildable(call) = origin {
                self.buildable_type(*call);
            }
            for transform in transforms {
                self.type_transform(*transform);
            }
        }
    }

    fn format(&mut self, operator: &Operator<'r>) {
        // A format whose directives are stubs is checked, though the op is printed without it.
        if let Some(value) = operator.stubs.format {
            match AssemblyFormat::parse(operator, value) {
                Ok(format) => self.report_doubts(&format.doubts, value.span()),
                Err(mistakes) => self.report_all(mistakes),
            }
        }
        let Some(value) = operator.assembly_format.filter(|_| !operator.hooks.custom_assembly) else {
            return;
        };
        match AssemblyFormat::parse(operator, value) {
            Ok(format) => {
                self.report_all(format.warnings.iter().cloned());
                self.report_doubts(&format.doubts, value.span());
                for source in format.operand_types.iter().chain(&format.result_types) {
                    self.type_source(source);
                }
                self.elements(operator, &format.elements);
                self.code.formats.insert(operator.record.order(), format.into());
            }
            Err(mistakes) => self.report_all(mistakes),
        }
    }

    /// Reads the fixed types of the attributes in a format.
    fn elements(&mut self, operator: &Operator<'r>, elements: &[Element]) {
        for element in elements {
            match element {
                Element::Attribute { slot, .. } => {
                    if let Some(call) = fixed_type(&operator.attributes[*slot]) {
                        self.buildable_type(call);
                    }
                }
                Element::Optional(group) => self.group(operator, group),
                Element::OiList(clauses) => {
                    for Clause { elements, .. } in clauses {
                        self.elements(operator, elements);
                    }
                }
                _ => {}
            }
        }
    }

    fn group(&mut self, operator: &Operator<'r>, group: &Group) {
        self.elements(operator, &group.elements);
        self.elements(operator, &group.otherwise);
    }

    /// Reads the type and body of a derived attribute, and its conversion to an attribute.
    fn derived(&mut self, operator: &Operator<'r>, own: &DerivedAttribute<'r>) -> Option<DerivedCode> {
        let place = operator.record.field_span(own.name);
        self.at(place);
        let ty = self.field(own.record, "returnType").and_then(|written| self.signature(written));
        let body = self.field(own.record, "body");
        let body = body.and_then(|body| self.body(body, "here", of_derived_body));
        let attribute = self.derived_attribute(own, place);
        Some(DerivedCode { ty: ty?, body: body?, attribute: all_or_none(attribute)? })
    }

    /// Reads the conversion of a derived value to an attribute.
    #[expect(clippy::option_option, reason = "absence and errors differ")]
    fn derived_attribute(&mut self, own: &DerivedAttribute<'r>, place: Span) -> Option<Option<Expr>> {
        let convert = own.record.value("convertFromStorage").ok()?;
        let Some(text) = derived_value_text(own) else {
            let message = format!("op has non-materializable derived attributes '{}', skipping", own.name);
            let help =
                "the third argument of `DerivedAttr` says how an attribute is made of the value, `$_self`";
            self.warn_of_rust(Diagnostic::warning(place, message).with_help(help));
            return None;
        };
        Some(self.rewritten(convert, &text, of_derived_value(own)))
    }

    fn signature(&mut self, written: Value<'r>) -> Option<syn::Type> {
        let spelling = written.as_str().unwrap_or_default();
        let ty = snippet::signature_type(spelling, Position::Result)
            .and_then(|ty| syn::parse_str::<syn::Type>(&ty).map_err(|error| snippet::not_rust(&error)));
        match ty {
            Ok(ty) => Some(self.with_hooks(ty)),
            Err(why) => {
                self.report(Diagnostic::error(written.span(), format!("`{spelling}` {why}")));
                None
            }
        }
    }

    /// Reads the items of the `impl` block: declarations of traits, `extraClassDeclaration` and `extraClassDefinition`.
    fn extra_items_of_op(&mut self, operator: &Operator<'r>) -> Option<Vec<ImplItem>> {
        let mut known = method_names::generated(operator);
        self.all_items(operator.extra_items(), &operator.class_name, &mut known)
    }

    /// Reads the items of several snippets.
    pub(super) fn all_items(
        &mut self,
        values: impl Iterator<Item = Value<'r>>,
        class: &str,
        known: &mut BTreeSet<String>,
    ) -> Option<Vec<ImplItem>> {
        let read: Vec<_> = values.map(|value| self.impl_items(value, class, known)).collect();
        Some(read.into_iter().collect::<Option<Vec<_>>>()?.concat())
    }
}
