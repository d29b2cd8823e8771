//! The C++ types of placeholders, operands, results and properties.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use regex::Regex;
use rtblgen_cpp::{IntegerKind, OwnMethod, Ty};
use rtblgen_records::Record;

use crate::ods::model::{base_attribute, can_be_made, property};
use crate::rust::{namer, snippet};

/// The types of the placeholders of a predicate in one use.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Context {
    /// The types that `$_self` may have; empty in the predicate of an op.
    pub(super) self_types: Vec<Ty>,
    /// The types of an op's operands and results, or of the names that a rewrite pattern binds.
    pub(super) named: BTreeMap<String, Ty>,
    /// The getters of an op's attributes, by the names of the attributes.
    pub(super) attributes: BTreeMap<String, AttributeGetter>,
    /// The op methods whose bodies are one expression.
    pub(super) methods: BTreeMap<String, OwnMethod>,
}

impl Context {
    /// The types of `$_self`, `$0`, `$1` and so on in a rewrite pattern.
    pub(super) fn of_arguments(subject: Option<Ty>, arguments: Vec<Option<Ty>>) -> Self {
        let arguments = arguments.into_iter().enumerate();
        let named = arguments.filter_map(|(number, ty)| Some((number.to_string(), ty?)));
        Self { self_types: subject.into_iter().collect(), named: named.collect(), ..Self::default() }
    }

    pub(super) fn of_self(paths: &[&str]) -> Self {
        Self { self_types: paths.iter().map(|path| Ty::class(path)).collect(), ..Self::default() }
    }

    /// The context of a predicate of an op's trait.
    pub(super) fn of_op(op: Record<'_>) -> Self {
        Self {
            self_types: Vec::new(),
            named: named_values(op),
            attributes: named_attributes(op),
            methods: methods(op),
        }
    }

    /// The elements of `$_self`, if it is the value of a property that has some.
    pub(super) fn element(&self) -> Option<&Ty> {
        match self.self_types.first()? {
            Ty::List(element) | Ty::Optional(element) => Some(element),
            _ => None,
        }
    }

    /// Whether `$_self` is a type.
    pub(super) fn is_of_type(&self) -> bool {
        self.self_types.first() == Some(&Ty::class("mlir::Type"))
    }

    /// The choices for the type of `$_self`; one choice without `$_self` in the predicate of an op.
    pub(super) fn choices(&self) -> impl Iterator<Item = Option<&Ty>> {
        let none = self.self_types.is_empty().then_some(None);
        self.self_types.iter().map(Some).chain(none)
    }

    /// The type of a placeholder, for one of the choices.
    pub(super) fn placeholder(&self, name: &str, choice: Option<&Ty>) -> Option<Ty> {
        match name {
            "_self" => choice.cloned(),
            "_op" if choice.is_none_or(is_part_of_op) => Some(Ty::class("mlir::Operation")),
            "_builder" | "_ctxt" => None,
            _ => self.named.get(name).or(self.attributes.get(name).map(|own| &own.ty)).cloned(),
        }
    }

    /// The Rust of an attribute's placeholder, which stands for the getter in C++.
    pub(super) fn view(&self, name: &str) -> Option<String> {
        Some(self.attributes.get(name)?.rust_of(name))
    }

    /// The Rust of an op's own getter, such as `getLhs`, and its type.
    pub(super) fn own_getter(&self, getter: &str) -> Option<(String, Ty)> {
        let name = namer::snake_case(getter.strip_prefix("get")?);
        let is_meant = |known: &str| namer::snake_case(known) == name;
        if let Some((found, ty)) = self.named.iter().find(|(known, _)| is_meant(known)) {
            return Some((format!("${found}"), ty.clone()));
        }
        let (found, own) = self.attributes.iter().find(|(known, _)| is_meant(known))?;
        Some((own.rust_of(found), own.ty.clone()))
    }
}

/// The getter of an attribute.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct AttributeGetter {
    /// The Rust. `$` is the result of the accessor in Rust.
    rust: &'static str,
    /// The C++ type.
    ty: Ty,
}

impl AttributeGetter {
    /// The Rust for the attribute of this name.
    fn rust_of(&self, name: &str) -> String {
        self.rust.replace('$', &format!("${name}"))
    }
}

/// The C++ type of an operand or a result. `None` for an attribute or property.
pub(super) fn value_type(declared: Record<'_>) -> Option<Ty> {
    let constraint = without_variable(declared);
    if !constraint.is_a("TypeConstraint") {
        return None;
    }
    let value_type = Ty::class("mlir::Value");
    Some(if constraint.is_a("Variadic") || constraint.is_a("VariadicOfVariadic") {
        Ty::List(Box::new(value_type))
    } else if constraint.is_a("Optional") {
        Ty::Optional(Box::new(value_type))
    } else {
        value_type
    })
}

/// The type of a property's value, if it is known.
pub(super) fn property_type(property: Record<'_>) -> Option<Ty> {
    Some(type_in_cpp(&value_in_rust(property)?)).filter(|ty| *ty != Ty::Null)
}

/// The Rust type of a property's value, if it consists of integers, booleans, strings, lists and options.
pub(super) fn property_rust(property: Record<'_>) -> Option<String> {
    fn is_known(ty: &Ty) -> bool {
        match ty {
            Ty::List(inner) | Ty::Optional(inner) => is_known(inner),
            ty => *ty != Ty::Null,
        }
    }
    let rust = value_in_rust(property)?;
    is_known(&type_in_cpp(&rust)).then(|| rust.replace("'c ", ""))
}

fn value_in_rust(property: Record<'_>) -> Option<String> {
    match property.is_a("Property") {
        true => property::value_type(property).ok().map(|ty| ty.to_string()),
        false => snippet::rust_type(property.str("interfaceType").ok()?),
    }
}

/// The C++ type for a Rust type. `Null` if it is not known, so that lists of it can be counted.
fn type_in_cpp(rust: &str) -> Ty {
    let argument = |template: &str| rust.strip_prefix(template).and_then(|rest| rest.get(..rest.len() - 1));
    if let Some(element) = argument("Vec<").or_else(|| argument("&'c [")) {
        return Ty::List(Box::new(type_in_cpp(element)));
    }
    if let Some(inner) = argument("Option<") {
        return Ty::Optional(Box::new(type_in_cpp(inner)));
    }
    match rust {
        "bool" => Ty::Bool,
        "&'c str" => Ty::String,
        number => fixed_integer(number).unwrap_or(Ty::Null),
    }
}

fn fixed_integer(rust: &str) -> Option<Ty> {
    let (signed, width) = match rust.split_at_checked(1)? {
        ("i", width) => (true, width),
        ("u", width) => (false, width),
        _ => return None,
    };
    let width = width.parse().ok().filter(|width| [8, 16, 32, 64].contains(width))?;
    Some(Ty::Integer(IntegerKind { width, signed }))
}

/// The constraint in `Arg<...>` or `Res<...>`.
pub(super) fn without_variable(declared: Record<'_>) -> Record<'_> {
    match declared.is_a("OpVariable") {
        true => declared.record("constraint").unwrap_or(declared),
        false => declared,
    }
}

/// The attributes of an op whose getters return an enum, a number, a `bool`, a string, a type, an attribute, or a list.
fn named_attributes(op: Record<'_>) -> BTreeMap<String, AttributeGetter> {
    let Ok(arguments) = op.dag("arguments") else { return BTreeMap::new() };
    let typed = arguments.args().filter_map(|(value, name)| {
        let attribute = without_variable(value.as_record()?);
        let ty = attribute_value(attribute).filter(|_| attribute.is_a("Attr"))?;
        let is_signless = base_attribute(attribute).is_a("TypedSignlessIntegerAttrBase");
        let own = if is_signless { unsigned(ty)? } else { AttributeGetter { rust: "$", ty } };
        Some((name?.to_owned(), own))
    });
    typed.collect()
}

/// The getter of a signless integer: it returns an unsigned number, the accessor in Rust a signed one.
fn unsigned(ty: Ty) -> Option<AttributeGetter> {
    let (inner, is_optional) = match ty {
        Ty::Optional(inner) => (*inner, true),
        ty => (ty, false),
    };
    let Ty::Integer(kind) = inner else {
        return Some(AttributeGetter { rust: "$", ty: inner }).filter(|_| !is_optional);
    };
    let ty = Ty::Integer(IntegerKind { signed: false, ..kind });
    let (one, optional) = match kind.width {
        8 => ("($ as u8)", "$.map(|_n| _n as u8)"),
        16 => ("($ as u16)", "$.map(|_n| _n as u16)"),
        32 => ("($ as u32)", "$.map(|_n| _n as u32)"),
        _ => ("($ as u64)", "$.map(|_n| _n as u64)"),
    };
    Some(match is_optional {
        true => AttributeGetter { rust: optional, ty: Ty::Optional(Box::new(ty)) },
        false => AttributeGetter { rust: one, ty },
    })
}

/// The type that the getter of an attribute returns.
fn attribute_value(attribute: Record<'_>) -> Option<Ty> {
    let base = base_attribute(attribute);
    let value = match base.record_opt("enum").ok().flatten().unwrap_or(base) {
        own if own.is_a("EnumInfo") && own.bit("genSpecializedAttr") != Ok(false) => {
            let namespace = own.str("cppNamespace").ok()?.trim_start_matches("::");
            Ty::Enum(format!("{namespace}::{}", own.str("className").ok()?))
        }
        _ if base.name() == "UnitAttr" => return Some(Ty::Bool),
        // The getter returns an `APInt`.
        _ if base.name() == "IndexAttr" => return None,
        own if own.is_a("AttrDef")
            && own.record("dialect").and_then(|of| of.str("name")) == Ok("builtin") =>
        {
            Ty::class("mlir::Attribute")
        }
        _ => match base.str("returnType").ok()? {
            "::rtblgen_runtime::Type<'c>" => Ty::class("mlir::Type"),
            "::rtblgen_runtime::Attribute<'c>" => Ty::class("mlir::Attribute"),
            "&'c [::rtblgen_runtime::Attribute<'c>]" => Ty::List(Box::new(Ty::class("mlir::Attribute"))),
            rust => type_in_cpp(rust),
        },
    };
    let is_optional = attribute.bit("isOptional") == Ok(true);
    let has_default = attribute.str_opt("defaultValue").ok().flatten().is_some_and(|text| !text.is_empty());
    match (value, is_optional) {
        (Ty::Null, _) => None,
        (Ty::List(element), _) if *element == Ty::Null => None,
        // The getter of an absent attribute returns the default value.
        (_, true) if has_default => None,
        (_, false) if has_default && !can_be_made(attribute) => None,
        (value, true) => Some(Ty::Optional(Box::new(value))),
        (value, false) => Some(value),
    }
}

/// The operands and results of an op. Properties have no type here: a predicate on one is not translated.
fn named_values(op: Record<'_>) -> BTreeMap<String, Ty> {
    let mut named = BTreeMap::new();
    for field in ["arguments", "results"] {
        let Ok(dag) = op.dag(field) else { continue };
        for (value, name) in dag.args() {
            let (Some(constraint), Some(name)) = (value.as_record(), name) else { continue };
            if let Some(ty) = value_type(constraint) {
                named.insert(name.to_owned(), ty);
            }
        }
    }
    named
}

/// The methods of an op's `extraClassDeclaration` that return one expression, such as
/// `Type getTileType() { return getType(); }`.
fn methods(op: Record<'_>) -> BTreeMap<String, OwnMethod> {
    let Ok(Some(declared)) = op.str_opt("extraClassDeclaration") else { return BTreeMap::new() };
    let method = METHOD.get_or_init(|| {
        Regex::new(
            r"(?m)^[ \t]*([\w:<>,*& \t]*?[\s*&])(\w+)\(([^(){};]*)\)\s*(?:const\s*)?\{\s*return\s+([^;{}]*);\s*\}",
        )
        .expect("the pattern is right")
    });
    let parameter = |text: &str| {
        let (ty, name) = text.trim().rsplit_once([' ', '&', '*'])?;
        Some((ty.trim().to_owned(), name.to_owned()))
    };
    let found = method.captures_iter(declared).filter_map(|parts| {
        let parameters = parts[3].split(',').filter(|text| !text.trim().is_empty()).map(parameter);
        let method = OwnMethod {
            result: parts[1].trim().to_owned(),
            parameters: parameters.collect::<Option<_>>()?,
            body: parts[4].to_owned(),
        };
        Some((parts[2].to_owned(), method))
    });
    let mut methods = BTreeMap::new();
    let mut overloaded = Vec::new();
    for (name, method) in found {
        if methods.insert(name.clone(), method).is_some() {
            overloaded.push(name);
        }
    }
    // The types of arguments do not choose among overloads.
    methods.retain(|name, _| !overloaded.contains(name));
    methods
}

/// A method that returns an expression.
static METHOD: OnceLock<Regex> = OnceLock::new();

/// Whether an op has such things, and constraints on them can read the op.
fn is_part_of_op(ty: &Ty) -> bool {
    ["mlir::Type", "mlir::Attribute", "mlir::Region", "mlir::Block"].iter().any(|path| *ty == Ty::class(path))
}
