//! Types and attributes that a dialect defines: `TypeDef` and `AttrDef`.

use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::{Diagnostic, Span};

use super::check::with_short;
use super::operator::non_empty;
use super::parameter_format::{self, FormatElement};
use crate::namer;
use crate::snippet;

/// A `def` of class `TypeDef` or `AttrDef`.
#[derive(Clone, Debug)]
pub struct ParameterizedDef<'r> {
    /// The record.
    pub record: Record<'r>,
    /// Whether it is a type, or an attribute.
    pub is_type: bool,
    /// The dialect's name.
    pub dialect_name: &'r str,
    /// The name of the Rust type.
    pub class_name: String,
    /// The keyword after the dialect's name.
    pub mnemonic: Option<&'r str>,
    /// One line of documentation.
    pub summary: &'r str,
    /// The documentation.
    pub description: &'r str,
    /// The parameters.
    pub parameters: Vec<DefParameter<'r>>,
    /// The elements of the text, if it is declared.
    pub format: Option<Vec<FormatElement>>,
    /// Whether the parameters have a verifier written by hand.
    pub has_verifier: bool,
    /// Whether texts name it after its mnemonic.
    pub has_alias: bool,
    /// Rust items for the `impl` block.
    pub extra_declaration: Option<Value<'r>>,
    /// The names of the native traits.
    pub traits: Vec<&'r str>,
}

/// A parameter of a type or attribute.
#[derive(Clone, Debug)]
pub struct DefParameter<'r> {
    /// The name.
    pub name: &'r str,
    /// The type as it is spelled.
    pub spelling: &'r str,
    /// The Rust type, in which `'c` is the lifetime of the context.
    pub rust_type: String,
    /// What it is, in words.
    pub summary: &'r str,
    /// The value that it has when the text leaves it out.
    pub default: Option<Value<'r>>,
    /// Whether it is the type of the attribute.
    pub is_self_type: bool,
    /// Where it is listed.
    pub span: Span,
}

impl<'r> ParameterizedDef<'r> {
    /// Reads and checks a type or an attribute.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the definition.
    pub fn from_record(record: Record<'r>) -> Result<Self, Vec<Diagnostic>> {
        let mut mistakes = Vec::new();
        let def = Self::read(record, &mut mistakes).map_err(|error| vec![Diagnostic::from(error)])?;
        match mistakes.is_empty() {
            true => Ok(def),
            false => Err(mistakes.into_iter().map(|mistake| with_short(mistake, record)).collect()),
        }
    }

    fn read(record: Record<'r>, mistakes: &mut Vec<Diagnostic>) -> Result<Self, RecordError> {
        let mut def = Self {
            record,
            is_type: record.is_a("TypeDef"),
            dialect_name: record.record("dialect")?.str("name")?,
            class_name: namer::camel_case(record.str("cppClassName")?),
            mnemonic: record.str_opt("mnemonic")?,
            summary: record.str("summary")?,
            description: record.str("description")?,
            parameters: parameters(record, mistakes)?,
            format: None,
            has_verifier: record.bit("genVerifyDecl")?,
            has_alias: record.bit("genMnemonicAlias")?,
            extra_declaration: non_empty(record, "extraClassDeclaration"),
            traits: native_traits(record)?,
        };
        def.check_text(mistakes)?;
        if let Some(format) = non_empty(record, "assemblyFormat") {
            match parameter_format::parse(&def, format) {
                Ok(elements) => def.format = Some(elements),
                Err(mistake) => mistakes.push(mistake),
            }
        }
        Ok(def)
    }

    fn check_text(&self, mistakes: &mut Vec<Diagnostic>) -> Result<(), RecordError> {
        let record = self.record;
        let has_format = non_empty(record, "assemblyFormat").is_some();
        let has_custom = record.bit("hasCustomAssemblyFormat")?;
        let has_mnemonic = self.mnemonic.is_some_and(|mnemonic| !mnemonic.is_empty());
        let mut error = |message: &str| mistakes.push(Diagnostic::error(record.span(), message));
        if has_format && has_custom {
            error("cannot specify both 'assemblyFormat' and 'hasCustomAssemblyFormat'");
        }
        if has_mnemonic && !has_format && !has_custom && !self.parameters.is_empty() {
            error("must specify either 'assemblyFormat' or 'hasCustomAssemblyFormat' when 'mnemonic' is set");
        }
        if !has_mnemonic && (has_format || has_custom) {
            error("'assemblyFormat' or 'hasCustomAssemblyFormat' can only be used when 'mnemonic' is set");
        }
        if has_format && !record.bit("genAccessors")? {
            error("'assemblyFormat' requires 'genAccessors' to be true");
        }
        if has_custom && !has_format {
            error(
                "`hasCustomAssemblyFormat` of types and attributes is not generated yet: use `assemblyFormat`",
            );
        }
        Ok(())
    }
}

fn parameters<'r>(
    record: Record<'r>,
    mistakes: &mut Vec<Diagnostic>,
) -> Result<Vec<DefParameter<'r>>, RecordError> {
    let mut parameters: Vec<DefParameter<'r>> = Vec::new();
    for (value, name) in record.dag("parameters")?.args() {
        let Some(name) = name else {
            mistakes.push(Diagnostic::error(value.span(), "all parameters must have a name"));
            continue;
        };
        if let Some(other) = parameters.iter().find(|other| other.name == name) {
            let message = format!("two parameters are called '{name}'");
            mistakes
                .push(Diagnostic::error(value.span(), message).with_label(other.span, "the other is here"));
            continue;
        }
        match parameter(value, name)? {
            Some(parameter) => parameters.push(parameter),
            None => {
                let shown = value.as_record().map_or("?", |record| record.name());
                let message = format!("Missing `cppType` field in Attribute/Type parameter: {shown}");
                mistakes.push(Diagnostic::error(value.span(), message));
            }
        }
    }
    Ok(parameters)
}

fn parameter<'r>(value: Value<'r>, name: &'r str) -> Result<Option<DefParameter<'r>>, RecordError> {
    let span = value.span();
    if let Some(spelling) = value.as_str() {
        let rust_type = rust_type(spelling);
        let (default, summary) = (None, "");
        return Ok(Some(DefParameter {
            name,
            spelling,
            rust_type,
            summary,
            default,
            is_self_type: false,
            span,
        }));
    }
    let Some(record) = value.as_record().filter(|record| record.has_field("cppType")) else {
        return Ok(None);
    };
    let spelling = record.str("cppType")?;
    let mut rust_type = match record.record_opt("enum") {
        Ok(Some(info)) => namer::camel_case(info.str("className")?),
        _ => rust_type(spelling),
    };
    if record.is_a("OptionalParameter")
        && rust_type.contains("::rtblgen_runtime::")
        && !rust_type.starts_with("Vec<")
    {
        rust_type = format!("Option<{rust_type}>");
    }
    let default = non_empty(record, "defaultValue");
    let summary = record.str_opt("summary").ok().flatten().unwrap_or_default();
    let is_self_type = record.is_a("AttributeSelfTypeParameter");
    Ok(Some(DefParameter { name, spelling, rust_type, summary, default, is_self_type, span }))
}

/// Lists are owned.
fn rust_type(spelling: &str) -> String {
    let rust = snippet::rust_type(spelling).unwrap_or_else(|| spelling.trim().to_owned());
    match rust.strip_prefix("&'c [").and_then(|rest| rest.strip_suffix(']')) {
        Some(element) => format!("Vec<{element}>"),
        None if rust == "String" => "&'c str".to_owned(),
        None => rust,
    }
}

fn native_traits<'r>(record: Record<'r>) -> Result<Vec<&'r str>, RecordError> {
    let traits = record.list("traits")?.iter().filter_map(|value| value.as_record());
    Ok(traits
        .filter(|own| own.is_a("NativeTrait") && !own.is_a("Interface"))
        .filter_map(|own| own.str("trait").ok())
        .collect())
}
