//! Lowers native calls in results, and constants: calls of native rewrites.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{format_ident, quote};
use rtblgen_pdll::pdl::{Kind, Value, ValueType};
use rtblgen_records::Record;
use syn::Expr;
use syn::visit_mut::VisitMut;
use tblgen_parser::Span;

use crate::patterns::model::native::{NativeCall, spread};
use crate::patterns::model::{Makes, NativeArgument, NativeLeaf, ResultNative, ResultNode};
use crate::patterns::pdl::constant;
use crate::patterns::pdl::function::{PdlEntityKind, PdlFunctionBody, PdlParameter, SnippetExpr, expression};
use crate::patterns::pdl::lowering::{Bound, Located, Lowered, Lowering};
use crate::patterns::pdl::source::value_type_of;

/// The variable for `$_builder`.
pub(super) const BUILDER: &str = "rewriter";

/// The variable for `$_loc`.
pub(super) const LOCATION: &str = "location";

/// Renames the builder of a constant to the rewriter of the pattern.
struct BuilderAsRewriter;

impl VisitMut for BuilderAsRewriter {
    fn visit_ident_mut(&mut self, ident: &mut Ident) {
        if ident == "builder" {
            *ident = Ident::new(BUILDER, ident.span());
        }
    }
}

/// Whether an identifier occurs in tokens.
pub(super) fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|tree| match tree {
        TokenTree::Ident(found) => found == name,
        TokenTree::Group(group) => mentions(&group.stream(), name),
        _ => false,
    })
}

/// The variables for `$_builder` and `$_loc`.
pub(super) fn common(name: &str) -> Option<String> {
    match name {
        "_builder" => Some(BUILDER.to_owned()),
        "_loc" => Some(LOCATION.to_owned()),
        _ => None,
    }
}

impl<'a, 'r> Lowering<'a, 'r> {
    /// A native call. Its values.
    pub(super) fn native(&mut self, native: &'a ResultNative<'r>) -> Lowered<Vec<Value>> {
        let values = match self.built(native)? {
            Some(values) => values,
            None => {
                let mut arguments = Vec::new();
                let tokens = self.native_tokens(native, &mut arguments)?;
                let results = self.made(native.makes, native.call.returns, native.call.text.span())?;
                self.native_call(&native.call, tokens, arguments, results)?
            }
        };
        if let Some(symbol) = native.binding {
            self.bound.insert(symbol, Bound::Listed(values.clone()));
        }
        Ok(match native.result {
            Some(index) => values.get(index).copied().into_iter().collect(),
            None => values,
        })
    }

    /// A native call on one name.
    pub(super) fn native_leaf(&mut self, leaf: &'a NativeLeaf<'r>) -> Lowered<Vec<Value>> {
        let mut arguments = Vec::new();
        let tokens = self.leaf_tokens(leaf, &mut arguments)?;
        let results = self.made(leaf.makes, 1, leaf.call.text.span())?;
        self.native_call(&leaf.call, tokens, arguments, results)
    }

    /// A type from an expression.
    pub(super) fn type_code(&mut self, call: &NativeCall<'r>) -> Lowered<Value> {
        let expression = self.expression(call.text.span(), call.expression, common)?;
        let results = vec![PdlEntityKind::Type];
        Ok(self.native_call(call, quote! { #expression }, Vec::new(), results)?[0])
    }

    fn native_call(
        &mut self,
        call: &NativeCall<'r>,
        tokens: TokenStream,
        arguments: Vec<Located<'r>>,
        results: Vec<PdlEntityKind<'r>>,
    ) -> Lowered<Vec<Value>> {
        let span = call.text.span();
        let Some(expression) = expression(tokens) else {
            return self.unsupported(span, "the expression of a native call is not read");
        };
        Ok(self.evaluated(call.name(), span, expression, arguments, results))
    }

    fn evaluated(
        &mut self,
        name: &str,
        span: Span,
        expression: Expr,
        arguments: Vec<Located<'r>>,
        results: Vec<PdlEntityKind<'r>>,
    ) -> Vec<Value> {
        let types: Vec<ValueType> = results.iter().map(value_type_of).collect();
        let numbered = arguments.iter().enumerate();
        let parameters = numbered
            .map(|(number, (_, kind))| PdlParameter { variable: format!("argument_{number}"), kind: *kind })
            .collect();
        let values = arguments.into_iter().flat_map(|(values, _)| values).collect();
        let body = PdlFunctionBody::Call { expression: SnippetExpr(expression), parameters, results };
        self.call(name, span, body, values, &types)
    }

    /// The results of a native call.
    fn made(&self, makes: Makes<'r>, count: usize, span: Span) -> Lowered<Vec<PdlEntityKind<'r>>> {
        Ok(match makes {
            Makes::Values => vec![PdlEntityKind::Value; count],
            Makes::Range => vec![PdlEntityKind::Values],
            Makes::Attribute => vec![PdlEntityKind::OptionalAttribute],
            Makes::Property(own) => vec![PdlEntityKind::Property(own)],
            Makes::Type => vec![PdlEntityKind::Type],
            Makes::Anything => {
                return self.unsupported(span, "the kind of the result of a native call is not known");
            }
        })
    }

    /// The expression of a native call; calls among its arguments are part of it. All other arguments are appended.
    fn native_tokens(
        &mut self,
        native: &'a ResultNative<'r>,
        arguments: &mut Vec<Located<'r>>,
    ) -> Lowered<TokenStream> {
        let (mut statements, mut names) = (TokenStream::new(), Vec::new());
        for argument in &native.arguments {
            let inner = match argument {
                NativeArgument::Node(node) => match &**node {
                    ResultNode::Native(nested) if nested.makes == Makes::Anything => {
                        Some(self.native_tokens(nested, arguments)?)
                    }
                    _ => None,
                },
                NativeArgument::NativeLeaf(leaf) => Some(self.leaf_tokens(leaf, arguments)?),
                NativeArgument::Symbol(_) | NativeArgument::Constant(_) => None,
            };
            names.push(match inner {
                Some(tokens) => {
                    let name = format!("nested_{}_{}", arguments.len(), names.len());
                    let variable = format_ident!("{name}");
                    statements.extend(quote! { let #variable = { #tokens }; });
                    name
                }
                None => {
                    let located = self.native_argument(argument)?;
                    arguments.push(located);
                    format!("argument_{}", arguments.len() - 1)
                }
            });
        }
        let span = native.call.text.span();
        let text = spread(native.call.expression, &names);
        let own = self.expression(span, &text, |name| match name.parse::<usize>() {
            Ok(number) => names.get(number).cloned(),
            Err(_) => common(name),
        })?;
        Ok(match statements.is_empty() {
            true => quote! { #own },
            false => quote! { { #statements #own } },
        })
    }

    fn leaf_tokens(
        &mut self,
        leaf: &'a NativeLeaf<'r>,
        arguments: &mut Vec<Located<'r>>,
    ) -> Lowered<TokenStream> {
        let located = self.symbol(leaf.subject)?;
        arguments.push(located);
        let subject = format!("argument_{}", arguments.len() - 1);
        let expression = self.expression(leaf.call.text.span(), leaf.call.expression, |name| match name {
            "_self" => Some(subject.clone()),
            other => common(other),
        })?;
        Ok(quote! { #expression })
    }

    /// An argument that is an entity of PDL.
    pub(super) fn native_argument(&mut self, argument: &'a NativeArgument<'r>) -> Lowered<Located<'r>> {
        let span = self.pattern.span;
        match argument {
            NativeArgument::Symbol(of) => self.symbol(*of),
            NativeArgument::Constant(record) => {
                // The value of a unit attribute is whether it is set.
                let is_unit = record.record("attr").is_ok_and(|attribute| attribute.name() == "UnitAttr");
                let kind = if is_unit { PdlEntityKind::OptionalAttribute } else { PdlEntityKind::Attribute };
                Ok((vec![self.constant(*record)?], kind))
            }
            NativeArgument::NativeLeaf(leaf) => Ok((self.native_leaf(leaf)?, PdlEntityKind::Attribute)),
            NativeArgument::Node(node) => match &**node {
                ResultNode::Op(op) => {
                    let new = self.new_op(op)?;
                    Ok(self.results_of(span, new, &op.operator, op.result))
                }
                ResultNode::Native(native) => {
                    let kind = match native.makes {
                        Makes::Range => PdlEntityKind::Values,
                        Makes::Attribute if native.call.may_be_absent() => PdlEntityKind::OptionalAttribute,
                        Makes::Attribute => PdlEntityKind::Attribute,
                        Makes::Property(own) => PdlEntityKind::Property(own),
                        Makes::Type => PdlEntityKind::Type,
                        Makes::Values | Makes::Anything => PdlEntityKind::Value,
                    };
                    match self.native(native)? {
                        values if values.len() == 1 => Ok((values, kind)),
                        values => {
                            let count = values.len();
                            Ok((values, PdlEntityKind::Listed(count)))
                        }
                    }
                }
                other => {
                    let values = self.node(other)?;
                    let count = values.len();
                    Ok((values, if count == 1 { PdlEntityKind::Value } else { PdlEntityKind::Listed(count) }))
                }
            },
        }
    }

    /// A constant attribute: in MLIR's text, or by its expression.
    pub(super) fn constant(&mut self, record: Record<'r>) -> Lowered<Value> {
        let span = record.span();
        if let Some(text) = constant::attribute_text(record) {
            let kind = Kind::Attribute { value: Some(text), ty: None };
            return Ok(self.add(span, kind, &[ValueType::Attribute]));
        }
        let mut expression = self.code.constant(record).clone();
        BuilderAsRewriter.visit_expr_mut(&mut expression);
        let name = self.name_of(record, "constant");
        Ok(self.evaluated(&name, span, expression, Vec::new(), vec![PdlEntityKind::OptionalAttribute])[0])
    }

    /// The attribute form of a constant property.
    pub(super) fn constant_property(&mut self, record: Record<'r>, own: Record<'r>) -> Lowered<Value> {
        let expression = self.code.property_constant(record, own).clone();
        let name = self.name_of(record, "constant");
        Ok(self.evaluated(&name, record.span(), expression, Vec::new(), vec![PdlEntityKind::Property(own)])
            [0])
    }

    /// The attribute form of a property as another property.
    pub(super) fn converted_property(&mut self, located: Located<'r>, own: Record<'r>, span: Span) -> Value {
        let expression = syn::parse_quote!(argument_0);
        self.evaluated("property", span, expression, vec![located], vec![PdlEntityKind::Property(own)])[0]
    }
}
