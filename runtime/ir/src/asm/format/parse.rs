//! Reads an operation by its declarative format.

use smallvec::SmallVec;

use super::definition::*;
use super::state::FormatState;
use crate::asm::{OpAsmParser, ParseResult};
use crate::ir::OpState;
use crate::ir::definition::{Arity, OpDefinition};

/// Reads the text after the name of an operation.
pub(in crate::asm) fn parse_op<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    op: &mut OpState<'c>,
    definition: &'static OpDefinition,
    format: &Format,
) -> ParseResult {
    let state = FormatState::new(definition);
    let mut interpreter = Interpreter {
        parser,
        definition,
        elements: format.elements,
        state,
        in_group: false,
        rest: &[],
        may_end: true,
    };
    interpreter.elements(format.elements)?;
    let (parser, state) = (interpreter.parser, interpreter.state);
    super::resolve::resolve(parser, op, definition, format, state)
}

pub(super) struct Interpreter<'a, 'p, 'c> {
    pub(super) parser: &'a mut OpAsmParser<'p, 'c>,
    pub(super) definition: &'static OpDefinition,
    /// All elements of the format.
    pub(super) elements: &'static [FormatElement],
    pub(super) state: FormatState<'c>,
    /// Whether the elements are in an optional group whose first element is present.
    pub(super) in_group: bool,
    /// The elements after the current one, up to the end of its group.
    pub(super) rest: &'static [FormatElement],
    /// Whether the text may end after the group.
    pub(super) may_end: bool,
}

impl<'c> Interpreter<'_, '_, 'c> {
    pub(super) fn elements(&mut self, elements: &'static [FormatElement]) -> ParseResult {
        let outer = (self.rest, self.may_end);
        self.may_end = self.at_end();
        for (index, element) in elements.iter().enumerate() {
            self.rest = &elements[index + 1..];
            self.element(element)?;
        }
        (self.rest, self.may_end) = outer;
        Ok(())
    }

    pub(super) fn element(&mut self, element: &'static FormatElement) -> ParseResult {
        match element {
            FormatElement::Space | FormatElement::Newline | FormatElement::NoSpace => Ok(()),
            FormatElement::Literal(literal) => self.parser.parse_literal(literal),
            FormatElement::Operand(operand) => self.operand(usize::from(*operand)),
            FormatElement::OperandGroups { operand, sizes } => self.operand_groups(*operand, *sizes),
            FormatElement::Attribute(attribute) => self.attribute(attribute),
            FormatElement::Property(slot) => self.property(usize::from(*slot)),
            FormatElement::UnitFlag(slot) => {
                self.state.inherent[usize::from(*slot)] = Some(self.parser.context().unit_attr());
                Ok(())
            }
            FormatElement::Region(region) => self.region(usize::from(*region)),
            FormatElement::Successor(successor) => self.successor(usize::from(*successor)),
            FormatElement::Operands => {
                let offset = self.parser.offset();
                let items = self.parser.parse_operand_list()?;
                self.state.all_operands = Some(super::state::Group { items: items.into(), offset });
                Ok(())
            }
            FormatElement::Regions => {
                let mut regions = SmallVec::from_iter(self.parser.parse_optional_region(&[])?);
                while !regions.is_empty() && self.parser.parse_optional_literal(",") {
                    regions.push(self.parser.parse_region(&[])?);
                }
                self.state.all_regions = Some(regions);
                Ok(())
            }
            FormatElement::Successors => {
                let mut next = self.optional_successor()?;
                while let Some(block) = next {
                    self.state.all_successors.push(block);
                    let is_more = self.parser.parse_optional_literal(",");
                    next = is_more.then(|| self.parser.parse_successor()).transpose()?;
                }
                Ok(())
            }
            FormatElement::Type(ty) => self.types(ty),
            FormatElement::QualifiedType(of) => self.qualified_types(*of),
            FormatElement::FunctionalType(inputs, outputs) => self.functional_type(*inputs, *outputs),
            FormatElement::AttrDict { keyword } => {
                let offset = self.parser.offset();
                let entries = match keyword {
                    true => self.parser.parse_optional_attr_dict_with_keyword()?,
                    false => self.parser.parse_optional_attr_dict()?,
                };
                self.check_inherent(&entries, offset)?;
                self.state.attributes.extend(entries);
                Ok(())
            }
            FormatElement::PropDict => self.prop_dict(),
            FormatElement::Optional(group) => self.optional(group),
            FormatElement::OiList(clauses) => self.oilist(clauses),
            FormatElement::Custom(custom) => (custom.parse)(self.parser, &mut self.state).map(|_| ()),
        }
    }

    /// Checks the inherent attributes in the dictionary against their constraints.
    fn check_inherent(
        &mut self,
        entries: &[crate::context::attributes::NamedAttribute<'c>],
        offset: usize,
    ) -> ParseResult {
        if self.definition.uses_dictionary {
            return Ok(());
        }
        for entry in entries {
            let name = entry.name.value();
            let known = self
                .definition
                .attributes
                .iter()
                .find(|known| known.name == name && known.property.is_none());
            if let Some(known) = known.filter(|known| !(known.constraint.check)(entry.value)) {
                let (op, summary) = (self.definition.name, known.constraint.summary);
                let message = format!("'{op}' op attribute '{name}' failed to satisfy constraint: {summary}");
                return Err(self.parser.op_error_at(offset, message));
            }
        }
        Ok(())
    }

    pub(super) fn optional(&mut self, group: &'static OptionalGroup) -> ParseResult {
        let first = group.elements.iter().position(|element| {
            !matches!(
                element,
                FormatElement::Space
                    | FormatElement::Newline
                    | FormatElement::NoSpace
                    | FormatElement::UnitFlag(_)
            )
        });
        let Some(first) = first else { return Ok(()) };
        if !self.optional_element(&group.elements[first])? {
            // Optional elements here are read as outside of a group.
            return self.elements(group.otherwise);
        }
        self.group_elements(&group.elements[..first])?;
        self.group_elements(&group.elements[first + 1..])
    }

    fn group_elements(&mut self, elements: &'static [FormatElement]) -> ParseResult {
        let outer = std::mem::replace(&mut self.in_group, true);
        let result = self.elements(elements);
        self.in_group = outer;
        result
    }

    /// Reads an element if it is present.
    fn optional_element(&mut self, element: &'static FormatElement) -> ParseResult<bool> {
        match element {
            FormatElement::Literal(literal) => Ok(self.parser.parse_optional_literal(literal)),
            FormatElement::Operand(operand) => {
                let operand = usize::from(*operand);
                self.operand_list(operand)?;
                Ok(!self.state.operands[operand].items.is_empty())
            }
            FormatElement::OperandGroups { operand, sizes } => {
                self.operand_groups(*operand, *sizes)?;
                Ok(!self.state.operands[usize::from(*operand)].items.is_empty())
            }
            FormatElement::Attribute(attribute) => self.optional_attribute(attribute),
            FormatElement::Property(slot) => self.optional_property(usize::from(*slot)),
            FormatElement::Region(region) => {
                let region = usize::from(*region);
                let Some(parsed) = self.parser.parse_optional_region(&[])? else { return Ok(false) };
                let is_variadic = self.definition.regions[region].is_variadic;
                // `{}` counts as an absent region.
                if !is_variadic && parsed.entry(self.parser.ir()).is_none() {
                    return Ok(false);
                }
                self.add_region(region, parsed);
                if is_variadic {
                    self.more_regions(region)?;
                }
                Ok(true)
            }
            FormatElement::Successor(successor) => match self.optional_successor()? {
                Some(block) => {
                    self.state.successors[usize::from(*successor)].push(block);
                    self.more_successors(usize::from(*successor)).map(|()| true)
                }
                None => Ok(false),
            },
            FormatElement::Custom(custom) => (custom.parse)(self.parser, &mut self.state),
            _ => self.element(element).map(|()| true),
        }
    }

    pub(super) fn oilist(&mut self, clauses: &'static [OiListClause]) -> ParseResult {
        let mut seen = vec![false; clauses.len()];
        loop {
            let found = clauses.iter().position(|clause| self.parser.parse_optional_literal(clause.keyword));
            let Some(index) = found else { return Ok(()) };
            let clause = &clauses[index];
            if std::mem::replace(&mut seen[index], true) {
                let message = format!(
                    "`{}` clause can appear at most once in the expansion of the oilist directive",
                    clause.keyword
                );
                let offset = self.parser.name_offset();
                return Err(self.parser.op_error_at(offset, message));
            }
            self.elements(clause.elements)?;
        }
    }

    pub(super) fn operand(&mut self, operand: usize) -> ParseResult {
        if self.definition.operands[operand].arity != Arity::One {
            return self.operand_list(operand);
        }
        let offset = self.parser.offset();
        let value = self.parser.parse_operand()?;
        let group = &mut self.state.operands[operand];
        group.items.push(value);
        group.offset = offset;
        Ok(())
    }

    /// Reads at most one operand, or a list, depending on the arity.
    fn operand_list(&mut self, operand: usize) -> ParseResult {
        let offset = self.parser.offset();
        let items = match self.definition.operands[operand].arity {
            _ if self.at_next_operation() => smallvec::SmallVec::new(),
            Arity::One | Arity::Optional => self.parser.parse_optional_operand()?.into_iter().collect(),
            Arity::Variadic | Arity::VariadicOfVariadic { .. } => self.parser.parse_operand_list()?.into(),
        };
        self.state.operands[operand] = super::state::Group { items, offset };
        Ok(())
    }

    /// `(%a, %b), (%c)`.
    pub(super) fn operand_groups(&mut self, operand: u16, sizes: u16) -> ParseResult {
        let offset = self.parser.offset();
        let (mut items, mut lengths) = (smallvec::SmallVec::new(), Vec::new());
        while self.parser.parse_optional_literal("(") {
            let group = self.parser.parse_operand_list()?;
            self.parser.parse_literal(")")?;
            lengths.push(i32::try_from(group.len()).unwrap_or(i32::MAX));
            items.extend(group);
            if !self.parser.parse_optional_literal(",") {
                break;
            }
        }
        self.state.operands[usize::from(operand)] = super::state::Group { items, offset };
        self.state.inherent[usize::from(sizes)] = Some(self.parser.context().dense_array_attr(&lengths));
        Ok(())
    }
}
