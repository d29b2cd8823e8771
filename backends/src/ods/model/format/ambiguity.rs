//! Finds formats whose text cannot be read back: an element may be absent, or is a list, and what follows it in the text
//! may start as the element does, or with a comma.
//!
//! mlir-tblgen checks two such cases, whose messages it keeps: a region behind `attr-dict`, and a colon behind an attribute
//! of any type. The check is that of an LL(1) grammar. Where it is not known how an element starts, it is taken to start
//! as nothing else does.

use rtblgen_records::{Record, Value};
use tblgen_parser::Diagnostic;

use crate::ods::model::enums::{enum_of, texts};
use crate::ods::model::format::check::is_keyword;
use crate::ods::model::format::element::{Element, Group, ValueRef};
use crate::ods::model::{Arity, AttributePresence, Operator};

/// How a part of the text may start.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Start {
    /// A keyword or punctuation.
    Literal(String),
    /// `%value`
    Value,
    /// `^block`
    Block,
    /// `@symbol`
    Symbol,
    /// `"text"`
    Text,
    /// `1`, `-1`, `0.5`
    Number,
    /// A type.
    Type,
    /// An attribute of any kind.
    Attribute,
}

impl Start {
    fn literal(text: &str) -> Self {
        Self::Literal(text.to_owned())
    }

    /// Whether the same text may start in both ways.
    fn overlaps(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Literal(left), Self::Literal(right)) => left == right,
            (Self::Type, Self::Literal(text)) | (Self::Literal(text), Self::Type) => starts_type(text),
            (Self::Attribute, Self::Literal(text)) | (Self::Literal(text), Self::Attribute) => {
                starts_type(text)
                    || ["[", "{", "true", "false", "unit", "-", "dense", "array", "#"]
                        .contains(&text.as_str())
            }
            (Self::Attribute, other) | (other, Self::Attribute) => {
                !matches!(other, Self::Value | Self::Block)
            }
            (left, right) => left == right,
        }
    }
}

/// Whether a literal may start a builtin type.
fn starts_type(text: &str) -> bool {
    let is_integer = ["si", "ui", "i"].iter().any(|prefix| {
        text.strip_prefix(prefix)
            .is_some_and(|width| !width.is_empty() && width.bytes().all(|b| b.is_ascii_digit()))
    });
    const KEYWORDS: [&str; 13] = [
        "(", "index", "none", "tensor", "vector", "memref", "tuple", "complex", "bf16", "f16", "f32", "f64",
        "f128",
    ];
    is_integer || KEYWORDS.contains(&text)
}

/// The start of an element's text.
#[derive(Clone, Debug)]
struct ElementStart {
    start: Start,
    /// The element, for messages.
    name: String,
    /// The start is the literal that opens an optional group.
    opens_group: bool,
}

impl ElementStart {
    fn new(start: Start, name: &str) -> Self {
        Self { start, name: name.to_owned(), opens_group: false }
    }
}

/// The starts that a text may have.
type Starts = Vec<ElementStart>;

/// Reports each element that cannot be told from what follows it.
pub(super) fn check(
    operator: &Operator<'_>,
    value: Value<'_>,
    elements: &[Element],
    mistakes: &mut Vec<Diagnostic>,
) {
    let mut check = Check { operator, value, mistakes };
    // What follows the operation is on a line of its own: the parser sees that.
    check.sequence(elements, &Vec::new(), Place::Format);
}

/// Where elements stand. What is in a group is there if the group is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Format,
    StartOfGroup,
    Group,
    /// Behind the keyword of a clause.
    Clause,
}

/// Whether something of the text stands for the element.
fn is_in_text(element: &Element) -> bool {
    !element.is_whitespace() && !matches!(element, Element::UnitFlag(_))
}

/// Whether the text of an element may end with a letter or a digit.
fn ends_word(element: &Element) -> bool {
    match element {
        Element::Literal(text) => text.ends_with(|c: char| c.is_alphanumeric() || c == '_'),
        Element::Region(_) | Element::Regions => false,
        _ => true,
    }
}

/// Whether the text of an element may start with a letter or a digit.
fn starts_word(operator: &Operator<'_>, element: &Element) -> bool {
    match element {
        Element::Literal(text) => text.starts_with(|c: char| c.is_alphanumeric() || c == '_'),
        Element::Optional(group) if group.elements.first().is_some_and(Element::is_whitespace) => false,
        Element::Optional(group) => group
            .elements
            .iter()
            .find(|element| is_in_text(element))
            .is_some_and(|first| starts_word(operator, first)),
        Element::OiList(_) | Element::Property(_) => true,
        Element::Custom { .. } => false,
        // The text of an enum of a dialect begins with a space.
        Element::Attribute { slot, .. } if operator.attributes[*slot].base().is_a("AttrDef") => false,
        _ if starts_of(operator, element).0.is_empty() => true,
        _ => starts_of(operator, element).0.iter().any(|start| match start {
            Start::Literal(text) => text.starts_with(|c: char| c.is_alphanumeric() || c == '_'),
            Start::Number | Start::Type | Start::Attribute => true,
            Start::Value | Start::Block | Start::Symbol | Start::Text => false,
        }),
    }
}

/// Whether the parser reads the attribute only if it sees it.
fn is_read_if_there(operator: &Operator<'_>, element: &Element, place: Place) -> bool {
    matches!(element, Element::Attribute { .. })
        && (place == Place::StartOfGroup || (place == Place::Format && may_be_absent(operator, element)))
        && matches!(element, Element::Attribute { slot, .. } if operator.attributes[*slot].base().is_a("AttrDef"))
}

struct Check<'a, 'r> {
    operator: &'a Operator<'r>,
    value: Value<'r>,
    mistakes: &'a mut Vec<Diagnostic>,
}

impl Check<'_, '_> {
    /// How the elements may start with `after` behind them. Each is checked.
    fn sequence(&mut self, elements: &[Element], after: &Starts, place: Place) -> Starts {
        self.check_glue(elements);
        let mut after = after.clone();
        let visible: Vec<&Element> = elements.iter().filter(|element| is_in_text(element)).collect();
        for (index, element) in visible.into_iter().enumerate().rev() {
            let place = if place == Place::Group && index == 0 { Place::StartOfGroup } else { place };
            after = self.element(element, after, place);
        }
        after
    }

    /// Two words with nothing between them are one word.
    fn check_glue(&mut self, elements: &[Element]) {
        for (index, _) in elements.iter().enumerate().filter(|(_, element)| **element == Element::NoSpace) {
            let before = elements[..index].iter().rev().find(|element| **element != Element::NoSpace);
            if before.is_some_and(Element::is_whitespace) {
                continue;
            }
            let behind = elements[index + 1..].iter().take_while(|element| **element != Element::Space);
            let mut behind = behind.filter(|element| !element.is_whitespace());
            let Some(next) = behind.next() else { continue };
            let is_absent = |element: &&Element| may_be_absent(self.operator, element);
            let next = [Some(next), behind.next().filter(|_| is_absent(&next))];
            if before.is_none_or(ends_word)
                && next.into_iter().flatten().any(|next| starts_word(self.operator, next))
            {
                let message = "the format writes two words with nothing between them";
                let help = "leave out the empty pair of backquotes";
                self.mistakes.push(Diagnostic::error(self.value.span(), message).with_help(help));
            }
        }
    }

    /// How the element may start, and what is behind it if it may be absent.
    fn element(&mut self, element: &Element, after: Starts, place: Place) -> Starts {
        let operator = self.operator;
        match element {
            Element::Optional(group) => return self.group(group, after),
            Element::OiList(clauses) => {
                let keywords: Starts = clauses
                    .iter()
                    .map(|clause| {
                        let name = format!("the clause `{}`", clause.keyword);
                        ElementStart::new(Start::literal(&clause.keyword), &name)
                    })
                    .collect();
                let behind: Starts = keywords.iter().chain(&after).cloned().collect();
                for clause in clauses {
                    self.sequence(&clause.elements, &behind, Place::Clause);
                }
                return behind;
            }
            _ => {}
        }
        let (starts, name) = starts_of(operator, element);
        if is_list(operator, element)
            && let Some(next) = after.iter().find(|next| next.start == Start::literal(","))
        {
            let next = &next.name;
            let next = if next == "`,`" { String::new() } else { format!(" of {next}") };
            let message = format!("format ambiguity caused by `,` literal{next} found after variadic {name}");
            self.report(message, false);
        }
        if starts.is_empty() && is_read_if_there(operator, element, place) {
            let message = format!(
                "the text of {name} may start with anything, so it cannot be told whether it is there"
            );
            let help = "begin the format of the attribute with a literal, or write `qualified(..)`";
            self.mistakes.push(Diagnostic::error(self.value.span(), message).with_help(help));
        }
        if place != Place::Format || !may_be_absent(operator, element) {
            return starts.into_iter().map(|start| ElementStart::new(start, &name)).collect();
        }
        // What is an attribute may also be written in full, or as an alias.
        let name_of_attribute = matches!(element, Element::Attribute { .. }).then(|| Start::literal("#"));
        let read: Vec<Start> = starts.iter().cloned().chain(name_of_attribute).collect();
        // mlir-tblgen has words of its own for a region.
        let is_checked = matches!(element, Element::AttrDict { .. });
        let clash = after.iter().find(|next| {
            read.iter().any(|start| start.overlaps(&next.start))
                && !(is_checked && next.name.starts_with("region"))
        });
        if let Some(ElementStart { name: next, .. }) = clash {
            let message =
                format!("format ambiguity caused by {name}, which may be absent, followed by {next}");
            // Ops of MLIR have such a region, so this one is not refused.
            let is_region = matches!(element, Element::Region(_) | Element::Regions) && next == "`attr-dict`";
            self.report(message, is_region);
        }
        starts.into_iter().map(|start| ElementStart::new(start, &name)).chain(after).collect()
    }

    fn group(&mut self, group: &Group, after: Starts) -> Starts {
        let inside = self.sequence(&group.elements, &after, Place::Group);
        let otherwise = self.sequence(&group.otherwise, &after, Place::Format);
        if let Some(first) = inside.first()
            && let Some(next) = otherwise.iter().find(|next| first.start.overlaps(&next.start))
        {
            let message = format!(
                "format ambiguity caused by an optional group that starts with {}, followed by {}",
                first.name, next.name
            );
            // Ops of MLIR have such a region, so it is not refused.
            let is_region = matches!(group.elements.first(), Some(Element::Region(_)));
            // The text is read back if the second group is present only together with the first.
            self.report(message, next.opens_group || is_region && next.name == "`attr-dict`");
        }
        let is_literal =
            matches!(group.elements.iter().find(|element| is_in_text(element)), Some(Element::Literal(_)));
        let inside = inside
            .into_iter()
            .map(|start| ElementStart { opens_group: is_literal || start.opens_group, ..start });
        inside.chain(otherwise).collect()
    }

    fn report(&mut self, message: String, is_doubtful: bool) {
        let span = self.value.span();
        let mistake = match is_doubtful {
            true => Diagnostic::warning(span, message),
            false => Diagnostic::error(span, message),
        };
        self.mistakes.push(mistake.with_help("put a literal between them"));
    }
}

/// How an element starts where it is there, and what it is called.
fn starts_of(operator: &Operator<'_>, element: &Element) -> (Vec<Start>, String) {
    match element {
        Element::Literal(text) => (vec![Start::literal(text)], format!("`{text}`")),
        Element::Operand(index) => {
            let operand = &operator.operands[*index];
            let start = match operand.group_sizes {
                Some(_) => Start::literal("("),
                None => Start::Value,
            };
            (vec![start], format!("operand `{}`", operand.name))
        }
        Element::Operands => (vec![Start::Value], "the operands".to_owned()),
        Element::Attribute { slot, is_qualified } => {
            let attribute = &operator.attributes[*slot];
            (starts_of_attribute(attribute, *is_qualified), format!("attribute `{}`", attribute.name))
        }
        Element::Region(index) => {
            (vec![Start::literal("{")], format!("region `{}`", operator.regions[*index].name))
        }
        Element::Regions => (vec![Start::literal("{")], "the regions".to_owned()),
        Element::Successor(index) => {
            (vec![Start::Block], format!("successor `{}`", operator.successors[*index].name))
        }
        Element::Successors => (vec![Start::Block], "the successors".to_owned()),
        Element::Type { of, is_qualified } => {
            let own = own_type(operator, *of).filter(|_| !is_qualified);
            let starts = [Start::Type].into_iter().chain(own.map(starts_of_own_text).unwrap_or_default());
            (starts.collect(), format!("the type of {}", name_of(operator, *of)))
        }
        Element::FunctionalType(..) => (vec![Start::literal("(")], "`functional-type`".to_owned()),
        Element::AttrDict { has_keyword: false } => (vec![Start::literal("{")], "`attr-dict`".to_owned()),
        Element::AttrDict { has_keyword: true } => {
            (vec![Start::literal("attributes")], "`attr-dict-with-keyword`".to_owned())
        }
        Element::PropDict => (vec![Start::literal("<")], "`prop-dict`".to_owned()),
        Element::Property(index) => {
            let property = &operator.properties[*index];
            (starts_of_property(property.record), format!("property `{}`", property.name))
        }
        _ => (Vec::new(), "this element".to_owned()),
    }
}

fn name_of(operator: &Operator<'_>, of: ValueRef) -> String {
    match of {
        ValueRef::Operand(index) => format!("`{}`", operator.operands[index].name),
        ValueRef::Result(index) => format!("`{}`", operator.results[index].name),
        ValueRef::Operands => "the operands".to_owned(),
        ValueRef::Results => "the results".to_owned(),
    }
}

/// The definition of the types of a dialect that a value is limited to.
fn own_type<'r>(operator: &Operator<'r>, of: ValueRef) -> Option<Record<'r>> {
    let value = match of {
        ValueRef::Operand(index) => &operator.operands[index],
        ValueRef::Result(index) => &operator.results[index],
        ValueRef::Operands | ValueRef::Results => return None,
    };
    Some(value.element_constraint()).filter(|constraint| constraint.is_a("TypeDef"))
}

fn starts_of_attribute(attribute: &crate::ods::model::NamedAttribute<'_>, is_qualified: bool) -> Vec<Start> {
    let base = attribute.base();
    if attribute.is_unit() {
        return vec![Start::literal("unit")];
    }
    if base.is_a("AttrDef") {
        return if is_qualified { vec![Start::literal("#")] } else { starts_of_own_text(base) };
    }
    if base.name() == "SymbolNameAttr" {
        return vec![Start::Symbol];
    }
    if let Some(info) = enum_of(base).or(base.is_a("EnumInfo").then_some(base)) {
        return starts_of_cases(info);
    }
    let storage = base.str_opt("storageType").ok().flatten().unwrap_or_default();
    let starts: &[Start] = match storage.trim().trim_start_matches("::mlir::") {
        "" | "Attribute" => &[Start::Attribute],
        "StringAttr" => &[Start::Text],
        "SymbolRefAttr" | "FlatSymbolRefAttr" => &[Start::Symbol],
        "IntegerAttr" | "FloatAttr" => &[Start::Number],
        "TypeAttr" => &[Start::Type],
        "AffineMapAttr" => return vec![Start::literal("affine_map"), Start::literal("#")],
        "IntegerSetAttr" => return vec![Start::literal("affine_set"), Start::literal("#")],
        "BoolAttr" => return vec![Start::literal("true"), Start::literal("false")],
        "ArrayAttr" => return vec![Start::literal("[")],
        "DictionaryAttr" => return vec![Start::literal("{")],
        name if name.starts_with("Dense") && name.ends_with("ArrayAttr") => return vec![Start::literal("[")],
        _ => &[],
    };
    starts.to_vec()
}

/// How the text of a property starts, as far as it is known.
fn starts_of_property(record: Record<'_>) -> Vec<Start> {
    let base = |field| record.record_opt(field).ok().flatten();
    if let Some(base) = base("baseProperty") {
        return starts_of_property(base);
    }
    if let Some(info) = base("enum") {
        return starts_of_cases(info);
    }
    match record.str_opt("optionalParser").ok().flatten().unwrap_or_default() {
        "integer" => vec![Start::Number, Start::literal("true"), Start::literal("false")],
        "string" => vec![Start::Text],
        "array" => vec![Start::literal("[")],
        "unit" => vec![Start::literal("unit"), Start::literal("unit_absent")],
        _ => Vec::new(),
    }
}

/// A case that is no keyword, or several flags at once, is quoted.
fn starts_of_cases(info: Record<'_>) -> Vec<Start> {
    // A case without a text is the default, which is not written.
    let texts: Vec<&str> = texts(info).into_iter().filter(|text| !text.is_empty()).collect();
    let is_quoted = info.is_a("BitEnumBase") || texts.iter().any(|text| !is_keyword(text));
    texts.into_iter().map(Start::literal).chain(is_quoted.then_some(Start::Text)).collect()
}

/// How the text of a type or an attribute of a dialect starts, if its format starts with a literal.
fn starts_of_own_text(def: Record<'_>) -> Vec<Start> {
    let format = def.str_opt("assemblyFormat").ok().flatten().unwrap_or_default().trim();
    match (format.strip_prefix('`').and_then(|rest| rest.split_once('`')), enum_of(def)) {
        (Some((literal, _)), _) if !literal.trim().is_empty() => vec![Start::literal(literal)],
        (None, Some(info)) if format == "$value" => starts_of_cases(info),
        _ => Vec::new(),
    }
}

/// Whether nothing of the element may be in the text.
fn may_be_absent(operator: &Operator<'_>, element: &Element) -> bool {
    let is_group =
        |values: &[crate::ods::model::NamedValue<'_>]| values.iter().all(|value| value.is_variable());
    match element {
        Element::Operand(index) => operator.operands[*index].is_variable(),
        Element::Operands => is_group(&operator.operands),
        Element::Attribute { slot, .. } => {
            let attribute = &operator.attributes[*slot];
            attribute.is_unit() || attribute.presence == AttributePresence::Optional
        }
        Element::Region(index) => operator.regions[*index].is_variadic,
        Element::Regions => operator.regions.iter().all(|region| region.is_variadic),
        Element::Successor(index) => operator.successors[*index].is_variadic,
        Element::Successors => operator.successors.iter().all(|successor| successor.is_variadic),
        Element::Type { of, .. } => match of {
            ValueRef::Operand(index) => operator.operands[*index].is_variable(),
            ValueRef::Result(index) => operator.results[*index].is_variable(),
            ValueRef::Operands => is_group(&operator.operands),
            ValueRef::Results => is_group(&operator.results),
        },
        Element::AttrDict { .. } | Element::PropDict => true,
        _ => false,
    }
}

/// Whether the element takes all commas behind it.
fn is_list(operator: &Operator<'_>, element: &Element) -> bool {
    let is_list = |arity| arity == Arity::Variadic;
    match element {
        Element::Operand(index) => is_list(operator.operands[*index].arity),
        Element::Region(index) => operator.regions[*index].is_variadic,
        Element::Successor(index) => operator.successors[*index].is_variadic,
        Element::Type { of: ValueRef::Operand(index), .. } => is_list(operator.operands[*index].arity),
        Element::Type { of: ValueRef::Result(index), .. } => is_list(operator.results[*index].arity),
        Element::Type { .. } | Element::Operands | Element::Regions | Element::Successors => true,
        _ => false,
    }
}
