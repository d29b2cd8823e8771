//! Traits, predicates and effects in an op's description.

use proc_macro2::TokenStream;
use quote::quote;
use rtblgen_records::{Record, Records};
use tblgen_parser::Diagnostic;

use super::interfaces;
use super::pool::Pool;
use crate::namer;
use crate::ods::predicate;
use crate::ods::{Arity, AttributePresence, OpTrait, Operator, TraitKind};

/// What the generators understand by themselves, so that the description need not name it.
const UNDERSTOOD: [&str; 7] = [
    "BranchOpInterface",
    "OpAsmOpInterface",
    "SymbolUserOpInterface",
    "ConditionallySpeculatable",
    "InferTypeOpInterface",
    "MemoryEffectOpInterface",
    "DerivedAttributeOpInterface",
];

/// References to the traits, in the order in which they are listed.
pub(crate) fn references<'r>(operator: &Operator<'r>, pool: &mut Pool<'r>) -> Vec<TokenStream> {
    operator.traits.iter().filter_map(|own| reference(operator, own, pool)).collect()
}

fn reference<'r>(operator: &Operator<'r>, own: &OpTrait<'r>, pool: &mut Pool<'r>) -> Option<TokenStream> {
    if UNDERSTOOD.contains(&own.name()) {
        return None;
    }
    match own.kind {
        TraitKind::Predicate | TraitKind::Effects | TraitKind::Internal(_) => None,
        TraitKind::Interface => interface(operator, own, pool),
        TraitKind::Native { name, parameters } => Some(native(own, name, parameters, pool)),
    }
}

/// A trait of the td library is the runtime's, under the name of its def; any other is a `static` in the user's scope, of
/// the trait's name in capitals.
fn native<'r>(own: &OpTrait<'r>, name: &str, parameters: Option<&str>, pool: &mut Pool<'r>) -> TokenStream {
    let path = match library_trait(own.record, name) {
        Some(name) => {
            let constant = namer::ident(&namer::constant_case(name));
            quote!(traits::#constant)
        }
        None => user_static(own, name, pool),
    };
    match parameters {
        None => quote!(&#path),
        Some(parameters) => {
            let ops = parameters.split(',').map(|class| op_name(class.trim(), pool.records()));
            quote!(&#path.with_parameters(&[#(#ops),*]))
        }
    }
}

fn user_static(own: &OpTrait<'_>, name: &str, pool: &mut Pool<'_>) -> TokenStream {
    let Ok(mut path) = syn::parse_str::<syn::Path>(name) else {
        let message = format!("the name of a trait must be a Rust path, found `{name}`");
        let help = "write the trait as a `static` of type `rtblgen_runtime::OpTrait`, and give its name here";
        pool.report(Diagnostic::error(own.span, message).with_help(help));
        return TokenStream::new();
    };
    if let Some(last) = path.segments.last_mut() {
        last.ident = namer::ident(&namer::constant_case(&last.ident.to_string()));
    }
    quote!(#path)
}

/// The name of a trait of the td library: of its def, or, of an anonymous one such as `HasParent<"A">`, of its class or of
/// what it says.
fn library_trait<'r>(record: Record<'r>, name: &'r str) -> Option<&'r str> {
    if !record.is_anonymous() {
        return is_in_library(record).then(|| record.name());
    }
    let class = record.direct_classes().last().filter(|class| is_in_library(*class))?;
    if !NATIVE_CLASSES.contains(&class.name()) {
        return Some(name);
    }
    let known = record.records().derived("NativeTrait").filter(|known| !known.is_anonymous());
    known
        .filter(|known| is_in_library(*known) && known.str("trait") == record.str("trait"))
        .map(|known| known.name())
        .next()
}

/// Classes whose anonymous records are traits that only their argument names.
const NATIVE_CLASSES: [&str; 4] = ["NativeTrait", "NativeOpTrait", "ParamNativeOpTrait", "StructuralOpTrait"];

pub(super) fn is_in_library(record: Record<'_>) -> bool {
    let sources = record.records().sources();
    let name = sources.name(sources.file_of(record.span()));
    crate::library::is_embedded(name.as_ref(), crate::Library::Wins)
}

/// Interfaces that the runtime verifies and asks about by name.
const INTERFACES: [(&str, &str); 3] = [
    ("SymbolOpInterface", "SYMBOL"),
    ("FunctionOpInterface", "FUNCTION"),
    ("RegionKindInterface", "REGION_KIND_INTERFACE"),
];

fn interface<'r>(operator: &Operator<'r>, own: &OpTrait<'r>, pool: &mut Pool<'r>) -> Option<TokenStream> {
    if let Some((_, constant)) = INTERFACES.iter().find(|(name, _)| *name == own.name()) {
        let constant = namer::ident(constant);
        return Some(quote!(&traits::#constant));
    }
    match interfaces::verification(operator, own, pool) {
        Some(verification) => verification,
        None => {
            let message = format!(
                "the runtime does not have the interface `{}` of `{}`: nothing is generated for it",
                own.name(),
                operator.qualified_name
            );
            pool.report(Diagnostic::warning(own.span, message));
            None
        }
    }
}

/// The name of the op of a class: of one that the file knows, of a builtin one, or what Rust makes of the path.
fn op_name(class: &str, records: &Records) -> TokenStream {
    let last = class.rsplit("::").next().unwrap_or(class);
    if class.trim_start_matches("::").starts_with("mlir::") && last == "ModuleOp" {
        return quote!("builtin.module");
    }
    for record in records.derived("Op") {
        if namer::class_name(record.name()) == last
            && let (Ok(dialect), Ok(name)) = (record.record("opDialect"), record.str("opName"))
        {
            let dialect = dialect.str("name").unwrap_or_default();
            let name = format!("{dialect}.{name}");
            return quote!(#name);
        }
    }
    match last {
        "ModuleOp" => quote!("builtin.module"),
        _ => {
            let path = syn::parse_str::<syn::Path>(class).ok();
            let path = path.map_or_else(|| quote!(#class), |path| quote!(#path));
            quote!(<#path as TypedOp>::DEFINITION.name)
        }
    }
}

/// The `PredOpTrait`s.
pub(crate) fn predicates<'r>(operator: &Operator<'r>, pool: &mut Pool<'r>) -> Vec<TokenStream> {
    let own = operator.traits.iter().filter(|own| own.kind == TraitKind::Predicate);
    own.filter_map(|own| op_predicate(operator, own, pool)).collect()
}

fn op_predicate<'r>(operator: &Operator<'r>, own: &OpTrait<'r>, pool: &mut Pool<'r>) -> Option<TokenStream> {
    let record = own.record;
    let summary = record.str("summary").ok()?;
    let predicate = record.record("predicate").ok()?;
    let text = match predicate::text(predicate) {
        Ok(text) => text,
        Err(error) => {
            pool.report(error);
            return None;
        }
    };
    if !pool.check_predicate(&text) {
        return None;
    }
    let name = format!("{}_{}", namer::snake_case(&operator.class_name), trait_name(record));
    let key = format!("predicate\0{}\0{}", operator.qualified_name, text.text);
    let origin = pool.origin(own.span);
    let path = pool.item(key, &name, |pool, ident| {
        let mut bindings = Vec::new();
        let value = record.value("predicate").ok()?;
        let body = pool.substituted(value, &text.text, |name| placeholder(operator, name, &mut bindings))?;
        let bindings = bindings.iter().filter_map(|name| binding(operator, name, pool));
        let bindings: Vec<_> = bindings.collect();
        let doc = format!(" {}, from `{origin}`.", super::docs::escape(summary));
        Some(quote! {
            #[doc = #doc]
            fn #ident(op: OpView<'_, '_>) -> bool {
                #(#bindings)*
                #body
            }
        })
    });
    Some(quote!(OpPredicate { summary: #summary, check: #path }))
}

/// The name of the class behind an anonymous trait: `all_types_match`.
fn trait_name(record: Record<'_>) -> String {
    if !record.is_anonymous() {
        return namer::snake_case(record.name());
    }
    let class = record.direct_classes().last().map_or("holds", |class| class.name());
    namer::snake_case(class)
}

fn placeholder(operator: &Operator<'_>, name: &str, bindings: &mut Vec<String>) -> Option<String> {
    if name == "_op" {
        return Some("op".to_owned());
    }
    let is_known = operator.operands.iter().any(|operand| operand.name == name)
        || operator.results.iter().any(|result| result.name == name)
        || operator.attributes.iter().any(|attribute| attribute.name == name);
    if !is_known {
        return None;
    }
    if !bindings.iter().any(|known| known == name) {
        bindings.push(name.to_owned());
    }
    Some(bound_ident(name).to_string())
}

/// What `$name` is called; `op` is the op.
fn bound_ident(name: &str) -> proc_macro2::Ident {
    match namer::snake_case(name).as_str() {
        "op" => namer::ident("op_"),
        name => namer::ident(name),
    }
}

fn binding<'r>(operator: &Operator<'r>, name: &str, pool: &mut Pool<'r>) -> Option<TokenStream> {
    let ident = bound_ident(name);
    for (values, side) in [(&operator.operands, "operand"), (&operator.results, "result")] {
        if let Some(index) = values.iter().position(|value| value.name == name) {
            let suffix = match values[index].arity {
                Arity::One => "view",
                Arity::Optional => "view_if_any",
                Arity::Variadic => "views",
            };
            let function = namer::ident(&format!("{side}_{suffix}"));
            return Some(quote!(let #ident = generated::#function(op, #index);));
        }
    }
    let slot = operator.attributes.iter().position(|attribute| attribute.name == name)?;
    let attribute = &operator.attributes[slot];
    if attribute.is_unit() {
        return Some(quote!(let #ident = op.inherent(#slot).is_some();));
    }
    let value = pool.attribute_value(attribute)?;
    let convert = value.convert;
    Some(match (attribute.presence, convert) {
        (AttributePresence::Optional | AttributePresence::DefaultOptional, None) => {
            quote!(let #ident = op.inherent(#slot);)
        }
        (AttributePresence::Optional | AttributePresence::DefaultOptional, Some(convert)) => {
            quote!(let #ident = op.inherent(#slot).map(#convert);)
        }
        (_, None) => quote!(let #ident = generated::required(op.op(), op.ir(), #slot);),
        (_, Some(convert)) => {
            quote!(let #ident = #convert(generated::required(op.op(), op.ir(), #slot));)
        }
    })
}
