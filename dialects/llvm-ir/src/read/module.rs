//! The top level of a module: targets, types, globals, aliases, comdats, and their common parts.

use super::lexer::Kind;
use super::tree::{Alias, Common, Global, Module, SymbolKind};
use super::{Read, Reader};
use rtblgen_dialects::llvm::check_data_layout;

use crate::attributes::Place;
use crate::constants::{Constant, ConstantId};
use crate::layout::Layout;
use crate::words;

/// The numbers of external linkage, and of linkages that imply other properties.
const EXTERNAL: u64 = 0;
const APPENDING: u64 = 6;
const INTERNAL: u64 = 7;
const PRIVATE: u64 = 8;
const EXTERN_WEAK: u64 = 9;

/// The models of thread-local symbols, besides the usual one.
const TLS_MODELS: [&str; 3] = ["localdynamic", "initialexec", "localexec"];
const CODE_MODELS: [&str; 5] = ["tiny", "small", "kernel", "medium", "large"];
/// Keywords of globals for sanitizers.
const SANITIZERS: [&str; 4] =
    ["no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit"];

impl<'c> Reader<'_, 'c> {
    pub(super) fn module(&mut self) -> Read {
        self.find_type_definitions()?;
        // The target and the name of the source come first.
        loop {
            match self.word() {
                Some("target") => self.target()?,
                Some("source_filename") => {
                    self.advance();
                    self.expect(b'=')?;
                    self.module.source_name = self.string()?;
                }
                _ => break,
            }
        }
        while self.kind() != Kind::End {
            self.top()?;
        }
        Ok(())
    }

    fn top(&mut self) -> Read {
        match self.kind() {
            Kind::Local => self.skip_type_definition(),
            Kind::Global => {
                let token = self.advance();
                self.expect(b'=')?;
                self.global_or_alias(Some(token))
            }
            Kind::Comdat => self.comdat_definition(),
            Kind::Metadata => self.metadata_definition(),
            Kind::Word => match self.spelling() {
                word @ ("source_filename" | "target") => {
                    Err(self.fail(format!("'{word}' must be before all definitions of the module")))
                }
                "module" => {
                    self.advance();
                    self.expect_word("asm")?;
                    let line = self.string()?;
                    self.module.assembly.push(line);
                    Ok(())
                }
                "define" => self.function(true),
                "declare" => self.function(false),
                "attributes" => self.attribute_group(),
                "uselistorder" => self.order_of_uses(),
                "uselistorder_bb" => self.order_of_block_uses(),
                _ => self.global_or_alias(None),
            },
            Kind::Punctuation(b'^') => self.skip_summary(),
            _ => Err(self.expected("a definition")),
        }
    }

    fn target(&mut self) -> Read {
        self.advance();
        let what = self.any_word("'triple' or 'datalayout'")?;
        self.expect(b'=')?;
        let position = self.position();
        let text = self.string()?;
        match what {
            "triple" => self.module.triple = text,
            "datalayout" => {
                check_data_layout(&text).map_err(|error| self.at(position, error))?;
                self.layout = Layout::new(&text);
                self.module.layout = text;
            }
            _ => return Err(self.expected("'triple' or 'datalayout'")),
        }
        Ok(())
    }

    fn comdat_definition(&mut self) -> Read {
        let token = self.advance();
        let name = self.name_of(token);
        if !self.comdats.insert(name.clone()) {
            return Err(self.at(token.start, format!("the comdat '${name}' is defined twice")));
        }
        self.expect(b'=')?;
        self.expect_word("comdat")?;
        let kind = self.any_word("the kind of the comdat")?;
        if !["any", "exactmatch", "largest", "nodeduplicate", "samesize"].contains(&kind) {
            return Err(self.at(token.start, format!("unknown kind of comdat '{kind}'")));
        }
        self.module.comdats.push((name, kind.to_owned()));
        Ok(())
    }

    /// Reads the keywords before the kind of a symbol.
    pub(super) fn common(&mut self) -> Read<(Common, Option<u64>)> {
        let linkage = self.table_word(&words::LINKAGES);
        let mut common = Common { linkage: linkage.unwrap_or(EXTERNAL), ..Common::default() };
        match self.word() {
            Some("dso_local") => {
                self.advance();
                common.is_dso_local = true;
            }
            Some("dso_preemptable") => {
                self.advance();
            }
            _ => {}
        }
        if !self.eat_word("default") {
            common.visibility = self.table_word(&words::VISIBILITIES).unwrap_or(0);
        }
        if self.is_word("dllimport") || self.is_word("dllexport") {
            let position = self.advance().start;
            self.note_dropped(position, "the storage class of a DLL");
        }
        let is_local = matches!(common.linkage, INTERNAL | PRIVATE);
        common.is_dso_local |= is_local || common.visibility != 0 && common.linkage != EXTERN_WEAK;
        Ok((common, linkage))
    }

    pub(super) fn unnamed(&mut self) -> u64 {
        self.table_word(&words::UNNAMED).unwrap_or(0)
    }

    fn thread_local(&mut self) -> Read<bool> {
        if !self.eat_word("thread_local") {
            return Ok(false);
        }
        let position = self.position();
        if self.eat(b'(') {
            let Some(model) = self.table_word(&TLS_MODELS) else {
                return Err(self.expected("'localdynamic', 'initialexec' or 'localexec'"));
            };
            self.expect(b')')?;
            let model = TLS_MODELS[model as usize];
            self.note_dropped(position, &format!("the model '{model}' of a thread-local symbol"));
        }
        Ok(true)
    }

    fn global_or_alias(&mut self, token: Option<super::lexer::Token>) -> Read {
        let position = self.position();
        let (mut common, linkage) = self.common()?;
        common.is_thread_local = self.thread_local()?;
        common.unnamed = self.unnamed();
        match self.word() {
            Some("alias") => return self.alias(token, common, false),
            Some("ifunc") => return self.alias(token, common, true),
            _ => {}
        }
        let space = self.address_space()?.unwrap_or(0);
        let initialized = self.position();
        if self.eat_word("externally_initialized") {
            self.note_dropped(initialized, "the keyword 'externally_initialized'");
        }
        let is_constant = match self.word() {
            Some("global") => false,
            Some("constant") => true,
            _ => return Err(self.expected("'global' or 'constant'")),
        };
        self.advance();
        let ty = self.ty()?;
        // The initializer may refer to the symbol itself.
        let number = self.module.globals.len() as u32;
        let symbol = self.define_symbol(token, space, SymbolKind::Global(number))?;
        let is_declaration = linkage.is_some_and(|linkage| matches!(linkage, EXTERNAL | EXTERN_WEAK));
        let initializer = match is_declaration {
            true => None,
            false => Some(self.constant(ty)?),
        };
        if common.linkage == APPENDING && initializer.is_none() {
            return Err(self.at(position, "a global of linkage 'appending' needs a value"));
        }
        let mut global = Global {
            symbol,
            common,
            ty,
            is_constant,
            space,
            initializer,
            attributes: Vec::new(),
            metadata: Vec::new(),
            position,
        };
        self.global_tail(&mut global)?;
        self.module.globals.push(global);
        Ok(())
    }

    /// Reads the keywords after the value of a global.
    fn global_tail(&mut self, global: &mut Global<'c>) -> Read {
        while self.is(b',') {
            if self.ahead(1).kind == Kind::Metadata {
                global.metadata.extend(self.attachments(true)?);
                continue;
            }
            self.advance();
            match self.word() {
                Some("section") => {
                    self.advance();
                    global.common.section = Some(self.string()?);
                }
                Some("partition") => self.partition()?,
                Some("align") => {
                    self.advance();
                    global.common.alignment = self.alignment_number()?;
                }
                Some("comdat") => {
                    let symbol = global.symbol;
                    global.common.comdat = Some(self.comdat_use(symbol)?);
                }
                Some("code_model") => {
                    let position = self.advance().start;
                    let model = self.string()?;
                    if !CODE_MODELS.contains(&model.as_str()) {
                        return Err(self.at(position, format!("unknown code model '{model}'")));
                    }
                    self.note_dropped(position, &format!("the code model '{model}' of a global"));
                }
                Some(word) if SANITIZERS.contains(&word) => {
                    let position = self.advance().start;
                    self.note_dropped(position, &format!("the keyword '{word}' of a global"));
                }
                _ => return Err(self.expected("'section', 'align', 'comdat' or metadata")),
            }
        }
        self.attribute_list(Place::Function, &mut global.attributes)
    }

    /// Skips `^0 = module: (..)`: a summary for the linker, which is not part of the module.
    fn skip_summary(&mut self) -> Read {
        self.advance();
        self.small_number()?;
        self.expect(b'=')?;
        let Kind::Label = self.kind() else { return Err(self.expected("the kind of a summary")) };
        self.advance();
        match self.is(b'(') {
            true => self.skip_parentheses(),
            false => self.number().map(|_| ()),
        }
    }

    /// Reads `partition "name"`.
    pub(super) fn partition(&mut self) -> Read {
        let position = self.position();
        self.expect_word("partition")?;
        self.string()?;
        self.note_dropped(position, "the partition of a symbol");
        Ok(())
    }

    /// A power of two.
    pub(super) fn alignment_number(&mut self) -> Read<u64> {
        let position = self.position();
        let has_parentheses = self.eat(b'(');
        let number = self.number()?;
        if has_parentheses {
            self.expect(b')')?;
        }
        match number.is_power_of_two() && number <= 1 << 32 {
            true => Ok(number),
            false => Err(self.at(position, "an alignment is a power of two of at most 2^32")),
        }
    }

    /// Reads `comdat`, or `comdat($name)`.
    pub(super) fn comdat_use(&mut self, symbol: u32) -> Read<String> {
        self.advance();
        if !self.eat(b'(') {
            return Ok(self.module.constants.symbols[symbol as usize].name.to_owned());
        }
        let Kind::Comdat = self.kind() else { return Err(self.expected("a comdat such as '$name'")) };
        let token = self.advance();
        self.expect(b')')?;
        Ok(self.name_of(token))
    }

    fn alias(&mut self, token: Option<super::lexer::Token>, common: Common, is_ifunc: bool) -> Read {
        let position = self.position();
        self.advance();
        let ty = self.ty()?;
        self.expect(b',')?;
        let target: ConstantId = match self.is_expression() {
            // An expression may be written without its type.
            true => self.expression(ty)?,
            false => self.typed_constant()?,
        };
        let pointer = self.module.constants.ty(target);
        let Some(space) = rtblgen_dialects::llvm::address_space_of(pointer) else {
            return Err(self.at(position, "an alias needs an address"));
        };
        let list = if is_ifunc { &self.module.ifuncs } else { &self.module.aliases };
        let number = list.len() as u32;
        let kind = if is_ifunc { SymbolKind::IFunc(number) } else { SymbolKind::Alias(number) };
        let symbol = self.define_symbol(token, space, kind)?;
        while self.is(b',') {
            match self.ahead(1).kind {
                Kind::Metadata => {
                    self.attachments(true)?;
                }
                _ => {
                    self.advance();
                    self.partition()?;
                }
            }
        }
        let alias = Alias { symbol, common, ty, target, position };
        match is_ifunc {
            true => self.module.ifuncs.push(alias),
            false => self.module.aliases.push(alias),
        }
        Ok(())
    }

    /// Returns an error if aliases form a cycle.
    fn check_aliases(&self) -> Read {
        let target = |alias: &Alias<'c>| match self.module.constants.get(alias.target) {
            Constant::Symbol(symbol) => match self.module.symbols[*symbol as usize] {
                SymbolKind::Alias(number) => Some(number as usize),
                _ => None,
            },
            _ => None,
        };
        let aliases = &self.module.aliases;
        // For each alias, the first walk that reached it.
        let mut seen: Vec<Option<usize>> = vec![None; aliases.len()];
        for walk in 0..aliases.len() {
            let mut next = Some(walk);
            while let Some(number) = next.filter(|number| seen[*number].is_none()) {
                seen[number] = Some(walk);
                next = target(&aliases[number]);
                if next.is_some_and(|next| seen[next] == Some(walk)) {
                    return Err(self.at(aliases[number].position, "aliases cannot form a circle"));
                }
            }
        }
        Ok(())
    }

    /// Checks and completes what depends on the whole module.
    pub(super) fn finish(mut self) -> Read<Module<'c>> {
        self.check_nodes()?;
        self.check_aliases()?;
        self.declare_intrinsics()?;
        let mut functions = std::mem::take(&mut self.module.functions);
        for function in &mut functions {
            self.finish_function(function)?;
        }
        self.module.functions = functions;
        let mut globals = std::mem::take(&mut self.module.globals);
        for global in &mut globals {
            self.resolve_groups(&mut global.attributes);
        }
        self.module.globals = globals;
        self.resolve_block_addresses()?;
        Ok(self.module)
    }
}
