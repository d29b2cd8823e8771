//! The syntax of the parameters of types and attributes.

use rtblgen_backends::ods::code::checked::CheckedDef;
use rtblgen_backends::ods::code::constraint_class::dense_array_element;
use rtblgen_backends::ods::code::definitions::{parameter_accessor, used_in_default, value_in_default};
use rtblgen_backends::ods::model::{self, ParameterElement as Element, own_class};
use rtblgen_backends::snippet;
use rtblgen_ir::context::definition::TypeOfParameters;
use rtblgen_ir::support::{
    self, DefaultParameter, EnumTable, Field, ParameterElement, ParameterFormat, ParameterKind, ParameterText,
};
use rtblgen_ir::{Context, Parameter, Type};
use rtblgen_records::Record;

use crate::constraints::{builtin_class, kind_check};
use crate::definitions::name_in_messages;
use crate::dense_arrays::dense_array_kind;
use crate::interned::{Fingerprint, fields, intern, intern_as, intern_list, intern_text};
use crate::loader::Loader;
use crate::snippet::{Owner, ParameterOf, Snippet, Value, of_parameter};
use crate::syntax::parameter_syntax;

impl<'r> Loader<'_, 'r> {
    /// The format of a type or an attribute, if it has one.
    pub(crate) fn parameter_format(&mut self, def: &CheckedDef<'r>) -> Option<&'static ParameterFormat> {
        if def.has_custom_text {
            return None;
        }
        let elements = def.format.as_ref()?;
        if has_directive(elements) {
            self.missing(
                &name_in_messages(def),
                "the custom directives in the format".to_owned(),
                def.record.span(),
            );
            return None;
        }
        let parameters = (0..def.parameters.len()).map(|index| self.parameter_text(def, index));
        let parameters = intern_list(parameters.collect());
        let self_type = def.parameters.iter().position(|parameter| parameter.is_self_type);
        Some(intern(ParameterFormat {
            name: intern_text(def.record.name()),
            parameters,
            elements: elements_of(elements),
            self_type: self_type.filter(|_| !def.is_type),
        }))
    }

    /// Adds the accessors of a type or an attribute, which snippets may call.
    pub(crate) fn declare_accessors(&mut self, def: &CheckedDef<'r>, of: Owner) {
        for (index, parameter) in def.parameters.iter().enumerate() {
            if def.code.parameters[index].accessor.is_some() {
                continue;
            }
            let class = own_class(self.records, parameter.spelling);
            let cases = class.and_then(|class| self.enum_tables.get(&class.order())).copied();
            let is_optional = argument(&parameter.rust_type).is_some_and(|(name, _)| name == "Option");
            let own = ParameterOf { of, index, cases, is_optional };
            let name = parameter_accessor(parameter).to_string();
            self.names.parameters.entry(name).or_default().push(own);
        }
    }

    /// Adds the kinds of the parameters of a type or an attribute, which snippets may create.
    pub(crate) fn declare_kinds(&mut self, def: &CheckedDef<'r>) {
        let kinds = def.parameters.iter().map(|parameter| {
            self.kind(parameter.spelling, &parameter.rust_type, parameter.is_enum_parameter)
        });
        let kinds = kinds.collect();
        self.names.kinds.insert((def.class_name.clone(), def.is_type), kinds);
    }

    fn parameter_text(&mut self, def: &CheckedDef<'r>, index: usize) -> ParameterText {
        let parameter = &def.parameters[index];
        // C++ classes without a definition are in the module `hooks`.
        let spelling = parameter.spelling.trim_start_matches("hooks::");
        let is_own = parameter.parser.is_some() || parameter.printer.is_some();
        let kind = self.kind(parameter.spelling, &parameter.rust_type, parameter.is_enum_parameter);
        let kind = kind.filter(|_| !is_own).unwrap_or_else(|| {
            let what = match is_own {
                true => format!("the text of the parameter `{}`", parameter.name),
                false => format!("the parameter `{}` of type `{spelling}`", parameter.name),
            };
            self.missing(def.record.name(), what, parameter.span);
            let message = intern_text(&format!(
                "the text of parameter '{}' of type `{spelling}` of `{}` is left to code",
                parameter.name,
                name_in_messages(def)
            ));
            ParameterKind::Custom(parameter_syntax(
                &message,
                move |parser, _| Err(parser.error(message)),
                move |printer, _| printer.write_str("<unknown>"),
            ))
        });
        let default = self.parameter_default(def, index).map(|default| default.function(kind));
        ParameterText { name: intern_text(parameter.name), ty: intern_text(spelling), kind, default }
    }

    /// Returns the kind of a parameter from its type in the `.td` file. If that is MLIR's name for a kind of types or
    /// attributes, it determines the accepted text.
    fn kind(&self, spelling: &str, rust: &str, is_enum_parameter: bool) -> Option<ParameterKind> {
        if let Some((template, inner)) = snippet::template_argument(spelling)
            && let Some((_, rust)) = argument(rust)
        {
            let inner = intern(self.kind(inner, rust, is_enum_parameter)?);
            return Some(if template == "Vec" {
                ParameterKind::List(inner)
            } else {
                ParameterKind::Optional(inner)
            });
        }
        // `OptionalParameter` only shows in the Rust type.
        if let Some(("Option", rust)) = argument(rust) {
            let inner = self.kind(spelling, rust, is_enum_parameter)?;
            return Some(inner);
        }
        if let Some(class) = own_class(self.records, spelling) {
            return self.own_kind(class, is_enum_parameter);
        }
        let name = snippet::class_name(spelling);
        if let Some(class) = builtin_class(name) {
            return Some(ParameterKind::TypeOf(class));
        }
        if let Some(element) = dense_array_element(&format!("::mlir::{name}")) {
            return dense_array_kind(element);
        }
        if let Some(check) = kind_check(name) {
            return Some(ParameterKind::AttributeOf(check));
        }
        plain_kind(rust)
    }

    /// The kind of a parameter whose type a dialect defines.
    fn own_kind(&self, class: Record<'r>, is_enum_parameter: bool) -> Option<ParameterKind> {
        if class.is_a("EnumInfo") {
            let cases = self.cases(class)?;
            return Some(if is_enum_parameter { enum_kind(cases) } else { enum_text_kind(cases) });
        }
        if let Some(definition) = self.types.get(&class.order()) {
            return Some(ParameterKind::OwnType(definition));
        }
        self.attributes.get(&class.order()).map(|definition| ParameterKind::OwnAttribute(definition))
    }

    fn parameter_default(&mut self, def: &CheckedDef<'r>, index: usize) -> Option<Default> {
        let parameter = &def.parameters[index];
        let default = parameter.default?;
        let expr = def.code.parameters[index].default.as_ref()?;
        let used: Vec<_> =
            used_in_default(&def.parameters, parameter, default.as_str().unwrap_or_default()).collect();
        let mut names = vec!["context".to_owned()];
        names.extend(used.iter().map(|(_, other)| value_in_default(other)));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let snippet = self.snippet(expr, &names, def.record.name(), default.span());
        let is_zero = default.as_str() == Some("::core::default::Default::default()");
        let is_optional = argument(&parameter.rust_type).is_some_and(|(name, _)| name == "Option");
        Some(Default {
            snippet,
            used: used.into_iter().map(|(index, _)| index).collect(),
            is_optional,
            is_zero,
        })
    }

    /// The type of an attribute whose text does not contain a type.
    pub(crate) fn default_type(&mut self, def: &CheckedDef<'r>, index: usize) -> Option<TypeOfParameters> {
        let default = self.parameter_default(def, index)?;
        let make = default.function(ParameterKind::Type);
        Some(default_type(make, move |context, values| {
            make(context, values).as_type().unwrap_or_else(|| context.none_type())
        }))
    }
}

fn default_type(
    captured: DefaultParameter,
    make: impl for<'c> Fn(&'c Context, &[Parameter<'c>]) -> Type<'c> + Send + Sync + 'static,
) -> TypeOfParameters {
    intern_as(&captured, make)
}

/// The default value of a parameter, computed from the parameters before it.
struct Default {
    snippet: Snippet,
    used: Vec<usize>,
    /// Whether the Rust type is an `Option`.
    is_optional: bool,
    /// Whether the default value is `Default::default()`.
    is_zero: bool,
}

fields! { Default { snippet, used, is_optional, is_zero } }

impl Default {
    fn make<'c>(
        &self,
        context: &'c Context,
        values: &[Parameter<'c>],
        kind: &ParameterKind,
    ) -> Parameter<'c> {
        // `Default::default()` of an `Option` is `None`.
        if self.is_optional && self.is_zero {
            return Parameter::None;
        }
        let mut variables = vec![Value::Context(context)];
        for index in &self.used {
            match values.get(*index).and_then(|value| of_parameter(*value)) {
                Some(value) => variables.push(value),
                None => return Parameter::None,
            }
        }
        let value = self.snippet.run(variables).ok();
        value.and_then(|value| parameter(context, &value, kind)).unwrap_or(Parameter::None)
    }

    fn function(self, kind: ParameterKind) -> DefaultParameter {
        fn function(
            content: u128,
            make: impl for<'c> Fn(&'c Context, &[Parameter<'c>]) -> Parameter<'c> + Send + Sync + 'static,
        ) -> DefaultParameter {
            intern_as(&content, make)
        }
        let content = Fingerprint::of(&(Fingerprint::of(&self), Fingerprint::of(&kind)));
        function(content, move |context, values| self.make(context, values, &kind))
    }
}

/// Converts a value of a snippet to a parameter.
pub(crate) fn parameter<'c>(
    context: &'c Context,
    value: &Value<'_, 'c>,
    kind: &ParameterKind,
) -> Option<Parameter<'c>> {
    Some(match (value, kind) {
        (Value::Default, kind) => zero(context, kind)?,
        (Value::Option(None), _) => Parameter::None,
        (Value::Option(Some(value)), kind) => parameter(context, value, kind)?,
        (value, ParameterKind::Optional(kind)) => parameter(context, value, kind)?,
        (Value::Int(_), ParameterKind::Int(_)) => Parameter::Int(value.number()?),
        (Value::Int(_), ParameterKind::UInt(_)) => Parameter::UInt(value.number()?),
        (Value::Int(value), ParameterKind::WideInt) => {
            support::ParameterValue::into_parameter(rtblgen_ir::IntegerValue::Small(*value), context)
        }
        (Value::Float(value), _) => Parameter::Float(value.to_bits()),
        (Value::Bool(value), _) => Parameter::Bool(*value),
        // The text must live as long as the context.
        (Value::Text(text), _) => Parameter::Str(context.string_attr(text).string_value()),
        (Value::Type(ty), _) => Parameter::Type(*ty),
        (Value::Attribute(attribute), _) => Parameter::Attribute(*attribute),
        (Value::Case(_, number), _) => Parameter::Int(number.cast_signed()),
        (Value::List(elements), ParameterKind::List(kind)) => {
            let elements: Vec<_> =
                elements.iter().map(|element| parameter(context, element, kind)).collect::<Option<_>>()?;
            kind.list(context, &elements)
        }
        _ => return None,
    })
}

/// `Default::default()` of a kind of parameters.
fn zero<'c>(context: &'c Context, kind: &ParameterKind) -> Option<Parameter<'c>> {
    Some(match kind {
        ParameterKind::Int(_) => Parameter::Int(0),
        ParameterKind::UInt(_) => Parameter::UInt(0),
        ParameterKind::Float => Parameter::Float(0),
        ParameterKind::Bool => Parameter::Bool(false),
        ParameterKind::Str => Parameter::Str(""),
        ParameterKind::List(kind) => kind.list(context, &[]),
        // Flags are the number 0; other custom parameters are absent.
        ParameterKind::Custom(_) => Parameter::Int(0),
        _ => Parameter::None,
    })
}

/// The name and the argument of a type `Vec<..>` or `Option<..>`.
fn argument(rust: &str) -> Option<(&str, &str)> {
    let (name, rest) = rust.split_once('<')?;
    matches!(name, "Vec" | "Option").then(|| Some((name, rest.strip_suffix('>')?))).flatten()
}

/// The kind of a Rust type of the runtime.
fn plain_kind(rust: &str) -> Option<ParameterKind> {
    Some(match rust {
        "i8" => ParameterKind::Int(8),
        "i16" => ParameterKind::Int(16),
        "i32" => ParameterKind::Int(32),
        "i64" => ParameterKind::Int(64),
        "u8" => ParameterKind::UInt(8),
        "u16" => ParameterKind::UInt(16),
        "u32" => ParameterKind::UInt(32),
        "u64" => ParameterKind::UInt(64),
        "usize" => ParameterKind::UInt(usize::BITS),
        "f32" | "f64" => ParameterKind::Float,
        "bool" => ParameterKind::Bool,
        "&'c str" | "String" | "::std::string::String" => ParameterKind::Str,
        "::rtblgen_runtime::Type<'c>" => ParameterKind::Type,
        "::rtblgen_runtime::Attribute<'c>" => ParameterKind::Attribute,
        "::rtblgen_runtime::IntegerValue" => ParameterKind::WideInt,
        "::rtblgen_runtime::AffineMapAttr<'c>" => ParameterKind::AffineMap,
        _ => match argument(rust)? {
            ("Vec", element) => ParameterKind::List(intern(plain_kind(element)?)),
            (_, element) => ParameterKind::Optional(intern(plain_kind(element)?)),
        },
    })
}

/// The kind of an `EnumParameter`.
fn enum_kind(cases: &'static EnumTable) -> ParameterKind {
    ParameterKind::Custom(parameter_syntax(
        &cases,
        move |parser, _| cases.parse_parameter(parser).map(|number| Parameter::Int(number.cast_signed())),
        move |printer, parameter| {
            if let Parameter::Int(number) = parameter {
                cases.print_parameter(printer, number.cast_unsigned());
            }
        },
    ))
}

/// The kind of an enum that is not an `EnumParameter`.
fn enum_text_kind(cases: &'static EnumTable) -> ParameterKind {
    ParameterKind::Custom(parameter_syntax(
        &cases,
        move |parser, _| cases.parse_text(parser).map(|number| Parameter::Int(number.cast_signed())),
        move |printer, parameter| {
            if let Parameter::Int(number) = parameter {
                cases.print_text_or_case(printer, number.cast_unsigned());
            }
        },
    ))
}

/// Whether a format has a custom directive. The runtime implements none for parameters.
pub(crate) fn has_directive(elements: &[Element]) -> bool {
    elements.iter().any(|element| match element {
        Element::Custom { .. } => true,
        Element::Optional { elements, otherwise, .. } => has_directive(elements) || has_directive(otherwise),
        _ => false,
    })
}

fn elements_of(elements: &[Element]) -> &'static [ParameterElement] {
    intern_list(elements.iter().map(element_of).collect())
}

fn element_of(element: &Element) -> ParameterElement {
    match element {
        Element::Literal(text) => ParameterElement::Literal(intern_text(text)),
        Element::Space => ParameterElement::Space,
        Element::NoSpace => ParameterElement::NoSpace,
        Element::Newline => ParameterElement::Newline,
        Element::Parameter(index) => ParameterElement::Parameter(*index),
        Element::Qualified(index) => ParameterElement::Qualified(*index),
        Element::Params(indices) => ParameterElement::Params(intern_list(indices.clone())),
        Element::Struct(fields) => {
            ParameterElement::Struct(intern_list(fields.iter().map(field_of).collect()))
        }
        // Formats with custom directives need hooks.
        Element::Custom { .. } => ParameterElement::Space,
        Element::Optional { anchors, is_inverted, elements, otherwise } => ParameterElement::Optional {
            anchors: intern_list(anchors.clone()),
            is_inverted: *is_inverted,
            elements: elements_of(elements),
            otherwise: elements_of(otherwise),
        },
    }
}

fn field_of(field: &model::StructField) -> Field {
    Field { parameter: field.parameter, custom: None }
}
