//! Interfaces of ops, types and attributes.
//!
//! An interface works if all of its methods have bodies in the runtime. Of other interfaces only the name is known:
//! constraints find the interface on an op, and a call of a method reports that the method is left to code.

use rtblgen_backends::ods::model::interface::{InterfaceKind, qualified_name};
use rtblgen_backends::ods::model::{OpTrait, Operator, ParameterizedDef, TraitKind};
use rtblgen_ir::context::interface::InterfaceImpl;
use rtblgen_ir::interfaces::{
    InferTypeOpInterfaceModel, MemoryEffectOpInterfaceModel, MissingInterface, WeightedBranchOpInterface,
    WeightedBranchOpInterfaceModel, WeightedRegionBranchOpInterface, WeightedRegionBranchOpInterfaceModel,
};
use rtblgen_ir::support::missing_hook;
use rtblgen_ir::{Op, OpDefinition, TraitDefinition};
use rtblgen_records::Record;

use crate::interned::{intern_list, intern_text};
use crate::loader::Loader;

/// Any loaded op, which gets the default bodies of an interface's methods.
#[derive(Clone, Copy)]
struct LoadedOp(Op);

rtblgen_ir::typed_op!(LoadedOp, OpDefinition::EMPTY);

impl WeightedBranchOpInterface for LoadedOp {}
impl WeightedRegionBranchOpInterface for LoadedOp {}

/// An interface whose methods all have bodies, with its verifier.
fn complete(name: &str) -> Option<(InterfaceImpl, &'static TraitDefinition)> {
    static BRANCH: TraitDefinition = WeightedBranchOpInterfaceModel::verification::<LoadedOp>();
    static REGION_BRANCH: TraitDefinition = WeightedRegionBranchOpInterfaceModel::verification::<LoadedOp>();
    Some(match name {
        "WeightedBranchOpInterface" => {
            (WeightedBranchOpInterfaceModel::implemented_by::<LoadedOp>(), &BRANCH)
        }
        "WeightedRegionBranchOpInterface" => {
            (WeightedRegionBranchOpInterfaceModel::implemented_by::<LoadedOp>(), &REGION_BRANCH)
        }
        _ => return None,
    })
}

/// Whether a record overrides methods that have bodies.
fn overrides(record: Record<'_>) -> bool {
    let list = record.list_opt("alwaysOverriddenMethods").ok().flatten();
    list.is_some_and(|list| list.iter().next().is_some())
}

/// The verifier of an interface, as a trait of an op.
pub(crate) fn verification(own: &OpTrait<'_>) -> Option<&'static TraitDefinition> {
    complete(own.name()).filter(|_| !overrides(own.record)).map(|(_, verification)| verification)
}

/// Whether an interface has methods.
fn has_methods(record: Record<'_>) -> bool {
    let has = |field| record.list(field).is_ok_and(|list| list.iter().next().is_some());
    has("methods") || has("baseInterfaces")
}

/// Whether an interface is one of the runtime, which calls it through its models and works without the methods.
fn is_of_runtime(record: Record<'_>) -> bool {
    record.str("cppNamespace").is_ok_and(|namespace| namespace.trim_matches(':') == "mlir")
}

/// An interface that is known by its name only: constraints find it, and casts to it fail. A cast to an interface that
/// is not one of the runtime is reported.
fn by_name(record: Record<'_>) -> Option<InterfaceImpl> {
    const MISSING: &MissingInterface = &MissingInterface(|context| {
        missing_hook(context, "the methods of an interface of a loaded dialect are left to code");
    });
    const OF_RUNTIME: &MissingInterface = &MissingInterface(|_| {});
    let missing = if has_methods(record) && is_of_runtime(record) { OF_RUNTIME } else { MISSING };
    Some(InterfaceImpl::new(intern_text(&qualified_name(record).ok()?), missing))
}

/// The interface whose methods determine the kinds of regions. Without the methods the kinds are unknown.
const REGION_KIND: &str = "RegionKindInterface";

/// The interfaces that fields of an op's record imply.
const OF_FIELDS: [&str; 8] = [
    "ConditionallySpeculatable",
    "FunctionOpInterface",
    "InferTypeOpInterface",
    "MemoryEffectOpInterface",
    "OpAsmOpInterface",
    "RegionKindInterface",
    "SymbolOpInterface",
    "SymbolUserOpInterface",
];

impl<'r> Loader<'_, 'r> {
    /// The interfaces of an op.
    pub(crate) fn interfaces(&mut self, operator: &Operator<'r>) -> &'static [InterfaceImpl] {
        let mut interfaces = Vec::new();
        if operator.result_types.is_some() {
            interfaces.push(InferTypeOpInterfaceModel::FROM_DEFINITION);
        }
        if crate::effects::memory_effects(operator).is_some()
            && !operator.traits.iter().any(|own| own.name() == "HasRecursiveMemoryEffects")
        {
            interfaces.push(MemoryEffectOpInterfaceModel::FROM_DEFINITION);
        }
        if !operator.has_trait("HasOnlyGraphRegion") {
            let mut listed = listed_interfaces(operator.record).into_iter();
            let region_kind = listed.find(|own| own.str("cppInterfaceName") == Ok(REGION_KIND));
            interfaces.extend(region_kind.and_then(by_name));
        }
        for own in operator.traits.iter().filter(|own| own.kind == TraitKind::Interface) {
            if OF_FIELDS.contains(&own.name()) {
                continue;
            }
            if let Some((known, _)) = complete(own.name()).filter(|_| !overrides(own.record)) {
                interfaces.push(known);
                continue;
            }
            if has_methods(own.record) {
                let what = format!("the interface `{}`", own.name());
                self.missing(&operator.qualified_name, what, own.span);
            }
            // If the op listed the interface, the runtime would assume that it has the methods.
            interfaces.extend(
                by_name(own.record).filter(|_| !has_methods(own.record) || !is_of_runtime(own.record)),
            );
        }
        intern_list(interfaces)
    }

    /// The interfaces of a type or an attribute.
    pub(crate) fn interfaces_of_definition(
        &mut self,
        def: &ParameterizedDef<'r>,
    ) -> &'static [InterfaceImpl] {
        let mark = if def.is_type { '!' } else { '#' };
        let name = format!("{mark}{}.{}", def.dialect_name, def.mnemonic.unwrap_or(&def.class_name));
        let mut interfaces: Vec<InterfaceImpl> = Vec::new();
        let mut pending: Vec<Record<'r>> = listed(def.record, "traits");
        while let Some(own) = pending.pop() {
            pending.extend(listed(own, if own.is_a("TraitList") { "traits" } else { "baseInterfaces" }));
            let is_interface =
                matches!(InterfaceKind::of(own), Some(InterfaceKind::Type | InterfaceKind::Attribute));
            if !own.is_a("Interface") || !is_interface {
                continue;
            }
            if has_methods(own) {
                let interface = own.str("cppInterfaceName").unwrap_or_default();
                self.missing(&name, format!("the interface `{interface}`"), def.record.span());
            }
            interfaces
                .extend(by_name(own).filter(|own| !interfaces.iter().any(|known| known.name == own.name)));
        }
        intern_list(interfaces)
    }
}

/// The interfaces in the list of traits of an op.
pub(crate) fn listed_interfaces(record: Record<'_>) -> Vec<Record<'_>> {
    let mut interfaces = Vec::new();
    let mut pending = listed(record, "traits");
    while let Some(own) = pending.pop() {
        if own.is_a("TraitList") {
            pending.extend(listed(own, "traits"));
        } else if own.is_a("Interface") {
            interfaces.push(own);
        }
    }
    interfaces
}

/// The records in a list of a record, in reverse order.
fn listed<'r>(record: Record<'r>, field: &str) -> Vec<Record<'r>> {
    let list = record.list_opt(field).ok().flatten();
    let mut records: Vec<_> =
        list.into_iter().flat_map(|list| list.iter()).filter_map(|value| value.as_record()).collect();
    records.reverse();
    records
}
