//! Constraints on types, attributes, regions and successors: a `static` each, with a function for the predicate.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::Record;
use syn::Expr;

use crate::ods::emit::classes;
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::predicate;
use crate::rust::{namer, snippet};

/// What a constraint is about.
struct Subject {
    /// The struct of the runtime.
    structure: &'static str,
    /// The constant that holds of anything, and the summary it has.
    any: &'static str,
    /// What `$_self` is called.
    name: &'static str,
}

const TYPE: Subject = Subject { structure: "TypeConstraint", any: "any type", name: "ty" };
const ATTRIBUTE: Subject = Subject { structure: "AttributeConstraint", any: "any attribute", name: "attr" };
const REGION: Subject = Subject { structure: "RegionConstraint", any: "any region", name: "region" };
const SUCCESSOR: Subject =
    Subject { structure: "SuccessorConstraint", any: "any successor", name: "successor" };

/// The `&'static TypeConstraint` of a record.
pub(crate) fn type_constraint<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>) -> TokenStream {
    constraint(codegen, record, &TYPE)
}

/// The definition of one value that a record constrains.
pub(crate) fn single_value<'r>(
    codegen: &mut CodegenContext<'r>,
    name: &str,
    record: Record<'r>,
) -> TokenStream {
    match constraint_item(codegen, record, &TYPE) {
        Some(item) => quote!(ValueDef::one(#name, &#item)),
        None => quote!(ValueDef::any(#name)),
    }
}

/// The `&'static AttributeConstraint` of a record.
pub(crate) fn attribute_constraint<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>) -> TokenStream {
    constraint(codegen, record, &ATTRIBUTE)
}

/// The `&'static RegionConstraint` of a record.
pub(crate) fn region_constraint<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>) -> TokenStream {
    constraint(codegen, record, &REGION)
}

/// The `&'static SuccessorConstraint` of a record.
pub(crate) fn successor_constraint<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>) -> TokenStream {
    constraint(codegen, record, &SUCCESSOR)
}

/// The `&'static TypeConstraint` of a record, for code outside of the module.
pub(crate) fn outside_type_constraint<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
) -> TokenStream {
    outside_constraint(codegen, record, &TYPE)
}

/// The `&'static AttributeConstraint` of a record, for code outside of the module.
pub(crate) fn outside_attribute_constraint<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
) -> TokenStream {
    outside_constraint(codegen, record, &ATTRIBUTE)
}

fn outside_constraint<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    subject: &Subject,
) -> TokenStream {
    let structure = namer::ident(subject.structure);
    match constraint_item(codegen, record, subject) {
        Some(item) => {
            let item = codegen.outside(&item);
            quote!(&#item)
        }
        None => quote!(::rtblgen_runtime::#structure::ANY),
    }
}

fn constraint<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>, subject: &Subject) -> TokenStream {
    let structure = namer::ident(subject.structure);
    match constraint_item(codegen, record, subject) {
        Some(item) => quote!(&#item),
        None => quote!(#structure::ANY),
    }
}

/// The `static` of a constraint; `None` if it is the one that holds of anything. Most constraints are of many
/// operands, and reading one takes time.
fn constraint_item<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    subject: &Subject,
) -> Option<Ident> {
    let key = (record.order(), subject.structure);
    if let Some(known) = codegen.known_constraint(key) {
        return known;
    }
    let item = new_constraint_item(codegen, record, subject);
    codegen.remember_constraint(key, item.clone());
    item
}

fn new_constraint_item<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    subject: &Subject,
) -> Option<Ident> {
    let structure = namer::ident(subject.structure);
    let summary = record.str("summary").unwrap_or_default();
    let check = check(codegen, record).filter(|check| check.text != "true" || summary != subject.any)?;
    let base = if is_wrapper(record) { record.record("baseType").unwrap_or(record) } else { record };
    let kind = class_text(base, subject);
    let key = format!("{}\0{summary}\0{}\0{kind}", subject.structure, check.text);
    let name = CodegenContext::name_of(base, summary);
    Some(codegen.item(key, &namer::constant_case(&name), |codegen, ident| {
        let function = check_function(codegen, record, &name, check, subject);
        let value = match subject.structure {
            "TypeConstraint" | "AttributeConstraint" => {
                let class = class(base, subject, &function).map(|class| quote!(.of(#class)));
                quote!(#structure::new(#summary, #function) #class)
            }
            _ => quote!(#structure { summary: #summary, check: #function }),
        };
        Some(quote!(pub(super) static #ident: #structure = #value;))
    }))
}

/// Checks the leaves where they are written.
fn check<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>) -> Option<Check> {
    if let Some(text) = constant_check(record) {
        return Some(Check { text });
    }
    // `AnySuccessor` has no predicate.
    let predicate = match record.record_opt("predicate") {
        Ok(Some(predicate)) => predicate,
        Ok(None) => return Some(Check { text: "true".to_owned() }),
        Err(error) => {
            codegen.report(error);
            return None;
        }
    };
    let text = match predicate::text(predicate) {
        Ok(text) => text,
        Err(error) => {
            codegen.report(error);
            return None;
        }
    };
    check_predicate(codegen, &text).then(|| Check { text: unparenthesized(&text.text) })
}

/// Checks the leaves of a predicate where they are written, and what is put around and into them.
pub(crate) fn check_predicate<'r>(
    codegen: &mut CodegenContext<'r>,
    text: &predicate::PredicateText<'r>,
) -> bool {
    let leaves =
        text.leaves.iter().map(|leaf| snippet::check::<Expr>(*leaf, leaf.as_str().unwrap_or_default()));
    let parts = text.parts.iter().map(|part| snippet::check_part(*part));
    let mistakes: Vec<_> = leaves.chain(parts).filter_map(Result::err).collect();
    let is_good = mistakes.is_empty();
    mistakes.into_iter().for_each(|mistake| codegen.report(mistake));
    is_good
}

fn check_function<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    name: &str,
    check: Check,
    subject: &Subject,
) -> TokenStream {
    if check.text == "true" {
        return match subject.structure {
            "TypeConstraint" | "AttributeConstraint" => quote!(|_| true),
            _ => quote!(|_, _| true),
        };
    }
    let key = format!("check\0{}\0{}", subject.structure, check.text);
    let origin = codegen.origin(record.span());
    let path = codegen.item(key, name, |codegen, ident| {
        let value = record.value("predicate").ok()?;
        let replace = |name: &str| (name == "_self").then(|| subject.name.to_owned());
        let body = codegen.substituted(value, &check.text, replace)?;
        Some(check_item(subject, ident, &origin, &body))
    });
    quote!(#path)
}

/// The kind that a constraint is about.
fn class(base: Record<'_>, subject: &Subject, check: &TokenStream) -> Option<TokenStream> {
    match subject.structure {
        "TypeConstraint" => classes::type_class(base, check),
        "AttributeConstraint" => classes::attribute_class(base, check),
        _ => None,
    }
}

/// What tells apart constraints of one predicate and one summary.
fn class_text(base: Record<'_>, subject: &Subject) -> String {
    class(base, subject, &quote!(_)).map_or_else(String::new, |class| class.to_string())
}

struct Check {
    text: String,
}

/// The predicate without the parentheses around all of it: `(true)` is `true`.
fn unparenthesized(text: &str) -> String {
    match text.trim() {
        "(true)" => "true".to_owned(),
        other => other.to_owned(),
    }
}

fn is_wrapper(record: Record<'_>) -> bool {
    record.is_a("Variadic") || record.is_a("Optional")
}

fn check_item(subject: &Subject, ident: &Ident, origin: &str, body: &Expr) -> TokenStream {
    let doc = format!(" From `{origin}`.");
    match subject.structure {
        "TypeConstraint" => quote! {
            #[doc = #doc]
            fn #ident(ty: Type<'_>) -> bool { #body }
        },
        "AttributeConstraint" => quote! {
            #[doc = #doc]
            fn #ident(attr: Attribute<'_>) -> bool { #body }
        },
        "RegionConstraint" => quote! {
            #[doc = #doc]
            fn #ident(ir: &Ir<'_>, region: Region) -> bool {
                let region = region.view(ir);
                #body
            }
        },
        _ => quote! {
            #[doc = #doc]
            fn #ident(ir: &Ir<'_>, successor: Block) -> bool {
                let successor = successor.view(ir);
                #body
            }
        },
    }
}

/// The check of a constant attribute: that it is what its kind makes of the value. The value may be in C++, which the
/// predicate that the library builds of it would keep.
fn constant_check(record: Record<'_>) -> Option<String> {
    let attribute = record.is_a("ConstantAttr").then(|| record.record("attr").ok()).flatten()?;
    let call = attribute.str_opt("constBuilderCall").ok().flatten()?;
    let value = super::constant_text(attribute, record.value("value").ok()?).ok()?;
    // That of a unit attribute says whether there is one.
    let subject = if attribute.name() == "UnitAttr" { "Some($_self)" } else { "$_self" };
    Some(format!("{subject} == {}", call.replace("$0", &value).replace("$_builder", "$_self")))
}
