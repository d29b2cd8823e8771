//! Methods of interfaces: from records to signatures, checked.

use rtblgen_records::{Record, RecordError, Value};
use syn::{GenericArgument, PathArguments, PathSegment};
use tblgen_parser::{Diagnostic, Span};

use crate::ods::model::fields::non_empty;
use crate::rust::namer::Names;
use crate::rust::snippet::Position;
use crate::rust::{namer, snippet, types};

/// A method of an interface.
#[derive(Clone)]
pub struct Method<'r> {
    /// The name in the `.td`.
    pub name: &'r str,
    /// The name in Rust.
    pub rust_name: String,
    /// The documentation.
    pub description: &'r str,
    /// Whether it is a function of a kind of things, not of one of them.
    pub is_static: bool,
    /// The return type; `None` for nothing.
    pub result: Option<syn::Type>,
    /// The parameters.
    pub parameters: Vec<MethodParameter>,
    /// A final body, which no implementor can override.
    pub body: Option<Value<'r>>,
    /// The body where none is written.
    pub default: Option<Value<'r>>,
    /// The position of the definition.
    pub span: Span,
}

/// A parameter of a method.
#[derive(Clone)]
pub struct MethodParameter {
    /// The name in Rust.
    pub name: String,
    /// The type.
    pub ty: syn::Type,
}

impl Method<'_> {
    /// Returns whether the implementor must define the method.
    pub fn is_required(&self) -> bool {
        self.body.is_none() && self.default.is_none()
    }

    /// Whether it is part of the trait: a body that cannot be replaced is not.
    pub fn is_in_trait(&self) -> bool {
        self.body.is_none() || self.default.is_some()
    }

    /// Whether the signature has the lifetime of the context.
    pub(crate) fn uses_context(&self) -> bool {
        self.parameter_types().chain(&self.result).any(types::uses_context)
    }

    /// Whether a parameter gives access to the IR: a builder, a rewriter, or the IR itself.
    pub(crate) fn takes_ir(&self) -> bool {
        let gives_ir = |segment: &PathSegment| {
            let PathArguments::AngleBracketed(arguments) = &segment.arguments else { return false };
            let name = segment.ident.to_string();
            let has_lifetime = matches!(arguments.args.first(), Some(GenericArgument::Lifetime(_)));
            name.ends_with("Builder")
                || name.ends_with("PatternRewriter")
                || name.ends_with("Ir") && has_lifetime
        };
        self.parameter_types().any(|ty| types::has_segment(ty, gives_ir))
    }

    /// Whether a parameter is a mutable reference.
    pub(crate) fn takes_mutable_reference(&self) -> bool {
        self.parameter_types()
            .any(|ty| matches!(ty, syn::Type::Reference(reference) if reference.mutability.is_some()))
    }

    /// Whether the result has values with their types.
    pub(crate) fn returns_typed_value(&self) -> bool {
        self.result.as_ref().is_some_and(|ty| types::has_segment(ty, |segment| segment.ident == "TypedValue"))
    }

    fn parameter_types(&self) -> impl Iterator<Item = &syn::Type> {
        self.parameters.iter().map(|own| &own.ty)
    }
}

/// The name of a method in Rust: like that of an accessor it does without `get`.
///
/// ```
/// use rtblgen_backends::ods::model::interface::method_name;
/// assert_eq!(method_name("getResultTypes"), "result_types");
/// assert_eq!(method_name("inferShapes"), "infer_shapes");
/// assert_eq!(method_name("get"), "get");
/// ```
pub fn method_name(name: &str) -> String {
    let short = name.strip_prefix("get").filter(|rest| rest.starts_with(|c: char| c.is_uppercase()));
    namer::snake_case(short.unwrap_or(name))
}

/// Reads the methods of an interface. What is wrong with their signatures joins the mistakes.
pub(super) fn methods<'r>(
    record: Record<'r>,
    mistakes: &mut Vec<Diagnostic>,
) -> Result<Vec<Method<'r>>, RecordError> {
    let mut names = Names::with_taken(["cast", "attach", "op", "as_type", "as_attribute"]);
    let mut methods = Vec::new();
    for method in record.list("methods")?.iter().filter_map(|value| value.as_record()) {
        let name = method.str("name")?;
        if name == "verifyTrait" {
            let interface = record.str("cppInterfaceName")?;
            let message = format!(
                "'verifyTrait' method cannot be specified as interface method for '{interface}'; use the 'verify' \
                 field instead"
            );
            mistakes.push(Diagnostic::error(record.span(), message));
            continue;
        }
        if !is_identifier(name) {
            let message = match name {
                "" => "the method has no name".to_owned(),
                name => format!("the name `{name}` of the method is no identifier"),
            };
            mistakes.push(Diagnostic::error(method.field_span("name"), message));
            continue;
        }
        methods.push(Method {
            name,
            rust_name: names.unique(&method_name(name)),
            description: method.str("description")?,
            is_static: method.is_a("StaticInterfaceMethod"),
            result: result(method, mistakes)?,
            parameters: parameters(method, mistakes)?,
            body: non_empty(method, "body"),
            default: non_empty(method, "defaultBody"),
            span: method.span(),
        });
    }
    Ok(methods)
}

fn result(method: Record<'_>, mistakes: &mut Vec<Diagnostic>) -> Result<Option<syn::Type>, RecordError> {
    let value = method.value("returnType")?;
    match value.as_str().map(str::trim) {
        Some("void" | "()") => Ok(None),
        Some("") => {
            let message = "the method has no return type: write `void` for none";
            mistakes.push(Diagnostic::error(value.span(), message));
            Ok(None)
        }
        _ => Ok(parsed(value, Position::Result, mistakes)),
    }
}

fn parameters(
    method: Record<'_>,
    mistakes: &mut Vec<Diagnostic>,
) -> Result<Vec<MethodParameter>, RecordError> {
    let mut names = Names::with_taken(["ir", "self"]);
    let mut parameters = Vec::new();
    let arguments = method.dag("arguments")?;
    if let Some(operator) = arguments.operator_record().filter(|operator| operator.name() != "ins") {
        let message =
            format!("the parameters of a method are written `(ins ...)`, not `({} ...)`", operator.name());
        mistakes.push(Diagnostic::error(arguments.operator().span(), message));
    }
    for (index, (value, name)) in arguments.args().enumerate() {
        let is_repeated = |name: &str| arguments.args().take(index).any(|(_, other)| other == Some(name));
        if let Some(name) = name.filter(|name| !name.is_empty() && is_repeated(name)) {
            let message = format!("two parameters of the method are named `{name}`");
            mistakes.push(Diagnostic::error(arguments.arg_name_span(index), message));
        }
        let name = match name {
            None | Some("") => format!("argument{index}"),
            Some("ir") if is_ir(value) => "ir".to_owned(),
            Some(name) => names.unique(&namer::snake_case(name)),
        };
        if value.as_str().is_none() {
            let message = "the arguments of an interface method are types, as strings";
            mistakes.push(Diagnostic::error(value.span(), message));
            continue;
        }
        if let Some(ty) = parsed(value, Position::Parameter, mistakes) {
            parameters.push(MethodParameter { name, ty });
        }
    }
    Ok(parameters)
}

/// The author gives the IR himself.
fn is_ir(value: Value<'_>) -> bool {
    value
        .as_str()
        .is_some_and(|text| text.trim_end().ends_with("Ir<'c>") || text.trim_end().ends_with("Ir<'_>"))
}

fn parsed(value: Value<'_>, position: Position, mistakes: &mut Vec<Diagnostic>) -> Option<syn::Type> {
    let text = value.as_str()?;
    let parsed = snippet::signature_type(text, position)
        .and_then(|rust| syn::parse_str(&rust).map_err(|error| format!("is no Rust type: {error}")));
    match parsed {
        Ok(ty) => Some(ty),
        Err(why) => {
            let message = format!("the type `{}` {why}", text.trim());
            mistakes.push(Diagnostic::error(value.span(), message));
            None
        }
    }
}

/// Whether C++ and Rust can have the name for a function.
fn is_identifier(name: &str) -> bool {
    let mut characters = name.chars();
    characters.next().is_some_and(|first| first.is_ascii_alphabetic() || first == '_')
        && characters.all(|character| character.is_ascii_alphanumeric() || character == '_')
}
