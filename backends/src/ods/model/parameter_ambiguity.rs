//! Finds formats of types and attributes whose text cannot be read back: a parameter may be absent, or is a
//! list, and the following text may start as it does, or with a comma.
//!
//! The check is that of an LL(1) grammar, as for the formats of operations.

use rtblgen_records::{Records, Value};
use tblgen_parser::Diagnostic;
use tblgen_parser::diagnostic::Severity;

use crate::ods::model::format::starts::{Start, starts_of_cases, starts_of_own_text, starts_of_storage};
use crate::ods::model::parameter::{DefParameter, own_class};
use crate::ods::model::parameter_format::FormatElement;
use crate::rust::snippet;

/// Reports each element that cannot be distinguished from the following text.
pub(super) fn check(
    records: &Records,
    parameters: &[DefParameter<'_>],
    format: Value<'_>,
    elements: &[FormatElement],
    mistakes: &mut Vec<Diagnostic>,
) {
    let before = mistakes.len();
    let mut check = Check { records, parameters, format, mistakes };
    // An operation's format shows the text without `#dialect<..>` around it.
    let anything = Next { start: Start::literal(ANYTHING), name: "whatever follows".to_owned() };
    check.sequence(elements, None, &[anything]);
    // A format with errors gets no further error about parameters in optional groups.
    if check.mistakes[before..].iter().all(|mistake| mistake.severity != Severity::Error) {
        check.unread(elements);
    }
    // Text that is written by hand may have brackets too.
    let mut is_known = true;
    for_each(elements, &mut |element| is_known &= !matches!(element, FormatElement::Custom { .. }));
    if is_known && brackets_behind(elements, Vec::new()).is_none_or(|open| !open.is_empty()) {
        let message = "the brackets of the format are not balanced: the text of a type or an attribute ends where they are";
        check.report(message.to_owned(), "close each bracket in the format, in each branch of a group");
    }
}

/// The brackets that are open after the elements; `None` if they do not match, or depend on a group.
fn brackets_behind(elements: &[FormatElement], mut open: Vec<char>) -> Option<Vec<char>> {
    for element in elements {
        match element {
            FormatElement::Literal(text) => match (text.as_str(), open.last()) {
                ("<", _) => open.push('>'),
                ("(", _) => open.push(')'),
                ("[", _) => open.push(']'),
                ("{", _) => open.push('}'),
                (">" | ")" | "]" | "}", last) => {
                    last.filter(|own| text.contains(**own))?;
                    open.pop();
                }
                _ => {}
            },
            FormatElement::Optional { elements, otherwise, .. } => {
                let inside = brackets_behind(elements, open.clone())?;
                open = brackets_behind(otherwise, open).filter(|other| *other == inside)?;
            }
            _ => {}
        }
    }
    Some(open)
}

/// Any text after a text without a bracket at its end.
const ANYTHING: &str = "";

/// A possible start of the text after an element, and the element that starts so.
#[derive(Clone, Debug)]
struct Next {
    start: Start,
    name: String,
}

impl Next {
    fn is_literal(&self, text: &str) -> bool {
        matches!(&self.start, Start::Literal(literal) if literal == text)
    }

    fn starts_with_word(&self) -> bool {
        match &self.start {
            Start::Literal(text) => text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_'),
            start => matches!(start, Start::Type | Start::Attribute),
        }
    }

    /// Whether it ends any text before it.
    fn is_end(&self) -> bool {
        matches!(&self.start, Start::Literal(text) if [">", "]", ")", "}", ","].contains(&text.as_str()))
    }
}

/// The text of a parameter.
struct Text {
    /// The known starts.
    starts: Vec<Start>,
    /// The next token determines whether it is present. Otherwise it looks for the end of the text.
    is_recognized: bool,
    /// It takes all commas after it.
    is_list: bool,
    /// It may be empty.
    may_be_absent: bool,
    /// A colon after it belongs to it.
    takes_colon: bool,
    /// `<` after it belongs to it.
    takes_angle: bool,
}

struct Check<'a, 'r> {
    records: &'r Records,
    parameters: &'a [DefParameter<'r>],
    format: Value<'r>,
    mistakes: &'a mut Vec<Diagnostic>,
}

impl Check<'_, '_> {
    /// Returns the possible starts of the elements followed by `after`. Each is checked. The anchor is
    /// present if the elements are.
    fn sequence(&mut self, elements: &[FormatElement], anchor: Option<usize>, after: &[Next]) -> Vec<Next> {
        let mut after = after.to_vec();
        for element in elements.iter().rev().filter(|element| !element.is_space()) {
            after = self.element(element, anchor, after);
        }
        after
    }

    fn element(&mut self, element: &FormatElement, anchor: Option<usize>, after: Vec<Next>) -> Vec<Next> {
        match element {
            FormatElement::Literal(text) => {
                vec![Next { start: Start::literal(text), name: format!("`{text}`") }]
            }
            FormatElement::Parameter(index) => self.parameter(*index, false, anchor, after),
            FormatElement::Qualified(index) => self.parameter(*index, true, anchor, after),
            FormatElement::Params(indices) => self.params(indices, after),
            FormatElement::Struct(fields) => {
                let indices: Vec<usize> = fields.iter().map(|field| field.parameter).collect();
                self.structure(&indices, after)
            }
            FormatElement::Optional { anchors, is_inverted, elements, otherwise } => {
                self.group(anchors, *is_inverted, elements, otherwise, after)
            }
            FormatElement::Custom { .. }
            | FormatElement::Space
            | FormatElement::NoSpace
            | FormatElement::Newline => Vec::new(),
        }
    }

    fn parameter(
        &mut self,
        index: usize,
        is_qualified: bool,
        anchor: Option<usize>,
        after: Vec<Next>,
    ) -> Vec<Next> {
        let text = self.text(index, is_qualified);
        self.check_end(index, &text, &after);
        let own = self.named(index, &text.starts);
        if !text.may_be_absent || anchor == Some(index) {
            return own;
        }
        self.check_absence(index, &text, &after);
        own.into_iter().chain(after).collect()
    }

    /// Parameters with commas between them. After one that is absent there is no comma.
    fn params(&mut self, indices: &[usize], after: Vec<Next>) -> Vec<Next> {
        let comma = Next { start: Start::literal(","), name: "`,`".to_owned() };
        let mut next = after;
        for (position, index) in indices.iter().enumerate().rev() {
            let text = self.text(*index, false);
            let is_last = position + 1 == indices.len();
            let behind: Vec<Next> = match is_last {
                true => next.clone(),
                false => [&comma].into_iter().chain(&next).filter(|next| next.is_end()).cloned().collect(),
            };
            self.check_end(*index, &text, &behind);
            let own = self.named(*index, &text.starts);
            if text.may_be_absent {
                // Types of MLIR have such parameters. The text comes back if the present ones come first.
                let others = self.mistakes.len();
                self.check_absence(*index, &text, &next);
                self.mistakes[others..].iter_mut().for_each(|mistake| mistake.severity = Severity::Warning);
                next = own.into_iter().chain(next).collect();
            } else {
                next = own;
            }
        }
        next
    }

    /// `name = value` with commas between them; of those that may be absent, all may be.
    fn structure(&mut self, indices: &[usize], after: Vec<Next>) -> Vec<Next> {
        let comma = Next { start: Start::literal(","), name: "`,`".to_owned() };
        let may_be_absent = indices.iter().all(|index| self.parameters[*index].default.is_some());
        let mut names = Vec::new();
        for (position, index) in indices.iter().enumerate() {
            let text = self.text(*index, false);
            let is_last = position + 1 == indices.len();
            let behind: Vec<Next> =
                (!is_last).then(|| comma.clone()).into_iter().chain(after.clone()).collect();
            // Attributes of MLIR have such lists. The text comes back where they have no more than one element.
            let others = self.mistakes.len();
            self.check_end(*index, &text, &behind);
            self.mistakes[others..].iter_mut().for_each(|mistake| mistake.severity = Severity::Warning);
            let name = self.parameters[*index].name;
            names.push(Next { start: Start::literal(name), name: format!("parameter `{name}`") });
        }
        if !may_be_absent {
            return names;
        }
        // Any word is taken for the name of a parameter.
        if let Some(next) = after.iter().find(|next| next.starts_with_word()) {
            let message = format!(
                "format ambiguity caused by a `struct`, which may be absent, followed by {}",
                next.name
            );
            self.report(message, SEPARATE);
        }
        names.into_iter().chain(after).collect()
    }

    fn group(
        &mut self,
        anchors: &[usize],
        is_inverted: bool,
        elements: &[FormatElement],
        otherwise: &[FormatElement],
        after: Vec<Next>,
    ) -> Vec<Next> {
        let mut visible = elements.iter().filter(|element| !element.is_space());
        let Some(first) = visible.next() else { return after };
        let rest: Vec<FormatElement> = visible.cloned().collect();
        let single = match anchors {
            [anchor] => Some(*anchor),
            _ => None,
        };
        let (anchor, other) = if is_inverted { (None, single) } else { (single, None) };
        let behind = self.sequence(&rest, anchor, &after);
        let otherwise = self.sequence(otherwise, other, &after);
        let inside = match first {
            FormatElement::Parameter(index) | FormatElement::Qualified(index) => {
                let text = self.text(*index, matches!(first, FormatElement::Qualified(_)));
                self.check_end(*index, &text, &behind);
                if anchor != Some(*index) {
                    let message = format!(
                        "the optional group starts with parameter `{}`, which may be absent where the group is not",
                        self.parameters[*index].name
                    );
                    self.report(message, "make it the anchor, or begin the group with a literal");
                }
                self.check_absence(*index, &text, &otherwise);
                self.named(*index, &text.starts)
            }
            _ => self.element(first, None, behind),
        };
        let clash = inside.iter().find_map(|own| {
            let next = otherwise.iter().find(|next| own.start.overlaps(&next.start))?;
            Some((own.name.clone(), next.name.clone()))
        });
        if let Some((own, next)) = clash.filter(|_| matches!(first, FormatElement::Literal(_))) {
            let message = format!(
                "format ambiguity caused by an optional group that starts with {own}, followed by {next}"
            );
            self.report(message, SEPARATE);
        }
        inside.into_iter().chain(otherwise).collect()
    }

    /// Reports elements after a parameter that may continue the text of the parameter.
    fn check_end(&mut self, index: usize, text: &Text, after: &[Next]) {
        let name = self.parameters[index].name;
        let follows = |literal: &str| after.iter().any(|next| next.is_literal(literal));
        if text.is_list && (follows(",") || follows(ANYTHING)) {
            let message = match follows(",") {
                true => format!("format ambiguity caused by `,` literal found after the list `{name}`"),
                false => format!("the text does not say where the list `{name}` ends"),
            };
            self.report(message, "put brackets around the list");
        } else if text.takes_colon && follows(":") {
            let message = format!(
                "format ambiguity caused by `:` literal found after parameter `{name}`, whose text may end with a type"
            );
            // A type of MLIR has such a text. It comes back where the attribute is no string without a type.
            self.report(message, SEPARATE);
            self.mistakes.last_mut().expect("just pushed").severity = Severity::Warning;
        } else if text.takes_angle && follows("<") {
            let message = format!(
                "format ambiguity caused by `<` literal found after parameter `{name}`, whose text may end with `<..>`"
            );
            self.report(message, SEPARATE);
        }
    }

    /// Reports elements after an optional parameter that may start with the same token as the parameter.
    fn check_absence(&mut self, index: usize, text: &Text, after: &[Next]) {
        let clashes = |next: &&Next| match text.is_recognized {
            _ if next.is_literal(ANYTHING) => true,
            true => text.starts.iter().any(|own| own.overlaps(&next.start)),
            false => !next.is_end(),
        };
        if let Some(next) = after.iter().find(clashes) {
            let message = format!(
                "format ambiguity caused by parameter `{}`, which may be absent, followed by {}",
                self.parameters[index].name, next.name
            );
            self.report(message, "put it into an optional group that begins with a literal");
        }
    }

    /// A parameter that the format does not mention is lost, and so is one in an optional group that is left out.
    fn unread(&mut self, elements: &[FormatElement]) {
        let mut read = Vec::new();
        for_each(elements, &mut |element| read.extend(element.parameters()));
        let always_read = always_read(elements);
        for (index, parameter) in self.parameters.iter().enumerate() {
            if parameter.default.is_none() || parameter.is_self_type || always_read.contains(&index) {
                continue;
            }
            let name = parameter.name;
            let (message, help) = match read.contains(&index) {
                true => (
                    format!(
                        "format ambiguity caused by parameter `{name}`, whose value is lost where its optional group is left out"
                    ),
                    format!("give `{name}` a group of its own, or move it out of the group"),
                ),
                false => (
                    format!(
                        "the text does not show the parameter `{name}`: all but its default value is lost"
                    ),
                    format!("write `${name}` in the format"),
                ),
            };
            self.mistakes.push(Diagnostic::warning(parameter.span, message).with_help(help));
        }
    }

    fn named(&self, index: usize, starts: &[Start]) -> Vec<Next> {
        let name = format!("parameter `{}`", self.parameters[index].name);
        starts.iter().map(|start| Next { start: start.clone(), name: name.clone() }).collect()
    }

    /// The text of a parameter by its type.
    fn text(&self, index: usize, is_qualified: bool) -> Text {
        let parameter = &self.parameters[index];
        let (is_list, element) = match snippet::template_argument(parameter.spelling) {
            Some(("Vec", element)) => (true, element),
            Some((_, element)) => (false, element),
            None => (false, parameter.spelling),
        };
        let is_own = parameter.parser.is_some();
        let starts = match is_own {
            true => Vec::new(),
            false => self.starts_of(element, is_qualified),
        };
        let class = snippet::class_name(element);
        let is_any = starts.contains(&Start::Attribute);
        let is_token =
            [Start::Number, Start::Text, Start::Type].iter().any(|start| starts == [start.clone()]);
        Text {
            is_list: is_list && !is_own,
            may_be_absent: parameter.default.is_some(),
            is_recognized: is_token && !class.ends_with("Attr"),
            takes_colon: is_any || matches!(class, "StringAttr" | "TypedAttr"),
            takes_angle: is_any || starts.contains(&Start::Type),
            starts,
        }
    }

    fn starts_of(&self, spelling: &str, is_qualified: bool) -> Vec<Start> {
        if let Some(class) = own_class(self.records, spelling) {
            return match class {
                _ if class.is_a("EnumInfo") => starts_of_cases(class),
                _ if is_qualified && class.is_a("TypeDef") => vec![Start::literal("!")],
                _ if is_qualified => vec![Start::literal("#")],
                _ => starts_of_own_text(class),
            };
        }
        let class = snippet::class_name(spelling);
        match parameter_rust(spelling).as_str() {
            "bool" => vec![Start::literal("true"), Start::literal("false")],
            "f32" | "f64" => vec![Start::Number],
            "&'c str" | "String" => vec![Start::Text],
            rust if is_integer(rust) => vec![Start::Number],
            _ if class == "APInt" => vec![Start::Number],
            _ if class == "AffineMap" => vec![Start::literal("(")],
            _ if class.ends_with("Type") => vec![Start::Type],
            _ if class == "Attribute" || class.ends_with("Attr") => starts_of_storage(class, is_qualified),
            // A user-defined type, whose text only its parser determines.
            _ => Vec::new(),
        }
    }

    fn report(&mut self, message: String, help: &str) {
        self.mistakes.push(Diagnostic::error(self.format.span(), message).with_help(help));
    }
}

const SEPARATE: &str = "put another literal between them";

fn parameter_rust(spelling: &str) -> String {
    snippet::rust_type(spelling).unwrap_or_else(|| spelling.trim().to_owned())
}

fn is_integer(rust: &str) -> bool {
    matches!(rust, "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "usize")
}

/// Returns the parameters whose text is present whenever they differ from their defaults.
fn always_read(elements: &[FormatElement]) -> Vec<usize> {
    let mut read = Vec::new();
    for element in elements {
        match element {
            FormatElement::Optional { anchors, is_inverted, elements, otherwise } => {
                let branch = if *is_inverted { otherwise } else { elements };
                read.extend(always_read(branch).into_iter().filter(|index| anchors.contains(index)));
            }
            element => read.extend(element.parameters()),
        }
    }
    read
}

fn for_each(elements: &[FormatElement], visit: &mut impl FnMut(&FormatElement)) {
    for element in elements {
        visit(element);
        if let FormatElement::Optional { elements, otherwise, .. } = element {
            for_each(elements, visit);
            for_each(otherwise, visit);
        }
    }
}
