//! Declarative formats of ops.

use rtblgen_backends::namer;
use rtblgen_backends::ods::code::TypeFunction;
use rtblgen_backends::ods::code::constraint_class::dense_array_element;
use rtblgen_backends::ods::code::operators::fixed_type;
use rtblgen_backends::ods::model::enums::{EnumText, enum_of, enum_text};
use rtblgen_backends::ods::model::format::{
    self as model, Clause, CustomArgument, Element, Group, Subject, ValueRef,
};
use rtblgen_backends::ods::model::{NamedAttribute, Operator, own_class};
use rtblgen_ir::asm::format::{
    Assembly, AttributeElement, AttributeSyntax, FormatElement, OiListClause, OptionalGroup,
    OwnAttributeSyntax, Presence, TypeElement, TypeMaker, TypeOf, TypeSource, ValueGroup,
};
use rtblgen_ir::context::definition::Hook;
use rtblgen_ir::{AttrDefinition, Context, Type, TypeDefinition, support};
use rtblgen_records::{Record, Value as RecordValue};

use crate::constraints::kind_check;
use crate::dense_arrays::dense_array_syntax;
use crate::directives::{directive, unknown};
use crate::interned::{Content, Fingerprint, intern, intern_as, intern_list, intern_text};
use crate::loader::Loader;
use crate::ops::narrow;
use crate::reported::ReportedSnippet;
use crate::snippet::Value;
use crate::syntax::{attribute_syntax, optional_parser, type_maker};

impl<'r> Loader<'_, 'r> {
    /// The format of an op, if it has one.
    pub(crate) fn assembly(&mut self, operator: &Operator<'r>) -> Option<Hook> {
        if operator.hooks.custom_assembly {
            return None;
        }
        operator.assembly_format?;
        let format = self.code.format(operator.record);
        if self.property_without_text(operator).is_some() || !unknown(operator, &format.elements).is_empty() {
            return None;
        }
        if lacks_inference(operator, &format) {
            return None;
        }
        let elements = self.elements(operator, &format.elements);
        let operands =
            format.operand_types.iter().map(|source| self.type_source(source)).collect::<Option<_>>()?;
        let results =
            format.result_types.iter().map(|source| self.type_source(source)).collect::<Option<_>>()?;
        let (operands, results) = (intern_list(operands), intern_list(results));
        let content = (elements, operands, results);
        Some(intern_as(&content, Assembly::format(elements, operands, results)))
    }

    /// The first property in the format of an op whose text needs code.
    pub(crate) fn property_without_text(&self, operator: &Operator<'r>) -> Option<&'r str> {
        operator.assembly_format?;
        let format = self.code.format(operator.record);
        let mut properties = Vec::new();
        named_properties(&format.elements, &mut properties);
        let mut properties = properties.into_iter().map(|index| &operator.properties[index]);
        properties.find(|own| self.property_lacks_text(own.record)).map(|own| own.name)
    }

    /// The functions of custom directives in the format of an op that need code.
    pub(crate) fn unknown_directives(&self, operator: &Operator<'r>) -> Option<String> {
        operator.assembly_format?;
        let format = self.code.format(operator.record);
        let functions = unknown(operator, &format.elements).into_iter().map(|name| {
            let name = namer::snake_case(name);
            format!("parse_{name}, print_{name}")
        });
        Some(functions.collect::<Vec<_>>().join(", ")).filter(|functions| !functions.is_empty())
    }

    fn elements(&mut self, operator: &Operator<'r>, elements: &[Element]) -> &'static [FormatElement] {
        intern_list(elements.iter().map(|element| self.element(operator, element)).collect())
    }

    fn element(&mut self, operator: &Operator<'r>, element: &Element) -> FormatElement {
        match element {
            Element::Literal(text) => FormatElement::Literal(intern_text(text)),
            Element::Space => FormatElement::Space,
            Element::Newline => FormatElement::Newline,
            Element::NoSpace => FormatElement::NoSpace,
            Element::Operand(operand) => match operator.group_sizes_slot(&operator.operands[*operand]) {
                Some(sizes) => {
                    FormatElement::OperandGroups { operand: narrow(*operand), sizes: narrow(sizes) }
                }
                None => FormatElement::Operand(narrow(*operand)),
            },
            Element::Attribute { slot, is_qualified } => FormatElement::Attribute(AttributeElement {
                slot: narrow(*slot),
                syntax: self.attribute_syntax(operator, &operator.attributes[*slot], *is_qualified),
            }),
            Element::UnitFlag(slot) => FormatElement::UnitFlag(narrow(*slot)),
            Element::Property(property) => FormatElement::Property(narrow(operator.property_slot(*property))),
            Element::Region(region) => FormatElement::Region(narrow(*region)),
            Element::Successor(successor) => FormatElement::Successor(narrow(*successor)),
            Element::Operands => FormatElement::Operands,
            Element::Regions => FormatElement::Regions,
            Element::Successors => FormatElement::Successors,
            Element::Type { of, is_qualified: true } => FormatElement::QualifiedType(group(*of)),
            Element::Type { of, is_qualified: false } => {
                FormatElement::Type(TypeElement { of: group(*of), own: self.own_type(operator, *of) })
            }
            Element::FunctionalType(inputs, results) => {
                FormatElement::FunctionalType(group(*inputs), group(*results))
            }
            Element::AttrDict { has_keyword } => FormatElement::AttrDict { keyword: *has_keyword },
            Element::PropDict => FormatElement::PropDict,
            Element::Optional(group) => FormatElement::Optional(self.optional(operator, group)),
            Element::OiList(clauses) => {
                let clauses = clauses.iter().map(|clause| self.clause(operator, clause)).collect();
                FormatElement::OiList(intern_list(clauses))
            }
            // Formats with unknown directives need hooks.
            Element::Custom { name, arguments } => {
                directive(operator, name, arguments).map_or(FormatElement::Space, FormatElement::Custom)
            }
        }
    }

    fn optional(&mut self, operator: &Operator<'r>, group: &Group) -> &'static OptionalGroup {
        let anchor = match group.is_inverted {
            false => presence(operator, &group.elements[group.anchor]),
            true => Presence::Not(intern(presence(operator, &group.otherwise[group.anchor]))),
        };
        let elements = self.elements(operator, &group.elements);
        let otherwise = self.elements(operator, &group.otherwise);
        intern(OptionalGroup { anchor, elements, otherwise })
    }

    fn clause(&mut self, operator: &Operator<'r>, clause: &Clause) -> OiListClause {
        let anchors = clause.elements.iter().filter(|element| has_presence(element));
        let anchors = intern_list(anchors.map(|element| presence(operator, element)).collect());
        let elements = self.elements(operator, &clause.elements);
        OiListClause { keyword: intern_text(&clause.keyword), anchors, elements }
    }

    fn type_source(&mut self, source: &model::TypeSource<'r>) -> Option<TypeSource> {
        Some(match source {
            model::TypeSource::Given => TypeSource::Given,
            model::TypeSource::Inferred => TypeSource::Inferred,
            model::TypeSource::Buildable(call) => TypeSource::Buildable(self.type_maker(*call)?),
            model::TypeSource::SameAs(of) => TypeSource::SameAs(type_of(*of)),
            model::TypeSource::ElementType(of) => {
                TypeSource::TransformRange(type_of(*of), &support::types_of_elements)
            }
            model::TypeSource::Transform(of, transform) => {
                let snippet = self.type_transform(*transform);
                let content = Fingerprint::of(&snippet);
                let function = type_function(&content, move |ty| snippet.transformed(ty));
                TypeSource::Transform(type_of(*of), function)
            }
            model::TypeSource::TransformRange(of, transform, subject) => {
                TypeSource::TransformRange(type_of(*of), self.range_transform(*transform, *subject))
            }
        })
    }

    /// The function that creates the only type that a constraint admits; `None` if it is unknown.
    pub(crate) fn type_maker(&mut self, call: RecordValue<'r>) -> Option<TypeMaker> {
        let read = self.code.type_function(call, TypeFunction::Buildable);
        let record = call.field().record();
        let snippet = self.snippet(&read.expr, &["context"], Self::name_of(record), call.span());
        if !snippet.unknown.is_empty() {
            return None;
        }
        let content = Fingerprint::of(&snippet);
        Some(type_maker(&content, move |context| match snippet.run(vec![context.into()]) {
            Ok(Value::Type(ty)) => ty,
            _ => context.none_type(),
        }))
    }

    /// The snippet of a `TypesMatchWith`, from type to type.
    pub(crate) fn type_transform(&mut self, transform: RecordValue<'r>) -> ReportedSnippet {
        let read = self.code.type_function(transform, TypeFunction::Transform);
        self.reported_transform(&read.expr, "ty", transform.span())
    }

    fn range_transform(&mut self, transform: RecordValue<'r>, subject: Subject) -> TypesFunction {
        let read = self.code.type_function(transform, TypeFunction::TransformRange(subject));
        let snippet = self.reported_transform(&read.expr, "types", transform.span());
        let content = Fingerprint::of(&snippet);
        types_function(&content, move |types| snippet.transformed_range(types))
    }

    /// The definition of the type of operands or results, if they are of a single `TypeDef` with a format.
    fn own_type(&self, operator: &Operator<'r>, of: ValueRef) -> Option<&'static TypeDefinition> {
        let value = match of {
            ValueRef::Operand(index) => &operator.operands[index],
            ValueRef::Result(index) => &operator.results[index],
            ValueRef::Operands | ValueRef::Results => return None,
        };
        // Types of variadic and optional values are printed in full.
        if value.is_variable() {
            return None;
        }
        let mut constraint = value.element_constraint();
        while !constraint.is_a("TypeDef") {
            constraint = constraint.record_opt("baseType").ok().flatten()?;
        }
        has_text(constraint).then(|| self.types.get(&constraint.order()).copied()).flatten()
    }

    /// The definition of an attribute whose text follows its mnemonic.
    fn own_attribute(&self, base: Record<'r>) -> Option<&'static AttrDefinition> {
        let definition = match base.is_a("AttrDef") {
            true => base,
            false => {
                let storage = base.is_a("DialectAttr").then(|| base.str_opt("storageType").ok().flatten());
                own_class(base.records(), storage.flatten()?).filter(|def| def.is_a("AttrDef"))?
            }
        };
        has_text(definition).then(|| self.attributes.get(&definition.order()).copied()).flatten()
    }

    /// The syntax of an attribute in a format.
    fn attribute_syntax(
        &mut self,
        operator: &Operator<'r>,
        attribute: &NamedAttribute<'r>,
        is_qualified: bool,
    ) -> AttributeSyntax {
        let base = attribute.base();
        if base.name() == "SymbolNameAttr" {
            return AttributeSyntax::SymbolName;
        }
        if base.is_a("EnumInfo") && base.bit("genSpecializedAttr").unwrap_or(true) {
            return match self.case_syntax(base, attribute.name) {
                Some(syntax) => AttributeSyntax::Enum(syntax),
                None => AttributeSyntax::Any,
            };
        }
        if let Some(info) = enum_of(base) {
            if !is_qualified {
                let definition = self.attributes.get(&base.order()).copied();
                if let Some(syntax) = definition.and_then(|own| text_of_another_dialect(operator, own)) {
                    return syntax;
                }
                let own = match enum_text(base) {
                    Some(EnumText::Bracketed) => self.enum_syntax(info, true),
                    Some(EnumText::Plain) => self.enum_syntax(info, false),
                    None => None,
                };
                if let Some(own) = own {
                    return AttributeSyntax::Own(own);
                }
                if let Some(definition) = definition {
                    return AttributeSyntax::Defined(definition);
                }
            }
            return AttributeSyntax::Any;
        }
        if let Some(definition) = self.own_attribute(base).filter(|_| !is_qualified) {
            return text_of_another_dialect(operator, definition)
                .unwrap_or(AttributeSyntax::Defined(definition));
        }
        if let Some(call) = fixed_type(attribute) {
            return self.type_maker(call).map_or(AttributeSyntax::Any, AttributeSyntax::OfType);
        }
        // A type that the constraint does not determine is printed.
        let value_type = base.record_opt("valueType").ok().flatten();
        if value_type.is_some_and(|ty| ty.name() != "NoneType") {
            return AttributeSyntax::Any;
        }
        let storage = base.str_opt("storageType").ok().flatten();
        let element = storage.and_then(dense_array_element).filter(|_| !is_qualified);
        if let Some(syntax) = element.and_then(dense_array_syntax) {
            return AttributeSyntax::Own(syntax);
        }
        storage.and_then(kind_check).map_or(AttributeSyntax::Any, AttributeSyntax::OfKind)
    }
}

/// The syntax of an attribute that another dialect defines. The context may have that dialect from another file, or
/// compiled, so the definition is found by its name.
fn text_of_another_dialect(operator: &Operator<'_>, own: &AttrDefinition) -> Option<AttributeSyntax> {
    if own.dialect == operator.dialect_name {
        return None;
    }
    let (dialect, mnemonic) = (own.dialect, own.mnemonic);
    let text = move |context: &Context| {
        context.attribute_definition(dialect, mnemonic).and_then(OwnAttributeSyntax::of)
    };
    let names = (dialect, mnemonic);
    Some(AttributeSyntax::Own(intern(attribute_syntax(
        &names,
        move |parser, ty| match text(parser.context()) {
            Some(text) => (text.parse)(parser, ty),
            None => parser.parse_attribute(),
        },
        Some(optional_parser(&names, move |parser| {
            match text(parser.context()).and_then(|text| text.parse_optional) {
                Some(parse) => parse(parser),
                None => Ok(None),
            }
        })),
        move |printer, attribute| {
            if let Some(text) = text(attribute.context()) {
                (text.print)(printer, attribute);
            }
        },
    ))))
}

/// Whether a format leaves out result types that only code can infer.
pub(crate) fn lacks_inference(operator: &Operator<'_>, format: &model::AssemblyFormat<'_>) -> bool {
    operator.result_types.is_none()
        && format.result_types.iter().any(|source| matches!(source, model::TypeSource::Inferred))
}

/// A function from types to types.
type TypesFunction = &'static (dyn for<'c> Fn(&[Type<'c>]) -> Option<Vec<Type<'c>>> + Send + Sync);

fn types_function(
    captured: &impl Content,
    function: impl for<'c> Fn(&[Type<'c>]) -> Option<Vec<Type<'c>>> + Send + Sync + 'static,
) -> TypesFunction {
    intern_as(captured, function)
}

fn type_function(
    captured: &impl Content,
    function: impl for<'c> Fn(Type<'c>) -> Option<Type<'c>> + Send + Sync + 'static,
) -> &'static (dyn for<'c> Fn(Type<'c>) -> Option<Type<'c>> + Send + Sync) {
    intern_as(captured, function)
}

/// Whether a type or an attribute has text after its mnemonic.
fn has_text(definition: Record<'_>) -> bool {
    definition.bit("hasCustomAssemblyFormat") == Ok(true)
        || definition.str_opt("assemblyFormat").ok().flatten().is_some()
}

fn group(of: ValueRef) -> ValueGroup {
    match of {
        ValueRef::Operand(operand) => ValueGroup::Operand(narrow(operand)),
        ValueRef::Result(result) => ValueGroup::Result(narrow(result)),
        ValueRef::Operands => ValueGroup::Operands,
        ValueRef::Results => ValueGroup::Results,
    }
}

fn type_of(of: model::TypeOf) -> TypeOf {
    match of {
        model::TypeOf::Operand(operand) => TypeOf::Operand(narrow(operand)),
        model::TypeOf::Result(result) => TypeOf::Result(narrow(result)),
        model::TypeOf::Attribute(slot) => TypeOf::Attribute(narrow(slot)),
    }
}

/// Adds the properties in elements of a format.
fn named_properties(elements: &[Element], properties: &mut Vec<usize>) {
    for element in elements {
        match element {
            Element::Property(property) => properties.push(*property),
            Element::Optional(group) => {
                named_properties(&group.elements, properties);
                named_properties(&group.otherwise, properties);
            }
            Element::OiList(clauses) => {
                clauses.iter().for_each(|clause| named_properties(&clause.elements, properties));
            }
            _ => {}
        }
    }
}

fn has_presence(element: &Element) -> bool {
    matches!(
        element,
        Element::Operand(_)
            | Element::Attribute { .. }
            | Element::UnitFlag(_)
            | Element::Property(_)
            | Element::Region(_)
            | Element::Type { .. }
    )
}

/// The elements that a directive binds: its arguments except those in `ref`.
fn bound(arguments: &[CustomArgument]) -> impl Iterator<Item = &Element> {
    arguments.iter().filter_map(|argument| match argument {
        CustomArgument::Element(element) => Some(element),
        _ => None,
    })
}

/// Returns the condition under which a group is printed.
fn presence(operator: &Operator<'_>, anchor: &Element) -> Presence {
    match anchor {
        Element::Operand(operand)
        | Element::Type { of: ValueRef::Operand(operand), .. }
        | Element::FunctionalType(ValueRef::Operand(operand), _) => Presence::Operand(narrow(*operand)),
        Element::Type { of: ValueRef::Result(result), .. }
        | Element::FunctionalType(ValueRef::Result(result), _) => Presence::Result(narrow(*result)),
        Element::Attribute { slot, .. } | Element::UnitFlag(slot) => Presence::Attribute(narrow(*slot)),
        Element::Property(property) => Presence::Attribute(narrow(operator.property_slot(*property))),
        Element::Region(region) => Presence::Region(narrow(*region)),
        Element::Custom { arguments, .. } => {
            let bound = bound(arguments).filter(|element| has_presence(element));
            Presence::Any(intern_list(bound.map(|element| presence(operator, element)).collect()))
        }
        _ => Presence::Any(&[]),
    }
}
