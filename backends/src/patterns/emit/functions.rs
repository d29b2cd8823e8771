//! The functions that snippets become: predicates on entities, native calls, constants. They go into the file's
//! private module, each once, with the place of its text in the `.td` as its documentation.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use rtblgen_records::Record;
use syn::Expr;

use crate::ods::code::properties;
use crate::ods::emit::constraints::{outside_attribute_constraint, outside_type_constraint};
use crate::ods::emit::context::CodegenContext;
use crate::ods::emit::properties::property_type;
use crate::ods::model::{Operator, property};
use crate::patterns::emit::access::mnemonic;
use crate::patterns::emit::hooks::{Hooks, signature};
use crate::patterns::emit::kind::Kind;
use crate::patterns::emit::native::returned;
use crate::patterns::emit::rust::{common_placeholder, constrained_property_type, mentions, rust_type};
use crate::patterns::emit::shared::SharedParts;
use crate::patterns::model::code::{builder, constant_text, enum_case};
use crate::patterns::model::native::{NativeCall, spread};
use crate::patterns::model::{
    Makes, NativeArgument, NativeLeaf, NativeOutput, ResultNative, ResultNode, SourceNative, SourceOp,
    asks_for_absence,
};
use crate::rust::extern_paths::ExternPaths;
use crate::rust::namer;
use crate::stock::{Hook, HookKind};

/// An expression with its kind.
pub(super) type Expression = (Kind, TokenStream);

/// The functions of a file.
pub(super) struct Functions<'p, 'r> {
    pub(super) codegen: &'p mut CodegenContext<'r>,
    /// Where the ops of other dialects are.
    pub(super) extern_paths: &'p ExternPaths,
    /// What patterns have in common.
    pub(super) shared: SharedParts,
    /// The hooks that snippets call.
    pub(super) hooks: Hooks<'p>,
}

/// A function to be called.
pub(super) struct Callee {
    /// Its path.
    pub(super) path: TokenStream,
    /// Whether it takes the rewriter.
    pub(super) takes_rewriter: bool,
    /// Whether it takes the location of new ops.
    pub(super) takes_location: bool,
    /// Which of the arguments it takes.
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

    /// A function that matches what several patterns have in common.
    pub(super) fn matcher(
        &mut self,
        op: &SourceOp<'r>,
        returns: &[TokenStream],
        body: &TokenStream,
    ) -> TokenStream {
        let origin = self.codegen.origin(op.span);
        let doc = format!(
            " Matches `{}` where several patterns ask the same of it; first at `{origin}`.",
            op.operator.qualified_name
        );
        let returns = match returns {
            [one] => quote! { #one },
            several => quote! { (#(#several),*) },
        };
        let signature = quote! {
            <'c>(ir: &::rtblgen_runtime::Ir<'c>, value: ::rtblgen_runtime::Value) -> Option<#returns>
        };
        let name = format!("match_{}", namer::snake_case(mnemonic(&op.operator)));
        self.function(&name, doc, &signature, body)
    }

    /// The `&'static TypeConstraint` of a record.
    pub(super) fn type_constraint(&mut self, constraint: Record<'r>) -> TokenStream {
        outside_type_constraint(self.codegen, constraint)
    }

    /// The `&'static AttributeConstraint` of a record.
    pub(super) fn attribute_constraint(&mut self, constraint: Record<'r>) -> TokenStream {
        outside_attribute_constraint(self.codegen, constraint)
    }

    /// `fn is_x(property: T) -> bool`; `own` is the property that is asked about, if it is an op's. `None` if anything
    /// will do.
    pub(super) fn property_constraint(
        &mut self,
        constraint: Record<'r>,
        own: Option<Record<'r>>,
    ) -> Option<TokenStream> {
        let ty = match own {
            Some(own) => rust_type(&property::value_type(own).unwrap_or_default()),
            None => constrained_property_type(constraint),
        };
        let expression = match own.filter(|_| constraint.is_a("ConstantProp")) {
            Some(own) => self.equal_to_constant(constraint, own),
            None => {
                let replace = |name: &str| (name == "_self").then(|| "property".to_owned());
                self.predicate(constraint, &|_| None, replace)
            }
        };
        if ["true", ""].contains(&expression.to_string().as_str()) {
            return None;
        }
        let subject = used_or_not(format_ident!("property"), &expression);
        let generics = context_lifetime([&ty]);
        let signature = quote! { #generics(#subject: #ty) -> bool };
        let name = format!("is_{}", CodegenContext::name_of(constraint, summary(constraint)));
        Some(self.function(&name, self.documentation(constraint), &signature, &expression))
    }

    /// `property == 5`, with the constant as the property's type has it.
    fn equal_to_constant(&mut self, constraint: Record<'r>, own: Record<'r>) -> TokenStream {
        let constant = self.constant_of_property(constraint, own);
        quote! { property == #constant }
    }

    /// Emits the constant of a property.
    fn constant_of_property(&mut self, constant: Record<'r>, own: Record<'r>) -> Expr {
        let text = self.codegen.code().constant(own, constant.str("value").unwrap_or_default());
        self.codegen.expression(text, properties::nothing)
    }

    /// A predicate with its placeholders replaced.
    fn predicate(
        &mut self,
        constraint: Record<'r>,
        parameter: &dyn Fn(&str) -> Option<(String, TokenStream)>,
        replace: impl Fn(&str) -> Option<String>,
    ) -> TokenStream {
        let Ok(predicate) = constraint.record("predicate") else { return TokenStream::new() };
        let text = self.codegen.code().predicate(predicate);
        let text = self.hooks.resolve(&text.text, parameter, &quote! { -> bool });
        self.codegen.renamed(&text, replace).into_token_stream()
    }

    /// `fn satisfies_x(this: ValueView<'_, 'c>, entity_0: ...) -> bool`, called with what it mentions.
    pub(super) fn entity_constraint(
        &mut self,
        constraint: Record<'r>,
        subject: Option<Expression>,
        entities: Vec<Expression>,
    ) -> TokenStream {
        let parameter = |placeholder: &str| {
            let number = placeholder.trim_start_matches('$').parse::<usize>();
            let (name, kind) = match number {
                Ok(number) => (format!("entity_{number}"), &entities.get(number)?.0),
                Err(_) => ("this".to_owned(), &subject.as_ref()?.0),
            };
            Some((name, kind.view_type()))
        };
        let expression = self.predicate(constraint, &parameter, |name| match name.parse::<usize>() {
            Ok(number) => Some(format!("entity_{number}")),
            Err(_) => (name == "_self").then(|| "this".to_owned()),
        });
        let numbered = entities.into_iter().enumerate();
        let named = numbered.map(|(number, entity)| (format_ident!("entity_{number}"), entity));
        let all = subject.map(|subject| (format_ident!("this"), subject)).into_iter().chain(named);
        let mentioned: Vec<_> = all.filter(|(name, _)| mentions(&expression, name)).collect();
        let parameters = mentioned.iter().map(|(name, (kind, _))| {
            let ty = kind.view_type();
            quote! { #name: #ty }
        });
        let parameters: Vec<_> = parameters.collect();
        let generics = context_lifetime(&parameters);
        let signature = quote! { #generics(#(#parameters),*) -> bool };
        let name = format!("satisfies_{}", CodegenContext::name_of(constraint, summary(constraint)));
        let path = self.function(&name, self.documentation(constraint), &signature, &expression);
        let arguments = mentioned.iter().map(|(_, (_, value))| value);
        quote! { #path(#(#arguments),*) }
    }

    fn documentation(&self, record: Record<'r>) -> String {
        let origin = self.codegen.origin(record.span());
        match record.is_anonymous() {
            true => format!(" From `{origin}`."),
            false => format!(" `{}`, from `{origin}`.", record.name()),
        }
    }

    /// A function from the defining op to `Option` of the values that the call's arguments bind.
    pub(super) fn source_native(&mut self, native: &SourceNative<'r>) -> TokenStream {
        let call = &native.call;
        let outputs: Vec<_> = native.outputs.iter().map(output_type).collect();
        let returns = match outputs.as_slice() {
            [one] => quote! { #one },
            several => quote! { (#(#several),*) },
        };
        let parameter = |name: &str| {
            (name == "$_self").then(|| ("op".to_owned(), quote! { ::rtblgen_runtime::OpView<'_, 'c> }))
        };
        let text = self.hooks.resolve(call.expression, &parameter, &quote! { -> Option<#returns> });
        let body = self.expression(&text, |name| (name == "_self").then(|| "op".to_owned()));
        let signature = quote! { <'c>(op: ::rtblgen_runtime::OpView<'_, 'c>) -> Option<#returns> };
        self.function(&native_name(call), self.native_documentation(call), &signature, &body)
    }

    fn native_documentation(&self, call: &NativeCall<'r>) -> String {
        match call.record.filter(|record| !record.is_anonymous()) {
            Some(record) => self.documentation(record),
            None => {
                format!(" From `{}`.", self.codegen.origin(call.text.string_span(0..call.expression.len())))
            }
        }
    }

    /// The expression of a native call with its placeholders replaced.
    fn expression(&self, text: &str, replace: impl Fn(&str) -> Option<String>) -> TokenStream {
        self.codegen.renamed(text, replace).into_token_stream()
    }

    /// A native call in a result, with the unnamed calls nested in it.
    pub(super) fn result_native(&mut self, native: &ResultNative<'r>, arguments: &[Expression]) -> Callee {
        let kinds: Vec<_> = arguments.iter().map(|(kind, _)| kind.clone()).collect();
        let body = NestedBody { functions: self, kinds: &kinds, next: 0 }.native(native, native.makes);
        self.callee(&native.call, native.makes, arguments, body)
    }

    /// A native call that is applied to one name.
    pub(super) fn native_leaf(&mut self, leaf: &NativeLeaf<'r>, subject: &Expression) -> Callee {
        let kinds = [subject.0.clone()];
        let body = NestedBody { functions: self, kinds: &kinds, next: 0 }.leaf(leaf, leaf.makes);
        self.callee(&leaf.call, leaf.makes, std::slice::from_ref(subject), body)
    }

    /// The call of the hook for the result types that a builder makes of the operands and attributes of an op.
    pub(super) fn types_of_builder(
        &mut self,
        operator: &Operator<'r>,
        builder: Record<'r>,
        given: &[Expression],
    ) -> TokenStream {
        let hook = Hook {
            kind: HookKind::ResultTypes,
            name: format!("{}_types", namer::snake_case(&operator.class_name)),
            of: operator.qualified_name.clone(),
            cpp: builder
                .value("dagParams")
                .map_or_else(|_| String::new(), |parameters| parameters.to_string()),
            span: builder.span(),
            ty: None,
        };
        let parameter =
            |(number, (kind, _)): (usize, &Expression)| (format!("argument_{number}"), kind.handle_type());
        let context = ("context".to_owned(), quote! { &'c ::rtblgen_runtime::Context });
        let parameters: Vec<_> =
            std::iter::once(context).chain(given.iter().enumerate().map(parameter)).collect();
        let name =
            self.hooks.call(&hook, &signature(&parameters, &quote! { -> Vec<::rtblgen_runtime::Type<'c>> }));
        let name = namer::ident(&name);
        let arguments = given.iter().map(|(kind, value)| kind.handle(value.clone()));
        quote! { hooks::#name(rewriter.context(), #(#arguments),*) }
    }

    /// A type written as a Rust expression.
    pub(super) fn type_code(&mut self, call: &NativeCall<'r>) -> Callee {
        let returns = returned(Makes::Type, 1, TokenStream::new()).0;
        let text = self.hooks.resolve(call.expression, &common_parameter, &returns);
        let body = self.expression(&text, common_placeholder);
        self.callee(call, Makes::Type, &[], body)
    }

    fn callee(
        &mut self,
        call: &NativeCall<'r>,
        makes: Makes<'r>,
        arguments: &[Expression],
        body: TokenStream,
    ) -> Callee {
        let takes_rewriter = mentions(&body, &format_ident!("rewriter"));
        let takes_location = mentions(&body, &format_ident!("location"));
        let argument = |number: usize| format_ident!("argument_{number}");
        let takes: Vec<_> = (0..arguments.len()).map(|number| mentions(&body, &argument(number))).collect();
        let rewriter = takes_rewriter
            .then(|| quote! { rewriter: &mut ::rtblgen_runtime::rewrite::PatternRewriter<'_, 'c> });
        let location = takes_location.then(|| quote! { location: ::rtblgen_runtime::Location<'c> });
        let taken =
            arguments.iter().enumerate().filter(|(number, _)| takes[*number]).map(|(number, (kind, _))| {
                let (argument, ty) = (argument(number), kind.handle_type());
                quote! { #argument: #ty }
            });
        let parameters: Vec<_> = rewriter.into_iter().chain(location).chain(taken).collect();
        let (returns, body) = match makes {
            Makes::Attribute if call.may_be_absent() => {
                (quote! { -> Option<::rtblgen_runtime::Attribute<'c>> }, body)
            }
            _ => returned(makes, call.returns, body),
        };
        let generics = context_lifetime(parameters.iter().chain([&returns]));
        let signature = quote! { #generics(#(#parameters),*) #returns };
        let path = self.function(&native_name(call), self.native_documentation(call), &signature, &body);
        Callee { path, takes_rewriter, takes_location, takes }
    }

    /// A function that makes a constant attribute.
    pub(super) fn constant(&mut self, record: Record<'r>) -> TokenStream {
        let expression = self.codegen.expression(&self.constant_text(record), builder);
        let returns = Self::constant_kind(record).handle_type();
        let signature = quote! { <'c>(builder: &impl ::rtblgen_runtime::Builder<'c>) -> #returns };
        let words = CodegenContext::name_of(record, summary(record));
        let name = format!("constant_{}", words.trim_start_matches("constant_").trim_start_matches("const_"));
        self.function(&name, self.documentation(record), &signature, &quote! { #expression })
    }

    /// What such a function returns: that of a unit attribute says by itself whether there is one.
    pub(super) fn constant_kind(record: Record<'r>) -> Kind {
        match record.record("attr").is_ok_and(|attribute| attribute.name() == "UnitAttr") {
            true => Kind::OptionalAttribute,
            false => Kind::Attribute,
        }
    }

    /// The expression of a constant attribute: that of its kind, with the value in place of `$0`.
    fn constant_text(&self, record: Record<'r>) -> String {
        match record.record("attr") {
            Ok(attribute) => {
                let value = record.str("value").unwrap_or_default();
                constant_text(attribute, self.codegen.code().constant(attribute, value))
            }
            Err(_) => constant_text(record, &enum_case(record)),
        }
    }

    /// A function that makes the attribute form of a constant of a property.
    pub(super) fn constant_property(&mut self, record: Record<'r>, own: Record<'r>) -> TokenStream {
        let value = self.constant_of_property(record, own);
        let kind = property_type(self.codegen, own).kind;
        let body = quote! { <#kind as property::Property>::attribute(builder.context(), #value) };
        let words = CodegenContext::name_of(record, summary(record));
        let name = format!("constant_{}", words.trim_start_matches("constant_"));
        self.function(&name, self.documentation(record), &form_signature(&quote! {}), &body)
    }

    /// A function that makes the attribute form of a property's value.
    pub(super) fn property_form(&mut self, own: Record<'r>) -> TokenStream {
        let ty = property_type(self.codegen, own);
        let (kind, value) = (&ty.kind, &ty.value);
        let body = quote! { <#kind as property::Property>::attribute_of(builder.context(), &value) };
        let name = format!("form_of_{}", CodegenContext::name_of(own, summary(own)));
        let doc = format!(" The attribute form of a property, {}.", summary(own));
        self.function(&name, doc, &form_signature(&quote! { , value: #value }), &body)
    }
}

fn form_signature(value: &TokenStream) -> TokenStream {
    quote! {
        <'c>(builder: &impl ::rtblgen_runtime::Builder<'c> #value) -> ::rtblgen_runtime::Attribute<'c>
    }
}

fn summary(record: Record<'_>) -> &str {
    record.str_opt("summary").ok().flatten().unwrap_or_default()
}

/// What one argument of a source-side native call binds.
fn output_type(output: &NativeOutput<'_>) -> TokenStream {
    match output {
        NativeOutput::Value(_) => quote! { ::rtblgen_runtime::Value },
        NativeOutput::Attribute(test) if test.constraint.is_some_and(asks_for_absence) => {
            quote! { Option<::rtblgen_runtime::Attribute<'c>> }
        }
        NativeOutput::Attribute(_) => quote! { ::rtblgen_runtime::Attribute<'c> },
        NativeOutput::Property { constraint, .. } => constrained_property_type(*constraint),
    }
}

fn native_name(call: &NativeCall<'_>) -> String {
    format!("native_{}", namer::snake_case(call.name().trim_start_matches("native_")))
}

/// `<'c>`, if something mentions it.
fn context_lifetime<'a>(parts: impl IntoIterator<Item = &'a TokenStream>) -> TokenStream {
    let mentioned = parts.into_iter().any(|part| part.to_string().contains("'c"));
    if mentioned {
        quote! { <'c> }
    } else {
        quote! {}
    }
}

/// The name, with an underscore if the code does not mention it.
pub(super) fn used_or_not(ident: Ident, expression: &TokenStream) -> Ident {
    if mentions(expression, &ident) { ident } else { format_ident!("_{ident}") }
}

/// The parameter of a hook for `$_builder` and `$_loc`.
fn common_parameter(placeholder: &str) -> Option<(String, TokenStream)> {
    match placeholder {
        "$_builder" => {
            let ty = quote! { &mut ::rtblgen_runtime::rewrite::PatternRewriter<'_, 'c> };
            Some(("rewriter".to_owned(), ty))
        }
        "$_loc" => Some(("location".to_owned(), quote! { ::rtblgen_runtime::Location<'c> })),
        _ => None,
    }
}

/// The expression of a native call; the unnamed calls among its arguments come before it, in variables.
pub(super) struct NestedBody<'f, 'p, 'r> {
    functions: &'f mut Functions<'p, 'r>,
    /// The kinds of the function's arguments.
    kinds: &'f [Kind],
    /// The number of the next argument of the function.
    next: usize,
}

impl<'r> NestedBody<'_, '_, 'r> {
    fn native(&mut self, native: &ResultNative<'r>, makes: Makes<'r>) -> TokenStream {
        let mut statements = TokenStream::new();
        let mut variables = Vec::new();
        // A call that returns what it is given makes what is asked of it; any other takes an attribute.
        let is_plain = native.call.expression.trim() == "$0";
        let inner = if is_plain { makes } else { Makes::Attribute };
        for argument in &native.arguments {
            let body = match argument {
                NativeArgument::Node(node) => match &**node {
                    ResultNode::Native(nested) if nested.makes == Makes::Anything => {
                        Some(self.native(nested, inner))
                    }
                    _ => None,
                },
                NativeArgument::NativeLeaf(leaf) => Some(self.leaf(leaf, inner)),
                NativeArgument::Symbol(_) | NativeArgument::Constant(_) => None,
            };
            let ty = match body {
                Some(_) => returned(inner, 1, TokenStream::new()).0,
                None => self.kinds.get(self.next).map_or_else(TokenStream::new, Kind::handle_type),
            };
            let variable = match body {
                None => self.parameter(),
                Some(body) => {
                    let variable = format!("nested_{}_{}", self.next, variables.len());
                    let name = format_ident!("{variable}");
                    statements.extend(quote! { let #name = { #body }; });
                    variable
                }
            };
            variables.push((variable, ty));
        }
        let parameter = |text: &str| {
            let number = text.trim_start_matches('$').parse::<usize>();
            let found = number.ok().and_then(|number| variables.get(number));
            let found = found.or_else(|| variables.iter().find(|(name, _)| name == text));
            let argument = found.map(|(name, ty)| (name.clone(), without_arrow(ty)));
            argument.or_else(|| common_parameter(text))
        };
        let names: Vec<_> = variables.iter().map(|(name, _)| name.clone()).collect();
        let text = spread(native.call.expression, &names);
        let returns = returned(makes, native.call.returns, TokenStream::new()).0;
        let text = self.functions.hooks.resolve(&text, &parameter, &returns);
        let expression = self.functions.expression(&text, |name| match name.parse::<usize>() {
            Ok(number) => names.get(number).cloned(),
            Err(_) => common_placeholder(name),
        });
        quote! { #statements #expression }
    }

    fn leaf(&mut self, leaf: &NativeLeaf<'r>, makes: Makes<'r>) -> TokenStream {
        let kind = self.kinds.get(self.next).cloned();
        let subject = self.parameter();
        let parameter = |text: &str| match text {
            "$_self" => Some((subject.clone(), kind.as_ref()?.handle_type())),
            other => common_parameter(other),
        };
        let returns = returned(makes, leaf.call.returns, TokenStream::new()).0;
        let text = self.functions.hooks.resolve(leaf.call.expression, &parameter, &returns);
        self.functions.expression(&text, |name| match name {
            "_self" => Some(subject.clone()),
            other => common_placeholder(other),
        })
    }

    fn parameter(&mut self) -> String {
        let name = format!("argument_{}", self.next);
        self.next += 1;
        name
    }
}

/// `Value` of `-> Value`.
fn without_arrow(returns: &TokenStream) -> TokenStream {
    let mut trees = returns.clone().into_iter().peekable();
    let is_arrow =
        matches!(trees.peek(), Some(proc_macro2::TokenTree::Punct(first)) if first.as_char() == '-');
    trees.skip(if is_arrow { 2 } else { 0 }).collect()
}
