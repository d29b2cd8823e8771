//! How the text of parameters is written.

use super::format::{CustomParameters, Field, ParameterElement, ParameterFormat};
use super::text::{print_qualified, print_value};
use crate::asm::AsmPrinter;
use crate::context::attributes::Parameter;

impl ParameterFormat {
    /// Writes the text.
    pub fn print<'c>(&self, printer: &mut AsmPrinter<'_, 'c>, values: &[Parameter<'c>]) {
        let mut writer = Writer {
            format: self,
            printer,
            values,
            spacing: Spacing { is_due: true, after_punctuation: false },
        };
        writer.elements(self.elements, true);
    }
}

/// Writes text, and the spaces between tokens. The spaces depend on the format only: elements that are not
/// shown count too.
struct Writer<'a, 'p, 'c> {
    format: &'a ParameterFormat,
    printer: &'a mut AsmPrinter<'p, 'c>,
    values: &'a [Parameter<'c>],
    spacing: Spacing,
}

/// When a space is written: the rules of `mlir-tblgen`'s printers.
#[derive(Clone, Copy)]
struct Spacing {
    is_due: bool,
    after_punctuation: bool,
}

impl<'c> Writer<'_, '_, 'c> {
    fn elements(&mut self, elements: &[ParameterElement], is_shown: bool) {
        elements.iter().for_each(|element| self.element(element, is_shown));
    }

    fn element(&mut self, element: &ParameterElement, is_shown: bool) {
        match element {
            ParameterElement::Literal(literal) => self.literal(literal, is_shown),
            ParameterElement::Space => self.whitespace(is_shown.then_some(' ')),
            ParameterElement::NoSpace => self.whitespace(None),
            ParameterElement::Newline => {
                if is_shown {
                    self.printer.print_newline();
                }
                self.whitespace(None);
            }
            ParameterElement::Parameter(index) => self.parameter(*index, is_shown, false),
            ParameterElement::Qualified(index) => self.parameter(*index, is_shown, true),
            ParameterElement::Params(indices) => {
                let field = |index: &usize| Field { parameter: *index, custom: None };
                self.listed(&indices.iter().map(field).collect::<Vec<_>>(), is_shown, false);
            }
            ParameterElement::Struct(fields) => self.listed(fields, is_shown, true),
            ParameterElement::Custom(custom) => self.custom(custom, is_shown),
            ParameterElement::Optional { anchors, is_inverted, elements, otherwise } => {
                let is_there = anchors.iter().any(|index| self.differs(*index)) != *is_inverted;
                let before = self.spacing;
                self.elements(elements, is_shown && is_there);
                self.spacing = before;
                self.elements(otherwise, is_shown && !is_there);
            }
        }
    }

    fn whitespace(&mut self, blank: Option<char>) {
        if let Some(blank) = blank {
            self.printer.write_char(blank);
        }
        self.spacing = Spacing { is_due: false, after_punctuation: true };
    }

    fn literal(&mut self, literal: &str, is_shown: bool) {
        if is_shown {
            if self.spacing.is_due && self.spacing.is_before(literal) {
                self.printer.write_char(' ');
            }
            self.apart(|writer| writer.printer.write_str(literal));
        }
        let first = literal.chars().next().unwrap_or(' ');
        self.spacing.is_due = literal.len() != 1 || !"<({[".contains(first);
        self.spacing.after_punctuation = first != '_' && !first.is_ascii_alphabetic();
    }

    fn parameter(&mut self, index: usize, is_shown: bool, is_qualified: bool) {
        let is_shown = is_shown && self.must_show(index);
        self.space_before_value(is_shown);
        if is_shown {
            let (kind, value) = (&self.format.parameters[index].kind, self.values[index]);
            self.apart(|writer| match is_qualified {
                true => print_qualified(writer.printer, kind, value),
                false => print_value(writer.printer, kind, value),
            });
        }
    }

    fn custom(&mut self, custom: &CustomParameters, is_shown: bool) {
        self.space_before_value(is_shown);
        if is_shown {
            self.apart(|writer| (custom.print)(writer.printer, writer.values));
        }
    }

    fn space_before_value(&mut self, is_shown: bool) {
        if is_shown && (self.spacing.is_due || !self.spacing.after_punctuation) {
            self.printer.write_char(' ');
        }
        self.spacing = Spacing { is_due: true, after_punctuation: false };
    }

    fn listed(&mut self, fields: &[Field], is_shown: bool, is_struct: bool) {
        let shown = fields.iter().filter(|field| is_shown && self.must_show(field.parameter));
        let shown: Vec<_> = shown.copied().collect();
        self.space_before_value(!shown.is_empty());
        for (position, field) in shown.into_iter().enumerate() {
            if position > 0 {
                self.printer.write_str(", ");
            }
            let own = &self.format.parameters[field.parameter];
            if is_struct {
                self.apart(|writer| writer.printer.write_str(own.name));
                self.printer.write_str(" = ");
            }
            match field.custom {
                Some(custom) => (custom.print)(self.printer, self.values),
                None => self.apart(|writer| {
                    print_value(writer.printer, &own.kind, writer.values[field.parameter]);
                }),
            }
        }
    }

    /// Whether a parameter is written where the format names it.
    fn must_show(&self, index: usize) -> bool {
        self.format.parameters[index].default.is_none() || self.differs(index)
    }

    /// Whether a parameter differs from its default.
    fn differs(&self, index: usize) -> bool {
        let (context, values) = (self.printer.context(), self.values);
        self.format.parameters[index].default.is_none_or(|make| make(context, values) != values[index])
    }

    /// Writes a space before tokens that would otherwise be read as one with the text before them.
    fn apart(&mut self, write: impl FnOnce(&mut Self)) {
        let start = self.printer.text_len();
        write(self);
        self.printer.part_tokens(start);
    }
}

impl Spacing {
    fn is_before(&self, literal: &str) -> bool {
        let first = literal.chars().next().unwrap_or(' ');
        if literal.len() != 1 {
            return true;
        }
        match self.after_punctuation {
            true => !">)}],".contains(first),
            false => !"<>(){}[],".contains(first),
        }
    }
}
