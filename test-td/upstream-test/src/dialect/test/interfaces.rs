//! Interfaces of ops: control flow, kinds of regions, users of symbols.

use std::ops::Range;

use rtblgen_runtime::interfaces::{
    BranchOpInterface, CallableOpInterface, RegionKind, RegionKindInterface, SymbolUserAttrInterface,
    SymbolUserOpInterface,
};
use rtblgen_runtime::symbols::SymbolTables;
use rtblgen_runtime::{
    FunctionType, Ir, Op, Region, SymbolRefAttr, Type, TypedOp, VerifyError, VerifyResult,
};

use super::*;

impl RegionKindInterface for SSACFGRegionOp {
    fn region_kind(_: usize) -> RegionKind {
        RegionKind::Ssacfg
    }
}

impl RegionKindInterface for GraphRegionOp {
    fn region_kind(_: usize) -> RegionKind {
        RegionKind::Graph
    }
}

impl RegionKindInterface for IsolatedGraphRegionOp {
    fn region_kind(_: usize) -> RegionKind {
        RegionKind::Graph
    }
}

impl BranchOpInterface for TestBranchOp {
    fn successor_operands(self, ir: &Ir<'_>, _: usize) -> Range<usize> {
        self.op().operand_segment(ir, 0)
    }
}

/// The result of the operation is the function.
fn own_type<'c>(op: FunctionalRegionOp, ir: &Ir<'c>) -> Option<FunctionType<'c>> {
    op.op().result(ir, 0).ty(ir).cast()
}

impl CallableOpInterface for FunctionalRegionOp {
    fn callable_region(self, ir: &Ir<'_>) -> Option<Region> {
        Some(self.op().region(ir, 0))
    }

    fn argument_types<'c>(self, ir: &Ir<'c>) -> &'c [Type<'c>] {
        own_type(self, ir).map_or(&[], |ty| ty.inputs())
    }

    fn result_types<'c>(self, ir: &Ir<'c>) -> &'c [Type<'c>] {
        own_type(self, ir).map_or(&[], |ty| ty.results())
    }
}

impl SymbolUserOpInterface for TestCallOp {
    fn verify_symbol_uses<'c>(self, ir: &Ir<'c>, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        let callee = self.op().attribute(ir, "callee").and_then(|callee| callee.cast::<SymbolRefAttr<'c>>());
        let Some(callee) = callee else {
            return Err(VerifyError::new("requires a 'callee' symbol reference attribute"));
        };
        let function = tables.lookup_nearest(self.op(), callee);
        match function.and_then(|function| function.function_type(ir)) {
            Some(_) => Ok(()),
            None => Err(VerifyError::new(format!(
                "'{}' does not reference a valid function",
                callee.leaf().value()
            ))),
        }
    }
}

impl<'c> SymbolUserAttrInterface<'c> for TestSymbolRefAttr<'c> {
    fn verify_symbol_uses(self, ir: &Ir<'c>, op: Op, tables: &mut SymbolTables<'_, 'c>) -> VerifyResult {
        let symbol = self.symbol();
        let reference = symbol.cast::<SymbolRefAttr<'c>>();
        match reference.and_then(|reference| tables.lookup_nearest(op, reference)) {
            Some(found) if found.is_symbol(ir) => Ok(()),
            _ => Err(VerifyError::new(format!(
                "TestSymbolRefAttr::verifySymbolUses: '{symbol}' does not reference a valid symbol"
            ))),
        }
    }
}
