//! The inference of result types.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};
use rtblgen_records::Value;

use crate::ods::code::inference::subject_text;
use crate::ods::code::{TypeFunction, TypeSnippet};
use crate::ods::emit::context::CodegenContext;
use crate::ods::model::format::Subject;
use crate::ods::model::{Operator, TypeOrigin};
use crate::rust::namer;

/// The field `infer_result_types`, if the types of the results follow from the rest.
pub(crate) fn field<'r>(operator: &Operator<'r>, codegen: &mut CodegenContext<'r>) -> Option<TokenStream> {
    if let Some(types) = &operator.result_types {
        if let Some(operands) = types.0.iter().map(of_operand).collect::<Option<Vec<_>>>() {
            let operands = operands.into_iter().map(Literal::usize_unsuffixed);
            return Some(quote!(infer_result_types: Some(TypeInference::OfOperands(&[#(#operands),*]))));
        }
        let types: Vec<_> =
            types.0.iter().map(|(origin, transforms)| result_type(origin, transforms, codegen)).collect();
        let (ir, state) = (uses(&types, "ir"), uses(&types, "state"));
        return Some(
            quote!(infer_result_types: Some(TypeInference::Code(|#ir, #state| Ok(vec![#(#types),*])))),
        );
    }
    if operator.has_trait("InferTypeOpInterface") {
        let class = codegen.class(&operator.class_name);
        return Some(quote! {
            infer_result_types: Some(TypeInference::Code(|ir, state| {
                support::check_attributes(state)?;
                <#class as ::rtblgen_runtime::interfaces::InferTypeOpInterface>::infer_return_types(ir, state)
            }))
        });
    }
    None
}

/// The number of the operand whose type a result has, if it is the type itself.
fn of_operand<'r>((origin, transforms): &(TypeOrigin<'r>, Vec<Value<'r>>)) -> Option<usize> {
    match origin {
        TypeOrigin::Operand(index) if transforms.is_empty() => Some(*index),
        _ => None,
    }
}

/// A closure's parameter, `_` if it is not used.
fn uses(types: &[TokenStream], name: &str) -> TokenStream {
    let is_used = types.iter().any(|tokens| {
        tokens.to_string().split(|c: char| c != '_' && !c.is_alphanumeric()).any(|word| word == name)
    });
    match is_used {
        true => namer::ident(name).into_token_stream(),
        false => quote!(_),
    }
}

fn result_type<'r>(
    origin: &TypeOrigin<'r>,
    transforms: &[Value<'r>],
    codegen: &mut CodegenContext<'r>,
) -> TokenStream {
    let mut ty = match origin {
        TypeOrigin::Operand(index) => quote!(support::operand_type(ir, state, #index)?),
        TypeOrigin::Attribute(slot) => quote!(support::attribute_type(state, #slot)?),
        TypeOrigin::Buildable(call) => {
            let function = buildable_type(codegen, *call);
            quote!(#function(ir.context()))
        }
        TypeOrigin::Result(_) => unreachable!("a result is never where a type comes from"),
    };
    for transform in transforms.iter().rev() {
        let function = type_transform(codegen, *transform);
        ty = quote!(#function(#ty).ok_or("the type cannot be transformed")?);
    }
    ty
}

/// The function from a context to the only type that a constraint admits.
pub(crate) fn buildable_type<'r>(codegen: &mut CodegenContext<'r>, call: Value<'r>) -> Ident {
    let snippet = codegen.code().type_function(call, TypeFunction::Buildable);
    type_item(
        codegen,
        "buildable",
        &snippet,
        |ident, body| quote!(fn #ident(context: &Context) -> Type<'_> { #body }),
    )
}

/// The function of a `TypesMatchWith`, from type to type.
pub(crate) fn type_transform<'r>(codegen: &mut CodegenContext<'r>, transform: Value<'r>) -> Ident {
    let snippet = codegen.code().type_function(transform, TypeFunction::Transform);
    type_item(codegen, "transform", &snippet, |ident, body| {
        let result = match body {
            syn::Expr::Path(_) => quote!(Some(#body)),
            _ => quote!(Option::from(#body)),
        };
        quote!(fn #ident<'c>(ty: Type<'c>) -> Option<Type<'c>> { #result })
    })
}

/// The function of a `RangedTypesMatchWith`, or of a `TypesMatchWith` about lists, from types to types.
pub(crate) fn range_transform<'r>(
    codegen: &mut CodegenContext<'r>,
    transform: Value<'r>,
    subject: Subject,
) -> Ident {
    let snippet = codegen.code().type_function(transform, TypeFunction::TransformRange(subject));
    type_item(codegen, &format!("transform {}", subject_text(subject)), &snippet, |ident, body| {
        quote! {
            fn #ident<'c>(
                types: &[Type<'c>],
            ) -> Option<Vec<Type<'c>>> {
                Some((#body).into_iter().collect())
            }
        }
    })
}

/// The function of a snippet. Functions of one kind and one text are one function.
fn type_item(
    codegen: &mut CodegenContext<'_>,
    kind: &str,
    snippet: &TypeSnippet,
    function: impl FnOnce(&Ident, &syn::Expr) -> TokenStream,
) -> Ident {
    let doc = format!(" From `{}`.", codegen.origin(snippet.span));
    codegen.item(format!("{kind}\0{}", snippet.text), &snippet.name, |codegen, ident| {
        let function = function(ident, &codegen.inside_expr(&snippet.expr));
        quote!(#[doc = #doc] #function)
    })
}
