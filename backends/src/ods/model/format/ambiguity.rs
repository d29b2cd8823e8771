//! Finds formats whose text cannot be read back: an element may be absent, or is a list, and the following
//! text may start as the element does, or with a comma.
//!
//! mlir-tblgen checks four such cases, whose messages are kept: a region or a group with one after `attr-dict`, a colon
//! after an attribute of any type, and a keyword of an `oilist` after it. The check is that of an LL(1) grammar; the
//! starts are those of [`starts_of`].

use rtblgen_records::Value;
use tblgen_parser::Diagnostic;

use crate::ods::model::format::check::has_any_type;
use crate::ods::model::format::element::{Clause, Element, Group, ValueRef};
use crate::ods::model::format::starts::{Start, accepted_starts_of, starts_of};
use crate::ods::model::{Arity, AttributePresence, NamedValue, Operator};

/// A start that the text after an element may have.
#[derive(Clone, Debug)]
struct ElementStart<'e> {
    start: Start,
    /// The element that starts so.
    element: &'e Element,
    /// The start is the literal that opens an optional group.
    opens_group: bool,
    /// Another colon may follow.
    before_colon: bool,
}

impl<'e> ElementStart<'e> {
    fn new(start: Start, element: &'e Element) -> Self {
        Self { start, element, opens_group: false, before_colon: false }
    }

    fn is_literal(&self, text: &str) -> bool {
        matches!(&self.start, Start::Literal(literal) if literal == text)
    }
}

/// The starts that a text may have.
type Starts<'e> = Vec<ElementStart<'e>>;

/// Reports each element that cannot be distinguished from the following text.
pub(super) fn check(
    operator: &Operator<'_>,
    value: Value<'_>,
    elements: &[Element],
    mistakes: &mut Vec<Diagnostic>,
) {
    let mut check = Check { operator, value, mistakes };
    // The text after the operation is on a line of its own: the parser sees the line break.
    check.sequence(elements, None, &Vec::new(), Place::Format);
}

/// The position of elements. Elements of a group are present if the group is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Format,
    StartOfGroup,
    Group,
    /// After the keyword of a clause.
    Clause,
}

/// Whether the text has a part for the element.
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
        _ if starts_of(operator, element).is_empty() => true,
        _ => starts_of(operator, element).iter().any(|start| match start {
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
    /// Checks each element. Returns the possible starts of the sequence, which is between `before`, if known,
    /// and `after`.
    fn sequence<'e>(
        &mut self,
        elements: &'e [Element],
        before: Option<&'e Element>,
        after: &Starts<'e>,
        place: Place,
    ) -> Starts<'e> {
        self.check_glue(elements, before);
        let mut after = after.clone();
        let visible: Vec<&Element> = elements.iter().filter(|element| is_in_text(element)).collect();
        for (index, element) in visible.iter().enumerate().rev() {
            let place = if place == Place::Group && index == 0 { Place::StartOfGroup } else { place };
            let before = index.checked_sub(1).map(|index| visible[index]);
            after = self.element(element, before, after, place);
        }
        after
    }

    /// Two words with nothing between them are one word.
    fn check_glue(&mut self, elements: &[Element], outside: Option<&Element>) {
        for (index, _) in elements.iter().enumerate().filter(|(_, element)| **element == Element::NoSpace) {
            let before = elements[..index].iter().rev().find(|element| **element != Element::NoSpace);
            let before = before.or(outside);
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

    /// Returns the starts of the element, and those of the text after it if it may be absent.
    fn element<'e>(
        &mut self,
        element: &'e Element,
        before: Option<&'e Element>,
        after: Starts<'e>,
        place: Place,
    ) -> Starts<'e> {
        let operator = self.operator;
        match element {
            Element::Optional(group) => return self.group(group, before, after),
            Element::OiList(clauses) => return self.oilist(element, clauses, after),
            _ => {}
        }
        self.check_list(element, &after);
        self.check_attribute(element, &after, place);
        let before_colon = after.iter().any(|next| next.is_literal(":"));
        let starts = starts_of(operator, element)
            .into_iter()
            .map(|start| ElementStart { before_colon, ..ElementStart::new(start, element) });
        if place != Place::Format || !may_be_absent(operator, element) {
            return starts.collect();
        }
        self.check_absence(element, &after);
        starts.chain(after).collect()
    }

    /// The clauses of an `oilist` are read as long as a keyword follows.
    fn oilist<'e>(&mut self, list: &'e Element, clauses: &'e [Clause], after: Starts<'e>) -> Starts<'e> {
        let keywords: Starts<'_> =
            clauses.iter().map(|clause| ElementStart::new(Start::literal(&clause.keyword), list)).collect();
        for Clause { keyword, .. } in clauses {
            let Some(next) = after.iter().find(|next| Start::literal(keyword).overlaps(&next.start)) else {
                continue;
            };
            let message = match next.element {
                Element::OiList(_) => {
                    format!("format ambiguity because {keyword} is used in two adjacent oilist elements.")
                }
                Element::Literal(_) => format!(
                    "format ambiguity because {keyword} is used both in oilist element and the adjacent literal."
                ),
                _ => format!(
                    "format ambiguity caused by the clause `{keyword}`, which may be absent, followed by {}",
                    self.name_of(next)
                ),
            };
            self.mistakes.push(Diagnostic::error(self.value.span(), message));
        }
        let behind: Starts<'_> = keywords.into_iter().chain(after).collect();
        for clause in clauses {
            self.sequence(&clause.elements, None, &behind, Place::Clause);
        }
        behind
    }

    /// A list takes all commas after it.
    fn check_list(&mut self, element: &Element, after: &Starts<'_>) {
        if !is_list(self.operator, element) {
            return;
        }
        if let Some(next) = after.iter().find(|next| next.is_literal(",")) {
            let of_next = match next.element {
                Element::Literal(_) => String::new(),
                _ => format!(" of {}", self.name_of(next)),
            };
            let name = describe(self.operator, element);
            let message =
                format!("format ambiguity caused by `,` literal{of_next} found after variadic {name}");
            self.report(message, false);
        }
    }

    fn check_attribute(&mut self, element: &Element, after: &Starts<'_>, place: Place) {
        let operator = self.operator;
        let Element::Attribute { slot, is_qualified } = element else { return };
        let attribute = &operator.attributes[*slot];
        let starts = starts_of(operator, element);
        if starts.is_empty() && is_read_if_there(operator, element, place) {
            let message = format!(
                "the text of attribute `{}` may start with anything, so it cannot be told whether it is there",
                attribute.name
            );
            let help = "begin the format of the attribute with a literal, or write `qualified(..)`";
            self.mistakes.push(Diagnostic::error(self.value.span(), message).with_help(help));
        }
        // An attribute in full, `#dialect.name<..>`, may have a type after a colon.
        let is_full = *is_qualified && has_any_type(attribute.base(), true);
        if is_full && after.iter().any(|next| next.is_literal(":")) {
            let message = format!(
                "format ambiguity caused by `:` literal found after attribute `{}` which does not have a buildable type",
                attribute.name
            );
            self.report(message, false);
        }
        // `@symbol::@nested`
        let is_nested = starts.contains(&Start::Symbol) && attribute.base().name() != "SymbolNameAttr";
        if is_nested && after.iter().any(|next| next.is_literal(":") && next.before_colon) {
            let message = format!(
                "format ambiguity caused by two `:` literals found after symbol attribute `{}`",
                attribute.name
            );
            self.report(message, false);
        }
    }

    /// Reports elements after an optional element that may start with the same token as the element.
    fn check_absence(&mut self, element: &Element, after: &Starts<'_>) {
        let accepted = accepted_starts_of(self.operator, element);
        let is_region = |element: &Element| matches!(element, Element::Region(_) | Element::Regions);
        let clash = after.iter().find(|next| accepted.iter().any(|start| start.overlaps(&next.start)));
        if let (Element::AttrDict { .. }, Some(ElementStart { element: Element::Region(index), .. })) =
            (element, clash)
        {
            let name = self.operator.regions[*index].name;
            let message =
                format!("format ambiguity caused by `attr-dict` directive followed by region `{name}`");
            let note = "try using `attr-dict-with-keyword` instead";
            self.mistakes
                .push(Diagnostic::error(self.value.span(), message).with_note(self.value.span(), note));
        } else if let Some(next) = clash {
            let message = format!(
                "format ambiguity caused by {}, which may be absent, followed by {}",
                describe(self.operator, element),
                self.name_of(next)
            );
            // Ops of MLIR have such a region, so this one is not refused.
            let is_doubtful =
                is_region(element) && matches!(next.element, Element::AttrDict { has_keyword: false });
            self.report(message, is_doubtful);
        }
    }

    fn group<'e>(&mut self, group: &'e Group, before: Option<&'e Element>, after: Starts<'e>) -> Starts<'e> {
        let inside = self.sequence(&group.elements, before, &after, Place::Group);
        let otherwise = self.sequence(&group.otherwise, before, &after, Place::Format);
        let Some(first) = group.elements.iter().find(|element| is_in_text(element)) else { return otherwise };
        let accepted = accepted_starts_of(self.operator, first);
        let clash = otherwise.iter().find(|next| accepted.iter().any(|start| start.overlaps(&next.start)));
        if let Some(next) = clash {
            let message = format!(
                "format ambiguity caused by an optional group that starts with {}, followed by {}",
                describe(self.operator, first),
                self.name_of(next)
            );
            // The text is read back if the second group is present only together with the first.
            let is_dependent = next.opens_group && matches!(first, Element::Literal(_));
            // Ops of MLIR have such a region, so it is not refused.
            let is_region = matches!(first, Element::Region(_))
                && matches!(next.element, Element::AttrDict { has_keyword: false });
            self.report(message, is_dependent || is_region);
        }
        let is_literal = matches!(first, Element::Literal(_));
        let inside = inside
            .into_iter()
            .map(|start| ElementStart { opens_group: is_literal || start.opens_group, ..start });
        inside.chain(otherwise).collect()
    }

    fn name_of(&self, start: &ElementStart<'_>) -> String {
        match (start.element, &start.start) {
            (Element::OiList(_), Start::Literal(keyword)) => format!("the clause `{keyword}`"),
            _ => describe(self.operator, start.element),
        }
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

/// An element, for messages.
fn describe(operator: &Operator<'_>, element: &Element) -> String {
    match element {
        Element::Literal(text) => format!("`{text}`"),
        Element::Operand(index) => format!("operand `{}`", operator.operands[*index].name),
        Element::Operands => "the operands".to_owned(),
        Element::Attribute { slot, .. } => format!("attribute `{}`", operator.attributes[*slot].name),
        Element::Region(index) => format!("region `{}`", operator.regions[*index].name),
        Element::Regions => "the regions".to_owned(),
        Element::Successor(index) => format!("successor `{}`", operator.successors[*index].name),
        Element::Successors => "the successors".to_owned(),
        Element::Type { of, .. } => format!("the type of {}", name_of_values(operator, *of)),
        Element::FunctionalType(..) => "`functional-type`".to_owned(),
        Element::AttrDict { has_keyword: false } => "`attr-dict`".to_owned(),
        Element::AttrDict { has_keyword: true } => "`attr-dict-with-keyword`".to_owned(),
        Element::PropDict => "`prop-dict`".to_owned(),
        Element::Property(index) => format!("property `{}`", operator.properties[*index].name),
        Element::Custom { name, .. } => format!("`custom<{name}>`"),
        Element::Space
        | Element::Newline
        | Element::NoSpace
        | Element::UnitFlag(_)
        | Element::Optional(_)
        | Element::OiList(_) => "this element".to_owned(),
    }
}

fn name_of_values(operator: &Operator<'_>, of: ValueRef) -> String {
    match of {
        ValueRef::Operand(index) => format!("`{}`", operator.operands[index].name),
        ValueRef::Result(index) => format!("`{}`", operator.results[index].name),
        ValueRef::Operands => "the operands".to_owned(),
        ValueRef::Results => "the results".to_owned(),
    }
}

/// Whether nothing of the element may be in the text.
fn may_be_absent(operator: &Operator<'_>, element: &Element) -> bool {
    let is_group = |values: &[NamedValue<'_>]| values.iter().all(|value| value.is_variable());
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

/// Whether the element takes all commas after it.
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
