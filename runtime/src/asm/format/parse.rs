//! Reads an operation by its declarative format.

use super::definition::*;
use super::state::{FormatState, Types};
use super::untyped::Untyped;
use crate::asm::parse::function_signature;
use crate::asm::{OpAsmParser, ParseResult};
use crate::context::types::Type;
use crate::ir::OpState;
use crate::ir::definition::{Arity, AttributePresence, OpDefinition, ValueDef};

/// Reads what follows the name of an operation.
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
    /// Whether the elements are those of a group, whose first element has said that they are there.
    in_group: bool,
    /// The elements behind the current one, up to the end of its group.
    pub(super) rest: &'static [FormatElement],
    /// Whether the text may end behind the group.
    pub(super) may_end: bool,
}

impl<'c> Interpreter<'_, '_, 'c> {
    fn elements(&mut self, elements: &'static [FormatElement]) -> ParseResult {
        let outer = (self.rest, self.may_end);
        self.may_end = self.at_end();
        for (index, element) in elements.iter().enumerate() {
            self.rest = &elements[index + 1..];
            self.element(element)?;
        }
        (self.rest, self.may_end) = outer;
        Ok(())
    }

    fn element(&mut self, element: &'static FormatElement) -> ParseResult {
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
                while let Some(region) = self.parser.parse_optional_region(&[])? {
                    self.state.all_regions.push(region);
                    if !self.parser.parse_optional_literal(",") {
                        break;
                    }
                }
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

    /// Inherent attributes in the dictionary must be what the definition says.
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

    fn optional(&mut self, group: &'static OptionalGroup) -> ParseResult {
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
            // What stands here need not be there, as outside of a group.
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

    /// Reads an element if it is there.
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
                // `{}` counts as a region that is not there.
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

    fn oilist(&mut self, clauses: &'static [OiListClause]) -> ParseResult {
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

    fn operand(&mut self, operand: usize) -> ParseResult {
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

    /// At most one use, or a list of uses, as the operand's arity says.
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
    fn operand_groups(&mut self, operand: u16, sizes: u16) -> ParseResult {
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

    fn attribute(&mut self, element: &'static AttributeElement) -> ParseResult {
        let slot = usize::from(element.slot);
        // Outside of a group an attribute that need not be there is read if it is.
        let is_optional = matches!(self.definition.attributes[slot].presence, AttributePresence::Optional);
        if is_optional && !self.in_group {
            return self.optional_attribute(element).map(|_| ());
        }
        let offset = self.parser.offset();
        let value = self.attribute_value(element)?;
        self.set_attribute(slot, value, offset)
    }

    /// The value must be of the kind that the operation stores.
    fn set_attribute(
        &mut self,
        slot: usize,
        value: crate::context::attributes::Attribute<'c>,
        offset: usize,
    ) -> ParseResult {
        if !(self.definition.attributes[slot].constraint.class.contains)(value) {
            return Err(self.parser.op_error_at(offset, "invalid kind of attribute specified"));
        }
        self.state.inherent[slot] = Some(value);
        Ok(())
    }

    fn attribute_value(
        &mut self,
        element: &'static AttributeElement,
    ) -> ParseResult<crate::context::attributes::Attribute<'c>> {
        let name = self.definition.attributes[usize::from(element.slot)].name;
        let parser = &mut *self.parser;
        let offset = parser.offset();
        match element.syntax {
            AttributeSyntax::Any => parser.parse_attribute(),
            AttributeSyntax::OfType(ty) => {
                let ty = ty(parser.context());
                parser.parse_attribute_with_type(ty)
            }
            AttributeSyntax::OfKind(is_kind) => {
                let value = match Untyped::of(parser.context(), is_kind) {
                    Some(_) => {
                        let none = parser.context().none_type();
                        parser.parse_attribute_with_type(none)?
                    }
                    None => parser.parse_attribute()?,
                };
                if is_kind(value) {
                    return Ok(value);
                }
                Err(parser.op_error_at(offset, "invalid kind of attribute specified"))
            }
            AttributeSyntax::SymbolName => match parser.parse_optional_symbol_name()? {
                Some(symbol) => Ok(symbol.as_attribute()),
                None => Err(parser.op_error("expected valid '@'-identifier for symbol name")),
            },
            AttributeSyntax::Enum(syntax) => match enum_case(parser, syntax)? {
                Some(value) => Ok(value),
                None => {
                    let cases = syntax.cases.join(", ");
                    let message = format!(
                        "expected string or keyword containing one of the following enum values for attribute '{name}' [{cases}]"
                    );
                    Err(parser.op_error_at(offset, message))
                }
            },
            AttributeSyntax::Own(_) | AttributeSyntax::Defined(_) => match element.syntax.own() {
                Some(syntax) if !parser.at_attribute_name() => (syntax.parse)(parser, None),
                _ => parser.parse_attribute(),
            },
        }
    }

    fn optional_attribute(&mut self, element: &'static AttributeElement) -> ParseResult<bool> {
        let class = self.definition.attributes[usize::from(element.slot)].constraint.class;
        let has_own_text = !matches!(
            element.syntax,
            AttributeSyntax::Any | AttributeSyntax::OfKind(_) | AttributeSyntax::OfType(_)
        );
        if !has_own_text && !self.may_start(class) {
            return Ok(false);
        }
        let is_next_operation = self.at_next_operation();
        let parser = &mut *self.parser;
        let offset = parser.offset();
        let value = match element.syntax {
            _ if is_next_operation => None,
            AttributeSyntax::Any => parser.parse_optional_attribute(None)?,
            AttributeSyntax::OfKind(is_kind) => match Untyped::of(parser.context(), is_kind) {
                Some(untyped) if !untyped.starts(parser) => None,
                Some(_) => {
                    let none = parser.context().none_type();
                    parser.parse_optional_attribute(Some(none))?
                }
                None => parser.parse_optional_attribute(None)?,
            },
            AttributeSyntax::OfType(ty) => {
                let ty = ty(parser.context());
                parser.parse_optional_attribute(Some(ty))?
            }
            AttributeSyntax::SymbolName => {
                parser.parse_optional_symbol_name()?.map(|name| name.as_attribute())
            }
            AttributeSyntax::Enum(syntax)
                if parser.at_string() && !syntax.is_ever_quoted(parser.context()) =>
            {
                None
            }
            AttributeSyntax::Enum(syntax) => enum_case(parser, syntax)?,
            AttributeSyntax::Own(_) | AttributeSyntax::Defined(_) if parser.at_attribute_name() => {
                Some(parser.parse_attribute()?)
            }
            AttributeSyntax::Own(_) | AttributeSyntax::Defined(_) => {
                match element.syntax.own().and_then(|syntax| syntax.parse_optional) {
                    Some(parse) => parse(parser)?,
                    None => None,
                }
            }
        };
        let Some(value) = value else { return Ok(false) };
        self.set_attribute(usize::from(element.slot), value, offset).map(|()| true)
    }

    fn region(&mut self, region: usize) -> ParseResult {
        if self.definition.regions[region].is_variadic {
            if let Some(parsed) = self.parser.parse_optional_region(&[])? {
                self.add_region(region, parsed);
                self.more_regions(region)?;
            }
            return Ok(());
        }
        let parsed = self.parser.parse_region(&[])?;
        self.add_region(region, parsed);
        Ok(())
    }

    fn more_regions(&mut self, region: usize) -> ParseResult {
        while self.parser.parse_optional_literal(",") {
            let parsed = self.parser.parse_region(&[])?;
            self.add_region(region, parsed);
        }
        Ok(())
    }

    fn add_region(&mut self, region: usize, parsed: crate::ir::Region) {
        self.state.regions[region].push(parsed);
    }

    fn successor(&mut self, successor: usize) -> ParseResult {
        if !self.definition.successors[successor].is_variadic {
            let block = self.parser.parse_successor()?;
            self.state.successors[successor].push(block);
            return Ok(());
        }
        if let Some(block) = self.optional_successor()? {
            self.state.successors[successor].push(block);
            self.more_successors(successor)?;
        }
        Ok(())
    }

    fn optional_successor(&mut self) -> ParseResult<Option<crate::ir::Block>> {
        match self.at_next_operation() {
            true => Ok(None),
            false => self.parser.parse_optional_successor(),
        }
    }

    fn more_successors(&mut self, successor: usize) -> ParseResult {
        if self.definition.successors[successor].is_variadic {
            while self.parser.parse_optional_literal(",") {
                let block = self.parser.parse_successor()?;
                self.state.successors[successor].push(block);
            }
        }
        Ok(())
    }

    fn types(&mut self, element: &'static TypeElement) -> ParseResult {
        let own = element.own.and_then(OwnTypeSyntax::of);
        let types = match element.of {
            ValueGroup::Operand(operand) => {
                self.types_of_value(&self.definition.operands[usize::from(operand)], element.of, own)?
            }
            ValueGroup::Result(result) => {
                self.types_of_value(&self.definition.results[usize::from(result)], element.of, own)?
            }
            of @ (ValueGroup::Operands | ValueGroup::Results) => self.group_types(of, own)?,
        };
        self.set_types(element.of, types);
        Ok(())
    }

    /// Types in full, of any kind.
    fn qualified_types(&mut self, of: ValueGroup) -> ParseResult {
        let arity = match of {
            ValueGroup::Operand(operand) => self.definition.operands[usize::from(operand)].arity,
            ValueGroup::Result(result) => self.definition.results[usize::from(result)].arity,
            ValueGroup::Operands | ValueGroup::Results => Arity::Variadic,
        };
        let types = match arity {
            Arity::One => vec![self.parser.parse_type()?],
            Arity::Optional => self.parser.parse_optional_type()?.into_iter().collect(),
            Arity::Variadic => self.group_types(of, None)?,
            Arity::VariadicOfVariadic { .. } => self.type_groups()?,
        };
        self.set_types(of, types);
        Ok(())
    }

    fn set_types(&mut self, group: ValueGroup, types: Vec<Type<'c>>) {
        let types = Types::given(types);
        match group {
            ValueGroup::Operand(operand) => self.state.operand_types[usize::from(operand)] = types,
            ValueGroup::Result(result) => self.state.result_types[usize::from(result)] = types,
            ValueGroup::Operands => self.state.all_operand_types = Some(types),
            ValueGroup::Results => self.state.all_result_types = Some(types),
        }
    }

    fn types_of_value(
        &mut self,
        value: &'static ValueDef,
        of: ValueGroup,
        own: Option<&'static OwnTypeSyntax>,
    ) -> ParseResult<Vec<Type<'c>>> {
        match value.arity {
            Arity::One => {
                let offset = self.parser.offset();
                let class = value.constraint.class;
                let own = own
                    .or_else(|| self.parser.context().type_definition_of(class).and_then(OwnTypeSyntax::of));
                let ty = self.one_type(own)?;
                self.check_class(value.constraint.class, ty, offset)?;
                Ok(vec![ty])
            }
            Arity::Optional => Ok(self.parser.parse_optional_type()?.into_iter().collect()),
            Arity::Variadic => self.group_types(of, own),
            Arity::VariadicOfVariadic { .. } => self.type_groups(),
        }
    }

    fn check_class(
        &mut self,
        class: crate::context::class::TypeClass,
        ty: Type<'c>,
        offset: usize,
    ) -> ParseResult {
        if (class.contains)(ty) {
            return Ok(());
        }
        Err(self.parser.wrong_type(offset, class.name, ty))
    }

    fn one_type(&mut self, own: Option<&'static OwnTypeSyntax>) -> ParseResult<Type<'c>> {
        match own {
            Some(syntax) if !self.parser.at_type_name() => (syntax.parse)(self.parser),
            _ => self.parser.parse_type(),
        }
    }

    /// The types of a group, which are none if nothing that starts a type follows. MLIR prints such a list and does not
    /// read it.
    fn group_types(
        &mut self,
        of: ValueGroup,
        own: Option<&'static OwnTypeSyntax>,
    ) -> ParseResult<Vec<Type<'c>>> {
        let first = match own {
            // A group is not there without its values, and operands that were read have types.
            _ if self.in_group || self.has_operands(of) => Some(self.one_type(own)?),
            Some(_) if self.parser.at_literal("<") => Some(self.one_type(own)?),
            _ => self.parser.parse_optional_type()?,
        };
        match first {
            Some(first) => self.types_after(first, own),
            None => Ok(Vec::new()),
        }
    }

    /// Whether operands of the group have been read.
    fn has_operands(&self, of: ValueGroup) -> bool {
        match of {
            ValueGroup::Operand(operand) => !self.state.operands(usize::from(operand)).is_empty(),
            ValueGroup::Operands => self.state.all_operands.as_ref().is_some_and(|all| !all.items.is_empty()),
            ValueGroup::Result(_) | ValueGroup::Results => false,
        }
    }

    /// A comma separated list of at least one type.
    fn type_list(&mut self, own: Option<&'static OwnTypeSyntax>) -> ParseResult<Vec<Type<'c>>> {
        let first = self.one_type(own)?;
        self.types_after(first, own)
    }

    fn types_after(
        &mut self,
        first: Type<'c>,
        own: Option<&'static OwnTypeSyntax>,
    ) -> ParseResult<Vec<Type<'c>>> {
        let mut types = vec![first];
        while self.parser.parse_optional_literal(",") {
            types.push(self.one_type(own)?);
        }
        Ok(types)
    }

    /// `(T, T), (T)`.
    fn type_groups(&mut self) -> ParseResult<Vec<Type<'c>>> {
        let mut types = Vec::new();
        while self.parser.parse_optional_literal("(") {
            if !self.parser.parse_optional_literal(")") {
                types.extend(self.type_list(None)?);
                self.parser.parse_literal(")")?;
            }
            if !self.parser.parse_optional_literal(",") {
                break;
            }
        }
        Ok(types)
    }

    fn functional_type(&mut self, inputs: ValueGroup, outputs: ValueGroup) -> ParseResult {
        let offset = self.parser.offset();
        let ty = self.parser.parse_type()?;
        let Some((input_types, output_types)) = function_signature(ty) else {
            let message =
                format!("invalid kind of type specified: expected builtin.function, but found '{ty}'");
            return Err(self.parser.op_error_at(offset, message));
        };
        self.set_types(inputs, input_types.to_vec());
        self.set_types(outputs, output_types.to_vec());
        Ok(())
    }
}

/// A case of an enum, as a keyword or a string; of a set of flags, several with the separator between them.
///
/// MLIR prints flags without quotes but does not read them back; here they are.
fn enum_case<'c>(
    parser: &mut OpAsmParser<'_, 'c>,
    syntax: &EnumSyntax,
) -> ParseResult<Option<crate::context::attributes::Attribute<'c>>> {
    let offset = parser.offset();
    let text = match enum_keyword(parser, syntax) {
        Some(case) => Some(flags_after(parser, syntax, case)?),
        None => parser.parse_optional_string()?,
    };
    let Some(text) = text else { return Ok(None) };
    match (syntax.symbolize)(parser.context(), &text) {
        Some(value) => Ok(Some(value)),
        None => {
            let message = format!("invalid {} attribute specification: \"{text}\"", syntax.name);
            Err(parser.op_error_at(offset, message))
        }
    }
}

fn enum_keyword(parser: &mut OpAsmParser<'_, '_>, syntax: &EnumSyntax) -> Option<&'static str> {
    let mut keywords = syntax.cases.iter().filter(|case| crate::context::is_bare_identifier(case));
    keywords.find(|case| parser.parse_optional_keyword(case)).copied()
}

/// The text of all the flags of which `first` has been read.
fn flags_after(parser: &mut OpAsmParser<'_, '_>, syntax: &EnumSyntax, first: &str) -> ParseResult<String> {
    let mut text = first.to_owned();
    let Some(separator) = syntax.separator else { return Ok(text) };
    while parser.parse_optional_literal(separator) {
        let Some(case) = enum_keyword(parser, syntax) else {
            return Err(
                parser.op_error(format!("expected one of [{}] after '{separator}'", syntax.cases.join(", ")))
            );
        };
        text.push_str(separator);
        text.push_str(case);
    }
    Ok(text)
}
