//! Snippets of `Attr` records: `convertFromStorage`, `constBuilderCall` and default values.

use std::borrow::Cow;
use std::rc::Rc;

use rtblgen_records::{Record, Value};
use syn::Expr;
use tblgen_parser::Diagnostic;

use crate::ods::code::constants::{constant_text, is_own_enum, rust_spelling};
use crate::ods::code::item_names::item_name;
use crate::ods::code::reader::{CodeReader, all_or_none};
use crate::ods::code::table::{AttributeCode, AttributeKind, DefaultValue, Source};
use crate::ods::model::enums::{const_builder_call, convert_from_storage};
use crate::ods::model::{NamedAttribute, is_whole, own_class, summary};
use crate::rust::class_paths::attribute_class_name;
use crate::rust::{namer, snippet};

/// The Rust spelling of the type of an attribute's value; `None` if the value is the attribute.
pub fn value_spelling(base: Record<'_>) -> Option<String> {
    let spelling = base.str_opt("returnType").ok().flatten()?;
    // A user's enum may be called `Type`; C++ has another `Type`.
    Some(match is_own_enum(base, spelling) {
        true => namer::ident(&namer::type_name(spelling)).to_string(),
        false => rust_spelling(spelling),
    })
}

/// The attribute class that a constraint fixes if its `returnType` is a plain `Attribute` or `Type`.
fn kind_spelling(attribute: &NamedAttribute<'_>) -> Option<String> {
    let kind = attribute.kind_type().filter(|_| attribute.base().str("returnType").is_ok_and(is_any_kind))?;
    syn::parse_str::<syn::Type>(&kind).is_ok().then_some(kind)
}

/// The attribute class that a constraint fixes, if the accessor returns the attribute itself.
pub fn stored_kind(attribute: &NamedAttribute<'_>) -> Option<String> {
    kind_spelling(attribute).filter(|_| conversion(attribute.base()).is_none())
}

/// The class of the stored attribute: from the constraint, from the definition of the attribute or the enum, or else from
/// `storageType`.
pub fn stored_class(attribute: &NamedAttribute<'_>) -> Option<String> {
    if let Some(kind) = stored_kind(attribute) {
        return Some(kind);
    }
    let base = attribute.base();
    if let Some(class) = attribute_class_name(base).filter(|_| !is_builtin(base)) {
        return Some(format!("{class}<'c>"));
    }
    let storage = base.str_opt("storageType").ok().flatten()?;
    if let Some(class) = builtin_class(storage) {
        return Some(format!("::rtblgen_runtime::{class}<'c>"));
    }
    let definition = own_class(base.records(), storage).filter(|class| class.is_a("AttrDef"))?;
    attribute_class_name(definition).map(|class| format!("{class}<'c>"))
}

/// Whether the builtin dialect defines an attribute.
fn is_builtin(attribute: Record<'_>) -> bool {
    let dialect = attribute.record_opt("dialect").ok().flatten();
    attribute.is_a("AttrDef") && dialect.is_some_and(|dialect| dialect.str("name") == Ok("builtin"))
}

/// The runtime's class of a builtin attribute, which `storageType` names in C++.
fn builtin_class(storage: &str) -> Option<&str> {
    let name = storage.trim().trim_start_matches("::").strip_prefix("mlir::")?;
    Some(match name {
        "AffineMapAttr" | "ArrayAttr" | "DictionaryAttr" | "FloatAttr" | "IntegerAttr" | "IntegerSetAttr"
        | "StringAttr" | "SymbolRefAttr" | "TypeAttr" | "UnitAttr" => name,
        "BoolAttr" => "IntegerAttr",
        "FlatSymbolRefAttr" => "SymbolRefAttr",
        "DenseElementsAttr" | "DenseIntElementsAttr" | "DenseFPElementsAttr" => "DenseElementsAttr",
        _ if name.starts_with("Dense") && name.ends_with("ArrayAttr") => "DenseArrayAttr",
        _ => return None,
    })
}

/// Whether a `returnType` is a plain `Attribute` or `Type`.
fn is_any_kind(spelling: &str) -> bool {
    let name = spelling.trim().rsplit("::").next().and_then(|name| name.split('<').next());
    matches!(name, Some("Attribute" | "Type"))
}

/// The snippet that reads a value from the attribute; `None` if the value is the attribute.
pub fn conversion(base: Record<'_>) -> Option<Value<'_>> {
    base.value("convertFromStorage").ok().filter(|convert| convert.as_str() != Some("$_self"))
}

/// Replaces the placeholders of `convertFromStorage`.
fn attr(name: &str) -> Option<String> {
    (name == "_self").then(|| "attr".to_owned())
}

/// The text of `constBuilderCall` before its placeholders are replaced.
pub(super) fn builder_text(call: &str) -> String {
    snippet::translate_builder(call).replace("$_builder.context()", "$_builder")
}

/// Replaces the placeholders of `constBuilderCall`.
fn made_of(value: &str) -> impl Fn(&str) -> Option<String> + use<> {
    let value = value.to_owned();
    move |name| match name {
        "0" => Some(value.clone()),
        "_builder" | "_ctxt" => Some("context".to_owned()),
        _ => None,
    }
}

/// A default value as an argument of `constBuilderCall`.
fn default_argument(text: &str) -> String {
    let text = text.replace("$_builder.context()", "$_builder").replace("$_builder", "context");
    format!("({text})")
}

/// The field `constBuilderCall`, if it is set.
pub fn builder_call(base: Record<'_>) -> Option<Value<'_>> {
    base.field("constBuilderCall").map(|field| field.value()).filter(|call| call.as_str().is_some())
}

impl<'r> CodeReader<'r> {
    /// Reads the conversion, the builder call and the default value of an op's attribute.
    pub(super) fn attribute(&mut self, attribute: &NamedAttribute<'r>) {
        self.at(attribute.span);
        let base = attribute.base();
        if !attribute.is_unit()
            && self.is_new(base, "value")
            && let Some(code) = self.attribute_value(attribute)
        {
            self.code.attributes.insert(base.order(), Rc::new(code));
        }
        if let Some(default) = self.attribute_default(attribute) {
            self.code.defaults.insert(attribute.record.order(), Rc::new(default));
        }
    }

    fn attribute_value(&mut self, attribute: &NamedAttribute<'r>) -> Option<AttributeCode<'r>> {
        let base = attribute.base();
        let ty = self.ty(&value_spelling(base)?, |error| {
            let message = format!("`returnType` is no Rust type: {error}");
            Diagnostic::error(base.field_span("returnType"), message)
        });
        let convert = conversion(base).filter(|_| ty.is_some());
        let make = convert.and_then(|_| builder_call(base));
        let convert = convert.zip(convert_from_storage(base));
        let convert =
            convert.map(|(value, text)| Some(Source { value, expr: self.rewritten(value, &text, attr)? }));
        let make = make.map(|value| Some(Source { value, expr: self.const_builder(base, value, "value")? }));
        let kind = kind_spelling(attribute).map(|spelling| self.attribute_kind(base, spelling));
        let summary = summary(base).map_err(|mistake| self.report(mistake)).ok();
        Some(AttributeCode {
            name: item_name(base, summary?),
            ty: ty?,
            convert: all_or_none(convert)?,
            make: all_or_none(make)?,
            kind: all_or_none(kind)?,
        })
    }

    fn attribute_kind(&mut self, base: Record<'r>, spelling: String) -> Option<AttributeKind<'r>> {
        let ty = syn::parse_str(&spelling).ok()?;
        let convert = base.value("convertFromStorage").ok();
        let (text, read) = match convert.zip(convert_from_storage(base)) {
            Some((value, text)) => {
                let read = self.rewritten(value, &text, attr)?;
                (text, read)
            }
            None => (Cow::Borrowed("$_self"), syn::parse_quote!(attr)),
        };
        Some(AttributeKind { spelling, ty, text, read })
    }

    /// Reads `constBuilderCall` with `value` in place of `$0`.
    fn const_builder(&mut self, base: Record<'r>, call: Value<'r>, value: &str) -> Option<Expr> {
        let text = builder_text(&const_builder_call(base)?);
        self.rewritten(call, &text, made_of(value))
    }

    fn attribute_default(&mut self, attribute: &NamedAttribute<'r>) -> Option<DefaultValue> {
        let base = attribute.base();
        let default = attribute.default_value()?;
        if is_whole(Some(default)) {
            let text = builder_text(default.as_str()?);
            let expr = Some(self.composed(default, &text, made_of(""))?);
            return Some(DefaultValue { text, expr });
        }
        let call = builder_call(base)?;
        let text = default_argument(&self.attribute_constant(base, default)?);
        let expr = match attribute.is_unit() {
            true => None,
            false => Some(self.const_builder(base, call, &text)?),
        };
        Some(DefaultValue { text, expr })
    }

    /// Reads a constant of an attribute and returns its Rust text.
    pub(crate) fn attribute_constant(&mut self, base: Record<'r>, value: Value<'r>) -> Option<String> {
        match constant_text(base, value) {
            Ok(text) => Some(text),
            Err(mistake) => {
                self.report(mistake);
                None
            }
        }
    }
}
