//! Expressions of stock C++, parsed and translated with the names that records define.

use std::sync::LazyLock;

use regex::Regex;
use rtblgen_cpp::syntax::Expr;
use rtblgen_cpp::{Foreign, Scope, Ty};
use rtblgen_records::{Record, Records, Value};
use tblgen_parser::Span;

use super::contexts::Uses;
use super::hook_calls::argument_type;
use super::hooks::{HookKind, Types};
use super::names::RecordNames;
use super::origin::StockFiles;
use super::pattern_uses::PatternUses;
use super::placeholders::{Context, property_type};
use super::trait_uses::TraitUses;
use super::translations::TranslatedCall;
use crate::ods::model::own_class;

/// The kinds of snippets that hold an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SnippetKind {
    /// `CPred`: a condition on `$_self`.
    Predicate,
    /// `builderCall`: the one type of a constraint.
    BuildableType,
    /// `transformer` of `TypesMatchWith`, or the element type of a container: a type from the type `$_self`.
    TypeFunction,
    /// The code of a `NativeCodeCall`, or of a type in `returnType`, in a rewrite pattern.
    NativeCall,
}

/// A C++ snippet and its translation.
#[derive(Clone, Debug)]
pub struct StockSnippet<'r> {
    /// The kind.
    pub kind: SnippetKind,
    /// The value that holds the text.
    pub value: Value<'r>,
    /// The C++.
    pub text: &'r str,
    /// The Rust, or the construct that has no translation, with its place.
    pub rust: Result<String, Untranslated>,
    /// The Rust of a function that returns an `Option`, if it may have no result.
    pub(super) option: Option<String>,
    /// The result of a native call.
    pub(super) call: Option<TranslatedCall>,
    /// The C++ paths of the user functions in a native call. The Rust code calls a hook for each.
    pub functions: Vec<String>,
}

impl StockSnippet<'_> {
    /// The place of the C++, without the parentheses that `CPred` adds.
    pub fn place(&self) -> Span {
        place_of(self.value, self.text)
    }
}

/// The place of the C++ of a field, without the parentheses that `CPred` adds.
pub(super) fn place_of(value: Value<'_>, text: &str) -> Span {
    match value.field().name() {
        // The text has several parts: the place is that of the class that makes the predicate.
        "predExpr" if !value.is_string_span_exact(1..2.min(text.len())) => value.field().record().span(),
        "predExpr" if text.len() > 2 => value.string_span(1..text.len() - 1),
        _ => value.string_span(0..text.len()),
    }
}

/// A construct without a translation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Untranslated {
    /// The construct.
    pub construct: String,
    /// Its place in the `.td` file.
    pub span: Span,
}

/// The C++ snippets of records except predicates, and their translations.
pub(super) fn snippets<'r>(
    records: &'r Records,
    files: &StockFiles,
    expressions: &Expressions<'r>,
) -> Vec<StockSnippet<'r>> {
    let types = records.derived("Type").filter_map(|record| {
        let (value, text) = files.text(record, "builderCall")?;
        Some(expressions.snippet(SnippetKind::BuildableType, value, text))
    });
    let transformers = records.derived("TypesMatchWith").filter_map(|record| {
        let (value, text) = files.text(record, "transformer")?;
        Some(expressions.snippet(SnippetKind::TypeFunction, value, text))
    });
    let calls = records.derived("NativeCodeCall").filter_map(|record| {
        let (value, text) = files.text(record, "expression")?;
        Some(expressions.snippet(SnippetKind::NativeCall, value, text))
    });
    let codes = expressions.patterns.type_codes.iter().filter_map(|value| {
        let text = value.as_str().filter(|_| files.contains(value.span()))?;
        Some(expressions.snippet(SnippetKind::NativeCall, *value, text))
    });
    types.chain(transformers).chain(calls).chain(codes).collect()
}

/// The names and uses in the records that translation needs.
pub(super) struct Expressions<'r> {
    pub(super) names: RecordNames<'r>,
    traits: TraitUses<'r>,
    /// The uses of constraints and op traits.
    pub(super) uses: Uses,
    pub(super) patterns: PatternUses<'r>,
}

impl<'r> Expressions<'r> {
    pub(super) fn new(records: &'r Records) -> Self {
        let names = RecordNames::new(records);
        let patterns = PatternUses::new(records, &|call, types| argument_type(&names, call, types));
        Self { names, traits: TraitUses::new(records), uses: Uses::new(records, &patterns), patterns }
    }

    fn snippet(&self, kind: SnippetKind, value: Value<'r>, text: &'r str) -> StockSnippet<'r> {
        let (mut option, mut call, mut functions) = (None, None, Vec::new());
        let rust = match kind {
            SnippetKind::Predicate => unreachable!("predicates are combined before they are translated"),
            SnippetKind::BuildableType => self.buildable_type(value, text),
            SnippetKind::TypeFunction => self.type_function(value, text).map(|(rust, own)| {
                option = own;
                rust
            }),
            SnippetKind::NativeCall => self.native_call(value, text).map(|found| {
                functions = found.functions;
                call = Some(found.call);
                found.rust
            }),
        };
        StockSnippet { kind, value, text, rust, option, call, functions }
    }

    /// Translates a condition in one context, with the first type of `$_self` that fits.
    pub(super) fn condition_in(
        &self,
        context: &Context,
        expr: &Expr,
        record: Record<'r>,
        foreign: &dyn Fn(&str) -> Option<Foreign>,
    ) -> Result<String, rtblgen_cpp::Untranslated> {
        self.in_context(context, record, foreign, |scope| rtblgen_cpp::translate_condition(expr, scope))
    }

    /// The same for an expression of any type.
    pub(super) fn object_in(
        &self,
        context: &Context,
        expr: &Expr,
        record: Record<'r>,
        foreign: &dyn Fn(&str) -> Option<Foreign>,
    ) -> Result<String, rtblgen_cpp::Untranslated> {
        self.in_context(context, record, foreign, |scope| {
            rtblgen_cpp::translate(expr, scope).map(|found| found.rust)
        })
    }

    fn in_context(
        &self,
        context: &Context,
        record: Record<'r>,
        foreign: &dyn Fn(&str) -> Option<Foreign>,
        translate: impl Fn(&Scope<'_>) -> Result<String, rtblgen_cpp::Untranslated>,
    ) -> Result<String, rtblgen_cpp::Untranslated> {
        let mut first_error = None;
        for choice in context.choices() {
            let scope = Scope {
                namespace: self.names.namespace_of(record),
                placeholders: &|name| context.placeholder(name, choice),
                view: &|name| context.view(name),
                own_getter: &|getter| context.own_getter(getter),
                own_method: &|method| context.methods.get(method).cloned(),
                foreign,
                ..Scope::new("", &|_| None, &self.names)
            };
            match translate(&scope) {
                Ok(rust) => return Ok(rust),
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        Err(first_error.expect("a context has a choice"))
    }

    /// A condition on the operands and results of the op that lists a trait.
    pub(super) fn of_op_trait(&self, record: Record<'r>, cpp: &str) -> Option<String> {
        let context = Context::of_op(self.traits.op(record)?);
        self.condition_in(&context, &rtblgen_cpp::parse(cpp).ok()?, record, &|_| None).ok()
    }

    fn buildable_type(&self, value: Value<'r>, text: &str) -> Result<String, Untranslated> {
        let expr = parse(value, text)?;
        let placeholders = |name: &str| (name == "_builder").then(|| Ty::class("mlir::Builder"));
        let scope = self.scope(value.field().record(), &placeholders);
        rtblgen_cpp::translate_as(&expr, &Ty::class("mlir::Type"), &scope)
            .map_err(|error| untranslated(value, error.range(), error.construct()))
    }

    /// The default value of a parameter: an expression in which `$_ctxt` is the context, and other names are those of the
    /// parameters before it.
    pub(super) fn parameter_default(&self, value: Value<'r>, text: &str) -> Option<String> {
        let record = value.field().record();
        let expr = parse(value, text).ok()?;
        let placeholders = |name: &str| match name {
            "_ctxt" => Some(Ty::class("mlir::MLIRContext")),
            name => self.sibling_parameter(record, name),
        };
        let scope = self.scope(record, &placeholders);
        let ty = rtblgen_cpp::type_named(record.str("cppType").ok()?, &scope)?;
        // If the file defines the class, the Rust type of the parameter is that class.
        match own_class(record.records(), record.str("cppType").ok()?) {
            Some(class) if !class.is_a("EnumInfo") => rtblgen_cpp::translate_typed(&expr, &ty, &scope).ok(),
            _ => rtblgen_cpp::translate_as(&expr, &ty, &scope).ok(),
        }
    }

    /// The default value of a property.
    pub(super) fn property_default(&self, value: Value<'r>, text: &str) -> Option<String> {
        let record = value.field().record();
        let scope = self.scope(record, &|_| None);
        rtblgen_cpp::translate_as(&parse(value, text).ok()?, &property_type(record)?, &scope).ok()
    }

    /// Translates the value of a `ConstantAttr` or a `ConstantProp`. `rewriter` in the C++ is the builder. The constant of a
    /// property has no builder.
    pub(super) fn constant_value(&self, of: Record<'r>, value: Value<'r>, text: &str) -> Option<String> {
        let is_property = of.is_a("Property");
        let builder = |name: &str| (name == "_builder" && !is_property).then(|| Ty::class("mlir::Builder"));
        let scope = self.scope(value.field().record(), &builder);
        let ty = match is_property {
            true => property_type(of)?,
            false => rtblgen_cpp::type_named(of.str("returnType").ok()?, &scope)
                .or_else(|| of.str("returnType").is_ok_and(is_type).then(|| Ty::class("mlir::Type")))?,
        };
        let expr = parse(value, &REWRITER.replace_all(text, "$$_builder")).ok()?;
        rtblgen_cpp::translate_as(&expr, &ty, &scope).ok()
    }

    /// The C++ type of the parameter `name` in all definitions that have `parameter`; `None` if they differ.
    fn sibling_parameter(&self, parameter: Record<'r>, name: &str) -> Option<Ty> {
        let records = parameter.records();
        let definitions = ["AttrDef", "TypeDef"].into_iter().flat_map(|class| records.derived(class));
        let lists = definitions.filter_map(|definition| definition.dag("parameters").ok());
        let is_parameter =
            |value: Value<'_>| value.as_record().is_some_and(|own| own.order() == parameter.order());
        let scope = self.scope(parameter, &|_| None);
        let types = lists.filter(|list| list.args().any(|(value, _)| is_parameter(value))).map(|list| {
            let (value, _) = list.args().find(|(_, own)| *own == Some(name))?;
            let spelling = value.as_str().or_else(|| value.as_record()?.str("cppType").ok())?;
            rtblgen_cpp::type_named(spelling, &scope)
        });
        let mut types = types.collect::<Vec<_>>();
        types.dedup();
        types.pop().flatten().filter(|_| types.is_empty())
    }

    /// The constant of an attribute: an expression in which `$0` is its value.
    pub(super) fn constant(&self, value: Value<'r>, text: &str) -> Option<String> {
        let record = value.field().record();
        let expr = parse(value, text).ok()?;
        let builder = |name: &str| (name == "_builder").then(|| Ty::class("mlir::Builder"));
        let scope = self.scope(record, &builder);
        let own = record.str("returnType").ok().and_then(|ty| match ty {
            ty if is_type(ty) => Some(Ty::class("mlir::Type")),
            _ => rtblgen_cpp::type_named(ty, &scope).or_else(|| self.names.enum_named(ty)),
        });
        let placeholders = |name: &str| if name == "0" { own.clone() } else { builder(name) };
        let scope = self.scope(record, &placeholders);
        rtblgen_cpp::translate_as(&expr, &Ty::class("mlir::Attribute"), &scope).ok()
    }

    /// The Rust of a function that computes a type, and the same as an `Option`. A step of the C++ without a defined result
    /// makes a predicate unknown. Elsewhere the type is `none`, and a list of types is empty.
    pub(super) fn type_function(
        &self,
        value: Value<'r>,
        text: &str,
    ) -> Result<(String, Option<String>), Untranslated> {
        let record = value.field().record();
        let (one, list) = (Ty::class("mlir::Type"), Ty::List(Box::new(Ty::class("mlir::Type"))));
        if record.is_a("RangedTypesMatchWith") {
            return self.ranged_type_function(value, text).map(|rust| {
                let nothing = format!("{rust}.unwrap_or_default()");
                (nothing, Some(rust))
            });
        }
        let (target, ending, nothing) = match self.traits.type_function(record) {
            HookKind::TypesFunction { from: Types::One, to: Types::List } => {
                (list, ".to_vec()", "unwrap_or_default()")
            }
            HookKind::TypesFunction { .. } => {
                return Err(untranslated(value, 0..text.len(), "a function from a list of types"));
            }
            _ => (one.clone(), "", "unwrap_or_else(|| $_self.context().none_type())"),
        };
        let (rust, is_option) = self.type_expression(value, text, &one, &target)?;
        let mut rust = rust.replace("$_ctxt", "$_self.context()");
        rust = match (is_option, ending) {
            (_, "") => rust,
            (true, _) => format!("{rust}.map(|types| types{ending})"),
            (false, _) => format!("({rust}){ending}"),
        };
        Ok(match is_option {
            true => (format!("{rust}.{nothing}"), Some(rust)),
            false => (rust, None),
        })
    }

    /// The Rust of a function from an iterator over types to an `Option` of a list. In C++ the function of a single value takes its type.
    fn ranged_type_function(&self, value: Value<'r>, text: &str) -> Result<String, Untranslated> {
        let (one, list) = (Ty::class("mlir::Type"), Ty::List(Box::new(Ty::class("mlir::Type"))));
        let is_single = self.traits.types(value.field().record(), "lhs") == Types::One;
        let given = if is_single { &one } else { &list };
        let (rust, is_option) = self.type_expression(value, text, given, &list)?;
        if !is_single && rust.contains("$_ctxt") {
            return Err(untranslated(value, 0..text.len(), "the context of a list of types"));
        }
        let rust = rust.replace("$_ctxt", "_types.context()").replace("$_self", "_types");
        let types = if is_single { "$_self.next()" } else { "Some($_self.collect::<Vec<_>>())" };
        Ok(match is_option {
            true => format!("{types}.and_then(|_types| {rust}.map(|_types| _types.to_vec()))"),
            false => format!("{types}.map(|_types| ({rust}).to_vec())"),
        })
    }

    /// Translates a function of types, and returns whether it is an `Option`.
    fn type_expression(
        &self,
        value: Value<'r>,
        text: &str,
        given: &Ty,
        target: &Ty,
    ) -> Result<(String, bool), Untranslated> {
        let placeholders = |name: &str| match name {
            "_self" => Some(given.clone()),
            "_ctxt" => Some(Ty::class("mlir::MLIRContext")),
            _ => None,
        };
        let scope = self.scope(value.field().record(), &placeholders);
        rtblgen_cpp::translate_as_option(&parse(value, text)?, target, &scope)
            .map_err(|error| untranslated(value, error.range(), error.construct()))
    }

    pub(super) fn scope<'s>(
        &'s self,
        record: Record<'r>,
        placeholders: &'s dyn Fn(&str) -> Option<Ty>,
    ) -> Scope<'s> {
        Scope::new(self.names.namespace_of(record), placeholders, &self.names)
    }
}

/// Whether a type is the return type of `TypeAttrBase` in the td library.
fn is_type(returned: &str) -> bool {
    returned == "::rtblgen_runtime::Type<'c>"
}

/// The name of the builder in the C++ of a constant.
static REWRITER: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\brewriter\b").expect("the pattern is good"));

pub(super) fn parse(value: Value<'_>, text: &str) -> Result<Expr, Untranslated> {
    rtblgen_cpp::parse(text).map_err(|error| untranslated(value, error.range(), &error.to_string()))
}

/// The parentheses that `CPred` adds are not the author's.
pub(super) fn untranslated(value: Value<'_>, range: std::ops::Range<usize>, construct: &str) -> Untranslated {
    let range = match (value.field().name(), value.as_str().map_or(0, str::len)) {
        ("predExpr", length) if length > 2 => range.start.max(1)..range.end.min(length - 1),
        _ => range,
    };
    Untranslated { construct: construct.to_owned(), span: value.string_span(range) }
}
