//! The functions that snippets become: predicates on entities, native calls, constants. They go into the file's
//! private module, each once, with the place of its text in the `.td` as its documentation. A function takes the variables
//! that replace the placeholders of its snippet.

mod constants;
mod native;
mod nested_body;

use std::cell::RefCell;
use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use rtblgen_records::Record;
use syn::Expr;

use crate::ods::code::item_names::item_name;
use crate::ods::emit::constraints::{
    CheckInOp, outside_attribute_check_in_op, outside_attribute_constraint, outside_type_check_in_op,
    outside_type_constraint,
};
use crate::ods::emit::context::CodegenContext;
use crate::patterns::emit::access::mnemonic;
use crate::patterns::emit::rust::{mentions, with_declarative};
use crate::patterns::emit::shared::SharedParts;
use crate::patterns::model::SourceOp;
use crate::patterns::model::hooks::{HookCalls, HookFunctions};
use crate::patterns::model::kind::Kind;
use crate::patterns::model::kind::{constrained_property_type, value_type};
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;
use crate::rust::types::{RustType, context_generics};

/// An expression with its kind.
pub(super) type Expression = (Kind, TokenStream);

/// The functions of a file.
pub(super) struct Functions<'p, 'r> {
    pub(super) codegen: &'p mut CodegenContext<'r>,
    /// The Rust paths of the ops of other dialects.
    pub(super) extern_paths: &'p ExternPaths,
    /// The sub-DAGs that patterns share.
    pub(super) shared: SharedParts,
    /// The functions in module `hooks` that snippets call.
    pub(super) hooks: &'p HookFunctions,
}

/// A function to be called.
pub(super) struct Callee {
    /// Its path.
    pub(super) path: TokenStream,
    /// Whether it takes the rewriter.
    pub(super) takes_rewriter: bool,
    /// Whether it takes the location of new ops.
    pub(super) takes_location: bool,
    /// For each argument, whether the function takes it.
    pub(super) takes: Vec<bool>,
}

impl Callee {
    /// The call, given all arguments that the function could take.
    pub(super) fn call(&self, arguments: &[Expression], location: Option<TokenStream>) -> TokenStream {
        let rewriter = self.takes_rewriter.then(|| quote! { rewriter });
        let taken = arguments.iter().zip(&self.takes).filter(|(_, taken)| **taken);
        let taken = taken.map(|((kind, value), _)| kind.handle(value.clone()));
        let arguments = rewriter.into_iter().chain(location).chain(taken);
        let path = &self.path;
        quote! { #path(#(#arguments),*) }
    }
}

impl<'r> Functions<'_, 'r> {
    /// Adds a function: `emit` makes it from its name and its documentation.
    pub(super) fn function(
        &mut self,
        name: &str,
        doc: String,
        signature: &TokenStream,
        body: &TokenStream,
    ) -> TokenStream {
        let key = format!("function\0{signature}\0{body}");
        let function = self.codegen.item(key, name, |_, ident| {
            quote! { #[doc = #doc] pub(super) fn #ident #signature { #body } }
        });
        self.codegen.outside(&function)
    }

    /// Emits a function that matches a sub-DAG of several patterns.
    pub(super) fn matcher(
        &mut self,
        op: &SourceOp<'r>,
        returns: Vec<RustType>,
        body: &TokenStream,
    ) -> TokenStream {
        let origin = self.codegen.origin(op.span);
        let doc = format!(
            " Matches `{}` where several patterns ask the same of it; first at `{origin}`.",
            op.operator.qualified_name
        );
        let returns = RustType::tuple(returns);
        let signature = quote! {
            <'c>(ir: &::rtblgen_runtime::Ir<'c>, value: ::rtblgen_runtime::Value) -> Option<#returns>
        };
        let name = format!("match_{}", namer::snake_case(mnemonic(&op.operator)));
        self.function(&name, doc, &signature, &with_declarative(body))
    }

    /// The `&'static TypeConstraint` of a record.
    pub(super) fn type_constraint(&mut self, constraint: Record<'r>) -> TokenStream {
        outside_type_constraint(self.codegen, constraint)
    }

    /// The `&'static AttributeConstraint` of a record.
    pub(super) fn attribute_constraint(&mut self, constraint: Record<'r>) -> TokenStream {
        outside_attribute_constraint(self.codegen, constraint)
    }

    /// The function that tests the type of a value of an op, if the constraint reads the op.
    pub(super) fn type_check_in_op(&mut self, constraint: Record<'r>) -> Option<CheckInOp<'r>> {
        outside_type_check_in_op(self.codegen, constraint)
    }

    /// The function that tests an attribute of an op, if the constraint reads the op.
    pub(super) fn attribute_check_in_op(&mut self, constraint: Record<'r>) -> Option<CheckInOp<'r>> {
        outside_attribute_check_in_op(self.codegen, constraint)
    }

    /// `fn is_x(property: T) -> bool`. `own` is the property of the op, if it is one of an op. `None` if every value satisfies
    /// the constraint.
    pub(super) fn property_constraint(
        &mut self,
        constraint: Record<'r>,
        own: Option<Record<'r>>,
    ) -> Option<TokenStream> {
        let ty = match own {
            Some(own) => value_type(own),
            None => constrained_property_type(constraint),
        };
        let (subject, expression) = match own.filter(|_| constraint.is_a("ConstantProp")) {
            Some(own) => ("property", self.equal_to_constant(constraint, own)),
            None => {
                let replace = |name: &str| (name == "_self").then(|| "property".to_owned());
                let predicate = self.predicate(constraint, HookCalls::default(), replace)?;
                if is_true(&predicate.expression) {
                    return None;
                }
                let subject = if predicate.uses("property") { "property" } else { "_property" };
                (subject, predicate.expression.into_token_stream())
            }
        };
        let subject = format_ident!("{subject}");
        let generics = context_generics([&ty]);
        let signature = quote! { #generics(#subject: #ty) -> bool };
        let name = format!("is_{}", item_name(constraint, summary(constraint)));
        Some(self.function(&name, self.documentation(constraint), &signature, &expression))
    }

    /// A predicate with its placeholders replaced; `None` if the constraint has none.
    fn predicate(
        &mut self,
        constraint: Record<'r>,
        hooks: HookCalls,
        replace: impl Fn(&str) -> Option<String>,
    ) -> Option<Filled> {
        let text = self.codegen.code().predicate(constraint.record("predicate").ok()?);
        let text = self.hooks.named(&text.text, hooks);
        Some(self.filled(&text, replace))
    }

    /// `fn satisfies_x(this: ValueView<'_, 'c>, entity_0: ...) -> bool`, called with the entities that it
    /// mentions.
    pub(super) fn entity_constraint(
        &mut self,
        constraint: Record<'r>,
        hooks: HookCalls,
        subject: Option<Expression>,
        entities: Vec<Expression>,
    ) -> TokenStream {
        let predicate = self.predicate(constraint, hooks, |name| match name.parse::<usize>() {
            Ok(number) => Some(format!("entity_{number}")),
            Err(_) => (name == "_self").then(|| "this".to_owned()),
        });
        let numbered = entities.into_iter().enumerate();
        let named = numbered.map(|(number, entity)| (format_ident!("entity_{number}"), entity));
        let all = subject.map(|subject| (format_ident!("this"), subject)).into_iter().chain(named);
        let is_used =
            |name: &Ident| predicate.as_ref().is_some_and(|predicate| predicate.uses(&name.to_string()));
        let used: Vec<_> = all.filter(|(name, _)| is_used(name)).collect();
        let parameters = used.iter().map(|(name, (kind, _))| (name.clone(), kind.view_type()));
        let parameters: Vec<_> = parameters.collect();
        let signature = signature(&parameters, Some(&RustType::plain(quote! { bool })));
        let name = format!("satisfies_{}", item_name(constraint, summary(constraint)));
        let expression = predicate.map(|predicate| predicate.expression);
        let path = self.function(&name, self.documentation(constraint), &signature, &quote! { #expression });
        let arguments = used.iter().map(|(_, (_, value))| value);
        quote! { #path(#(#arguments),*) }
    }

    fn documentation(&self, record: Record<'r>) -> String {
        let origin = self.codegen.origin(record.span());
        match record.is_anonymous() {
            true => format!(" From `{origin}`."),
            false => format!(" `{}`, from `{origin}`.", record.name()),
        }
    }

    /// The expression of a native call with its placeholders replaced.
    fn filled(&self, text: &str, replace: impl Fn(&str) -> Option<String>) -> Filled {
        let variables = RefCell::new(BTreeSet::new());
        let expression = self.codegen.renamed(text, |placeholder| {
            let variable = replace(placeholder)?;
            variables.borrow_mut().insert(variable.clone());
            Some(variable)
        });
        Filled { expression, variables: variables.into_inner() }
    }
}

/// An expression with its placeholders replaced.
struct Filled {
    expression: Expr,
    /// The variables that replaced the placeholders.
    variables: BTreeSet<String>,
}

impl Filled {
    fn uses(&self, variable: &str) -> bool {
        self.variables.contains(variable)
    }
}

fn summary(record: Record<'_>) -> &str {
    record.str_opt("summary").ok().flatten().unwrap_or_default()
}

/// The name, with an underscore if the code does not mention it.
pub(super) fn used_or_not(ident: Ident, expression: &TokenStream) -> Ident {
    if mentions(expression, &ident) { ident } else { format_ident!("_{ident}") }
}

/// The generics, the parameters and the result of a function.
fn signature(parameters: &[(Ident, RustType)], returns: Option<&RustType>) -> TokenStream {
    let generics = context_generics(parameters.iter().map(|(_, ty)| ty).chain(returns));
    let parameters = parameters.iter().map(|(name, ty)| quote! { #name: #ty });
    let returns = returns.map(|ty| quote! { -> #ty });
    quote! { #generics(#(#parameters),*) #returns }
}

/// Whether an expression is the literal `true`.
fn is_true(expr: &Expr) -> bool {
    matches!(expr, Expr::Lit(syn::ExprLit { lit: syn::Lit::Bool(value), .. }) if value.value)
}
