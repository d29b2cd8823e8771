//! Printer of types.

use super::attributes::write_dialect_symbol;
use super::numbers::{write_number, write_signed};
use super::printer::AsmPrinter;
use crate::asm::format::OwnTypeSyntax;
use crate::context::attributes::Attribute;
use crate::context::types::{DYNAMIC, Signedness, Type, TypeKind};

impl<'c> AsmPrinter<'_, 'c> {
    /// The text of a type itself; its parts may be aliases.
    pub(super) fn type_text(&mut self, ty: Type<'c>) {
        match ty.kind() {
            TypeKind::Integer { width: 32, signedness: Signedness::Signless } => self.out.push_str("i32"),
            TypeKind::Integer { width: 64, signedness: Signedness::Signless } => self.out.push_str("i64"),
            TypeKind::Integer { width, signedness } => {
                self.out.push_str(match signedness {
                    Signedness::Signless => "i",
                    Signedness::Signed => "si",
                    Signedness::Unsigned => "ui",
                });
                write_number(&mut self.out, width.into());
            }
            TypeKind::Index => self.out.push_str("index"),
            TypeKind::None => self.out.push_str("none"),
            TypeKind::Float(kind) => self.out.push_str(kind.keyword()),
            TypeKind::Complex(element) => {
                self.out.push_str("complex<");
                self.print_type(element);
                self.out.push('>');
            }
            TypeKind::Tuple(types) => {
                self.out.push_str("tuple<");
                self.print_types(types.iter().copied());
                self.out.push('>');
            }
            TypeKind::Function { inputs, results } => self.function_type(inputs, results),
            TypeKind::Vector { shape, scalable, element } => self.vector_type(shape, scalable, element),
            TypeKind::RankedTensor { shape, element, encoding } => {
                self.out.push_str("tensor<");
                self.dimensions(shape);
                self.print_type(element);
                if let Some(encoding) = encoding {
                    self.out.push_str(", ");
                    self.print_attribute(encoding);
                }
                self.out.push('>');
            }
            TypeKind::UnrankedTensor { element } => {
                self.out.push_str("tensor<*x");
                self.print_type(element);
                self.out.push('>');
            }
            TypeKind::MemRef { shape, element, layout, memory_space } => {
                self.out.push_str("memref<");
                self.dimensions(shape);
                self.print_type(element);
                self.optional_parameter(layout.filter(|layout| !layout.is_identity_layout(shape.len())));
                self.optional_parameter(memory_space);
                self.out.push('>');
            }
            TypeKind::UnrankedMemRef { element, memory_space } => {
                self.out.push_str("memref<*x");
                self.print_type(element);
                self.optional_parameter(memory_space);
                self.out.push('>');
            }
            TypeKind::Opaque { dialect, text } => write_dialect_symbol(&mut self.out, '!', dialect, text),
            TypeKind::Extension { definition, .. } => {
                let start = self.out.len();
                self.out.push_str(definition.mnemonic);
                match OwnTypeSyntax::of(definition) {
                    Some(syntax) => {
                        (syntax.print)(self, ty);
                    }
                    None if definition.mnemonic.is_empty() => {
                        self.dialect_type_text(definition.dialect, ty);
                    }
                    None => {}
                }
                let text = self.out.split_off(start);
                write_dialect_symbol(&mut self.out, '!', definition.dialect, &text);
            }
        }
    }

    fn vector_type(&mut self, shape: &[i64], scalable: &[bool], element: Type<'c>) {
        self.out.push_str("vector<");
        for (size, is_scalable) in shape.iter().zip(scalable) {
            if *is_scalable {
                self.out.push('[');
            }
            write_signed(&mut self.out, *size);
            self.out.push_str(if *is_scalable { "]x" } else { "x" });
        }
        self.print_type(element);
        self.out.push('>');
    }

    pub(super) fn dimensions(&mut self, shape: &[i64]) {
        for size in shape {
            match *size {
                DYNAMIC => self.out.push('?'),
                size => write_signed(&mut self.out, size),
            }
            self.out.push('x');
        }
    }

    /// Writes `4x?x`: the dimensions of a shape, each with its `x`.
    pub fn print_dimension_list(&mut self, shape: &[i64]) {
        self.dimensions(shape);
    }

    fn optional_parameter(&mut self, attribute: Option<Attribute<'c>>) {
        if let Some(attribute) = attribute {
            self.out.push_str(", ");
            self.attribute_in_type(attribute);
        }
    }

    fn attribute_in_type(&mut self, attribute: Attribute<'c>) {
        if self.collector.is_some() {
            self.visit_attribute(attribute, false);
        } else if !self.print_attribute_alias(attribute) {
            self.attribute_text(attribute, super::attributes::TypeElision::May);
        }
    }

    /// `(inputs) -> results`.
    pub(super) fn function_type(&mut self, inputs: &[Type<'c>], results: &[Type<'c>]) {
        self.out.push('(');
        self.print_types(inputs.iter().copied());
        self.out.push_str(") -> ");
        self.result_types(results);
    }

    /// One type that is no function type, or types in parentheses.
    pub(super) fn result_types(&mut self, results: &[Type<'c>]) {
        if let [result] = results
            && !result.is_function()
        {
            return self.print_type(*result);
        }
        self.out.push('(');
        self.print_types(results.iter().copied());
        self.out.push(')');
    }
}
