//! Functions: their headers, and the blocks of their bodies.

use rtblgen_dialects::llvm::LLVMMetadataType;
use rtblgen_runtime::Type;
use rustc_hash::FxHashMap;

use super::attributes::set;
use super::lexer::{self, Kind};
use super::tree::{
    Attribute, AttributeLists, Block, Common, Function, Instruction, InstructionKind, Record, SymbolKind,
};
use super::{Read, Reader};
use crate::attributes::Place;
use crate::words;

/// Calling conventions with other keywords than in the table that the export uses.
const OTHER_CONVENTIONS: [(u64, &str); 5] = [
    (98, "aarch64_sve_vector_pcs"),
    (100, "amdgpu_gfx"),
    (101, "m68k_intrcc"),
    (0, "ccc"),
    (86, "avr_builtincc"),
];

/// The values and the blocks of the current function.
#[derive(Default)]
pub(super) struct State<'t, 'c> {
    values: FxHashMap<&'t str, u32>,
    /// For each value, its type, the position of its first use or its definition, and whether it is defined.
    known: Vec<(Type<'c>, u32, bool)>,
    /// The number of the next unnamed value or block.
    next_number: u64,
    labels: FxHashMap<&'t str, u32>,
    /// For each block, the position of its first use or its definition, and its index in the function once it is
    /// defined.
    placed: Vec<(u32, Option<u32>)>,
    /// The labels of each defined function, for addresses of blocks.
    pub positions: FxHashMap<u32, FxHashMap<String, u32>>,
    /// The values without a name, by number.
    numbers: FxHashMap<u64, u32>,
    /// The symbol of the function.
    symbol: Option<u32>,
    /// The type of the function's result, or `void`.
    result: Option<Type<'c>>,
    number_labels: FxHashMap<u64, u32>,
}

/// The name of a value or a block, without unnecessary quotes, or its number.
enum Name<'t> {
    Text(&'t str),
    Number(u64),
}

fn name(spelling: &str) -> Name<'_> {
    if let Ok(number) = spelling.parse() {
        return Name::Number(number);
    }
    let inner = spelling.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
    match inner.filter(|inner| !inner.contains('\\') && !inner.starts_with(|c: char| c.is_ascii_digit())) {
        Some(inner) => Name::Text(inner),
        None => Name::Text(spelling),
    }
}

impl<'t, 'c> Reader<'t, 'c> {
    /// Reads a calling convention, if there is one.
    pub(super) fn convention(&mut self) -> Read<u64> {
        let Some(word) = self.word() else { return Ok(0) };
        let known =
            words::CONVENTIONS.iter().find(|(_, known)| *known == word).map(|(number, _)| *number as u64);
        let other = || OTHER_CONVENTIONS.iter().find(|(_, known)| *known == word).map(|(number, _)| *number);
        if let Some(number) = known.or_else(other) {
            self.advance();
            return Ok(number);
        }
        if word == "cc" && self.ahead(1).kind == Kind::Integer {
            self.advance();
            return self.number();
        }
        if word.ends_with("cc") || word.starts_with("amdgpu_cs_chain") || word.starts_with("aarch64_sme_") {
            return Err(self.fail(format!("the calling convention '{word}' cannot be imported")));
        }
        let digits = word.strip_prefix("cc").and_then(|digits| digits.parse().ok());
        if digits.is_some() {
            self.advance();
        }
        Ok(digits.unwrap_or(0))
    }

    /// Reads `define` or `declare`, and the rest of the function.
    pub(super) fn function(&mut self, is_definition: bool) -> Read {
        let position = self.position();
        self.advance();
        // The metadata of a declaration is before the type.
        let mut metadata = self.attachments(false)?;
        let (common, _) = self.common()?;
        let convention = self.convention()?;
        let mut attributes = AttributeLists::default();
        self.attribute_list(Place::Result, &mut attributes.result)?;
        let result = self.ty_or_void()?;
        let Kind::Global = self.kind() else { return Err(self.expected("the name of a function")) };
        let token = self.advance();
        let number = self.module.functions.len() as u32;
        self.function = State { positions: std::mem::take(&mut self.function.positions), ..State::default() };
        let is_intrinsic = self.name_of(token).starts_with("llvm.");
        let (types, is_variadic) = self.parameters(&mut attributes, is_intrinsic)?;
        let ty = self.new_function_type(result, &types, is_variadic, position)?;
        let unnamed = self.unnamed();
        let space = self.address_space()?.unwrap_or(self.layout.program_space);
        let symbol = self.define_symbol(Some(token), space, SymbolKind::Function(number))?;
        let mut function = Function {
            common: Common { unnamed, ..common },
            convention,
            attributes,
            ..Function::new(symbol, ty, position)
        };
        self.function_tail(&mut function)?;
        if is_definition {
            metadata.extend(self.attachments(false)?);
        }
        function.metadata = metadata;
        if is_definition {
            self.body(&mut function)?;
        }
        self.module.functions.push(function);
        Ok(())
    }

    fn parameters(
        &mut self,
        attributes: &mut AttributeLists<'c>,
        is_intrinsic: bool,
    ) -> Read<(Vec<Type<'c>>, bool)> {
        let (mut types, mut is_variadic) = (Vec::new(), false);
        self.list(b'(', b')', |own| {
            if own.kind() == Kind::Dots {
                own.advance();
                is_variadic = true;
                return Ok(());
            }
            if is_variadic {
                return Err(own.expected("')'"));
            }
            let position = own.position();
            let ty = own.ty()?;
            own.check_parameter(ty, position)?;
            types.push(ty);
            let mut list = Vec::new();
            own.attribute_list(Place::Parameter, &mut list)?;
            own.check_immediate(&list, is_intrinsic, position)?;
            attributes.parameters.push(list);
            let token = (own.kind() == Kind::Local).then(|| own.advance());
            own.define_value(token, ty, position)?;
            Ok(())
        })?;
        Ok((types, is_variadic))
    }

    /// Reads the parts after the parameters, which have one order.
    fn function_tail(&mut self, function: &mut Function<'c>) -> Read {
        self.attribute_list(Place::Function, &mut function.attributes.function)?;
        if self.eat_word("section") {
            function.common.section = Some(self.string()?);
        }
        if self.is_word("partition") {
            self.partition()?;
        }
        if self.is_word("comdat") {
            function.common.comdat = Some(self.comdat_use(function.symbol)?);
        }
        if self.eat_word("align") {
            let alignment = self.alignment_number()?;
            set(&mut function.attributes.function, Attribute::Integer("align".to_owned(), alignment));
        }
        if self.eat_word("gc") {
            function.collector = Some(self.string()?);
        }
        for word in ["prefix", "prologue"] {
            let position = self.position();
            if self.eat_word(word) {
                self.typed_constant()?;
                self.note_dropped(position, &format!("the {word} of a function"));
            }
        }
        if self.eat_word("personality") {
            function.personality = Some(self.typed_constant()?);
        }
        Ok(())
    }

    /// The value to which a name refers.
    pub(super) fn local(&mut self, ty: Type<'c>) -> Read<u32> {
        let token = self.advance();
        let spelling = self.text_of(token).get(1..).unwrap_or("");
        let known = match name(spelling) {
            Name::Text(name) => self.function.values.get(name),
            Name::Number(number) => self.function.numbers.get(&number),
        };
        if let Some(value) = known.copied() {
            let (known, ..) = self.function.known[value as usize];
            return match known == ty {
                true => Ok(value),
                false => {
                    Err(self.at(token.start, format!("'%{spelling}' has the type '{known}', not '{ty}'")))
                }
            };
        }
        Ok(self.new_value(spelling, ty, token.start, false))
    }

    fn new_value(&mut self, spelling: &'t str, ty: Type<'c>, position: u32, is_defined: bool) -> u32 {
        let value = self.function.known.len() as u32;
        self.function.known.push((ty, position, is_defined));
        match name(spelling) {
            Name::Text(name) => self.function.values.insert(name, value),
            Name::Number(number) => self.function.numbers.insert(number, value),
        };
        value
    }

    /// Defines a value with a name or with the next number. `position` is the start of the definition.
    pub(super) fn define_value(
        &mut self,
        token: Option<lexer::Token>,
        ty: Type<'c>,
        start: u32,
    ) -> Read<u32> {
        let position = token.map_or(start, |token| token.start);
        let spelling = token.map(|token| self.text_of(token).get(1..).unwrap_or(""));
        let name = match spelling.map(name) {
            Some(name) => name,
            None => Name::Number(self.function.next_number),
        };
        if let Name::Number(number) = name {
            self.function.next_number = self.following_number(number, self.function.next_number, position)?;
        }
        let known = match name {
            Name::Text(name) => self.function.values.get(name).copied(),
            Name::Number(number) => self.function.numbers.get(&number).copied(),
        };
        if let Some(value) = known {
            let (used, _, is_defined) = &mut self.function.known[value as usize];
            if *is_defined {
                return Err(self.at(position, "a value with this name is defined twice"));
            }
            if *used != ty {
                let message = format!("the value has the type '{ty}', but its uses have '{used}'");
                return Err(self.at(position, message));
            }
            *is_defined = true;
            return Ok(value);
        }
        let value = self.function.known.len() as u32;
        self.function.known.push((ty, position, true));
        match name {
            Name::Text(name) => self.function.values.insert(name, value),
            Name::Number(number) => self.function.numbers.insert(number, value),
        };
        Ok(value)
    }

    fn block_of(&mut self, spelling: &'t str, position: u32) -> u32 {
        let next = self.function.placed.len() as u32;
        let block = match name(spelling) {
            Name::Text(name) => *self.function.labels.entry(name).or_insert(next),
            Name::Number(number) => *self.function.number_labels.entry(number).or_insert(next),
        };
        if block == next {
            self.function.placed.push((position, None));
        }
        block
    }

    /// `label %block`
    pub(super) fn label(&mut self) -> Read<u32> {
        self.expect_word("label")?;
        self.block_name()
    }

    /// `%block`
    pub(super) fn block_name(&mut self) -> Read<u32> {
        match self.kind() {
            Kind::Local => {
                let token = self.advance();
                let spelling = self.text_of(token).get(1..).unwrap_or("");
                Ok(self.block_of(spelling, token.start))
            }
            _ => Err(self.expected("a block such as '%block'")),
        }
    }

    /// Gives the first numbers to blocks whose addresses were taken before the function.
    fn number_addressed_blocks(&mut self, symbol: u32) {
        let addresses = self.module.block_addresses.iter().filter(|address| address.function == symbol);
        let mut labels: Vec<_> = addresses
            .map(|address| {
                let text = self.label_text(address.label);
                (text.parse::<u64>().map_err(|_| text), address.label)
            })
            .collect();
        labels.sort();
        for (_, label) in labels {
            self.block_of(self.label_text(label), label.0);
        }
    }

    /// The range of the source with the name of a block.
    pub(super) fn label_text(&self, (start, end): (u32, u32)) -> &'t str {
        self.text.get(start as usize..end as usize).unwrap_or("")
    }

    /// Numbers a block of the current function whose address is taken in the function.
    pub(super) fn note_address(&mut self, symbol: u32, token: lexer::Token) {
        if self.function.symbol == Some(symbol) {
            let spelling = self.text_of(token).get(1..).unwrap_or("");
            self.block_of(spelling, token.start);
        }
    }

    fn body(&mut self, function: &mut Function<'c>) -> Read {
        self.expect(b'{')?;
        self.function.symbol = Some(function.symbol);
        self.function.result = Some(function.ty.return_type());
        self.number_addressed_blocks(function.symbol);
        while !self.is(b'}') {
            if self.is_word("uselistorder") {
                self.order_of_uses()?;
                continue;
            }
            let position = function.blocks.len() as u32;
            self.place_block(position)?;
            let block = self.block()?;
            function.blocks.push(block);
        }
        if function.blocks.is_empty() {
            return Err(self.expected("a block"));
        }
        self.expect(b'}')?;
        function.value_count = self.function.known.len() as u32;
        let undefined = self.function.known.iter().find(|(.., is_defined)| !is_defined);
        if let Some((_, position, _)) = undefined {
            return Err(self.at(*position, "this value is not defined"));
        }
        self.resolve_blocks(function)?;
        function
            .blocks
            .iter()
            .flat_map(|block| &block.instructions)
            .try_for_each(|own| self.check_targets(own))
    }

    /// Returns an error if a branch leads to the entry block, or if a phi has two values for the same block.
    fn check_targets(&self, instruction: &Instruction<'c>) -> Read {
        let targets: &[u32] = match &instruction.kind {
            InstructionKind::Branch(targets)
            | InstructionKind::Switch(targets, _)
            | InstructionKind::IndirectBranch(targets) => targets,
            InstructionKind::Invoke(_, targets) => targets,
            InstructionKind::Phi(blocks) => {
                let mut values = FxHashMap::default();
                let mut pairs = blocks.iter().zip(&instruction.operands);
                return match pairs.any(|(block, value)| *values.entry(block).or_insert(value) != value) {
                    true => Err(self.at(instruction.position, "this phi has two values for a block")),
                    false => Ok(()),
                };
            }
            _ => return Ok(()),
        };
        match targets.contains(&0) {
            true => {
                Err(self.at(instruction.position, "a branch cannot lead to the first block of a function"))
            }
            false => Ok(()),
        }
    }

    /// Returns an error unless the function returns values of this type.
    pub(super) fn check_result(&self, position: u32, ty: Type<'c>) -> Read {
        match self.function.result {
            Some(result) if result != ty => {
                Err(self.at(position, format!("the function returns '{result}', not '{ty}'")))
            }
            _ => Ok(()),
        }
    }

    /// Defines the next block, with the name of its label or with the next number.
    fn place_block(&mut self, position: u32) -> Read {
        let start = self.position();
        let block = match self.kind() {
            Kind::Label => {
                let token = self.advance();
                let spelling = self.text_of(token).trim_end_matches(':');
                if let Name::Number(number) = name(spelling) {
                    self.function.next_number =
                        self.following_number(number, self.function.next_number, start)?;
                }
                self.block_of(spelling, start)
            }
            _ => {
                let number = self.function.next_number;
                self.function.next_number =
                    self.following_number(number, self.function.next_number, start)?;
                let next = self.function.placed.len() as u32;
                let block = *self.function.number_labels.entry(number).or_insert(next);
                if block == next {
                    self.function.placed.push((start, None));
                }
                block
            }
        };
        let (_, placed) = &mut self.function.placed[block as usize];
        match placed.replace(position) {
            None => Ok(()),
            Some(_) => Err(self.at(start, "a block with this name is defined twice")),
        }
    }

    /// Reads instructions up to the end of the block. Debug records belong to the instruction after them.
    fn block(&mut self) -> Read<Block<'c>> {
        let mut block = Block::default();
        let mut records = Vec::new();
        loop {
            while self.kind() == Kind::Record {
                records.push(self.record()?);
            }
            let mut instruction = self.instruction()?;
            if let Some(record) = self.record_of_call(&instruction)? {
                records.push(record);
                continue;
            }
            instruction.records = std::mem::take(&mut records);
            if instruction.is_phi() && block.instructions.iter().any(|before| !before.is_phi()) {
                return Err(self.at(instruction.position, "a phi stands after other instructions"));
            }
            let is_end = instruction.is_terminator();
            block.instructions.push(instruction);
            if is_end {
                return Ok(block);
            }
        }
    }

    /// Reads a debug record such as `#dbg_value(..)`. The last argument is the location.
    fn record(&mut self) -> Read<Record> {
        let position = self.position();
        let name = self.spelling().trim_start_matches("#dbg_").to_owned();
        if !["declare", "value", "assign", "label", "declare_value"].contains(&name.as_str()) {
            return Err(self.expected("a record such as '#dbg_value'"));
        }
        self.advance();
        let mut arguments = Vec::new();
        self.list(b'(', b')', |own| {
            arguments.push(own.metadata_operand()?);
            Ok(())
        })?;
        let location = match arguments.pop() {
            Some(super::tree::Metadata::Node(node)) => Some(node),
            _ => return Err(self.at(position, "a record needs a location")),
        };
        Ok(Record { name, arguments, location, position })
    }

    /// The record that is equivalent to a call of an intrinsic such as `llvm.dbg.value`.
    fn record_of_call(&self, instruction: &Instruction<'c>) -> Read<Option<Record>> {
        let InstructionKind::Call(call) = &instruction.kind else { return Ok(None) };
        let callee = instruction.operands.first().and_then(|callee| callee.constant());
        let name = callee
            .and_then(|callee| self.module.symbol_of(callee))
            .map_or("", |symbol| self.module.constants.symbols[symbol as usize].name);
        let Some(name) = name.strip_prefix("llvm.dbg.") else { return Ok(None) };
        let arguments: Option<Vec<_>> = call.metadata.iter().cloned().collect();
        let Some(mut arguments) = arguments else {
            return Err(self.at(instruction.position, "an argument is no metadata"));
        };
        // An old form has an additional offset, which is zero.
        arguments.truncate(if name == "assign" { 6 } else { 3 });
        let (position, location) = (instruction.position, instruction.location);
        Ok(Some(Record { name: name.to_owned(), arguments, location, position }))
    }

    /// Replaces the numbers of blocks by their indices in the function.
    fn resolve_blocks(&mut self, function: &mut Function<'c>) -> Read {
        let undefined = self.function.placed.iter().find(|(_, placed)| placed.is_none());
        if let Some((position, _)) = undefined {
            return Err(self.at(*position, "this block is not defined"));
        }
        let placed = |block: &mut u32| *block = self.function.placed[*block as usize].1.unwrap_or(0);
        for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
            match &mut instruction.kind {
                InstructionKind::Branch(targets)
                | InstructionKind::Switch(targets, _)
                | InstructionKind::IndirectBranch(targets)
                | InstructionKind::Phi(targets) => targets.iter_mut().for_each(placed),
                InstructionKind::Invoke(_, targets) => targets.iter_mut().for_each(placed),
                _ => {}
            }
        }
        for (number, (_, position)) in self.function.placed.iter().enumerate() {
            function.blocks[position.unwrap_or(0) as usize].number = number as u32;
        }
        let mut positions = FxHashMap::default();
        let mut add = |key: String, block: u32| {
            positions.insert(key, self.function.placed[block as usize].1.unwrap_or(0));
        };
        self.function.labels.iter().for_each(|(name, block)| add((*name).to_owned(), *block));
        self.function.number_labels.iter().for_each(|(number, block)| add(number.to_string(), *block));
        self.function.positions.insert(function.symbol, positions);
        Ok(())
    }

    /// Finds the blocks of block addresses.
    pub(super) fn resolve_block_addresses(&mut self) -> Read {
        for number in 0..self.module.block_addresses.len() {
            let address = self.module.block_addresses[number];
            let key = match name(self.label_text(address.label)) {
                Name::Text(name) => name.to_owned(),
                Name::Number(number) => number.to_string(),
            };
            let labels = self.function.positions.get(&address.function);
            let Some(block) = labels.and_then(|labels| labels.get(&key)).copied() else {
                return Err(self.at(address.position, "the block of this address is not defined"));
            };
            self.module.block_addresses[number].block = Some(block);
            if let SymbolKind::Function(function) = self.module.symbols[address.function as usize] {
                let function = &mut self.module.functions[function as usize];
                function.blocks[block as usize].has_address = true;
            }
        }
        Ok(())
    }

    /// Replaces references to attribute groups.
    pub(super) fn finish_function(&mut self, function: &mut Function<'c>) -> Read {
        match self.attributes_of_intrinsic(function)? {
            Some(own) => function.attributes = own,
            None => self.resolve_lists(&mut function.attributes),
        }
        // The alignment of a function is written like an attribute.
        let align = function.attributes.function.iter().find_map(|attribute| match attribute {
            Attribute::Integer(name, number) if name == "align" => Some(*number),
            _ => None,
        });
        function.common.alignment = align.unwrap_or(function.common.alignment);
        function.attributes.function.retain(|attribute| attribute.name() != "align");
        for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
            if let InstructionKind::Call(call) | InstructionKind::Invoke(call, _) = &mut instruction.kind {
                self.resolve_lists(&mut call.attributes);
            }
        }
        Ok(())
    }

    pub(super) fn metadata_type(&self) -> Type<'c> {
        LLVMMetadataType::get(self.context).into()
    }
}
