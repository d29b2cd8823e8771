//! The printer's base: text, aliases.

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use super::aliases::{AliasState, Collector};
use super::attributes::is_in_prefixed_name;
use super::options::PrintOptions;
use crate::asm::format::OwnTypeSyntax;
use crate::context::Context;
use crate::context::attributes::Attribute;
use crate::context::is_bare_identifier;
use crate::context::types::{Type, TypeKind};
use crate::float::FloatKind;

/// A printer of types and attributes, and the base of the printer of operations ([`OpAsmPrinter`](crate::asm::OpAsmPrinter)).
///
/// Text goes to a buffer that the printer owns; [`write_str`](Self::write_str) adds to it.
pub struct AsmPrinter<'p, 'c> {
    pub(super) out: String,
    pub(super) indent: usize,
    pub(super) context: &'c Context,
    pub(super) options: &'p PrintOptions,
    pub(super) aliases: AliasState<'c>,
    /// Set while aliases are collected: the text is then discarded.
    pub(super) collector: Option<Collector<'c>>,
    /// The keys of `dense_resource` attributes, each where it was first printed.
    pub(super) printed_resources: IndexSet<&'c str, FxBuildHasher>,
    /// The mutable types whose bodies are being printed.
    pub(super) enclosing: Vec<Type<'c>>,
}

impl<'p, 'c> AsmPrinter<'p, 'c> {
    pub(crate) fn new(context: &'c Context, options: &'p PrintOptions) -> Self {
        AsmPrinter {
            out: String::new(),
            indent: 0,
            context,
            options,
            aliases: AliasState::default(),
            collector: None,
            printed_resources: IndexSet::default(),
            enclosing: Vec::new(),
        }
    }

    /// Returns the context of the printed entity.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Writes text unchanged.
    pub fn write_str(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Writes a character.
    pub fn write_char(&mut self, character: char) {
        self.out.push(character);
    }

    /// Writes a word unchanged if it can be read back as a keyword, and otherwise as a string.
    pub fn print_keyword_or_string(&mut self, word: &str) {
        if is_bare_identifier(word) { self.out.push_str(word) } else { self.print_string(word) }
    }

    /// Writes a string in quotes, escaped.
    pub fn print_string(&mut self, text: &str) {
        super::numbers::write_string(&mut self.out, text);
    }

    /// Writes `@name`.
    pub fn print_symbol_name(&mut self, name: &str) {
        self.out.push('@');
        self.print_keyword_or_string(name);
    }

    /// Writes a type, by its alias if it has one.
    pub fn print_type(&mut self, ty: impl Into<Type<'c>>) {
        let ty = ty.into();
        if self.collector.is_some() {
            self.visit_type(ty, false);
        } else if !self.print_type_alias(ty) {
            self.type_text(ty);
        }
    }

    /// Prints the body of a type that may contain itself. Prints nothing if the body of this type is already being printed.
    pub fn print_cyclic(&mut self, ty: Type<'c>, print: impl FnOnce(&mut Self)) {
        if !self.enclosing.contains(&ty) {
            self.enclosing.push(ty);
            print(self);
            self.enclosing.pop();
        }
    }

    /// Prints a dialect's type without `!dialect.` and without its alias, as inside of another type of the dialect. Builtin
    /// types are printed in full.
    pub fn print_type_without_dialect(&mut self, ty: Type<'c>) {
        let TypeKind::Extension { definition, .. } = ty.kind() else { return self.print_type(ty) };
        self.write_str(definition.mnemonic);
        match OwnTypeSyntax::of(definition) {
            Some(syntax) => {
                (syntax.print)(self, ty);
            }
            None if definition.mnemonic.is_empty() => self.dialect_type_text(definition.dialect, ty),
            None => {}
        }
    }

    /// Writes types with commas between them.
    pub fn print_types(&mut self, types: impl IntoIterator<Item = impl Into<Type<'c>>>) {
        self.separated(types, |printer, ty| printer.print_type(ty));
    }

    /// Writes ` -> type` or ` -> (types)`, or nothing if there is no type.
    pub fn print_optional_arrow_types(&mut self, types: &[Type<'c>]) {
        if !types.is_empty() {
            self.write_str(" -> ");
            self.result_types(types);
        }
    }

    /// Writes the alias of an attribute. Returns whether it has one.
    pub fn print_alias_of(&mut self, attribute: Attribute<'c>) -> bool {
        if self.collector.is_some() {
            self.visit_attribute(attribute, false);
            return true;
        }
        self.print_attribute_alias(attribute)
    }

    /// Writes an attribute with its type if it has one, by its alias if it has one.
    pub fn print_attribute(&mut self, attribute: impl Into<Attribute<'c>>) {
        let attribute = attribute.into();
        if self.collector.is_some() {
            self.visit_attribute(attribute, false);
        } else if !self.print_attribute_alias(attribute) {
            self.attribute_text(attribute, super::attributes::TypeElision::Never);
        }
    }

    /// Writes an attribute whose type follows from the context: `1` rather than `1 : i32`.
    pub fn print_attribute_without_type(&mut self, attribute: impl Into<Attribute<'c>>) {
        let attribute = attribute.into();
        if self.collector.is_some() {
            self.visit_attribute(attribute, true);
        } else if !self.print_attribute_alias(attribute) {
            self.attribute_text(attribute, super::attributes::TypeElision::Must);
        }
    }

    /// Writes a type by its alias, or as `print` does; in full if that writes nothing.
    pub(crate) fn print_stripped_type(&mut self, ty: Type<'c>, print: impl FnOnce(&mut Self)) {
        if self.collector.is_some() {
            return self.visit_type(ty, false);
        }
        let start = self.out.len();
        if self.print_type_alias(ty) {
            return;
        }
        print(self);
        if self.out.len() == start {
            self.type_text(ty);
        }
    }

    /// Writes an attribute by its alias, or as `print` does; in full if that writes nothing, or leaves out a
    /// type that does not follow from the context.
    pub(crate) fn print_stripped_attribute(
        &mut self,
        attribute: Attribute<'c>,
        print: impl FnOnce(&mut Self),
    ) {
        if self.collector.is_some() {
            return self.visit_attribute(attribute, false);
        }
        let start = self.out.len();
        if self.print_attribute_alias(attribute) {
            return;
        }
        if attribute.has_usual_type() {
            print(self);
        }
        if self.out.len() == start {
            self.attribute_text(attribute, super::attributes::TypeElision::Never);
        }
    }

    /// Writes a floating point number of this format, given by its bits.
    pub(crate) fn print_float(&mut self, kind: FloatKind, bits: u128) {
        super::numbers::write_float(&mut self.out, kind, bits);
    }

    /// Writes a line break and the current indentation.
    pub fn print_newline(&mut self) {
        self.out.push('\n');
        self.write_indent(self.indent);
    }

    /// Indents later lines by two more blanks.
    pub fn increase_indent(&mut self) {
        self.indent += 2;
    }

    /// Undoes one [`increase_indent`](Self::increase_indent).
    pub fn decrease_indent(&mut self) {
        self.indent = self.indent.saturating_sub(2);
    }

    pub(super) fn write_indent(&mut self, mut count: usize) {
        const BLANKS: &str = "                                ";
        while count > BLANKS.len() {
            self.write_str(BLANKS);
            count -= BLANKS.len();
        }
        self.write_str(&BLANKS[..count]);
    }

    /// Returns the length of the text so far.
    pub(crate) fn text_len(&self) -> usize {
        self.out.len()
    }

    /// Inserts a blank at this position if the text on both sides would be read as one token.
    pub(crate) fn part_tokens(&mut self, place: usize) {
        if self.collector.is_some() {
            return;
        }
        let (before, after) = self.out.as_bytes().split_at(place);
        let (Some(last), Some(first)) = (before.last(), after.first()) else { return };
        let is_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.');
        let is_one = match (*last, *first) {
            (b'-', b'>') | (b':', b':') => true,
            (last, b'-') => is_word(last) && ends_in_prefixed_name(before),
            (last, first) => is_word(last) && is_word(first),
        };
        if is_one {
            self.out.insert(place, ' ');
        }
    }

    /// Calls `print` for each item, with `, ` between.
    pub(super) fn separated<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut print: impl FnMut(&mut Self, T),
    ) {
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.out.push_str(", ");
            }
            print(self, item);
        }
    }

    /// The text of the printer.
    pub(crate) fn into_text(self) -> String {
        self.out
    }
}

impl std::fmt::Write for AsmPrinter<'_, '_> {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.out.push_str(text);
        Ok(())
    }
}

/// Whether the text ends in the name of a type or an attribute, as in `!a.b`: a `-` after it would belong to it.
fn ends_in_prefixed_name(text: &[u8]) -> bool {
    let name = text.iter().rev().take_while(|byte| is_in_prefixed_name(**byte)).count();
    text[..text.len() - name].last().is_some_and(|sigil| matches!(sigil, b'!' | b'#'))
}
