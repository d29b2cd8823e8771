//! Interfaces of operations, attributes, types and dialects, checked.

use rtblgen_records::{Record, RecordError, Records, Value};
use tblgen_parser::Diagnostic;

use crate::input::library;
use crate::ods::model::fields::non_empty;
use crate::ods::model::interface_methods::methods;
pub use crate::ods::model::interface_methods::{Method, MethodParameter, method_name};
use crate::rust::namer;

/// The kind of entity that has the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterfaceKind {
    /// `OpInterface`
    Op,
    /// `AttrInterface`
    Attribute,
    /// `TypeInterface`
    Type,
    /// `DialectInterface`
    Dialect,
}

impl InterfaceKind {
    /// The kind of a record of class `Interface`.
    pub fn of(record: Record<'_>) -> Option<Self> {
        let kinds = [
            ("OpInterface", Self::Op),
            ("AttrInterface", Self::Attribute),
            ("TypeInterface", Self::Type),
            ("DialectInterface", Self::Dialect),
        ];
        kinds.into_iter().find(|(class, _)| record.is_a(class)).map(|(_, kind)| kind)
    }
}

/// An interface that a definition names.
#[derive(Clone, Copy, Debug)]
pub struct NamedInterface<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The name of the class in C++.
    pub name: &'r str,
}

impl<'r> NamedInterface<'r> {
    pub(crate) fn read(record: Record<'r>) -> Result<Self, RecordError> {
        Ok(Self { record, name: record.str("cppInterfaceName")? })
    }
}

/// A `def` of class `Interface`.
#[derive(Clone)]
pub struct Interface<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The kind of entity that has the interface.
    pub kind: InterfaceKind,
    /// The name of the class in C++.
    pub cpp_name: &'r str,
    /// The name of the Rust trait.
    pub name: String,
    /// The name with its namespace, such as `::toy::ShapeInference`.
    pub qualified_name: String,
    /// The documentation.
    pub description: &'r str,
    /// The methods.
    pub methods: Vec<Method<'r>>,
    /// The interfaces that it extends.
    pub bases: Vec<NamedInterface<'r>>,
    /// The verifier of all implementors.
    pub verify: Option<Value<'r>>,
    /// Whether the verifier runs after those of the operations in the regions.
    pub verify_with_regions: bool,
    /// Rust items for the handle.
    pub extra_declaration: Option<Value<'r>>,
    /// Rust items for the handle and the trait.
    pub extra_shared: Option<Value<'r>>,
    /// Rust items for the trait.
    pub extra_trait: Option<Value<'r>>,
    /// A further condition for something to have the interface.
    pub extra_class_of: Option<Value<'r>>,
}

impl<'r> Interface<'r> {
    /// The interface as other definitions name it.
    pub(crate) fn named(&self) -> NamedInterface<'r> {
        NamedInterface { record: self.record, name: self.cpp_name }
    }

    /// Reads and checks an interface.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the definition.
    pub fn from_record(record: Record<'r>) -> Result<Self, Vec<Diagnostic>> {
        let mut mistakes = Vec::new();
        match Self::read(record, &mut mistakes) {
            Ok(interface) if mistakes.is_empty() => Ok(interface),
            Ok(_) => Err(mistakes),
            Err(error) => {
                mistakes.push(error.into());
                Err(mistakes)
            }
        }
    }

    fn read(record: Record<'r>, mistakes: &mut Vec<Diagnostic>) -> Result<Self, RecordError> {
        let name = record.str("cppInterfaceName")?;
        let is_op = record.is_a("OpInterface");
        Ok(Self {
            record,
            kind: InterfaceKind::of(record).unwrap_or(InterfaceKind::Op),
            cpp_name: name,
            name: namer::type_name(name),
            qualified_name: qualified_name(record)?,
            description: record.str_opt("description")?.unwrap_or_default(),
            methods: methods(record, mistakes)?,
            bases: bases(record)?.into_iter().map(NamedInterface::read).collect::<Result<_, _>>()?,
            verify: is_op.then(|| non_empty(record, "verify")).flatten(),
            verify_with_regions: is_op && record.bit("verifyWithRegions")?,
            extra_declaration: non_empty(record, "extraClassDeclaration"),
            extra_shared: non_empty(record, "extraSharedClassDeclaration"),
            extra_trait: non_empty(record, "extraTraitClassDeclaration"),
            extra_class_of: non_empty(record, "extraClassOf"),
        })
    }
}

/// Returns `::toy::ShapeInference`: the name of the interface in queries at run time.
pub fn qualified_name(record: Record<'_>) -> Result<String, RecordError> {
    let namespace = record.str("cppNamespace")?;
    let namespace = namespace.trim_start_matches("::").trim_end_matches("::");
    let name = record.str("cppInterfaceName")?;
    Ok(match namespace {
        "" => name.to_owned(),
        namespace => format!("::{namespace}::{name}"),
    })
}

/// The interface that a `DeclareOpInterfaceMethods` record copies: the one with the same kind and name.
pub(crate) fn definition<'r>(record: Record<'r>) -> Record<'r> {
    if !record.is_a("DeclareInterfaceMethods") {
        return record;
    }
    let records: &'r Records = record.records();
    let name = qualified_name(record).ok();
    let mut others = records.derived("Interface").filter(|other| !other.is_a("DeclareInterfaceMethods"));
    let kind = InterfaceKind::of(record);
    others
        .find(|other| InterfaceKind::of(*other) == kind && qualified_name(*other).ok() == name)
        .unwrap_or(record)
}

/// The base interfaces of an interface, without those of the td library that the runtime knows only by name.
pub fn bases(record: Record<'_>) -> Result<Vec<Record<'_>>, RecordError> {
    let bases = record.list("baseInterfaces")?;
    let bases = bases.iter().filter_map(|value| value.as_record()).map(definition);
    Ok(bases.filter(|base| !is_name_only(*base)).collect())
}

fn is_name_only(record: Record<'_>) -> bool {
    let sources = record.records().sources();
    let file = sources.file_of(record.span());
    let is_core = library::is_core(sources.name(file).as_ref());
    is_core && file != sources.main_file() && !record.is_a("RuntimeTrait")
}
