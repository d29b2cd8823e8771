//! The interfaces that an op, a type or an attribute lists.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::{Record, Records};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::derived;
use crate::ods::emit::effects;
use crate::ods::emit::interfaces::method::ValueAccessor;
use crate::ods::emit::interfaces::words::path;
use crate::ods::emit::origins::is_in_library;
use crate::ods::model::interface::InterfaceKind;
use crate::ods::model::{OpTrait, Operator, ParameterizedDef, TraitKind, interface};
use crate::rust::namer;

/// Whether Rust is generated for an interface: it is of the user's files, or of the td library with the class `RuntimeTrait`.
/// Interfaces that are included from MLIR's folder have methods in C++, so only those without methods are generated.
pub(crate) fn is_generated(record: Record<'_>) -> bool {
    match is_in_library(record) || names_runtime_traits(record) {
        true => record.is_a("RuntimeTrait"),
        false => !is_of_mlir(record) || is_marker(record),
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

fn is_of_mlir(record: Record<'_>) -> bool {
    let sources = record.records().sources();
    let file = sources.file_of(record.span());
    let namespace = record.str("cppNamespace").unwrap_or_default();
    file != sources.main_file()
        && sources.name(file).contains("include/mlir/")
        && namespace.trim_start_matches("::").starts_with("mlir")
}

/// The functions that a type has by itself.
pub(crate) struct Methods {
    /// Accessors and builders.
    pub(crate) generated: BTreeSet<String>,
    /// Those of `extraClassDeclaration`.
    pub(crate) declared: BTreeSet<String>,
    /// Those of the generated ones that are accessors of operands and results.
    pub(crate) values: BTreeMap<String, ValueAccessor>,
}

/// An interface in a list of traits.
#[derive(Clone)]
struct Listed<'r> {
    /// The interface itself, not what declares its methods.
    record: Record<'r>,
    /// Methods with a default that are written by hand nevertheless.
    overridden: Vec<&'r str>,
    span: Span,
}

impl<'r> Listed<'r> {
    /// `None` for an interface of the td library that the runtime does not have as a trait.
    fn new(record: Record<'r>, span: Span) -> Option<Self> {
        let overridden = record.field("alwaysOverriddenMethods").and_then(|field| field.value().as_list());
        let overridden =
            overridden.map_or_else(Vec::new, |list| list.iter().filter_map(|value| value.as_str()).collect());
        let record = definition(record);
        is_generated(record).then_some(Self { record, overridden, span })
    }
}

/// `DeclareOpInterfaceMethods` is a copy of the interface's fields: the one with the same name is meant.
fn definition<'r>(record: Record<'r>) -> Record<'r> {
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

/// The interface that derived attributes implement.
pub(crate) const DERIVED_ATTRIBUTES: &str = "DerivedAttributeOpInterface";

fn of_op<'r>(operator: &Operator<'r>) -> Vec<Listed<'r>> {
    let listed = operator.traits.iter().filter(|own| own.kind == TraitKind::Interface);
    let listed =
        listed.filter(|own| !derived::implements(operator, own.name()) && !CORE.contains(&own.name()));
    listed.filter_map(|own| Listed::new(own.record, own.span)).collect()
}

/// The field `interfaces` of an op's definition.
pub(crate) fn field(operator: &Operator<'_>) -> Option<TokenStream> {
    let class = namer::ident(&operator.class_name);
    let more = derived::model(operator).into_iter().chain(core_models(operator));
    list(&of_op(operator), &quote!(#class), more.collect())
}

/// The models of interfaces that definitions have fields for.
fn core_models(operator: &Operator<'_>) -> Vec<TokenStream> {
    let class = namer::ident(&operator.class_name);
    let declares = |name| effects::declares(operator, name);
    let has_effects = effects::has_memory_effects(operator);
    let infers = operator.result_types.is_some() || operator.has_trait("InferTypeOpInterface");
    let interfaces = [
        ("BranchOpInterface", operator.has_trait("BranchOpInterface"), true),
        (
            "ConditionallySpeculatable",
            operator.has_trait("ConditionallySpeculatable"),
            declares("ConditionallySpeculatable"),
        ),
        ("InferTypeOpInterface", infers, operator.result_types.is_none()),
        ("MemoryEffectOpInterface", has_effects, declares("MemoryEffectOpInterface")),
        (
            "RegionKindInterface",
            operator.has_trait("RegionKindInterface"),
            !operator.has_trait("HasOnlyGraphRegion"),
        ),
        ("SymbolUserOpInterface", operator.has_trait("SymbolUserOpInterface"), true),
    ];
    let listed = interfaces.into_iter().filter(|(_, is_listed, _)| *is_listed);
    let models = listed.map(|(name, _, is_by_hand)| {
        let model = namer::ident(&format!("{name}Model"));
        match is_by_hand {
            true => quote!(::rtblgen_runtime::interfaces::#model::implemented_by::<#class>()),
            false => quote!(::rtblgen_runtime::interfaces::#model::FROM_DEFINITION),
        }
    });
    models.collect()
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

fn list(listed: &[Listed<'_>], implementor: &TokenStream, more: Vec<TokenStream>) -> Option<TokenStream> {
    let models = listed.iter().map(|own| {
        let model = path(own.record, "", "Model");
        quote!(#model::implemented_by::<#implementor>())
    });
    let models: Vec<_> = models.chain(more).collect();
    (!models.is_empty()).then(|| quote!(interfaces: &[#(#models),*]))
}

/// What an interface verifies, as a trait of the op: nothing for most. `None` if the runtime does not have the interface.
pub(crate) fn verification<'r>(
    operator: &Operator<'r>,
    own: &OpTrait<'r>,
    codegen: &mut CodegenContext<'r>,
) -> Option<Option<TokenStream>> {
    let listed = Listed::new(own.record, own.span)?;
    let verifies = codegen.interface(listed.record).is_some_and(|interface| interface.verify.is_some());
    let (class, model) = (namer::ident(&operator.class_name), path(listed.record, "", "Model"));
    Some(verifies.then(|| quote!(&#model::verification::<#class>())))
}

/// Implementations of interfaces that need nothing written by hand.
pub(crate) fn implementations<'r>(
    operator: &Operator<'r>,
    methods: &Methods,
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let class = namer::ident(&operator.class_name);
    let listed = of_op(operator).into_iter();
    let is_written = |own: &Listed<'r>| {
        let name = own.record.str("cppInterfaceName").unwrap_or_default();
        operator.written_interfaces.contains(&name)
    };
    let listed = listed.filter(|own| !is_written(own));
    listed.filter_map(|own| implementation(&own, &class, methods, codegen)).collect()
}

/// The field `interfaces` of the definition of a type or an attribute, and the implementations.
pub(crate) fn of_definition<'r>(
    def: &ParameterizedDef<'r>,
    methods: &Methods,
    codegen: &mut CodegenContext<'r>,
) -> (Option<TokenStream>, TokenStream) {
    let class = namer::ident(&def.class_name);
    report_unknown(def.record, codegen);
    let listed = flattened(def.record);
    let mut kept = Vec::new();
    let mut implementations = TokenStream::new();
    for own in listed {
        let made = implementation(&own, &class, methods, codegen);
        let name = own.record.str("cppInterfaceName").unwrap_or_default();
        let is_written =
            def.written_interfaces.as_ref().is_none_or(|written| written.iter().any(|known| known == name));
        if made.is_some() || is_written {
            kept.push(own);
        }
        implementations.extend(made);
    }
    (list(&kept, &quote!(#class<'static>), Vec::new()), implementations)
}

/// The interfaces of the td library that the runtime asks types and attributes of dialects for.
const OF_DEFINITIONS: [&str; 3] = ["OpAsmAttrInterface", "OpAsmTypeInterface", "TypedAttr"];

fn report_unknown(record: Record<'_>, codegen: &mut CodegenContext<'_>) {
    let Ok(traits) = record.list("traits") else { return };
    for value in traits.iter() {
        let Some(own) = value.as_record().filter(|own| own.is_a("Interface")) else { continue };
        let name = own.str("cppInterfaceName").unwrap_or_default();
        let is_known = OF_DEFINITIONS.contains(&name) || is_generated(definition(own));
        if !is_known {
            let message = format!("the runtime does not ask types and attributes of dialects for `{name}`");
            codegen.report(Diagnostic::warning(value.span(), message));
        }
    }
}

/// The interfaces of a type or an attribute: those of lists one by one, and those that others extend before those.
fn flattened<'r>(record: Record<'r>) -> Vec<Listed<'r>> {
    let mut found: Vec<(Option<String>, Option<Listed<'r>>)> = Vec::new();
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
        if !own.is_a("Interface") || found.iter().any(|(known, _)| *known == name(own)) {
            continue;
        }
        let bases = interface::bases(own).unwrap_or_default().into_iter();
        let missing: Vec<_> =
            bases.filter(|base| !found.iter().any(|(known, _)| *known == name(*base))).collect();
        if missing.is_empty() {
            found.push((name(own), Listed::new(own, span)));
        } else {
            pending.push((own, span));
            pending.extend(missing.into_iter().rev().map(|base| (base, span)));
        }
    }
    found.into_iter().filter_map(|(_, own)| own).collect()
}

/// An implementation by what the type has by itself. `None` if something is to be written by hand: then all of it is.
fn implementation<'r>(
    own: &Listed<'r>,
    class: &Ident,
    methods: &Methods,
    codegen: &mut CodegenContext<'r>,
) -> Option<TokenStream> {
    let interface = codegen.interface(own.record)?;
    for name in &own.overridden {
        let is_known = interface.methods.iter().any(|method| method.name == *name);
        // The library's dialects list upstream's methods, of which the runtime has some only.
        if !is_known && !codegen.is_in_library(own.span) {
            let message = format!("the interface `{}` has no method `{name}`", interface.name);
            codegen.report(Diagnostic::warning(own.span, message));
        }
    }
    let has = |name: &str| methods.generated.contains(name) || methods.declared.contains(name);
    let is_by_hand = interface.methods.iter().any(|method| {
        let is_declared = method.is_required() || own.overridden.contains(&method.name);
        is_declared && !has(&method.rust_name)
    });
    if is_by_hand {
        return None;
    }
    // A default gives way to a declaration only: an accessor of the same name need not have the same type.
    let forwarded = interface.methods.iter().filter(|method| {
        let name = &method.rust_name;
        method.is_in_trait() && (methods.declared.contains(name) || method.is_required() && has(name))
    });
    let forwarded = forwarded.map(|method| {
        let values =
            methods.values.get(&method.rust_name).filter(|_| !methods.declared.contains(&method.rust_name));
        super::method::to_inherent(interface.kind, method, class, values.copied())
    });
    let path = path(own.record, "", "");
    Some(match interface.kind {
        InterfaceKind::Type | InterfaceKind::Attribute => quote! {
            impl<'c> #path<'c> for #class<'c> { #(#forwarded)* }
        },
        _ => quote!(impl #path for #class { #(#forwarded)* }),
    })
}
