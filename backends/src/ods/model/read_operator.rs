//! Reads and checks `Op` records.

use rtblgen_records::{Record, RecordError};
use tblgen_parser::Diagnostic;

use crate::ods::model::argument::Parts;
use crate::ods::model::builder::CustomBuilder;
use crate::ods::model::fields::{non_empty, summary, with_short};
use crate::ods::model::operator::{DerivedAttribute, Hooks, Operator, StubbedHooks};
use crate::ods::model::traits::flatten;
use crate::ods::model::{check, inference};
use crate::rust::class_names::op_class;

impl<'r> Operator<'r> {
    /// Reads and checks an op.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the definition.
    pub fn from_record(record: Record<'r>) -> Result<Self, Vec<Diagnostic>> {
        let mut mistakes = Vec::new();
        let operator = match Self::read(record, &mut mistakes) {
            Ok(operator) => operator,
            Err(error) => {
                mistakes.push(error.into());
                return Err(mistakes);
            }
        };
        check::check(&operator, &mut mistakes);
        let mut operator = operator;
        match mistakes.iter().any(Diagnostic::is_error) {
            false => {
                operator.warnings = mistakes;
                Ok(operator)
            }
            true => Err(mistakes.into_iter().map(|mistake| with_short(mistake, record)).collect()),
        }
    }

    fn read(record: Record<'r>, mistakes: &mut Vec<Diagnostic>) -> Result<Self, RecordError> {
        let parts = Parts::read(record)?;
        mistakes.extend(parts.mistakes);
        let dialect = record.record("opDialect")?;
        let dialect_name = dialect.str("name")?;
        // An empty format lacks `attr-dict`; so it is one, as in mlir-tblgen.
        let assembly_format = record.value("assemblyFormat").ok().filter(|value| value.as_str().is_some());
        let mut operator = Self {
            record,
            dialect,
            dialect_name,
            qualified_name: qualified(dialect_name, record.str("opName")?),
            class_name: op_class(record),
            summary: record.str("summary")?,
            description: record.str("description")?,
            arguments: parts.arguments,
            operands: parts.operands,
            attributes: parts.attributes,
            properties: parts.properties,
            derived: derived_attributes(record)?,
            results: parts.results,
            regions: parts.regions,
            successors: parts.successors,
            traits: flatten(record.list("traits")?.iter(), mistakes)?,
            builders: CustomBuilder::all(record, mistakes)?,
            hooks: Hooks {
                verifier: record.bit("hasVerifier")?,
                region_verifier: record.bit("hasRegionVerifier")?,
                folder: record.bit("hasFolder")?,
                canonicalizer: record.bit("hasCanonicalizer")?,
                canonicalize_method: record.bit("hasCanonicalizeMethod")?,
                custom_assembly: record.bit("hasCustomAssemblyFormat")? && assembly_format.is_none(),
            },
            assembly_format,
            extra_declaration: non_empty(record, "extraClassDeclaration"),
            extra_definition: non_empty(record, "extraClassDefinition"),
            warnings: Vec::new(),
            result_types: None,
            written_interfaces: Vec::new(),
            forwarded_text: record.value("extraClassDefinition").ok().and_then(|value| value.note()),
            skips_default_builders: record.bit("skipDefaultBuilders")?,
            uses_dictionary: !dialect.bit("usePropertiesForAttributes")?,
            stubs: StubbedHooks::default(),
        };
        operator.result_types = inference::infer(&operator);
        Ok(operator)
    }
}

fn qualified(dialect: &str, mnemonic: &str) -> String {
    match dialect.is_empty() {
        true => mnemonic.to_owned(),
        false => format!("{dialect}.{mnemonic}"),
    }
}

fn derived_attributes(record: Record<'_>) -> Result<Vec<DerivedAttribute<'_>>, RecordError> {
    let members = record.fields().filter_map(|field| Some((field.name(), field.value().as_record()?)));
    let derived = members.filter(|(_, own)| own.is_a("DerivedAttr"));
    derived.map(|(name, record)| Ok(DerivedAttribute { name, record, summary: summary(record)? })).collect()
}
