//! Interfaces in the trait lists of ops, types and attributes.

use rtblgen_records::Record;
use tblgen_parser::{Diagnostic, Span};

use crate::ods::code::reader::CodeReader;
use crate::ods::code::table::Code;
use crate::ods::model::interface::{NamedInterface, definition};
use crate::ods::model::{Operator, ParameterizedDef, TraitKind, interface};
use crate::rust::origins::{is_in_library, library_module};

/// An interface in a list of traits.
#[derive(Clone)]
pub(crate) struct Listed<'r> {
    /// The interface itself, not a `DeclareInterfaceMethods` record.
    pub(crate) interface: NamedInterface<'r>,
    /// Methods with a default that are written by hand (`alwaysOverriddenMethods`).
    pub(crate) overridden: Vec<&'r str>,
    pub(crate) span: Span,
}

impl<'r> Listed<'r> {
    /// `None` if no Rust is generated for the interface.
    pub(crate) fn new(record: Record<'r>, span: Span, code: &Code<'_>) -> Option<Self> {
        let overridden = record.field("alwaysOverriddenMethods").and_then(|field| field.value().as_list());
        let overridden =
            overridden.map_or_else(Vec::new, |list| list.iter().filter_map(|value| value.as_str()).collect());
        let interface = NamedInterface::read(definition(record)).ok()?;
        is_generated(interface.record, code).then_some(Self { interface, overridden, span })
    }

    /// The interfaces of an op that are not fields of its definition.
    pub(crate) fn of_op(operator: &Operator<'r>, code: &Code<'_>) -> Vec<Self> {
        let listed = operator.traits.iter().filter(|own| own.kind == TraitKind::Interface);
        let listed =
            listed.filter(|own| !implements_derived(operator, own.name()) && !CORE.contains(&own.name()));
        listed.filter_map(|own| Listed::new(own.record, own.span, code)).collect()
    }

    /// The interfaces of a type or an attribute. Trait lists are flattened, and base interfaces precede the interfaces that
    /// extend them. An interface without generated Rust has the record alone.
    pub(crate) fn of_definition(
        record: Record<'r>,
        code: &Code<'_>,
    ) -> Vec<(NamedInterface<'r>, Option<Self>)> {
        let mut found: Vec<(Option<String>, NamedInterface<'r>, Option<Listed<'r>>)> = Vec::new();
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
                let interface = NamedInterface::read(definition(own)).ok();
                found.extend(interface.map(|interface| (name(own), interface, Listed::new(own, span, code))));
            } else {
                pending.push((own, span));
                pending.extend(missing.into_iter().rev().map(|base| (base, span)));
            }
        }
        found.into_iter().map(|(_, interface, own)| (interface, own)).collect()
    }
}

/// The interface that derived attributes implement.
pub(crate) const DERIVED_ATTRIBUTES: &str = "DerivedAttributeOpInterface";

/// Whether the op's derived attributes implement the interface.
pub(crate) fn implements_derived(operator: &Operator<'_>, interface: &str) -> bool {
    !operator.derived.is_empty() && interface == DERIVED_ATTRIBUTES
}

/// Interfaces for which an op's definition in the runtime has a field.
const CORE: [&str; 6] = [
    "BranchOpInterface",
    "ConditionallySpeculatable",
    "InferTypeOpInterface",
    "MemoryEffectOpInterface",
    "RegionKindInterface",
    "SymbolUserOpInterface",
];

/// Interfaces of the td library that the runtime calls on dialects' types and attributes.
const OF_DEFINITIONS: [&str; 3] = ["OpAsmAttrInterface", "OpAsmTypeInterface", "TypedAttr"];

/// Whether Rust is generated for an interface. An interface of the td library needs the class `RuntimeTrait`. An interface
/// of MLIR's folder has methods in C++: Rust is generated if it has no methods, or if the module lists it and an upstream
/// root is given, so that its C++ is translated. Rust is generated for all interfaces of other files.
pub(crate) fn is_generated(record: Record<'_>, code: &Code<'_>) -> bool {
    match is_in_library(record) || names_runtime_traits(record) {
        true => record.is_a("RuntimeTrait"),
        false => !is_of_mlir(record) || is_marker(record) || code.demands(record),
    }
}

/// Whether a record is in the main file, and that file uses `RuntimeTrait`.
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

/// Whether an interface is defined in a file of MLIR that the main file includes.
pub(crate) fn is_of_mlir(record: Record<'_>) -> bool {
    let sources = record.records().sources();
    let file = sources.file_of(record.span());
    let namespace = record.str("cppNamespace").unwrap_or_default();
    file != sources.main_file()
        && sources.name(file).contains("include/mlir/")
        && namespace.trim_start_matches("::").starts_with("mlir")
}

impl<'r> CodeReader<'r> {
    /// Reads the interfaces that an op can implement.
    pub(super) fn interfaces_of_op(&mut self, operator: &Operator<'r>) {
        for own in Listed::of_op(operator, &self.code) {
            self.listed(&own);
        }
    }

    /// Reads the interfaces of a type or an attribute.
    pub(super) fn interfaces_of_definition(&mut self, def: &ParameterizedDef<'r>) {
        if def.written_interfaces.is_none() {
            self.report_unknown(def.record);
        }
        for (_, own) in Listed::of_definition(def.record, &self.code) {
            own.iter().for_each(|own| self.listed(own));
        }
    }

    fn listed(&mut self, own: &Listed<'r>) {
        let Some(interface) = self.interface(own.interface.record) else { return };
        for name in &own.overridden {
            let is_known = interface.methods.iter().any(|method| method.name == *name);
            // The library's dialects list all of upstream's methods; the runtime has only some of them.
            if !is_known && !self.is_in_library(own.span) {
                let message = format!("the interface `{}` has no method `{name}`", interface.name);
                self.report(Diagnostic::warning(own.span, message));
            }
        }
    }

    fn report_unknown(&mut self, record: Record<'r>) {
        let Ok(traits) = record.list("traits") else { return };
        // A user cannot change the dialects of the td library.
        if library_module(record).is_some() {
            return;
        }
        for value in traits.iter() {
            let Some(own) = value.as_record().filter(|own| own.is_a("Interface")) else { continue };
            let Ok(NamedInterface { name, .. }) = NamedInterface::read(own) else { continue };
            let is_known = OF_DEFINITIONS.contains(&name) || is_generated(definition(own), &self.code);
            if !is_known {
                let message =
                    format!("the runtime does not ask types and attributes of dialects for `{name}`");
                self.warn_of_rust(Diagnostic::warning(value.span(), message));
            }
        }
    }
}
