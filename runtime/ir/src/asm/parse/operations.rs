//! Parser of operations.

use rustc_hash::FxHashSet;
use smallvec::SmallVec;

use super::op_parser::{LocationTarget, OpAsmParser, PendingLocation, ResultName};
use super::parser::{ParseError, ParseResult, string_value};
use super::scopes::UnresolvedOperand;
use super::state::Expected;
use super::types::function_signature;
use crate::asm::format::{self, Assembly};
use crate::asm::token::TokenKind;
use crate::context::Location;
use crate::context::attributes::{Attribute, AttributeKind, DictionaryAttr, NamedAttribute};
use crate::context::types::Type;
use crate::ir::definition::{AttributeDef, OpDefinition, Segments};
use crate::ir::{Block, Op, OpName, OpState};

impl<'p, 'c> OpAsmParser<'p, 'c> {
    /// An operation with its results; it is put at the end of `block`.
    pub(super) fn operation(&mut self, block: Block) -> ParseResult<Op> {
        let start = self.offset();
        self.expect_operation_at_end();
        let mut names: SmallVec<[ResultName; 1]> = SmallVec::new();
        if self.at(TokenKind::PercentIdentifier) {
            self.result_names(&mut names)?;
            self.expect_operation_at_end();
        }
        let op = match self.kind() {
            TokenKind::String => self.generic_operation(block)?,
            TokenKind::BareIdentifier => self.custom_operation(block, &names)?,
            _ => return Err(self.wrong_token("expected operation name in quotes")),
        };
        if !names.is_empty() {
            self.record_op_start(op, start);
            self.define_results(op, &names, start)?;
        }
        Ok(op)
    }

    pub(super) fn expect_operation_at_end(&mut self) {
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        self.expect_at_end(|| Expected::Operation(dialect));
    }

    /// `%a, %b:2 =`.
    fn result_names(&mut self, names: &mut SmallVec<[ResultName; 1]>) -> ParseResult {
        loop {
            let token = self.token;
            self.expect(TokenKind::PercentIdentifier, "expected valid ssa identifier")?;
            let mut count = 1;
            if self.eat(TokenKind::Colon) {
                if !self.at(TokenKind::Integer) {
                    return Err(self.wrong_token("expected integer number of results"));
                }
                count = match self.text().parse() {
                    Ok(count) if count > 0 => count,
                    _ => return Err(self.error("expected named operation to have at least 1 result")),
                };
                self.advance();
            }
            let name = UnresolvedOperand { offset: token.start, len: token.end - token.start, number: 0 };
            names.push(ResultName { name, count });
            if !self.eat(TokenKind::Comma) {
                return self.expect(TokenKind::Equal, "expected '=' after SSA name");
            }
        }
    }

    fn define_results(&mut self, op: Op, names: &[ResultName], start: usize) -> ParseResult {
        let count = op.result_count(&self.ir);
        if count == 0 {
            return Err(self.error_at(start, "cannot name an operation with no results"));
        }
        let named = names.iter().fold(0u64, |sum, name| sum.saturating_add(name.count));
        if named != count as u64 {
            let message = format!("operation defines {count} results but was provided {named} to bind");
            return Err(self.error_at(start, message));
        }
        let mut result = 0;
        for name in names {
            for number in 0..name.count as u32 {
                let value = op.result(&self.ir, result);
                self.define(UnresolvedOperand { number, ..name.name }, value)?;
                result += 1;
            }
        }
        Ok(())
    }

    /// Parses an operation in the generic form, without names of results, and puts it at the end of `block`.
    pub fn parse_generic_operation(&mut self, block: Block) -> ParseResult<Op> {
        match self.kind() {
            TokenKind::String => self.generic_operation(block),
            _ => Err(self.wrong_token("expected operation name in quotes")),
        }
    }

    /// Parses the name of an operation in the custom form: the dialect may be left out where it is the
    /// default.
    pub fn parse_custom_operation_name(&mut self) -> ParseResult<OpName<'c>> {
        if !self.at(TokenKind::BareIdentifier) {
            return Err(self.wrong_token("expected bare identifier or keyword"));
        }
        let text = self.text();
        self.advance();
        let (definition, tried) = self.find_custom(text);
        Ok(self.context.op_name(definition.map_or(&tried, |definition| definition.name)))
    }

    /// Parses the text after the operands of an operation in the generic form: successors, properties,
    /// regions, attributes and type.
    pub fn parse_generic_operation_after_operands(
        &mut self,
        state: &mut OpState<'c>,
        operands: &[UnresolvedOperand],
    ) -> ParseResult {
        self.generic_successors(state)?;
        if self.eat(TokenKind::Less) {
            let properties = self.parse_attribute()?;
            state.properties = Some(properties);
            self.expect(TokenKind::Greater, "expected '>' to close properties")?;
        }
        self.generic_regions(state)?;
        if self.at(TokenKind::LeftBrace) {
            self.asm.attribute_dictionary(&mut state.attributes)?;
        }
        self.expect(TokenKind::Colon, "expected ':' followed by operation type")?;
        self.generic_type(state, operands)
    }

    fn generic_operation(&mut self, block: Block) -> ParseResult<Op> {
        let start = self.offset();
        let location = self.location_at(start);
        let name = string_value(self.text());
        if name.is_empty() {
            return Err(self.error("empty operation name is invalid"));
        }
        if name.contains('\0') {
            return Err(self.error("null character not allowed in operation name"));
        }
        self.advance();
        let name = match name {
            std::borrow::Cow::Borrowed(name) => self.asm.op_name(name),
            std::borrow::Cow::Owned(name) => self.context.op_name(&name),
        };
        if !name.is_registered()
            && !self.context.allows_unregistered_dialects()
            && self.context.dialect(name.dialect()).is_none()
        {
            let message = "operation being parsed with an unregistered dialect. If this is intended, please use \
                           -allow-unregistered-dialect with the MLIR tool used";
            let error = self.error(message);
            self.note_how_to_register(start, name.dialect());
            return Err(error);
        }
        let mut state = OpState::new(name, location);
        self.generic_operation_body(&mut state)?;
        self.finish_operation(state, block, start)
    }

    /// Parses the text after the name of an operation in the generic form.
    pub(super) fn generic_operation_body(&mut self, state: &mut OpState<'c>) -> ParseResult {
        self.expect(TokenKind::LeftParen, "expected '(' to start operand list")?;
        let mut operands: SmallVec<[UnresolvedOperand; 8]> = SmallVec::new();
        if self.at(TokenKind::PercentIdentifier) {
            loop {
                operands.push(self.parse_operand()?);
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
        }
        self.expect(TokenKind::RightParen, "expected ')' to end operand list")?;
        self.parse_generic_operation_after_operands(state, &operands)
    }

    fn generic_successors(&mut self, state: &mut OpState<'c>) -> ParseResult {
        if !self.at(TokenKind::LeftSquare) {
            return Ok(());
        }
        if let Some(definition) = state.name.definition()
            && !definition.has_trait(&crate::traits::TERMINATOR)
        {
            return Err(self.error("successors in non-terminator"));
        }
        self.advance();
        if self.at(TokenKind::RightSquare) {
            return Err(self.wrong_token("expected list element"));
        }
        loop {
            let block = self.parse_successor()?;
            state.successors.push(block);
            if !self.eat(TokenKind::Comma) {
                return self.expect(TokenKind::RightSquare, "expected ',' or ']'");
            }
        }
    }

    fn generic_regions(&mut self, state: &mut OpState<'c>) -> ParseResult {
        if !self.eat(TokenKind::LeftParen) {
            return Ok(());
        }
        loop {
            let region = self.parse_region(&[])?;
            state.regions.push(region);
            if !self.eat(TokenKind::Comma) {
                return self.expect(TokenKind::RightParen, "expected ')' to end region list");
            }
        }
    }

    /// The function type, against which the operands are resolved.
    fn generic_type(&mut self, state: &mut OpState<'c>, operands: &[UnresolvedOperand]) -> ParseResult {
        let offset = self.offset();
        let (mut inputs, mut results) = (SmallVec::<[Type<'c>; 4]>::new(), SmallVec::<[Type<'c>; 4]>::new());
        if self.at(TokenKind::LeftParen) {
            self.asm.function_type_parts(&mut inputs, &mut results)?;
        } else {
            let ty = self.parse_type()?;
            let Some((known_inputs, known_results)) = function_signature(ty) else {
                return Err(self.error_at(offset, "expected function type"));
            };
            inputs.extend_from_slice(known_inputs);
            results.extend_from_slice(known_results);
        }
        if inputs.len() != operands.len() {
            let plural = if operands.len() == 1 { "" } else { "s" };
            let message =
                format!("expected {} operand type{plural} but had {}", operands.len(), inputs.len());
            return Err(self.error_at(offset, message));
        }
        for (operand, ty) in operands.iter().zip(inputs) {
            let value = self.resolve_operand(*operand, ty)?;
            state.operands.push(value);
        }
        state.results.extend_from_slice(&results);
        Ok(())
    }

    /// Makes the operation and reads its location.
    fn finish_operation(&mut self, mut state: OpState<'c>, block: Block, start: usize) -> ParseResult<Op> {
        self.check_properties(&mut state, start)?;
        let op = self.ir.create_op(state);
        self.ir.append_op(block, op);
        if self.at_keyword("loc") {
            self.trailing_location(LocationTarget::Op(op))?;
        }
        self.record_op(op, start);
        Ok(op)
    }

    /// Moves the entries of `<{..}>` of a registered operation into its slots: first attributes by name, then
    /// properties.
    fn check_properties(&mut self, state: &mut OpState<'c>, start: usize) -> ParseResult {
        let Some(definition) = state.name.definition() else { return Ok(()) };
        let Some(properties) = state.properties.take() else { return Ok(()) };
        let has_segments = [definition.operand_segments, definition.result_segments];
        if definition.attributes.is_empty() && !has_segments.contains(&Segments::AttrSized) {
            let problem = "this operation does not support properties";
            return Err(self.properties_error(definition, properties, start, problem));
        }
        let entries = self.property_entries(definition, properties, start)?;
        let mut known: SmallVec<[(usize, &AttributeDef); 8]> =
            definition.attributes.iter().enumerate().collect();
        known.sort_by_key(|(slot, known)| match known.property {
            None => (0, known.name, 0),
            Some(_) => (1, "", *slot),
        });
        for (slot, known) in known {
            let Some(entry) = entries.iter().find(|entry| entry.name.value() == known.name) else { continue };
            match known.convert(entry.value) {
                Ok(value) => state.inherent.push((slot, value)),
                Err(problem) => return Err(self.properties_error(definition, properties, start, &problem)),
            }
        }
        for (name, segments, count) in [
            ("operandSegmentSizes", definition.operand_segments, definition.operands.len()),
            ("resultSegmentSizes", definition.result_segments, definition.results.len()),
        ] {
            let entry = entries.iter().find(|entry| entry.name.value() == name);
            let Some(entry) = entry.filter(|_| segments == Segments::AttrSized) else { continue };
            if let Some(problem) = segments_problem(entry.value, count) {
                return Err(self.properties_error(definition, properties, start, &problem));
            }
            state.attributes.push(*entry);
        }
        Ok(())
    }

    /// Returns the entries of the dictionary in `<..>`.
    pub(in crate::asm) fn property_entries(
        &mut self,
        definition: &OpDefinition,
        properties: Attribute<'c>,
        start: usize,
    ) -> ParseResult<&'c [NamedAttribute<'c>]> {
        match properties.cast::<DictionaryAttr<'c>>() {
            Some(dictionary) => Ok(dictionary.entries()),
            None => {
                let problem = "expected DictionaryAttr to set properties";
                Err(self.properties_error(definition, properties, start, problem))
            }
        }
    }

    /// Reports an error in the text of `<..>`.
    pub(in crate::asm) fn properties_error(
        &mut self,
        definition: &OpDefinition,
        properties: Attribute<'c>,
        start: usize,
        problem: &str,
    ) -> ParseError {
        let op = definition.name;
        self.error_at(start, format!("invalid properties {properties} for op {op}: {problem}"))
    }

    fn custom_operation(&mut self, block: Block, names: &[ResultName]) -> ParseResult<Op> {
        let start = self.offset();
        let location = self.location_at(start);
        let text = self.text();
        self.advance();
        let (definition, tried) = self.find_custom(text);
        let Some(definition) = definition else { return Err(self.unknown_custom_op(start, text, &tried)) };
        let name = self.context.op_name(definition.name);
        let mut state = OpState::new(name, location);
        let outer_op = self.custom_op.replace((name, start));
        let outer_names = std::mem::replace(&mut self.result_names, names.to_vec());
        self.default_dialects.push(definition.asm.default_dialect);
        match Assembly::of(definition) {
            Some(Assembly::Format(format)) => format::parse::parse_op(self, &mut state, definition, format)?,
            Some(Assembly::Custom(custom)) => {
                (custom.parse)(self, &mut state)?;
                self.check_repeated_attributes(&state, definition)?;
            }
            None => {
                let reason = definition.missing_text;
                let between = if reason.is_empty() { "" } else { ": " };
                let message = format!("has no custom assembly form{between}{reason}");
                let offset = self.name_offset();
                return Err(self.op_error_at(offset, message));
            }
        }
        self.default_dialects.pop();
        self.result_names = outer_names;
        self.custom_op = outer_op;
        self.finish_operation(state, block, start)
    }

    /// An attribute that a hand-written parser has set may not be in the attribute dictionary as well.
    fn check_repeated_attributes(&mut self, state: &OpState<'c>, definition: &OpDefinition) -> ParseResult {
        let slots = state.inherent.iter().filter_map(|(slot, _)| definition.attributes.get(*slot));
        let mut names: FxHashSet<&str> = slots.map(|slot| slot.name).collect();
        let offset = self.name_offset();
        match state.attributes.iter().find(|own| !names.insert(own.name.value())) {
            Some(repeated) => {
                let name = repeated.name.value();
                let message = format!("attribute '{name}' occurs more than once in the attribute list");
                Err(self.op_error_at(offset, message))
            }
            None => Ok(()),
        }
    }

    fn find_custom(&mut self, text: &str) -> (Option<&'static crate::ir::definition::OpDefinition>, String) {
        if let Some(definition) = self.context.op_name(text).definition() {
            return (Some(definition), text.to_owned());
        }
        if text.split_once('.').is_some_and(|(_, name)| !name.is_empty()) {
            return (None, text.to_owned());
        }
        let full = format!("{}.{text}", self.default_dialects.last().copied().unwrap_or_default());
        (self.context.op_name(&full).definition(), full)
    }

    fn unknown_custom_op(&mut self, start: usize, text: &str, tried: &str) -> ParseError {
        let also = if tried == text { String::new() } else { format!(" (tried '{tried}' as well)") };
        let dialect = tried.split_once('.').map_or(tried, |(dialect, _)| dialect);
        if self.context.dialect(dialect).is_some() {
            return self.error_at(start, format!("custom op '{text}' is unknown{also}"));
        }
        let error =
            self.error_at(start, format!("Dialect `{dialect}' not found for custom op '{text}' {also}"));
        let dialects: Vec<&str> = self.context.dialects().iter().map(|dialect| dialect.name).collect();
        let note = format!(
            "Available dialects: {} ; for more info on dialect registration see \
             https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
            dialects.join(", ")
        );
        self.note_at(start, note);
        self.note_how_to_register(start, dialect);
        error
    }

    /// Names the type to register, if there is one for the dialect.
    fn note_how_to_register(&mut self, start: usize, dialect: &str) {
        if let Some(how) = crate::asm::how_to_register(self.context, dialect) {
            self.note_at(start, format!("dialect '{dialect}': {how}"));
        }
    }

    /// `loc(..)`, which may be an alias that is defined later.
    pub(super) fn trailing_location(&mut self, target: LocationTarget) -> ParseResult {
        self.advance();
        self.expect(TokenKind::LeftParen, "expected '(' in location")?;
        if self.at(TokenKind::HashIdentifier) && !self.text().contains('.') {
            self.trailing_alias(target)?;
        } else {
            let location = self.location_instance()?;
            self.set_location(target, location);
        }
        self.expect(TokenKind::RightParen, "expected ')' in location")
    }

    fn trailing_alias(&mut self, target: LocationTarget) -> ParseResult {
        let (offset, alias) = (self.offset(), &self.text()[1..]);
        let range = self.token.start..self.token.end;
        self.record_alias(range, None);
        self.advance();
        let Some(attribute) = self.aliases.attributes.get(alias).copied() else {
            self.pending_locations.push(PendingLocation { target, alias, offset });
            return Ok(());
        };
        match attribute.kind() {
            AttributeKind::Location(location) => self.set_location(target, location),
            _ => return Err(self.error_at(offset, format!("expected location, but found '{attribute}'"))),
        }
        Ok(())
    }

    pub(super) fn set_location(&mut self, target: LocationTarget, location: Location<'c>) {
        match target {
            LocationTarget::Op(op) => self.ir.set_location(op, location),
            LocationTarget::Argument(argument) => {
                if let (Some(block), Some(number)) =
                    (argument.parent_block(&self.ir), argument.argument_number(&self.ir))
                {
                    self.ir.set_argument_location(block, number, location);
                }
            }
        }
    }
}

/// Why an attribute cannot be the sizes of so many segments.
fn segments_problem(value: Attribute<'_>, count: usize) -> Option<String> {
    if !value.is_dense_array_of::<i32>() {
        return Some("expected DenseI32ArrayAttr for key `value`".to_owned());
    }
    let len = value.dense_array_len();
    (len != count).then(|| format!("size mismatch in attribute conversion: {len} vs {count}"))
}
