//! Symbols: globals, functions, aliases, and addresses of blocks.

use rtblgen_dialects::llvm::LLVMPointerType;
use rtblgen_runtime::Type;

use super::lexer::{Kind, Token};
use super::tree::{BlockAddress, SymbolKind};
use super::{Read, Reader};
use crate::constants::{Constant, ConstantId, Symbol};

impl<'c> Reader<'_, 'c> {
    /// Reads a use of `@name`. The address space is that of the first use.
    pub(super) fn symbol(&mut self, space: u32) -> Read<u32> {
        match self.kind() {
            Kind::Global => {
                let token = self.advance();
                Ok(self.symbol_of(token, space))
            }
            _ => Err(self.expected("a name such as '@name'")),
        }
    }

    fn is_numbered(&self, token: Token) -> bool {
        self.text_of(token)
            .get(1..)
            .is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
    }

    /// The number after that of a value, a block or a symbol. The number must be at least `least` and fit into 32 bits.
    pub(super) fn following_number(&self, number: u64, least: u64, position: u32) -> Read<u64> {
        if number < least {
            return Err(self.at(position, format!("expected a number of at least {least}")));
        }
        match u32::try_from(number) {
            Ok(number) => Ok(u64::from(number) + 1),
            Err(_) => Err(self.at(position, "this number is larger than 4294967295")),
        }
    }

    fn symbol_of(&mut self, token: Token, space: u32) -> u32 {
        let is_numbered = self.is_numbered(token);
        let key = match is_numbered {
            // A name that looks like a number has quotes in the text, so the keys differ.
            true => self.text_of(token).to_owned(),
            false => self.name_of(token),
        };
        if let Some(symbol) = self.symbols.get(&key) {
            return *symbol;
        }
        let name = if is_numbered { "" } else { self.context.string_attr(&key).string_value() };
        let symbol = self.new_symbol(name, space, SymbolKind::Undefined(token.start));
        self.symbols.insert(key, symbol);
        symbol
    }

    fn new_symbol(&mut self, name: &'c str, address_space: u32, kind: SymbolKind) -> u32 {
        let ty: Type<'c> = LLVMPointerType::get(self.context, address_space).into();
        self.module.constants.symbols.push(Symbol::new(name, ty, address_space));
        self.module.symbols.push(kind);
        self.module.symbols.len() as u32 - 1
    }

    /// Defines a symbol, which may have been used before. A symbol without a token gets the next number.
    pub(super) fn define_symbol(&mut self, token: Option<Token>, space: u32, kind: SymbolKind) -> Read<u32> {
        let position = token.map_or(self.position(), |token| token.start);
        let symbol = match token {
            Some(token) => {
                if self.is_numbered(token) {
                    let number = self.text_of(token).get(1..).and_then(|digits| digits.parse().ok());
                    let number = number.unwrap_or(u64::MAX);
                    self.numbered_symbols = self.following_number(number, self.numbered_symbols, position)?;
                }
                self.symbol_of(token, space)
            }
            None => {
                let key = format!("@{}", self.numbered_symbols);
                self.numbered_symbols =
                    self.following_number(self.numbered_symbols, self.numbered_symbols, position)?;
                match self.symbols.get(&key) {
                    Some(symbol) => *symbol,
                    None => {
                        let symbol = self.new_symbol("", space, SymbolKind::Undefined(position));
                        self.symbols.insert(key, symbol);
                        symbol
                    }
                }
            }
        };
        if !matches!(self.module.symbols[symbol as usize], SymbolKind::Undefined(_)) {
            return Err(self.at(position, "a symbol with this name is defined twice"));
        }
        if self.module.constants.symbols[symbol as usize].address_space != space {
            return Err(self.at(position, "a use of this symbol before has another address space"));
        }
        self.module.symbols[symbol as usize] = kind;
        Ok(symbol)
    }

    /// `blockaddress(@function, %block)`.
    pub(super) fn block_address(&mut self, ty: Type<'c>) -> Read<ConstantId> {
        let position = self.position();
        self.advance();
        self.expect(b'(')?;
        let function = self.symbol(self.layout.program_space)?;
        self.expect(b',')?;
        let label = match self.kind() {
            Kind::Local => {
                let token = self.advance();
                self.note_address(function, token);
                (token.start + 1, token.end)
            }
            _ => return Err(self.expected("a block such as '%block'")),
        };
        self.expect(b')')?;
        if !ty.is::<LLVMPointerType<'c>>() {
            return Err(self.at(position, format!("the address of a block is no constant of type '{ty}'")));
        }
        let known = self.module.block_addresses.iter().position(|address| {
            address.function == function && self.label_text(address.label) == self.label_text(label)
        });
        let number = known.unwrap_or_else(|| {
            self.module.block_addresses.push(BlockAddress { function, label, block: None, position });
            self.module.block_addresses.len() - 1
        });
        Ok(self.module.constants.add(ty, Constant::BlockAddress(number as u32)))
    }
}
