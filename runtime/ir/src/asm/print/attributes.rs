//! Printer of attributes.

use std::fmt::Write;

use super::dense;
use super::numbers::{write_float, write_number, write_signed, write_string};
use super::printer::AsmPrinter;
use crate::asm::format::OwnAttributeSyntax;
use crate::context::attributes::{Attribute, AttributeKind, NamedAttribute, TypedAttribute};
use crate::context::types::{DYNAMIC, Signedness, Type, TypeKind};
use crate::float::FloatKind;

/// Whether the type of a number is left out of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TypeElision {
    /// It is always there.
    Never,
    /// It is left out if it is the one that a reader assumes.
    May,
    /// It is never there.
    Must,
}

impl<'c> AsmPrinter<'_, 'c> {
    /// The text of an attribute itself; its parts may be aliases.
    pub(super) fn attribute_text(&mut self, attribute: Attribute<'c>, elision: TypeElision) {
        match attribute.kind() {
            AttributeKind::Unit => self.out.push_str("unit"),
            AttributeKind::Integer { ty, .. } | AttributeKind::WideInteger { ty, .. } => {
                self.integer(attribute, ty, elision);
            }
            AttributeKind::Float { ty, bits } => {
                let kind = ty.float_kind().unwrap_or(FloatKind::F64);
                let start = self.out.len();
                write_float(&mut self.out, kind, bits.unsigned());
                // Bits in hexadecimal would be read as an integer.
                let is_hex = self.out[start..].starts_with("0x");
                if elision != TypeElision::May || kind != FloatKind::F64 || is_hex {
                    self.trailing_type(ty, elision);
                }
            }
            AttributeKind::String { text, ty } => {
                write_string(&mut self.out, text);
                self.trailing_type(ty, elision);
            }
            AttributeKind::Array(elements) => {
                self.out.push('[');
                self.separated(elements, |printer, element| printer.array_element(*element));
                self.out.push(']');
            }
            AttributeKind::Dictionary(entries) => {
                self.out.push('{');
                self.separated(entries, |printer, entry| printer.named_attribute(*entry));
                self.out.push('}');
            }
            AttributeKind::Type(ty) => self.print_type(ty),
            AttributeKind::SymbolRef { root, nested } => {
                self.print_symbol_name(root.value());
                for name in nested {
                    self.out.push_str("::");
                    self.print_symbol_name(name.value());
                }
            }
            AttributeKind::DenseElements { ty, .. }
            | AttributeKind::DenseStrings { ty, .. }
            | AttributeKind::DenseResource { ty, .. }
            | AttributeKind::Sparse { ty, .. } => {
                self.elements(attribute, ty);
                self.trailing_type(ty, elision);
            }
            AttributeKind::DenseArray { element, data } => self.dense_array(element, data),
            AttributeKind::AffineMap(map) => {
                let _infallible = write!(self.out, "affine_map<{map}>");
            }
            AttributeKind::IntegerSet(set) => {
                let _infallible = write!(self.out, "affine_set<{set}>");
            }
            AttributeKind::StridedLayout { offset, strides } => self.strided_layout(offset, strides),
            AttributeKind::Distinct { id, referenced } => self.distinct(id, referenced),
            AttributeKind::Opaque { name, ty } => {
                write_dialect_symbol(&mut self.out, '#', name.dialect, name.text);
                self.trailing_type(ty, elision);
            }
            AttributeKind::Location(location) if self.options.pretty_debug_info => {
                self.location_text(location);
            }
            AttributeKind::Location(location) => {
                self.out.push_str("loc(");
                self.location_text(location);
                self.out.push(')');
            }
            AttributeKind::Extension { definition, .. } => self.extension(attribute, definition, elision),
        }
    }

    fn extension(
        &mut self,
        attribute: Attribute<'c>,
        definition: &'static crate::context::definition::AttrDefinition,
        elision: TypeElision,
    ) {
        let start = self.out.len();
        self.out.push_str(definition.mnemonic);
        match OwnAttributeSyntax::of(definition) {
            Some(syntax) => {
                (syntax.print)(self, attribute);
            }
            None if definition.mnemonic.is_empty() => {
                self.dialect_attribute_text(definition.dialect, attribute);
            }
            None => {}
        }
        let text = self.out.split_off(start);
        write_dialect_symbol(&mut self.out, '#', definition.dialect, &text);
        if let Some(ty) = attribute.ty() {
            self.trailing_type(ty, elision);
        }
    }

    fn trailing_type(&mut self, ty: Type<'c>, elision: TypeElision) {
        if elision != TypeElision::Must && !ty.is_none() {
            self.out.push_str(" : ");
            self.print_type(ty);
        }
    }

    fn array_element(&mut self, element: Attribute<'c>) {
        if self.collector.is_some() {
            self.visit_attribute(element, false);
        } else if !self.print_attribute_alias(element) {
            self.attribute_text(element, TypeElision::May);
        }
    }

    fn integer(&mut self, attribute: Attribute<'c>, ty: Type<'c>, elision: TypeElision) {
        let Some(integer) = crate::context::attributes::IntegerAttr::from_attribute(attribute) else {
            return;
        };
        if ty.is_signless_integer(1) {
            return self.out.push_str(if integer.is_zero() { "false" } else { "true" });
        }
        match attribute.kind() {
            AttributeKind::Integer { bits, .. } => write_integer(&mut self.out, ty, bits.signed()),
            _ => {
                let _infallible = write!(self.out, "{}", integer.value());
            }
        }
        if elision != TypeElision::May || !ty.is_signless_integer(64) {
            self.trailing_type(ty, elision);
        }
    }

    /// `name = value`, or the name alone for a unit.
    pub(super) fn named_attribute(&mut self, entry: NamedAttribute<'c>) {
        self.print_keyword_or_string(entry.name.value());
        if !matches!(entry.value.kind(), AttributeKind::Unit) {
            self.out.push_str(" = ");
            self.print_attribute(entry.value);
        }
    }

    /// ` {name = value, ..}`, or nothing if there is none, without the attributes of these names.
    pub fn print_optional_attr_dict(&mut self, attributes: &[NamedAttribute<'c>], elided: &[&str]) {
        if attributes.iter().any(|entry| !elided.contains(&entry.name.value())) {
            self.out.push(' ');
            self.attr_dict(attributes, elided);
        }
    }

    /// ` attributes {name = value, ..}`, or nothing if there is none, without the attributes of these names.
    pub fn print_optional_attr_dict_with_keyword(
        &mut self,
        attributes: &[NamedAttribute<'c>],
        elided: &[&str],
    ) {
        if attributes.iter().any(|entry| !elided.contains(&entry.name.value())) {
            self.out.push_str(" attributes ");
            self.attr_dict(attributes, elided);
        }
    }

    fn attr_dict(&mut self, attributes: &[NamedAttribute<'c>], elided: &[&str]) {
        self.out.push('{');
        let shown = attributes.iter().filter(|entry| !elided.contains(&entry.name.value()));
        self.separated(shown, |printer, entry| printer.named_attribute(*entry));
        self.out.push('}');
    }

    fn dense_array(&mut self, element: Type<'c>, data: &[u8]) {
        self.out.push_str("array<");
        self.print_type(element);
        let size = crate::context::attributes::dense_element_size(element).unwrap_or(1);
        for (index, bytes) in data.chunks_exact(size).enumerate() {
            self.out.push_str(if index == 0 { ": " } else { ", " });
            dense::write_scalar(&mut self.out, element, bytes);
        }
        self.out.push('>');
    }

    fn strided_layout(&mut self, offset: i64, strides: &[i64]) {
        self.out.push_str("strided<[");
        self.separated(strides, |printer, stride| printer.stride(*stride));
        self.out.push(']');
        if offset != 0 {
            self.out.push_str(", offset: ");
            self.stride(offset);
        }
        self.out.push('>');
    }

    fn stride(&mut self, stride: i64) {
        match stride {
            DYNAMIC => self.out.push('?'),
            stride => write_signed(&mut self.out, stride),
        }
    }

    fn distinct(&mut self, id: u64, referenced: Attribute<'c>) {
        let number = self.aliases.distinct_number(id);
        self.out.push_str("distinct[");
        write_number(&mut self.out, number);
        self.out.push_str("]<");
        if !matches!(referenced.kind(), AttributeKind::Unit) {
            self.print_attribute(referenced);
        }
        self.out.push('>');
    }

    fn elements(&mut self, attribute: Attribute<'c>, ty: Type<'c>) {
        if self.options.elide_elements_if_larger.is_some_and(|limit| is_larger(attribute, limit)) {
            return self.out.push_str("dense_resource<__elided__>");
        }
        match attribute.kind() {
            AttributeKind::DenseElements { data, .. } => {
                self.out.push_str("dense<");
                dense::write_numbers(&mut self.out, ty, data, self.options.hex_elements_if_larger);
            }
            AttributeKind::DenseStrings { values, .. } => {
                self.out.push_str("dense<");
                dense::write_strings(&mut self.out, ty, values);
            }
            AttributeKind::DenseResource { key, .. } => {
                self.out.push_str("dense_resource<");
                self.print_keyword_or_string(key);
                self.printed_resources.insert(key);
            }
            AttributeKind::Sparse { indices, values, .. } => {
                self.out.push_str("sparse<");
                self.sparse_parts(indices, values);
            }
            _ => {}
        }
        self.out.push('>');
    }
}

impl<'c> AsmPrinter<'_, 'c> {
    /// The indices and the values of a sparse attribute, or nothing if it has none.
    fn sparse_parts(&mut self, indices: Attribute<'c>, values: Attribute<'c>) {
        let AttributeKind::DenseElements { ty, data } = indices.kind() else { return };
        if data.is_empty() {
            return;
        }
        dense::write_numbers(&mut self.out, ty, data, None);
        self.out.push_str(", ");
        match values.kind() {
            AttributeKind::DenseElements { ty, data } => {
                dense::write_numbers(&mut self.out, ty, data, self.options.hex_elements_if_larger);
            }
            AttributeKind::DenseStrings { ty, values } => dense::write_strings(&mut self.out, ty, values),
            _ => {}
        }
    }
}

/// Whether the elements, or those that a sparse attribute is made of, are more than this; a splat has one for all.
fn is_larger(attribute: Attribute<'_>, limit: usize) -> bool {
    match attribute.kind() {
        AttributeKind::DenseElements { ty, data } => {
            let size = crate::context::attributes::dense_element_size(ty.element_type_or_self()).unwrap_or(1);
            let count = data.len() / size;
            count > 1 && count > limit
        }
        AttributeKind::DenseStrings { values, .. } => values.len() > 1 && values.len() > limit,
        AttributeKind::Sparse { indices, values, .. } => {
            is_larger(indices, limit) || is_larger(values, limit)
        }
        _ => false,
    }
}

/// `!dialect.text`, or `!dialect<text>` where the first could not be read back.
pub(super) fn write_dialect_symbol(out: &mut String, sigil: char, dialect: &str, text: &str) {
    out.push(sigil);
    out.push_str(dialect);
    // MLIR writes a `-` at the end next to the `>`, and takes the two for an arrow when it reads them.
    let ends_in_dash = text.ends_with('-');
    if is_simple_symbol(text) || ends_in_dash && text.bytes().all(is_in_prefixed_name) {
        out.push('.');
        out.push_str(text);
    } else {
        out.push('<');
        out.push_str(text);
        out.push_str(if ends_in_dash { " >" } else { ">" });
    }
}

/// Whether a byte is valid in the name after a `!` or a `#`.
pub(super) fn is_in_prefixed_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'$' | b'-')
}

/// Whether the text is a name, or a name and one `<..>`.
fn is_simple_symbol(text: &str) -> bool {
    if !text.bytes().next().is_some_and(|first| first.is_ascii_alphabetic()) {
        return false;
    }
    let rest = text.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_');
    rest.is_empty() || rest.starts_with('<') && end_of_angles(rest.as_bytes()) == Some(rest.len())
}

/// Returns the end of the `<..>` at the start of the text. An arrow closes nothing, and neither do brackets
/// in a string.
fn end_of_angles(text: &[u8]) -> Option<usize> {
    let mut depth = 0;
    let mut position = 0;
    while let Some(byte) = text.get(position) {
        match byte {
            b'<' => depth += 1,
            b'>' if text[position - 1] != b'-' => depth -= 1,
            b'"' => position += 1 + end_of_string(&text[position + 1..])?,
            _ => {}
        }
        position += 1;
        if depth == 0 {
            return Some(position);
        }
    }
    None
}

/// Returns the position of the quote that ends a string.
fn end_of_string(text: &[u8]) -> Option<usize> {
    let mut position = 0;
    loop {
        match text.get(position)? {
            b'"' => return Some(position),
            b'\\' => position += 2,
            _ => position += 1,
        }
    }
}

/// Writes an integer by the signedness of its type.
pub(super) fn write_integer(out: &mut String, ty: Type<'_>, value: i128) {
    let is_unsigned = matches!(ty.kind(), TypeKind::Integer { signedness: Signedness::Unsigned, .. });
    match i64::try_from(value) {
        Ok(value) if value >= 0 || !is_unsigned => write_signed(out, value),
        _ => {
            let width = ty.int_or_float_bit_width().unwrap_or(128).min(128);
            let mask = if width == 128 { u128::MAX } else { (1 << width) - 1 };
            let _infallible =
                if is_unsigned { write!(out, "{}", value as u128 & mask) } else { write!(out, "{value}") };
        }
    }
}
