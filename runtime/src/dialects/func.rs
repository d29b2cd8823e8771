//! The `func` dialect: `func.func`, `func.call`, `func.call_indirect`, `func.constant` and `func.return`.
//!
//! It is generated from `td/func.td`; here is what is written by hand.
#![allow(clippy::useless_conversion, reason = "generated code converts whatever a snippet yields")]

use crate::asm::{CustomAsm, OpAsmParser, OpAsmPrinter, ParseResult, parse_function, print_function};
use crate::context::attributes::{Attribute, SymbolRefAttr};
use crate::context::types::Type;
use crate::hooks::{Fold, OpAsm, Verify};
use crate::ir::TypedOp;
use crate::ir::definition::{AsmNames, FoldOutcome};
use crate::ir::{Ir, Op, OpState};
use crate::ir::{Place, VerifyError, VerifyResult};
use crate::symbols::SymbolTables;
use crate::symbols::SymbolUserOpInterface;

include!("generated/func.rs");

impl OpAsm for FuncOp {
    const NAMES: AsmNames = AsmNames { default_dialect: "func", ..AsmNames::EMPTY };
}

impl OpAsm for ConstantOp {
    const NAMES: AsmNames =
        AsmNames { result_names: Some(|_, _| vec![(0, "f".to_owned())]), ..AsmNames::EMPTY };
}

impl CustomAsm for FuncOp {
    fn parse<'c>(parser: &mut OpAsmParser<'_, 'c>, state: &mut OpState<'c>) -> ParseResult {
        parse_function(parser, state)
    }

    fn print(self, printer: &mut OpAsmPrinter<'_, '_>) {
        print_function(printer, self.op());
    }
}

impl Verify for ReturnOp {
    fn verify(self, ir: &Ir<'_>) -> VerifyResult {
        let op = self.op();
        let Some(function) = op.parent_op(ir) else { return Ok(()) };
        let Some(ty) = function.function_type(ir) else { return Ok(()) };
        let name = function.symbol_name(ir).map_or("", |name| name.value());
        let (found, expected) = (op.operand_count(ir), ty.results().len());
        if found != expected {
            return Err(
                format!("has {found} operands, but enclosing function (@{name}) returns {expected}").into()
            );
        }
        for (number, (found, expected)) in op.operand_types(ir).zip(ty.results()).enumerate() {
            if found != *expected {
                return Err(VerifyError::plain(format!(
                    "type of return operand {number} ('{found}') doesn't match function result type ('{expected}') in \
                     function @{name}"
                )));
            }
        }
        Ok(())
    }
}

/// The function that an attribute names, if there is one.
fn referenced(
    ir: &Ir<'_>,
    op: Op,
    reference: Attribute<'_>,
    tables: &mut SymbolTables<'_, '_>,
) -> Option<FuncOp> {
    let function = tables.lookup_nearest(op, reference.cast::<SymbolRefAttr<'_>>()?)?;
    FuncOp::cast(ir, function)
}

impl SymbolUserOpInterface for CallOp {
    fn verify_symbol_uses(self, ir: &Ir<'_>, tables: &mut SymbolTables<'_, '_>) -> VerifyResult {
        let op = self.op();
        let function = referenced(ir, op, self.callee_attr(ir), tables);
        let Some(ty) = function.and_then(|function| function.op().function_type(ir)) else {
            return Err(format!("'{}' does not reference a valid function", self.callee(ir)).into());
        };
        if op.operand_count(ir) != ty.inputs().len() {
            return Err("incorrect number of operands for callee".into());
        }
        for (number, (found, expected)) in op.operand_types(ir).zip(ty.inputs()).enumerate() {
            if found != *expected {
                return Err(format!(
                    "operand type mismatch: expected operand type '{expected}', but provided '{found}' for operand \
                     number {number}"
                )
                .into());
            }
        }
        if op.result_count(ir) != ty.results().len() {
            return Err("incorrect number of results for callee".into());
        }
        match op.result_types(ir).zip(ty.results()).position(|(found, expected)| found != *expected) {
            None => Ok(()),
            Some(number) => Err(VerifyError::new(format!("result type mismatch at index {number}"))
                .with_note(Place::Here, format!("      op result types: {}", list(op.result_types(ir))))
                .with_note(
                    Place::Here,
                    format!("function result types: {}", list(ty.results().iter().copied())),
                )),
        }
    }
}

fn list<'c>(types: impl Iterator<Item = Type<'c>>) -> String {
    types.map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
}

impl SymbolUserOpInterface for ConstantOp {
    fn verify_symbol_uses(self, ir: &Ir<'_>, tables: &mut SymbolTables<'_, '_>) -> VerifyResult {
        let op = self.op();
        let Some(function) = referenced(ir, op, self.value_attr(ir), tables) else {
            return Err(format!("reference to undefined function '{}'", self.value(ir)).into());
        };
        if function.op().function_type(ir).map(Type::from) == op.result_types(ir).next() {
            Ok(())
        } else {
            Err("reference to function with mismatched type".into())
        }
    }
}

impl Fold for ConstantOp {
    fn fold<'c>(self, ir: &Ir<'c>, _: &[Option<Attribute<'c>>]) -> FoldOutcome<'c> {
        self.value_attr(ir).into()
    }
}
