//! Symbol references: verification of their uses.

use rtblgen_runtime::interfaces::SymbolUserOpInterface;
use rtblgen_runtime::symbols::SymbolTables;
use rtblgen_runtime::{Attribute, Ir, Op, SymbolRefAttr, Type, TypeAttr, TypedOp, VerifyError, VerifyResult};
use std::collections::HashSet;

use super::module::module;
use super::verify_functions::verify_variadic_type;
use super::{
    AddressOfOp, AliasOp, BlockAddressOp, CallOp, DSOLocalEquivalentOp, GlobalCtorsOp, GlobalDtorsOp,
    GlobalOp, IFuncOp, LLVMFuncOp, LLVMFunctionType, LLVMPointerType, LLVMVoidType, Linkage, ReturnOp,
};

fn error(message: impl Into<String>) -> VerifyResult {
    Err(VerifyError::new(message))
}

fn find(ir: &Ir<'_>, tables: &mut SymbolTables<'_, '_>, op: Op, name: Option<Attribute<'_>>) -> Option<Op> {
    let name = name?.cast::<SymbolRefAttr<'_>>()?;
    tables.lookup(module(ir, op)?, name.root().value())
}

/// The value that an alias's initializer returns.
fn returned(ir: &Ir<'_>, alias: AliasOp) -> Option<rtblgen_runtime::Value> {
    let block = alias.op().region(ir, 0).entry(ir)?;
    let last = ReturnOp::cast(ir, block.ops(ir).next_back()?)?;
    last.op().operands(ir).next()
}

impl SymbolUserOpInterface for AddressOfOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        let symbol = find(ir, tables, self.op(), self.op().attribute(ir, "global_name"));
        let global = symbol.and_then(|symbol| GlobalOp::cast(ir, symbol));
        let alias = symbol.and_then(|symbol| AliasOp::cast(ir, symbol));
        let is_other = symbol.is_some_and(|symbol| {
            LLVMFuncOp::cast(ir, symbol).is_some() || IFuncOp::cast(ir, symbol).is_some()
        });
        if global.is_none() && alias.is_none() && !is_other {
            return error(
                "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or \
                 'llvm.mlir.ifunc'",
            );
        }
        let space = |ty: Type<'_>| ty.cast::<LLVMPointerType<'_>>().map_or(0, |ty| ty.address_space());
        let own = space(self.op().result(ir, 0).ty(ir));
        let of_alias = alias.and_then(|alias| returned(ir, alias)).map(|value| space(value.ty(ir)));
        let of_global = global.map(|global| global.addr_space(ir) as u32);
        match of_global.or(of_alias) {
            Some(other) if other != own => {
                error("pointer address space must match address space of the referenced global or alias")
            }
            _ => Ok(()),
        }
    }
}

impl SymbolUserOpInterface for DSOLocalEquivalentOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        let symbol = find(ir, tables, self.op(), self.op().attribute(ir, "function_name"));
        let function = symbol.and_then(|symbol| LLVMFuncOp::cast(ir, symbol));
        let alias = symbol.and_then(|symbol| AliasOp::cast(ir, symbol));
        if function.is_none() && alias.is_none() {
            return error("must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
        }
        if let Some(alias) = alias {
            let block = alias.op().region(ir, 0).entry(ir);
            let addresses = block.into_iter().flat_map(|block| block.ops(ir));
            for address in addresses.filter_map(|op| AddressOfOp::cast(ir, op)) {
                let symbol = find(ir, tables, address.op(), address.op().attribute(ir, "global_name"));
                if symbol.is_some_and(|symbol| GlobalOp::cast(ir, symbol).is_some()) {
                    return error("must reference an alias to a function");
                }
            }
        }
        let linkage = function.map(|own| own.linkage(ir)).or(alias.map(|own| own.linkage(ir)));
        match linkage {
            Some(Linkage::ExternWeak) => error("target function with 'extern_weak' linkage not allowed"),
            _ => Ok(()),
        }
    }
}

impl SymbolUserOpInterface for BlockAddressOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        let function = self.block_addr(ir).function();
        let symbol = find(ir, tables, self.op(), Some(function));
        match symbol.and_then(|symbol| LLVMFuncOp::cast(ir, symbol)) {
            Some(_) => Ok(()),
            None => error("must reference a function defined by 'llvm.func'"),
        }
    }
}

/// Checks that each symbol of a list is a function with a body.
fn verify_functions(
    ir: &Ir<'_>,
    tables: &mut SymbolTables<'_, '_>,
    op: Op,
    names: Option<Attribute<'_>>,
) -> VerifyResult {
    let names = names.and_then(|names| names.cast::<rtblgen_runtime::ArrayAttr<'_>>());
    for name in names.map(|names| names.elements()).unwrap_or_default() {
        let Some(symbol) = name.cast::<SymbolRefAttr<'_>>() else { continue };
        let text = symbol.root().value();
        let found = tables.lookup_nearest(op, symbol).and_then(|found| LLVMFuncOp::cast(ir, found));
        match found {
            None => return error(format!("'{text}' does not reference a valid LLVM function")),
            Some(own) if own.op().is_function_declaration(ir) => {
                return error(format!("'{text}' does not have a definition"));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

impl SymbolUserOpInterface for GlobalCtorsOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        verify_functions(ir, tables, self.op(), self.op().attribute(ir, "ctors"))
    }
}

impl SymbolUserOpInterface for GlobalDtorsOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        verify_functions(ir, tables, self.op(), self.op().attribute(ir, "dtors"))
    }
}

impl SymbolUserOpInterface for IFuncOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        let mut symbol = find(ir, tables, self.op(), self.op().attribute(ir, "resolver"));
        let mut seen = HashSet::new();
        while let Some(alias) = symbol.and_then(|symbol| AliasOp::cast(ir, symbol)) {
            if !seen.insert(alias.op()) {
                return error("the aliases of the resolver form a cycle");
            }
            let value = returned(ir, alias).and_then(|value| value.defining_op(ir));
            let Some(address) = value.and_then(|op| AddressOfOp::cast(ir, op)) else { return Ok(()) };
            symbol = find(ir, tables, address.op(), address.op().attribute(ir, "global_name"));
        }
        let Some(resolver) = symbol.and_then(|symbol| LLVMFuncOp::cast(ir, symbol)) else {
            return error("must have a function resolver");
        };
        let is_external = resolver.op().is_function_declaration(ir);
        if is_external || resolver.linkage(ir) == Linkage::AvailableExternally {
            return error("resolver must be a definition");
        }
        if !resolver.llvm_type(ir).is_some_and(|ty| ty.return_type().is::<LLVMPointerType<'_>>()) {
            return error("resolver must return a pointer");
        }
        let pointer = self.resolver_type(ir).cast::<LLVMPointerType<'_>>();
        match pointer.is_some_and(|ty| ty.address_space() == self.address_space(ir) as u32) {
            true => Ok(()),
            false => error("resolver has incorrect type"),
        }
    }
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        verify_variadic_type(ir, self)?;
        let Some(callee) = self.op().attribute(ir, "callee").and_then(|own| own.cast::<SymbolRefAttr<'c>>())
        else {
            let Some(first) = self.op().operands(ir).next() else {
                return error("must have either a `callee` attribute or at least an operand");
            };
            return match first.ty(ir).is::<LLVMPointerType<'_>>() {
                true => Ok(()),
                false => error(format!("indirect call expects a pointer as callee: '{}'", first.ty(ir))),
            };
        };
        let name = callee.root().value();
        let Some(symbol) = tables.lookup_nearest(self.op(), callee) else {
            return error(format!("'{name}' does not reference a symbol in the current scope"));
        };
        let type_of = |name| Some(symbol.attribute(ir, name)?.cast::<TypeAttr<'c>>()?.value());
        let ty = match (LLVMFuncOp::cast(ir, symbol), IFuncOp::cast(ir, symbol)) {
            (Some(_), _) => type_of("function_type"),
            (None, Some(_)) => type_of("i_func_type"),
            (None, None) => {
                return error(format!("'{name}' does not reference a valid LLVM function or IFunc"));
            }
        };
        let Some(ty) = ty else { return Ok(()) };
        match ty.cast::<LLVMFunctionType<'c>>() {
            Some(ty) => self.verify_types(ir, ty),
            None => error(format!("callee does not have a functional type: '{ty}'")),
        }
    }
}

impl CallOp {
    /// Checks operand and result types against the callee's type.
    fn verify_types(self, ir: &Ir<'_>, ty: LLVMFunctionType<'_>) -> VerifyResult {
        if ty.var_arg() && self.var_callee_type(ir).is_none() {
            return error("missing var_callee_type attribute for vararg call");
        }
        let count = self.op().operand_segment(ir, 0).len();
        let params = ty.params();
        if !ty.var_arg() && params.len() != count {
            return error(format!(
                "incorrect number of operands ({count}) for callee (expecting: {})",
                params.len()
            ));
        }
        if params.len() > count {
            return error(format!(
                "incorrect number of operands ({count}) for varargs callee (expecting at least: {})",
                params.len()
            ));
        }
        for (number, (operand, param)) in self.op().operands(ir).zip(params).enumerate() {
            if operand.ty(ir) != *param {
                return error(format!(
                    "operand type mismatch for operand {number}: '{}' != '{param}'",
                    operand.ty(ir)
                ));
            }
        }
        let returned = ty.return_type();
        match self.op().result_types(ir).next() {
            None if !returned.is::<LLVMVoidType<'_>>() => error("expected function call to produce a value"),
            Some(_) if returned.is::<LLVMVoidType<'_>>() => {
                error("calling function with void result must not produce values")
            }
            Some(own) if own != returned => error(format!("result type mismatch: '{own}' != '{returned}'")),
            _ => Ok(()),
        }
    }
}
