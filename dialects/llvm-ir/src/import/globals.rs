//! Globals, aliases, ifuncs, global constructors and destructors.

use rtblgen_runtime::{Attribute, InsertionPoint, Op, OpState};

use super::Import;
use crate::constants::{Constant, ConstantId};
use crate::read::Read;
use crate::read::tree::{Alias, Global, SymbolKind};

impl<'c> Import<'_, 'c> {
    /// The insertion point after the last global, or at the start of the module.
    fn global_point(&self) -> InsertionPoint {
        match self.last_global {
            Some(last) => self.after(last),
            None => InsertionPoint::start_of(&self.ir, self.body),
        }
    }

    fn create_global(&mut self, state: OpState<'c>) -> Op {
        self.point = self.global_point();
        let op = self.create(state);
        self.last_global = Some(op);
        op
    }

    pub(super) fn globals(&mut self) -> Read {
        let module = self.module;
        for global in &module.globals {
            match self.symbol_name(global.symbol) {
                "llvm.global_ctors" => self.run_list(global, "ctors")?,
                "llvm.global_dtors" => self.run_list(global, "dtors")?,
                _ => self.global(global)?,
            }
        }
        Ok(())
    }

    fn global(&mut self, global: &Global<'c>) -> Read {
        let context = self.context;
        let value = global.initializer.and_then(|initializer| self.constant_attribute(initializer));
        let expressions = self.global_variable_expressions(global)?;
        let state = self.module_state("mlir.global");
        let mut state = self
            .with_common(state, global.symbol, &global.common)
            .attribute("global_type", context.type_attr(global.ty))
            .empty_regions(1);
        if global.is_constant {
            state = state.attribute("constant", context.unit_attr());
        }
        if let Some(value) = value {
            state = state.attribute("value", value);
        }
        if global.common.alignment > 0 {
            state = state.attribute("alignment", context.i64_attr(global.common.alignment as i64));
        }
        if global.space > 0 {
            state = state.attribute("addr_space", context.i32_attr(global.space as i32));
        }
        if !expressions.is_empty() {
            state = state.attribute("dbg_exprs", context.array_attr(&expressions));
        }
        if let Some(passed) = self.global_attributes(&global.attributes, global.position) {
            state = state.attribute("target_specific_attrs", passed);
        }
        let op = self.create_global(state);
        match (global.initializer, value) {
            (Some(initializer), None) => self.initializer(op, initializer, global.position),
            _ => Ok(()),
        }
    }

    /// Creates the initializer region of an operation, which returns a constant.
    fn initializer(&mut self, op: Op, constant: ConstantId, position: u32) -> Read {
        let region = op.region(&self.ir, 0);
        let block = self.ir.append_block(region, &[], &[]);
        self.start_region(Some(block));
        self.point = InsertionPoint::End(block);
        let value = self.constant(constant, position)?;
        let state = self.module_state("return").operand(value);
        self.create(state);
        Ok(())
    }

    pub(super) fn aliases(&mut self) -> Read {
        let module = self.module;
        for alias in &module.aliases {
            let state = self.module_state("mlir.alias");
            let state = self
                .with_common(state, alias.symbol, &alias.common)
                .attribute("alias_type", self.context.type_attr(alias.ty))
                .empty_regions(1);
            let op = self.create_global(state);
            self.initializer(op, alias.target, alias.position)?;
        }
        Ok(())
    }

    /// Ifuncs are inserted after the last global, each before the previous one.
    pub(super) fn ifuncs(&mut self) -> Read {
        let module = self.module;
        module.ifuncs.iter().try_for_each(|ifunc| self.ifunc(ifunc))
    }

    fn ifunc(&mut self, ifunc: &Alias<'c>) -> Read {
        let context = self.context;
        let Constant::Symbol(resolver) = self.constants.get(ifunc.target) else {
            return Err(self.error(ifunc.position, "the resolver of an ifunc is no function"));
        };
        let resolver = context.flat_symbol_ref_attr(self.symbol_name(*resolver));
        let resolver_type = self.constants.ty(ifunc.target);
        let space = self.constants.symbols[ifunc.symbol as usize].address_space;
        let state = self.module_state("mlir.ifunc");
        let mut state = self
            .with_common(state, ifunc.symbol, &ifunc.common)
            .attribute("i_func_type", context.type_attr(ifunc.ty))
            .attribute("resolver", resolver)
            .attribute("resolver_type", context.type_attr(resolver_type));
        if space > 0 {
            state = state.attribute("address_space", context.i32_attr(space as i32));
        }
        self.point = self.global_point();
        self.create(state);
        Ok(())
    }

    /// Imports `llvm.global_ctors` or `llvm.global_dtors`.
    fn run_list(&mut self, global: &Global<'c>, kind: &str) -> Read {
        const APPENDING: u64 = 6;
        let fail = |own: &Self| {
            let name = own.symbol_name(global.symbol);
            own.error(global.position, format!("the value of '@{name}' is no list of functions"))
        };
        let Some(initializer) = global.initializer.filter(|_| global.common.linkage == APPENDING) else {
            return Err(fail(self));
        };
        let elements = match self.constants.get(initializer) {
            Constant::Aggregate(elements) => elements.to_vec(),
            Constant::Zero if self.constants.length(global.ty) == Some(0) => Vec::new(),
            _ => return Err(fail(self)),
        };
        let (mut functions, mut priorities, mut data) = (Vec::new(), Vec::new(), Vec::new());
        for element in elements {
            let Some((priority, function, value)) = self.run_entry(element) else { return Err(fail(self)) };
            functions.push(function);
            priorities.push(priority);
            data.push(value);
        }
        let [functions, priorities, data] =
            [functions, priorities, data].map(|list| self.context.array_attr(&list));
        let state = self.module_state(&format!("mlir.global_{kind}"));
        let state =
            state.attribute(kind, functions).attribute("priorities", priorities).attribute("data", data);
        self.create_global(state);
        Ok(())
    }

    /// The priority, the function and the data of an entry.
    fn run_entry(&mut self, entry: ConstantId) -> Option<(Attribute<'c>, Attribute<'c>, Attribute<'c>)> {
        let Constant::Aggregate(parts) = self.constants.get(entry).clone() else { return None };
        let [priority, function, data] = parts.as_ref() else { return None };
        let priority = self.constants.as_int(*priority)?.unsigned() as u32 as i32;
        let name = |own: &Self, id: ConstantId| match own.constants.get(id) {
            Constant::Symbol(symbol) => {
                Some((own.module.symbols[*symbol as usize], own.symbol_name(*symbol)))
            }
            _ => None,
        };
        let (SymbolKind::Function(_), function) = name(self, *function)? else { return None };
        let data = match name(self, *data) {
            Some((_, name)) => self.context.flat_symbol_ref_attr(name),
            None if self.constants.is_zero(*data) => {
                rtblgen_dialects::llvm::ZeroAttr::get(self.context).into()
            }
            None => return None,
        };
        Some((self.context.i32_attr(priority), self.context.flat_symbol_ref_attr(function), data))
    }
}
