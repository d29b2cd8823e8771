//! Constraints on types, attributes, regions and successors: a `static` each, with a function for the predicate.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtblgen_records::Record;
use syn::Expr;

use crate::ods::code::constraints::Subject;
use crate::ods::code::{Check, Constraint};
use crate::ods::emit::classes;
use crate::ods::emit::context::CodegenContext;
use crate::rust::items::tail;
use crate::rust::namer;

/// The differences between the kinds of constraints.
struct Kind {
    subject: Subject,
    /// The struct of the runtime.
    structure: &'static str,
    /// The summary of the constraint that is always satisfied.
    any: &'static str,
}

const TYPE: Kind = Kind { subject: Subject::Type, structure: "TypeConstraint", any: "any type" };
const ATTRIBUTE: Kind =
    Kind { subject: Subject::Attribute, structure: "AttributeConstraint", any: "any attribute" };
const REGION: Kind = Kind { subject: Subject::Region, structure: "RegionConstraint", any: "any region" };
const SUCCESSOR: Kind =
    Kind { subject: Subject::Successor, structure: "SuccessorConstraint", any: "any successor" };

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

/// The function that tests the type of a value of an op, if the constraint reads the op; for code outside of the module.
pub(crate) fn outside_type_check_in_op<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
) -> Option<CheckInOp<'r>> {
    outside_check_in_op(codegen, record, &TYPE)
}

/// The function that tests an attribute of an op, if the constraint reads the op; for code outside of the module.
pub(crate) fn outside_attribute_check_in_op<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
) -> Option<CheckInOp<'r>> {
    outside_check_in_op(codegen, record, &ATTRIBUTE)
}

/// The function of a constraint that reads the op, and the description of the constraint.
pub(crate) struct CheckInOp<'r> {
    pub(crate) path: TokenStream,
    pub(crate) summary: &'r str,
}

fn outside_check_in_op<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    kind: &Kind,
) -> Option<CheckInOp<'r>> {
    let function = check_in_op(codegen, record, kind)?;
    let summary = codegen.code().constraint(record, kind.subject).summary;
    Some(CheckInOp { path: codegen.outside(&function), summary })
}

/// `.in_op(…)` after the part of an op's definition that has the constraint, if the constraint reads the op.
pub(crate) fn in_op<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    subject: Subject,
) -> Option<TokenStream> {
    let kind = match subject {
        Subject::Type => &TYPE,
        Subject::Attribute => &ATTRIBUTE,
        Subject::Region => &REGION,
        Subject::Successor => &SUCCESSOR,
    };
    let function = check_in_op(codegen, record, kind)?;
    Some(quote!(.in_op(&#function)))
}

/// The function of a constraint that reads the op.
fn check_in_op<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>, kind: &Kind) -> Option<Ident> {
    let constraint = codegen.code().constraint(record, kind.subject);
    let check = constraint.check_in_op()?;
    let key = format!("check in op\0{}\0{}", kind.structure, check.text);
    let origin = codegen.origin(constraint.span);
    Some(codegen.item(key, &constraint.name, |codegen, ident| {
        let body = codegen.inside_expr(&check.expr);
        check_in_op_item(kind.subject, ident, &origin, &body, check.reads_subject)
    }))
}

fn check_in_op_item(
    subject: Subject,
    ident: &Ident,
    origin: &str,
    body: &Expr,
    reads_subject: bool,
) -> TokenStream {
    let (doc, body) = (format!(" From `{origin}`."), tail(body));
    let name = namer::ident(subject.name());
    let parameter = if reads_subject { quote!(#name) } else { quote!(_) };
    let (ty, view) = match subject {
        Subject::Type => (quote!(Type<'c>), None),
        Subject::Attribute => (quote!(Attribute<'c>), None),
        Subject::Region => (quote!(Region), Some(quote!(let #name = #name.view(op.ir());))),
        Subject::Successor => (quote!(Block), Some(quote!(let #name = #name.view(op.ir());))),
    };
    let view = view.filter(|_| reads_subject);
    quote! {
        #[doc = #doc]
        pub(super) fn #ident<'c>(op: OpView<'_, 'c>, #parameter: #ty) -> bool {
            #view
            #body
        }
    }
}

fn outside_constraint<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>, kind: &Kind) -> TokenStream {
    let structure = namer::ident(kind.structure);
    match constraint_item(codegen, record, kind) {
        Some(item) => {
            let item = codegen.outside(&item);
            quote!(&#item)
        }
        None => quote!(::rtblgen_runtime::#structure::ANY),
    }
}

fn constraint<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>, kind: &Kind) -> TokenStream {
    let structure = namer::ident(kind.structure);
    match constraint_item(codegen, record, kind) {
        Some(item) => quote!(&#item),
        None => quote!(#structure::ANY),
    }
}

/// The `static` of a constraint; `None` if the constraint is always satisfied. Operands share constraints, so each record is
/// emitted once.
fn constraint_item<'r>(codegen: &mut CodegenContext<'r>, record: Record<'r>, kind: &Kind) -> Option<Ident> {
    let key = (record.order(), kind.structure);
    if let Some(known) = codegen.known_constraint(key) {
        return known;
    }
    let item = new_constraint_item(codegen, record, kind);
    codegen.remember_constraint(key, item.clone());
    item
}

fn new_constraint_item<'r>(
    codegen: &mut CodegenContext<'r>,
    record: Record<'r>,
    kind: &Kind,
) -> Option<Ident> {
    let structure = namer::ident(kind.structure);
    let constraint = codegen.code().constraint(record, kind.subject);
    let (summary, name) = (constraint.summary, &constraint.name);
    if constraint.check.is_none() && summary == kind.any {
        return None;
    }
    let text = constraint.check.as_ref().map_or("true", |check| &check.text);
    let key = format!("{}\0{summary}\0{text}\0{:?}", kind.structure, constraint.class);
    Some(codegen.item(key, &namer::constant_case(name), |codegen, ident| {
        let function = check_function(codegen, &constraint, kind);
        let value = match kind.subject {
            Subject::Type | Subject::Attribute => {
                let class = constraint.class.and_then(|class| classes::class(class, &function));
                let class = class.map(|class| quote!(.of(#class)));
                quote!(#structure::new(#summary, #function) #class)
            }
            Subject::Region | Subject::Successor => {
                quote!(#structure { summary: #summary, check: #function })
            }
        };
        quote!(pub(super) static #ident: #structure = #value;)
    }))
}

fn check_function(codegen: &mut CodegenContext<'_>, constraint: &Constraint<'_>, kind: &Kind) -> TokenStream {
    // A constraint that reads the op is tested with the op.
    let Some(Check { text, expr, .. }) = constraint.check_alone() else {
        return match kind.subject {
            Subject::Type | Subject::Attribute => quote!(&|_| true),
            Subject::Region | Subject::Successor => quote!(&|_, _| true),
        };
    };
    let key = format!("check\0{}\0{text}", kind.structure);
    let origin = codegen.origin(constraint.span);
    let path = codegen.item(key, &constraint.name, |codegen, ident| {
        let body = codegen.inside_expr(expr);
        check_item(kind.subject, ident, &origin, &body)
    });
    quote!(&#path)
}

fn check_item(subject: Subject, ident: &Ident, origin: &str, body: &Expr) -> TokenStream {
    let (doc, body) = (format!(" From `{origin}`."), tail(body));
    match subject {
        Subject::Type => quote! {
            #[doc = #doc]
            fn #ident(ty: Type<'_>) -> bool { #body }
        },
        Subject::Attribute => quote! {
            #[doc = #doc]
            fn #ident(attr: Attribute<'_>) -> bool { #body }
        },
        Subject::Region => quote! {
            #[doc = #doc]
            fn #ident(ir: &Ir<'_>, region: Region) -> bool {
                let region = region.view(ir);
                #body
            }
        },
        Subject::Successor => quote! {
            #[doc = #doc]
            fn #ident(ir: &Ir<'_>, successor: Block) -> bool {
                let successor = successor.view(ir);
                #body
            }
        },
    }
}
