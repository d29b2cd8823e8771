//! The interfaces that an op, a type or an attribute lists.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::ods::code::listed::{Listed, is_of_mlir};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::derived;
use crate::ods::emit::effects;
use crate::ods::emit::interfaces::method::ValueAccessor;
use crate::ods::emit::interfaces::words::path;
use crate::ods::emit::stubs::missing;
use crate::ods::model::interface::{Interface, InterfaceKind, Method, NamedInterface, definition};
use crate::ods::model::{OpTrait, Operator, ParameterizedDef, interface};
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;
use crate::rust::origins::is_in_library;

/// The functions that a type has by itself.
pub(crate) struct Methods {
    /// Accessors and builders.
    pub(crate) generated: BTreeSet<String>,
    /// The methods in `extraClassDeclaration`.
    pub(crate) declared: BTreeSet<String>,
    /// The generated methods that are accessors of operands and results.
    pub(crate) values: BTreeMap<String, ValueAccessor>,
}

/// The field `interfaces` of an op's definition.
pub(crate) fn field(operator: &Operator<'_>, codegen: &CodegenContext<'_>) -> Option<TokenStream> {
    let class = namer::ident(&operator.class_name);
    let more = derived::model(operator).into_iter().chain(core_models(operator));
    list(&Listed::of_op(operator, codegen.code()), &quote!(#class), more.collect(), codegen.externs())
}

/// The models of interfaces that definitions have fields for.
fn core_models(operator: &Operator<'_>) -> Vec<TokenStream> {
    let class = namer::ident(&operator.class_name);
    let has_effects = effects::has_memory_effects(operator);
    let infers = operator.result_types.is_some() || operator.has_trait("InferTypeOpInterface");
    let interfaces = [
        ("BranchOpInterface", operator.has_trait("BranchOpInterface"), true),
        (
            "ConditionallySpeculatable",
            operator.has_trait("ConditionallySpeculatable"),
            effects::has_written_speculatability(operator),
        ),
        ("InferTypeOpInterface", infers, operator.result_types.is_none()),
        ("MemoryEffectOpInterface", has_effects, effects::has_written_effects(operator)),
        (
            "RegionKindInterface",
            operator.has_trait("RegionKindInterface"),
            !operator.has_trait("HasOnlyGraphRegion"),
        ),
        ("SymbolUserOpInterface", operator.has_trait("SymbolUserOpInterface"), true),
    ];
    let listed = interfaces.into_iter().filter(|(_, is_listed, _)| *is_listed);
    let models = listed.map(|(name, _, is_by_hand)| {
        let model = namer::ident(&namer::derived_name("", name, "Model"));
        match is_by_hand {
            true => quote!(::rtblgen_runtime::interfaces::#model::implemented_by::<#class>()),
            false => quote!(::rtblgen_runtime::interfaces::#model::FROM_DEFINITION),
        }
    });
    models.collect()
}

fn list(
    listed: &[Listed<'_>],
    implementor: &TokenStream,
    more: Vec<TokenStream>,
    externs: &ExternPaths,
) -> Option<TokenStream> {
    let models = listed.iter().map(|own| {
        let model = path(own.interface, "", "Model", externs);
        quote!(#model::implemented_by::<#implementor>())
    });
    let models: Vec<_> = models.chain(more).collect();
    (!models.is_empty()).then(|| quote!(interfaces: &[#(#models),*]))
}

/// The verifier of an interface, as a trait of the op. `None` if the interface has no verifier, or is not a trait in the
/// runtime.
pub(crate) fn verification(
    operator: &Operator<'_>,
    own: &OpTrait<'_>,
    codegen: &CodegenContext<'_>,
) -> Option<TokenStream> {
    let listed = Listed::new(own.record, own.span, codegen.code())?;
    let verifies = codegen.code().interface(listed.interface.record).verify.is_some();
    let (class, model) =
        (namer::ident(&operator.class_name), path(listed.interface, "", "Model", codegen.externs()));
    verifies.then(|| quote!(&#model::verification::<#class>()))
}

/// Implementations of interfaces that need nothing written by hand.
pub(crate) fn implementations(
    operator: &Operator<'_>,
    methods: &Methods,
    codegen: &CodegenContext<'_>,
) -> TokenStream {
    let class = namer::ident(&operator.class_name);
    let listed = Listed::of_op(operator, codegen.code()).into_iter();
    let is_written = |own: &Listed<'_>| operator.written_interfaces.contains(&own.interface.name);
    let listed = listed.filter(|own| !is_written(own));
    listed.filter_map(|own| implementation(&own, &class, methods, codegen)).collect()
}

/// The field `interfaces` of the definition of a type or an attribute, and the implementations.
pub(crate) fn of_definition(
    def: &ParameterizedDef<'_>,
    methods: &Methods,
    codegen: &CodegenContext<'_>,
) -> (Option<TokenStream>, TokenStream) {
    let class = namer::ident(&def.class_name);
    let (mut kept, mut stubs) = (Vec::new(), Vec::new());
    let mut implementations = TokenStream::new();
    for (interface, listed) in Listed::of_definition(def.record, codegen.code()) {
        let name = interface.name;
        let is_written =
            def.written_interfaces.as_ref().is_none_or(|written| written.iter().any(|known| known == name));
        let made = listed.as_ref().and_then(|own| implementation(own, &class, methods, codegen));
        match listed {
            Some(own) if made.is_some() || is_written => kept.push(own),
            _ if def.written_interfaces.is_some() => stubs.extend(stub(def, interface, codegen)),
            _ => {}
        }
        implementations.extend(made);
    }
    (list(&kept, &quote!(#class<'static>), stubs, codegen.externs()), implementations)
}

/// Emits a stub of an interface for `--stub-hooks`. The runtime calls interfaces of the td library by its own traits, so
/// they have no stub.
fn stub(
    def: &ParameterizedDef<'_>,
    interface: NamedInterface<'_>,
    codegen: &CodegenContext<'_>,
) -> Option<TokenStream> {
    if is_in_library(interface.record) {
        return None;
    }
    let name = interface::qualified_name(interface.record).ok()?;
    let message = missing(interface.name, &def.class_name, &codegen.origin(def.record.span()));
    Some(quote! {
        ::rtblgen_runtime::interfaces::InterfaceImpl::new(
            #name,
            &::rtblgen_runtime::interfaces::MissingInterface(|context| ::rtblgen_runtime::support::missing_hook(context, #message)),
        )
    })
}

/// Whether an interface or one of its bases has a method without a default body.
fn requires_methods(interface: &Interface<'_>) -> bool {
    let base_requires = |base: &NamedInterface<'_>| {
        Interface::from_record(definition(base.record)).ok().is_none_or(|base| requires_methods(&base))
    };
    interface.methods.iter().any(Method::is_required) || interface.bases.iter().any(base_requires)
}

/// Emits an implementation from the type's own methods. `None` if something is to be written by hand: then
/// all of it is.
fn implementation(
    own: &Listed<'_>,
    class: &Ident,
    methods: &Methods,
    codegen: &CodegenContext<'_>,
) -> Option<TokenStream> {
    let interface = codegen.code().interface(own.interface.record);
    // An accessor's type may differ from the type of a stock interface's method with the same name.
    if is_of_mlir(own.interface.record)
        && codegen.code().demands(own.interface.record)
        && requires_methods(&interface)
    {
        return None;
    }
    let has = |name: &str| methods.generated.contains(name) || methods.declared.contains(name);
    let is_by_hand = interface.methods.iter().any(|method| {
        let is_declared = method.is_required() || own.overridden.contains(&method.name);
        is_declared && !has(&method.rust_name)
    });
    if is_by_hand {
        return None;
    }
    // Only a declaration replaces a default: an accessor of the same name need not have the same type.
    let forwarded = interface.methods.iter().filter(|method| {
        let name = &method.rust_name;
        method.is_in_trait() && (methods.declared.contains(name) || method.is_required() && has(name))
    });
    let forwarded = forwarded.map(|method| {
        let values =
            methods.values.get(&method.rust_name).filter(|_| !methods.declared.contains(&method.rust_name));
        super::method::to_inherent(interface.kind, method, class, values.copied())
    });
    let path = path(own.interface, "", "", codegen.externs());
    Some(match interface.kind {
        InterfaceKind::Type | InterfaceKind::Attribute => quote! {
            impl<'c> #path<'c> for #class<'c> { #(#forwarded)* }
        },
        _ => quote!(impl #path for #class { #(#forwarded)* }),
    })
}
