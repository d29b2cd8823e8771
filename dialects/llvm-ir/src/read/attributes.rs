//! Attributes of functions, parameters and results.

use rtblgen_runtime::Type;

use super::lexer::Kind;
use super::tree::{Attribute, AttributeLists};
use super::{Read, Reader};
use crate::attributes::{KindClass, Place, kind, may_stand};

/// The name of an attribute that refers to a group. It is replaced when all groups are known.
const GROUP: &str = "#";

/// Kinds of memory, with their indices in `memory(..)`.
const MEMORY: [(&str, u32); 6] = [
    ("argmem", 0),
    ("inaccessiblemem", 1),
    ("errnomem", 2),
    ("other", 3),
    ("target_mem0", 4),
    ("target_mem1", 5),
];
const EFFECTS: [&str; 4] = ["none", "read", "write", "readwrite"];
const ALL_MEMORY: u64 = 0b11_11_11_11_11_11;

/// Flags of `allockind`, by their bits.
const ALLOCATIONS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];

/// Adds an attribute, or replaces the one with the same name.
pub(super) fn set<'c>(list: &mut Vec<Attribute<'c>>, attribute: Attribute<'c>) {
    if attribute.name() != GROUP {
        list.retain(|known| known.name() != attribute.name());
    }
    list.push(attribute);
}

impl<'c> Reader<'_, 'c> {
    /// Reads attributes as long as there are any. They must be allowed in this position.
    pub(super) fn attribute_list(&mut self, place: Place, list: &mut Vec<Attribute<'c>>) -> Read {
        loop {
            let position = self.position();
            let Some(attribute) = self.attribute(false)? else { return Ok(()) };
            self.check_place(&attribute, place, position)?;
            set(list, attribute);
        }
    }

    fn check_place(&self, attribute: &Attribute<'c>, place: Place, position: u32) -> Read {
        let name = attribute.name();
        match matches!(attribute, Attribute::String(..)) || name == GROUP || may_stand(name, place) {
            true => Ok(()),
            false => Err(self.at(position, format!("the attribute '{name}' does not apply to {place}"))),
        }
    }

    /// Returns an error if a parameter is `immarg` and the function is not an intrinsic.
    pub(super) fn check_immediate(&self, list: &[Attribute<'c>], is_intrinsic: bool, position: u32) -> Read {
        match !is_intrinsic && list.iter().any(|attribute| attribute.name() == "immarg") {
            true => Err(self.at(position, "the attribute 'immarg' applies to parameters of intrinsics only")),
            false => Ok(()),
        }
    }

    /// `attributes #0 = { .. }`
    pub(super) fn attribute_group(&mut self) -> Read {
        self.expect_word("attributes")?;
        let Kind::Group = self.kind() else { return Err(self.expected("a group such as '#0'")) };
        let group = self.group()?;
        self.expect(b'=')?;
        self.expect(b'{')?;
        let mut list = Vec::new();
        while !self.is(b'}') {
            let position = self.position();
            match self.attribute(true)? {
                Some(attribute) => {
                    self.check_place(&attribute, Place::Function, position)?;
                    set(&mut list, attribute);
                }
                None => return Err(self.expected("an attribute")),
            }
        }
        self.expect(b'}')?;
        self.groups.insert(group, list);
        Ok(())
    }

    fn group(&mut self) -> Read<u32> {
        let number = self.spelling().get(1..).and_then(|digits| digits.parse().ok());
        let Some(number) = number else { return Err(self.expected("a group such as '#0'")) };
        self.advance();
        Ok(number)
    }

    fn attribute(&mut self, is_group: bool) -> Read<Option<Attribute<'c>>> {
        match self.kind() {
            Kind::String => {
                let key = self.string()?;
                let value = if self.eat(b'=') { self.string()? } else { String::new() };
                Ok(Some(Attribute::String(key, value)))
            }
            Kind::Group if !is_group => Ok(Some(Attribute::Integer(GROUP.to_owned(), self.group()?.into()))),
            Kind::Word => self.word_attribute(),
            _ => Ok(None),
        }
    }

    fn word_attribute(&mut self) -> Read<Option<Attribute<'c>>> {
        let word = self.spelling();
        // Older spellings of `captures` and `memory`.
        let old = match word {
            "nocapture" => Some(("captures", 0)),
            "argmemonly" => Some(("memory", 0b11)),
            "inaccessiblememonly" => Some(("memory", 0b11 << 2)),
            "inaccessiblemem_or_argmemonly" => Some(("memory", 0b1111)),
            _ => None,
        };
        if let Some((name, value)) = old {
            self.advance();
            return Ok(Some(Attribute::Integer(name.to_owned(), value)));
        }
        let Some((_, class)) = kind(word) else { return Ok(None) };
        self.advance();
        let name = word.to_owned();
        Ok(Some(match (class, word) {
            (KindClass::Flag, _) => Attribute::Flag(name),
            (KindClass::Type, _) => match self.eat(b'=') || self.is(b'(') {
                true => {
                    let has_parentheses = self.eat(b'(');
                    let ty = self.ty()?;
                    if has_parentheses {
                        self.expect(b')')?;
                    }
                    Attribute::Type(name, ty)
                }
                false => Attribute::Flag(name),
            },
            (KindClass::Integer, "range") => self.range()?,
            (KindClass::Integer, "initializes") => {
                self.skip_parentheses()?;
                Attribute::Ranges(name)
            }
            (KindClass::Integer, _) => Attribute::Integer(name, self.attribute_number(word)?),
        }))
    }

    /// Reads the number after the name of an attribute.
    fn attribute_number(&mut self, word: &str) -> Read<u64> {
        match word {
            "memory" => self.memory(),
            "captures" => self.captures(),
            "allockind" => self.allocation_kind(),
            "nofpclass" => {
                self.skip_parentheses()?;
                Ok(0)
            }
            "uwtable" => self.unwind_table(),
            "allocsize" | "vscale_range" => {
                self.expect(b'(')?;
                let first = self.small_number()?;
                let without = if word == "allocsize" { u32::MAX } else { first };
                let second = if self.eat(b',') { self.small_number()? } else { without };
                self.expect(b')')?;
                Ok(u64::from(first) << 32 | u64::from(second))
            }
            _ => {
                let has_parentheses = self.eat(b'(');
                if !has_parentheses {
                    self.eat(b'=');
                }
                let number = self.number()?;
                if has_parentheses {
                    self.expect(b')')?;
                }
                Ok(number)
            }
        }
    }

    fn unwind_table(&mut self) -> Read<u64> {
        if !self.eat(b'(') {
            return Ok(2);
        }
        let number = match self.any_word("'sync' or 'async'")? {
            "sync" => 1,
            "async" => 2,
            _ => return Err(self.expected("'sync' or 'async'")),
        };
        self.expect(b')')?;
        Ok(number)
    }

    /// Reads `memory(argmem: read, ..)`: two bits for each kind of memory.
    fn memory(&mut self) -> Read<u64> {
        let mut effects = 0;
        self.list(b'(', b')', |own| {
            let place = match own.kind() {
                Kind::Label => {
                    let name = own.spelling().trim_end_matches(':');
                    let known = MEMORY.iter().find(|(known, _)| *known == name);
                    let Some((_, place)) = known else { return Err(own.expected("a place in memory")) };
                    own.advance();
                    Some(*place)
                }
                _ => None,
            };
            let Some(effect) = own.table_word(&EFFECTS) else {
                return Err(own.expected("'none', 'read', 'write' or 'readwrite'"));
            };
            effects = match place {
                Some(place) => effects & !(3 << (2 * place)) | effect << (2 * place),
                None => (0..MEMORY.len() as u32).map(|place| effect << (2 * place)).sum(),
            };
            Ok(())
        })?;
        Ok(effects)
    }

    /// Reads whether something is captured.
    fn captures(&mut self) -> Read<u64> {
        let start = self.next + 1;
        self.skip_parentheses()?;
        let words = self.tokens[start..self.next - 1].to_vec();
        let is_nothing = words.len() == 1 && self.text_of(words[0]) == "none";
        Ok(u64::from(!is_nothing))
    }

    fn allocation_kind(&mut self) -> Read<u64> {
        self.expect(b'(')?;
        let position = self.position();
        let text = self.string()?;
        let mut bits = 0;
        for word in text.split(',') {
            match ALLOCATIONS.iter().position(|known| *known == word) {
                Some(bit) => bits |= 1 << bit,
                None => return Err(self.at(position, format!("unknown kind of allocation '{word}'"))),
            }
        }
        self.expect(b')')?;
        Ok(bits)
    }

    /// `range(i32 0, 10)`
    fn range(&mut self) -> Read<Attribute<'c>> {
        self.expect(b'(')?;
        let position = self.position();
        let ty: Type<'c> = self.ty()?;
        let mut bounds = [0; 2];
        for (number, bound) in bounds.iter_mut().enumerate() {
            if number > 0 {
                self.expect(b',')?;
            }
            let constant = self.constant(ty)?;
            *bound = match self.module.constants.as_int(constant) {
                Some(value) => value.unsigned(),
                None => return Err(self.at(position, "a range needs integers of at most 128 bits")),
            };
        }
        self.expect(b')')?;
        Ok(Attribute::Range(ty, bounds[0], bounds[1]))
    }

    pub(super) fn skip_parentheses(&mut self) -> Read {
        self.expect(b'(')?;
        let mut depth = 1;
        while depth > 0 {
            match self.kind() {
                Kind::Punctuation(b'(') => depth += 1,
                Kind::Punctuation(b')') => depth -= 1,
                Kind::End => return Err(self.expected("')'")),
                _ => {}
            }
            self.advance();
        }
        Ok(())
    }

    /// Replaces references to groups by the attributes of the groups.
    pub(super) fn resolve_groups(&self, list: &mut Vec<Attribute<'c>>) {
        if !list.iter().any(|attribute| attribute.name() == GROUP) {
            return;
        }
        for attribute in std::mem::take(list) {
            let group = match &attribute {
                Attribute::Integer(name, group) if name == GROUP => *group as u32,
                _ => {
                    set(list, attribute);
                    continue;
                }
            };
            // An undefined group has no attributes.
            let members = self.groups.get(&group).map_or(&[][..], Vec::as_slice);
            members.iter().for_each(|member| set(list, member.clone()));
        }
        upgrade_memory(list);
    }

    pub(super) fn resolve_lists(&self, lists: &mut AttributeLists<'c>) {
        self.resolve_groups(&mut lists.function);
        upgrade_memory(&mut lists.function);
    }
}

/// Combines the older attributes `readnone`, `readonly` and `writeonly` of functions into one `memory`.
fn upgrade_memory(list: &mut Vec<Attribute<'_>>) {
    let effect = |word: &str| match word {
        "readnone" => Some(0),
        "readonly" => Some(0b01_01_01_01_01_01),
        "writeonly" => Some(0b10_10_10_10_10_10),
        _ => None,
    };
    let old: Vec<u64> = list.iter().filter_map(|attribute| effect(attribute.name())).collect();
    if old.is_empty() {
        return;
    }
    let known = list.iter().find_map(|attribute| match attribute {
        Attribute::Integer(name, effects) if name == "memory" => Some(*effects),
        _ => None,
    });
    let effects = old.into_iter().fold(known.unwrap_or(ALL_MEMORY), |all, effects| all & effects);
    list.retain(|attribute| effect(attribute.name()).is_none());
    set(list, Attribute::Integer("memory".to_owned(), effects));
}
