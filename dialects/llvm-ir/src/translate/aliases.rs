//! Symbols, aliases and ifuncs.

use rtblgen_dialects::llvm::{LLVMArrayType, LLVMStructType};
use rtblgen_runtime::{Op, Type, Value};

use super::{SymbolKind, Translated, Translation};
use crate::constants::{Constant, Symbol, Val};
use crate::text::Text;
use crate::words;

impl<'c> Translation<'_, 'c> {
    /// Numbers the symbols.
    pub(super) fn register_symbols(&mut self, ops: &[Op]) -> Translated<'c> {
        for op in ops {
            let (kind, ty) = match op.name(self.ir).as_str() {
                "llvm.func" => (SymbolKind::Function, "function_type"),
                "llvm.mlir.global" => (SymbolKind::Global, "global_type"),
                "llvm.mlir.alias" => (SymbolKind::Alias, "alias_type"),
                "llvm.mlir.ifunc" => (SymbolKind::IFunc, "i_func_type"),
                _ => continue,
            };
            let name = self.string(*op, "sym_name").unwrap_or_default();
            let Some(ty) = op.inherent_attribute(self.ir, ty).filter(|ty| ty.is_type()) else {
                return Err(self.error(*op, "has no type"));
            };
            let symbol = self.new_symbol(*op, kind, name, ty.type_value());
            let number = self.add_symbol(symbol);
            self.symbols.insert(name, (kind, number));
        }
        for op in ops.iter().filter(|op| op.name(self.ir).as_str() == "llvm.mlir.alias") {
            self.align_alias(*op);
        }
        Ok(())
    }

    /// The properties of a symbol.
    fn new_symbol(&self, op: Op, kind: SymbolKind, name: &'c str, ty: Type<'c>) -> Symbol<'c> {
        let space = ["addr_space", "address_space"].iter().find_map(|key| self.integer(op, key));
        let linkage = self.linkage(op);
        let is_weak = linkage == "extern_weak";
        let space = match kind {
            SymbolKind::Function => self.layout.program_space,
            SymbolKind::Alias => self.alias_space(op),
            _ => space.unwrap_or_default() as u32,
        };
        let is_interposable = matches!(linkage, "weak" | "linkonce" | "common" | "extern_weak");
        let may_be_unnamed = is_interposable || self.unnamed_addr(op) == "unnamed_addr";
        let is_placed = kind != SymbolKind::Global || has_memory(ty);
        Symbol {
            is_never_null: !is_weak && kind != SymbolKind::Alias,
            is_variable: kind == SymbolKind::Global && !is_weak,
            is_distinct: kind != SymbolKind::Alias && !may_be_unnamed && is_placed,
            is_function: kind == SymbolKind::Function,
            alignment: if kind == SymbolKind::Global { self.known_alignment(op, ty) } else { 1 },
            ..Symbol::new(name, ty, space)
        }
    }

    /// Sets the alignment of an alias to that of its variable, unless another alias may replace it.
    fn align_alias(&mut self, op: Op) {
        let target = self.alias_value(op).and_then(|value| value.defining_op(self.ir));
        let target = target.filter(|target| target.name(self.ir).as_str() == "llvm.mlir.addressof");
        let target = target.and_then(|target| target.inherent_attribute(self.ir, "global_name"));
        let target = target.and_then(|name| self.symbols.get(name.symbol_root())).map(|(_, number)| *number);
        let own =
            self.symbols.get(self.string(op, "sym_name").unwrap_or_default()).map(|(_, number)| *number);
        let is_interposable = matches!(self.linkage(op), "weak" | "linkonce");
        if let (Some(target), Some(own), false) = (target, own, is_interposable) {
            self.constants.symbols[own as usize].alignment =
                self.constants.symbols[target as usize].alignment;
        }
    }

    pub(super) fn add_symbol(&mut self, symbol: Symbol<'c>) -> u32 {
        self.constants.symbols.push(symbol);
        self.constants.symbols.len() as u32 - 1
    }

    /// The alignment of a variable: an explicit one, or that of its type. For a variable that is defined here, it is
    /// the preferred one.
    fn known_alignment(&self, op: Op, ty: Type<'c>) -> u64 {
        if let Some(own) = self.integer(op, "alignment").filter(|own| *own > 0) {
            return own as u64;
        }
        let is_defined = self.flag(op, "value") || op.region(self.ir, 0).entry(self.ir).is_some();
        let is_strong = matches!(self.linkage(op), "external" | "internal" | "private" | "appending");
        let is_large = self.layout.bits(ty).is_some_and(|bits| bits > 128);
        match is_defined && is_strong {
            true => self.layout.preferred(ty).map_or(1, |own| if is_large { own.max(16) } else { own }),
            false => self.layout.alignment(ty).unwrap_or(1),
        }
    }

    /// The value to which an alias refers.
    fn alias_value(&self, op: Op) -> Option<Value> {
        let block = op.region(self.ir, 0).entry(self.ir);
        block.and_then(|block| block.terminator(self.ir)).map(|end| end.operand(self.ir, 0))
    }

    /// The address space of the value of an alias.
    fn alias_space(&self, op: Op) -> u32 {
        let ty: Option<Type<'c>> = self.alias_value(op).map(|value| value.ty(self.ir));
        ty.and_then(rtblgen_dialects::llvm::address_space_of).unwrap_or(0)
    }

    pub(super) fn linkage(&self, op: Op) -> &'static str {
        let linkage = op.inherent_attribute(self.ir, "linkage");
        let linkage = linkage.and_then(|value| value.cast::<rtblgen_dialects::llvm::LinkageAttr<'c>>());
        let number = linkage.map_or(0, |linkage| rtblgen_runtime::support::Enum::value(linkage.linkage()));
        words::LINKAGES.get(number as usize).copied().unwrap_or("external")
    }

    pub(super) fn visibility(&self, op: Op) -> &'static str {
        let number = self.integer(op, "visibility_").unwrap_or(0);
        words::VISIBILITIES.get(number as usize).copied().unwrap_or("")
    }

    pub(super) fn unnamed_addr(&self, op: Op) -> &'static str {
        let number = self.integer(op, "unnamed_addr").unwrap_or(0);
        words::UNNAMED.get(number as usize).copied().unwrap_or("")
    }

    /// Writes keywords, each with a space after it.
    pub(super) fn write_words(out: &mut Text, words: &[&str]) {
        for word in words.iter().filter(|word| !word.is_empty()) {
            out.push(word);
            out.push(" ");
        }
    }

    /// The keyword `dso_local` of a symbol, unless linkage or visibility imply it.
    pub(super) fn dso_local(&self, op: Op) -> &'static str {
        let linkage = self.linkage(op);
        let is_local = matches!(linkage, "internal" | "private");
        let is_implied = is_local || !self.visibility(op).is_empty() && linkage != "extern_weak";
        if self.flag(op, "dso_local") && !is_implied { "dso_local" } else { "" }
    }

    pub(super) fn translate_aliases(&mut self, ops: &[Op]) -> Translated<'c> {
        for op in ops.iter().filter(|op| op.name(self.ir).as_str() == "llvm.mlir.alias") {
            let target = self.initializer(*op)?;
            let name = self.string(*op, "sym_name").unwrap_or_default();
            let (_, number) = self.symbols[name];
            let ty = self.constants.symbols[number as usize].ty;
            let mut out = Text::default();
            self.constants.write_symbol(&mut out, number);
            out.push(" = ");
            let linkage = self.linkage(*op);
            let thread_local = if self.flag(*op, "thread_local_") { "thread_local" } else { "" };
            let words = [
                if linkage == "external" { "" } else { linkage },
                self.visibility(*op),
                thread_local,
                self.unnamed_addr(*op),
                "alias",
            ];
            Self::write_words(&mut out, &words);
            out.push(self.types.text(ty));
            out.push(", ");
            let is_symbol = matches!(self.constants.get(target), Constant::Symbol(_));
            if is_symbol {
                let ty = self.constants.ty(target);
                out.push(self.types.text(ty));
                out.push(" ");
            }
            self.constants.write(&mut out, &mut self.types, target);
            self.text.aliases.push(out);
            self.check_types(*op)?;
        }
        Ok(())
    }

    pub(super) fn translate_ifuncs(&mut self, ops: &[Op]) -> Translated<'c> {
        for op in ops.iter().filter(|op| op.name(self.ir).as_str() == "llvm.mlir.ifunc") {
            let name = self.string(*op, "sym_name").unwrap_or_default();
            let (_, number) = self.symbols[name];
            let resolver = op.inherent_attribute(self.ir, "resolver").map_or("", |name| name.symbol_root());
            let Some((_, resolver)) = self.symbols.get(resolver).copied() else {
                return Err(self.error(*op, format!("has a resolver that is not defined: @{resolver}")));
            };
            let mut out = Text::default();
            self.constants.write_symbol(&mut out, number);
            out.push(" = ");
            let linkage = self.linkage(*op);
            let words = [
                if linkage == "external" { "" } else { linkage },
                self.dso_local(*op),
                self.visibility(*op),
                "ifunc",
            ];
            Self::write_words(&mut out, &words);
            out.push(self.types.text(self.constants.symbols[number as usize].ty));
            out.push(", ");
            let resolver = self.constants.symbol(resolver);
            out.push(self.types.text(self.constants.ty(resolver)));
            out.push(" ");
            self.constants.write(&mut out, &mut self.types, resolver);
            self.text.ifuncs.push(out);
        }
        Ok(())
    }

    /// The constant that the initializer of a global or an alias returns.
    pub(super) fn initializer(&mut self, op: Op) -> Translated<'c, crate::constants::ConstantId> {
        let kind = if op.name(self.ir).as_str() == "llvm.mlir.alias" { "alias" } else { "global" };
        let Some(block) = op.region(self.ir, 0).entry(self.ir) else {
            return Err(self.error(op, "has no initializer"));
        };
        let Some(end) = block.terminator(self.ir) else { return Err(self.error(op, "has no initializer")) };
        let fail = |message: String, place: Op| {
            Err(rtblgen_runtime::Diagnostic::error(place.location(self.ir), message))
        };
        let ops: Vec<Op> = block.ops(self.ir).filter(|op| *op != end).collect();
        for inner in ops {
            self.translate_op(inner)?;
            if inner.result_count(self.ir) != 1 {
                return fail(format!("fail to convert {kind} initializer"), inner);
            }
            if !matches!(self.value(inner.result(self.ir, 0)), Val::Constant(_)) {
                return fail("unemittable constant value".to_owned(), inner);
            }
        }
        match self.operand(end, 0) {
            Val::Constant(constant) => Ok(constant),
            _ => Err(self.error(op, "has an initializer that is no constant")),
        }
    }
}

/// Whether variables of a type are known to take memory.
fn has_memory(ty: Type<'_>) -> bool {
    if let Some(array) = ty.cast::<LLVMArrayType<'_>>() {
        return array.num_elements() > 0 && has_memory(array.element_type());
    }
    match ty.cast::<LLVMStructType<'_>>() {
        Some(own) => own.elements().into_iter().any(has_memory),
        None => true,
    }
}
