//! The checked models of the definitions that are emitted for a file.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use indexmap::IndexMap;
use rtblgen_records::{Record, RecordError, Records};
use tblgen_parser::Diagnostic;

use crate::input::selection::{Selection, dialect_of};
use crate::input::written_hooks::WrittenHooks;
use crate::ods::code::checked::{CheckedDef, CheckedInterface, CheckedOp, DefinitionCode, DialectCode, Own};
use crate::ods::code::constraint_functions::ConstraintFunction;
use crate::ods::code::constraints::Subject;
use crate::ods::code::demand;
use crate::ods::code::listed::is_generated;
use crate::ods::code::reader::CodeReader;
use crate::ods::code::table::Code;
use crate::ods::model::enums::{Enum, enum_of, enum_text};
use crate::ods::model::interface::InterfaceKind;
use crate::ods::model::{Dialect, Operator, ParameterizedDef};
use crate::rust::class_names;
use crate::rust::class_names::ClassNames;
use crate::rust::class_paths::ClassPaths;
use crate::rust::class_paths::{attribute_class_name, dialect_of_namespace, is_enum_attribute};
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;

/// A kind of definition in a `.td` file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DefinitionKind {
    Dialect,
    Ops,
    Enums,
    Types,
    Attributes,
    OpInterfaces,
    AttributeInterfaces,
    TypeInterfaces,
    DialectInterfaces,
    /// Type constraints with a `cppFunctionName`.
    TypeConstraints,
    /// Attribute constraints with a `cppFunctionName`.
    AttributeConstraints,
}

impl DefinitionKind {
    pub const ALL: &'static [DefinitionKind] = &[
        DefinitionKind::Dialect,
        DefinitionKind::Ops,
        DefinitionKind::Enums,
        DefinitionKind::Types,
        DefinitionKind::Attributes,
        DefinitionKind::OpInterfaces,
        DefinitionKind::AttributeInterfaces,
        DefinitionKind::TypeInterfaces,
        DefinitionKind::DialectInterfaces,
        DefinitionKind::TypeConstraints,
        DefinitionKind::AttributeConstraints,
    ];
}

/// The models of the emitted definitions, and the Rust of their snippets.
pub struct File<'r> {
    pub dialects: Vec<(Dialect<'r>, DialectCode)>,
    pub enums: Vec<Enum<'r>>,
    pub interfaces: Vec<CheckedInterface<'r>>,
    /// Constraints with a `cppFunctionName`.
    pub constraints: Vec<ConstraintFunction<'r>>,
    /// Types, attributes and ops by dialect.
    pub types: Vec<(&'r str, Vec<CheckedDef<'r>>)>,
    pub attributes: Vec<(&'r str, Vec<AttributeModel<'r>>)>,
    pub ops: Vec<(&'r str, Vec<CheckedOp<'r>>)>,
    /// The Rust of the snippets that several models share.
    pub code: Code<'r>,
}

/// An attribute that a dialect defines.
#[allow(clippy::large_enum_variant)]
pub enum AttributeModel<'r> {
    /// An attribute that holds an enum.
    Enum(EnumAttribute<'r>),
    /// An attribute with parameters.
    Parameters(CheckedDef<'r>),
}

impl<'r> AttributeModel<'r> {
    pub fn record(&self) -> Record<'r> {
        match self {
            AttributeModel::Enum(attribute) => attribute.record,
            AttributeModel::Parameters(def) => def.record,
        }
    }
}

/// An attribute that holds an enum.
pub struct EnumAttribute<'r> {
    pub record: Record<'r>,
    /// The Rust type of the enum.
    pub class: String,
    pub dialect: &'r str,
    pub mnemonic: &'r str,
    pub summary: &'r str,
    pub cpp_type: &'r str,
    /// The model of the attribute if it has an assembly format.
    pub format: Option<CheckedDef<'r>>,
}

impl<'r> EnumAttribute<'r> {
    fn read(record: Record<'r>, info: Record<'r>) -> Result<Self, RecordError> {
        Ok(Self {
            record,
            class: namer::type_name(info.str("className")?),
            dialect: record.record("dialect")?.str("name")?,
            mnemonic: record.str("mnemonic")?,
            summary: record.str("summary")?,
            cpp_type: info.str("cppType")?,
            format: None,
        })
    }
}

/// The modules of the Rust types of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Modules {
    /// All types are in one module.
    One,
    /// Dialects may have types of the same name: nothing is generated.
    OfEachDialect,
}

/// Reads the definitions of these kinds and adds warnings to `warnings`.
///
/// # Errors
///
/// All errors, in source order.
pub(crate) fn read<'r>(
    records: &'r Records,
    selection: Selection<'r>,
    (written_hooks, has_stubs, modules): (&WrittenHooks, bool, Modules),
    externs: &ExternPaths,
    kinds: &[DefinitionKind],
    stock_roots: &'r [PathBuf],
    warnings: &mut Vec<Diagnostic>,
) -> Result<File<'r>, Vec<Diagnostic>> {
    let mut reader = FileReader {
        modules,
        selection,
        code: CodeReader::new(records),
        classes: ClassNames::default(),
        dialects_of_classes: BTreeMap::new(),
        written_hooks: has_stubs.then_some(written_hooks),
        classes_of_hooks: written_hooks,
    };
    reader.code.stock_roots = stock_roots;
    reader.code.is_loaded = modules == Modules::OfEachDialect;
    if externs.may_be_unknown {
        reader.code.externs = externs.clone();
        reader.code.paths = ClassPaths::new(records, externs, &[]);
        reader.code.code.demanded = demand::listed(&reader.selection, &reader.code.paths);
    }
    let dialects =
        if kinds.contains(&DefinitionKind::Dialect) { reader.dialects(kinds, externs) } else { Vec::new() };
    let enums = if kinds.contains(&DefinitionKind::Enums) { reader.enums(externs) } else { Vec::new() };
    let interfaces = reader.interfaces(kinds);
    let constraints = reader.constraints(kinds);
    let types = if kinds.contains(&DefinitionKind::Types) { reader.types() } else { Vec::new() };
    let attributes =
        if kinds.contains(&DefinitionKind::Attributes) { reader.attributes() } else { Vec::new() };
    let ops = if kinds.contains(&DefinitionKind::Ops) { reader.ops() } else { Vec::new() };
    let (code, diagnostics) = reader.code.finish();
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(in_source_order(diagnostics));
    }
    warnings.extend(diagnostics);
    Ok(File { dialects, enums, interfaces, constraints, types, attributes, ops, code })
}

/// Sorts diagnostics by place and removes duplicates: ops share constraints, so an error can occur several times.
fn in_source_order(mut mistakes: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let mut seen = Vec::new();
    mistakes.retain(|mistake| {
        let key = (mistake.span, mistake.message.clone());
        let is_new = !seen.contains(&key);
        seen.push(key);
        is_new
    });
    mistakes.sort_by_key(|mistake| mistake.span.map(|span| span.start));
    mistakes
}

/// Reads models, and checks their names and snippets.
struct FileReader<'a, 'r> {
    modules: Modules,
    selection: Selection<'r>,
    code: CodeReader<'r>,
    classes: ClassNames,
    /// The dialect of the definition that each Rust type is made of.
    dialects_of_classes: BTreeMap<String, Option<&'r str>>,
    /// The hooks that are written, if the others get stubs.
    written_hooks: Option<&'a WrittenHooks>,
    /// The hooks that are written, for their classes.
    classes_of_hooks: &'a WrittenHooks,
}

impl<'r> FileReader<'_, 'r> {
    fn take_name(&mut self, class: &str, record: Record<'r>) {
        let clash = self.classes.take(class, record.span());
        let dialect = dialect_of(record);
        let other = self.dialects_of_classes.insert(class.to_owned(), dialect).flatten();
        let Some(mut clash) = clash else { return };
        if record.is_a("AttrDef") || record.is_a("TypeDef") {
            let set = "the class is that of the argument, or of the enum that it holds: write `let cppClassName = \"...\";`";
            clash.help = Some(format!("give one of them another class: {set}"));
        }
        if let (Some(dialect), Some(other)) = (dialect, other)
            && dialect != other
        {
            if self.modules == Modules::OfEachDialect {
                return;
            }
            clash.help = Some(format!(
                "they are of the dialects `{other}` and `{dialect}`: generate each into a module of its own, with \
                 `--dialect {other}` and `--dialect {dialect}`"
            ));
        }
        self.code.add(clash);
    }

    fn enums(&mut self, externs: &ExternPaths) -> Vec<Enum<'r>> {
        let mut enums = Vec::new();
        let mut records = self.selection.of("EnumInfo");
        if externs.may_be_unknown {
            let own_names: BTreeSet<&str> =
                records.iter().filter_map(|own| self.name_in_own_namespace(*own)).collect();
            records.retain(|record| !self.is_of_other_dialect(*record, externs, &own_names));
        }
        for record in records {
            self.code.at(record.span());
            match Enum::from_record(record) {
                Ok(model) => {
                    self.take_name(&model.class_name, record);
                    enums.push(model);
                }
                Err(mistakes) => mistakes.into_iter().for_each(|mistake| self.code.add(mistake)),
            }
        }
        enums
    }

    /// The class of an enum in the namespace of a generated dialect.
    fn name_in_own_namespace(&self, record: Record<'r>) -> Option<&'r str> {
        let dialect = dialect_of_namespace(record)?;
        self.selection.dialects().contains(dialect).then(|| record.str("className").ok()).flatten()
    }

    /// Whether an enum of stock files is generated with another dialect: it is in the namespace of that dialect, and
    /// `--extern-path` has its module, or it has the name of an enum in the namespace of a generated dialect.
    fn is_of_other_dialect(
        &self,
        record: Record<'r>,
        externs: &ExternPaths,
        own_names: &BTreeSet<&str>,
    ) -> bool {
        if self.name_in_own_namespace(record).is_some() {
            return false;
        }
        let is_taken = record.str("className").is_ok_and(|name| own_names.contains(name));
        let path = dialect_of_namespace(record).and_then(|dialect| externs.path(dialect));
        // An attribute of this dialect that holds an enum of another crate needs an enum of its own.
        let is_held = || self.selection.of("AttrDef").into_iter().any(|own| enum_of(own) == Some(record));
        is_taken || path.is_some_and(|path| is_in_crate(path) || !is_held())
    }

    fn interfaces(&mut self, kinds: &[DefinitionKind]) -> Vec<CheckedInterface<'r>> {
        let mut interfaces = Vec::new();
        for record in self.selection.shared("Interface") {
            let is_wanted = match InterfaceKind::of(record) {
                Some(InterfaceKind::Op) => kinds.contains(&DefinitionKind::OpInterfaces),
                Some(InterfaceKind::Attribute) => kinds.contains(&DefinitionKind::AttributeInterfaces),
                Some(InterfaceKind::Type) => kinds.contains(&DefinitionKind::TypeInterfaces),
                Some(InterfaceKind::Dialect) => kinds.contains(&DefinitionKind::DialectInterfaces),
                None => false,
            };
            let is_definition = !record.is_a("DeclareInterfaceMethods") && !is_effects(record);
            if !is_wanted || !is_definition || !is_generated(record, &self.code.code) {
                continue;
            }
            self.code.at(record.span());
            if let Some(interface) = self.code.interface(record) {
                self.take_name(&interface.name, record);
                let code = self.code.whole_interface(&interface);
                interfaces.extend(code.map(|code| CheckedInterface { interface, code }));
            }
        }
        interfaces
    }

    fn constraints(&mut self, kinds: &[DefinitionKind]) -> Vec<ConstraintFunction<'r>> {
        let mut constraints = Vec::new();
        let kinds = [
            ("TypeConstraint", Subject::Type, kinds.contains(&DefinitionKind::TypeConstraints)),
            ("AttrConstraint", Subject::Attribute, kinds.contains(&DefinitionKind::AttributeConstraints)),
        ];
        for (class, subject, _) in kinds.into_iter().filter(|(_, _, is_wanted)| *is_wanted) {
            for record in self.selection.shared(class) {
                if record.is_a("Interface") {
                    continue;
                }
                self.code.at(record.span());
                match ConstraintFunction::read(record, subject) {
                    Ok(Some(function)) => {
                        self.code.constraint_without_op(record, subject);
                        constraints.push(function);
                    }
                    Ok(None) => {}
                    Err(mistake) => self.code.report(mistake),
                }
            }
        }
        constraints
    }

    fn types(&mut self) -> Vec<(&'r str, Vec<CheckedDef<'r>>)> {
        let mut types = Vec::new();
        for (dialect, records) in by_dialect(self.selection.of("TypeDef"), "dialect") {
            let mut mnemonics = BTreeMap::new();
            let defs = records.into_iter().filter_map(|record| {
                let (def, code) = self.definition(record)?;
                if let Some(mnemonic) = def.mnemonic {
                    self.check_unique(record, mnemonic, ("types", "a type"), &mut mnemonics);
                }
                self.take_name(&def.class_name, record);
                Some(CheckedDef { def, code: code? })
            });
            types.push((dialect, defs.collect()));
        }
        types
    }

    /// A type, or an attribute with parameters; without its Rust if that has errors.
    fn definition(&mut self, record: Record<'r>) -> Option<(ParameterizedDef<'r>, Option<DefinitionCode>)> {
        match ParameterizedDef::from_record(record) {
            Ok(mut def) => {
                def.add_lifetimes(self.classes_of_hooks);
                if let Some(written) = self.written_hooks {
                    def.without_hooks(written);
                }
                let code = self.code.definition(&def);
                Some((def, code))
            }
            Err(mistakes) => {
                mistakes.into_iter().for_each(|mistake| self.code.add(mistake));
                None
            }
        }
    }

    fn attributes(&mut self) -> Vec<(&'r str, Vec<AttributeModel<'r>>)> {
        let mut attributes = Vec::new();
        for (dialect, records) in by_dialect(self.selection.of("AttrDef"), "dialect") {
            let mut mnemonics = BTreeMap::new();
            let models = records.into_iter().filter_map(|record| {
                self.check_enum_is_held_once(record);
                if let Some(mnemonic) = record.str_opt("mnemonic").ok().flatten() {
                    self.check_unique(record, mnemonic, ("attributes", "an attribute"), &mut mnemonics);
                }
                match enum_of(record) {
                    Some(info) => {
                        if let Some(class) = attribute_class_name(record) {
                            self.take_name(&class, record);
                        }
                        self.enum_attribute(record, info).map(AttributeModel::Enum)
                    }
                    None => {
                        let (def, code) = self.definition(record)?;
                        self.take_name(&def.class_name, record);
                        Some(AttributeModel::Parameters(CheckedDef { def, code: code? }))
                    }
                }
            });
            attributes.push((dialect, models.collect()));
        }
        attributes
    }

    fn enum_attribute(&mut self, record: Record<'r>, info: Record<'r>) -> Option<EnumAttribute<'r>> {
        self.code.at(record.span());
        let mut attribute = match EnumAttribute::read(record, info) {
            Ok(attribute) => attribute,
            Err(mistake) => {
                self.code.report(mistake);
                return None;
            }
        };
        if enum_text(record).is_none() {
            match ParameterizedDef::from_record(record) {
                Ok(def) => {
                    self.code.report_all(def.warnings.iter().cloned());
                    self.code.report_doubts(&def.doubts, record.span());
                    let code = self.code.text_of_parameters(&def);
                    attribute.format = code.map(|code| CheckedDef { def, code });
                }
                Err(mistakes) => self.code.report_all(mistakes),
            }
        }
        Some(attribute)
    }

    /// Checks that no enum with an attribute of its own is held by another one, so that the conversion of an enum is unambiguous.
    fn check_enum_is_held_once(&mut self, record: Record<'r>) {
        let Some(held) = enum_of(record) else { return };
        if is_enum_attribute(held) {
            let class = held.str("className").unwrap_or_default();
            let message =
                format!("two attributes hold the enum `{class}`: a value of it becomes one of them only");
            let label = "the enum has an attribute of its own".to_owned();
            let help = format!("write `let genSpecializedAttr = 0;` in `{}`", held.name());
            let error = Diagnostic::error(record.span(), message).with_label(held.span(), label);
            self.code.add(error.with_help(help));
        }
    }

    fn ops(&mut self) -> Vec<(&'r str, Vec<CheckedOp<'r>>)> {
        let mut ops = Vec::new();
        for (dialect, records) in by_dialect(self.selection.of("Op"), "opDialect") {
            let mut mnemonics = BTreeMap::new();
            let operators = records.into_iter().filter_map(|record| self.op(record, &mut mnemonics));
            ops.push((dialect, operators.collect()));
        }
        ops
    }

    fn op(
        &mut self,
        record: Record<'r>,
        mnemonics: &mut BTreeMap<&'r str, Record<'r>>,
    ) -> Option<CheckedOp<'r>> {
        self.code.at(record.span());
        let mut operator = match Operator::from_record(record) {
            Ok(operator) => operator,
            Err(mistakes) => {
                mistakes.into_iter().for_each(|mistake| self.code.add(mistake));
                return None;
            }
        };
        if let Some(written) = self.written_hooks {
            operator.without_hooks(written);
        }
        self.take_name(&operator.class_name, record);
        self.check_mnemonic(record, mnemonics);
        if operator.has_adaptor() {
            self.take_name(&operator.adaptor_name(), record);
        }
        let code = self.code.operator(&operator)?;
        Some(CheckedOp { operator, code })
    }

    /// Checks that an op's name can be parsed and is unique in its dialect.
    fn check_mnemonic(&mut self, record: Record<'r>, known: &mut BTreeMap<&'r str, Record<'r>>) {
        let mnemonic = record.str("opName").unwrap_or_default();
        self.check_unique(record, mnemonic, ("ops", "an op"), known);
        if !class_names::is_mnemonic(mnemonic) {
            let message = format!(
                "'{}' is no name of an op: letters, digits, `_`, `$`, `-`, and `.` between them",
                mnemonic.escape_debug()
            );
            let written = record.value("opName").map_or(record.span(), |value| value.span());
            let span = if self.code.is_in_library(written) { record.span() } else { written };
            // MLIR defines the op, and no text can name it.
            match mnemonic.is_empty() {
                true => self.code.report(Diagnostic::error(span, message)),
                false => self.code.report_doubts(&[Diagnostic::error(span, message)], record.span()),
            }
        }
    }

    /// Checks that no other definition of the kind has the mnemonic in its dialect.
    fn check_unique(
        &mut self,
        record: Record<'r>,
        mnemonic: &'r str,
        (kind, one): (&str, &str),
        known: &mut BTreeMap<&'r str, Record<'r>>,
    ) {
        if let Some(other) = known.insert(mnemonic, record) {
            let message = format!("two {kind} have the name '{mnemonic}'");
            let label = format!("`{}` has it", other.name());
            let help = format!("{one} is found by its name: give one of them another name");
            let error = Diagnostic::error(record.span(), message).with_label(other.span(), label);
            self.code.add(error.with_help(help));
        }
    }

    fn dialects(
        &mut self,
        kinds: &[DefinitionKind],
        externs: &ExternPaths,
    ) -> Vec<(Dialect<'r>, DialectCode)> {
        let mut dialects = Vec::new();
        for record in self.selection.of("Dialect") {
            self.code.at(record.span());
            let name = match record.str("name") {
                Ok(name) => name,
                Err(mistake) => {
                    self.code.report(mistake);
                    continue;
                }
            };
            self.take_name(&format!("{}Dialect", namer::camel_case(name)), record);
            if !class_names::is_dialect_name(name) {
                let message =
                    format!("'{name}' is no name of a dialect: letters, digits and `_`, not a digit first");
                self.code.report(Diagnostic::error(record.field_span("name"), message));
            }
            match Dialect::from_record(record) {
                Ok(mut dialect) => {
                    if let Some(written) = self.written_hooks {
                        dialect.without_hooks(written);
                    }
                    let own = self.own_of_dialect(name, kinds);
                    let code = self.code.dialect(&dialect, externs, own);
                    dialects.extend(code.map(|code| (dialect, code)));
                }
                Err(mistake) => self.code.report(mistake),
            }
        }
        dialects
    }

    fn own_of_dialect(&self, name: &str, kinds: &[DefinitionKind]) -> Own {
        let has = |class, field| by_dialect(self.selection.of(class), field).contains_key(name);
        let has_place_in_main = |record: Record<'r>| {
            let sources = record.records().sources();
            sources.file_of(record.span()) == sources.main_file()
        };
        Own {
            ops: kinds.contains(&DefinitionKind::Ops) && has("Op", "opDialect"),
            types: kinds.contains(&DefinitionKind::Types) && has("TypeDef", "dialect"),
            attributes: kinds.contains(&DefinitionKind::Attributes) && has("AttrDef", "dialect"),
            // With stubs, a dialect without definitions registers nothing until `InitializeDialect` is written.
            others: self.written_hooks.is_some()
                || kinds.contains(&DefinitionKind::Enums)
                    && self.selection.of("EnumInfo").into_iter().any(has_place_in_main),
        }
    }
}

/// Whether a path starts in the crate of the generated code.
fn is_in_crate(path: &proc_macro2::TokenStream) -> bool {
    let first = path.clone().into_iter().next().map(|token| token.to_string());
    first.is_some_and(|first| ["crate", "self", "super"].contains(&first.as_str()))
}

/// Side-effect interfaces have no methods to write: the definition lists the effects.
fn is_effects(record: Record<'_>) -> bool {
    record.is_a("EffectOpInterfaceBase") && record.str("cppInterfaceName") != Ok("MemoryEffectOpInterface")
}

/// The records of each dialect, in the order in which the dialects first occur.
fn by_dialect<'r>(records: Vec<Record<'r>>, field: &str) -> IndexMap<&'r str, Vec<Record<'r>>> {
    let mut grouped: IndexMap<&str, Vec<Record<'_>>> = IndexMap::new();
    for record in records {
        if let Ok(dialect) = record.record(field).and_then(|dialect| dialect.str("name")) {
            grouped.entry(dialect).or_default().push(record);
        }
    }
    grouped
}
