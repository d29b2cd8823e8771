//! The model of a dialect, read from its record.

use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::fields::non_empty;

/// A `def` of class `Dialect`.
#[derive(Clone, Debug)]
pub struct Dialect<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name: the part before the dot.
    pub name: &'r str,
    /// The name of the Rust type.
    pub class_name: String,
    /// One line of documentation.
    pub summary: &'r str,
    /// The documentation.
    pub description: &'r str,
    /// The dialects that must be registered with it.
    pub dependent: Vec<Value<'r>>,
    /// The attributes that it gives to operations of any dialect.
    pub discardable: Vec<DiscardableAttr<'r>>,
    /// The hooks that the author implements, from the fields of the record.
    pub hooks: Vec<&'static str>,
    /// The text of types without a mnemonic.
    pub type_text: DialectText,
    /// The text of attributes without a mnemonic.
    pub attribute_text: DialectText,
    /// Rust items for the `impl` block.
    pub extra_declaration: Option<Value<'r>>,
    /// Warnings about the definition.
    pub warnings: Vec<Diagnostic>,
}

/// Whether a dialect reads and writes types, or attributes, itself: `parseType` and `printType` of its C++ class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DialectText {
    /// It does not.
    #[default]
    None,
    /// The author may write it.
    MayBeWritten,
    /// A stub reports that it is not written.
    Stub,
}

/// The note on the `extraClassDeclaration` of a dialect with the functions that its C++ declares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DeclaredText {
    pub(crate) types: bool,
    pub(crate) attributes: bool,
}

/// An attribute that a dialect gives to operations.
#[derive(Clone, Copy, Debug)]
pub struct DiscardableAttr<'r> {
    /// The name, without the dialect's.
    pub name: &'r str,
    /// The type in its spelling.
    pub ty: &'r str,
    /// The position in the list.
    pub span: Span,
}

/// The fields that require a trait.
pub const HOOKS: [&str; 6] = [
    "hasConstantMaterializer",
    "hasOperationAttrVerify",
    "hasRegionArgAttrVerify",
    "hasRegionResultAttrVerify",
    "hasOperationInterfaceFallback",
    "hasCanonicalizer",
];

/// Fields that request features which Rust does not have.
const WITHOUT_MEANING: [(&str, &str); 2] = [
    ("hasNonDefaultDestructor", "a dialect is no object that is destroyed"),
    ("isExtensible", "all operations and types of a dialect are known when it is compiled"),
];

impl<'r> Dialect<'r> {
    /// Reads a dialect.
    ///
    /// # Errors
    ///
    /// A field that is not set or holds something else, or an attribute without a name.
    pub fn from_record(record: Record<'r>) -> Result<Self, Diagnostic> {
        let name = record.str("name")?;
        let has = |field: &str| record.bit_opt(field).ok().flatten().unwrap_or(false);
        let declared = record.value("extraClassDeclaration").ok().and_then(Value::note::<DeclaredText>);
        let declared = declared.copied().unwrap_or_default();
        let text = |is_declared| if is_declared { DialectText::MayBeWritten } else { DialectText::None };
        let without_meaning = WITHOUT_MEANING.iter().filter(|(field, _)| has(field));
        Ok(Self {
            record,
            name,
            class_name: format!("{}Dialect", crate::rust::namer::camel_case(name)),
            summary: record.str_opt("summary")?.unwrap_or_default(),
            description: record.str_opt("description")?.unwrap_or_default(),
            dependent: record.list("dependentDialects")?.iter().collect(),
            discardable: discardable(record)?,
            hooks: HOOKS.into_iter().filter(|field| has(field)).collect(),
            type_text: text(declared.types),
            attribute_text: text(declared.attributes),
            extra_declaration: non_empty(record, "extraClassDeclaration"),
            warnings: without_meaning
                .map(|(field, why)| {
                    let message = format!("`{field}` has no meaning in Rust: {why}");
                    Diagnostic::warning(record.field_span(field), message)
                })
                .collect(),
        })
    }
}

fn discardable<'r>(record: Record<'r>) -> Result<Vec<DiscardableAttr<'r>>, Diagnostic> {
    let Some(dag) =
        record.dag_opt("discardableAttrs").map_err(|error: RecordError| Diagnostic::from(error))?
    else {
        return Ok(Vec::new());
    };
    let read = |(value, name): (Value<'r>, Option<&'r str>)| {
        let name = name.filter(|name| !name.is_empty());
        let name =
            name.ok_or_else(|| Diagnostic::error(value.span(), "discardable attributes must be named"))?;
        let ty = value.as_str().ok_or_else(|| {
            Diagnostic::error(value.span(), "a discardable attribute is the name of its type, as a string")
        })?;
        Ok(DiscardableAttr { name, ty, span: value.span() })
    };
    dag.args().map(read).collect()
}
