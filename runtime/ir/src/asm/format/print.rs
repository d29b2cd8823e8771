//! Writes an operation by its declarative format.

use super::{OwnTypeSyntax, PropertySyntax};
use smallvec::SmallVec;

use super::definition::*;
use crate::asm::OpAsmPrinter;
use crate::asm::print::RegionStyle;
use crate::context::attributes::{AttributeKind, NamedAttribute};
use crate::context::definition::TypeDefinition;
use crate::context::is_bare_identifier;
use crate::context::types::Type;
use crate::ir::definition::{Arity, OpDefinition, Segments};
use crate::ir::{OPERAND_SEGMENT_SIZES, Op, RESULT_SEGMENT_SIZES, Value};
use crate::traits::SINGLE_BLOCK_IMPLICIT_TERMINATOR;

/// Writes the text after the name of an operation.
pub(in crate::asm) fn print_op(printer: &mut OpAsmPrinter<'_, '_>, op: Op, format: &'static Format) {
    let Some(definition) = op.definition(printer.ir()) else { return };
    let mut interpreter =
        Interpreter { printer, op, definition, format, wants_space: true, after_punctuation: false };
    interpreter.elements(format.elements, true);
}

/// The state decides where blanks go. The state covers all elements in the order of the format, also those
/// that are not written (MLIR's rule).
struct Interpreter<'a, 'p, 'c> {
    printer: &'a mut OpAsmPrinter<'p, 'c>,
    op: Op,
    definition: &'static OpDefinition,
    format: &'static Format,
    wants_space: bool,
    after_punctuation: bool,
}

impl<'c> Interpreter<'_, '_, 'c> {
    fn elements(&mut self, elements: &'static [FormatElement], shown: bool) {
        elements.iter().for_each(|element| self.element(element, shown));
    }

    fn element(&mut self, element: &'static FormatElement, shown: bool) {
        match element {
            FormatElement::Literal(literal) => self.literal(literal, shown),
            FormatElement::Space | FormatElement::NoSpace => {
                self.space(matches!(element, FormatElement::Space), shown)
            }
            FormatElement::Newline => {
                if shown {
                    self.printer.print_newline();
                }
            }
            FormatElement::UnitFlag(_) => {}
            FormatElement::AttrDict { keyword } => {
                if shown {
                    self.attr_dict(*keyword);
                }
                self.after_punctuation = false;
            }
            FormatElement::PropDict => {
                if shown {
                    self.prop_dict();
                }
                self.after_punctuation = false;
            }
            FormatElement::Optional(group) => {
                let present = shown && self.is_present(group.anchor);
                self.elements(group.elements, present);
                self.elements(group.otherwise, shown && !present);
            }
            FormatElement::OiList(clauses) => {
                for clause in *clauses {
                    let present = shown && clause.anchors.iter().any(|anchor| self.is_present(*anchor));
                    self.literal(clause.keyword, present);
                    self.elements(clause.elements, present);
                }
            }
            _ => {
                if shown && (self.wants_space || !self.after_punctuation) {
                    self.printer.write_char(' ');
                }
                self.after_punctuation = false;
                self.wants_space = true;
                if shown {
                    self.variable(element);
                }
            }
        }
    }

    fn literal(&mut self, literal: &str, shown: bool) {
        if shown {
            if self.wants_space && wants_space_before(literal, self.after_punctuation) {
                self.printer.write_char(' ');
            }
            self.printer.write_str(literal);
        }
        self.wants_space = !matches!(literal, "<" | "(" | "{" | "[");
        self.after_punctuation = !literal.starts_with(|c: char| c == '_' || c.is_ascii_alphabetic());
    }

    fn space(&mut self, is_blank: bool, shown: bool) {
        if is_blank && shown {
            self.printer.write_char(' ');
        }
        self.after_punctuation = !is_blank;
        self.wants_space = false;
    }

    fn variable(&mut self, element: &'static FormatElement) {
        let (op, ir) = (self.op, self.printer.ir());
        match element {
            FormatElement::Operand(operand) => {
                self.printer.print_operands(op.operand_group(ir, usize::from(*operand)));
            }
            FormatElement::OperandGroups { operand, sizes } => self.operand_groups(*operand, *sizes),
            FormatElement::Attribute(attribute) => self.attribute(attribute),
            FormatElement::Property(slot) => self.property(usize::from(*slot)),
            FormatElement::Region(region) => self.regions(usize::from(*region)),
            FormatElement::Successor(successor) => {
                let blocks = self.successor_group(usize::from(*successor));
                self.printer.print_successors(blocks);
            }
            FormatElement::Operands => self.printer.print_operands(op.operands(ir)),
            FormatElement::Regions => {
                for (number, region) in op.regions(ir).enumerate() {
                    if number > 0 {
                        self.printer.write_str(", ");
                    }
                    self.region(region);
                }
            }
            FormatElement::Successors => self.printer.print_successors(op.successors(ir)),
            FormatElement::Type(TypeElement { of, own }) => {
                self.types(*of, own.or_else(|| self.definition_of_class(*of)));
            }
            FormatElement::QualifiedType(of) => self.types(*of, None),
            FormatElement::FunctionalType(inputs, outputs) => {
                let (inputs, outputs) = (self.types_of(*inputs), self.types_of(*outputs));
                self.printer.print_functional_type(inputs, outputs);
            }
            FormatElement::Custom(custom) => (custom.print)(self.printer, op),
            FormatElement::Literal(_)
            | FormatElement::Space
            | FormatElement::Newline
            | FormatElement::NoSpace
            | FormatElement::UnitFlag(_)
            | FormatElement::AttrDict { .. }
            | FormatElement::PropDict
            | FormatElement::Optional(_)
            | FormatElement::OiList(_) => {}
        }
    }

    fn is_present(&self, presence: Presence) -> bool {
        let (op, ir) = (self.op, self.printer.ir());
        match presence {
            Presence::Operand(operand) => op.operand_group(ir, usize::from(operand)).len() > 0,
            Presence::Result(result) => op.result_group(ir, usize::from(result)).len() > 0,
            Presence::Attribute(slot) => {
                let slot = usize::from(slot);
                let value = op.inherent(ir, slot);
                let default = self.definition.attributes[slot].presence.default_value(ir.context());
                value.is_some() && value != default
            }
            Presence::Region(region) => {
                let region = usize::from(region);
                if self.definition.regions[region].is_variadic {
                    return op.region_count(ir) > region;
                }
                op.region_count(ir) > region && !op.region(ir, region).is_empty(ir)
            }
            Presence::Not(anchor) => !self.is_present(*anchor),
            Presence::Any(anchors) => anchors.iter().any(|anchor| self.is_present(*anchor)),
        }
    }

    fn operand_groups(&mut self, operand: u16, sizes: u16) {
        let (op, ir) = (self.op, self.printer.ir());
        let values: SmallVec<[Value; 8]> = op.operand_group(ir, usize::from(operand)).collect();
        let mut rest = values.as_slice();
        for (number, len) in self.group_sizes(sizes).into_iter().enumerate() {
            let (group, tail) = rest.split_at(len.min(rest.len()));
            rest = tail;
            self.printer.write_str(if number == 0 { "(" } else { ", (" });
            self.printer.print_operands(group.iter().copied());
            self.printer.write_char(')');
        }
    }

    fn group_sizes(&self, slot: u16) -> Vec<usize> {
        let sizes = self.op.inherent(self.printer.ir(), usize::from(slot));
        let sizes = sizes
            .and_then(|sizes| sizes.cast::<crate::context::attributes::DenseArrayAttr<'_>>())
            .and_then(|sizes| sizes.values::<i32>());
        sizes.unwrap_or_default().into_iter().map(|size| usize::try_from(size).unwrap_or(0)).collect()
    }

    fn attribute(&mut self, element: &'static AttributeElement) {
        let value = self.op.inherent(self.printer.ir(), usize::from(element.slot));
        // MLIR crashes for an absent attribute outside of groups; the parser accepts its absence.
        let Some(value) = value else { return };
        match element.syntax {
            AttributeSyntax::Any | AttributeSyntax::OfKind(_) => self.printer.print_attribute(value),
            AttributeSyntax::OfType(_) => self.printer.print_attribute_without_type(value),
            AttributeSyntax::SymbolName => match value.kind() {
                AttributeKind::String { text, .. } => self.printer.print_symbol_name(text),
                _ => self.printer.print_attribute(value),
            },
            AttributeSyntax::Enum(syntax) => self.enum_case(&(syntax.stringify)(value), syntax),
            AttributeSyntax::Own(_) | AttributeSyntax::Defined(_) => match element.syntax.own() {
                Some(syntax) => {
                    self.printer.print_stripped_attribute(value, |printer| (syntax.print)(printer, value));
                }
                None => self.printer.print_attribute(value),
            },
        }
    }

    fn property(&mut self, slot: usize) {
        let value = self.op.inherent(self.printer.ir(), slot);
        if let (Some(value), Some(property)) =
            (value, self.definition.attributes[slot].property.and_then(PropertySyntax::of))
        {
            (property.print)(self.printer, value);
        }
    }

    /// Writes `<{..}>` with the values that no other element writes, except default values. The space is
    /// written in any case, as in MLIR.
    fn prop_dict(&mut self) {
        let (op, ir) = (self.op, self.printer.ir());
        let mut bound: SmallVec<[u16; 8]> = SmallVec::new();
        bound_slots(self.format.elements, &mut bound);
        let known = self.definition.attributes.iter().enumerate();
        let unbound = known.filter(|(slot, _)| !bound.contains(&(*slot as u16)));
        let entries = unbound.filter_map(|(slot, known)| {
            let value = op.inherent(ir, slot)?;
            let is_default = known.presence.default_value(ir.context()) == Some(value);
            (!is_default).then(|| NamedAttribute { name: ir.context().name(known.name), value })
        });
        let mut entries: Vec<_> = entries.chain(self.segment_sizes()).collect();
        entries.sort_by(NamedAttribute::by_name);
        self.printer.write_char(' ');
        if !entries.is_empty() {
            self.printer.write_char('<');
            self.printer.print_attribute(ir.context().dictionary_attr_from(entries).as_attribute());
            self.printer.write_char('>');
        }
    }

    fn enum_case(&mut self, text: &str, syntax: &EnumSyntax) {
        // MLIR's rule: if some case is no keyword, or the value is several flags at once, any other text is
        // quoted.
        let context = self.printer.ir().context();
        let is_plain = |case: &&str| is_bare_identifier(case) && syntax.is_single(context, case);
        let is_quoted = syntax.is_ever_quoted(context)
            && !syntax.cases.iter().any(|case| *case == text && is_plain(case));
        // MLIR escapes nothing, and so does not read back text that needs an escape.
        match is_quoted {
            true => self.printer.print_string(text),
            false => self.printer.write_str(text),
        }
    }

    fn regions(&mut self, region: usize) {
        let (op, ir) = (self.op, self.printer.ir());
        if !self.definition.regions[region].is_variadic {
            if op.region_count(ir) > region {
                self.region(op.region(ir, region));
            }
            return;
        }
        for (number, region) in op.regions(ir).skip(region).enumerate() {
            if number > 0 {
                self.printer.write_str(", ");
            }
            self.region(region);
        }
    }

    /// Writes a region; an optional terminator without attributes and operands is left out.
    fn region(&mut self, region: crate::ir::Region) {
        let ir = self.printer.ir();
        let is_implicit =
            self.definition.traits.iter().any(|own| own.name == SINGLE_BLOCK_IMPLICIT_TERMINATOR.name);
        let last = region.entry(ir).and_then(|entry| entry.last_op(ir)).filter(|_| is_implicit);
        let terminators = last.is_none_or(|last| {
            !last.attributes(ir).is_empty() || last.operand_count(ir) > 0 || last.result_count(ir) > 0
        });
        self.printer.print_region_with(region, RegionStyle { terminators, ..RegionStyle::default() });
    }

    fn successor_group(&self, successor: usize) -> SmallVec<[crate::ir::Block; 4]> {
        let (op, ir) = (self.op, self.printer.ir());
        let blocks = op.successors(ir).skip(successor);
        if self.definition.successors[successor].is_variadic {
            blocks.collect()
        } else {
            blocks.take(1).collect()
        }
    }

    fn types_of(&self, group: ValueGroup) -> SmallVec<[Type<'c>; 4]> {
        let (op, ir) = (self.op, self.printer.ir());
        match group {
            ValueGroup::Operand(operand) => {
                op.operand_group(ir, usize::from(operand)).map(|value| value.ty(ir)).collect()
            }
            ValueGroup::Result(result) => {
                op.result_group(ir, usize::from(result)).map(|value| value.ty(ir)).collect()
            }
            ValueGroup::Operands => op.operand_types(ir).collect(),
            ValueGroup::Results => op.result_types(ir).collect(),
        }
    }

    /// Prints types. Types of the definition `own` have no dialect prefix.
    fn types(&mut self, of: ValueGroup, own: Option<&'static TypeDefinition>) {
        let types = self.types_of(of);
        if let ValueGroup::Operand(operand) = of
            && let Arity::VariadicOfVariadic { sizes } = self.definition.operands[usize::from(operand)].arity
        {
            return self.type_groups(&types, sizes);
        }
        for (number, ty) in types.into_iter().enumerate() {
            if number > 0 {
                self.printer.write_str(", ");
            }
            match own.and_then(OwnTypeSyntax::of) {
                Some(syntax) => self.printer.print_stripped_type(ty, |printer| {
                    (syntax.print)(printer, ty);
                }),
                None => self.printer.print_type(ty),
            }
        }
    }

    /// The type definition that the class in a value's constraint names, for an operand or result that is one value.
    fn definition_of_class(&self, of: ValueGroup) -> Option<&'static TypeDefinition> {
        let value = match of {
            ValueGroup::Operand(operand) => &self.definition.operands[usize::from(operand)],
            ValueGroup::Result(result) => &self.definition.results[usize::from(result)],
            ValueGroup::Operands | ValueGroup::Results => return None,
        };
        let class = value.constraint.class;
        (value.arity == Arity::One).then(|| self.printer.ir().context().type_definition_of(class)).flatten()
    }

    fn type_groups(&mut self, types: &[Type<'c>], sizes: u16) {
        let mut rest = types;
        for (number, len) in self.group_sizes(sizes).into_iter().enumerate() {
            let (group, tail) = rest.split_at(len.min(rest.len()));
            rest = tail;
            self.printer.write_str(if number == 0 { "(" } else { ", (" });
            self.printer.print_types(group.iter().copied());
            self.printer.write_char(')');
        }
    }

    fn attr_dict(&mut self, keyword: bool) {
        let entries = self.dictionary();
        match keyword {
            true => self.printer.print_optional_attr_dict_with_keyword(&entries, &[]),
            false => self.printer.print_optional_attr_dict(&entries, &[]),
        }
    }

    /// The attributes that no other element writes, without those that have their default value.
    fn dictionary(&self) -> Vec<NamedAttribute<'c>> {
        let (op, ir) = (self.op, self.printer.ir());
        if contains_prop_dict(self.format.elements) {
            return op.discardable_attributes(ir).to_vec();
        }
        let sizes = self.segment_sizes();
        if self.definition.attributes.is_empty() {
            let mut entries = op.discardable_attributes(ir).to_vec();
            if !sizes.is_empty() {
                entries.extend(sizes);
                entries.sort_by(NamedAttribute::by_name);
            }
            return entries;
        }
        let mut bound: SmallVec<[u16; 8]> = SmallVec::new();
        bound_slots(self.format.elements, &mut bound);
        let context = ir.context();
        let mut entries = op.discardable_attributes(ir).to_vec();
        entries.extend(sizes);
        for (slot, attribute) in self.definition.attributes.iter().enumerate() {
            let Some(value) = op.inherent(ir, slot) else { continue };
            let is_default = attribute.presence.default_value(context) == Some(value);
            if !is_default && attribute.property.is_none() && !bound.contains(&(slot as u16)) {
                entries.push(NamedAttribute { name: context.name(attribute.name), value });
            }
        }
        entries.sort_by(NamedAttribute::by_name);
        entries
    }

    /// Returns the sizes of the groups of operands and results that do not follow from the text: all of them
    /// are in one list.
    fn segment_sizes(&self) -> SmallVec<[NamedAttribute<'c>; 2]> {
        let (op, ir, definition) = (self.op, self.printer.ir(), self.definition);
        let context = ir.context();
        let entry = |name: &str, sizes: &[i32]| NamedAttribute {
            name: context.name(name),
            value: context.dense_array_attr(sizes),
        };
        let mut entries = SmallVec::new();
        if definition.operand_segments == Segments::AttrSized && lists_operands(self.format.elements) {
            entries.push(entry(OPERAND_SEGMENT_SIZES, op.operand_segment_sizes(ir)));
        }
        if definition.result_segments == Segments::AttrSized && lists_results(self.format.elements) {
            entries.push(entry(RESULT_SEGMENT_SIZES, op.result_segment_sizes(ir)));
        }
        entries
    }
}

/// Whether a format has all operands in one list. Groups hold no lists of all.
pub(super) fn lists_operands(elements: &[FormatElement]) -> bool {
    elements.iter().any(|element| matches!(element, FormatElement::Operands))
}

/// Whether a format has the types of all results in one list.
pub(super) fn lists_results(elements: &[FormatElement]) -> bool {
    elements.iter().any(|element| match element {
        FormatElement::Type(TypeElement { of, .. })
        | FormatElement::QualifiedType(of)
        | FormatElement::FunctionalType(_, of) => *of == ValueGroup::Results,
        _ => false,
    })
}

fn contains_prop_dict(elements: &[FormatElement]) -> bool {
    elements.iter().any(|element| matches!(element, FormatElement::PropDict))
}

/// The slots that elements other than the dictionary write.
pub(super) fn bound_slots(elements: &[FormatElement], slots: &mut SmallVec<[u16; 8]>) {
    for element in elements {
        match element {
            FormatElement::Attribute(attribute) => slots.push(attribute.slot),
            FormatElement::Property(slot)
            | FormatElement::UnitFlag(slot)
            | FormatElement::OperandGroups { sizes: slot, .. } => slots.push(*slot),
            FormatElement::Optional(group) => {
                bound_slots(group.elements, slots);
                bound_slots(group.otherwise, slots);
            }
            FormatElement::OiList(clauses) => {
                clauses.iter().for_each(|clause| bound_slots(clause.elements, slots));
            }
            FormatElement::Custom(custom) => slots.extend_from_slice(custom.attributes),
            _ => {}
        }
    }
}

fn wants_space_before(literal: &str, after_punctuation: bool) -> bool {
    if literal.len() != 1 && literal != "->" {
        return true;
    }
    let first = literal.as_bytes().first().copied().unwrap_or(b' ');
    let without = if after_punctuation { ">)}]," } else { "<>(){}[]," };
    !without.as_bytes().contains(&first)
}
