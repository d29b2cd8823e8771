//! Types and attributes that a dialect defines: `TypeDef` and `AttrDef`.

use rtblgen_records::{Record, RecordError, Value};
use tblgen_parser::Diagnostic;

use crate::input::written_hooks::WrittenHooks;
use crate::ods::model::builder::CustomBuilder;
use crate::ods::model::fields::{non_empty, with_short};
use crate::ods::model::parameter::DefParameter;
use crate::ods::model::parameter_format::FormatElement;
use crate::ods::model::{parameter, parameter_ambiguity, parameter_format};
use crate::rust::namer;

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
    /// Whether the text is read and written by hand.
    pub has_custom_text: bool,
    /// Whether there is a function per parameter that returns it.
    pub has_accessors: bool,
    /// Whether one is made from all parameters.
    pub has_default_builder: bool,
    /// The builders that its author defines.
    pub builders: Vec<CustomBuilder<'r>>,
    /// Whether the parameters have a verifier written by hand.
    pub has_verifier: bool,
    /// Whether texts name it after its mnemonic.
    pub has_alias: bool,
    /// Rust items for the `impl` block.
    pub extra_declaration: Option<Value<'r>>,
    /// Rust items for the `impl` block, too.
    pub extra_definition: Option<Value<'r>>,
    /// The names of the native traits, and of the interfaces that the runtime or MLIR has.
    pub traits: Vec<&'r str>,
    /// The interfaces that the author implements, if the others are left out (`--stub-hooks`).
    pub written_interfaces: Option<Vec<String>>,
    /// Warnings about the definition.
    pub warnings: Vec<Diagnostic>,
    /// Reasons why the text is not read back. `mlir-tblgen` accepts such formats: they are warnings in stock files.
    pub doubts: Vec<Diagnostic>,
}

impl<'r> ParameterizedDef<'r> {
    /// Reads and checks a type or an attribute.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the definition.
    pub fn from_record(record: Record<'r>) -> Result<Self, Vec<Diagnostic>> {
        let mut mistakes = Vec::new();
        let mut def = Self::read(record, &mut mistakes).map_err(|error| vec![Diagnostic::from(error)])?;
        match mistakes.iter().any(Diagnostic::is_error) {
            true => {
                let mistakes = mistakes.into_iter().chain(def.doubts);
                Err(mistakes.map(|mistake| with_short(mistake, record)).collect())
            }
            false => {
                def.doubts.iter_mut().for_each(|doubt| *doubt = with_short(doubt.clone(), record));
                def.warnings = mistakes;
                Ok(def)
            }
        }
    }

    /// Gives the classes of module `hooks` that have a lifetime the one of the context: such a class may hold types and attributes.
    pub fn add_lifetimes(&mut self, written: &WrittenHooks) {
        for parameter in &mut self.parameters {
            if parameter.rust_type.contains("hooks::") {
                parameter.rust_type = with_lifetimes(&parameter.rust_type, written);
            }
        }
    }

    /// Whether parameters can be invalid.
    pub fn may_fail(&self) -> bool {
        self.has_verifier || self.parameters.iter().any(|parameter| parameter.constraint.is_some())
    }

    fn read(record: Record<'r>, mistakes: &mut Vec<Diagnostic>) -> Result<Self, RecordError> {
        let mut def = Self {
            record,
            is_type: record.is_a("TypeDef"),
            dialect_name: record.record("dialect")?.str("name")?,
            class_name: namer::type_name(record.str("cppClassName")?),
            mnemonic: record.str_opt("mnemonic")?,
            summary: record.str("summary")?,
            description: record.str("description")?,
            parameters: parameter::all(record, mistakes)?,
            format: None,
            has_custom_text: record.bit("hasCustomAssemblyFormat")?,
            has_accessors: record.bit("genAccessors")?,
            has_default_builder: !record.bit("skipDefaultBuilders")?,
            builders: builders(record, mistakes)?,
            has_verifier: record.bit("genVerifyDecl")?,
            has_alias: record.bit("genMnemonicAlias")?,
            extra_declaration: non_empty(record, "extraClassDeclaration"),
            extra_definition: non_empty(record, "extraClassDefinition"),
            traits: trait_names(record, mistakes)?,
            written_interfaces: None,
            warnings: Vec::new(),
            doubts: Vec::new(),
        };
        def.check_text(mistakes);
        def.check_builders(mistakes);
        if let Some(format) = format_of(record) {
            match parameter_format::parse(record, &def.parameters, format) {
                Ok(elements) => {
                    let (records, own) = (record.records(), &def.parameters);
                    parameter_ambiguity::check(records, own, format, &elements, &mut def.doubts);
                    if def.is_type && !parameter_format::is_bracketed(&elements) {
                        let message = "the format of a type stands between `<` and `>`: without them, the \
                                       mnemonic moves between those of the dialect, `!dialect<mnemonic ..>`";
                        mistakes.push(Diagnostic::warning(format.span(), message));
                    }
                    def.format = Some(elements);
                }
                Err(mistake) => mistakes.push(mistake),
            }
        }
        Ok(def)
    }

    fn check_text(&self, mistakes: &mut Vec<Diagnostic>) {
        let record = self.record;
        let has_format = format_of(record).is_some();
        let has_custom = self.has_custom_text;
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
        if has_format && !self.has_accessors {
            error("'assemblyFormat' requires 'genAccessors' to be true");
        }
    }

    /// Reports builders that C++ could not distinguish; Rust could, by their names.
    fn check_builders(&self, mistakes: &mut Vec<Diagnostic>) {
        let types = |builder: &CustomBuilder<'r>| -> Vec<&'r str> {
            builder.parameters.iter().map(|own| own.ty.as_str().unwrap_or_default().trim()).collect()
        };
        let has_context =
            |builder: &CustomBuilder<'r>| !builder.record.bit("hasInferredContextParam").unwrap_or_default();
        let mut known: Vec<(bool, Vec<&str>)> = Vec::new();
        if self.has_default_builder {
            known.push((true, self.parameters.iter().map(|own| own.spelling.trim()).collect()));
        }
        let has_names =
            |builder: &&CustomBuilder<'r>| builder.parameters.iter().all(|own| !own.name.is_empty());
        for builder in self.builders.iter().filter(has_names) {
            let signature = (has_context(builder), types(builder));
            if known.contains(&signature) {
                let message = "builder `get` conflicts with an existing builder.";
                let error = Diagnostic::error(builder.record.span(), message);
                mistakes.push(error.with_label(self.record.span(), "another one takes the same types"));
            }
            known.push(signature);
        }
    }
}

/// A Rust type with `<'c>` after the names of the written classes of module `hooks` that have a lifetime.
fn with_lifetimes(ty: &str, written: &WrittenHooks) -> String {
    let mut text = String::new();
    let mut rest = ty;
    while let Some((before, after)) = rest.split_once("hooks::") {
        let end = after.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(after.len());
        let (name, after) = after.split_at(end);
        let lifetime = if written.has_lifetime(name) && !after.starts_with('<') { "<'c>" } else { "" };
        text.extend([before, "hooks::", name, lifetime]);
        rest = after;
    }
    text + rest
}

/// The builders. A definition without parameters has the default builder only (mlir-tblgen's rule).
fn builders<'r>(
    record: Record<'r>,
    mistakes: &mut Vec<Diagnostic>,
) -> Result<Vec<CustomBuilder<'r>>, RecordError> {
    match record.dag("parameters")?.args().next() {
        Some(_) => CustomBuilder::all(record, mistakes),
        None => Ok(Vec::new()),
    }
}

/// The format, if there is one; it may be empty.
fn format_of(record: Record<'_>) -> Option<Value<'_>> {
    record.str_opt("assemblyFormat").ok().flatten()?;
    record.value("assemblyFormat").ok()
}

/// The traits of a type or an attribute by name.
fn trait_names<'r>(record: Record<'r>, mistakes: &mut Vec<Diagnostic>) -> Result<Vec<&'r str>, RecordError> {
    let mut names = Vec::new();
    let mut pending: Vec<Value<'r>> = record.list("traits")?.iter().collect();
    pending.reverse();
    while let Some(value) = pending.pop() {
        let Some(own) = value.as_record() else { continue };
        if own.is_a("TraitList") {
            let start = pending.len();
            pending.extend(own.list("traits")?.iter());
            pending[start..].reverse();
            continue;
        }
        if own.is_a("Interface") {
            names.push(own.str("cppInterfaceName")?);
        } else if own.is_a("NativeTrait") {
            names.push(own.str("trait")?);
        } else {
            let message = format!(
                "`{}` is a trait of operations: types and attributes have native traits and interfaces",
                own.name()
            );
            mistakes.push(Diagnostic::error(value.span(), message));
        }
    }
    Ok(names)
}
