//! The interfaces that an op, a type or an attribute lists.

use rtblgen_records::{Record, Records};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::code::origins::{is_in_library, library_module};
use crate::ods::code::reader::CodeReader;
use crate::ods::code::table::Code;
use crate::ods::model::interface::InterfaceKind;
use crate::ods::model::{Operator, ParameterizedDef, TraitKind, interface};

/// An interface in a list of traits.
#[derive(Clone)]
pub(crate) struct Listed<'r> {
    /// The interface itself, not what declares its methods.
    pub(crate) record: Record<'r>,
    /// Methods with a default that are written by hand nevertheless.
    pub(crate) overridden: Vec<&'r str>,
    pub(crate) span: Span,
}

impl<'r> Listed<'r> {
    /// `None` for an interface of the td library that the runtime does not have as a trait.
    pub(crate) fn new(record: Record<'r>, span: Span, code: &Code<'_>) -> Option<Self> {
        let overridden = record.field("alwaysOverriddenMethods").and_then(|field| field.value().as_list());
        let overridden =
            overridden.map_or_else(Vec::new, |list| list.iter().filter_map(|value| value.as_str()).collect());
        let record = definition(record);
        is_generated(record, code).then_some(Self { record, overridden, span })
    }

    /// The interfaces of an op that are not fields of its definition.
    pub(crate) fn of_op(operator: &Operator<'r>, code: &Code<'_>) -> Vec<Self> {
        let listed = operator.traits.iter().filter(|own| own.kind == TraitKind::Interface);
        let listed =
            listed.filter(|own| !implements_derived(operator, own.name()) && !CORE.contains(&own.name()));
        listed.filter_map(|own| Listed::new(own.record, own.span, code)).collect()
    }

    /// The interfaces of a type or an attribute: those of lists one by one, and those that others extend before those. An
    /// interface for which no Rust is generated is a record alone.
    pub(crate) fn of_definition(record: Record<'r>, code: &Code<'_>) -> Vec<(Record<'r>, Option<Self>)> {
        let mut found: Vec<(Option<String>, Record<'r>, Option<Listed<'r>>)> = Vec::new();
        let Ok(traits) = record.list("traits") else { return Vec::new() };
        let listed = traits.iter().filter_map(|value| Some((value.as_record()?, value.span())));
        let mut pending: Vec<_> = listed.collect();
        pending.reverse();
        let name = |record: Record<'_>| interface::qualified_name(record).ok();
        while let Some((own, span)) = pending.pop() {
            if let Ok(inner) = own.list("traits")
                && own.is_a("TraitList")
            {
                let inner = inner.iter().rev().filter_map(|value| value.as_record());
                pending.extend(inner.map(|inner| (inner, span)));
                continue;
            }
            if !own.is_a("Interface") || found.iter().any(|(known, ..)| *known == name(own)) {
                continue;
            }
            let bases = interface::bases(own).unwrap_or_default().into_iter();
            let missing: Vec<_> =
                bases.filter(|base| !found.iter().any(|(known, ..)| *known == name(*base))).collect();
            if missing.is_empty() {
                found.push((name(own), definition(own), Listed::new(own, span, code)));
            } else {
                pending.push((own, span));
                pending.extend(missing.into_iter().rev().map(|base| (base, span)));
            }
        }
        found.into_iter().map(|(_, record, own)| (record, own)).collect()
    }
}

/// The interface that derived attributes implement.
pub(crate) const DERIVED_ATTRIBUTES: &str = "DerivedAttributeOpInterface";

/// Whether the derived attributes of an op implement an interface that it lists.
pub(crate) fn implements_derived(operator: &Operator<'_>, interface: &str) -> bool {
    !operator.derived.is_empty() && interface == DERIVED_ATTRIBUTES
}

/// Interfaces that definitions have fields for.
const CORE: [&str; 6] = [
    "BranchOpInterface",
    "ConditionallySpeculatable",
    "InferTypeOpInterface",
    "MemoryEffectOpInterface",
    "RegionKindInterface",
    "SymbolUserOpInterface",
];

/// The interfaces of the td library that the runtime asks types and attributes of dialects for.
const OF_DEFINITIONS: [&str; 3] = ["OpAsmAttrInterface", "OpAsmTypeInterface", "TypedAttr"];

/// `DeclareOpInterfaceMethods` is a copy of the interface's fields: the one with the same name is meant.
pub(crate) fn definition<'r>(record: Record<'r>) -> Record<'r> {
    if !record.is_a("DeclareInterfaceMethods") {
        return record;
    }
    let records: &'r Records = record.records();
    let name = interface::qualified_name(record).ok();
    let mut others = records.derived("Interface").filter(|other| !other.is_a("DeclareInterfaceMethods"));
    let kind = InterfaceKind::of(record);
    others
        .find(|other| InterfaceKind::of(*other) == kind && interface::qualified_name(*other).ok() == name)
        .unwrap_or(record)
}

/// Whether Rust is generated for an interface: it is of the user's files, or of the td library with the class `RuntimeTrait`.
/// Interfaces that are included from MLIR's folder have methods in C++. Of them those without methods are generated, and under an
/// upstream root, which has the C++ translated, those that the module's definitions list.
pub(crate) fn is_generated(record: Record<'_>, code: &Code<'_>) -> bool {
    match is_in_library(record) || names_runtime_traits(record) {
        true => record.is_a("RuntimeTrait"),
        false => !is_of_mlir(record) || is_marker(record) || code.demands(record),
    }
}

/// Whether a record is in the main file, and the main file marks interfaces with `RuntimeTrait`.
fn names_runtime_traits(record: Record<'_>) -> bool {
    let (records, sources) = (record.records(), record.records().sources());
    let is_in_main = |record: Record<'_>| sources.file_of(record.span()) == sources.main_file();
    is_in_main(record) && records.derived("RuntimeTrait").any(is_in_main)
}

/// Whether an interface has no methods, base interfaces or verifier.
fn is_marker(record: Record<'_>) -> bool {
    let is_empty =
        |field| record.list_opt(field).ok().flatten().is_none_or(|list| list.iter().next().is_none());
    let verifies = record.str_opt("verify").ok().flatten().is_some_and(|body| !body.trim().is_empty());
    is_empty("methods") && is_empty("baseInterfaces") && !verifies
}

/// Whether an interface is of a file of MLIR's folder.
pub(crate) fn is_of_mlir(record: Record<'_>) -> bool {
    let sources = record.records().sources();
    let file = sources.file_of(record.span());
    let namespace = record.str("cppNamespace").unwrap_or_default();
    file != sources.main_file()
        && sources.name(file).contains("include/mlir/")
        && namespace.trim_start_matches("::").starts_with("mlir")
}

impl<'r> CodeReader<'r> {
    /// The interfaces that an op may get an implementation of.
    pub(super) fn interfaces_of_op(&mut self, operator: &Operator<'r>) {
        for own in Listed::of_op(operator, &self.code) {
            self.listed(&own);
        }
    }

    /// The interfaces of a type or an attribute.
    pub(super) fn interfaces_of_definition(&mut self, def: &ParameterizedDef<'r>) {
        if def.written_interfaces.is_none() {
            self.report_unknown(def.record);
        }
        for (_, own) in Listed::of_definition(def.record, &self.code) {
            own.iter().for_each(|own| self.listed(own));
        }
    }

    fn listed(&mut self, own: &Listed<'r>) {
        let Some(interface) = self.interface(own.record) else { return };
        for name in &own.overridden {
            let is_known = interface.methods.iter().any(|method| method.name == *name);
            // The library's dialects list upstream's methods, of which the runtime has some only.
            if !is_known && !self.is_in_library(own.span) {
                let message = format!("the interface `{}` has no method `{name}`", interface.name);
                self.report(Diagnostic::warning(own.span, message));
            }
        }
    }

    fn report_unknown(&mut self, record: Record<'r>) {
        let Ok(traits) = record.list("traits") else { return };
        // A user can do nothing about the td library's own dialects.
        if library_module(record).is_some() {
            return;
        }
        for value in traits.iter() {
            let Some(own) = value.as_record().filter(|own| own.is_a("Interface")) else { continue };
            let name = own.str("cppInterfaceName").unwrap_or_default();
            let is_known = OF_DEFINITIONS.contains(&name) || is_generated(definition(own), &self.code);
            if !is_known {
                let message =
                    format!("the runtime does not ask types and attributes of dialects for `{name}`");
                self.report(Diagnostic::warning(value.span(), message));
            }
        }
    }
}
