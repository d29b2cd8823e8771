//! Snippets of `Attr` records: `convertFromStorage`, `constBuilderCall` and default values.

use rtblgen_records::{Record, Value};
use tblgen_parser::Diagnostic;

use crate::ods::code::constants::{constant_text, is_own_enum, rust_spelling};
use crate::ods::code::reader::CodeReader;
use crate::ods::model::{NamedAttribute, own_class};
use crate::rust::class_paths::attribute_class_name;
use crate::rust::{namer, snippet};

/// The Rust spelling of the type of an attribute's value; `None` if the value is the attribute.
pub fn value_spelling(base: Record<'_>) -> Option<String> {
    let spelling = base.str_opt("returnType").ok().flatten()?;
    // A user's enum may be called `Type`; C++ has another `Type`.
    Some(match is_own_enum(base, spelling) {
        true => namer::camel_case(spelling),
        false => rust_spelling(spelling),
    })
}

/// The attribute class that a constraint fixes if its `returnType` is a plain `Attribute` or `Type`.
pub fn kind_spelling(attribute: &NamedAttribute<'_>) -> Option<String> {
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
pub fn attr(name: &str) -> Option<String> {
    (name == "_self").then(|| "attr".to_owned())
}

/// The text of `constBuilderCall` before its placeholders are replaced.
pub fn builder_text(call: &str) -> String {
    snippet::translate_builder(call).replace("$_builder.context()", "$_builder")
}

/// Replaces the placeholders of `constBuilderCall`.
pub fn made_of(value: &str) -> impl Fn(&str) -> Option<String> + use<> {
    let value = value.to_owned();
    move |name| match name {
        "0" => Some(value.clone()),
        "_builder" | "_ctxt" => Some("context".to_owned()),
        _ => None,
    }
}

/// A default value as an argument of `constBuilderCall`.
pub fn default_argument(text: &str) -> String {
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
        if !attribute.is_unit() {
            self.attribute_value(attribute.base());
            if kind_spelling(attribute).is_some()
                && let Ok(convert) = attribute.base().value("convertFromStorage")
            {
                self.expression(convert, attr);
            }
        }
        self.attribute_default(attribute);
    }

    fn attribute_value(&mut self, base: Record<'r>) {
        let Some(spelling) = value_spelling(base) else { return };
        let parsed = self.ty(&spelling, |error| {
            let message = format!("`returnType` is no Rust type: {error}");
            Diagnostic::error(base.field_span("returnType"), message)
        });
        self.code.types.extend(parsed.clone().map(|ty| (spelling, ty)));
        let Some(convert) = conversion(base).filter(|_| parsed.is_some()) else { return };
        self.expression(convert, attr);
        if let Some(call) = builder_call(base) {
            self.const_builder(call, "value");
        }
    }

    /// Reads `constBuilderCall` with `value` in place of `$0`.
    pub(crate) fn const_builder(&mut self, call: Value<'r>, value: &str) {
        let text = builder_text(call.as_str().unwrap_or_default());
        self.rewritten(call, &text, made_of(value));
    }

    fn attribute_default(&mut self, attribute: &NamedAttribute<'r>) {
        let base = attribute.base();
        let (Some(default), Some(call)) = (attribute.default_value(), builder_call(base)) else { return };
        let Some(text) = self.attribute_constant(base, default) else { return };
        if !attribute.is_unit() {
            self.const_builder(call, &default_argument(&text));
        }
    }

    /// Reads a constant of an attribute and returns its Rust text.
    pub(crate) fn attribute_constant(&mut self, base: Record<'r>, value: Value<'r>) -> Option<String> {
        match constant_text(base, value) {
            Ok(text) => {
                let key = (base.order(), value.as_str().unwrap_or_default().to_owned());
                self.code.constants.insert(key, text.clone());
                Some(text)
            }
            Err(mistake) => {
                self.report(mistake);
                None
            }
        }
    }
}
