//! Interfaces of operations, attributes, types and dialects, checked.

use rtblgen_records::{Record, RecordError, Records, Value};
use syn::{GenericArgument, PathArguments, PathSegment};
use tblgen_parser::{Diagnostic, Span};

use crate::input::library;
use crate::ods::model::fields::non_empty;
use crate::rust::namer::Names;
use crate::rust::snippet::Position;
use crate::rust::{namer, snippet, types};

/// The kind of entity that has the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InterfaceKind {
    /// `OpInterface`
    Op,
    /// `AttrInterface`
    Attribute,
    /// `TypeInterface`
    Type,
    /// `DialectInterface`
    Dialect,
}

impl InterfaceKind {
    /// The kind of a record of class `Interface`.
    pub fn of(record: Record<'_>) -> Option<Self> {
        let kinds = [
            ("OpInterface", Self::Op),
            ("AttrInterface", Self::Attribute),
            ("TypeInterface", Self::Type),
            ("DialectInterface", Self::Dialect),
        ];
        kinds.into_iter().find(|(class, _)| record.is_a(class)).map(|(_, kind)| kind)
    }
}

/// A `def` of class `Interface`.
#[derive(Clone)]
pub struct Interface<'r> {
    /// The record.
    pub record: Record<'r>,
    /// The kind of entity that has the interface.
    pub kind: InterfaceKind,
    /// The name of the Rust trait.
    pub name: String,
    /// The name with its namespace, such as `::toy::ShapeInference`.
    pub qualified_name: String,
    /// The documentation.
    pub description: &'r str,
    /// The methods.
    pub methods: Vec<Method<'r>>,
    /// The interfaces that it extends.
    pub bases: Vec<Record<'r>>,
    /// The verifier of all implementors.
    pub verify: Option<Value<'r>>,
    /// Whether the verifier runs after those of the operations in the regions.
    pub verify_with_regions: bool,
    /// Rust items for the handle.
    pub extra_declaration: Option<Value<'r>>,
    /// Rust items for the handle and the trait.
    pub extra_shared: Option<Value<'r>>,
    /// Rust items for the trait.
    pub extra_trait: Option<Value<'r>>,
    /// A further condition for something to have the interface.
    pub extra_class_of: Option<Value<'r>>,
}

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

impl<'r> Interface<'r> {
    /// Reads and checks an interface.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the definition.
    pub fn from_record(record: Record<'r>) -> Result<Self, Vec<Diagnostic>> {
        let mut mistakes = Vec::new();
        match Self::read(record, &mut mistakes) {
            Ok(interface) if mistakes.is_empty() => Ok(interface),
            Ok(_) => Err(mistakes),
            Err(error) => {
                mistakes.push(error.into());
                Err(mistakes)
            }
        }
    }

    fn read(record: Record<'r>, mistakes: &mut Vec<Diagnostic>) -> Result<Self, RecordError> {
        let name = record.str("cppInterfaceName")?;
        let is_op = record.is_a("OpInterface");
        Ok(Self {
            record,
            kind: InterfaceKind::of(record).unwrap_or(InterfaceKind::Op),
            name: namer::camel_case(name),
            qualified_name: qualified_name(record)?,
            description: record.str_opt("description")?.unwrap_or_default(),
            methods: methods(record, mistakes)?,
            bases: bases(record)?,
            verify: is_op.then(|| non_empty(record, "verify")).flatten(),
            verify_with_regions: is_op && record.bit("verifyWithRegions")?,
            extra_declaration: non_empty(record, "extraClassDeclaration"),
            extra_shared: non_empty(record, "extraSharedClassDeclaration"),
            extra_trait: non_empty(record, "extraTraitClassDeclaration"),
            extra_class_of: non_empty(record, "extraClassOf"),
        })
    }
}

/// Returns `::toy::ShapeInference`: the name of the interface in queries at run time.
pub fn qualified_name(record: Record<'_>) -> Result<String, RecordError> {
    let namespace = record.str("cppNamespace")?;
    let namespace = namespace.trim_start_matches("::").trim_end_matches("::");
    let name = record.str("cppInterfaceName")?;
    Ok(match namespace {
        "" => name.to_owned(),
        namespace => format!("::{namespace}::{name}"),
    })
}

/// The interface that a `DeclareOpInterfaceMethods` record copies: the one with the same kind and name.
pub(crate) fn definition<'r>(record: Record<'r>) -> Record<'r> {
    if !record.is_a("DeclareInterfaceMethods") {
        return record;
    }
    let records: &'r Records = record.records();
    let name = qualified_name(record).ok();
    let mut others = records.derived("Interface").filter(|other| !other.is_a("DeclareInterfaceMethods"));
    let kind = InterfaceKind::of(record);
    others
        .find(|other| InterfaceKind::of(*other) == kind && qualified_name(*other).ok() == name)
        .unwrap_or(record)
}

/// The base interfaces of an interface, without those of the td library that the runtime knows only by name.
pub fn bases(record: Record<'_>) -> Result<Vec<Record<'_>>, RecordError> {
    let bases = record.list("baseInterfaces")?;
    let bases = bases.iter().filter_map(|value| value.as_record()).map(definition);
    Ok(bases.filter(|base| !is_name_only(*base)).collect())
}

fn is_name_only(record: Record<'_>) -> bool {
    let sources = record.records().sources();
    let file = sources.file_of(record.span());
    let is_core = library::is_core(sources.name(file).as_ref());
    is_core && file != sources.main_file() && !record.is_a("RuntimeTrait")
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

fn methods<'r>(record: Record<'r>, mistakes: &mut Vec<Diagnostic>) -> Result<Vec<Method<'r>>, RecordError> {
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
    if matches!(value.as_str().map(str::trim), Some("void" | "()" | "")) {
        return Ok(None);
    }
    Ok(parsed(value, Position::Result, mistakes))
}

fn parameters(
    method: Record<'_>,
    mistakes: &mut Vec<Diagnostic>,
) -> Result<Vec<MethodParameter>, RecordError> {
    let mut names = Names::with_taken(["ir", "self"]);
    let mut parameters = Vec::new();
    for (index, (value, name)) in method.dag("arguments")?.args().enumerate() {
        let name = match name.unwrap_or_default() {
            "" => format!("argument{index}"),
            "ir" if is_ir(value) => "ir".to_owned(),
            name => names.unique(&namer::snake_case(name)),
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
