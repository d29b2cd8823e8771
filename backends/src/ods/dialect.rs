//! A dialect's definition.

use rtblgen_records::{Record, RecordError, Value};

use super::operator::non_empty;

/// A `def` of class `Dialect`.
#[derive(Clone, Debug)]
pub struct Dialect<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name, which stands before the dot.
    pub name: &'r str,
    /// The name of the Rust type.
    pub class_name: String,
    /// One line of documentation.
    pub summary: &'r str,
    /// The documentation.
    pub description: &'r str,
    /// The dialects that must be registered with it.
    pub dependent: Vec<&'r str>,
    /// Whether it makes constants.
    pub has_constant_materializer: bool,
    /// Whether it verifies its discardable attributes.
    pub has_op_attribute_verifier: bool,
    /// Rust items for the `impl` block.
    pub extra_declaration: Option<Value<'r>>,
}

impl<'r> Dialect<'r> {
    /// Reads a dialect.
    ///
    /// # Errors
    ///
    /// A field that is not set or holds something else.
    pub fn from_record(record: Record<'r>) -> Result<Self, RecordError> {
        let name = record.str("name")?;
        Ok(Self {
            record,
            name,
            class_name: format!("{}Dialect", crate::namer::camel_case(name)),
            summary: record.str_opt("summary")?.unwrap_or_default(),
            description: record.str_opt("description")?.unwrap_or_default(),
            dependent: record.list("dependentDialects")?.iter().filter_map(|value| value.as_str()).collect(),
            has_constant_materializer: record.bit("hasConstantMaterializer")?,
            has_op_attribute_verifier: record.bit("hasOperationAttrVerify")?,
            extra_declaration: non_empty(record, "extraClassDeclaration"),
        })
    }
}
